# Crusader Rex по-русски.
#
# Стороны стоят во множественном числе («франки нападают»); .start — в начале фразы. У блоков
# .number = many, если глагол при них во множественном числе («тамплиеры атакуют»), иначе one.
# Слова те же, что в правилах: раунд — карта каждой стороны, раунд боя — часть боя, ОД — очко
# действий, резерв — откуда тянут блоки, подкрепления — блоки, которые ещё идут в бой.

crusader-rex-title = Crusader Rex
    .about = Третий крестовый поход: скрытые армии сражаются за семь городов от Антиохии до Египта.
    .players = 2

## Вещи

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

crusader-rex-town-acre = Акра
    .genitive = Акры
    .dative = Акре
    .accusative = Акру
    .instrumental = Акрой
    .prepositional = Акре
crusader-rex-town-ajlun = Аджлун
    .genitive = Аджлуна
    .dative = Аджлуну
    .accusative = Аджлун
    .instrumental = Аджлуном
    .prepositional = Аджлуне
crusader-rex-town-albara = Аль-Бара
    .genitive = Аль-Бары
    .dative = Аль-Баре
    .accusative = Аль-Бару
    .instrumental = Аль-Барой
    .prepositional = Аль-Баре
crusader-rex-town-aleppo = Алеппо
    .genitive = Алеппо
    .dative = Алеппо
    .accusative = Алеппо
    .instrumental = Алеппо
    .prepositional = Алеппо
crusader-rex-town-amman = Амман
    .genitive = Аммана
    .dative = Амману
    .accusative = Амман
    .instrumental = Амманом
    .prepositional = Аммане
crusader-rex-town-anjar = Анджар
    .genitive = Анджара
    .dative = Анджару
    .accusative = Анджар
    .instrumental = Анджаром
    .prepositional = Анджаре
crusader-rex-town-antioch = Антиохия
    .genitive = Антиохии
    .dative = Антиохии
    .accusative = Антиохию
    .instrumental = Антиохией
    .prepositional = Антиохии
crusader-rex-town-artah = Артах
    .genitive = Артаха
    .dative = Артаху
    .accusative = Артах
    .instrumental = Артахом
    .prepositional = Артахе
crusader-rex-town-ascalon = Аскалон
    .genitive = Аскалона
    .dative = Аскалону
    .accusative = Аскалон
    .instrumental = Аскалоном
    .prepositional = Аскалоне
crusader-rex-town-ashtera = Аштера
    .genitive = Аштеры
    .dative = Аштере
    .accusative = Аштеру
    .instrumental = Аштерой
    .prepositional = Аштере
crusader-rex-town-baalbek = Баальбек
    .genitive = Баальбека
    .dative = Баальбеку
    .accusative = Баальбек
    .instrumental = Баальбеком
    .prepositional = Баальбеке
crusader-rex-town-baisan = Байсан
    .genitive = Байсана
    .dative = Байсану
    .accusative = Байсан
    .instrumental = Байсаном
    .prepositional = Байсане
crusader-rex-town-banyas = Баньяс
    .genitive = Баньяса
    .dative = Баньясу
    .accusative = Баньяс
    .instrumental = Баньясом
    .prepositional = Баньясе
crusader-rex-town-beaufort = Бофор
    .genitive = Бофора
    .dative = Бофору
    .accusative = Бофор
    .instrumental = Бофором
    .prepositional = Бофоре
crusader-rex-town-beersheba = Беэр-Шева
    .genitive = Беэр-Шевы
    .dative = Беэр-Шеве
    .accusative = Беэр-Шеву
    .instrumental = Беэр-Шевой
    .prepositional = Беэр-Шеве
crusader-rex-town-beirut = Бейрут
    .genitive = Бейрута
    .dative = Бейруту
    .accusative = Бейрут
    .instrumental = Бейрутом
    .prepositional = Бейруте
crusader-rex-town-botron = Ботрон
    .genitive = Ботрона
    .dative = Ботрону
    .accusative = Ботрон
    .instrumental = Ботроном
    .prepositional = Ботроне
crusader-rex-town-caesarea = Кесария
    .genitive = Кесарии
    .dative = Кесарии
    .accusative = Кесарию
    .instrumental = Кесарией
    .prepositional = Кесарии
crusader-rex-town-damascus = Дамаск
    .genitive = Дамаска
    .dative = Дамаску
    .accusative = Дамаск
    .instrumental = Дамаском
    .prepositional = Дамаске
crusader-rex-town-damiya = Дамия
    .genitive = Дамии
    .dative = Дамии
    .accusative = Дамию
    .instrumental = Дамией
    .prepositional = Дамии
crusader-rex-town-dimona = Димона
    .genitive = Димоны
    .dative = Димоне
    .accusative = Димону
    .instrumental = Димоной
    .prepositional = Димоне
crusader-rex-town-egypt = Египет
    .genitive = Египта
    .dative = Египту
    .accusative = Египет
    .instrumental = Египтом
    .prepositional = Египте
crusader-rex-town-gaza = Газа
    .genitive = Газы
    .dative = Газе
    .accusative = Газу
    .instrumental = Газой
    .prepositional = Газе
crusader-rex-town-hama = Хама
    .genitive = Хамы
    .dative = Хаме
    .accusative = Хаму
    .instrumental = Хамой
    .prepositional = Хаме
crusader-rex-town-harim = Харим
    .genitive = Харима
    .dative = Хариму
    .accusative = Харим
    .instrumental = Харимом
    .prepositional = Хариме
crusader-rex-town-hebron = Хеврон
    .genitive = Хеврона
    .dative = Хеврону
    .accusative = Хеврон
    .instrumental = Хевроном
    .prepositional = Хевроне
crusader-rex-town-homs = Хомс
    .genitive = Хомса
    .dative = Хомсу
    .accusative = Хомс
    .instrumental = Хомсом
    .prepositional = Хомсе
crusader-rex-town-jaffa = Яффа
    .genitive = Яффы
    .dative = Яффе
    .accusative = Яффу
    .instrumental = Яффой
    .prepositional = Яффе
crusader-rex-town-jericho = Иерихон
    .genitive = Иерихона
    .dative = Иерихону
    .accusative = Иерихон
    .instrumental = Иерихоном
    .prepositional = Иерихоне
crusader-rex-town-jerusalem = Иерусалим
    .genitive = Иерусалима
    .dative = Иерусалиму
    .accusative = Иерусалим
    .instrumental = Иерусалимом
    .prepositional = Иерусалиме
crusader-rex-town-kassab = Кассаб
    .genitive = Кассаба
    .dative = Кассабу
    .accusative = Кассаб
    .instrumental = Кассабом
    .prepositional = Кассабе
crusader-rex-town-kerak = Керак
    .genitive = Керака
    .dative = Кераку
    .accusative = Керак
    .instrumental = Кераком
    .prepositional = Кераке
crusader-rex-town-krak = Крак
    .genitive = Крака
    .dative = Краку
    .accusative = Крак
    .instrumental = Краком
    .prepositional = Краке
crusader-rex-town-lachish = Лахиш
    .genitive = Лахиша
    .dative = Лахишу
    .accusative = Лахиш
    .instrumental = Лахишем
    .prepositional = Лахише
crusader-rex-town-lacum = Лакум
    .genitive = Лакума
    .dative = Лакуму
    .accusative = Лакум
    .instrumental = Лакумом
    .prepositional = Лакуме
crusader-rex-town-latakia = Латакия
    .genitive = Латакии
    .dative = Латакии
    .accusative = Латакию
    .instrumental = Латакией
    .prepositional = Латакии
crusader-rex-town-legio = Легио
    .genitive = Легио
    .dative = Легио
    .accusative = Легио
    .instrumental = Легио
    .prepositional = Легио
crusader-rex-town-margat = Маргат
    .genitive = Маргата
    .dative = Маргату
    .accusative = Маргат
    .instrumental = Маргатом
    .prepositional = Маргате
crusader-rex-town-montferrand = Монферран
    .genitive = Монферрана
    .dative = Монферрану
    .accusative = Монферран
    .instrumental = Монферраном
    .prepositional = Монферране
crusader-rex-town-nablus = Наблус
    .genitive = Наблуса
    .dative = Наблусу
    .accusative = Наблус
    .instrumental = Наблусом
    .prepositional = Наблусе
crusader-rex-town-qaddas = Каддас
    .genitive = Каддаса
    .dative = Каддасу
    .accusative = Каддас
    .instrumental = Каддасом
    .prepositional = Каддасе
crusader-rex-town-ramallah = Рамалла
    .genitive = Рамаллы
    .dative = Рамалле
    .accusative = Рамаллу
    .instrumental = Рамаллой
    .prepositional = Рамалле
crusader-rex-town-saone = Саон
    .genitive = Саона
    .dative = Саону
    .accusative = Саон
    .instrumental = Саоном
    .prepositional = Саоне
crusader-rex-town-shughur = Шугур
    .genitive = Шугура
    .dative = Шугуру
    .accusative = Шугур
    .instrumental = Шугуром
    .prepositional = Шугуре
crusader-rex-town-sidon = Сидон
    .genitive = Сидона
    .dative = Сидону
    .accusative = Сидон
    .instrumental = Сидоном
    .prepositional = Сидоне
crusader-rex-town-st-simeon = Сен-Симеон
    .genitive = Сен-Симеона
    .dative = Сен-Симеону
    .accusative = Сен-Симеон
    .instrumental = Сен-Симеоном
    .prepositional = Сен-Симеоне
crusader-rex-town-tartus = Тартус
    .genitive = Тартуса
    .dative = Тартусу
    .accusative = Тартус
    .instrumental = Тартусом
    .prepositional = Тартусе
crusader-rex-town-tiberias = Тивериада
    .genitive = Тивериады
    .dative = Тивериаде
    .accusative = Тивериаду
    .instrumental = Тивериадой
    .prepositional = Тивериаде
crusader-rex-town-tripoli = Триполи
    .genitive = Триполи
    .dative = Триполи
    .accusative = Триполи
    .instrumental = Триполи
    .prepositional = Триполи
crusader-rex-town-tyre = Тир
    .genitive = Тира
    .dative = Тиру
    .accusative = Тир
    .instrumental = Тиром
    .prepositional = Тире
crusader-rex-town-zerdana = Зердана
    .genitive = Зерданы
    .dative = Зердане
    .accusative = Зердану
    .instrumental = Зерданой
    .prepositional = Зердане
crusader-rex-town-zoar = Цоар
    .genitive = Цоара
    .dative = Цоару
    .accusative = Цоар
    .instrumental = Цоаром
    .prepositional = Цоаре

# Где может быть блок: города, края игрового поля, резерв.
crusader-rex-place-acre = { crusader-rex-town-acre }
    .genitive = { crusader-rex-town-acre.genitive }
crusader-rex-place-ajlun = { crusader-rex-town-ajlun }
    .genitive = { crusader-rex-town-ajlun.genitive }
crusader-rex-place-albara = { crusader-rex-town-albara }
    .genitive = { crusader-rex-town-albara.genitive }
crusader-rex-place-aleppo = { crusader-rex-town-aleppo }
    .genitive = { crusader-rex-town-aleppo.genitive }
crusader-rex-place-amman = { crusader-rex-town-amman }
    .genitive = { crusader-rex-town-amman.genitive }
crusader-rex-place-anjar = { crusader-rex-town-anjar }
    .genitive = { crusader-rex-town-anjar.genitive }
crusader-rex-place-antioch = { crusader-rex-town-antioch }
    .genitive = { crusader-rex-town-antioch.genitive }
crusader-rex-place-artah = { crusader-rex-town-artah }
    .genitive = { crusader-rex-town-artah.genitive }
crusader-rex-place-ascalon = { crusader-rex-town-ascalon }
    .genitive = { crusader-rex-town-ascalon.genitive }
crusader-rex-place-ashtera = { crusader-rex-town-ashtera }
    .genitive = { crusader-rex-town-ashtera.genitive }
crusader-rex-place-baalbek = { crusader-rex-town-baalbek }
    .genitive = { crusader-rex-town-baalbek.genitive }
crusader-rex-place-baisan = { crusader-rex-town-baisan }
    .genitive = { crusader-rex-town-baisan.genitive }
crusader-rex-place-banyas = { crusader-rex-town-banyas }
    .genitive = { crusader-rex-town-banyas.genitive }
crusader-rex-place-beaufort = { crusader-rex-town-beaufort }
    .genitive = { crusader-rex-town-beaufort.genitive }
crusader-rex-place-beersheba = { crusader-rex-town-beersheba }
    .genitive = { crusader-rex-town-beersheba.genitive }
crusader-rex-place-beirut = { crusader-rex-town-beirut }
    .genitive = { crusader-rex-town-beirut.genitive }
crusader-rex-place-botron = { crusader-rex-town-botron }
    .genitive = { crusader-rex-town-botron.genitive }
crusader-rex-place-caesarea = { crusader-rex-town-caesarea }
    .genitive = { crusader-rex-town-caesarea.genitive }
crusader-rex-place-damascus = { crusader-rex-town-damascus }
    .genitive = { crusader-rex-town-damascus.genitive }
crusader-rex-place-damiya = { crusader-rex-town-damiya }
    .genitive = { crusader-rex-town-damiya.genitive }
crusader-rex-place-dimona = { crusader-rex-town-dimona }
    .genitive = { crusader-rex-town-dimona.genitive }
crusader-rex-place-egypt = { crusader-rex-town-egypt }
    .genitive = { crusader-rex-town-egypt.genitive }
crusader-rex-place-gaza = { crusader-rex-town-gaza }
    .genitive = { crusader-rex-town-gaza.genitive }
crusader-rex-place-hama = { crusader-rex-town-hama }
    .genitive = { crusader-rex-town-hama.genitive }
crusader-rex-place-harim = { crusader-rex-town-harim }
    .genitive = { crusader-rex-town-harim.genitive }
crusader-rex-place-hebron = { crusader-rex-town-hebron }
    .genitive = { crusader-rex-town-hebron.genitive }
crusader-rex-place-homs = { crusader-rex-town-homs }
    .genitive = { crusader-rex-town-homs.genitive }
crusader-rex-place-jaffa = { crusader-rex-town-jaffa }
    .genitive = { crusader-rex-town-jaffa.genitive }
crusader-rex-place-jericho = { crusader-rex-town-jericho }
    .genitive = { crusader-rex-town-jericho.genitive }
crusader-rex-place-jerusalem = { crusader-rex-town-jerusalem }
    .genitive = { crusader-rex-town-jerusalem.genitive }
crusader-rex-place-kassab = { crusader-rex-town-kassab }
    .genitive = { crusader-rex-town-kassab.genitive }
crusader-rex-place-kerak = { crusader-rex-town-kerak }
    .genitive = { crusader-rex-town-kerak.genitive }
crusader-rex-place-krak = { crusader-rex-town-krak }
    .genitive = { crusader-rex-town-krak.genitive }
crusader-rex-place-lachish = { crusader-rex-town-lachish }
    .genitive = { crusader-rex-town-lachish.genitive }
crusader-rex-place-lacum = { crusader-rex-town-lacum }
    .genitive = { crusader-rex-town-lacum.genitive }
crusader-rex-place-latakia = { crusader-rex-town-latakia }
    .genitive = { crusader-rex-town-latakia.genitive }
crusader-rex-place-legio = { crusader-rex-town-legio }
    .genitive = { crusader-rex-town-legio.genitive }
crusader-rex-place-margat = { crusader-rex-town-margat }
    .genitive = { crusader-rex-town-margat.genitive }
crusader-rex-place-montferrand = { crusader-rex-town-montferrand }
    .genitive = { crusader-rex-town-montferrand.genitive }
crusader-rex-place-nablus = { crusader-rex-town-nablus }
    .genitive = { crusader-rex-town-nablus.genitive }
crusader-rex-place-qaddas = { crusader-rex-town-qaddas }
    .genitive = { crusader-rex-town-qaddas.genitive }
crusader-rex-place-ramallah = { crusader-rex-town-ramallah }
    .genitive = { crusader-rex-town-ramallah.genitive }
crusader-rex-place-saone = { crusader-rex-town-saone }
    .genitive = { crusader-rex-town-saone.genitive }
crusader-rex-place-shughur = { crusader-rex-town-shughur }
    .genitive = { crusader-rex-town-shughur.genitive }
crusader-rex-place-sidon = { crusader-rex-town-sidon }
    .genitive = { crusader-rex-town-sidon.genitive }
crusader-rex-place-st-simeon = { crusader-rex-town-st-simeon }
    .genitive = { crusader-rex-town-st-simeon.genitive }
crusader-rex-place-tartus = { crusader-rex-town-tartus }
    .genitive = { crusader-rex-town-tartus.genitive }
crusader-rex-place-tiberias = { crusader-rex-town-tiberias }
    .genitive = { crusader-rex-town-tiberias.genitive }
crusader-rex-place-tripoli = { crusader-rex-town-tripoli }
    .genitive = { crusader-rex-town-tripoli.genitive }
crusader-rex-place-tyre = { crusader-rex-town-tyre }
    .genitive = { crusader-rex-town-tyre.genitive }
crusader-rex-place-zerdana = { crusader-rex-town-zerdana }
    .genitive = { crusader-rex-town-zerdana.genitive }
crusader-rex-place-zoar = { crusader-rex-town-zoar }
    .genitive = { crusader-rex-town-zoar.genitive }
crusader-rex-place-england = Англия
    .genitive = Англии
crusader-rex-place-france = Франция
    .genitive = Франции
crusader-rex-place-germania = Германия
    .genitive = Германии
crusader-rex-place-pool = резерв
    .genitive = резерва
crusader-rex-place-lost = потеряны в этом году
    .genitive = потеряны в этом году
crusader-rex-place-out = вне игры
    .genitive = вне игры

crusader-rex-haunt-acre = { crusader-rex-town-acre }
crusader-rex-haunt-ajlun = { crusader-rex-town-ajlun }
crusader-rex-haunt-albara = { crusader-rex-town-albara }
crusader-rex-haunt-aleppo = { crusader-rex-town-aleppo }
crusader-rex-haunt-amman = { crusader-rex-town-amman }
crusader-rex-haunt-anjar = { crusader-rex-town-anjar }
crusader-rex-haunt-antioch = { crusader-rex-town-antioch }
crusader-rex-haunt-artah = { crusader-rex-town-artah }
crusader-rex-haunt-ascalon = { crusader-rex-town-ascalon }
crusader-rex-haunt-ashtera = { crusader-rex-town-ashtera }
crusader-rex-haunt-baalbek = { crusader-rex-town-baalbek }
crusader-rex-haunt-baisan = { crusader-rex-town-baisan }
crusader-rex-haunt-banyas = { crusader-rex-town-banyas }
crusader-rex-haunt-beaufort = { crusader-rex-town-beaufort }
crusader-rex-haunt-beersheba = { crusader-rex-town-beersheba }
crusader-rex-haunt-beirut = { crusader-rex-town-beirut }
crusader-rex-haunt-botron = { crusader-rex-town-botron }
crusader-rex-haunt-caesarea = { crusader-rex-town-caesarea }
crusader-rex-haunt-damascus = { crusader-rex-town-damascus }
crusader-rex-haunt-damiya = { crusader-rex-town-damiya }
crusader-rex-haunt-dimona = { crusader-rex-town-dimona }
crusader-rex-haunt-egypt = { crusader-rex-town-egypt }
crusader-rex-haunt-gaza = { crusader-rex-town-gaza }
crusader-rex-haunt-hama = { crusader-rex-town-hama }
crusader-rex-haunt-harim = { crusader-rex-town-harim }
crusader-rex-haunt-hebron = { crusader-rex-town-hebron }
crusader-rex-haunt-homs = { crusader-rex-town-homs }
crusader-rex-haunt-jaffa = { crusader-rex-town-jaffa }
crusader-rex-haunt-jericho = { crusader-rex-town-jericho }
crusader-rex-haunt-jerusalem = { crusader-rex-town-jerusalem }
crusader-rex-haunt-kassab = { crusader-rex-town-kassab }
crusader-rex-haunt-kerak = { crusader-rex-town-kerak }
crusader-rex-haunt-krak = { crusader-rex-town-krak }
crusader-rex-haunt-lachish = { crusader-rex-town-lachish }
crusader-rex-haunt-lacum = { crusader-rex-town-lacum }
crusader-rex-haunt-latakia = { crusader-rex-town-latakia }
crusader-rex-haunt-legio = { crusader-rex-town-legio }
crusader-rex-haunt-margat = { crusader-rex-town-margat }
crusader-rex-haunt-montferrand = { crusader-rex-town-montferrand }
crusader-rex-haunt-nablus = { crusader-rex-town-nablus }
crusader-rex-haunt-qaddas = { crusader-rex-town-qaddas }
crusader-rex-haunt-ramallah = { crusader-rex-town-ramallah }
crusader-rex-haunt-saone = { crusader-rex-town-saone }
crusader-rex-haunt-shughur = { crusader-rex-town-shughur }
crusader-rex-haunt-sidon = { crusader-rex-town-sidon }
crusader-rex-haunt-st-simeon = { crusader-rex-town-st-simeon }
crusader-rex-haunt-tartus = { crusader-rex-town-tartus }
crusader-rex-haunt-tiberias = { crusader-rex-town-tiberias }
crusader-rex-haunt-tripoli = { crusader-rex-town-tripoli }
crusader-rex-haunt-tyre = { crusader-rex-town-tyre }
crusader-rex-haunt-zerdana = { crusader-rex-town-zerdana }
crusader-rex-haunt-zoar = { crusader-rex-town-zoar }
crusader-rex-haunt-pool = резерв

# Как блок вошёл в город.
crusader-rex-way-acre = из { crusader-rex-town-acre.genitive }
crusader-rex-way-ajlun = из { crusader-rex-town-ajlun.genitive }
crusader-rex-way-albara = из { crusader-rex-town-albara.genitive }
crusader-rex-way-aleppo = из { crusader-rex-town-aleppo.genitive }
crusader-rex-way-amman = из { crusader-rex-town-amman.genitive }
crusader-rex-way-anjar = из { crusader-rex-town-anjar.genitive }
crusader-rex-way-antioch = из { crusader-rex-town-antioch.genitive }
crusader-rex-way-artah = из { crusader-rex-town-artah.genitive }
crusader-rex-way-ascalon = из { crusader-rex-town-ascalon.genitive }
crusader-rex-way-ashtera = из { crusader-rex-town-ashtera.genitive }
crusader-rex-way-baalbek = из { crusader-rex-town-baalbek.genitive }
crusader-rex-way-baisan = из { crusader-rex-town-baisan.genitive }
crusader-rex-way-banyas = из { crusader-rex-town-banyas.genitive }
crusader-rex-way-beaufort = из { crusader-rex-town-beaufort.genitive }
crusader-rex-way-beersheba = из { crusader-rex-town-beersheba.genitive }
crusader-rex-way-beirut = из { crusader-rex-town-beirut.genitive }
crusader-rex-way-botron = из { crusader-rex-town-botron.genitive }
crusader-rex-way-caesarea = из { crusader-rex-town-caesarea.genitive }
crusader-rex-way-damascus = из { crusader-rex-town-damascus.genitive }
crusader-rex-way-damiya = из { crusader-rex-town-damiya.genitive }
crusader-rex-way-dimona = из { crusader-rex-town-dimona.genitive }
crusader-rex-way-egypt = из { crusader-rex-town-egypt.genitive }
crusader-rex-way-gaza = из { crusader-rex-town-gaza.genitive }
crusader-rex-way-hama = из { crusader-rex-town-hama.genitive }
crusader-rex-way-harim = из { crusader-rex-town-harim.genitive }
crusader-rex-way-hebron = из { crusader-rex-town-hebron.genitive }
crusader-rex-way-homs = из { crusader-rex-town-homs.genitive }
crusader-rex-way-jaffa = из { crusader-rex-town-jaffa.genitive }
crusader-rex-way-jericho = из { crusader-rex-town-jericho.genitive }
crusader-rex-way-jerusalem = из { crusader-rex-town-jerusalem.genitive }
crusader-rex-way-kassab = из { crusader-rex-town-kassab.genitive }
crusader-rex-way-kerak = из { crusader-rex-town-kerak.genitive }
crusader-rex-way-krak = из { crusader-rex-town-krak.genitive }
crusader-rex-way-lachish = из { crusader-rex-town-lachish.genitive }
crusader-rex-way-lacum = из { crusader-rex-town-lacum.genitive }
crusader-rex-way-latakia = из { crusader-rex-town-latakia.genitive }
crusader-rex-way-legio = из { crusader-rex-town-legio.genitive }
crusader-rex-way-margat = из { crusader-rex-town-margat.genitive }
crusader-rex-way-montferrand = из { crusader-rex-town-montferrand.genitive }
crusader-rex-way-nablus = из { crusader-rex-town-nablus.genitive }
crusader-rex-way-qaddas = из { crusader-rex-town-qaddas.genitive }
crusader-rex-way-ramallah = из { crusader-rex-town-ramallah.genitive }
crusader-rex-way-saone = из { crusader-rex-town-saone.genitive }
crusader-rex-way-shughur = из { crusader-rex-town-shughur.genitive }
crusader-rex-way-sidon = из { crusader-rex-town-sidon.genitive }
crusader-rex-way-st-simeon = из { crusader-rex-town-st-simeon.genitive }
crusader-rex-way-tartus = из { crusader-rex-town-tartus.genitive }
crusader-rex-way-tiberias = из { crusader-rex-town-tiberias.genitive }
crusader-rex-way-tripoli = из { crusader-rex-town-tripoli.genitive }
crusader-rex-way-tyre = из { crusader-rex-town-tyre.genitive }
crusader-rex-way-zerdana = из { crusader-rex-town-zerdana.genitive }
crusader-rex-way-zoar = из { crusader-rex-town-zoar.genitive }
crusader-rex-way-germania = из Германии
crusader-rex-way-sea = с моря

crusader-rex-road-acre-caesarea = { crusader-rex-town-acre } – { crusader-rex-town-caesarea }
crusader-rex-road-acre-legio = { crusader-rex-town-acre } – { crusader-rex-town-legio }
crusader-rex-road-acre-tiberias = { crusader-rex-town-acre } – { crusader-rex-town-tiberias }
crusader-rex-road-acre-tyre = { crusader-rex-town-acre } – { crusader-rex-town-tyre }
crusader-rex-road-ajlun-amman = { crusader-rex-town-ajlun } – { crusader-rex-town-amman }
crusader-rex-road-ajlun-ashtera = { crusader-rex-town-ajlun } – { crusader-rex-town-ashtera }
crusader-rex-road-ajlun-tiberias = { crusader-rex-town-ajlun } – { crusader-rex-town-tiberias }
crusader-rex-road-albara-hama = { crusader-rex-town-albara } – { crusader-rex-town-hama }
crusader-rex-road-albara-saone = { crusader-rex-town-albara } – { crusader-rex-town-saone }
crusader-rex-road-albara-shughur = { crusader-rex-town-albara } – { crusader-rex-town-shughur }
crusader-rex-road-albara-zerdana = { crusader-rex-town-albara } – { crusader-rex-town-zerdana }
crusader-rex-road-aleppo-artah = { crusader-rex-town-aleppo } – { crusader-rex-town-artah }
crusader-rex-road-aleppo-zerdana = { crusader-rex-town-aleppo } – { crusader-rex-town-zerdana }
crusader-rex-road-amman-damiya = { crusader-rex-town-amman } – { crusader-rex-town-damiya }
crusader-rex-road-amman-jericho = { crusader-rex-town-amman } – { crusader-rex-town-jericho }
crusader-rex-road-amman-kerak = { crusader-rex-town-amman } – { crusader-rex-town-kerak }
crusader-rex-road-anjar-baalbek = { crusader-rex-town-anjar } – { crusader-rex-town-baalbek }
crusader-rex-road-anjar-beaufort = { crusader-rex-town-anjar } – { crusader-rex-town-beaufort }
crusader-rex-road-anjar-beirut = { crusader-rex-town-anjar } – { crusader-rex-town-beirut }
crusader-rex-road-anjar-damascus = { crusader-rex-town-anjar } – { crusader-rex-town-damascus }
crusader-rex-road-antioch-harim = { crusader-rex-town-antioch } – { crusader-rex-town-harim }
crusader-rex-road-antioch-kassab = { crusader-rex-town-antioch } – { crusader-rex-town-kassab }
crusader-rex-road-antioch-st-simeon = { crusader-rex-town-antioch } – { crusader-rex-town-st-simeon }
crusader-rex-road-artah-harim = { crusader-rex-town-artah } – { crusader-rex-town-harim }
crusader-rex-road-artah-zerdana = { crusader-rex-town-artah } – { crusader-rex-town-zerdana }
crusader-rex-road-ascalon-gaza = { crusader-rex-town-ascalon } – { crusader-rex-town-gaza }
crusader-rex-road-ascalon-jaffa = { crusader-rex-town-ascalon } – { crusader-rex-town-jaffa }
crusader-rex-road-ascalon-lachish = { crusader-rex-town-ascalon } – { crusader-rex-town-lachish }
crusader-rex-road-ascalon-ramallah = { crusader-rex-town-ascalon } – { crusader-rex-town-ramallah }
crusader-rex-road-ashtera-banyas = { crusader-rex-town-ashtera } – { crusader-rex-town-banyas }
crusader-rex-road-ashtera-damascus = { crusader-rex-town-ashtera } – { crusader-rex-town-damascus }
crusader-rex-road-baalbek-lacum = { crusader-rex-town-baalbek } – { crusader-rex-town-lacum }
crusader-rex-road-baalbek-tripoli = { crusader-rex-town-baalbek } – { crusader-rex-town-tripoli }
crusader-rex-road-baisan-damiya = { crusader-rex-town-baisan } – { crusader-rex-town-damiya }
crusader-rex-road-baisan-legio = { crusader-rex-town-baisan } – { crusader-rex-town-legio }
crusader-rex-road-baisan-nablus = { crusader-rex-town-baisan } – { crusader-rex-town-nablus }
crusader-rex-road-baisan-tiberias = { crusader-rex-town-baisan } – { crusader-rex-town-tiberias }
crusader-rex-road-banyas-beaufort = { crusader-rex-town-banyas } – { crusader-rex-town-beaufort }
crusader-rex-road-banyas-damascus = { crusader-rex-town-banyas } – { crusader-rex-town-damascus }
crusader-rex-road-banyas-tiberias = { crusader-rex-town-banyas } – { crusader-rex-town-tiberias }
crusader-rex-road-beaufort-sidon = { crusader-rex-town-beaufort } – { crusader-rex-town-sidon }
crusader-rex-road-beaufort-tyre = { crusader-rex-town-beaufort } – { crusader-rex-town-tyre }
crusader-rex-road-beersheba-dimona = { crusader-rex-town-beersheba } – { crusader-rex-town-dimona }
crusader-rex-road-beersheba-egypt = { crusader-rex-town-beersheba } – { crusader-rex-town-egypt }
crusader-rex-road-beersheba-gaza = { crusader-rex-town-beersheba } – { crusader-rex-town-gaza }
crusader-rex-road-beirut-botron = { crusader-rex-town-beirut } – { crusader-rex-town-botron }
crusader-rex-road-beirut-sidon = { crusader-rex-town-beirut } – { crusader-rex-town-sidon }
crusader-rex-road-botron-tripoli = { crusader-rex-town-botron } – { crusader-rex-town-tripoli }
crusader-rex-road-caesarea-jaffa = { crusader-rex-town-caesarea } – { crusader-rex-town-jaffa }
crusader-rex-road-caesarea-nablus = { crusader-rex-town-caesarea } – { crusader-rex-town-nablus }
crusader-rex-road-damascus-qaddas = { crusader-rex-town-damascus } – { crusader-rex-town-qaddas }
crusader-rex-road-damiya-jericho = { crusader-rex-town-damiya } – { crusader-rex-town-jericho }
crusader-rex-road-damiya-nablus = { crusader-rex-town-damiya } – { crusader-rex-town-nablus }
crusader-rex-road-dimona-hebron = { crusader-rex-town-dimona } – { crusader-rex-town-hebron }
crusader-rex-road-dimona-zoar = { crusader-rex-town-dimona } – { crusader-rex-town-zoar }
crusader-rex-road-egypt-gaza = { crusader-rex-town-egypt } – { crusader-rex-town-gaza }
crusader-rex-road-gaza-lachish = { crusader-rex-town-gaza } – { crusader-rex-town-lachish }
crusader-rex-road-hama-homs = { crusader-rex-town-hama } – { crusader-rex-town-homs }
crusader-rex-road-hama-montferrand = { crusader-rex-town-hama } – { crusader-rex-town-montferrand }
crusader-rex-road-hama-zerdana = { crusader-rex-town-hama } – { crusader-rex-town-zerdana }
crusader-rex-road-harim-shughur = { crusader-rex-town-harim } – { crusader-rex-town-shughur }
crusader-rex-road-hebron-jerusalem = { crusader-rex-town-hebron } – { crusader-rex-town-jerusalem }
crusader-rex-road-hebron-lachish = { crusader-rex-town-hebron } – { crusader-rex-town-lachish }
crusader-rex-road-hebron-zoar = { crusader-rex-town-hebron } – { crusader-rex-town-zoar }
crusader-rex-road-homs-krak = { crusader-rex-town-homs } – { crusader-rex-town-krak }
crusader-rex-road-homs-lacum = { crusader-rex-town-homs } – { crusader-rex-town-lacum }
crusader-rex-road-homs-montferrand = { crusader-rex-town-homs } – { crusader-rex-town-montferrand }
crusader-rex-road-homs-qaddas = { crusader-rex-town-homs } – { crusader-rex-town-qaddas }
crusader-rex-road-jaffa-ramallah = { crusader-rex-town-jaffa } – { crusader-rex-town-ramallah }
crusader-rex-road-jericho-jerusalem = { crusader-rex-town-jericho } – { crusader-rex-town-jerusalem }
crusader-rex-road-jericho-kerak = { crusader-rex-town-jericho } – { crusader-rex-town-kerak }
crusader-rex-road-jerusalem-nablus = { crusader-rex-town-jerusalem } – { crusader-rex-town-nablus }
crusader-rex-road-jerusalem-ramallah = { crusader-rex-town-jerusalem } – { crusader-rex-town-ramallah }
crusader-rex-road-kassab-latakia = { crusader-rex-town-kassab } – { crusader-rex-town-latakia }
crusader-rex-road-kerak-zoar = { crusader-rex-town-kerak } – { crusader-rex-town-zoar }
crusader-rex-road-krak-lacum = { crusader-rex-town-krak } – { crusader-rex-town-lacum }
crusader-rex-road-krak-montferrand = { crusader-rex-town-krak } – { crusader-rex-town-montferrand }
crusader-rex-road-krak-tartus = { crusader-rex-town-krak } – { crusader-rex-town-tartus }
crusader-rex-road-krak-tripoli = { crusader-rex-town-krak } – { crusader-rex-town-tripoli }
crusader-rex-road-lacum-qaddas = { crusader-rex-town-lacum } – { crusader-rex-town-qaddas }
crusader-rex-road-latakia-margat = { crusader-rex-town-latakia } – { crusader-rex-town-margat }
crusader-rex-road-latakia-saone = { crusader-rex-town-latakia } – { crusader-rex-town-saone }
crusader-rex-road-legio-nablus = { crusader-rex-town-legio } – { crusader-rex-town-nablus }
crusader-rex-road-margat-tartus = { crusader-rex-town-margat } – { crusader-rex-town-tartus }
crusader-rex-road-saone-shughur = { crusader-rex-town-saone } – { crusader-rex-town-shughur }
crusader-rex-road-sidon-tyre = { crusader-rex-town-sidon } – { crusader-rex-town-tyre }
crusader-rex-road-tartus-tripoli = { crusader-rex-town-tartus } – { crusader-rex-town-tripoli }
crusader-rex-road-germania-aleppo = Германия – { crusader-rex-town-aleppo }
crusader-rex-road-germania-antioch = Германия – { crusader-rex-town-antioch }
crusader-rex-road-germania-st-simeon = Германия – { crusader-rex-town-st-simeon }

crusader-rex-block-reynald-sidon = Рено (Сидон)
    .start = Рено (Сидон)
    .genitive = Рено (Сидон)
    .dative = Рено (Сидон)
    .accusative = Рено (Сидон)
    .instrumental = Рено (Сидон)
    .prepositional = Рено (Сидон)
    .number = one
crusader-rex-block-conrad = Конрад
    .start = Конрад
    .genitive = Конрада
    .dative = Конраду
    .accusative = Конрада
    .instrumental = Конрадом
    .prepositional = Конраде
    .number = one
crusader-rex-block-balian = Балиан
    .start = Балиан
    .genitive = Балиана
    .dative = Балиану
    .accusative = Балиана
    .instrumental = Балианом
    .prepositional = Балиане
    .number = one
crusader-rex-block-walter = Вальтер
    .start = Вальтер
    .genitive = Вальтера
    .dative = Вальтеру
    .accusative = Вальтера
    .instrumental = Вальтером
    .prepositional = Вальтере
    .number = one
crusader-rex-block-raymond-tiberias = Раймунд (Тивериада)
    .start = Раймунд (Тивериада)
    .genitive = Раймунда (Тивериада)
    .dative = Раймунду (Тивериада)
    .accusative = Раймунда (Тивериада)
    .instrumental = Раймундом (Тивериада)
    .prepositional = Раймунде (Тивериада)
    .number = one
crusader-rex-block-king-guy = король Ги
    .start = Король Ги
    .genitive = короля Ги
    .dative = королю Ги
    .accusative = короля Ги
    .instrumental = королём Ги
    .prepositional = короле Ги
    .number = one
crusader-rex-block-reynald-kerak = Рено (Керак)
    .start = Рено (Керак)
    .genitive = Рено (Керак)
    .dative = Рено (Керак)
    .accusative = Рено (Керак)
    .instrumental = Рено (Керак)
    .prepositional = Рено (Керак)
    .number = one
crusader-rex-block-bohemond = Боэмунд
    .start = Боэмунд
    .genitive = Боэмунда
    .dative = Боэмунду
    .accusative = Боэмунда
    .instrumental = Боэмундом
    .prepositional = Боэмунде
    .number = one
crusader-rex-block-raymond-tripoli = Раймунд (Триполи)
    .start = Раймунд (Триполи)
    .genitive = Раймунда (Триполи)
    .dative = Раймунду (Триполи)
    .accusative = Раймунда (Триполи)
    .instrumental = Раймундом (Триполи)
    .prepositional = Раймунде (Триполи)
    .number = one
crusader-rex-block-josselin = Жослен
    .start = Жослен
    .genitive = Жослена
    .dative = Жослену
    .accusative = Жослена
    .instrumental = Жосленом
    .prepositional = Жослене
    .number = one
crusader-rex-block-jerusalem-templars = тамплиеры (Иерусалим)
    .start = Тамплиеры (Иерусалим)
    .genitive = тамплиеров (Иерусалим)
    .dative = тамплиерам (Иерусалим)
    .accusative = тамплиеров (Иерусалим)
    .instrumental = тамплиерами (Иерусалим)
    .prepositional = тамплиерах (Иерусалим)
    .number = many
crusader-rex-block-antioch-templars = тамплиеры (Антиохия)
    .start = Тамплиеры (Антиохия)
    .genitive = тамплиеров (Антиохия)
    .dative = тамплиерам (Антиохия)
    .accusative = тамплиеров (Антиохия)
    .instrumental = тамплиерами (Антиохия)
    .prepositional = тамплиерах (Антиохия)
    .number = many
crusader-rex-block-gaza-templars = тамплиеры (Газа)
    .start = Тамплиеры (Газа)
    .genitive = тамплиеров (Газа)
    .dative = тамплиерам (Газа)
    .accusative = тамплиеров (Газа)
    .instrumental = тамплиерами (Газа)
    .prepositional = тамплиерах (Газа)
    .number = many
crusader-rex-block-tartus-templars = тамплиеры (Тартус)
    .start = Тамплиеры (Тартус)
    .genitive = тамплиеров (Тартус)
    .dative = тамплиерам (Тартус)
    .accusative = тамплиеров (Тартус)
    .instrumental = тамплиерами (Тартус)
    .prepositional = тамплиерах (Тартус)
    .number = many
crusader-rex-block-jerusalem-hospitallers = госпитальеры (Иерусалим)
    .start = Госпитальеры (Иерусалим)
    .genitive = госпитальеров (Иерусалим)
    .dative = госпитальерам (Иерусалим)
    .accusative = госпитальеров (Иерусалим)
    .instrumental = госпитальерами (Иерусалим)
    .prepositional = госпитальерах (Иерусалим)
    .number = many
crusader-rex-block-acre-hospitallers = госпитальеры (Акра)
    .start = Госпитальеры (Акра)
    .genitive = госпитальеров (Акра)
    .dative = госпитальерам (Акра)
    .accusative = госпитальеров (Акра)
    .instrumental = госпитальерами (Акра)
    .prepositional = госпитальерах (Акра)
    .number = many
crusader-rex-block-krak-hospitallers = госпитальеры (Крак)
    .start = Госпитальеры (Крак)
    .genitive = госпитальеров (Крак)
    .dative = госпитальерам (Крак)
    .accusative = госпитальеров (Крак)
    .instrumental = госпитальерами (Крак)
    .prepositional = госпитальерах (Крак)
    .number = many
crusader-rex-block-antioch-turcopoles = туркополы (Антиохия)
    .start = Туркополы (Антиохия)
    .genitive = туркополов (Антиохия)
    .dative = туркополам (Антиохия)
    .accusative = туркополов (Антиохия)
    .instrumental = туркополами (Антиохия)
    .prepositional = туркополах (Антиохия)
    .number = many
crusader-rex-block-beirut-turcopoles = туркополы (Бейрут)
    .start = Туркополы (Бейрут)
    .genitive = туркополов (Бейрут)
    .dative = туркополам (Бейрут)
    .accusative = туркополов (Бейрут)
    .instrumental = туркополами (Бейрут)
    .prepositional = туркополах (Бейрут)
    .number = many
crusader-rex-block-richard = Ричард
    .start = Ричард
    .genitive = Ричарда
    .dative = Ричарду
    .accusative = Ричарда
    .instrumental = Ричардом
    .prepositional = Ричарде
    .number = one
crusader-rex-block-robert = Роберт
    .start = Роберт
    .genitive = Роберта
    .dative = Роберту
    .accusative = Роберта
    .instrumental = Робертом
    .prepositional = Роберте
    .number = one
crusader-rex-block-crossbows = арбалетчики
    .start = Арбалетчики
    .genitive = арбалетчиков
    .dative = арбалетчикам
    .accusative = арбалетчиков
    .instrumental = арбалетчиками
    .prepositional = арбалетчиках
    .number = many
crusader-rex-block-philippe = Филипп
    .start = Филипп
    .genitive = Филиппа
    .dative = Филиппу
    .accusative = Филиппа
    .instrumental = Филиппом
    .prepositional = Филиппе
    .number = one
crusader-rex-block-hugues = Гуго
    .start = Гуго
    .genitive = Гуго
    .dative = Гуго
    .accusative = Гуго
    .instrumental = Гуго
    .prepositional = Гуго
    .number = one
crusader-rex-block-fileps = Филипс
    .start = Филипс
    .genitive = Филипса
    .dative = Филипсу
    .accusative = Филипса
    .instrumental = Филипсом
    .prepositional = Филипсе
    .number = one
crusader-rex-block-barbarossa = Барбаросса
    .start = Барбаросса
    .genitive = Барбароссы
    .dative = Барбароссе
    .accusative = Барбароссу
    .instrumental = Барбароссой
    .prepositional = Барбароссе
    .number = one
crusader-rex-block-frederik = Фридрих
    .start = Фридрих
    .genitive = Фридриха
    .dative = Фридриху
    .accusative = Фридриха
    .instrumental = Фридрихом
    .prepositional = Фридрихе
    .number = one
crusader-rex-block-leopold = Леопольд
    .start = Леопольд
    .genitive = Леопольда
    .dative = Леопольду
    .accusative = Леопольда
    .instrumental = Леопольдом
    .prepositional = Леопольде
    .number = one
crusader-rex-block-genoa-pilgrims = пилигримы (Генуя)
    .start = Пилигримы (Генуя)
    .genitive = пилигримов (Генуя)
    .dative = пилигримам (Генуя)
    .accusative = пилигримов (Генуя)
    .instrumental = пилигримами (Генуя)
    .prepositional = пилигримах (Генуя)
    .number = many
crusader-rex-block-sicily-pilgrims = пилигримы (Сицилия)
    .start = Пилигримы (Сицилия)
    .genitive = пилигримов (Сицилия)
    .dative = пилигримам (Сицилия)
    .accusative = пилигримов (Сицилия)
    .instrumental = пилигримами (Сицилия)
    .prepositional = пилигримах (Сицилия)
    .number = many
crusader-rex-block-brittany-pilgrims = пилигримы (Бретань)
    .start = Пилигримы (Бретань)
    .genitive = пилигримов (Бретань)
    .dative = пилигримам (Бретань)
    .accusative = пилигримов (Бретань)
    .instrumental = пилигримами (Бретань)
    .prepositional = пилигримах (Бретань)
    .number = many
crusader-rex-block-saladin = Саладин
    .start = Саладин
    .genitive = Саладина
    .dative = Саладину
    .accusative = Саладина
    .instrumental = Саладином
    .prepositional = Саладине
    .number = one
crusader-rex-block-al-adil = Аль-Адиль
    .start = Аль-Адиль
    .genitive = Аль-Адиля
    .dative = Аль-Адилю
    .accusative = Аль-Адиля
    .instrumental = Аль-Адилем
    .prepositional = Аль-Адиле
    .number = one
crusader-rex-block-al-aziz = Аль-Азиз
    .start = Аль-Азиз
    .genitive = Аль-Азиза
    .dative = Аль-Азизу
    .accusative = Аль-Азиза
    .instrumental = Аль-Азизом
    .prepositional = Аль-Азизе
    .number = one
crusader-rex-block-al-afdal = Аль-Афдаль
    .start = Аль-Афдаль
    .genitive = Аль-Афдаля
    .dative = Аль-Афдалю
    .accusative = Аль-Афдаля
    .instrumental = Аль-Афдалем
    .prepositional = Аль-Афдале
    .number = one
crusader-rex-block-al-zahir = Аз-Захир
    .start = Аз-Захир
    .genitive = Аз-Захира
    .dative = Аз-Захиру
    .accusative = Аз-Захира
    .instrumental = Аз-Захиром
    .prepositional = Аз-Захире
    .number = one
crusader-rex-block-qara-qush = Каракуш
    .start = Каракуш
    .genitive = Каракуша
    .dative = Каракушу
    .accusative = Каракуша
    .instrumental = Каракушем
    .prepositional = Каракуше
    .number = one
crusader-rex-block-zangi = Занги
    .start = Занги
    .genitive = Занги
    .dative = Занги
    .accusative = Занги
    .instrumental = Занги
    .prepositional = Занги
    .number = one
crusader-rex-block-sanjar = Санджар
    .start = Санджар
    .genitive = Санджара
    .dative = Санджару
    .accusative = Санджара
    .instrumental = Санджаром
    .prepositional = Санджаре
    .number = one
crusader-rex-block-yazkuj = Язкудж
    .start = Язкудж
    .genitive = Язкуджа
    .dative = Язкуджу
    .accusative = Язкуджа
    .instrumental = Язкуджем
    .prepositional = Язкудже
    .number = one
crusader-rex-block-sulaiman = Сулейман
    .start = Сулейман
    .genitive = Сулеймана
    .dative = Сулейману
    .accusative = Сулеймана
    .instrumental = Сулейманом
    .prepositional = Сулеймане
    .number = one
crusader-rex-block-keukburi = Кёкбюри
    .start = Кёкбюри
    .genitive = Кёкбюри
    .dative = Кёкбюри
    .accusative = Кёкбюри
    .instrumental = Кёкбюри
    .prepositional = Кёкбюри
    .number = one
crusader-rex-block-shirkuh = Ширкух
    .start = Ширкух
    .genitive = Ширкуха
    .dative = Ширкуху
    .accusative = Ширкуха
    .instrumental = Ширкухом
    .prepositional = Ширкухе
    .number = one
crusader-rex-block-jurdik = Джурдик
    .start = Джурдик
    .genitive = Джурдика
    .dative = Джурдику
    .accusative = Джурдика
    .instrumental = Джурдиком
    .prepositional = Джурдике
    .number = one
crusader-rex-block-bahram = Бахрам
    .start = Бахрам
    .genitive = Бахрама
    .dative = Бахраму
    .accusative = Бахрама
    .instrumental = Бахрамом
    .prepositional = Бахраме
    .number = one
crusader-rex-block-tuman = Туман
    .start = Туман
    .genitive = Тумана
    .dative = Туману
    .accusative = Тумана
    .instrumental = Туманом
    .prepositional = Тумане
    .number = one
crusader-rex-block-taqi-al-din = Таки ад-Дин
    .start = Таки ад-Дин
    .genitive = Таки ад-Дина
    .dative = Таки ад-Дину
    .accusative = Таки ад-Дина
    .instrumental = Таки ад-Дином
    .prepositional = Таки ад-Дине
    .number = one
crusader-rex-block-al-mashtub = Аль-Маштуб
    .start = Аль-Маштуб
    .genitive = Аль-Маштуба
    .dative = Аль-Маштубу
    .accusative = Аль-Маштуба
    .instrumental = Аль-Маштубом
    .prepositional = Аль-Маштубе
    .number = one
crusader-rex-block-yuzpah = Юзпах
    .start = Юзпах
    .genitive = Юзпаха
    .dative = Юзпаху
    .accusative = Юзпаха
    .instrumental = Юзпахом
    .prepositional = Юзпахе
    .number = one
crusader-rex-block-qaimaz = Каймаз
    .start = Каймаз
    .genitive = Каймаза
    .dative = Каймазу
    .accusative = Каймаза
    .instrumental = Каймазом
    .prepositional = Каймазе
    .number = one
crusader-rex-block-kurds-1 = курды 1
    .start = Курды 1
    .genitive = курдов 1
    .dative = курдам 1
    .accusative = курдов 1
    .instrumental = курдами 1
    .prepositional = курдах 1
    .number = many
crusader-rex-block-kurds-2 = курды 2
    .start = Курды 2
    .genitive = курдов 2
    .dative = курдам 2
    .accusative = курдов 2
    .instrumental = курдами 2
    .prepositional = курдах 2
    .number = many
crusader-rex-block-kurds-3 = курды 3
    .start = Курды 3
    .genitive = курдов 3
    .dative = курдам 3
    .accusative = курдов 3
    .instrumental = курдами 3
    .prepositional = курдах 3
    .number = many
crusader-rex-block-kurds-4 = курды 4
    .start = Курды 4
    .genitive = курдов 4
    .dative = курдам 4
    .accusative = курдов 4
    .instrumental = курдами 4
    .prepositional = курдах 4
    .number = many
crusader-rex-block-turks-1 = тюрки 1
    .start = Тюрки 1
    .genitive = тюрков 1
    .dative = тюркам 1
    .accusative = тюрков 1
    .instrumental = тюрками 1
    .prepositional = тюрках 1
    .number = many
crusader-rex-block-turks-2 = тюрки 2
    .start = Тюрки 2
    .genitive = тюрков 2
    .dative = тюркам 2
    .accusative = тюрков 2
    .instrumental = тюрками 2
    .prepositional = тюрках 2
    .number = many
crusader-rex-block-turks-3 = тюрки 3
    .start = Тюрки 3
    .genitive = тюрков 3
    .dative = тюркам 3
    .accusative = тюрков 3
    .instrumental = тюрками 3
    .prepositional = тюрках 3
    .number = many
crusader-rex-block-turks-4 = тюрки 4
    .start = Тюрки 4
    .genitive = тюрков 4
    .dative = тюркам 4
    .accusative = тюрков 4
    .instrumental = тюрками 4
    .prepositional = тюрках 4
    .number = many
crusader-rex-block-arabs-1 = арабы 1
    .start = Арабы 1
    .genitive = арабов 1
    .dative = арабам 1
    .accusative = арабов 1
    .instrumental = арабами 1
    .prepositional = арабах 1
    .number = many
crusader-rex-block-arabs-2 = арабы 2
    .start = Арабы 2
    .genitive = арабов 2
    .dative = арабам 2
    .accusative = арабов 2
    .instrumental = арабами 2
    .prepositional = арабах 2
    .number = many
crusader-rex-block-arabs-3 = арабы 3
    .start = Арабы 3
    .genitive = арабов 3
    .dative = арабам 3
    .accusative = арабов 3
    .instrumental = арабами 3
    .prepositional = арабах 3
    .number = many
crusader-rex-block-arabs-4 = арабы 4
    .start = Арабы 4
    .genitive = арабов 4
    .dative = арабам 4
    .accusative = арабов 4
    .instrumental = арабами 4
    .prepositional = арабах 4
    .number = many

crusader-rex-card-assassins = Ассасины
    .about = Выберите вражеский блок на карте (скрытый — вслепую) и откройте его. Бросьте три кубика: каждый результат 1–3 снимает с него шаг силы.
crusader-rex-card-guide = Проводник
    .about = Одно движение группы по дорогам. До конца раунда дороги пропускают 8 и 4 ваших блока, также при отступлении и перегруппировке.
crusader-rex-card-intrigue = Интрига
    .about = Становится картой, которую противник сыграл в прошлом раунде. Не в первом раунде года.
crusader-rex-card-jihad = Джихад
    .about = Одно движение группы по дорогам. Затем назовите бой: в его первом раунде все ваши блоки действуют раньше обороняющихся, если вы атакуете.
crusader-rex-card-manna = Манна
    .about = До трёх ваших блоков на карте получают по шагу силы.
crusader-rex-card-winter-campaign = Зимняя кампания
    .about = Одно ОД; зимой вместо него можно сохранить одну свою осаду.
crusader-rex-card-move-1 = Движение 1
    .short = 1
    .about = Одно ОД: движение группы, сбор, морское движение или ввод германского блока.
crusader-rex-card-move-2 = Движение 2
    .short = 2
    .about = Два ОД: движения групп, сборы, морские движения и ввод германских блоков в любом сочетании.
crusader-rex-card-move-3 = Движение 3
    .short = 3
    .about = Три ОД: движения групп, сборы, морские движения и ввод германских блоков в любом сочетании.

crusader-rex-nation-english = англичане
    .start = Англичане
crusader-rex-nation-french = французы
    .start = Французы
crusader-rex-nation-german = германцы
    .start = Германцы

crusader-rex-part-field = поле
    .accusative = поле
    .prepositional = поле
crusader-rex-part-castle = замок
    .accusative = замок
    .prepositional = замке

crusader-rex-phase-setup = расстановка
crusader-rex-phase-cards = карты
crusader-rex-phase-moves = движение
crusader-rex-phase-battles = сражения
crusader-rex-phase-draws = подкрепления
crusader-rex-phase-winter = зима

## Вопросы

crusader-rex-ask-take-seats = Переставьте блоки в другие провинции; в итоге блоков в городе не больше его рейтинга
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
crusader-rex-ask-spend-move = Осталось { $number } ОД: на что?
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

crusader-rex-note-road = Дорога: занято { $number } из { $number2 }
crusader-rex-note-road-attack = Нападение на { NAME($town, case: "accusative") }; дорога: занято { $number } из { $number2 }
crusader-rex-note-forced-march = Бросок 1–3 стоит шага силы; дорога: занято { $number } из { $number2 }
crusader-rex-note-attack = Нападение на { NAME($town, case: "accusative") }
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
crusader-rex-fact-strengths = { NAME($seat, case: "start") } в { NAME($town, case: "prepositional") }, сила в том же порядке: { NAME($stepss) }.
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

## Настройки стола

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

## Поле в терминале

crusader-rex-terminal-time = { $year } год, раунд { $turns }
crusader-rex-terminal-first = первыми двигаются { NAME($seat) }
crusader-rex-terminal-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
crusader-rex-terminal-pool = резерв { $number }
crusader-rex-terminal-played = сыграно: { $cards }
crusader-rex-terminal-hand = Карты в руке:
crusader-rex-terminal-lost = Потеряны в этом году:
crusader-rex-terminal-out = Вне игры:
crusader-rex-terminal-sea = Средиземное море
crusader-rex-terminal-legend = [{ $franks }2] в замке · { $saracens }3+ идут подкрепления · ≈ порт, ≋ укреплённый · ★ ключевой · ═ 4, ─ 2 блока
crusader-rex-terminal-roster = Известные блоки: буква и точность, сила; ✓ уже двигался
crusader-rex-terminal-inside = { $town }, замок
crusader-rex-terminal-hidden =
    { $number ->
        [one] { $number } скрытый блок
        [few] { $number } скрытых блока
       *[other] { $number } скрытых блоков
    }
crusader-rex-terminal-combat = Бой в { NAME($town, case: "prepositional") }
crusader-rex-terminal-round = раунд боя { $number } из { $last }
crusader-rex-terminal-battle = сражение в поле
crusader-rex-terminal-storm = штурм
crusader-rex-terminal-attacker = атакуют { NAME($seat) }
crusader-rex-terminal-order = Порядок атаки: буква и точность, сила; ▸ чья очередь, ✓ уже действовал
crusader-rex-terminal-half = полупопадание
crusader-rex-terminal-castle = замок
crusader-rex-terminal-field = поле
crusader-rex-terminal-reserve = в раунде боя { $number }, { $way }
