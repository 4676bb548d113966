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
oath-phase-threat = 1. Оценка угрозы
oath-phase-card = 2. Розыгрыш карты
oath-phase-actions = 3. Действия
oath-phase-cleanup = 4. Обновление
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

oath-fact-prince-phase = Механический князь ({ NAME($seat) }): { NAME($phase) }
oath-fact-prince-threat = { NAME($seat, case: "start") } видят угрозу «{ NAME($threat) }», её источник — { NAME($seat2) }.
oath-fact-prince-threat-of-nobody = { NAME($seat, case: "start") } действуют как при угрозе «{ NAME($threat) }».
oath-fact-prince-no-threat = { NAME($seat, case: "start") } не видят угрозы.
oath-fact-prince-tokens = Оба жетона действия переходят на ячейку { NAME($cell) }.
oath-fact-prince-tokens-stay = Жетоны действия остаются, текущий лежит на ячейке { NAME($cell) }.
oath-fact-prince-drew = { NAME($seat, case: "start") } берут карты { NAME($cards) }.
oath-fact-prince-no-card = { NAME($seat, case: "start") } не взяли ни одного обитателя и ничего не разыгрывают.
oath-fact-prince-tactics-plan = Карта «{ NAME($card) }» — схема сражения и продвигает жетон тактики, теперь он даёт { $number ->
        [one] { $number } кубик нападения.
        [few] { $number } кубика нападения.
       *[other] { $number } кубиков нападения.
    }
oath-fact-prince-tactics-box = За карту «{ NAME($card) }», которую нельзя разыграть, продвигается жетон тактики, теперь он даёт { $number ->
        [one] { $number } кубик нападения.
        [few] { $number } кубика нападения.
       *[other] { $number } кубиков нападения.
    }
oath-fact-prince-chose = { NAME($seat, case: "start") } выбирают карту «{ NAME($card) }»: масть «{ NAME($suit) }» стоит выше всех в столбце «{ NAME($column) }».
oath-fact-prince-chose-first = { NAME($seat, case: "start") } выбирают первую взятую карту «{ NAME($card) }»: взятых мастей нет в столбце «{ NAME($column) }».
oath-fact-prince-cannot-play = Карту «{ NAME($card) }» негде разыграть, { NAME($seat) } сбрасывают её.
oath-fact-prince-ambitions = В амбиции { NAME($seat, case: "genitive") } переходит поддержка { $number } из резерва { NAME($suit, case: "genitive") }.
oath-fact-prince-relation = Жетон отношений масти «{ NAME($suit) }» теперь в столбце «{ NAME($column) }» на ряду { $number }.
oath-fact-prince-relation-top = Жетон отношений масти «{ NAME($suit) }» уже наверху столбца «{ NAME($column) }».
oath-fact-prince-actions = { $number ->
        [one] У { NAME($seat, case: "genitive") } { $number } действие.
        [few] У { NAME($seat, case: "genitive") } { $number } действия.
       *[other] У { NAME($seat, case: "genitive") } { $number } действий.
    }
oath-fact-prince-moves = С ячейки { NAME($cell) } { NAME($arrow) } стрелка ({ NAME($condition) }) ведёт на ячейку { NAME($cell2) }.
oath-fact-prince-skips = Действие ячейки { NAME($cell) } пропущено: { NAME($excuse) }.
oath-fact-prince-weighs = { NAME($seat, case: "start") } сравнивают { $number ->
        [one] { $number } кубик нападения
        [few] { $number } кубика нападения
       *[other] { $number } кубиков нападения
    } с { $number2 ->
        [one] { $number2 } кубиком защиты
       *[other] { $number2 } кубиками защиты
    } и армией силой { $number3 }: для набега кубиков нужно больше, чем того и другого вместе.
oath-fact-prince-spares = Тактика { NAME($seat, case: "genitive") } убирает { $number ->
        [one] { $number } кубик нападения.
        [few] { $number } кубика нападения.
       *[other] { $number } кубиков нападения.
    }
oath-fact-prince-offers = { NAME($seat, case: "start") } предлагают { NAME($seat2, case: "dative") } вассалитет и нижнюю реликвию колоды.
oath-fact-prince-start = Начальный жетон переходит на ячейку { NAME($cell) }.

## О чём спрашивают

oath-ask-prince-offer = Князь ({ NAME($seat) }) предлагает вам нижнюю реликвию колоды: взять её и стать вассалом?
oath-ask-prince-power = Использовать способность за князя ({ NAME($seat) })?
oath-ask-prince-modifiers = Князь ({ NAME($seat) }) выполняет действие «{ NAME($major) }». Использовать с ним способность?
