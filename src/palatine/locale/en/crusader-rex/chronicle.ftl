# Crusader Rex, in English: the chronicle.

## The chronicle

crusader-rex-fact-seats-taken = The Franks have taken their seats.
crusader-rex-fact-swapped = Saladin changes places with { NAME($block) }.
crusader-rex-fact-swap-decided = The Saracens have decided where Saladin stands.
crusader-rex-fact-nomad = Nomads come to { NAME($town) }: { NAME($block) }.
crusader-rex-fact-nomad-one = Nomads come to { NAME($town) }.
crusader-rex-fact-year = The year { NUMBER($year, useGrouping: 0) }
crusader-rex-fact-turn =
    { $turn ->
        [6] { NUMBER($year, useGrouping: 0) }, winter turn
       *[other] { NUMBER($year, useGrouping: 0) }, turn { $turn }
    }
crusader-rex-fact-dealt = Your cards: { NAME($cards) }.
crusader-rex-fact-dealt-hidden = Six cards are dealt face down.
crusader-rex-fact-revealed = The Franks play { NAME($card) }, the Saracens { NAME($card2) }.
crusader-rex-fact-cancelled = Two events cancel each other: the turn is void.
crusader-rex-fact-copies = Intrigue: the { NAME($seat) } copy { NAME($card) }.
crusader-rex-fact-tie-roll = The cards are equal: the Franks roll { $number }, the Saracens { $number2 }.
crusader-rex-fact-first = The { NAME($seat) } move first.
crusader-rex-fact-campaign-claims = Winter campaign declared: { NAME($seats, join: " and ") }.
crusader-rex-fact-campaigns = The { NAME($seat) } may keep a siege this winter.
crusader-rex-fact-campaign-roll = Winter campaign: the Franks roll { $number }, the Saracens { $number2 }.
crusader-rex-fact-target = The Assassins in { NAME($town) }, { NAME($part) }: { NAME($block) }, strength { $steps }.
crusader-rex-fact-no-target = The Assassins find nobody to strike for the { NAME($seat) }.
crusader-rex-fact-daggers =
    The daggers: { NAME($dies, join: " ") }; { $number ->
        [0] { NAME($block) } { NAME($block, case: "number") ->
            [many] escape
           *[one] escapes
        } unhurt.
        [one] { NAME($block) } { NAME($block, case: "number") ->
            [many] lose
           *[one] loses
        } one step.
       *[other] { NAME($block) } { NAME($block, case: "number") ->
            [many] lose
           *[one] loses
        } { $number } steps.
    }
crusader-rex-fact-manna = Manna in { NAME($town) }, { NAME($part) }: { NAME($block) } { NAME($block, case: "number") ->
        [many] gain
       *[one] gains
    } a step.
crusader-rex-fact-manna-one = Manna in { NAME($town) }, { NAME($part) }: a block of the { NAME($seat) } gains a step.
crusader-rex-fact-group = The { NAME($seat) } move a group from { NAME($town) }.
crusader-rex-fact-muster = The { NAME($seat) } muster in { NAME($town) }.
crusader-rex-fact-marched = { NAME($block) }: { NAME($towns, join: " – ") }.
crusader-rex-fact-marched-one = { NAME($seat) }, one block: { NAME($towns, join: " – ") }.
crusader-rex-fact-sailed = { NAME($block) } { NAME($block, case: "number") ->
        [many] sail
       *[one] sails
    } from { NAME($place) } to { NAME($town) }.
crusader-rex-fact-sailed-one = A block of the { NAME($seat) } sails from { NAME($place) } to { NAME($town) }.
crusader-rex-fact-entered = { NAME($block) } { NAME($block, case: "number") ->
        [many] come
       *[one] comes
    } from Germania to { NAME($town) }.
crusader-rex-fact-keeps-siege = The { NAME($seat) } keep the siege of { NAME($town) } over winter.
crusader-rex-fact-forced =
    Forced marches of the { NAME($seat) }: { NAME($dies, join: " ") }; { $number ->
        [0] no step is lost.
        [one] one step is lost.
       *[other] { $number } steps are lost.
    }
crusader-rex-fact-forced-step = Forced march: { NAME($block) }, { NAME($town) } – { NAME($town2) }.
crusader-rex-fact-forced-step-one = Forced march: { NAME($seat) }, one block, { NAME($town) } – { NAME($town2) }.
crusader-rex-fact-forced-loss = { NAME($block) } { NAME($block, case: "number") ->
        [many] lose
       *[one] loses
    } a step on the march.
crusader-rex-fact-attack = The { NAME($seat) } attack { NAME($town) }.
crusader-rex-fact-main-road = Main road of the { NAME($seat) } into { NAME($town) }: { NAME($way) }.
crusader-rex-fact-jihad = The { NAME($seat) } name their Jihad: { NAME($town) }.
crusader-rex-fact-open-block = Siege of { NAME($town) }: the besiegers show { NAME($block) }.
crusader-rex-fact-siege-ends = The siege of { NAME($town) } is over.
crusader-rex-fact-combat = Combat in { NAME($town) }
crusader-rex-fact-deployed = The { NAME($seat) } in { NAME($town) }: { $number } in the castle, { $number2 } in the field.
crusader-rex-fact-inside = { NAME($block) } { NAME($block, case: "number") ->
        [many] go
       *[one] goes
    } into the castle of { NAME($town) }.
crusader-rex-fact-round = { NAME($town) }, round { $number }
crusader-rex-fact-arrive =
    { $number ->
        [one] A reserve of the { NAME($seat) } arrives in { NAME($town) }.
       *[other] { $number } reserves of the { NAME($seat) } arrive in { NAME($town) }.
    }
crusader-rex-fact-field-battle = Field battle in { NAME($town) }: the { NAME($seat) } attack.
crusader-rex-fact-storm = The { NAME($seat) } storm the castle of { NAME($town) }: { NAME($blocks) }.
crusader-rex-fact-sally = The { NAME($seat) } sally from { NAME($town) }: { NAME($blocks) }.
crusader-rex-fact-no-storm = The { NAME($seat) } do not storm { NAME($town) }.
crusader-rex-fact-no-sally = The { NAME($seat) } stay inside { NAME($town) }.
crusader-rex-fact-shown = The { NAME($seat) } in { NAME($town) } turn up { NAME($blocks) }.
crusader-rex-fact-strengths = The { NAME($seat) } in { NAME($town) }, strength { NAME($stepss) }.
crusader-rex-fact-fires =
    { NAME($block) } { NAME($block, case: "number") ->
        [many] fire
       *[one] fires
    }: { NAME($dies, join: " ") }; { $number ->
        [0] no hit.
        [one] one hit.
       *[other] { $number } hits.
    }
crusader-rex-fact-charges =
    { NAME($block) } { NAME($block, case: "number") ->
        [many] charge
       *[one] charges
    }: { NAME($dies, join: " ") }; { $number ->
        [0] no hit.
        [one] one hit.
       *[other] { $number } hits.
    }
crusader-rex-fact-harries =
    { NAME($block) } { NAME($block, case: "number") ->
        [many] harry
       *[one] harries
    }: { NAME($dies, join: " ") }; { $number ->
        [0] no hit.
        [one] one hit.
       *[other] { $number } hits.
    }
crusader-rex-fact-hit = Hit on { NAME($block) }: strength { $steps } left.
crusader-rex-fact-half-hit = Half-hit on { NAME($block) }: the castle wall holds.
crusader-rex-fact-charge-loss =
    { $number ->
        [one] The charge costs { NAME($block) } one step.
       *[other] The charge costs { NAME($block) } { $number } steps.
    }
crusader-rex-fact-lost = { NAME($block) } { NAME($block, case: "number") ->
        [many] are
       *[one] is
    } eliminated.
crusader-rex-fact-gone = { NAME($block) } { NAME($block, case: "number") ->
        [many] are
       *[one] is
    } out of the game.
crusader-rex-fact-retreats = { NAME($block) } { NAME($block, case: "number") ->
        [many] retreat
       *[one] retreats
    } from { NAME($town) } to { NAME($town2) }.
crusader-rex-fact-retreats-one = A block of the { NAME($seat) } retreats from { NAME($town) } to { NAME($town2) }.
crusader-rex-fact-withdraws = { NAME($block) } { NAME($block, case: "number") ->
        [many] withdraw
       *[one] withdraws
    } to the { NAME($part) }.
crusader-rex-fact-trapped = { NAME($block) } cannot retreat from { NAME($town) }.
crusader-rex-fact-field-won = The { NAME($seat) } have won the field of { NAME($town) }.
crusader-rex-fact-awaits = The { NAME($seat) } hold the field of { NAME($town) } and await the enemy's reserves.
crusader-rex-fact-castle-taken = The { NAME($seat) } take the castle of { NAME($town) }.
crusader-rex-fact-field-empty = Nobody is left in the field of { NAME($town) }.
crusader-rex-fact-combat-won = The { NAME($seat) } have won { NAME($town) }.
crusader-rex-fact-nobody-left = Nobody is left in { NAME($town) }.
crusader-rex-fact-storm-ends = The storm of { NAME($town) } is over.
crusader-rex-fact-siege-stands = The { NAME($seat) } besiege { NAME($town) }.
crusader-rex-fact-siege-lifted = The siege of { NAME($town) } is lifted.
crusader-rex-fact-regrouped = { NAME($block) } { NAME($block, case: "number") ->
        [many] regroup
       *[one] regroups
    } from { NAME($town) } to { NAME($town2) }.
crusader-rex-fact-regrouped-one = A block of the { NAME($seat) } regroups from { NAME($town) } to { NAME($town2) }.
crusader-rex-fact-attrition =
    Attrition in { NAME($town) }: { NAME($dies, join: " ") }; { $number ->
        [0] no step is lost.
        [one] one step is lost.
       *[other] { $number } steps are lost.
    }
crusader-rex-fact-attrition-loss = { NAME($block) } { NAME($block, case: "number") ->
        [many] lose
       *[one] loses
    } a step in the castle.
crusader-rex-fact-drew-crusader = { NAME($block) } { NAME($block, case: "number") ->
        [many] take
       *[one] takes
    } the cross and { NAME($block, case: "number") ->
        [many] wait
       *[one] waits
    } off the map.
crusader-rex-fact-nation-ready = The { NAME($nation) } are complete: they may enter from the next turn on.
crusader-rex-fact-drew = You draw { NAME($block) }.
crusader-rex-fact-drew-one = The { NAME($seat) } draw a block.
crusader-rex-fact-placed = { NAME($block) } { NAME($block, case: "number") ->
        [many] stand
       *[one] stands
    } in { NAME($town) } with strength { $steps }.
crusader-rex-fact-placed-one = The { NAME($seat) } place a block in { NAME($town) }.
crusader-rex-fact-forfeited = No place is open to { NAME($block) }: back into the pool.
crusader-rex-fact-forfeited-pilgrim = The { NAME($seat) } have no port for their pilgrims: back into the pool.
crusader-rex-fact-forfeited-one = The { NAME($seat) } have no place for their block: back into the pool.
crusader-rex-fact-no-draw = The pool of the { NAME($seat) } is empty.
crusader-rex-fact-winter = Winter of { NUMBER($year, useGrouping: 0) }
crusader-rex-fact-winter-attrition =
    Winter siege of { NAME($town) }: { NAME($dies, join: " ") }; { $number ->
        [0] no step is lost.
        [one] one step is lost.
       *[other] { $number } steps are lost.
    }
crusader-rex-fact-winter-gone =
    { $number ->
        [one] Winter breaks the siege of { NAME($town) }: one block of the { NAME($seat) } is lost.
       *[other] Winter breaks the siege of { NAME($town) }: { $number } blocks of the { NAME($seat) } are lost.
    }
crusader-rex-fact-winter-lost = Lost in winter: { NAME($block) }.
crusader-rex-fact-starved = { NAME($town) } cannot feed { NAME($block) }.
crusader-rex-fact-starved-one = { NAME($town) } cannot feed a block of the { NAME($seat) }.
crusader-rex-fact-replaced = { NAME($block) } { NAME($block, case: "number") ->
        [many] gain
       *[one] gains
    } a step in { NAME($town) }.
crusader-rex-fact-replaced-one = A block of the { NAME($seat) } gains a step in { NAME($town) }.
crusader-rex-fact-lost-return =
    { $number ->
        [0] No block goes back into the pool of the { NAME($seat) }.
        [one] One block goes back into the pool of the { NAME($seat) }.
       *[other] { $number } blocks go back into the pool of the { NAME($seat) }.
    }
crusader-rex-fact-won-all = The { NAME($seat) } control all seven victory cities and win.
crusader-rex-fact-won-count = The { NAME($seat) } win with { $number } victory cities to { $number2 }.

## Ends

crusader-rex-end-all-cities = all seven victory cities were in one hand
crusader-rex-end-more-cities = more of the seven victory cities after the winter of 1192
