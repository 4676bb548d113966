# Что написано на поле «Карла Великого», по-русски.

carolus-magnus-about = Соберите кланы, удержите кольцо земель

## Вопросы, когда вещь уже выбрана; пояснения под вопросами

carolus-magnus-then-place = Куда поставить { NAME($colour, case: "accusative") } паладина?
    .hint = Ко двору или на любую территорию
carolus-magnus-hint-move-emperor = Затем бросают кубики: отменить будет нельзя.
carolus-magnus-no-undo-chance = Отменить нельзя: кубики уже брошены.
carolus-magnus-hint-lay-disc = Меньшее число ходит раньше; число = шаги Императора.
carolus-magnus-wait-lay-disc =
    { $named ->
        [yes] { $name } выбирает диск
       *[no] { $name } выбирают диск
    }
carolus-magnus-wait-play-paladin =
    { $named ->
        [yes] { $name } играет паладинов
       *[no] { $name } играют паладинов
    }
carolus-magnus-wait-move-emperor =
    { $named ->
        [yes] { $name } ведёт Императора
       *[no] { $name } ведут Императора
    }
carolus-magnus-wait-choose-crown =
    { $named ->
        [yes] { $name } выбирает цвет за корону
       *[no] { $name } выбирают цвет за корону
    }
carolus-magnus-wait-choose-starter =
    { $named ->
        [yes] { $name } решает, кто начинает
       *[no] { $name } решают, кто начинает
    }

## Шаги хода

carolus-magnus-phase-lay-disc = диск
carolus-magnus-phase-play-paladin = паладины
carolus-magnus-phase-move-emperor = Император
carolus-magnus-phase-refill = пополнение

## Кольцо

carolus-magnus-board-you = Вы
carolus-magnus-board-clockwise = по часовой
carolus-magnus-board-supply = центр
carolus-magnus-board-round = раунд { $number }
carolus-magnus-board-pile = { NAME($colour) }, в центре { $number }
carolus-magnus-board-land = Территория { $numeral }
carolus-magnus-board-castles-of =
    { $number ->
        [one] { $number } замок { NAME($side, case: "genitive") }
        [few] { $number } замка { NAME($side, case: "genitive") }
       *[other] { $number } замков { NAME($side, case: "genitive") }
    }
carolus-magnus-board-cubes = { NAME($colour) }: { $number }
carolus-magnus-board-strengths = силы: { $strengths }
carolus-magnus-board-emperor-here = здесь Император

## Дворы и диски

carolus-magnus-board-courts = Дворы
carolus-magnus-board-courts-about = Щит стоит у того, кто контролирует клан. При равенстве он остаётся на месте.
carolus-magnus-board-own-court = Ваш двор
carolus-magnus-board-discs = Диски этого цикла
carolus-magnus-board-discs-about = меньший ходит раньше, число = шаги Императора
carolus-magnus-board-disc = диск { $number }
carolus-magnus-board-disc-laid = выложен { $number }
carolus-magnus-board-disc-place =
    { $place ->
        [1] { $number }, ходит первым
        [2] { $number }, ходит вторым
        [3] { $number }, ходит третьим
       *[other] { $number }, ходит четвёртым
    }
carolus-magnus-board-disc-acted = { $number }, ход сделан
carolus-magnus-board-stock =
    { $number ->
        [one] остался { $number } замок
        [few] осталось { $number } замка
       *[other] осталось { $number } замков
    }

## Лоток

carolus-magnus-board-reserve = Запас
carolus-magnus-board-your-reserve = Ваш запас
carolus-magnus-board-reserve-of = { $number } из { $full }
carolus-magnus-board-reserve-plays = за ход играют { $number }
carolus-magnus-board-other-reserves = Запасы остальных
carolus-magnus-board-paladin = { NAME($colour) } паладин
carolus-magnus-board-stops = Что даст каждая остановка
carolus-magnus-board-stops-about = подсчёт стола, не подсказка
carolus-magnus-board-stop-nothing = равенство: ничего
carolus-magnus-board-stop-kept =
    { $mine ->
        [yes] остаётся у вас
       *[no] остаётся у { NAME($side, case: "genitive") }
    }
carolus-magnus-board-stop-builds =
    { $mine ->
        [yes] вы строите замок
       *[no] { NAME($side) } строят замок
    }
carolus-magnus-board-stop-takes =
    { $mine ->
        [yes] вы захватываете у { NAME($side2, case: "genitive") }
       *[no] { NAME($side) } захватывают
    }
carolus-magnus-board-lay = Ваши диски
carolus-magnus-board-other-laid = { $name }: выложен { $number }
carolus-magnus-board-crown = Корона
carolus-magnus-board-crown-about = паладин любого цвета
carolus-magnus-board-left = осталось { $number }
carolus-magnus-board-to-court = Или ко двору

## Стол в словах

carolus-magnus-text-ring = Кольцо, по часовой стрелке
carolus-magnus-text-territory = Территория
carolus-magnus-text-segments = Сегменты
carolus-magnus-text-owner = Владелец
carolus-magnus-text-castles = Замки
carolus-magnus-text-strengths = Силы
carolus-magnus-text-emperor = Император
carolus-magnus-text-courts = Дворы
carolus-magnus-text-player = Игрок
carolus-magnus-text-holds = Контролирует
carolus-magnus-text-castles-built = Построено замков
carolus-magnus-text-reserves = Запасы, диски и центр
carolus-magnus-text-disc = Выложен диск
carolus-magnus-text-discs-left = Остались диски
carolus-magnus-text-supply = Центр

## Что это за вещи и когда они важны

carolus-magnus-board-emperor = Император
carolus-magnus-board-held-by = Контролирует: { $name }
carolus-magnus-board-held-by-nobody = Никто не контролирует
carolus-magnus-about-emperor = Он идёт по кольцу по часовой стрелке. Там, где он остановится, сильнейшая сторона строит замок или захватывает стоящие замки.
carolus-magnus-about-land =
    { $number ->
        [1] Одна территория кольца. Кто сильнее всех, когда здесь остановится Император, строит или захватывает замки.
       *[other] Соединённые сегменты ({ $number }): одна территория, один шаг Императора. Кто сильнее всех, когда он здесь остановится, захватывает все её замки.
    }
carolus-magnus-about-clan = У кого при дворе больше паладинов клана, чем у каждого другого, тот его контролирует: все паладины клана на кольце считаются за него.
carolus-magnus-about-disc = Число говорит, когда вы ходите (меньшее раньше) и как далеко можете повести Императора: до { $number }.
carolus-magnus-about-castles = замков осталось: { $number } из { $all }
carolus-magnus-when-territory = Территорию выбирают, когда играют паладина и когда ведут Императора.
carolus-magnus-when-target = Территорию выбирают, когда играют паладина и когда ведут Императора.
carolus-magnus-when-colour = Клан выбирают, когда играют паладинов из резерва и когда на кубике выпала корона.
carolus-magnus-when-disc = Диски кладут в начале каждого раунда.
carolus-magnus-when-court = Двор выбирают, когда играют паладина.
carolus-magnus-when-emperor = Императора ведут, когда паладины сыграны.
