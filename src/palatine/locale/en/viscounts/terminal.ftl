# Viscounts of the West Kingdom, in English: the board in the terminal.

## The board in the terminal

viscounts-terminal-setup = Set-up
viscounts-terminal-round = Round { $number }
viscounts-terminal-last = the last is round { $number }
viscounts-terminal-above = { NAME($stack) }: { $number } to go
viscounts-terminal-revealed = { NAME($stack) } is revealed
viscounts-terminal-leader = castle leader
viscounts-terminal-tier = tier { $number }
viscounts-terminal-inner = inner path
viscounts-terminal-castle = castle
viscounts-terminal-legend = { $merchant } merchant { $builder } builder { $noble } noble { $cleric } cleric { $criminal } criminal · ! now ↓ drop-off ∞ ongoing ⌜ corner · † reconstruction
viscounts-terminal-pair = Card { $number }
viscounts-terminal-resources = { $number ->
        [one] { $number } resource of choice
       *[other] { $number } resources of choice
    }
viscounts-terminal-debts = { $number ->
        [one] { $number } debt
       *[other] { $number } debts
    }
viscounts-terminal-deeds = { $number ->
        [one] { $number } deed
       *[other] { $number } deeds
    }
viscounts-terminal-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
viscounts-terminal-tally = Points
viscounts-terminal-total = in all
viscounts-terminal-row = row:
viscounts-terminal-hand = hand { $number } of { $limit }
viscounts-terminal-draw = draw pile { $number }
viscounts-terminal-discard = discard pile { $number }
viscounts-terminal-future = future schemes { $number }
viscounts-terminal-scheme-future = “{ $name }”
viscounts-terminal-icons = icons
viscounts-terminal-track = track
viscounts-terminal-supply = { $number ->
        [one] { $number } worker in supply
       *[other] { $number } workers in supply
    }
viscounts-terminal-bonus = { NAME($ribbon) } cleric bonus
viscounts-terminal-question = Cards in question:
