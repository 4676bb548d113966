# Carolus Magnus, in English: the chronicle.

## The chronicle

carolus-magnus-fact-starter = { NAME($seat) } begins.
carolus-magnus-fact-first-roll = { NAME($seat) } rolls a first reserve: { NAME($faces) }.
carolus-magnus-fact-round = Round { $number }
carolus-magnus-fact-laid = { NAME($seat) } lays disc { $disc }.
carolus-magnus-fact-laid-equal = { NAME($seat) } has no other number left and lays a second { $disc }.
carolus-magnus-fact-order = Order of turns: { NAME($seats) }.
carolus-magnus-fact-discs-back = Everybody takes all five discs back.
carolus-magnus-fact-placed = { NAME($seat) } plays a { NAME($colour) } paladin to { NAME($territory) }.
carolus-magnus-fact-to-court = { NAME($seat) } plays a { NAME($colour) } paladin to court.
carolus-magnus-fact-no-paladins = { NAME($seat) } has no paladin to play.
carolus-magnus-fact-marker = { NAME($seat) } takes the { NAME($colour) } clan marker.
carolus-magnus-fact-marker-from = { NAME($seat) } takes the { NAME($colour) } clan marker from { NAME($seat2) }.
carolus-magnus-fact-moved =
    { $steps ->
        [one] { NAME($seat) } moves the Emperor one step, to { NAME($territory) }.
       *[other] { NAME($seat) } moves the Emperor { $steps } steps, to { NAME($territory) }.
    }
carolus-magnus-fact-nothing = Nobody is ahead on { NAME($territory) } ({ NAME($numbers, join: "\u00A0:\u00A0") }): nothing is built.
carolus-magnus-fact-kept = { NAME($side) } keeps { NAME($territory) } ({ NAME($numbers, join: "\u00A0:\u00A0") }).
carolus-magnus-fact-built = { NAME($side) } builds a castle on { NAME($territory) } ({ NAME($numbers, join: "\u00A0:\u00A0") }).
carolus-magnus-fact-took =
    { NAME($side) } takes { NAME($territory) } from { NAME($side2) }, { $number ->
        [one] one castle
       *[other] { $number } castles
    } ({ NAME($numbers, join: "\u00A0:\u00A0") }).
carolus-magnus-fact-joined = Neighbours join: { NAME($territory) } now has { $number } segments.
carolus-magnus-fact-rolled = { NAME($seat) } rolls { NAME($faces) }.
carolus-magnus-fact-rolled-again = No { NAME($colour) } paladin can be had: { NAME($seat) } rolls the die again, { NAME($face) }.
carolus-magnus-fact-gave-back = The centre has run out of { NAME($colour) }: every court gives back { $number }.
carolus-magnus-fact-crown = { NAME($seat) } takes a { NAME($colour) } paladin for a crown.
carolus-magnus-fact-short = No colour at all can be had: { NAME($seat) } goes without a paladin.
carolus-magnus-fact-won-last-castle = { NAME($side) } puts down the last castle and wins.
carolus-magnus-fact-won-territories = Fewer than four territories are left: { NAME($side) } wins with { $number } castles on the map.
carolus-magnus-fact-stalemate = For a whole round no paladin was played and no castle built or replaced: the game is over.
carolus-magnus-fact-won-stalemate =
    { NAME($side) } wins with { $number ->
        [one] one castle
       *[other] { $number } castles
    } on the map.
carolus-magnus-fact-shared = { NAME($sides, join: " and ") } share the victory.
carolus-magnus-fact-truncated = The match was stopped after round { $number }; nobody has won.

## Ends

carolus-magnus-end-last-castle = the last castle was put down
carolus-magnus-end-territories = fewer than four territories were left
carolus-magnus-end-stalemate = nothing moved any more
carolus-magnus-end-truncated = the match was stopped
