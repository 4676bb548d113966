# «Обет» по-русски: стол в терминале.

oath-terminal-round = Раунд { $number } из { $last }
oath-terminal-end-die = кубик конца от { $number }
oath-terminal-world = колода земель { $number }, поиск за { $supply }
oath-terminal-visions = взято видений { $number } из { $needed }
oath-terminal-relics = колода реликвий { $number }
oath-terminal-dispossessed = обездоленных { $number }
oath-terminal-unheld = ничья
oath-terminal-banks = Резервы:
oath-terminal-pile = сброс { $number }
oath-terminal-backs = { $number ->
        [one] { $number } видение
        [few] { $number } видения
       *[other] { $number } видений
    }
oath-terminal-facedown = закрыта
oath-terminal-bandits = банды { $number }
oath-terminal-bare = (открыта)
oath-terminal-reliquary = Реликварий:
oath-terminal-legend = ⚑ отряды (защита) ♟ фигурка → путь [карты] ● поддержка ▪ тайна † сжечь ? реликвия □ кубики
oath-terminal-successor = преемник
oath-terminal-supply = провиант { $number } (отдых { $rest })
oath-terminal-bank = в резерве { $number }
oath-terminal-fulfilled = (исполнено)
oath-terminal-campaign = Набег
oath-terminal-the-bandits = банды
oath-terminal-plans = схемы сражения:
oath-terminal-victor = триумфатор: { NAME($side) }
oath-terminal-pawn-and-favor = фигурка и поддержка
oath-terminal-attack = нападение
oath-terminal-defense = защита
oath-terminal-hand = держат карты:
oath-terminal-question = О чём вопрос:
oath-terminal-mob = Толпа
oath-terminal-prince = Механический князь
oath-terminal-threat = угроза: { $threat }
oath-terminal-cell = жетон здесь: { $cell }
oath-terminal-tactics = тактика { $number }
oath-terminal-ambitions = амбиции { $number }
