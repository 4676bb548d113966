# «Обет» по-русски: названия вещей.
#
# .start — в начале фразы, .at — где это, .to — куда. Карты, реликвии и локации называются в кавычках
# и не склоняются.

## Роли, титул, обеты

oath-role-chancellor = канцлер
    .start = Канцлер
    .genitive = канцлера
    .dative = канцлеру
    .accusative = канцлера
    .instrumental = канцлером
oath-role-citizen = вассал
    .start = Вассал
    .genitive = вассала
    .dative = вассалу
    .accusative = вассала
    .instrumental = вассалом
oath-role-exile = изгнанник
    .start = Изгнанник
    .genitive = изгнанника
    .dative = изгнаннику
    .accusative = изгнанника
    .instrumental = изгнанником
oath-rank-oathkeeper = верный обету
    .start = Верный обету
    .genitive = верного обету
    .instrumental = верным обету
oath-rank-usurper = узурпатор
    .start = Узурпатор
    .genitive = узурпатора
    .instrumental = узурпатором
oath-oath-supremacy = Господство
    .genitive = господства
oath-oath-the-people = Народ
    .genitive = народу
oath-oath-protection = Защита
    .genitive = защиты
oath-oath-devotion = Служение
    .genitive = служения

## Масти, регионы

oath-suit-discord = раздор
    .start = Раздор
    .genitive = раздора
oath-suit-arcane = чары
    .start = Чары
    .genitive = чар
oath-suit-order = порядок
    .start = Порядок
    .genitive = порядка
oath-suit-hearth = очаг
    .start = Очаг
    .genitive = очага
oath-suit-beast = звери
    .start = Звери
    .genitive = зверей
oath-suit-nomad = кочевники
    .start = Кочевники
    .genitive = кочевников
oath-region-cradle = столица
    .start = Столица
    .genitive = столицы
    .at = в столице
    .to = в столицу
oath-region-provinces = провинции
    .start = Провинции
    .genitive = провинций
    .at = в провинциях
    .to = в провинции
oath-region-hinterland = окраины
    .start = Окраины
    .genitive = окраин
    .at = на окраинах
    .to = на окраины

## Знамёна, реликварий, жетоны

oath-banner-peoples-favor = Народная поддержка
    .genitive = Народной поддержки
    .dative = Народной поддержке
    .accusative = Народную поддержку
    .instrumental = Народной поддержкой
oath-banner-darkest-secret = Страшная тайна
    .genitive = Страшной тайны
    .dative = Страшной тайне
    .accusative = Страшную тайну
    .instrumental = Страшной тайной
oath-space-brutal = Жестокость
oath-space-decadent = Упадничество
oath-space-careless = Беспечность
oath-space-greedy = Алчность
oath-token-favor = поддержка
    .genitive = поддержки
    .accusative = поддержку
oath-token-secret = тайна
    .genitive = тайны
    .accusative = тайну

## Действия, кубики

oath-major-search = поиск
    .start = Поиск
    .genitive = поиска
oath-major-muster = созыв
    .start = Созыв
    .genitive = созыва
oath-major-trade = торговля
    .start = Торговля
    .genitive = торговли
oath-major-travel = перемещение
    .start = Перемещение
    .genitive = перемещения
oath-major-recover = обретение
    .start = Обретение
    .genitive = обретения
oath-major-campaign = набег
    .start = Набег
    .genitive = набега
oath-attack-face-hollow-sword = пустой меч
oath-attack-face-sword = меч
oath-attack-face-double-sword-skull = два меча и череп
oath-defense-face-blank = пустая грань
oath-defense-face-shield = щит
oath-defense-face-double-shield = два щита
oath-defense-face-times-two = ×2

## Места карты и карт

oath-slot-cradle-1 = локация 1 столицы
    .start = Локация 1 столицы
    .of = столицы
oath-slot-cradle-2 = локация 2 столицы
    .start = Локация 2 столицы
    .of = столицы
oath-slot-provinces-1 = локация 1 провинций
    .start = Локация 1 провинций
    .of = провинций
oath-slot-provinces-2 = локация 2 провинций
    .start = Локация 2 провинций
    .of = провинций
oath-slot-provinces-3 = локация 3 провинций
    .start = Локация 3 провинций
    .of = провинций
oath-slot-hinterland-1 = локация 1 окраин
    .start = Локация 1 окраин
    .of = окраин
oath-slot-hinterland-2 = локация 2 окраин
    .start = Локация 2 окраин
    .of = окраин
oath-slot-hinterland-3 = локация 3 окраин
    .start = Локация 3 окраин
    .of = окраин
oath-place-cradle-1 = локация 1 столицы
oath-place-cradle-2 = локация 2 столицы
oath-place-provinces-1 = локация 1 провинций
oath-place-provinces-2 = локация 2 провинций
oath-place-provinces-3 = локация 3 провинций
oath-place-hinterland-1 = локация 1 окраин
oath-place-hinterland-2 = локация 2 окраин
oath-place-hinterland-3 = локация 3 окраин
oath-place-with-purple = у пурпурных
oath-place-with-red = у красных
oath-place-with-blue = у синих
oath-place-with-yellow = у жёлтых
oath-place-with-white = у белых
oath-place-with-black = у чёрных
oath-facing-denizen = обитатель
oath-facing-vision = видение
oath-facing-faceup = открыта
oath-back-denizen = обитатель
oath-back-vision = видение
oath-deck-part-denizen = обитатель
oath-deck-part-vision = видение
oath-deck-part-upper = из верхних двенадцати
oath-deck-part-middle = из следующих восемнадцати
oath-side-attacker = нападающий
oath-side-defender = защитник
