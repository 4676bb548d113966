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
table-stillness = Без движения
table-close = Закрыть

## Места

table-players = Игроки
table-you = Вы
table-bot = бот
table-bot-named = бот ({ $bot })
table-house = играет по правилам
table-open-seat = место свободно
table-away = не за столом
table-thinking = думает

## Рубрика

table-rubric = Вопрос
table-waiting = Отвечает { $name }
table-looking-back = Взгляд назад: строка { $number }
table-looking-back-hint = Партия продолжается; отвечать здесь нельзя.
table-over = Партия окончена
table-won = Победа: { $names }
table-shared = Победу делят { $names }
table-armed = После этого отменить нельзя. Выберите ещё раз или подтвердите.
table-back = Назад
table-undo = Отменить
table-confirm = Подтвердить
table-no-undo-nothing = Отменять пока нечего
table-no-undo-chance = Кубики уже брошены
table-no-undo-shown = Скрытое уже показано
table-no-undo-seat = Сейчас ход другого игрока
table-no-undo-over = Партия окончена
table-tray = На руках

## Поле

table-board = Игровое поле
table-fit = Всё поле
table-notice-why-not = Сюда нельзя, см. правило
table-notice-stale = Стол ушёл вперёд. Вот как он выглядит сейчас.
table-notice-refused = Так нельзя.
table-connection-lost = Связь потеряна, пробуем снова
table-as-text = Стол в словах
table-options = Все варианты
table-options-filter = Введите, что искать
table-options-none = Сейчас выбирать нечего

## Поля страницы

table-tab-table = Стол
table-tab-players = Игроки
table-tab-chronicle = Хроника
table-tab-rules = Правила
table-chronicle-empty = Пока ничего не произошло.
table-since = С вашего прошлого хода
table-replay =
    { $steps ->
        [one] Показать { $steps } шаг
        [few] Показать { $steps } шага
       *[other] Показать { $steps } шагов
    }
table-forced = выбора не было
table-open-rule = Открыть правило { $rule }
table-scrubber = Ход партии
table-step-back = На строку назад
table-step-on = На строку вперёд
table-live = Сейчас
table-rules-search = Поиск по правилам
table-rules-nothing = Таких слов в правилах нет.
table-rules-none = Правил здесь пока нет.

## Клавиши

table-keys-title = Клавиши
table-keys-tab = следующая часть: вопрос, поле, лоток, дворы, хроника
table-keys-arrows = следующая вещь в эту сторону
table-keys-numbers = вариант с этим номером
table-keys-zero = пас, если он возможен
table-keys-enter = выбрать, подтвердить
table-keys-escape = отпустить, закрыть, выйти из показа
table-keys-undo = отменить
table-keys-why = на тусклой вещи: почему сюда нельзя; иначе эти клавиши
table-keys-list = список всех вариантов с поиском
table-keys-text = стол в словах
table-keys-replay = показать, что было с вашего хода
table-keys-steps = на строку хроники назад, вперёд
table-keys-go = перейти: b поле, h на руках, m моё, o игроки, c хроника
table-keys-zoom = ближе, дальше, всё поле
table-credits = Знаки: game-icons.net, авторы Lorc, Delapouite и другие, CC BY 3.0. Шрифты: EB Garamond, Alegreya Sans.

## Вестибюль

table-lobby-about = средневековые игры за одним столом
table-lobby-title = Какой стол накроем?
table-lobby-hint = В одиночку против автомы, с ботами, по очереди на одном экране или по сети. Всё работает на этой машине.
table-lobby-seats =
    { $least ->
        [0] Игроков: { $most }
       *[other] Игроков: { $least }–{ $most }
    }
table-lobby-minutes = { $minutes } мин
