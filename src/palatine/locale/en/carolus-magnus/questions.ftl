# Carolus Magnus, in English: questions and options.

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

carolus-magnus-note-stop-nothing = { NAME($territory) }: nobody is ahead ({ NAME($numbers, join: "\u00A0:\u00A0") }), nothing is built
carolus-magnus-note-stop-kept = { NAME($territory) }: { NAME($side) } keeps it ({ NAME($numbers, join: "\u00A0:\u00A0") })
carolus-magnus-note-stop-builds = { NAME($territory) }: { NAME($side) } builds a castle ({ NAME($numbers, join: "\u00A0:\u00A0") })
carolus-magnus-note-stop-takes =
    { NAME($territory) }: { NAME($side) } takes { $number ->
        [one] the castle
       *[other] { $number } castles
    } of { NAME($side2) } ({ NAME($numbers, join: "\u00A0:\u00A0") })
