# «Обет» по-русски: названия карт, реликвий и локаций.

## Раздор

oath-card-mercenaries = Наёмники
oath-card-a-small-favor = Маленькая услуга
oath-card-second-wind = Второе дыхание
oath-card-sleight-of-hand = Ловкость рук
oath-card-key-to-the-city = Ключ от города
oath-card-scryer = Провидец
oath-card-disgraced-captain = Опальный капитан
oath-card-naysayers = Недовольные
oath-card-book-burning = Сожжение книг
oath-card-charlatan = Шарлатан
oath-card-assassin = Убийца
oath-card-downtrodden = Угнетённые
oath-card-blackmail = Шантаж
oath-card-cracked-sage = Безумный мудрец
oath-card-dissent = Разногласия
oath-card-false-prophet = Лжепророк
oath-card-vow-of-renewal = Обет обновления
oath-card-zealots = Фанатики
oath-card-royal-ambitions = Королевские амбиции
oath-card-salt-the-earth = Засоленная земля
oath-card-beast-tamer = Укротитель зверей
oath-card-riots = Бунт
oath-card-silver-tongue = Златоуст
oath-card-gambling-hall = Игорный дом
oath-card-boiling-lake = Кипящее озеро
oath-card-relic-thief = Похититель реликвий
oath-card-enchantress = Чародейка
oath-card-insomnia = Бессонница
oath-card-sneak-attack = Подлый удар
oath-card-gossip = Сплетни
oath-card-bandit-chief = Главарь бандитов
oath-card-chaos-cult = Культ хаоса
oath-card-slander = Клевета

## Чары

oath-card-alchemist = Алхимик
oath-card-fire-talkers = Говорящие с огнём
oath-card-magicians-code = Кодекс магов
oath-card-spirit-snare = Ловушка духов
oath-card-wizard-school = Школа волшебства
oath-card-dazzle = Ослепление
oath-card-acting-troupe = Труппа актёров
oath-card-taming-charm = Амулет приручения
oath-card-inquisitor = Инквизитор
oath-card-secret-signal = Тайный знак
oath-card-augury = Предсказание
oath-card-rusting-ray = Ржавящий луч
oath-card-portal = Портал
oath-card-billowing-fog = Клубящийся туман
oath-card-kindred-warriors = Родственные воины
oath-card-terror-spells = Чары ужаса
oath-card-blood-pact = Кровавый договор
oath-card-revelation = Откровение
oath-card-observatory = Обсерватория
oath-card-plague-engines = Машины чумы
oath-card-gleaming-armor = Сияющие доспехи
oath-card-bewitch = Околдование
oath-card-jinx = Сглаз
oath-card-tutor = Наставник
oath-card-dream-thief = Похититель снов
oath-card-cracking-ground = Трескающаяся земля
oath-card-sealing-ward = Запечатывающий оберег
oath-card-initiation-rite = Обряд посвящения
oath-card-vow-of-silence = Обет молчания
oath-card-forgotten-vault = Забытый склеп
oath-card-map-library = Библиотека карт
oath-card-witchs-bargain = Сделка с ведьмой
oath-card-master-of-disguise = Мастер перевоплощений

## Порядок

oath-card-wrestlers = Борцы
oath-card-battle-honors = Боевые почести
oath-card-bear-traps = Медвежьи капканы
oath-card-longbows = Длинные луки
oath-card-keep = Крепость
oath-card-pressgangs = Вербовщики
oath-card-garrison = Гарнизон
oath-card-scouts = Разведчики
oath-card-martial-culture = Воинские традиции
oath-card-code-of-honor = Кодекс чести
oath-card-outriders = Верховые
oath-card-messenger = Гонец
oath-card-field-promotion = Повышение на поле боя
oath-card-palanquin = Паланкин
oath-card-shield-wall = Стена щитов
oath-card-military-parade = Военный парад
oath-card-tome-guardians = Стражи фолиантов
oath-card-tyrant = Тиран
oath-card-forced-labor = Принудительный труд
oath-card-secret-police = Тайная полиция
oath-card-specialist = Специалист
oath-card-captains = Капитаны
oath-card-siege-engines = Осадные орудия
oath-card-royal-tax = Королевский налог
oath-card-toll-roads = Дорожные подати
oath-card-curfew = Комендантский час
oath-card-knights-errant = Странствующие рыцари
oath-card-vow-of-obedience = Обет послушания
oath-card-hunting-party = Охотничий отряд
oath-card-council-seat = Место в совете
oath-card-encirclement = Окружение
oath-card-peace-envoy = Мирные посланники
oath-card-relic-hunter = Охотник за реликвиями

## Очаг

oath-card-tinkers-fair = Ярмарка мастеров
oath-card-wayside-inn = Придорожный трактир
oath-card-extra-provisions = Запасы провизии
oath-card-memory-of-home = Память о доме
oath-card-welcoming-party = Радушный приём
oath-card-traveling-doctor = Странствующий лекарь
oath-card-storyteller = Сказитель
oath-card-armed-mob = Вооружённая толпа
oath-card-tavern-songs = Застольные песни
oath-card-homesteaders = Поселенцы
oath-card-crop-rotation = Севооборот
oath-card-a-round-of-ale = Кружка эля
oath-card-land-warden = Хранитель земли
oath-card-charming-friend = Обаятельный друг
oath-card-village-constable = Деревенский констебль
oath-card-family-heirloom = Фамильная реликвия
oath-card-news-from-afar = Вести издалека
oath-card-levelers = Уравнители
oath-card-fabled-feast = Легендарный пир
oath-card-the-great-levy = Великое ополчение
oath-card-hearts-and-minds = Сердца и умы
oath-card-relic-breaker = Разрушитель реликвий
oath-card-book-binders = Переплётчики
oath-card-ballot-box = Урна для голосования
oath-card-saddle-makers = Шорники
oath-card-herald = Глашатай
oath-card-rowdy-pub = Шумный кабак
oath-card-vow-of-peace = Обет мира
oath-card-deed-writer = Составитель грамот
oath-card-salad-days = Золотые деньки
oath-card-marriage = Брак
oath-card-hospital = Госпиталь
oath-card-awaited-return = Долгожданное возвращение

## Звери

oath-card-errand-boy = Мальчик на побегушках
oath-card-wolves = Волки
oath-card-animal-playmates = Друзья-звери
oath-card-true-names = Истинные имена
oath-card-the-old-oak = Древний дуб
oath-card-forest-paths = Лесные тропы
oath-card-long-lost-heir = Пропавший наследник
oath-card-rangers = Следопыты
oath-card-roving-terror = Бродячий ужас
oath-card-nature-worship = Культ природы
oath-card-birdsong = Птичьи трели
oath-card-small-friends = Маленькие друзья
oath-card-grasping-vines = Цепкие лозы
oath-card-threatening-roar = Грозный рык
oath-card-fae-merchant = Торговец-фейри
oath-card-second-chance = Второй шанс
oath-card-pied-piper = Крысолов
oath-card-mushrooms = Грибы
oath-card-insect-swarm = Рой насекомых
oath-card-vow-of-union = Обет единения
oath-card-giant-python = Гигантский питон
oath-card-war-tortoise = Боевая черепаха
oath-card-new-growth = Молодая поросль
oath-card-wild-cry = Дикий клич
oath-card-animal-host = Звериное войско
oath-card-memory-of-nature = Память о природе
oath-card-marsh-spirit = Болотный дух
oath-card-vow-of-poverty = Обет бедности
oath-card-forest-council = Лесной совет
oath-card-walled-garden = Сад за стеной
oath-card-vow-of-beastkin = Обет звериного родства
oath-card-bracken = Папоротник
oath-card-wild-allies = Дикие союзники

## Кочевники

oath-card-rain-boots = Непромокаемые сапоги
oath-card-ancient-binding = Древние узы
oath-card-horse-archers = Конные лучники
oath-card-warning-signals = Сигнальные костры
oath-card-elders = Старейшины
oath-card-the-gathering = Сход
oath-card-faithful-friend = Верный друг
oath-card-tents = Шатры
oath-card-great-herd = Великое стадо
oath-card-convoys = Обозы
oath-card-vow-of-kinship = Обет родства
oath-card-wild-mounts = Дикие скакуны
oath-card-lancers = Уланы
oath-card-mountain-giant = Горный великан
oath-card-rival-khan = Хан-соперник
oath-card-lost-tongue = Забытый язык
oath-card-special-envoy = Особый посланник
oath-card-resettle = Переселение
oath-card-oracle = Оракул
oath-card-pilgrimage = Паломничество
oath-card-spell-breaker = Разрушитель чар
oath-card-mounted-patrol = Конный патруль
oath-card-great-crusade = Великий поход
oath-card-ancient-bloodline = Древняя кровь
oath-card-ancient-pact = Древний договор
oath-card-storm-caller = Призывающий бурю
oath-card-family-wagon = Семейный фургон
oath-card-way-station = Почтовая станция
oath-card-twin-brother = Брат-близнец
oath-card-hospitality = Гостеприимство
oath-card-a-fast-steed = Быстрый конь
oath-card-relic-worship = Культ реликвий
oath-card-sacred-ground = Священная земля

## Видения

oath-card-vision-of-conquest = Видение завоевания
oath-card-vision-of-rebellion = Видение восстания
oath-card-vision-of-sanctuary = Видение святилища
oath-card-vision-of-faith = Видение веры
oath-card-conspiracy = Заговор

## Строения

oath-card-sprawling-rampart = Протяжённый вал
oath-card-hall-of-debate = Зал дебатов
oath-card-forest-temple = Лесной храм
oath-card-festival-district = Праздничный квартал
oath-card-great-spire = Великий шпиль
oath-card-ancient-forge = Древняя кузница

## Разрушенные строения

oath-ruin-bandit-rampart = Бандитский вал
oath-ruin-hall-of-mockery = Зал насмешек
oath-ruin-ruined-temple = Разрушенный храм
oath-ruin-squalid-district = Убогий квартал
oath-ruin-fallen-spire = Упавший шпиль
oath-ruin-broken-forge = Сломанная кузница

## Реликвии

oath-relic-sticky-fire = Липкий огонь
oath-relic-cursed-cauldron = Проклятый котёл
oath-relic-brass-horse = Латунный конь
oath-relic-truthful-harp = Правдивая арфа
oath-relic-grand-mask = Великая маска
oath-relic-horned-mask = Рогатая маска
oath-relic-cup-of-plenty = Кубок изобилия
oath-relic-whistle = Свисток
oath-relic-dowsing-sticks = Прутья лозоходца
oath-relic-cracked-horn = Треснувший рог
oath-relic-bandit-crown = Корона бандитов
oath-relic-ring-of-devotion = Кольцо преданности
oath-relic-skeleton-key = Отмычка
oath-relic-oracular-pig = Вещая свинья
oath-relic-circlet-of-command = Венец власти
oath-relic-ivory-eye = Костяной глаз
oath-relic-map = Карта
oath-relic-obsidian-cage = Обсидиановая клетка
oath-relic-book-of-records = Книга записей
oath-relic-dragonskin-drum = Барабан из драконьей кожи
oath-relic-the-grand-scepter = Большой скипетр

## Локации

oath-site-ancient-city = Древний город
oath-site-barren-coast = Пустынный берег
oath-site-buried-giant = Погребённый великан
oath-site-charming-valley = Чарующая долина
oath-site-deep-woods = Дремучий лес
oath-site-drowned-city = Затонувший город
oath-site-fertile-valley = Плодородная долина
oath-site-great-slum = Огромные трущобы
oath-site-the-tribunal = Трибунал
oath-site-lush-coast = Цветущий берег
oath-site-marshes = Топи
oath-site-mine = Рудник
oath-site-mountain = Гора
oath-site-narrow-pass = Узкий перевал
oath-site-plains = Равнина
oath-site-river = Река
oath-site-rocky-coast = Скалистый берег
oath-site-salt-flats = Солончаки
oath-site-shrouded-wood = Сокрытый лес
oath-site-standing-stones = Стоячие камни
oath-site-steppe = Степь
oath-site-the-hidden-place = Укромная опушка
oath-site-wastes = Пустошь
