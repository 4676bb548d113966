# Carolus Magnus по-русски: летопись.

## Летопись

carolus-magnus-fact-starter = Начинают { NAME($seat) }.
carolus-magnus-fact-first-roll = { NAME($seat, case: "start") } набирают начальный запас: { NAME($faces) }.
carolus-magnus-fact-round = Раунд { $number }
carolus-magnus-fact-laid = { NAME($seat, case: "start") } выкладывают диск { $disc }.
carolus-magnus-fact-laid-equal = У { NAME($seat, case: "genitive") } нет других чисел: на столе второй диск { $disc }.
carolus-magnus-fact-order = Порядок ходов: { NAME($seats) }.
carolus-magnus-fact-discs-back = Все забирают свои пять дисков обратно.
carolus-magnus-fact-placed = { NAME($seat, case: "start") } играют { NAME($colour, case: "accusative") } паладина на { NAME($territory) }.
carolus-magnus-fact-to-court = { NAME($seat, case: "start") } играют { NAME($colour, case: "accusative") } паладина ко двору.
carolus-magnus-fact-no-paladins = У { NAME($seat, case: "genitive") } нет паладинов, играть нечего.
carolus-magnus-fact-marker = { NAME($seat, case: "start") } получают маркер { NAME($colour, case: "genitive") } клана.
carolus-magnus-fact-marker-from = { NAME($seat, case: "start") } забирают маркер { NAME($colour, case: "genitive") } клана у { NAME($seat2, case: "genitive") }.
carolus-magnus-fact-moved =
    { $steps ->
        [one] { NAME($seat, case: "start") } ведут Императора на { $steps } шаг: { NAME($territory) }.
        [few] { NAME($seat, case: "start") } ведут Императора на { $steps } шага: { NAME($territory) }.
       *[other] { NAME($seat, case: "start") } ведут Императора на { $steps } шагов: { NAME($territory) }.
    }
carolus-magnus-fact-nothing = На территории { NAME($territory) } впереди никого ({ NAME($numbers, join: "\u00A0:\u00A0") }): ничего не строится.
carolus-magnus-fact-kept = Территория { NAME($territory) } остаётся у { NAME($side, case: "genitive") } ({ NAME($numbers, join: "\u00A0:\u00A0") }).
carolus-magnus-fact-built = { NAME($side, case: "start") } строят замок на территории { NAME($territory) } ({ NAME($numbers, join: "\u00A0:\u00A0") }).
carolus-magnus-fact-took =
    { NAME($side, case: "start") } захватывают территорию { NAME($territory) } у { NAME($side2, case: "genitive") }, { $number ->
        [one] { $number } замок
        [few] { $number } замка
       *[other] { $number } замков
    } ({ NAME($numbers, join: "\u00A0:\u00A0") }).
carolus-magnus-fact-joined =
    Соседние территории сливаются: в { NAME($territory) } теперь { $number ->
        [one] { $number } сегмент
        [few] { $number } сегмента
       *[other] { $number } сегментов
    }.
carolus-magnus-fact-rolled = { NAME($seat, case: "start") } бросают кубики: { NAME($faces) }.
carolus-magnus-fact-rolled-again = Паладина { NAME($colour, case: "genitive") } цвета взять неоткуда: { NAME($seat) } перебрасывают кубик, выпадает { NAME($face) }.
carolus-magnus-fact-gave-back = В центре круга кончился { NAME($colour) } цвет: каждый двор возвращает по { $number }.
carolus-magnus-fact-crown = { NAME($seat, case: "start") } берут за корону { NAME($colour, case: "accusative") } паладина.
carolus-magnus-fact-short = Ни одного цвета взять нельзя: { NAME($seat) } остаются без паладина.
carolus-magnus-fact-won-last-castle = { NAME($side, case: "start") } выставляют последний замок и побеждают.
carolus-magnus-fact-won-territories =
    Осталось меньше четырёх территорий: побеждают { NAME($side) }, { $number ->
        [one] { $number } замок
        [few] { $number } замка
       *[other] { $number } замков
    } на карте.
carolus-magnus-fact-stalemate = За целый раунд не сыграно ни одного паладина, ни один замок не построен и не заменён: игра окончена.
carolus-magnus-fact-won-stalemate =
    Побеждают { NAME($side) }, { $number ->
        [one] { $number } замок
        [few] { $number } замка
       *[other] { $number } замков
    } на карте.
carolus-magnus-fact-shared = Победу делят { NAME($sides, join: " и ") }.
carolus-magnus-fact-truncated = Матч остановлен после раунда { $number }; победителя нет.

## Чем кончилась игра

carolus-magnus-end-last-castle = выставлен последний замок
carolus-magnus-end-territories = осталось меньше четырёх территорий
carolus-magnus-end-stalemate = тупик, больше ничего не меняется
carolus-magnus-end-truncated = матч остановлен
