# «Обет» по-русски: Механический князь.

## Его планшет и лист разума

oath-threat-no-threat = Нет угрозы?
oath-threat-successor = Преемник
oath-threat-usurper = Узурпатор
oath-threat-vision = Видение
oath-threat-oathkeeper = Верный обету
oath-column-friends = Друзья
oath-column-conspirators = Заговорщики
oath-arrow-red = красная
oath-arrow-orange = оранжевая
oath-arrow-black = чёрная
oath-condition-always = всегда
oath-condition-ready-sites = готов к битве: локации
oath-condition-ready-relics = готов к битве: реликвии
oath-condition-ready-the-grand-scepter = готов к битве: Большой скипетр
oath-condition-ready-darkest-secret = готов к битве: страшная тайна
oath-condition-ready-peoples-favor = готов к битве: народная поддержка
oath-condition-recover-peoples-favor = может обрести народную поддержку
oath-condition-recover-darkest-secret = может обрести страшную тайну
oath-condition-recover-relic = может обрести реликвию здесь
oath-condition-relic-affordable = может оплатить реликвию на поле
oath-condition-muster-possible = созыв возможен
oath-condition-rules-most-sites = правит большинством локаций
oath-condition-holds-darkest-secret = владеет страшной тайной
oath-condition-holds-peoples-favor = владеет народной поддержкой
oath-excuse-nothing-to-gain = получать нечего
oath-excuse-no-warbands = созыв не даст отрядов
oath-excuse-best-here = его локация не хуже других
oath-excuse-not-ready = он не готов к битве
oath-excuse-nobody-has-it = этого нет ни у кого другого
oath-excuse-no-site = такой локации нет
oath-excuse-cannot-pay = ему нечем заплатить
oath-excuse-is-his = это уже у него
oath-excuse-no-relic = в его локации нет реликвий
oath-say-cell = { $code } ({ $deed })
oath-say-symbol-supremacy = угроза: локации
oath-say-symbol-the-people = угроза: народная поддержка
oath-say-symbol-protection = угроза: реликвии и знамёна
oath-say-symbol-devotion = угроза: страшная тайна
oath-say-symbol-the-grand-scepter = угроза: Большой скипетр
oath-say-deed-travel-most-trade-favor = перемещение: больше всего поддержки
oath-say-deed-travel-most-trade-secrets = перемещение: больше всего тайн
oath-say-deed-travel-relic-site = перемещение: к реликвии
oath-say-deed-trade-favor = торговля: поддержка
oath-say-deed-trade-secrets = торговля: тайны
oath-say-deed-muster = созыв
oath-say-deed-travel-campaign-sites = перемещение и набег: локации
oath-say-deed-travel-campaign-relics = перемещение и набег: реликвии
oath-say-deed-travel-campaign-the-grand-scepter = перемещение и набег: Большой скипетр
oath-say-deed-travel-campaign-peoples-favor = перемещение и набег: народная поддержка
oath-say-deed-travel-campaign-darkest-secret = перемещение и набег: страшная тайна
oath-say-deed-recover-relic = обретение: реликвия
oath-say-deed-recover-peoples-favor = обретение: народная поддержка
oath-say-deed-recover-darkest-secret = обретение: страшная тайна
oath-say-deed-search = поиск
oath-say-own-sheet = Реконструкция: печатный лист разума не опубликован текстом, эта ячейка придумана по правилам.

## Что он делает

oath-fact-prince-threat = Князь видит угрозу «{ NAME($threat) }», её источник — { NAME($seat2) }.
oath-fact-prince-threat-of-nobody = Князь действует как при угрозе «{ NAME($threat) }».
oath-fact-prince-no-threat = Князь не видит угрозы.
oath-fact-prince-tokens = Оба жетона действия переходят сюда: { NAME($cell) }.
oath-fact-prince-tokens-stay = Жетоны действия остаются, текущий здесь: { NAME($cell) }.
oath-fact-prince-drew = Князь берёт карты: { NAME($cards) }.
oath-fact-prince-no-card = Князь не взял ни одного обитателя и ничего не разыгрывает.
oath-fact-prince-tactics = Тактика князя: { $number }.
oath-fact-prince-chose = Князь выбирает карту «{ NAME($card) }»: выше всех в столбце «{ NAME($column) }» стоит эта масть: { NAME($suit) }.
oath-fact-prince-chose-first = Князь выбирает первую взятую карту «{ NAME($card) }»: взятых мастей нет в столбце «{ NAME($column) }».
oath-fact-prince-cannot-play = Карту «{ NAME($card) }» негде разыграть, князь сбрасывает её.
oath-fact-prince-ambitions = В амбиции князя: поддержка { $number } из резерва { NAME($suit, case: "genitive") }.
oath-fact-prince-relation = Жетон отношений ({ NAME($suit) }) теперь в столбце «{ NAME($column) }», ряд { $number }.
oath-fact-prince-relation-top = Жетон отношений ({ NAME($suit) }) уже наверху столбца «{ NAME($column) }».
oath-fact-prince-actions = { $number ->
        [one] У князя { $number } действие.
        [few] У князя { $number } действия.
       *[other] У князя { $number } действий.
    }
oath-fact-prince-moves = { NAME($cell) } → { NAME($cell2) }: { NAME($arrow) } стрелка, { NAME($condition) }.
oath-fact-prince-skips = { NAME($cell) } — пропуск: { NAME($excuse) }.
oath-fact-prince-weighs = Князь сравнивает: кубиков { $number } против кубиков защиты { $number2 } и сил { $number3 }.
oath-fact-prince-spares = Тактика князя убирает кубики нападения: { $number }.
oath-fact-prince-offers = Князь предлагает вассалитет и нижнюю реликвию колоды: { NAME($seat2) }.
oath-fact-prince-start = Начальный жетон переходит сюда: { NAME($cell) }.

## О чём спрашивают

oath-ask-prince-offer = Князь ({ NAME($seat) }) предлагает вам нижнюю реликвию колоды: взять её и стать вассалом?
oath-ask-prince-power = Использовать способность за князя ({ NAME($seat) })?
oath-ask-prince-modifiers = Действие князя ({ NAME($seat) }): { NAME($major) }. Использовать с ним способность?
