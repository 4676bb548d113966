# Carolus Magnus по-русски: вопросы и варианты.

## Вопросы

carolus-magnus-ask-choose-starter = Кто начинает?
carolus-magnus-ask-lay-disc = Выложите диск
carolus-magnus-ask-play-paladin =
    { $number ->
        [one] Сыграйте последнего паладина этого хода: ко двору или на территорию
       *[other] Сыграйте { $number } паладинов, по одному: ко двору или на территорию
    }
carolus-magnus-ask-move-emperor =
    { $disc ->
        [one] Передвиньте Императора на { $disc } шаг
        [few] Передвиньте Императора, не больше чем на { $disc } шага
       *[other] Передвиньте Императора, не больше чем на { $disc } шагов
    }
carolus-magnus-ask-choose-crown =
    { $number ->
        [one] Корона: выберите цвет паладина
        [few] { $number } короны: выберите цвет паладина
       *[other] { $number } корон: выберите цвет паладина
    }

## Варианты

carolus-magnus-option-place = Сыграть { NAME($colour, case: "accusative") } { NAME($target, case: "number") ->
        [court] ко двору
       *[one] на { NAME($target) }
    }
carolus-magnus-option-disc = Выложить диск { $disc }
carolus-magnus-option-emperor =
    { $steps ->
        [one] Передвинуть Императора на { $steps } шаг
        [few] Передвинуть Императора на { $steps } шага
       *[other] Передвинуть Императора на { $steps } шагов
    }
carolus-magnus-option-crown = Взять { NAME($colour, case: "accusative") }
carolus-magnus-option-starter = Начинают { NAME($seat) }

## Что даст вариант; силы идут в порядке чёрные : белые : серые

carolus-magnus-note-stop-nothing = { NAME($territory) }: впереди никого ({ NAME($numbers, join: "\u00A0:\u00A0") }), ничего не строится
carolus-magnus-note-stop-kept = { NAME($territory) }: остаётся у { NAME($side, case: "genitive") } ({ NAME($numbers, join: "\u00A0:\u00A0") })
carolus-magnus-note-stop-builds = { NAME($territory) }: { NAME($side) } строят замок ({ NAME($numbers, join: "\u00A0:\u00A0") })
carolus-magnus-note-stop-takes =
    { NAME($territory) }: { NAME($side) } захватывают у { NAME($side2, case: "genitive") } { $number ->
        [one] { $number } замок
        [few] { $number } замка
       *[other] { $number } замков
    } ({ NAME($numbers, join: "\u00A0:\u00A0") })
