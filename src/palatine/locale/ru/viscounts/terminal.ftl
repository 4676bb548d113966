# «Виконты Западного королевства» по-русски: поле в терминале.

## Поле в терминале

viscounts-terminal-setup = Подготовка
viscounts-terminal-round = Раунд { $number }
viscounts-terminal-last = последний — раунд { $number }
viscounts-terminal-above = { NAME($stack) }: осталось { $number }
viscounts-terminal-revealed = { NAME($stack) }: открыта
viscounts-terminal-leader = лидер замка
viscounts-terminal-tier = ярус { $number }
viscounts-terminal-inner = внутренний путь
viscounts-terminal-castle = замок
viscounts-terminal-legend = { $merchant } торговля, { $builder } строительство, { $noble } благородство, { $cleric } церковник, { $criminal } криминал · ! сразу, ↓ при сбросе, ∞ постоянно, ⌜ угол · † реконструкция
viscounts-terminal-pair = Карта { $number }
viscounts-terminal-resources = { $number ->
        [one] { $number } любой ресурс
        [few] { $number } любых ресурса
       *[other] { $number } любых ресурсов
    }
viscounts-terminal-debts = { $number ->
        [one] { $number } долг
        [few] { $number } долга
       *[other] { $number } долгов
    }
viscounts-terminal-deeds = { $number ->
        [one] { $number } сделка
        [few] { $number } сделки
       *[other] { $number } сделок
    }
viscounts-terminal-points = { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }
viscounts-terminal-tally = Очки
viscounts-terminal-total = всего
viscounts-terminal-row = ряд:
viscounts-terminal-hand = рука { $number } из { $limit }
viscounts-terminal-draw = колода { $number }
viscounts-terminal-discard = сброс { $number }
viscounts-terminal-future = будущие схемы { $number }
viscounts-terminal-scheme-future = «{ $name }»
viscounts-terminal-icons = символы
viscounts-terminal-track = шкала
viscounts-terminal-supply = { $number ->
        [one] { $number } рабочий в запасе
        [few] { $number } рабочих в запасе
       *[other] { $number } рабочих в запасе
    }
viscounts-terminal-bonus = бонус церковника, { NAME($ribbon) } лента
viscounts-terminal-question = Карты, о которых вопрос:
