# Стол в браузере, по-русски: слова самой страницы. У игр свои файлы.

## Верхняя строка и меню

table-phases = Шаги хода
table-menu = Меню
table-theme = Оформление
table-theme-light = Велень
table-theme-dark = Пурпур
table-language = Язык
table-confirm-policy = Переспрашивать
table-confirm-irreversible = если нельзя отменить
table-confirm-always = всегда
table-confirm-never = никогда
table-stillness = Без анимации
table-pace = Ходы других показывать
table-pace-slow = медленно
table-pace-normal = обычно
table-pace-fast = быстро
table-pace-once = сразу
table-steps = Пауза после каждого шага автомы
table-film-skip = Любая клавиша или щелчок — к настоящему
table-film-next = Любая клавиша или щелчок — следующий шаг
table-is-you = (вы)
table-times = { $count } × { $text }
table-close = Закрыть
table-no = Нет
table-loading = Готовим стол …
table-to-lobby = Все столы
table-my-seat = Моё место: { $seat }
table-log = Хроника в словах
table-journal = Сохранить журнал

## Места

table-players = Игроки
table-players-count =
    { $number ->
        [1] соло
        [one] { $number } игрок
        [few] { $number } игрока
       *[other] { $number } игроков
    }
table-you = Вы
table-bot-named = бот, { $bot }
table-bot-for = за игрока играет бот ({ $bot })
table-bot-easy = лёгкий
    .about = играет сразу и многое упускает; хорош для первой партии
table-bot-fair = средний
    .about = играет разумно, не задумываясь надолго; достойный соперник
table-bot-strong = сильный
    .about = мало что упускает; победить трудно
table-bot-master = мастер
    .about = думает над ходом несколько секунд; сильнее мы не умеем
table-bot-rating =
    { $points ->
        [one] по замерам на { $points } очко выше лёгкого
        [few] по замерам на { $points } очка выше лёгкого
       *[other] по замерам на { $points } очков выше лёгкого
    }
table-bot-guide = лёгкий, по сценарию
table-bot-random = случайный
    .about = играет что угодно из разрешённого
table-house = автома
table-open-seat = место свободно
table-present = за столом
table-away = не за столом
table-resigned = партию сдал
table-thinking = думает
table-hurried = не хватает времени, играет слабее
table-seat = Место
table-played-by = Играет
table-player = Игрок
table-place = Место
table-score = Счёт
table-tally = За что очки
table-tally-sum = Всего
table-watching = вы наблюдаете
table-see-as = Что видит этот игрок
table-hand = Пусть за меня играет бот
table-hand-away = Пусть пока играет бот
table-handed = За вас играет бот
table-handed-hint = Своё место можно вернуть в любую минуту.
table-return = Играть самому
table-other-device = Продолжить в другом месте
table-other-device-about = Ссылка передаёт место тому, кто её откроет: на вашем телефоне или тому, кто доиграет за вас. Она действует один раз.

## Учиться

table-goal = Цель:
table-goal-of = Цель игры
table-minute = Игра за одну минуту
table-minute-play = Играть
table-learn = Впервые? Короткие карточки проведут вас через настоящий матч.
table-guide = Наставник
table-guide-first = Первый матч с наставником
table-guide-alone = С наставником в одиночку
table-guide-next = Дальше
table-guide-leave = Отпустить наставника
table-guide-back = Позвать наставника
table-guided =
    { $number ->
        [0] Матч с наставником: случай в нём задан заранее.
       *[other] Матч с наставником: случай в нём и бот заданы заранее.
    }
table-luck-guided = Это матч с наставником: случай в нём не тайна. Число: { $seed }; боты: { $bots }.
table-sounds = Звуки
table-sounds-on = Звуки включены.
table-sounds-off = Звуки выключены.
table-calls = Звать, когда мой ход

## Рубрика

table-rubric = Вопрос
table-your-turn = Ваш ход
table-waiting = Ждём ответа: { $name }
table-thinking-hint = Бот думает.
table-away-hint = Сейчас там никого нет за столом.
table-goes-on = Партия продолжается
table-looking-back = Взгляд назад: шаг { $number } из { $last }
table-over = Партия окончена
table-aside = Скрыть
table-you-won = Вы победили
table-you-lost = Вы проиграли
table-you-share = Вы делите победу
table-won = Победа: { $names }
table-shared = Победу делят { $names }
table-ended-resign = Остальные сдались.
table-you-resigned = Вы сдались.
table-ended-abort = Все согласились закончить на этом.
table-frozen = Эту партию нельзя продолжить
table-frozen-hint = С тех пор правила исправлены; так всё стояло.
table-frozen-cut-back = С тех пор правила исправлены. Можно вернуться на несколько ходов, туда, где всё сходится.
table-cut-back = Вернуться и играть дальше
table-fewer = Меньше
table-more = Больше
table-pick-hint = Добавьте ещё или укажите цель; Esc — отпустить.
table-armed = После этого отменить нельзя. Выберите ещё раз или подтвердите.
table-back = Назад
table-undo = Отменить
table-confirm = Подтвердить
table-no-undo-nothing = Сейчас вам отменять нечего.
table-no-undo-chance = Отменить нельзя: решил случай.
table-no-undo-shown = Отменить нельзя: скрытое уже показано.
table-no-undo-seat = Отменить нельзя: с тех пор ходил другой игрок.
table-no-undo-over = Партия окончена.
table-no-undo-running = Партия ещё не началась.
table-tray = На руках
table-result = Итог

## С другими

table-take-back = Вернуть ход по согласию
table-abort = Предложить закончить
table-abort-sure = Если согласятся все, партия закончится без победителя.
table-resign = Сдаться
table-resign-sure = Вы сдаёте эту партию. Если играют несколько, за вас продолжит бот.
table-agree = Согласен
table-refuse = Нет
table-withdraw = Отозвать
table-proposal-take-back =
    { $mine ->
        [yes] Вы просите вернуться на { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
           *[other] { $steps } шагов
        } назад.
       *[no] { $name }: просьба вернуться на { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
           *[other] { $steps } шагов
        } назад.
    }
table-proposal-cut-back =
    { $mine ->
        [yes] Вы предлагаете вернуться туда, где исправленные правила ещё сходятся с партией.
       *[no] { $name }: предложение вернуться туда, где исправленные правила ещё сходятся с партией.
    }
table-proposal-abort =
    { $mine ->
        [yes] Вы предлагаете закончить партию.
       *[no] { $name }: предложение закончить партию без победителя.
    }
table-proposal-waits = Ждём: { $names }
table-hint = Подсказка
table-hint-about = шансы, как их видит бот
table-hint-equal = Всё примерно одинаково
table-hint-thinking = Думает …
table-percent = { $percent } %
table-pass-to = Передайте экран: { $name }
table-pass-hint = Остальные отворачиваются. До тех пор на этой странице нет ничего скрытого.
table-it-is-me = Готово

## Перед партией

table-anteroom-about = Партия начнётся сама, как только не останется свободных мест.
table-sit-here = Сесть сюда
table-sit-down = Сесть за стол
table-stand = Встать
table-seat-bot = Посадить бота
table-seat-free = Освободить место
table-new-link = Сделать ссылку-приглашение
table-copy-link = Скопировать ссылку
table-copied = Скопировано
table-share = Поделиться
table-link-scan = Показать QR-код
table-link-alone = Ссылка открывается только на этой машине. Чтобы впустить других, запустите стол так:
table-invitation = Приглашение в «{ $game }»
table-invited = Вас приглашают в «{ $game }»
table-invited-by = За столом: { $names }
table-invited-again = Вы уже сидите за этим столом. Ссылка — для другого; если займёте и это место, оба будут играть на этом экране.
table-your-name = Ваше имя
table-name-hint = каким его увидят другие
table-watch = Только смотреть
table-listed = Этот стол виден всем.

## Поле

table-board = Игровое поле
table-fit = Всё поле
table-picture = Коротко
table-value = Значение
table-notice-held = Это уже выбрано вашим ответом.
table-notice-cut-short = Открылось новое: принято ответов { $taken } из { $number }, остальное решите заново.
table-why-by = Запрещает это:
table-sheet-of = Что это такое
table-sheet-why = Почему не сейчас
table-sheet-when = Когда это важно
table-sheet-now = О чём спрашивают сейчас
table-sheet-rules = Правила
table-things = Что это такое?
table-things-filter = Введите слово, чтобы найти
table-connection-lost = Связь потеряна, пробуем снова
table-as-text = Стол в словах
table-turn-board = Повернуть поле
table-options = Все варианты
table-options-filter = Введите, что искать
table-options-none = Сейчас выбирать нечего
table-options-refused = Сейчас нельзя

## Поля страницы

table-margin = Хроника и правила
table-tab-table = Стол
table-tab-players = Игроки
table-tab-chronicle = Хроника
table-tab-rules = Правила
table-chronicle-empty = Пока ничего не произошло.
table-chronicle-start = Подготовка
table-chronicle-more = Показать, что было раньше
table-since = С вашего прошлого хода
table-replay =
    { $steps ->
        [one] Показать { $steps } шаг
        [few] Показать { $steps } шага
       *[other] Показать { $steps } шагов
    }
table-replay-all = Посмотреть снова
table-forced = выбора не было
table-open-rule = Открыть правило { $rule }
table-scrubber = Ход партии
table-step-back = На шаг назад
table-step-on = На шаг вперёд
table-play = Показать
table-pause = Пауза
table-step = Шаг
table-to-present = К настоящему
table-live = Сейчас
table-to-end = К концу
table-fork = Играть дальше отсюда
table-from-fork = Проба с ботами, с шага { $number } другой партии.
table-from-trial = Ваша проба с шага { $number } партии: { $secrets ->
    [yes] вы играете за всех, а скрытое от вас роздано заново
   *[no] вы играете за всех
}.
table-from-back = Вернуться в ту партию
table-from-before = Прошлая партия
table-try = Попробовать
table-try-about = Сыграть отсюда за отдельным столом. Скрытое от вас каждый раз раздаётся заново, другие этого не видят.
table-try-again = Раздать заново
table-rules-search = Поиск по правилам
table-rules-nothing = Таких слов в правилах нет.
table-box = У вас есть коробка?
table-box-about = { $number ->
        [one] { $number } запись о компонентах этой игры — наша реконструкция, целиком или отчасти; на столе она помечена.
        [few] { $number } записи о компонентах этой игры — наши реконструкции, целиком или отчасти; на столе они помечены.
       *[other] { $number } записей о компонентах этой игры — наши реконструкции, целиком или отчасти; на столе они помечены.
    } Эта команда перечисляет их и говорит, на чём основана каждая:
table-box-correct = У кого компоненты под рукой, тот может исправить записи без программирования: напишите в файл, что напечатано, а тот, кто держит стол, этой командой проверит его и наложит на наши данные:
table-box-after = Со следующего запуска правила, слова и рисунки следуют исправленным записям, стол об этом говорит, а журналы несут номер данных.
table-corrected = Игра с исправленными данными: { $number ->
        [one] { $number } запись
        [few] { $number } записи
       *[other] { $number } записей
    } по коробке (данные { $data }).
table-corrected-short = исправленные данные
table-rules-none = Правил здесь пока нет.

## Что стол записывает в хронику

remark-take-back = { $seat }: возврат на шаг { $to }.
remark-cut-back = Правила исправлены: партия вернулась немного назад и продолжается оттуда.
remark-hand = { $seat }: теперь играет бот ({ $bot }).
remark-return = { $seat }: снова играет человек.
remark-resign = { $seat }: партия сдана.
remark-abort = Все согласились закончить партию.
remark-moved = { $seat }: на этом месте теперь другой человек.

## Конец

table-course = Как шла партия
table-course-start = начало
table-course-end = шаг { $number }
table-luck = Честность бросков
table-luck-promise = Обещание
table-luck-seed = Зерно
table-luck-about = Всё, что решает случай, следует из тайного зерна. Обещание — его SHA-256, показанное до начала партии; после конца покажут само зерно, и проверить сможет каждый.
table-luck-kept = Зерно — то самое, что было обещано до начала партии.
table-luck-broken = Зерно НЕ то, что было обещано!
table-luck-verify = Сохраните журнал и выполните «palatine verify ФАЙЛ»: это докажет каждый случай.
table-reveal = Открыть всё скрытое
table-rematch = Сыграть ещё раз
table-rematch-go = К следующей партии
table-rematch-watch = Смотреть следующую партию

## Отказы

error-bad-message = Сервер этого не понял. { $detail }
error-bad-option = С такими настройками играть нельзя. { $detail }
error-not-you = Это не ваше место.
error-bad-link = Эта ссылка не открывает места или уже использована.
error-not-allowed = За этим столом так нельзя.
error-bad-origin = Эта страница не принадлежит серверу.
error-no-table = Такого стола нет.
error-no-page = Такой страницы нет.
error-stale = Стол ушёл вперёд. Вот как он выглядит сейчас.
error-not-offered = Так уже нельзя. Вот как стол выглядит сейчас.
error-not-asked = Сейчас спрашивают не вас.
error-no-undo = Этого отменить нельзя.
error-no-proposal = Это предложение уже закрыто.
error-not-open = Место занято или партия началась.
error-resigned = Вы сдались: за вас доигрывает бот.
error-not-running = Партия не началась или уже окончена.
error-not-over = Партия ещё идёт.
error-no-record = Партия не оставила записи: продолжения у неё не будет.
error-too-large = Слишком много за один раз.
error-too-fast = Слишком часто: подождите { $wait } с.
error-too-many = Слишком много столов или окон сразу.
error-broken = Наша ошибка: что-то сломалось. Партия осталась как была.
error-not-ready = Сервер сейчас не может писать на диск. Попробуйте немного позже.
error-unreachable = Сервер не отвечает.

## Клавиши

table-keys-title = Клавиши
table-keys-tab = следующая часть: вопрос, поле, лоток, дворы, хроника
table-keys-arrows = следующая вещь в эту сторону
table-keys-numbers = вещь с этим числом, иначе вариант на этом месте
table-keys-zero = пас, если он возможен, и ничего другого
table-keys-enter = выбрать, подтвердить
table-keys-escape = отпустить, закрыть, выйти из показа
table-keys-undo = отменить
table-keys-hint = подсказка, если стол её разрешает
table-keys-why = на тусклой вещи: почему сюда нельзя; иначе эти клавиши
table-keys-look = что это за вещь (та, что в фокусе); иначе список всех вещей
table-keys-list = список всех вариантов с поиском
table-keys-text = стол в словах
table-keys-replay = показать, что было с вашего хода
table-keys-steps = на шаг назад, вперёд
table-keys-space = во время показа: пауза, дальше
table-keys-go = перейти: b поле, h на руках, m моё, o игроки, c хроника, r отношения (где они есть)
table-keys-zoom = ближе, дальше, всё поле
table-keys-sounds = включить или выключить звуки
table-keys-guide = следующая карточка наставника
table-keys-turn = повернуть поле, если это возможно
table-keys-lobby-games = выбрать игру с этим номером
table-keys-lobby-play = играть сразу, со средними ботами
table-keys-lobby-lay = начать игру, как задумано
table-keys-lobby-waiting = к первому столу, который ждёт вас
table-keys-lobby-close = закрыть

## Чей это труд

table-credits-title = О программе и авторах
table-credits-about = Palatine играет в средневековые настольные игры полно и правильно. Всё на этой странице приходит с машины, которая её отдаёт. Поля и фигуры — наши рисунки; правила пересказаны своими словами.
table-credits-icons = Знаки
table-credits-type = Шрифты
table-credits-map = Карта Crusader Rex
table-credits-words = Слова
table-credits-page = Страницы
table-credits-games = Игры принадлежат их авторам и издателям; Palatine с ними не связан.

## Вестибюль

table-lobby-about = средневековые игры за одним столом
table-lobby-title = Во что сыграем?
table-lobby-hint = В одиночку против автомы, с ботами, по очереди на одном экране или по сети. Всё работает на этой машине.
table-lobby-games = Игры
table-lobby-seats =
    { $least ->
        [0] Игроков: { $most }
       *[other] Игроков: { $least }–{ $most }
    }
table-lobby-minutes = { $minutes } мин
table-lobby-play = Играть
table-lobby-turn = ваш ход
table-lobby-running = идут: { $number }
table-lobby-mine = Ваши столы
table-lobby-open = Открытые столы
table-lobby-none = Пока нет. «Играть» сразу начнёт партию.
table-lobby-none-open = Сейчас никто не ждёт игроков.
table-lobby-all = Показать все { $number }
table-lobby-finished = Оконченные ({ $number })
table-page = Страница { $page } из { $pages }
table-page-before = Назад
table-page-next = Дальше
table-just-now = только что
table-row-against =
    { $number ->
        [one] соперник: { $names }
       *[other] соперники: { $names }
    }
table-row-seats = { $names }
table-row-waits = ваш ход, { $since }
table-row-running = последний ход { $since }
table-row-over = окончена, { $since }
table-row-asked = ждём: { $names }, { $since }
table-row-round = раунд { $number }
table-row-chapter = { $number ->
        [2] вторая партия
        [3] третья партия
        [4] четвёртая партия
        [5] пятая партия
       *[other] { $number }-я партия
    }
table-sequel = Следующая партия этой хроники
table-sequel-go = К следующей партии
table-sequel-people = Игроков
table-sequel-was = { $name } (место: { $seat })
table-sequel-bot = бот: { $bot }
table-sequel-open = свободное место
table-row-fork = проба с ботами
table-row-trial = ваша проба
table-row-won = победа: { $names }, { $since }
table-row-you-won = ваша победа, { $since }
table-row-resigned = вы сдались, { $since }
table-row-remove = Убрать из списка: { $table }
table-row-removed = { $table }: партия убрана из списка до вашего хода.
table-row-put-back = Вернуть
table-row-frozen = этой игры здесь больше нет
table-row-open =
    { $number ->
        [one] свободно { $number } место
        [few] свободно { $number } места
       *[other] свободно { $number } мест
    }
table-row-play = Играть
table-row-look = Посмотреть
table-row-enter = Войти
table-row-watch-own = Посмотреть
table-row-watch = Смотреть

## Новый стол

table-new = Новый стол: { $game }
table-lay = Начать игру
table-preset = Вид партии
table-preset-own = как выбрано ниже
table-who-plays = Кто играет за { $seat }?
table-player-me = я
table-player-here = рядом
table-player-open = приглашение
table-player-bot = бот
table-bot-strength = Сила бота: { $seat }
table-name-of = Имя: { $seat }
table-here-about = Играют за этим экраном по очереди: кого спрашивают, тот и отвечает.
table-here-curtain = За этим экраном по очереди; между игроками опускается занавес, чтобы никто не видел скрытого.
table-open-about = Для каждого приглашения будет ссылка. Партия начнётся, когда все сядут.
table-bots-hint = Играя с ботами, можно просить подсказку.
table-form-rules =
    { $changed ->
        [0] Правила стола, настроек: { $number }
       *[other] Правила стола, настроек: { $number }, изменено: { $changed }
    }
table-form-listed = Показать стол всем
table-form-listed-about = Тогда сесть сможет каждый, без ссылки.
table-form-hints = Разрешить подсказки
table-form-hints-about = Каждый сможет спросить совета у бота.
table-form-away = Кто долго отсутствует
table-form-away-about = После этого времени другие могут доверить место боту.
table-away-after =
    { $unit ->
        [minute] через { $number ->
            [one] { $number } минуту
            [few] { $number } минуты
           *[other] { $number } минут
        }
        [hour] через { $number ->
            [one] { $number } час
            [few] { $number } часа
           *[other] { $number } часов
        }
       *[day] через { $number ->
            [one] { $number } день
            [few] { $number } дня
           *[other] { $number } дней
        }
    }
table-form-title = Название стола

## Разбор

table-puzzle = Задача
table-puzzle-title = Задача { $number } из { $of }
table-puzzle-about = { $seat }: один ответ явно лучше других. Какой? (Настоящая партия, сделано { $number } из { $choices } выборов; видно то, что видело это место.)
table-puzzle-tell = Показать ответ
table-puzzle-told = Лучший ответ и сколько теряют другие:
table-puzzle-right = Верно: это лучший ответ.
table-puzzle-wrong = Есть ответ лучше.
table-puzzle-yours = ваш ответ
table-puzzle-played = так сыграли в партии
table-puzzle-rest = { $number ->
    [one] Ещё { $number } ответ хуже.
    [few] Ещё { $number } ответа хуже.
   *[other] Ещё { $number } ответов хуже.
 }
table-puzzle-next = Дальше
table-puzzle-before = Назад
table-puzzle-none = Такой задачи нет.
table-study = Разбор
table-study-about = Поиск заново смотрит на каждый выбор — так, как видело стол это место.
table-study-start = Разобрать
table-study-on = Продолжить
table-study-cancel = Отменить
table-study-at = выборов: { $done } из { $number }
table-study-step = шаг { $number }
table-study-chosen = Сыграно: { $option } ({ $chance })
table-study-best = Лучше: { $option } ({ $chance })
table-study-even = Ни один выбор не стоил много.
table-stats = Ваша статистика
table-stats-none = Ни одна ваша партия ещё не окончена.
table-stats-against = Против кого
table-stats-played = Сыграно
table-stats-won = Побед
table-stats-rounds = Раунды
table-stats-choices = Выборы
table-stats-people = люди
table-stats-house = только автомы
table-stats-mixed = боты разных уровней
table-stats-about = Очки и длина в среднем. Партии с наставником, ответвления, прерванные партии и игра сразу за несколько мест не считаются.
