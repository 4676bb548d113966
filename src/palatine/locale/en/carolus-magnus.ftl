# Carolus Magnus, in English.

carolus-magnus-title = Carolus Magnus
    .about = Charlemagne travels, and his heirs build castles where he stops.
    .players = 2–4

## Things

carolus-magnus-seat-black = Black
carolus-magnus-seat-white = White
carolus-magnus-seat-grey = Grey
carolus-magnus-seat-black1 = Black 1
carolus-magnus-seat-white1 = White 1
carolus-magnus-seat-black2 = Black 2
carolus-magnus-seat-white2 = White 2

carolus-magnus-side-black = Black
carolus-magnus-side-white = White
carolus-magnus-side-grey = Grey

carolus-magnus-colour-red = red
carolus-magnus-colour-pink = pink
carolus-magnus-colour-blue = blue
carolus-magnus-colour-yellow = yellow
carolus-magnus-colour-green = green

carolus-magnus-face-red = red
carolus-magnus-face-pink = pink
carolus-magnus-face-blue = blue
carolus-magnus-face-yellow = yellow
carolus-magnus-face-green = green
carolus-magnus-face-crown = crown

# A territory bears the numeral of its first segment.
carolus-magnus-territory-t1 = I
carolus-magnus-territory-t2 = II
carolus-magnus-territory-t3 = III
carolus-magnus-territory-t4 = IV
carolus-magnus-territory-t5 = V
carolus-magnus-territory-t6 = VI
carolus-magnus-territory-t7 = VII
carolus-magnus-territory-t8 = VIII
carolus-magnus-territory-t9 = IX
carolus-magnus-territory-t10 = X
carolus-magnus-territory-t11 = XI
carolus-magnus-territory-t12 = XII
carolus-magnus-territory-t13 = XIII
carolus-magnus-territory-t14 = XIV
carolus-magnus-territory-t15 = XV

carolus-magnus-target-t1 = { carolus-magnus-territory-t1 }
carolus-magnus-target-t2 = { carolus-magnus-territory-t2 }
carolus-magnus-target-t3 = { carolus-magnus-territory-t3 }
carolus-magnus-target-t4 = { carolus-magnus-territory-t4 }
carolus-magnus-target-t5 = { carolus-magnus-territory-t5 }
carolus-magnus-target-t6 = { carolus-magnus-territory-t6 }
carolus-magnus-target-t7 = { carolus-magnus-territory-t7 }
carolus-magnus-target-t8 = { carolus-magnus-territory-t8 }
carolus-magnus-target-t9 = { carolus-magnus-territory-t9 }
carolus-magnus-target-t10 = { carolus-magnus-territory-t10 }
carolus-magnus-target-t11 = { carolus-magnus-territory-t11 }
carolus-magnus-target-t12 = { carolus-magnus-territory-t12 }
carolus-magnus-target-t13 = { carolus-magnus-territory-t13 }
carolus-magnus-target-t14 = { carolus-magnus-territory-t14 }
carolus-magnus-target-t15 = { carolus-magnus-territory-t15 }
carolus-magnus-target-court = your court

## Questions

carolus-magnus-ask-choose-starter = Who begins?
carolus-magnus-ask-lay-disc = Lay a disc
carolus-magnus-ask-play-paladin =
    { $number ->
        [one] Play your last paladin of this turn: to your court or to a territory
       *[other] Play { $number } paladins, one by one: to your court or to a territory
    }
carolus-magnus-ask-move-emperor =
    { $disc ->
        [one] Move the Emperor one step
       *[other] Move the Emperor, at most { $disc } steps
    }
carolus-magnus-ask-choose-crown =
    { $number ->
        [one] A crown: choose the colour of a paladin
       *[other] { $number } crowns: choose the colour of a paladin
    }

## Options

carolus-magnus-option-place = Play { NAME($colour) } to { NAME($target) }
carolus-magnus-option-disc = Lay disc { $disc }
carolus-magnus-option-emperor =
    { $steps ->
        [one] Move the Emperor one step
       *[other] Move the Emperor { $steps } steps
    }
carolus-magnus-option-crown = Take { NAME($colour) }
carolus-magnus-option-starter = { NAME($seat) } begins

## What an option would do; strengths stand in the order black : white : grey

carolus-magnus-note-stop-nothing = { NAME($territory) }: nobody is ahead ({ NAME($numbers, join: " : ") }), nothing is built
carolus-magnus-note-stop-kept = { NAME($territory) }: { NAME($side) } keeps it ({ NAME($numbers, join: " : ") })
carolus-magnus-note-stop-builds = { NAME($territory) }: { NAME($side) } builds a castle ({ NAME($numbers, join: " : ") })
carolus-magnus-note-stop-takes =
    { NAME($territory) }: { NAME($side) } takes { $number ->
        [one] the castle
       *[other] { $number } castles
    } of { NAME($side2) } ({ NAME($numbers, join: " : ") })

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
carolus-magnus-fact-nothing = Nobody is ahead on { NAME($territory) } ({ NAME($numbers, join: " : ") }): nothing is built.
carolus-magnus-fact-kept = { NAME($side) } keeps { NAME($territory) } ({ NAME($numbers, join: " : ") }).
carolus-magnus-fact-built = { NAME($side) } builds a castle on { NAME($territory) } ({ NAME($numbers, join: " : ") }).
carolus-magnus-fact-took =
    { NAME($side) } takes { NAME($territory) } from { NAME($side2) }, { $number ->
        [one] one castle
       *[other] { $number } castles
    } ({ NAME($numbers, join: " : ") }).
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

## Settings of a table

carolus-magnus-setting-start-player = Starting player
    .about = Who lays the first disc of the first round; the others follow clockwise.
carolus-magnus-setting-start-player-lot = by lot
carolus-magnus-setting-start-player-seat = named at the table
carolus-magnus-setting-first-reserve = First reserve
    .about = When the first reserves are rolled and their crowns settled.
carolus-magnus-setting-first-reserve-before-first-disc = before the first disc
carolus-magnus-setting-first-reserve-own-first-turn = on everybody's own first turn
carolus-magnus-setting-laying-order-4p = Laying order with four
    .about = In which order four players lay their discs from the second round on.
carolus-magnus-setting-laying-order-4p-action-order = as they acted
carolus-magnus-setting-laying-order-4p-lowest-then-clockwise = who acted first, then clockwise
carolus-magnus-setting-seating-4p = Partners sit
    .about = Where partners sit; it decides the laying order of the first round.
carolus-magnus-setting-seating-4p-opposite = opposite
carolus-magnus-setting-seating-4p-adjacent = side by side
carolus-magnus-setting-partner-talk = Partners may talk
    .about = A chat that only the two partners read; the strict game forbids it.
carolus-magnus-setting-partner-talk-off = no
carolus-magnus-setting-partner-talk-on = yes
carolus-magnus-setting-round-cap = Round cap
    .about = A match between programs is stopped after this many rounds; 0 is no cap.

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
