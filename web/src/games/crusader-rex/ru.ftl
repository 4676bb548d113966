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

crusader-rex-hint-choose-card = Обе стороны кладут по карте лицом вниз; большее число ходит первым.
crusader-rex-hint-spend-move = Золотые города отправляют отряд или созывают сбор; золотые блоки могут плыть морем.
crusader-rex-hint-place-hit = Каждое попадание получает сильнейший блок.
crusader-rex-then-group = { NAME($town) }: отправить отряд или созвать сбор?
crusader-rex-then-muster = { NAME($town) }: отправить отряд или созвать сбор?
crusader-rex-then-seat = { NAME($block, case: "start") }: в какой город?
crusader-rex-then-strike = { NAME($town) }: поле или замок?
crusader-rex-then-regroup = { NAME($block, case: "start") }: куда?
crusader-rex-then-retreat = { NAME($block, case: "start") }: куда?

## The map

crusader-rex-board-moment = { $turn ->
        [6] { $year }, зима
       *[other] { $year }, раунд { $turn }
    }
crusader-rex-board-realm-antioch = Антиохия
crusader-rex-board-realm-tripoli = Триполи
crusader-rex-board-realm-syria = Сирия
crusader-rex-board-realm-jerusalem = Королевство Иерусалим
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
