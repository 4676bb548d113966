# Carolus Magnus по-русски: названия вещей.
#
# Места и стороны стоят во множественном числе («чёрные строят»); .start — в начале фразы.
# Винительный падеж цвета — одушевлённый: красного (паладина).

## Вещи

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
    .number = court
