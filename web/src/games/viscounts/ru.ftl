# Что написано на поле «Виконтов Западного королевства», по-русски.

viscounts-about = Собирайте горожан, объезжайте кольцо, занимайте замок

## Пояснения под вопросами; кого ждут

viscounts-hint-move = На внешних участках торгуют и строят, с внутренних попадают в замок и к манускриптам.
viscounts-hint-play-card = Её ценность в серебре — это шаги вашего виконта.
viscounts-no-undo-chance = Отменить нельзя: карты уже взяты.
viscounts-then-shift = В какую сторону?
viscounts-wait-play-card = { $name }: выбор карты
viscounts-wait-move = { $name }: ход виконта
viscounts-wait-act = { $name }: выбор действия
viscounts-wait-recruit = { $name }: наём горожан
viscounts-wait-take-pair = { $name }: выбор героя

## Кнопки: остальное сказано в вопросе

viscounts-button-act-transcribe = Писать манускрипт
viscounts-button-act-pass = Без действия
viscounts-button-dismiss-pass = Никого не увольнять
viscounts-button-exchange-pass = Хватит
viscounts-button-recruit-pass = Никого не нанимать
viscounts-button-discard-pass = Ничего не сбрасывать
viscounts-button-destroy-pass = Ничего не уничтожать
viscounts-button-discard-top = Верхнюю, не глядя
viscounts-button-destroy-top = Верхнюю, не глядя

## Шаги хода

viscounts-phase-card = карта
viscounts-phase-move = движение
viscounts-phase-action = действие
viscounts-phase-recruit = наём
viscounts-phase-collision = столкновение
viscounts-phase-draw = добор

## Круглое поле

viscounts-board-you = Вы
viscounts-board-round = раунд { $number }
viscounts-board-last-round = последний раунд
viscounts-board-quill = Пером отмечено восстановленное нами
viscounts-board-side-four-sites = По 4 места в сегменте
viscounts-board-side-five-sites = По 5 мест в сегменте
viscounts-board-side-about = Реконструкция: какая сторона сегментов для скольких игроков, прочесть не удалось; четыре места для одного и двух, пять для трёх и четырёх. (VW-SET-01)
viscounts-board-trade = Обмен: символов торговли { $number }, { $effect }
viscounts-board-space-trade = Торговля { $number }: { $effect }
viscounts-board-trade-here = Торговать здесь
viscounts-board-transcribe-here = Переписать этот манускрипт
viscounts-board-inner = Замок; манускрипт за { $cost }
viscounts-board-viscounts-here = здесь: { $names }
viscounts-board-viscount-of = Виконт: { $name }
viscounts-board-built-by = { NAME($building) }: { $name }
viscounts-board-site-gives = кто здесь построит: { $effect }
viscounts-board-link = Связь. Когда построены оба конца: { $effect }
viscounts-board-pile =
    { $number ->
        [0] напечатано на поле
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
viscounts-board-leader = лидер замка
viscounts-board-tier-workers = ярус { $tier }: { $who }
viscounts-board-going-up = кто поднимется на ярус 2: { $effect }
viscounts-board-folk = { $name }, ценность { $silver }, { NAME($icons) }
viscounts-board-script = { $name }, стоит { $cost }. { $text }

## Что делают карты

viscounts-board-when = { $when }: { $effect }
viscounts-board-trigger-after-build = за стройку
viscounts-board-trigger-after-noble = за рабочих
viscounts-board-trigger-after-trade = за обмен
viscounts-board-trigger-after-transcribe = за манускрипт
viscounts-board-trigger-any-collision = столкновение
viscounts-board-trigger-flip-debt = за оплату долга
viscounts-board-trigger-gain-debt = за получение долга

## Планшеты игроков

viscounts-board-yours = Ваш планшет
viscounts-board-of = Планшет: { $name }
viscounts-board-slides = карты идут вправо
viscounts-board-signs = О символах
viscounts-board-empty-place = Пустое место: считаются напечатанные символы
viscounts-board-drops = скоро:
viscounts-board-icons = Символы
viscounts-board-paid = оплачено { $number }
viscounts-board-approved = одобрено { $number }
viscounts-board-track = Коррупция и добродетель
viscounts-board-apart =
    { $number ->
        [0] встретились
        [one] между ними { $number } шаг
        [few] между ними { $number } шага
       *[other] между ними { $number } шагов
    }
viscounts-board-track-at = коррупция на { $corruption }, добродетель на { $virtue }
viscounts-board-track-field = Деление { $position }. Владелец: { $above }. Остальные: { $below }
viscounts-board-condition-some-criminal = если есть криминал
viscounts-board-condition-no-criminal = если нет криминала
viscounts-board-workshops = Мастерские
viscounts-board-trading-posts = Торговые посты
viscounts-board-guildhalls = Гильдии
viscounts-board-building-points = Очки за одно, два и три построенных: { $points }
viscounts-board-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }
viscounts-board-slot = { NAME($building, case: "start") }. { $text }
viscounts-board-slot-hides = Под ним: { $text }
viscounts-board-manuscripts = Манускрипты
viscounts-board-bonus = Бонусная карта церковника, { NAME($ribbon) }
viscounts-board-workers = { $number } из { $all }
viscounts-board-cards-of = { $name }: на руке { $hand }, в колоде { $draw }, в сбросе { $discard }.
viscounts-board-discards = В сбросе: { $names }.
viscounts-board-others = Планшеты соперников
viscounts-board-others-about = нажмите на место игрока, чтобы увидеть всё
viscounts-board-stack = { $number } из { $all }
viscounts-board-stack-left = осталось { $number } из { $all }

## Автома

viscounts-board-automa-board = { NAME($board) }; действует левая схема
viscounts-board-automa-piles = Схемы: в колоде { $draw }, в сбросе { $discard }, будущих { $future }
viscounts-board-scheme-about = Сначала: { $rows }. Шагов: { $steps }. Затем по порядку: { $tries }

## Лоток

viscounts-board-hand = Рука
viscounts-board-limit = лимит { $number }
viscounts-board-draw = колода
viscounts-board-discard = сброс
viscounts-board-draw-pile = Ваша колода
viscounts-board-discard-pile = Ваш сброс
viscounts-board-way-outer = { NAME($segment, case: "start") } { $number }
viscounts-board-way-inner = { NAME($segment, case: "start") }, внутри
viscounts-board-have = у вас { $number }
viscounts-board-needs = нужно { $number }
viscounts-board-place =
    { $number ->
        [one] { $number } рабочий
        [few] { $number } рабочих
       *[other] { $number } рабочих
    }
viscounts-board-transcribe = Манускрипт, церковников: { $cost }
viscounts-board-no-action = Без действия
viscounts-board-pair = Карта игрока { $number }
viscounts-board-starts = Старт: { NAME($space) }
viscounts-board-then = затем:

## Стол в словах

viscounts-text-spaces = Участки, по часовой стрелке
viscounts-text-space = Участок
viscounts-text-offers = Что здесь можно
viscounts-text-viscounts = Виконты
viscounts-text-segments = Секторы, стопки и замок
viscounts-text-segment = Сектор
viscounts-text-townsfolk = Горожанин (карт в стопке)
viscounts-text-manuscript = Манускрипт (карт в стопке)
viscounts-text-section = Секция замка
viscounts-text-sites = Места для строительства
viscounts-text-site = Место
viscounts-text-reward = Награда
viscounts-text-building = Здание
viscounts-text-links = Связи дальше
viscounts-text-players = Игроки
viscounts-text-player = Игрок
viscounts-text-papers = Долги и сделки
viscounts-text-track = Шкала
viscounts-text-workers = Рабочие в запасе
viscounts-text-points = Очки
viscounts-text-cards = Карты
viscounts-text-row = На планшете
viscounts-text-icons = Символы
viscounts-text-hand = Рука
viscounts-text-piles = Колода, сброс
viscounts-text-slots = Открытые места
viscounts-text-manuscripts = Манускрипты
viscounts-text-stacks = Бедность и процветание
viscounts-text-stack = Стопка
viscounts-text-left = Карт сверху

## Что это за вещи и когда они важны

viscounts-about-folk = Стоимость в серебре: { $silver }, { NAME($icons) }
viscounts-about-corner = При найме или увольнении: { $effect }
viscounts-about-script = Стоит { $cost ->
        [one] { $cost } церковника
       *[other] { $cost } церковников
    }
viscounts-about-ribbon = Лента: { NAME($ribbon) }
viscounts-about-price = Доплата серебром, чтобы попасть туда сейчас: { $number }
viscounts-about-link = Связь
viscounts-about-link-gives = Когда на обоих концах стоят здания, их владельцы получают: { $effect }
viscounts-about-open = Открыто: { $name }
viscounts-when-townsfolk = Карты с руки играют в начале хода. Верхнюю карту стопки можно нанять после действия или уволить во время него.
viscounts-when-manuscript = Манускрипт пишут с внутреннего участка: это действие хода.
viscounts-when-space = Участок выбирают после того, как сыграна карта: её стоимость говорит, как далеко едет виконт.
viscounts-when-site = Место для строительства выбирают, когда строят: только на том берегу, где стоит виконт.
viscounts-when-link = Связь важна, когда здания стоят на обоих её концах.
viscounts-when-section = Секцию замка выбирают, когда ставят или переводят рабочих.
viscounts-when-slot = Здание покидает ячейку при постройке; с этого момента ячейка работает на вас.
viscounts-when-good = Товары выбирают, когда платят за действие и когда можно взять один на выбор.
viscounts-when-sheet = Долги и сделки выбирают, когда карта или участок позволяет их перевернуть.
viscounts-when-scheme = В ход Автомы действует левая схема.
viscounts-when-stack = Когда стопка кончается, начинается конец игры.

## Повторяющиеся строки летописи

viscounts-board-many-exchanged-gained = { NAME($seat, case: "start") }: { $count ->
        [one] { $count } обмен
        [few] { $count } обмена
       *[many] { $count } обменов
    }, +{ $total } { NAME($good, case: "many") }.
