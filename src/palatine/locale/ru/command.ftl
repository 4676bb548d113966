# What only the command line and the table in the terminal say; the browser does not load it.

## Стол в терминале

terminal-commands = u отмена · h подсказка · ? правила · why … почему · s ФАЙЛ сохранить · l летопись · q выход
terminal-command-undo = отмена
terminal-command-hint = подсказка
terminal-command-rules = правила
terminal-command-why = почему
terminal-command-save = сохранить
terminal-command-log = летопись
terminal-command-quit = выход
terminal-command-guide = наставник
terminal-goal = Цель: { $goal }
terminal-guided = Матч с наставником: случай в нём задан заранее (число { $seed }), бот тоже ({ $bots }). Команда g отпускает наставника, матч продолжается.
terminal-card = Наставник, { $number } из { $all }
terminal-guide-off = Наставник молчит; команда g вернёт его. Матч продолжается.
terminal-guide-on = Наставник снова рядом и начнёт с того, что будет дальше.
terminal-no-guide = У этого матча нет наставника: начать такой — «palatine play ИГРА --guide».
terminal-corrected = Игра с исправленными данными: { $number ->
        [one] { $number } запись
        [few] { $number } записи
       *[other] { $number } записей
    } по коробке.
terminal-example = назовите по одному из каждой строки, например: { $words }
terminal-more-news = … и ещё { $number }: вся летопись — команда l
terminal-not-offered = Варианта «{ $typed }» нет. Спросите «why { $typed }» или нажмите Enter, чтобы увидеть варианты.
terminal-say-more = Это подходит ко всем вариантам: уточните.
terminal-dropped = Не принято: открылось новое или спрошен другой игрок — «{ $typed }».
terminal-thinking = думаю …
terminal-no-rule = Правила «{ $id }» нет.
terminal-why-what = Что почему? Назовите вариант, например: why { $example }
terminal-why-not = { $option }: сейчас нельзя, вот правило
terminal-why-offered = { $option }: это сейчас можно выбрать.
terminal-saved = Сохранено: { $path }
terminal-cannot-save = Не удаётся записать { $path }: { $error }
terminal-leave = Уйти, не сохраняя? y/n (д/н)
terminal-kept = Матч сохранён: «palatine play» предложит его снова.
terminal-not-kept = Матч не удаётся хранить в { $path }: { $error }. Сохраните его командой «s».
terminal-unfinished = Неоконченные матчи:
terminal-unfinished-row = { $game } · { $players } · выборов: { $choices } · { $when }
terminal-unfinished-which = НОМЕР продолжить · у НОМЕР удалить · Enter — новый матч
terminal-unfinished-bad = { $file } нельзя продолжить: { $error }
terminal-no-undo-nothing = Вам нечего отменять.
terminal-no-undo-seat = С тех пор ходил кто-то другой.
terminal-no-undo-chance = Отменить нельзя: с тех пор бросали кубики.
terminal-no-undo-shown = Отменить нельзя: с тех пор открылось скрытое.
terminal-no-undo-over = Игра окончена.
terminal-curtain = Теперь место «{ $seat }»: нажмите Enter, когда больше никто не смотрит.
terminal-bot-failed = Бот не справился ({ $error }): за него выбран первый вариант.
terminal-bot-hurried = Боту не хватило времени, он играет слабее своего уровня: компьютер медленный или занят.
terminal-no-hint = На этот раз без подсказки: поиск не справился ({ $error }).
terminal-watch = Enter — дальше · q — выход{ " " }
terminal-over = s ФАЙЛ сохранить · l летопись · Enter — выйти
terminal-result-won = Победа: { $winners }; { $reason }.
terminal-result-none = Никто не победил: { $reason }.

## Матч ещё раз

replay-prompt = Enter дальше · b назад · t ход · ЧИСЛО к выбору · e конец · q выход ›{ " " }
replay-at = выбор { $number } из { $last }

## Командная строка

cli-usage = Вызов:
cli-command-word = КОМАНДА
cli-group-play = Играть
cli-group-watch = Смотреть и проверять
cli-group-tournaments = Турниры
cli-group-learn = Обучать
cli-group-serve = Принимать гостей
cli-group-look-up = Справки
cli-palatine = Средневековые настольные игры — полностью и по правилам.
cli-help = показать этот текст
cli-lang = английский или русский; без неё — язык системы
cli-version = версия и вид сборки
cli-compiled = скомпилированная сборка
cli-interpreted = без компиляции
cli-games = какие есть игры
cli-serve = открыть стол в браузере, для себя или для других
cli-host = адрес, на котором слушать; 0.0.0.0 — для других машин
cli-port = порт; 0 — любой свободный
cli-database = где хранить столы; без неё — файл в вашей папке данных
cli-no-browser = не открывать браузер
cli-log = как вести журнал работы: text — для человека, json — для программы; без неё — смотря куда идёт вывод
cli-no-log = журнал работы — json или text, а не «{ $log }»
serve-laid = Стол открыт: { $url }
serve-ends = Ctrl-C закрывает его. Партии хранятся здесь: { $place }
serve-friend = Друг в вашей сети набирает { $address }
serve-friend-not-yet = Пока он доступен только с этой машины. Чтобы позвать друзей: { $command }, и они набирают { $address }
serve-friend-nobody = Он доступен только с этой машины.
serve-no-folder = папки «{ $folder }» нет; создайте её или укажите другое место: --database
serve-no-file = нельзя хранить столы в «{ $file }»: { $error }; другое место: --database FILE
cli-verify = доказать честность жребия законченных матчей за столом в браузере; если их несколько — что каждый начался с записи прежнего
cli-verified =
    доказано: { $choices ->
        [one] { $choices } выбор сделан
        [few] { $choices } выбора сделаны
       *[many] { $choices } выборов сделаны
    } по правилам, { $draws ->
        [one] { $draws } бросок следует
        [few] { $draws } броска следуют
       *[many] { $draws } бросков следуют
    } из зерна (взято назад: { $skipped }), а зерно — то самое, что было обещано как { $commitment }
cli-verified-chain = доказано: каждая из партий ({ $games }) началась с того, что оставила прежняя
cli-play = играть за этой клавиатурой: против ботов или вместе
cli-next = сыграть следующий матч по записи
cli-simulate = сыграть много партий между ботами и подвести итог
cli-bench = измерить, как быстро работают правила на этой машине
cli-replay = посмотреть сохранённый матч шаг за шагом
cli-check = переиграть журналы и сверить контрольные суммы и жребий
cli-rules = правила игры или одно правило
cli-coverage = на какие правила не ссылается ни один тест
cli-sources = откуда взяты сведения о компонентах
cli-game = название игры (id)
cli-seats = сколько игроков (3) или кто: black=human,white=strong; боты: easy, fair, strong, master, mcts:ms=200
cli-seed = зерно жребия: одинаковое зерно — одинаковый жребий
cli-option = настройка стола, можно несколько
cli-preset = набор настроек стола, которые подходят друг к другу
cli-load = продолжить сохранённый матч
cli-guide = первый матч с наставником: короткие карточки подсказывают, о чём вопрос и на что смотреть
cli-alone = матч с наставником против игроков самих правил, если у игры он есть
cli-guide-fixed = Матч с наставником задан заранее: места, случай, настройки и сохранённый матч к нему не указывают.
cli-no-guide = У игры { $game } нет матча с наставником «{ $name }»; есть: { $known }
cli-next-file = журнал оконченного матча или его запись
cli-bots = боты, по очереди за каждую сторону: random, greedy, mcts:ms=100, easy, fair, strong, master
cli-count = сколько партий
cli-chain = цепочки из стольких партий, каждая в мире, который оставила прежняя
cli-chained = партий: { $games }, в цепочке по { $chain }, { $seconds } с
cli-seat-count = сколько игроков; без неё — сколько ботов, если так можно играть
cli-jobs = сколько процессов
cli-json = один объект JSON вместо фраз
cli-seconds = сколько секунд на каждую строку
cli-journal = сохранённый матч
cli-journals = сохранённые матчи
cli-seat = чьими глазами смотреть
cli-at = с какого выбора начать
cli-check-seed = зерно, объявленное после матча, если его нет в журнале
cli-rule = номер правила (CM-EMP-1) или начало нескольких (CM-EMP)
cli-tests = где лежат тесты
cli-playing = идёт игра
cli-interrupted = Остановлено.
cli-stopped = Остановлено раньше срока. Вот что сделано:
cli-bot-failed = Бот не справился, за него выбран первый вариант: { $error }
cli-simulated = партий: { $games } за { $seconds } с, решений в секунду: { $rate }
cli-won = { $wins } из { $games }
cli-rounds = раунды
cli-length = выборы
cli-bench-row = { $game }, игроков { $seats }: { $decisions_per_second } решений/с (по { $microseconds } мкс), { $games_per_second } партий/с, копия { $copy_microseconds } мкс
cli-bench-now = измеряется { $game }, игроков: { $seats } ({ $done } из { $all }) …
cli-check-unread = { $number ->
        [one] Не удалось прочитать { $number } файл
        [few] Не удалось прочитать { $number } файла
       *[other] Не удалось прочитать { $number } файлов
    }
cli-check-good = в порядке, выборов: { $choices }, контрольных сумм: { $digests }
cli-luck-verified = жребий сверен по зерну
cli-luck-given = жребий задан там, где так сказано в журнале, в остальном сверен по зерну
cli-luck-recorded = жребий по записи (зерна для сверки нет)
cli-other-rules = сыграно по другим правилам (версия { $number }), но с нашими выходит всё, что записано в журнале
cli-other-data = сыграно с другими данными ({ $id }), но с нашими выходит всё, что записано в журнале
cli-check-bad = ОШИБКА: { $error }
cli-check-sum =
    { $number ->
        [one] Проверен { $number } журнал, плохих: { $bad }
        [few] Проверено { $number } журнала, плохих: { $bad }
       *[other] Проверено { $number } журналов, плохих: { $bad }
    }
cli-check-database = вместо файлов: база сервера; о каждой партии скажет, можно ли продолжить её по этим правилам
cli-table-goes-on = стол { $id } ({ $game }): { $choices } выборов, продолжается
cli-table-differs = стол { $id } ({ $game }): { $choices } выборов, РАСХОДИТСЯ после выбора { $held }
cli-check-tables = { $number ->
        [one] Проверена { $number } партия
        [few] Проверены { $number } партии
       *[other] Проверено { $number } партий
    }; не продолжить как есть: { $bad }
cli-no-database = не читается база «{ $database }»: { $error }
cli-coverage-sum = Тесты ссылаются на { $cited } правил и эффектов из { $all } (файлов: { $files }); исключений: { $exempt }
cli-reconstructions = Реконструкции и на чём они основаны:
source-rulebook = правила
source-public = публикации
source-image = изображения
source-reconstruction = реконструкция
cli-reconstructed-in-part = Реконструированы отчасти (какие поля) и на чём основано остальное:
cli-disputed = Известно, но другой источник этому противоречит:
cli-corrected = Исправлено по коробке:
cli-own-the-box = У вас есть коробка? Запишите в файл, что напечатано, и наложите его на наши данные: palatine sources { $game } --correct FILE
cli-correct = проверить исправленные записи и впредь играть с ними
cli-no-corrections = Исправления выключены: переменная PALATINE_CORRECTIONS пуста.
cli-no-json = { $file } — не JSON: { $error }
cli-no-correction = { $file } должен быть объектом таблиц, каждая — списком записей
cli-put-right = { $number ->
        [one] Проверена { $number } запись
        [few] Проверены { $number } записи
       *[other] Проверено { $number } записей
    }; впредь партии играются с { $place }
source-box = коробка

## Что может быть не так в командной строке

cli-no-command = команды «{ $name }» нет; есть { $known }
cli-meant = (может быть, «{ $word }»?)
cli-no-open = не удаётся открыть «{ $file }»: { $error }
cli-no-folder = «{ $file }» не записать: нет папки «{ $folder }»
cli-no-such-option = параметра «{ $option }» здесь нет; --help покажет, какие есть
cli-missing = не хватает { $name }; --help покажет, что сюда нужно
cli-bad-value = у { $name } неверное значение: { $detail }
cli-which-game = какая игра? известны: { $known }
cli-no-game = игры «{ $id }» нет; известны: { $known }
cli-no-option = «{ $pair }» — не настройка стола; пишите ИМЯ=ЗНАЧЕНИЕ, имена: { $known }
cli-no-preset = набора настроек «{ $preset }» нет; есть: { $known }
cli-no-value = { $name } не может быть «{ $value }»; возможно: { $known }
cli-whole-number = любое целое число
cli-no-seats = «{ $seats }» не подходит; места: { $known }; пишите 2 или МЕСТО=ИГРОК,МЕСТО=ИГРОК
cli-no-file = не удаётся прочитать «{ $file }»: { $error }
cli-no-record = «{ $file }» ничего не оставляет следующему матчу
cli-not-over = матч в «{ $file }» ещё не окончен
cli-no-text = «{ $file }» — не текстовый файл в UTF-8
cli-no-rule = правила «{ $id }» нет; номера начинаются с { $known }
cli-no-tests = папки «{ $folder }» здесь нет; вызывайте из папки проекта или укажите --tests

## Арена

cli-arena = турниры: сыграть, продолжить, отчёт, одна партия журналом, выгрузка
cli-arena-action = run, go, report, journal или export
cli-arena-what = для run — файл турнира (TOML) или игра; иначе — папка турнира
cli-arena-number = для journal — номер партии
cli-arena-out = новая папка, где хранятся партии
cli-arena-bots = какие боты встречаются, если вместо файла названа игра
cli-arena-seats = сколько людей; без неё — наименьшее число
cli-arena-games = партий на каждую пару; с --until-sure — не больше стольких
cli-arena-until-sure = остановить пару, когда исход известен с такой уверенностью, например 0.95
cli-arena-margin = меньший перевес в очках считается равенством; без неё 50
cli-arena-jobs = сколько процессов; без неё — по одному на ядро
cli-arena-engine = на этой машине или на кластере Ray
cli-arena-address = адрес кластера
cli-arena-dry = только сказать, сколько это партий и часов
cli-arena-observations = для export: что было видно, предложено и выбрано, набором данных для обучения
arena-no-action = «{ $action }» арена не умеет; есть { $known }
arena-no-engine = движка «{ $engine }» нет; есть { $known }
arena-what-run = какой турнир? Назовите файл или игру вместе с --bots
arena-what-folder = какой турнир? Назовите его папку
arena-which-game = какая партия? Назовите её номер
arena-where = где хранить партии? Назовите новую папку: --out
arena-two-bots = назовите хотя бы двух ботов: --bots
arena-bad-number = { $flag } — число от { $low } до { $high }
arena-file-or-flags = как играть, сказано в файле: вместе с ним нельзя { $flags }
arena-too-many-jobs = palatine: процессов { $jobs }, ядер { $cores }: ботам с запасом времени его не хватит
arena-stopped = Остановлено. Продолжить: «palatine arena go { $folder }». Пока итог такой:
arena-written = записано: { $path }
arena-progress = партий: { $games }, в секунду { $rate }
arena-left = осталось { $time }
arena-games = партий: { $games }
arena-scale = { $game }, игроков: { $people }
arena-of-games = партий: { $games }
arena-correlation = корреляция внутри блоков: { $value }
arena-test-open = { $first } против { $second } ({ $venue }): не решено, блоков { $blocks }; отношения { $lead } и { $deficit }
arena-test-stronger = { $first } сильнее, чем { $second } ({ $venue }): известно после { $blocks } блоков; отношения { $lead } и { $deficit }
arena-test-weaker = { $first } слабее, чем { $second } ({ $venue }): известно после { $blocks } блоков; отношения { $lead } и { $deficit }
arena-test-within = { $first } и { $second } равны в пределах { $margin } очков ({ $venue }): известно после { $blocks } блоков; отношения { $lead } и { $deficit }
arena-goal-met = цель достигнута: { $first } против { $second } ({ $venue }): { $share }, партий { $games }, нужно { $least }
arena-goal-missed = цель НЕ достигнута: { $first } против { $second } ({ $venue }): { $share }, партий { $games }, нужно { $least }
arena-left-out = { $name } выбыл из турнира после трёх неявок подряд: { $reason }
arena-broken = блок { $block } не сыгран (зерно { $seed }): { $reason }
arena-dry = пар: { $pairings }, партий: { $games }, около { $time }; процессов: { $jobs }
arena-dry-most = пар: { $pairings }, партий: не больше { $games }, не дольше чем около { $time }; процессов: { $jobs }
arena-dry-test = { $venue }: около { $equal } партий между равными, { $one } при перевесе в заданные очки, { $two } при двойном

## Отчёт о турнире

report-title = Турнир
report-about = Партий: { $games }, palatine { $version }. Интервалы 95 %, бутстрэп по блокам; 400 очков — десятикратная разница.
report-goals = Цели
report-ranking = Рейтинг
report-cross = Доля побед: строка в одиночку против столбца
report-tests = Последовательные проверки: решено { $decided } из { $all }
report-seats = Победы по местам
report-lengths = Длина партий
report-choices = выборы
report-rounds = раунды
report-endings = Чем кончаются партии
report-forfeit = неявка бота
report-times = Время на выбор
report-openings = Первый выбор места и что он принёс
report-statistics = Что считает сама игра, в среднем
report-games = Партии, на которые стоит взглянуть
report-every = Каждая партия
report-shortest = короткая, выборов: { $length }
report-longest = длинная, выборов: { $length }
report-upset = победа слабейшего, отставание в очках: { $points }
report-forfeited = неявка — { $name }: { $reason }
report-trouble = Что не удалось
report-column-contestant = участник
report-column-points = очки
report-column-low = от
report-column-high = до
report-column-games = партий
report-column-seat = место
report-column-won = побед
report-column-what = что
report-column-least = наименьшее
report-column-median = медиана
report-column-most-of = 95 % до
report-column-greatest = наибольшее
report-column-ending = конец
report-column-share = доля
report-column-ms = миллисекунд
report-column-choices = выборов
report-column-choice = выбор
report-column-times = раз
report-column-command = команда
report-column-number = партия
report-column-line-up = состав
report-column-winner = победитель

## Обучение

cli-train = выучить поправку к оценке игры: игра с собой, подгонка, поединок (нужен numpy)
cli-train-file = файл обучения; прерванное продолжается
cli-train-games = сколько партий сыграть для обучения
cli-train-bot = бот, который играет сам с собой
cli-train-duel = самое большее партий поединка; 0 — без него
cli-train-ms = миллисекунд на ход в поединке
cli-train-out = файл, в который пишется выученное
train-playing = партий: { $games } из { $all }
train-learning = обучение на партиях: { $games } …
train-learned = ошибка (log loss) на новых партиях ({ $unseen_games }): { $loss_before } прежде, { $loss } с поправкой (выигрыш ± { $gain_error }), { $loss_net } с сетью (± { $net_error }); сеть используется: { $is_net ->
        [True] да
       *[other] нет
    }. Итерация длится в { $iteration } раза дольше.
train-written = записано: { $path }
train-duelling = поединок, блоков: { $blocks }, { $share }
train-judged = поединок, { $ms } мс на ход, партий: { $games }: { $share }; { $verdict ->
        [stronger] сильнее
        [weaker] слабее
        [within] разница меньше 20 очков
       *[open] не решено
    }; отношения { $lead } и { $deficit }
train-stopped = Прервано. Та же команда продолжит.

## Задачи

cli-puzzles = искать задачи в законченных партиях: позиции с одним явно лучшим ответом
cli-puzzles-sources = журналы, папки с ними, папка арены или одна её партия (FOLDER#N); без них — собственные законченные партии
cli-puzzles-out = файл, куда их складывать; без него — тот, что читает зал
cli-puzzles-count = сколько искать
cli-iterations = бюджет поиска; каждая задача проверяется удвоенным
cli-puzzles-looking = поиск задач, найдено: { $number }
cli-puzzles-found = Найдено задач: { $number }, просмотрено партий: { $matches }. Файл: { $place }
cli-puzzle-damaged = пропущено: { $line }
cli-puzzle = решать задачи игры
cli-puzzle-number = только эту
cli-no-puzzle = такой задачи игры { $game } нет; всего их { $number }
puzzle-title = Задача { $number } из { $of }: какой ответ явно лучший?
puzzle-prompt = ответ или q, чтобы выйти ›
puzzle-which = { $number ->
    [0] Такого ответа нет.
   *[other] Подходит несколько ответов: уточните.
 }
puzzle-right = Верно: это лучший ответ.
puzzle-wrong = Есть ответ лучше.
puzzle-yours = ваш ответ
puzzle-played = так сыграли в партии
puzzle-next = Enter: следующая · q: выйти ›
