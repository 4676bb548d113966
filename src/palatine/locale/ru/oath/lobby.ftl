# «Обет» по-русски: что говорит вестибюль.

oath-title = Обет
    .about = Канцлер хранит обет, изгнанники хотят его нарушить, вассалы ждут своего часа: в историю войдёт один.
    .players = 1–6
    .goal = Канцлер хранит обет до конца; изгнанник побеждает, удержав его узурпатором или исполнив видение.
    .accusative = Обет

oath-seat-purple = пурпурные
    .start = Пурпурные
    .genitive = пурпурных
    .dative = пурпурным
    .accusative = пурпурных
    .instrumental = пурпурными
    .number = many
oath-seat-red = красные
    .start = Красные
    .genitive = красных
    .dative = красным
    .accusative = красных
    .instrumental = красными
    .number = many
oath-seat-blue = синие
    .start = Синие
    .genitive = синих
    .dative = синим
    .accusative = синих
    .instrumental = синими
    .number = many
oath-seat-yellow = жёлтые
    .start = Жёлтые
    .genitive = жёлтых
    .dative = жёлтым
    .accusative = жёлтых
    .instrumental = жёлтыми
    .number = many
oath-seat-white = белые
    .start = Белые
    .genitive = белых
    .dative = белым
    .accusative = белых
    .instrumental = белыми
    .number = many
oath-seat-black = чёрные
    .start = Чёрные
    .genitive = чёрных
    .dative = чёрным
    .accusative = чёрных
    .instrumental = чёрными
    .number = many

## Настройки стола

oath-setting-prince = Механический князь
    .about = Виртуальный игрок на месте канцлера или одного из изгнанников. Автоматически: канцлер, если человек играет один, иначе его нет.
oath-setting-prince-auto = автоматически
oath-setting-prince-none = нет
oath-setting-prince-chancellor = канцлер
oath-setting-prince-exile = изгнанник
oath-setting-prince-powers = Способности князя
    .about = Ограниченный уровень: он сам использует способности без цены, и за него никого не спрашивают. Расширенный: о его способностях решают люди.
oath-setting-prince-powers-limited = ограниченный уровень
oath-setting-prince-powers-extended = расширенный уровень
oath-setting-start = Начало
    .about = В первой партии три локации известны, пять — по жребию, колода земель перемешана. Учебная партия для четверых всегда одна и та же.
oath-setting-start-first-game = первая партия
oath-setting-start-tutorial = учебная партия
oath-setting-goal = Цель
    .about = Что нужно верному обету: больше всех локаций, «Народная поддержка», больше всех реликвий и знамён или «Страшная тайна». Для первой партии правила знают только господство; остальные — для упражнения.
oath-setting-goal-supremacy = господство
oath-setting-goal-the-people = народ
oath-setting-goal-protection = защита
oath-setting-goal-devotion = служение
oath-setting-vision-tie = Равенство
    .about = Исполняет ли видение изгнанник, который делит с кем-то первое место по локациям или по реликвиям и знамёнам.
oath-setting-vision-tie-strict = видение не исполнено
oath-setting-vision-tie-tied = видение исполнено
oath-setting-reliquary-powers = Черты реликвария
    .about = Обязан ли канцлер следовать чертам под пустыми клетками реликвария или только вправе.
oath-setting-reliquary-powers-mandatory = обязательны
oath-setting-reliquary-powers-optional = по желанию
oath-setting-chronicle = Хроника
    .about = Пишет ли победитель хронику перед концом партии, чтобы следующая партия могла начаться в оставленном мире.
oath-setting-chronicle-written = пишется
oath-setting-chronicle-none = не пишется
oath-setting-world = Обитатели
    .about = Какие обитатели в колоде земель: 54 карты первой партии или, для проверок и исследований, по девять каждой масти из всех 198, со строениями на карте.
oath-setting-world-starting = первой партии
oath-setting-world-mixed = из всех

## Несовместимые настройки

oath-misfit-tutorial-is-for-four = Учебная партия для четверых, а не для { $number }.
oath-misfit-tutorial-is-supremacy = В учебной партии цель — господство.
oath-misfit-tutorial-is-starting = В учебной партии обитатели первой партии.
oath-misfit-tutorial-has-no-prince = В учебной партии нет Механического князя.
oath-misfit-one-needs-a-prince = Одному игроку нужен Механический князь.
oath-misfit-no-seat-for-a-prince = Когда игроков { $number }, для Механического князя нет места.
