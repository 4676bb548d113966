# Oath, in English: the board in the terminal.

oath-terminal-round = Round { $number } of { $last }
oath-terminal-end-die = end die from { $number }
oath-terminal-world = world deck { $number }, search { $supply } Supply
oath-terminal-visions = Visions drawn { $number } of { $needed }
oath-terminal-relics = relic deck { $number }
oath-terminal-dispossessed = Dispossessed { $number }
oath-terminal-unheld = unheld
oath-terminal-banks = Banks:
oath-terminal-pile = pile { $number }
oath-terminal-backs = { $number ->
        [one] { $number } Vision
       *[other] { $number } Visions
    }
oath-terminal-facedown = facedown
oath-terminal-bandits = bandits { $number }
oath-terminal-bare = (uncovered)
oath-terminal-reliquary = Reliquary:
oath-terminal-legend = ⚑ warbands (defending) ♟ pawn → travel [cards] ● favor ▪ secret † burn ? relic □ dice
oath-terminal-successor = Successor
oath-terminal-supply = Supply { $number } (rest { $rest })
oath-terminal-bank = bank { $number }
oath-terminal-fulfilled = (fulfilled)
oath-terminal-campaign = Campaign
oath-terminal-the-bandits = bandits
oath-terminal-plans = plans:
oath-terminal-victor = victorious: { NAME($side) }
oath-terminal-pawn-and-favor = pawn and favor
oath-terminal-attack = attack
oath-terminal-defense = defense
oath-terminal-hand = in hand:
oath-terminal-question = In question:
oath-terminal-mob = Mob
oath-terminal-prince = Clockwork Prince
oath-terminal-threat = threat: { $threat }
oath-terminal-cell = token at { $cell }
oath-terminal-tactics = tactics { $number }
oath-terminal-ambitions = Ambitions { $number }
