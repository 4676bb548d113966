# Crusader Rex по-русски: летопись.

## Летопись

crusader-rex-fact-seats-taken = Франки заняли свои провинции.
crusader-rex-fact-swapped = Саладин меняется местами с { NAME($block, case: "instrumental") }.
crusader-rex-fact-swap-decided = Сарацины решили, где стоит Саладин.
crusader-rex-fact-nomad = Кочевники приходят в { NAME($town, case: "accusative") }: { NAME($block) }.
crusader-rex-fact-nomad-one = Кочевники приходят в { NAME($town, case: "accusative") }.
crusader-rex-fact-year = Год { NUMBER($year, useGrouping: 0) }
crusader-rex-fact-turn =
    { $turn ->
        [6] { NUMBER($year, useGrouping: 0) } год, зимний раунд
       *[other] { NUMBER($year, useGrouping: 0) } год, раунд { $turn }
    }
crusader-rex-fact-dealt = Ваши карты: { NAME($cards) }.
crusader-rex-fact-dealt-hidden = Шесть карт сданы лицом вниз.
crusader-rex-fact-revealed = Франки играют карту «{ NAME($card) }», сарацины — «{ NAME($card2) }».
crusader-rex-fact-cancelled = Два события отменяют друг друга: раунд отменён.
crusader-rex-fact-copies = Интрига: { NAME($seat) } повторяют карту «{ NAME($card) }».
crusader-rex-fact-tie-roll = Карты равны: у франков на кубиках { $number }, у сарацин { $number2 }.
crusader-rex-fact-first = Первыми двигаются { NAME($seat) }.
crusader-rex-fact-campaign-claims = Зимнюю кампанию объявили: { NAME($seats, join: " и ") }.
crusader-rex-fact-campaigns = Этой зимой осаду могут сохранить { NAME($seat) }.
crusader-rex-fact-campaign-roll = Зимняя кампания: у франков на кубиках { $number }, у сарацин { $number2 }.
crusader-rex-fact-target = Ассасины в { NAME($town, case: "prepositional") }, { NAME($part) }: { NAME($block) }, сила { $steps }.
crusader-rex-fact-no-target = Ассасинам некого поразить: карту сыграли { NAME($seat) }.
crusader-rex-fact-daggers =
    Кинжалы: { NAME($dies, join: " ") }; { $number ->
        [0] { NAME($block) } { NAME($block, case: "number") ->
            [many] остаются невредимы
           *[one] остаётся невредим
        }.
        [one] { NAME($block) } { NAME($block, case: "number") ->
            [many] теряют
           *[one] теряет
        } { $number } шаг силы.
        [few] { NAME($block) } { NAME($block, case: "number") ->
            [many] теряют
           *[one] теряет
        } { $number } шага силы.
       *[other] { NAME($block) } { NAME($block, case: "number") ->
            [many] теряют
           *[one] теряет
        } { $number } шагов силы.
    }
crusader-rex-fact-manna = Манна в { NAME($town, case: "prepositional") }, { NAME($part) }: { NAME($block) } { NAME($block, case: "number") ->
        [many] получают
       *[one] получает
    } шаг силы.
crusader-rex-fact-manna-one = Манна в { NAME($town, case: "prepositional") }, { NAME($part) }: один блок { NAME($seat, case: "genitive") } получает шаг силы.
crusader-rex-fact-group = { NAME($seat, case: "start") } двигают группу из { NAME($town, case: "genitive") }.
crusader-rex-fact-muster = { NAME($seat, case: "start") } объявляют сбор в { NAME($town, case: "prepositional") }.
crusader-rex-fact-marched = { NAME($block, case: "start") }: { NAME($towns, join: " – ") }.
crusader-rex-fact-marched-one = { NAME($seat, case: "start") }, один блок: { NAME($towns, join: " – ") }.
crusader-rex-fact-sailed = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] плывут
       *[one] плывёт
    } из { NAME($place, case: "genitive") } в { NAME($town, case: "accusative") }.
crusader-rex-fact-sailed-one = Один блок { NAME($seat, case: "genitive") } плывёт из { NAME($place, case: "genitive") } в { NAME($town, case: "accusative") }.
crusader-rex-fact-entered = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] приходят
       *[one] приходит
    } из Германии в { NAME($town, case: "accusative") }.
crusader-rex-fact-keeps-siege = { NAME($seat, case: "start") } сохраняют на зиму осаду { NAME($town, case: "genitive") }.
crusader-rex-fact-forced =
    Форсированный марш { NAME($seat, case: "genitive") }: { NAME($dies, join: " ") }; { $number ->
        [0] потерь нет.
        [one] потерян { $number } шаг силы.
        [few] потеряно { $number } шага силы.
       *[other] потеряно { $number } шагов силы.
    }
crusader-rex-fact-forced-step = Форсированный марш: { NAME($block) }, { NAME($town) } – { NAME($town2) }.
crusader-rex-fact-forced-step-one = Форсированный марш: { NAME($seat) }, один блок, { NAME($town) } – { NAME($town2) }.
crusader-rex-fact-forced-loss = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] теряют
       *[one] теряет
    } на марше шаг силы.
crusader-rex-fact-attack = { NAME($seat, case: "start") } нападают на { NAME($town, case: "accusative") }.
crusader-rex-fact-main-road = Главная дорога { NAME($seat, case: "genitive") } в { NAME($town, case: "accusative") } — { NAME($way) }.
crusader-rex-fact-jihad = Джихад { NAME($seat, case: "genitive") }: бой в { NAME($town, case: "prepositional") }.
crusader-rex-fact-open-block = Осада { NAME($town, case: "genitive") }: осаждающие открывают { NAME($block, case: "accusative") }.
crusader-rex-fact-siege-ends = Осада { NAME($town, case: "genitive") } окончена.
crusader-rex-fact-combat = Бой в { NAME($town, case: "prepositional") }
crusader-rex-fact-deployed = { NAME($seat, case: "start") } в { NAME($town, case: "prepositional") }: в замке { $number }, в поле { $number2 }.
crusader-rex-fact-inside = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] уходят
       *[one] уходит
    } в замок { NAME($town, case: "genitive") }.
crusader-rex-fact-round = { NAME($town) }, раунд боя { $number }
crusader-rex-fact-arrive =
    К { NAME($seat, case: "dative") } в { NAME($town, case: "accusative") } { $number ->
        [one] подходит подкрепление: { $number } блок.
        [few] подходят подкрепления: { $number } блока.
       *[other] подходят подкрепления: { $number } блоков.
    }
crusader-rex-fact-field-battle = Сражение в поле у { NAME($town, case: "genitive") }: атакуют { NAME($seat) }.
crusader-rex-fact-storm = { NAME($seat, case: "start") } штурмуют замок { NAME($town, case: "genitive") }: { NAME($blocks) }.
crusader-rex-fact-sally = { NAME($seat, case: "start") } идут на вылазку из { NAME($town, case: "genitive") }: { NAME($blocks) }.
crusader-rex-fact-no-storm = { NAME($seat, case: "start") } не штурмуют { NAME($town, case: "accusative") }.
crusader-rex-fact-no-sally = { NAME($seat, case: "start") } остаются в замке { NAME($town, case: "genitive") }.
crusader-rex-fact-shown = { NAME($seat, case: "start") } в { NAME($town, case: "prepositional") } открывают блоки: { NAME($blocks) }.
crusader-rex-fact-strengths = { NAME($seat, case: "start") } в { NAME($town, case: "prepositional") }, сила { NAME($stepss) }.
crusader-rex-fact-fires =
    { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] атакуют
       *[one] атакует
    }: { NAME($dies, join: " ") }; { $number ->
        [0] промах.
        [one] { $number } попадание.
        [few] { $number } попадания.
       *[other] { $number } попаданий.
    }
crusader-rex-fact-charges =
    { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] идут в натиск
       *[one] идёт в натиск
    }: { NAME($dies, join: " ") }; { $number ->
        [0] промах.
        [one] { $number } попадание.
        [few] { $number } попадания.
       *[other] { $number } попаданий.
    }
crusader-rex-fact-harries =
    { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] совершают набег
       *[one] совершает набег
    }: { NAME($dies, join: " ") }; { $number ->
        [0] промах.
        [one] { $number } попадание.
        [few] { $number } попадания.
       *[other] { $number } попаданий.
    }
crusader-rex-fact-hit = Попадание в { NAME($block, case: "accusative") }: осталась сила { $steps }.
crusader-rex-fact-half-hit = Полупопадание в { NAME($block, case: "accusative") }: стены выдержали.
crusader-rex-fact-charge-loss =
    { $number ->
        [one] Натиск стоит { NAME($block, case: "dative") } { $number } шаг силы.
        [few] Натиск стоит { NAME($block, case: "dative") } { $number } шага силы.
       *[other] Натиск стоит { NAME($block, case: "dative") } { $number } шагов силы.
    }
crusader-rex-fact-lost = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] уничтожены
       *[one] уничтожен
    }.
crusader-rex-fact-gone = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] выбывают
       *[one] выбывает
    } из игры навсегда.
crusader-rex-fact-retreats = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] отступают
       *[one] отступает
    } из { NAME($town, case: "genitive") } в { NAME($town2, case: "accusative") }.
crusader-rex-fact-retreats-one = Один блок { NAME($seat, case: "genitive") } отступает из { NAME($town, case: "genitive") } в { NAME($town2, case: "accusative") }.
crusader-rex-fact-withdraws = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] отходят
       *[one] отходит
    } в { NAME($part, case: "accusative") }.
crusader-rex-fact-trapped = { NAME($block, case: "start") } не { NAME($block, case: "number") ->
        [many] могут
       *[one] может
    } отступить из { NAME($town, case: "genitive") }.
crusader-rex-fact-field-won = { NAME($seat, case: "start") } выиграли поле у { NAME($town, case: "genitive") }.
crusader-rex-fact-awaits = { NAME($seat, case: "start") } держат поле у { NAME($town, case: "genitive") } и ждут вражеских подкреплений.
crusader-rex-fact-castle-taken = { NAME($seat, case: "start") } берут замок { NAME($town, case: "genitive") }.
crusader-rex-fact-field-empty = В поле у { NAME($town, case: "genitive") } никого не осталось.
crusader-rex-fact-combat-won = { NAME($seat, case: "start") } победили в { NAME($town, case: "prepositional") }.
crusader-rex-fact-nobody-left = В { NAME($town, case: "prepositional") } никого не осталось.
crusader-rex-fact-storm-ends = Штурм { NAME($town, case: "genitive") } окончен.
crusader-rex-fact-siege-stands = { NAME($seat, case: "start") } осаждают { NAME($town, case: "accusative") }.
crusader-rex-fact-siege-lifted = Осада { NAME($town, case: "genitive") } снята.
crusader-rex-fact-regrouped = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] переходят
       *[one] переходит
    } из { NAME($town, case: "genitive") } в { NAME($town2, case: "accusative") }: перегруппировка.
crusader-rex-fact-regrouped-one = Один блок { NAME($seat, case: "genitive") } переходит из { NAME($town, case: "genitive") } в { NAME($town2, case: "accusative") }: перегруппировка.
crusader-rex-fact-attrition =
    Истощение в { NAME($town, case: "prepositional") }: { NAME($dies, join: " ") }; { $number ->
        [0] потерь нет.
        [one] потерян { $number } шаг силы.
        [few] потеряно { $number } шага силы.
       *[other] потеряно { $number } шагов силы.
    }
crusader-rex-fact-attrition-loss = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] теряют
       *[one] теряет
    } в замке шаг силы.
crusader-rex-fact-drew-crusader = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] принимают крест и ждут
       *[one] принимает крест и ждёт
    } на краю игрового поля.
crusader-rex-fact-nation-ready = { NAME($nation, case: "start") } собрались все: со следующего раунда они могут вступать в игру.
crusader-rex-fact-drew = Вы тянете из резерва: { NAME($block) }.
crusader-rex-fact-drew-one = { NAME($seat, case: "start") } тянут блок из резерва.
crusader-rex-fact-placed = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] встают
       *[one] встаёт
    } в { NAME($town, case: "prepositional") } с силой { $steps }.
crusader-rex-fact-placed-one = { NAME($seat, case: "start") } ставят блок в { NAME($town, case: "prepositional") }.
crusader-rex-fact-forfeited = Для { NAME($block, case: "genitive") } нет места: обратно в резерв.
crusader-rex-fact-forfeited-pilgrim = У { NAME($seat, case: "genitive") } нет порта для пилигримов: обратно в резерв.
crusader-rex-fact-forfeited-one = У { NAME($seat, case: "genitive") } нет места для блока: обратно в резерв.
crusader-rex-fact-no-draw = Резерв { NAME($seat, case: "genitive") } пуст.
crusader-rex-fact-winter = Зима { NUMBER($year, useGrouping: 0) } года
crusader-rex-fact-winter-attrition =
    Зимняя осада { NAME($town, case: "genitive") }: { NAME($dies, join: " ") }; { $number ->
        [0] потерь нет.
        [one] потерян { $number } шаг силы.
        [few] потеряно { $number } шага силы.
       *[other] потеряно { $number } шагов силы.
    }
crusader-rex-fact-winter-gone =
    Зима прерывает осаду { NAME($town, case: "genitive") }: { NAME($seat) } теряют { $number ->
        [one] { $number } блок.
        [few] { $number } блока.
       *[other] { $number } блоков.
    }
crusader-rex-fact-winter-lost = Зимняя потеря: { NAME($block) }.
crusader-rex-fact-starved = { NAME($town) } не может прокормить { NAME($block, case: "accusative") }.
crusader-rex-fact-starved-one = { NAME($town) } не может прокормить один блок { NAME($seat, case: "genitive") }.
crusader-rex-fact-replaced = { NAME($block, case: "start") } { NAME($block, case: "number") ->
        [many] получают
       *[one] получает
    } шаг силы в { NAME($town, case: "prepositional") }.
crusader-rex-fact-replaced-one = Один блок { NAME($seat, case: "genitive") } получает шаг силы в { NAME($town, case: "prepositional") }.
crusader-rex-fact-lost-return =
    { $number ->
        [0] В резерв { NAME($seat, case: "genitive") } никто не возвращается.
        [one] В резерв { NAME($seat, case: "genitive") } возвращается { $number } блок.
        [few] В резерв { NAME($seat, case: "genitive") } возвращаются { $number } блока.
       *[other] В резерв { NAME($seat, case: "genitive") } возвращаются { $number } блоков.
    }
crusader-rex-fact-won-all = { NAME($seat, case: "start") } контролируют все семь ключевых городов и побеждают.
crusader-rex-fact-won-count = { NAME($seat, case: "start") } побеждают: ключевых городов { $number } против { $number2 }.

## Чем кончилась игра

crusader-rex-end-all-cities = все семь ключевых городов в одних руках
crusader-rex-end-more-cities = больше ключевых городов после зимы 1192 года
