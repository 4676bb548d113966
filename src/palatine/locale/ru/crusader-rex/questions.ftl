# Crusader Rex по-русски: вопросы и варианты.

## Вопросы

crusader-rex-ask-take-seats = Начните с обычной расстановкой или сначала переставьте блоки
crusader-rex-ask-swap-saladin = Поменяется ли Саладин местами с родичем?
crusader-rex-ask-choose-card =
    { $turn ->
        [6] Выберите карту на зимний раунд
       *[other] Выберите карту на раунд { $turn }
    }
crusader-rex-ask-winter-campaign = Сделать эту карту зимней кампанией?
crusader-rex-ask-choose-first = Карты равны: кто двигается первым?
crusader-rex-ask-assassinate = Кого поразят ассасины?
crusader-rex-ask-give-manna =
    { $number ->
        [one] Манна: шаг силы может получить ещё { $number } блок
        [few] Манна: шаг силы могут получить { $number } блока
       *[other] Манна: шаг силы могут получить { $number } блоков
    }
crusader-rex-ask-spend-move =
    { $number ->
        [one] Осталось { $number } очко действий: группа, сбор или путь морем
        [few] Осталось { $number } очка действий: группа, сбор или путь морем
       *[other] Осталось { $number } очков действий: группа, сбор или путь морем
    }
crusader-rex-ask-group-block = Какой блок выходит из { NAME($town, case: "genitive") }?
crusader-rex-ask-group-step =
    { $number ->
        [0] { NAME($block, case: "start") }: все дороги пройдены
        [one] { NAME($block, case: "start") }: куда? Осталась { $number } дорога
        [few] { NAME($block, case: "start") }: куда? Осталось { $number } дороги
       *[other] { NAME($block, case: "start") }: куда? Осталось { $number } дорог
    }
crusader-rex-ask-muster-block = Кто идёт на сбор в { NAME($town, case: "accusative") }?
crusader-rex-ask-muster-step = { NAME($block, case: "start") }: каким путём в { NAME($town, case: "accusative") }?
crusader-rex-ask-land = Куда { NAME($block, case: "number") ->
        [many] направляются
       *[one] направляется
    } { NAME($block) }?
crusader-rex-ask-main-road = Какая дорога главная при атаке на { NAME($town, case: "accusative") }?
crusader-rex-ask-name-jihad = Для какого боя Джихад?
crusader-rex-ask-show-block = Осада { NAME($town, case: "genitive") }: какой блок держать открытым?
crusader-rex-ask-pick-combat = Какой бой следующий?
crusader-rex-ask-deploy =
    { $number ->
        [one] { NAME($town) }: кто уходит в замок? Есть { $number } место
        [few] { NAME($town) }: кто уходит в замок? Есть { $number } места
       *[other] { NAME($town) }: кто уходит в замок? Есть { $number } мест
    }
crusader-rex-ask-declare-storm = { NAME($town) }: кто идёт на штурм? Ещё не больше { $number }
crusader-rex-ask-declare-sally = { NAME($town) }: кто идёт на вылазку из замка?
crusader-rex-ask-act = { NAME($town) }, раунд боя { $number }: кто действует сейчас?
crusader-rex-ask-action = Что { NAME($block, case: "number") ->
        [many] делают
       *[one] делает
    } { NAME($block) }?
crusader-rex-ask-harry-to = { NAME($block, case: "start") }: куда после набега?
crusader-rex-ask-place-hit =
    { $number ->
        [1] Кому достаётся попадание?
        [one] { $number } попадание: кому первое?
        [few] { $number } попадания: кому первое?
       *[other] { $number } попаданий: кому первое?
    }
crusader-rex-ask-retreat-all = Атакующие должны уйти из { NAME($town, case: "genitive") }: кто куда?
crusader-rex-ask-leave-siege = Осада { NAME($town, case: "genitive") }: кто отступает?
crusader-rex-ask-regroup = Перегруппировка из { NAME($town, case: "genitive") }: кто куда?
crusader-rex-ask-place-block = Где { NAME($block, case: "number") ->
        [many] встанут
       *[one] встанет
    } { NAME($block) }?
crusader-rex-ask-feed =
    { $number ->
        [one] Зимнее снабжение: { $number } лишний блок. Кем пожертвовать?
        [few] Зимнее снабжение: { $number } лишних блока. Кем пожертвовать?
       *[other] Зимнее снабжение: { $number } лишних блоков. Кем пожертвовать?
    }
crusader-rex-ask-replace = Восстановление: кому шаг силы?

## Варианты; .group — как длинные списки называют все варианты одного рода

crusader-rex-option-done = Готово
    .group = Готово
    .sure = От остального вы откажетесь. Всё равно закончить? y/n (д/н)
crusader-rex-option-group = Двинуть группу из { NAME($town, case: "genitive") }
    .group = Движение группы
crusader-rex-option-muster = Сбор в { NAME($town, case: "prepositional") }
    .group = Сбор
crusader-rex-option-sail = Отправить морем { NAME($block, case: "accusative") }
    .group = Морское движение
crusader-rex-option-enter = Ввести { NAME($block, case: "accusative") }
    .group = Ввод германцев
crusader-rex-option-end-moves = Закончить движение
    .group = Закончить движение
    .sure = Оставшиеся ходы пропадут. Всё равно закончить? y/n (д/н)
crusader-rex-option-march = Двинуть { NAME($block, case: "accusative") }
    .group = Двинуть блок
crusader-rex-option-stop = Остановить { NAME($block, case: "accusative") } здесь
    .group = Остановиться здесь
crusader-rex-option-act = Сначала { NAME($block) }
    .group = Выбрать блок
crusader-rex-option-fire = Атака { NAME($block, case: "genitive") }
    .group = Атака
crusader-rex-option-charge = Рыцарский натиск { NAME($block, case: "genitive") }
    .group = Рыцарский натиск
crusader-rex-option-harry = Набег { NAME($block, case: "genitive") }
    .group = Набег
crusader-rex-option-withdraw = Отход { NAME($block, case: "genitive") }
    .group = Отход
crusader-rex-option-hit = Попадание в { NAME($block, case: "accusative") }
    .group = Попадание
crusader-rex-option-step = Двинуть { NAME($block, case: "accusative") } в { NAME($town, case: "accusative") }
    .group = Следующий город
crusader-rex-option-retreat = Отступление { NAME($block, case: "genitive") } в { NAME($town, case: "accusative") }
    .group = Отступление
crusader-rex-option-regroup = Перегруппировать { NAME($block, case: "accusative") } в { NAME($town, case: "accusative") }
    .group = Перегруппировка
crusader-rex-option-land = Привести { NAME($block, case: "accusative") } в { NAME($town, case: "accusative") }
    .group = Куда
crusader-rex-option-force = Форсированный марш { NAME($block, case: "genitive") } в { NAME($town, case: "accusative") }
    .group = Форсированный марш
crusader-rex-option-fight = Бой в { NAME($town, case: "prepositional") }
    .group = Бой
crusader-rex-option-castle = Поставить { NAME($block, case: "accusative") } в замок
    .group = В замок
crusader-rex-option-storm = Послать { NAME($block, case: "accusative") } на штурм
    .group = Штурм
crusader-rex-option-sally = Послать { NAME($block, case: "accusative") } на вылазку
    .group = Вылазка
crusader-rex-option-add-step = Добавить шаг силы { NAME($block, case: "dative") }
    .group = Добавить шаг силы
crusader-rex-option-drop = Пожертвовать { NAME($block, case: "instrumental") }
    .group = Пожертвовать блоком
crusader-rex-option-place = Поставить { NAME($block, case: "accusative") } в { NAME($town, case: "prepositional") }
    .group = Поставить блок
crusader-rex-option-card = Сыграть карту «{ NAME($card) }»
    .group = Сыграть карту
crusader-rex-option-show = Держать открытым: { NAME($block) }
    .group = Открытый блок
crusader-rex-option-main-road = Главная дорога в { NAME($town, case: "accusative") } — { NAME($way) }
    .group = Главная дорога
crusader-rex-option-jihad = Джихад в { NAME($town, case: "prepositional") }
    .group = Джихад
crusader-rex-option-target = Послать ассасинов к { NAME($block, case: "dative") }
    .group = Открытый блок
crusader-rex-option-strike = Послать ассасинов в { NAME($town, case: "accusative") }: скрытый блок в { NAME($part, case: "prepositional") }
    .group = Скрытый блок
crusader-rex-option-manna = Манна для { NAME($block, case: "genitive") }
    .group = Манна
crusader-rex-option-keep-siege = Сохранить на зиму осаду { NAME($town, case: "genitive") }
    .group = Сохранить осаду
crusader-rex-option-campaign = Зимняя кампания
    .group = Зимняя кампания
crusader-rex-option-no-campaign = Без зимней кампании
    .group = Без зимней кампании
crusader-rex-option-first = Первыми двигаются { NAME($seat) }
    .group = Кто первый
crusader-rex-option-seat = Переставить { NAME($block, case: "accusative") } в { NAME($town, case: "accusative") }
    .group = Сменить провинцию
crusader-rex-option-swap = Поменять Саладина местами с { NAME($block, case: "instrumental") }
    .group = Обмен местами

## Что нужно знать о варианте

crusader-rex-note-usual-seats = Ничего не изменено
crusader-rex-note-road = Дорога: занято { $number } из { $number2 }
crusader-rex-note-road-attack = Нападение на { NAME($town, case: "accusative") }; дорога: занято { $number } из { $number2 }
crusader-rex-note-forced-march = Бросок 1–3 стоит шага силы; дорога: занято { $number } из { $number2 }
crusader-rex-note-attack = Нападение на { NAME($town, case: "accusative") }
crusader-rex-note-way = { $number ->
        [one] { $number } дорога
        [few] { $number } дороги
       *[other] { $number } дорог
    }; { $number2 ->
        [0] очков действий больше нет
       *[other] осталось очков действий: { $number2 }
    }
crusader-rex-note-way-attack = Нападение на { NAME($town, case: "accusative") }, { $number ->
        [one] { $number } дорога
        [few] { $number } дороги
       *[other] { $number } дорог
    }; { $number2 ->
        [0] очков действий больше нет
       *[other] осталось очков действий: { $number2 }
    }
crusader-rex-note-road-by-road = Дорога за дорогой
crusader-rex-note-by-sea = Морем
crusader-rex-note-all-hits = { $number ->
        [few] Разложить поровну следующие { $number } попадания
       *[other] Разложить поровну следующие { $number } попаданий
    }
crusader-rex-note-pinned = Сковано { $number } из { $number2 }
crusader-rex-note-dice =
    { $number ->
        [one] { $number } кубик, попадает не выше { $number2 }
        [few] { $number } кубика, попадает не выше { $number2 }
       *[other] { $number } кубиков, попадает не выше { $number2 }
    }
crusader-rex-note-strength = Сила { $steps }
crusader-rex-note-points =
    { $number ->
        [one] В городе осталось { $number } очко
        [few] В городе осталось { $number } очка
       *[other] В городе осталось { $number } очков
    }
crusader-rex-note-supply =
    { $number ->
        [one] { $number } блок, снабжения на { $number2 }
        [few] { $number } блока, снабжения на { $number2 }
       *[other] { $number } блоков, снабжения на { $number2 }
    }
crusader-rex-note-hidden =
    { $number ->
        [one] Там { $number } скрытый блок
        [few] Там { $number } скрытых блока
       *[other] Там { $number } скрытых блоков
    }
