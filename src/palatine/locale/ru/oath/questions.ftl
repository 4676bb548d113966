# «Обет» по-русски: вопросы и варианты.

## Вопросы

oath-ask-place-pawn = Где вы ставите фигурку?
oath-ask-keep-adviser = Какую карту вы оставляете закрытым советником?
oath-ask-tend-banner = «Народная поддержка»: поместить на неё поддержку или отдать одну беднейшему резерву?
oath-ask-wake = Подъём: использовать способность?
oath-ask-act = Выберите действие
oath-ask-rest = Отдых: использовать способность?
oath-ask-search = Поиск: где искать?
oath-ask-search-discard = Какую из взятых карт вы сбрасываете?
oath-ask-play-first = Какую из взятых карт вы разыгрываете первой?
oath-ask-play = Как вы разыгрываете эту карту?
oath-ask-clear-first = До розыгрыша в локации «{ NAME($site) }»: сбросить там карту?
oath-ask-discard-adviser = Советников слишком много: кого вы сбрасываете?
oath-ask-discard-next = Какая карта идёт в стопку следующей?
oath-ask-play-modifiers = Разыграна карта «{ NAME($card) }»: какую способность использовать?
oath-ask-muster = Созыв: на какой карте?
oath-ask-trade = Торговля: с какой картой и за что?
oath-ask-travel = Перемещение: куда?
oath-ask-travel-modifiers = Куда вы идёте, выбирают { NAME($seat) }. Использовать способность до этого?
oath-ask-send = Куда перемещаются { NAME($seat) }?
oath-ask-recover = Обретение: что именно?
oath-ask-pay-banner = Сколько вы платите за «{ NAME($banner, case: "accusative") }»?
oath-ask-first-bank = Старая поддержка для резервов: { $number }. С какого начать?
oath-ask-campaign = Набег: против кого?
oath-ask-targets = Объявите цели набега
oath-ask-attack-dice = Сколько кубиков нападения вы берёте?
oath-ask-admit = Разрешить союзникам присоединиться: { NAME($seat) }?
oath-ask-join = Присоединиться к защите { NAME($seat, case: "genitive") }?
oath-ask-battle-plan = Нападают { NAME($seat) }: использовать схему сражения?
oath-ask-sacrifice = Нападения не хватает. Пожертвовать отрядами?
oath-ask-casualties = Выберите, кто погибнет: { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    }
oath-ask-garrison = Сколько отрядов вы помещаете в локацию «{ NAME($site) }»?
oath-ask-banish = Куда вы отправляете фигурку { NAME($seat, case: "genitive") }?
oath-ask-burn-favor = Сжечь половину поддержки { NAME($seat, case: "genitive") }?
oath-ask-burn-all-favor = Сжечь всю поддержку { NAME($seat, case: "genitive") }?
oath-ask-station = Сколько отрядов останется в локации «{ NAME($site) }»?
oath-ask-permit = Взять из локации { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    } хотят { NAME($seat) }. Разрешить?
oath-ask-how-many-warbands = Сколько отрядов? Между вами и { NAME($seat, case: "instrumental") }
oath-ask-accept-warbands = Отдать вам { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    } хотят { NAME($seat) }. Согласиться?
oath-ask-give-warbands = Просят у вас { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    }: { NAME($seat) }. Отдать?
oath-ask-name-keeper = Цели достигли несколько игроков: кому достаётся титул?
oath-ask-naturalise = Сколько отрядов станет пурпурными в локации «{ NAME($site) }»?
oath-ask-power = «{ NAME($power) }»: выберите
oath-ask-power-of = «{ NAME($power) }», способность { NAME($seat, case: "genitive") }: выберите
oath-ask-own-reliquary = Какую реликвию реликвария вы забираете, став вассалом?
oath-ask-write-offer = Составьте предложение для { NAME($seat, case: "genitive") }
oath-ask-answer-offer = Вам делают предложение { NAME($seat) }. Согласиться?

## Варианты; .group — общее имя вариантов одного рода в длинных списках, .sure спрашивают до выбора

oath-option-pass = Пас
    .group = Пас
oath-option-begin = { NAME($major, case: "start") }
    .group = Главное действие
oath-option-rest = Закончить действия и отдохнуть
    .group = Отдых
oath-option-use = Использовать «{ NAME($power) }»
    .group = Использовать способность
oath-option-modify = С модификатором «{ NAME($power) }»
    .group = Модификатор
oath-option-yes = Да
    .group = Да
oath-option-no = Нет
    .group = Нет
oath-option-search-deck = Искать в колоде земель
    .group = Искать
oath-option-search-pile = Искать в сбросе { NAME($region, case: "at") }
    .group = Искать
oath-option-discard = Сбросить «{ NAME($card) }»
    .group = Сбросить карту
oath-option-play = Оставить «{ NAME($card) }»
    .group = Оставить карту
oath-option-play-to-site = Разыграть «{ NAME($card) }» в локации: { NAME($slot) }
    .group = Разыграть в локации
oath-option-play-adviser = Сделать «{ NAME($card) }» советником
    .group = Сделать советником
oath-option-play-facedown = Сделать «{ NAME($card) }» закрытым советником
    .group = Сделать закрытым советником
oath-option-reveal = Открыть «{ NAME($card) }»
    .group = Открыть видение
oath-option-muster-on = Созыв на карте «{ NAME($card) }»
    .group = Созыв
oath-option-trade-for-favor = Торговать с картой «{ NAME($card) }» за поддержку
    .group = Торговля за поддержку
oath-option-trade-for-secrets = Торговать с картой «{ NAME($card) }» за тайны
    .group = Торговля за тайны
oath-option-travel-to = Переместиться: { NAME($slot) }
    .group = Переместиться
oath-option-recover-relic = Обрести реликвию { $relic_place } этой локации
    .group = Обрести реликвию
oath-option-recover-banner = Обрести «{ NAME($banner, case: "accusative") }»
    .group = Обрести знамя
oath-option-pay = Заплатить { $amount }
    .group = Заплатить
oath-option-grow = Поместить 1 поддержку на «Народную поддержку»
    .group = Народная поддержка
oath-option-shrink = Передвинуть 1 поддержку с «Народной поддержки» в резерв { NAME($suit, case: "genitive") }
    .group = Народная поддержка
oath-option-against = Против { NAME($seat, case: "genitive") }
    .group = Против кого
oath-option-against-bandits = Против банд
    .group = Против кого
oath-option-target-site = Цель: { NAME($slot) }
    .group = Цель
oath-option-target-relic = Цель: «{ NAME($relic) }»
    .group = Цель
oath-option-target-banner = Цель: «{ NAME($banner) }»
    .group = Цель
oath-option-target-pawn = Цель: фигурка и поддержка
    .group = Цель
oath-option-target-buried = Цель: реликвия { $relic_place }, { NAME($slot) }
    .group = Цель
oath-option-attack-with = Бросить кубиков нападения: { $amount }
    .group = Кубики нападения
oath-option-sacrifice = Пожертвовать отрядами: { $amount }
    .group = Пожертвовать
oath-option-lose-at-site = Потерять { $amount }: { NAME($slot) }
    .group = Потери в локации
oath-option-lose-on-board = Потерять { $amount } на планшете { NAME($seat, case: "genitive") }
    .group = Потери на планшете
oath-option-garrison = { NAME($slot, case: "start") }: { $amount }
    .group = Отряды в локации
oath-option-banish = Передвинуть фигурку: { NAME($slot) }
    .group = Передвинуть фигурку
oath-option-take-up = Взяться за закрытого советника «{ NAME($card) }»
    .group = Закрытый советник: разыграть или сбросить
oath-option-peek = Тайно посмотреть реликвию { $relic_place } этой локации
    .group = Тайно посмотреть реликвию
oath-option-peek-reliquary = Тайно посмотреть реликвию на клетке «{ NAME($space) }»
    .group = Тайно посмотреть в реликварий
oath-option-station = Передвинуть отряды между планшетом и локацией
    .group = Передвинуть отряды здесь
oath-option-hand-over = Отдать отряды { NAME($seat, case: "dative") }
    .group = Отдать отряды
oath-option-ask-for = Попросить отряды у { NAME($seat, case: "genitive") }
    .group = Попросить отряды
oath-option-offer-citizenship = Предложить вассалитет { NAME($seat, case: "dative") }
    .group = Предложить вассалитет
oath-option-exile = Изгнать { NAME($seat, case: "accusative") }
    .group = Изгнать вассала
oath-option-self-exile = Уйти в изгнание
    .group = Уйти в изгнание
    .sure = За это вы отдаёте поддержку, и ваша фаза действий заканчивается. Уйти?
oath-option-choose-player = { NAME($seat, case: "start") }
    .group = Выбрать игрока
oath-option-choose-card = «{ NAME($card) }»
    .group = Выбрать карту
oath-option-choose-site = { NAME($slot, case: "start") }
    .group = Выбрать локацию
oath-option-choose-suit = { NAME($suit, case: "start") }
    .group = Выбрать масть
oath-option-choose-relic = «{ NAME($relic) }»
    .group = Выбрать реликвию
oath-option-choose-banner = «{ NAME($banner) }»
    .group = Выбрать знамя
oath-option-choose-region = { NAME($region, case: "start") }
    .group = Выбрать регион
oath-option-choose-number = { $amount }
    .group = Выбрать число
oath-option-choose-space = Реликвия на клетке «{ NAME($space) }»
    .group = Выбрать реликвию реликвария
oath-option-choose-adviser = Закрытый советник { $adviser_place } у { NAME($seat, case: "genitive") }
    .group = Выбрать закрытого советника
oath-option-choose-buried = Реликвия { $relic_place }: { NAME($slot) }
    .group = Выбрать закрытую реликвию
oath-option-to-top = На стопку сброса { NAME($region, case: "at") }
    .group = На стопку сброса
oath-option-to-bottom = Под стопку сброса { NAME($region, case: "at") }
    .group = Под стопку сброса
oath-option-under-deck = Под колоду земель
    .group = Под колоду земель
oath-option-give-favor = Отдаю поддержки: { $amount }
    .group = Отдаю поддержку
oath-option-give-secrets = Отдаю тайн: { $amount }
    .group = Отдаю тайны
oath-option-give-relic = Отдаю «{ NAME($relic) }»
    .group = Отдаю реликвию
oath-option-give-reliquary = Отдаю реликвию на клетке «{ NAME($space) }»
    .group = Отдаю реликвию реликвария
oath-option-give-banner = Отдаю «{ NAME($banner, case: "accusative") }»
    .group = Отдаю знамя
oath-option-give-site = Отдаю: { NAME($slot) }
    .group = Отдаю локацию
oath-option-give-adviser = Отдаю своего советника { $adviser_place }
    .group = Отдаю советника
oath-option-get-favor = Получаю поддержки: { $amount }
    .group = Получаю поддержку
oath-option-get-secrets = Получаю тайн: { $amount }
    .group = Получаю тайны
oath-option-get-relic = Получаю «{ NAME($relic) }»
    .group = Получаю реликвию
oath-option-get-banner = Получаю «{ NAME($banner, case: "accusative") }»
    .group = Получаю знамя
oath-option-get-site = Получаю: { NAME($slot) }
    .group = Получаю локацию
oath-option-get-adviser = Получаю советника { $adviser_place }
    .group = Получаю советника
oath-option-drop-term = Убрать условие { $term }
    .group = Убрать условие
oath-option-show-reliquary = Показать реликвию на клетке «{ NAME($space) }»
    .group = Показать реликвию
oath-option-show-adviser = Показать своего советника { $adviser_place }
    .group = Показать советника
oath-option-send = Отправить предложение
    .group = Отправить предложение
oath-option-stop = Прекратить договор
    .group = Прекратить договор
oath-option-accept = Согласиться
    .group = Согласиться
oath-option-refuse = Отказать
    .group = Отказать
