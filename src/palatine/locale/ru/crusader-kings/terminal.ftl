# Crusader Kings по-русски: поле в терминале.

crusader-kings-terminal-era = Век { $number }
crusader-kings-terminal-round = раунд { $number }
crusader-kings-terminal-turn = ход { $number }
crusader-kings-terminal-first = первый игрок:
crusader-kings-terminal-castles = { $number ->
        [one] остался { $number } замок
        [few] осталось { $number } замка
       *[other] осталось { $number } замков
    }
crusader-kings-terminal-area = Культура: { NAME($culture) }
crusader-kings-terminal-needs = [{ $number }]
crusader-kings-terminal-no-lord = феодала нет
crusader-kings-terminal-waning = эпидемия завершается
crusader-kings-terminal-duke = герцог: { NAME($character) }
crusader-kings-terminal-legend = ♞ рыцарь ⚔ армия ♜ замок ! беспорядки ∞ союз [2] успехов для вторжения · † реконструкция
crusader-kings-terminal-track = Трек походов:
crusader-kings-terminal-open = Открытые карты развития:
crusader-kings-terminal-out = вне игры
crusader-kings-terminal-points = { $number ->
        [one] { $number } победное очко
        [few] { $number } победных очка
       *[other] { $number } победных очков
    }
crusader-kings-terminal-gold = { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
crusader-kings-terminal-age = возраст { $number }
crusader-kings-terminal-heir = наследник
crusader-kings-terminal-pact = союз:
crusader-kings-terminal-war = война:
crusader-kings-terminal-claim = повод к войне против:
crusader-kings-terminal-bag = { $number ->
        [one] в мешочке { $number } жетон
        [few] в мешочке { $number } жетона
       *[other] в мешочке { $number } жетонов
    }
crusader-kings-terminal-cards = карты:
crusader-kings-terminal-hand = рука:
crusader-kings-terminal-plan = замысел:
crusader-kings-terminal-planned = { $number ->
        [one] в замысле { $number } карта
        [few] в замысле { $number } карты
       *[other] в замысле { $number } карт
    }
crusader-kings-terminal-check = проверка черт ({ NAME($check) }), успехов { $successes } из { $needed }, { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }
crusader-kings-terminal-question = О чём вопрос:
