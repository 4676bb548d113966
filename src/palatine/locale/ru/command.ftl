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
