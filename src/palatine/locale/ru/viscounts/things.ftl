# «Виконты Западного королевства» по-русски: названия вещей.
#
# Игроки стоят во множественном числе («красные строят»), Автома — в единственном: .number
# выбирает глагол. .start — в начале фразы, .at — где это. Эффекты названы неопределённой формой
# («получить 1 камень»). Горожан зовут по именам карт; в скобках то, чем различаются тёзки.
# .few и .many — формы после чисел, .about поясняет карту, .short — для тесных досок. Названия
# сегментов — наши.

## Вещи

viscounts-building-trading-post = торговый пост
    .start = Торговый пост
    .accusative = торговый пост
    .genitive = торгового поста
viscounts-building-guildhall = гильдия
    .start = Гильдия
    .accusative = гильдию
    .genitive = гильдии
viscounts-building-workshop = мастерская
    .start = Мастерская
    .accusative = мастерскую
    .genitive = мастерской

viscounts-good-silver = серебро
    .accusative = серебро
    .instrumental = серебром
    .few = серебра
    .many = серебра
viscounts-good-ink = чернильница
    .accusative = чернильницу
    .instrumental = чернильницами
    .few = чернильницы
    .many = чернильниц
viscounts-good-gold = золото
    .accusative = золото
    .instrumental = золотом
    .few = золота
    .many = золота
viscounts-good-stone = камень
    .accusative = камень
    .instrumental = камнем
    .few = камня
    .many = камней

viscounts-paper-unpaid = неоплаченные долги
viscounts-paper-paid = оплаченные долги
viscounts-paper-acquired = приобретённые сделки
viscounts-paper-approved = одобренные сделки
viscounts-sheet-debt = долг
    .accusative = долг
viscounts-sheet-deed = сделка
    .accusative = сделку
viscounts-stack-poverty = Бедность
    .accusative = Бедность
viscounts-stack-prosperity = Процветание
    .accusative = Процветание

viscounts-icon-merchant = торговля
    .genitive = торговли
    .short = Т
viscounts-icon-builder = строительство
    .genitive = строительства
    .short = С
viscounts-icon-noble = благородство
    .genitive = благородства
    .short = Б
viscounts-icon-cleric = церковник
    .genitive = церковника
    .short = Ц
viscounts-icon-criminal = криминал
    .genitive = криминала
    .short = К

viscounts-action-trade = торговля
    .start = Торговля
    .genitive = торговли
viscounts-action-build = строительство
    .start = Строительство
    .genitive = строительства
viscounts-action-noble = размещение рабочих
    .start = Размещение рабочих
    .genitive = размещения рабочих
viscounts-action-transcribe = написание манускрипта
    .start = Написание манускрипта
    .genitive = написания манускрипта
viscounts-ribbon-grey = серая
    .instrumental = серой
    .script = серый
    .script-genitive = серого
viscounts-ribbon-yellow = жёлтая
    .instrumental = жёлтой
    .script = жёлтый
    .script-genitive = жёлтого
viscounts-ribbon-blue = синяя
    .instrumental = синей
    .script = синий
    .script-genitive = синего
viscounts-ribbon-black = чёрная
    .instrumental = чёрной
    .script = чёрный
    .script-genitive = чёрного

viscounts-place-left = левое место
viscounts-place-middle = среднее место
viscounts-place-right = правое место
viscounts-zone-board = на планшете
viscounts-zone-hand = в руке
viscounts-zone-draw = в колоде
viscounts-zone-discard = в сбросе
viscounts-zone-gone = вне игры

viscounts-automa-cleric = Автома-церковник
    .genitive = Автомы-церковника
viscounts-automa-builder = Автома-строитель
    .genitive = Автомы-строителя
viscounts-automa-noble = Автома-вельможа
    .genitive = Автомы-вельможи
viscounts-automa-card = Автома-делец
    .genitive = Автомы-дельца
viscounts-try-trade = торговля
    .start = Торговля
viscounts-try-build = строительство
    .start = Строительство
viscounts-try-noble = размещение рабочих
    .start = Размещение рабочих
viscounts-try-transcribe = написание манускрипта
    .start = Написание манускрипта
viscounts-try-focus = главный фокус
    .start = Главный фокус
viscounts-try-gains = приобретения
    .start = Приобретения

viscounts-arrangement-keep = оставить всё как лежит
    .start = Оставить всё как лежит
viscounts-arrangement-swap-left-middle = поменять левую и среднюю
    .start = Поменять левую и среднюю
viscounts-arrangement-swap-middle-right = поменять среднюю и правую
    .start = Поменять среднюю и правую
viscounts-arrangement-swap-left-right = поменять левую и правую
    .start = Поменять левую и правую
viscounts-arrangement-go-right = сдвинуть все вправо, последнюю поставить первой
    .start = Сдвинуть все вправо, последнюю поставить первой
viscounts-arrangement-go-left = сдвинуть все влево, первую поставить последней
    .start = Сдвинуть все влево, первую поставить последней

viscounts-category-buildings = здания
viscounts-category-castle = рабочие в замке
viscounts-category-manuscript-sets = комплекты манускриптов
viscounts-category-manuscript-text = тексты манускриптов
viscounts-category-castle-leader = лидер замка
viscounts-category-cleric-bonus = бонусные карты церковника
viscounts-category-unpaid-debt = неоплаченные долги
viscounts-category-paid-debt = оплаченные долги
viscounts-category-acquired-deed = приобретённые сделки
viscounts-category-approved-deed = одобренные сделки
viscounts-category-poverty = Бедность
viscounts-category-prosperity = Процветание
viscounts-category-automa-resources = оставшиеся ресурсы
