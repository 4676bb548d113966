# Crusader Rex по-русски: что говорит вестибюль.

crusader-rex-title = Crusader Rex
    .about = Третий крестовый поход: скрытые армии сражаются за семь городов от Антиохии до Египта.
    .players = 2
    .goal = После зимы 1192 года держать больше ключевых городов из семи, чем враг; кто держит все семь, побеждает сразу.

crusader-rex-seat-franks = франки
    .start = Франки
    .genitive = франков
    .dative = франкам
    .accusative = франков
    .instrumental = франками
    .prepositional = франках
crusader-rex-seat-saracens = сарацины
    .start = Сарацины
    .genitive = сарацин
    .dative = сарацинам
    .accusative = сарацин
    .instrumental = сарацинами
    .prepositional = сарацинах

## Настройки стола

# Когда идёт партия: в списках и в верхней строке.
crusader-rex-moment = { $turn ->
        [6] { $year }, зима
       *[other] { $year }, раунд { $turn }
    }

crusader-rex-preset-standard = Обычные правила (2.0)
crusader-rex-preset-rulebook-literal = По букве правил
crusader-rex-preset-older-edition = Прошлая версия правил

crusader-rex-setting-iron-bridge = Железный мост
    .about = Дорога между Антиохией и Харимом пропускает 3 блока вместо 4, с Проводником — 8.
crusader-rex-setting-iron-bridge-false = нет
crusader-rex-setting-iron-bridge-true = да
crusader-rex-setting-forced-march = Форсированный марш
    .about = Блок может пройти на одну дорогу дальше; но сначала бросок 1–3 стоит ему шага силы.
crusader-rex-setting-forced-march-false = нет
crusader-rex-setting-forced-march-true = да
crusader-rex-setting-first-blood = Первая кровь
    .about = В бою сторона не может отступать и отходить, пока один из её блоков не атаковал или не потерял шаг силы.
crusader-rex-setting-first-blood-false = нет
crusader-rex-setting-first-blood-true = да
crusader-rex-setting-winter-campaign-card = Зимняя кампания картой
    .about = Какая карта может сохранить осаду на зиму; если её объявили обе стороны, решают кубики.
crusader-rex-setting-winter-campaign-card-named = с этим названием
crusader-rex-setting-winter-campaign-card-any-one = любой с одним ОД
crusader-rex-setting-sudden-death = Все семь городов
    .about = Когда сразу побеждает сторона, которая контролирует все семь ключевых городов.
crusader-rex-setting-sudden-death-turn = в конце любого раунда
crusader-rex-setting-sudden-death-year = только в конце года
crusader-rex-setting-draw-placement = Выставление новых блоков
    .about = Где вытянутый блок может встать с полной силой.
crusader-rex-setting-draw-placement-free = в любой своей провинции
crusader-rex-setting-draw-placement-home-first = в родной, в другой — если родная занята врагом
crusader-rex-setting-defender-retreat = Обороняющийся отступает
    .about = Можно ли обороняющемуся отступать по дорогам, по которым пришёл атакующий.
crusader-rex-setting-defender-retreat-other-roads = только по другим дорогам
crusader-rex-setting-defender-retreat-any-road = по любой дороге
crusader-rex-setting-handicap = Фора франкам
    .about = За каждое очко франки тянут при расстановке лишний блок, а сарацины — на одного кочевника меньше.
crusader-rex-setting-handicap-0 = 0
crusader-rex-setting-handicap-1 = 1
crusader-rex-setting-handicap-2 = 2
crusader-rex-setting-handicap-3 = 3
crusader-rex-setting-saladin-swap = Обмен местами Саладина
    .about = Меняется ли Саладин местами до или после того, как сарацины увидят первых кочевников.
crusader-rex-setting-saladin-swap-before-draw = до кочевников
crusader-rex-setting-saladin-swap-after-draw = после кочевников
crusader-rex-setting-sea-attack-retreat = После атаки с моря
    .about = По каким дорогам могут отступать английские блоки, приплывшие морем.
crusader-rex-setting-sea-attack-retreat-any-road = как обороняющиеся
crusader-rex-setting-sea-attack-retreat-entry-road = только по дорогам, где вошли другие франки
crusader-rex-setting-main-attack-choice = Главная дорога
    .about = Какая дорога главная, если нападение идёт по нескольким.
crusader-rex-setting-main-attack-choice-declare = объявляет атакующий
crusader-rex-setting-main-attack-choice-first-road = дорога первого блока
crusader-rex-setting-old-charge = Прежний рыцарский натиск
    .about = Натиск удваивает число кубиков без прибавки к точности; каждая 6 стоит блоку шага силы.
crusader-rex-setting-old-charge-false = нет
crusader-rex-setting-old-charge-true = да
crusader-rex-setting-old-road-limits = Прежние пределы дорог
    .about = Дороги пропускают 8 и 4 блока, а при атаке и отступлении — 4 и 2.
crusader-rex-setting-old-road-limits-false = нет
crusader-rex-setting-old-road-limits-true = да
crusader-rex-setting-old-winter-supply = Прежнее зимнее снабжение
    .about = Город своего королевства зимой кормит больше блоков, чем его рейтинг.
crusader-rex-setting-old-winter-supply-off = нет
crusader-rex-setting-old-winter-supply-double = вдвое больше
crusader-rex-setting-old-winter-supply-triple = втрое больше
crusader-rex-setting-old-activation = Прежнее использование ОД
    .about = ОД карты идут либо на движение групп и морем, либо все на один сбор.
crusader-rex-setting-old-activation-false = нет
crusader-rex-setting-old-activation-true = да
crusader-rex-setting-old-nomads = Прежние кочевники
    .about = Кочевник в набеге атакует с точностью на единицу хуже.
crusader-rex-setting-old-nomads-false = нет
crusader-rex-setting-old-nomads-true = да
crusader-rex-setting-old-winter-move = Прежнее зимнее движение
    .about = Зимой все блоки проходят на одну дорогу меньше, форсированного марша нет.
crusader-rex-setting-old-winter-move-false = нет
crusader-rex-setting-old-winter-move-true = да
crusader-rex-setting-old-emirs-gone = Эмиры не возвращаются
    .about = Какие уничтоженные блоки выходят из игры, кроме крестоносцев, орденов и рода Саладина.
crusader-rex-setting-old-emirs-gone-off = никакие
crusader-rex-setting-old-emirs-gone-emirs = эмиры
crusader-rex-setting-old-emirs-gone-emirs-and-pilgrims = эмиры и пилигримы
crusader-rex-setting-old-ties = Ничью решают франки
    .about = При равенстве карт франки говорят, кто двигается первым; иначе решают кубики.
crusader-rex-setting-old-ties-false = нет
crusader-rex-setting-old-ties-true = да
crusader-rex-setting-old-deploy-same-kingdom = Провинции своего королевства
    .about = При расстановке блоки франков переходят только в провинции королевства, где их родная.
crusader-rex-setting-old-deploy-same-kingdom-false = нет
crusader-rex-setting-old-deploy-same-kingdom-true = да
