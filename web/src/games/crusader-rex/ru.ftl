# What stands on the board of Crusader Rex, in Russian.

crusader-rex-about = Скрытые войска, семь городов, один Иерусалим

## Who is waited for

crusader-rex-wait-choose-card = { $named ->
        [yes] { $name } выбирает карту
       *[no] { $name } выбирают карту
    }
crusader-rex-wait-take-seats = { $named ->
        [yes] { $name } занимает провинции
       *[no] { $name } занимают провинции
    }
crusader-rex-wait-spend-move = { $named ->
        [yes] { $name } двигает войска
       *[no] { $name } двигают войска
    }
crusader-rex-wait-group-block = { $named ->
        [yes] { $name } двигает войска
       *[no] { $name } двигают войска
    }
crusader-rex-wait-group-step = { $named ->
        [yes] { $name } двигает войска
       *[no] { $name } двигают войска
    }
crusader-rex-wait-place-hit = { $named ->
        [yes] { $name } распределяет попадания
       *[no] { $name } распределяют попадания
    }
crusader-rex-wait-place-block = { $named ->
        [yes] { $name } ставит блок
       *[no] { $name } ставят блок
    }
crusader-rex-wait-replace = { $named ->
        [yes] { $name } восполняет потери
       *[no] { $name } восполняют потери
    }

## Hints under questions

crusader-rex-no-undo-chance = Отменить нельзя: брошены кубики или взят блок или карта.
crusader-rex-hint-take-seats = Чтобы изменить: блок, затем одна из его провинций; в итоге блоков в городе не больше его рейтинга.
crusader-rex-hint-swap-saladin = Обмен только один; франки его не видят.
crusader-rex-hint-choose-card = Обе стороны кладут по карте лицом вниз; большее число ходит первым.
crusader-rex-hint-winter-campaign = Вместо движения осада останется на зиму.
crusader-rex-hint-assassinate = Три кубика: каждые 1–3 отнимают шаг силы.
crusader-rex-hint-give-manna = { $targets ->
        [0] У всех ваших блоков полная сила.
       *[other] По одному шагу, не выше полной силы.
    }
crusader-rex-hint-spend-move = Выберите блоки, затем цель. Золотой город: группа по одной дороге. Тонкое кольцо: сбор. Якорь: морем.
crusader-rex-hint-group-block = Каждый блок идёт своим путём; дорога пропускает не всех.
crusader-rex-hint-group-step = На дорогах: сколько блоков прошло и сколько может пройти.
crusader-rex-hint-muster-block = Кто идёт на сбор, идёт до конца и остаётся здесь.
crusader-rex-hint-land = Из порта в порт; дальность хода не важна.
crusader-rex-hint-main-road = Кто пришёл по ней, бьётся сразу; остальные — раундом позже.
crusader-rex-hint-name-jihad = Там в первом раунде ваши блоки действуют первыми, если атакуете вы.
crusader-rex-hint-show-block = Один блок осаждающих лежит открытым для всех.
crusader-rex-hint-deploy = Остальные выходят в поле и сражаются.
crusader-rex-hint-declare-storm = Первое попадание по блоку в замке — лишь половина.
crusader-rex-hint-declare-sally = Они бьются со всеми осаждающими и могут отойти в свой черёд.
crusader-rex-hint-act = Сначала A, потом B, потом C; обороняющиеся раньше.
crusader-rex-hint-action-charge = Натиск: каждая 6 стоит шага силы.
crusader-rex-hint-action-harry = Набег: атака и уход.
crusader-rex-hint-action-retreat = Отступление: по дороге в другой город.
crusader-rex-hint-action-withdraw = Отход: выйти из этого боя, оставшись в городе.
crusader-rex-hint-place-hit = Каждое попадание получает сильнейший блок.
crusader-rex-hint-retreat-all = По одному; кто не может уйти, гибнет.
crusader-rex-hint-leave-siege = Кто остаётся, продолжает осаду.
crusader-rex-hint-regroup = На одну дорогу каждый, в свои или пустые города.
crusader-rex-hint-place-block = В своей провинции с полной силой, в другом городе с силой 1.
crusader-rex-hint-feed = Блок, от которого вы откажетесь, погибнет.
crusader-rex-hint-replace = { $targets ->
        [0] Никто не может получить шаг силы.
       *[other] Очки города — только для блоков, стоящих в нём.
    }
crusader-rex-pick-spend-move = { $number ->
        [one] { $number } блок: куда?
        [few] { $number } блока вместе: куда?
       *[other] { $number } блоков вместе: куда?
    }
crusader-rex-pick-group-block = { crusader-rex-pick-spend-move }
crusader-rex-pick-muster-block = { crusader-rex-pick-spend-move }
crusader-rex-option-way = Марш: { NAME($town) }
crusader-rex-then-group = { NAME($town) }: отправить отряд или созвать сбор?
crusader-rex-then-muster = { NAME($town) }: отправить отряд или созвать сбор?
crusader-rex-then-seat = { NAME($block, case: "start") }: в какой город?
crusader-rex-then-strike = { NAME($town) }: поле или замок?
crusader-rex-then-regroup = { NAME($block, case: "start") }: куда?
crusader-rex-then-retreat = { NAME($block, case: "start") }: куда?

## Buttons, where the question says the rest

crusader-rex-button-group = Группа отсюда
crusader-rex-button-muster = Сбор здесь
crusader-rex-button-stop = Остановиться здесь
crusader-rex-button-step = { NAME($town) }
crusader-rex-button-force = Форсированный марш: { NAME($town) }
crusader-rex-button-land = { NAME($town) }
crusader-rex-button-main-road = Главная дорога — { NAME($way) }
crusader-rex-button-fire = Атака
crusader-rex-button-charge = Натиск
crusader-rex-button-harry = Набег
crusader-rex-button-withdraw = Отход
crusader-rex-button-retreat = Отступление: { NAME($town) }
crusader-rex-button-regroup = { NAME($town) }
crusader-rex-button-place = { NAME($town) }
crusader-rex-button-seat = { NAME($town) }
crusader-rex-button-take-seats-done-usual-seats = Начать с обычной расстановкой
crusader-rex-button-take-seats-done = Расстановка готова
crusader-rex-button-swap-saladin-done = Саладин остаётся
crusader-rex-button-give-manna-done = Больше никому
crusader-rex-button-group-block-done = Группа готова
crusader-rex-button-muster-block-done = Сбор окончен
crusader-rex-button-deploy-done = Больше никто
crusader-rex-button-declare-storm-done = Больше никто
crusader-rex-button-declare-sally-done = Больше никто
crusader-rex-button-leave-siege-done = Остальные остаются
crusader-rex-button-regroup-done = Остальные остаются
crusader-rex-button-replace-done = Больше никому

## The map

crusader-rex-board-realm-antioch = Антиохия
crusader-rex-board-realm-tripoli = Триполи
crusader-rex-board-realm-syria = Сирия
crusader-rex-board-realm-egypt = Египет
crusader-rex-board-region = Земля: { $realm }
crusader-rex-board-no-castle = без замка
crusader-rex-board-fire = { $fire }: действует с блоками { $letter }, попадает при { $number ->
        [1] 1
       *[other] 1–{ $number }
    }
crusader-rex-board-moves = { $number ->
        [one] { $number } дорога
        [few] { $number } дороги
       *[other] { $number } дорог
    }
crusader-rex-board-seats = Провинции: { $towns }
crusader-rex-board-supply = Зимой не прокормить: блоков { $number }, пищи на { $feeds }
crusader-rex-board-turn-whole = Поворачивать блоки целиком по силе
crusader-rex-board-realm-jerusalem = Королевство Иерусалим
crusader-rex-board-north = С
crusader-rex-board-map = Карта Леванта
crusader-rex-board-masyaf = Масьяф
crusader-rex-board-block = { $name }, { $fire }, сила { $steps }
crusader-rex-board-strength = сила { $number } из { $full }
crusader-rex-board-city = ключевой город
crusader-rex-board-port-open = порт
crusader-rex-board-port-fortified = укреплённый порт
crusader-rex-board-rating = рейтинг { $number }
crusader-rex-board-control = владеют { NAME($seat) }
crusader-rex-board-siege = осаждают { NAME($seat) }
crusader-rex-board-part-field = поле
crusader-rex-board-part-castle = замок
crusader-rex-board-part-reserve = подкрепление
crusader-rex-board-cities =
    { $number ->
        [one] { $number } ключевой город
        [few] { $number } ключевых города
       *[other] { $number } ключевых городов
    }

## Combat

crusader-rex-board-order = Порядок атаки
crusader-rex-board-attack = атакуют
crusader-rex-board-defend = обороняются
crusader-rex-board-reserve = подкрепление
crusader-rex-board-hidden-blocks = скрытые
crusader-rex-board-hidden = скрыт
crusader-rex-board-acts = Очередь: { $name }
crusader-rex-board-arrives = раунд { $number }
crusader-rex-board-storms = на штурм
crusader-rex-board-sallies = на вылазку
crusader-rex-board-see-map = Посмотреть на карту
crusader-rex-board-no-dice = В этом раунде боя кости ещё не бросали.
crusader-rex-board-fires = { NAME($block, case: "start") }: атака
crusader-rex-board-charges = { NAME($block, case: "start") }: натиск
crusader-rex-board-harries = { NAME($block, case: "start") }: набег
crusader-rex-board-struck = цель: { NAME($blocks, join: ", ") }
crusader-rex-board-hits =
    { $number ->
        [one] попадание
        [few] попадания
       *[other] попаданий
    }
crusader-rex-board-due =
    { $number ->
        [one] Осталось распределить { $number } попадание.
        [few] Осталось распределить { $number } попадания.
       *[other] Осталось распределить { $number } попаданий.
    }

## Tray

crusader-rex-board-blocks = Блоки
crusader-rex-board-blocks-about = на выбор: { $number }
crusader-rex-board-chosen = В пути
crusader-rex-board-acts-now = Действует
crusader-rex-board-drawn = Новый блок
crusader-rex-board-by-sea = Морем
crusader-rex-board-hand = Ваши карты
crusader-rex-board-play = Сыграть: { $card }
crusader-rex-board-on-table = На столе
crusader-rex-board-played = Сыграно в этом году
crusader-rex-board-face-down = карта лицом вниз

## The table as text

crusader-rex-text-towns = Города с севера на юг
crusader-rex-text-town = Город
crusader-rex-text-control = Владеют
crusader-rex-text-rating = Рейтинг
crusader-rex-text-siege = Осада
crusader-rex-text-sides = Обе стороны
crusader-rex-text-side = Сторона
crusader-rex-text-cities = Города
crusader-rex-text-cards = Карт
crusader-rex-text-hand = Рука
crusader-rex-text-played = Сыграно в этом году
crusader-rex-text-pool = Резерв
crusader-rex-text-lost = Потеряны в этом году
crusader-rex-text-out = Вне игры
crusader-rex-text-areas = За морем
crusader-rex-text-area = Страна
crusader-rex-text-blocks = Блоки

## Что это за вещи и когда они важны

crusader-rex-about-area = Здесь собираются крестоносцы одного народа. Когда вытянуты все три блока, они могут прибыть.
crusader-rex-about-moved = уже ходил в этой фазе
crusader-rex-when-town = Город выбирают, когда на него тратят ход, как следующую остановку похода, для отступлений, перегруппировок и новых блоков.
crusader-rex-when-block = Блок выбирают, когда он идёт, сражается, получает попадание или восстанавливает силу.
crusader-rex-when-card = Карту выбирают втёмную в начале каждого хода игры.
crusader-rex-when-place = Отсюда блоки прибывают в вашей фазе движения.

crusader-rex-board-continue = Дальше
