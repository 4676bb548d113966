# Carolus Magnus, in English: the board in the terminal.

## The board in the terminal

carolus-magnus-terminal-emperor = Emperor
carolus-magnus-terminal-steps =
    { $steps ->
        [one] ▸ one step
       *[other] ▸ { $steps } steps
    }
carolus-magnus-terminal-round = Round { $number }
carolus-magnus-terminal-order = order: { $seats }
carolus-magnus-terminal-court = court
carolus-magnus-terminal-reserve = reserve
carolus-magnus-terminal-castles = castles
carolus-magnus-terminal-discs = discs
carolus-magnus-terminal-centre = centre
carolus-magnus-terminal-legend = * holds the clan · strengths { $sides }
