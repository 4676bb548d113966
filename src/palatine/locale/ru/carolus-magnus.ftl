# Carolus Magnus по-русски.
#
# Места и стороны стоят во множественном числе («чёрные строят»); .start — в начале фразы.
# Винительный падеж цвета — одушевлённый: красного (паладина).

carolus-magnus-title = Карл Великий
    .about = Карл объезжает империю, а наследники строят замки там, где он останавливается.
    .players = 2–4

## Вещи

carolus-magnus-seat-black = чёрные
    .start = Чёрные
    .genitive = чёрных
    .dative = чёрным
    .accusative = чёрных
    .instrumental = чёрными
    .prepositional = чёрных
carolus-magnus-seat-white = белые
    .start = Белые
    .genitive = белых
    .dative = белым
    .accusative = белых
    .instrumental = белыми
    .prepositional = белых
carolus-magnus-seat-grey = серые
    .start = Серые
    .genitive = серых
    .dative = серым
    .accusative = серых
    .instrumental = серыми
    .prepositional = серых
carolus-magnus-seat-black1 = чёрные-1
    .start = Чёрные-1
    .genitive = чёрных-1
    .dative = чёрным-1
    .accusative = чёрных-1
    .instrumental = чёрными-1
    .prepositional = чёрных-1
carolus-magnus-seat-white1 = белые-1
    .start = Белые-1
    .genitive = белых-1
    .dative = белым-1
    .accusative = белых-1
    .instrumental = белыми-1
    .prepositional = белых-1
carolus-magnus-seat-black2 = чёрные-2
    .start = Чёрные-2
    .genitive = чёрных-2
    .dative = чёрным-2
    .accusative = чёрных-2
    .instrumental = чёрными-2
    .prepositional = чёрных-2
carolus-magnus-seat-white2 = белые-2
    .start = Белые-2
    .genitive = белых-2
    .dative = белым-2
    .accusative = белых-2
    .instrumental = белыми-2
    .prepositional = белых-2

carolus-magnus-side-black = чёрные
    .start = Чёрные
    .genitive = чёрных
    .dative = чёрным
    .accusative = чёрных
    .instrumental = чёрными
    .prepositional = чёрных
carolus-magnus-side-white = белые
    .start = Белые
    .genitive = белых
    .dative = белым
    .accusative = белых
    .instrumental = белыми
    .prepositional = белых
carolus-magnus-side-grey = серые
    .start = Серые
    .genitive = серых
    .dative = серым
    .accusative = серых
    .instrumental = серыми
    .prepositional = серых

carolus-magnus-colour-red = красный
    .genitive = красного
    .dative = красному
    .accusative = красного
    .instrumental = красным
    .prepositional = красном
carolus-magnus-colour-pink = розовый
    .genitive = розового
    .dative = розовому
    .accusative = розового
    .instrumental = розовым
    .prepositional = розовом
carolus-magnus-colour-blue = синий
    .genitive = синего
    .dative = синему
    .accusative = синего
    .instrumental = синим
    .prepositional = синем
carolus-magnus-colour-yellow = жёлтый
    .genitive = жёлтого
    .dative = жёлтому
    .accusative = жёлтого
    .instrumental = жёлтым
    .prepositional = жёлтом
carolus-magnus-colour-green = зелёный
    .genitive = зелёного
    .dative = зелёному
    .accusative = зелёного
    .instrumental = зелёным
    .prepositional = зелёном

carolus-magnus-face-red = красный
carolus-magnus-face-pink = розовый
carolus-magnus-face-blue = синий
carolus-magnus-face-yellow = жёлтый
carolus-magnus-face-green = зелёный
carolus-magnus-face-crown = корона

# Территорию называют по номеру её первого сегмента.
carolus-magnus-territory-t1 = I
carolus-magnus-territory-t2 = II
carolus-magnus-territory-t3 = III
carolus-magnus-territory-t4 = IV
carolus-magnus-territory-t5 = V
carolus-magnus-territory-t6 = VI
carolus-magnus-territory-t7 = VII
carolus-magnus-territory-t8 = VIII
carolus-magnus-territory-t9 = IX
carolus-magnus-territory-t10 = X
carolus-magnus-territory-t11 = XI
carolus-magnus-territory-t12 = XII
carolus-magnus-territory-t13 = XIII
carolus-magnus-territory-t14 = XIV
carolus-magnus-territory-t15 = XV

carolus-magnus-target-t1 = { carolus-magnus-territory-t1 }
carolus-magnus-target-t2 = { carolus-magnus-territory-t2 }
carolus-magnus-target-t3 = { carolus-magnus-territory-t3 }
carolus-magnus-target-t4 = { carolus-magnus-territory-t4 }
carolus-magnus-target-t5 = { carolus-magnus-territory-t5 }
carolus-magnus-target-t6 = { carolus-magnus-territory-t6 }
carolus-magnus-target-t7 = { carolus-magnus-territory-t7 }
carolus-magnus-target-t8 = { carolus-magnus-territory-t8 }
carolus-magnus-target-t9 = { carolus-magnus-territory-t9 }
carolus-magnus-target-t10 = { carolus-magnus-territory-t10 }
carolus-magnus-target-t11 = { carolus-magnus-territory-t11 }
carolus-magnus-target-t12 = { carolus-magnus-territory-t12 }
carolus-magnus-target-t13 = { carolus-magnus-territory-t13 }
carolus-magnus-target-t14 = { carolus-magnus-territory-t14 }
carolus-magnus-target-t15 = { carolus-magnus-territory-t15 }
carolus-magnus-target-court = свой двор

## Вопросы

carolus-magnus-ask-choose-starter = Кто начинает?
carolus-magnus-ask-lay-disc = Выложите диск
carolus-magnus-ask-play-paladin =
    { $number ->
        [one] Сыграйте { $number } паладина: на двор или на территорию
       *[other] Сыграйте { $number } паладинов, по одному: на двор или на территорию
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

carolus-magnus-option-place = Сыграть { NAME($colour, case: "accusative") } на { NAME($target) }
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

carolus-magnus-note-stop-nothing = { NAME($territory) }: впереди никого ({ NAME($numbers, join: " : ") }), ничего не строится
carolus-magnus-note-stop-kept = { NAME($territory) }: остаётся у { NAME($side, case: "genitive") } ({ NAME($numbers, join: " : ") })
carolus-magnus-note-stop-builds = { NAME($territory) }: { NAME($side) } строят замок ({ NAME($numbers, join: " : ") })
carolus-magnus-note-stop-takes =
    { NAME($territory) }: { NAME($side) } захватывают у { NAME($side2, case: "genitive") } { $number ->
        [one] { $number } замок
        [few] { $number } замка
       *[other] { $number } замков
    } ({ NAME($numbers, join: " : ") })

## Летопись

carolus-magnus-fact-starter = Начинают { NAME($seat) }.
carolus-magnus-fact-first-roll = { NAME($seat, case: "start") } набирают начальный запас: { NAME($faces) }.
carolus-magnus-fact-round = Раунд { $number }
carolus-magnus-fact-laid = { NAME($seat, case: "start") } выкладывают диск { $disc }.
carolus-magnus-fact-laid-equal = У { NAME($seat, case: "genitive") } нет других чисел: на столе второй диск { $disc }.
carolus-magnus-fact-order = Порядок ходов: { NAME($seats) }.
carolus-magnus-fact-discs-back = Все забирают свои пять дисков обратно.
carolus-magnus-fact-placed = { NAME($seat, case: "start") } играют { NAME($colour, case: "accusative") } паладина на { NAME($territory) }.
carolus-magnus-fact-to-court = { NAME($seat, case: "start") } играют { NAME($colour, case: "accusative") } паладина на двор.
carolus-magnus-fact-no-paladins = У { NAME($seat, case: "genitive") } нет паладинов, играть нечего.
carolus-magnus-fact-marker = { NAME($seat, case: "start") } получают маркер { NAME($colour, case: "genitive") } клана.
carolus-magnus-fact-marker-from = { NAME($seat, case: "start") } забирают маркер { NAME($colour, case: "genitive") } клана у { NAME($seat2, case: "genitive") }.
carolus-magnus-fact-moved =
    { $steps ->
        [one] { NAME($seat, case: "start") } ведут Императора на { $steps } шаг: { NAME($territory) }.
        [few] { NAME($seat, case: "start") } ведут Императора на { $steps } шага: { NAME($territory) }.
       *[other] { NAME($seat, case: "start") } ведут Императора на { $steps } шагов: { NAME($territory) }.
    }
carolus-magnus-fact-nothing = На территории { NAME($territory) } впереди никого ({ NAME($numbers, join: " : ") }): ничего не строится.
carolus-magnus-fact-kept = Территория { NAME($territory) } остаётся у { NAME($side, case: "genitive") } ({ NAME($numbers, join: " : ") }).
carolus-magnus-fact-built = { NAME($side, case: "start") } строят замок на территории { NAME($territory) } ({ NAME($numbers, join: " : ") }).
carolus-magnus-fact-took =
    { NAME($side, case: "start") } захватывают территорию { NAME($territory) } у { NAME($side2, case: "genitive") }, { $number ->
        [one] { $number } замок
        [few] { $number } замка
       *[other] { $number } замков
    } ({ NAME($numbers, join: " : ") }).
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

## Настройки стола

carolus-magnus-setting-start-player = Стартовый игрок
    .about = Кто выкладывает первый диск первого раунда; остальные — за ним по часовой стрелке.
carolus-magnus-setting-start-player-lot = по жребию
carolus-magnus-setting-start-player-seat = назначают за столом
carolus-magnus-setting-first-reserve = Начальный запас
    .about = Когда набирают начальные запасы и выбирают цвета за их короны.
carolus-magnus-setting-first-reserve-before-first-disc = до первого диска
carolus-magnus-setting-first-reserve-own-first-turn = в начале своего первого хода
carolus-magnus-setting-laying-order-4p = Порядок выкладывания вчетвером
    .about = В каком порядке четверо выкладывают диски, начиная со второго раунда.
carolus-magnus-setting-laying-order-4p-action-order = как ходили
carolus-magnus-setting-laying-order-4p-lowest-then-clockwise = кто ходил первым, затем по часовой стрелке
carolus-magnus-setting-seating-4p = Партнёры сидят
    .about = Как сидят партнёры; от этого зависит порядок выкладывания в первом раунде.
carolus-magnus-setting-seating-4p-opposite = напротив
carolus-magnus-setting-seating-4p-adjacent = рядом
carolus-magnus-setting-partner-talk = Партнёры могут совещаться
    .about = Чат, который читают только двое партнёров; в серьёзной игре он запрещён.
carolus-magnus-setting-partner-talk-off = нет
carolus-magnus-setting-partner-talk-on = да
carolus-magnus-setting-round-cap = Предел раундов
    .about = Матч программ останавливается после стольких раундов; 0 — без предела.

## Поле в терминале

carolus-magnus-terminal-emperor = Император
carolus-magnus-terminal-steps =
    { $steps ->
        [one] ▸ { $steps } шаг
        [few] ▸ { $steps } шага
       *[other] ▸ { $steps } шагов
    }
carolus-magnus-terminal-round = Раунд { $number }
carolus-magnus-terminal-order = порядок: { $seats }
carolus-magnus-terminal-court = двор
carolus-magnus-terminal-reserve = запас
carolus-magnus-terminal-castles = замки
carolus-magnus-terminal-discs = диски
carolus-magnus-terminal-centre = центр
carolus-magnus-terminal-legend = * контроль над кланом · силы { $sides }
