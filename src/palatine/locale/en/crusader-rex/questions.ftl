# Crusader Rex, in English: questions and options.

## Questions

crusader-rex-ask-take-seats = Begin with the usual seats, or move blocks to others first
crusader-rex-ask-swap-saladin = Shall Saladin change places with a kinsman?
crusader-rex-ask-choose-card =
    { $turn ->
        [6] Choose a card for the winter turn
       *[other] Choose a card for turn { $turn }
    }
crusader-rex-ask-winter-campaign = Use this card for a winter campaign?
crusader-rex-ask-choose-first = The cards are equal: who moves first?
crusader-rex-ask-assassinate = Whom shall the Assassins strike?
crusader-rex-ask-give-manna =
    { $number ->
        [one] Manna: one more block may gain a step
       *[other] Manna: { $number } blocks may gain a step
    }
crusader-rex-ask-spend-move =
    { $number ->
        [one] One Move left: a group, a muster or a sea move
       *[other] { $number } Moves left: a group, a muster or a sea move
    }
crusader-rex-ask-group-block = Which block leaves { NAME($town) }?
crusader-rex-ask-group-step =
    { $number ->
        [0] { NAME($block) }: all roads are used
        [one] { NAME($block) }: where to? One road is left
       *[other] { NAME($block) }: where to? { $number } roads are left
    }
crusader-rex-ask-muster-block = Who comes to the muster in { NAME($town) }?
crusader-rex-ask-muster-step = { NAME($block) }: which way to { NAME($town) }?
crusader-rex-ask-land = Where { NAME($block, case: "number") ->
        [many] do
       *[one] does
    } { NAME($block) } go?
crusader-rex-ask-main-road = Which is the main road of the attack on { NAME($town) }?
crusader-rex-ask-name-jihad = Which combat is the Jihad for?
crusader-rex-ask-show-block = Siege of { NAME($town) }: which block stays open?
crusader-rex-ask-pick-combat = Which combat comes next?
crusader-rex-ask-deploy =
    { $number ->
        [one] { NAME($town) }: who goes into the castle? There is room for one
       *[other] { NAME($town) }: who goes into the castle? There is room for { $number }
    }
crusader-rex-ask-declare-storm =
    { $number ->
        [one] { NAME($town) }: who storms the castle? One more may
       *[other] { NAME($town) }: who storms the castle? At most { $number } more
    }
crusader-rex-ask-declare-sally = { NAME($town) }: who sallies from the castle?
crusader-rex-ask-act = { NAME($town) }, round { $number }: who acts now?
crusader-rex-ask-action = What { NAME($block, case: "number") ->
        [many] do
       *[one] does
    } { NAME($block) } do?
crusader-rex-ask-harry-to = { NAME($block) }: where to, after harrying?
crusader-rex-ask-place-hit =
    { $number ->
        [one] Who takes the hit?
       *[other] { $number } hits: who takes the first?
    }
crusader-rex-ask-retreat-all = All attackers must leave { NAME($town) }: who goes where?
crusader-rex-ask-leave-siege = Siege of { NAME($town) }: who retreats?
crusader-rex-ask-regroup = Regroup from { NAME($town) }: who goes where?
crusader-rex-ask-place-block = Where { NAME($block, case: "number") ->
        [many] do
       *[one] does
    } { NAME($block) } stand?
crusader-rex-ask-feed =
    { $number ->
        [one] Winter supply: one block is too many. Who is given up?
       *[other] Winter supply: { $number } blocks are too many. Who is given up?
    }
crusader-rex-ask-replace = Replacements: who gains a step?

## Options; .group is what long lists call all options of one kind

crusader-rex-option-done = Done
    .group = Done
    .sure = What is still offered is given up. Done all the same? y/n
crusader-rex-option-group = Move a group from { NAME($town) }
    .group = Group move
crusader-rex-option-muster = Muster in { NAME($town) }
    .group = Muster
crusader-rex-option-sail = Sea move: { NAME($block) }
    .group = Sea move
crusader-rex-option-enter = Bring in { NAME($block) }
    .group = German entry
crusader-rex-option-end-moves = End your moves
    .group = End your moves
    .sure = The moves that are left are lost. End all the same? y/n
crusader-rex-option-march = Move { NAME($block) }
    .group = Move a block
crusader-rex-option-stop = Stop { NAME($block) } here
    .group = Stop here
crusader-rex-option-act = { NAME($block) } first
    .group = Choose a block
crusader-rex-option-fire = Fire with { NAME($block) }
    .group = Fire
crusader-rex-option-charge = Charge with { NAME($block) }
    .group = Charge
crusader-rex-option-harry = Harry with { NAME($block) }
    .group = Harry
crusader-rex-option-withdraw = Withdraw { NAME($block) }
    .group = Withdraw
crusader-rex-option-hit = Hit { NAME($block) }
    .group = Place a hit
crusader-rex-option-step = Move { NAME($block) } to { NAME($town) }
    .group = Next town
crusader-rex-option-retreat = Retreat { NAME($block) } to { NAME($town) }
    .group = Retreat
crusader-rex-option-regroup = Regroup { NAME($block) } to { NAME($town) }
    .group = Regroup
crusader-rex-option-land = Bring { NAME($block) } to { NAME($town) }
    .group = Destination
crusader-rex-option-force = Forced march: { NAME($block) } to { NAME($town) }
    .group = Forced march
crusader-rex-option-fight = Combat in { NAME($town) }
    .group = Combat
crusader-rex-option-castle = Put { NAME($block) } into the castle
    .group = Into the castle
crusader-rex-option-storm = Storm with { NAME($block) }
    .group = Storm
crusader-rex-option-sally = Sally with { NAME($block) }
    .group = Sally
crusader-rex-option-add-step = Add a step to { NAME($block) }
    .group = Add a step
crusader-rex-option-drop = Give up { NAME($block) }
    .group = Give up
crusader-rex-option-place = Place { NAME($block) } in { NAME($town) }
    .group = Place
crusader-rex-option-card = Play { NAME($card) }
    .group = Play a card
crusader-rex-option-show = Keep { NAME($block) } open
    .group = Keep open
crusader-rex-option-main-road = Main road into { NAME($town) }: { NAME($way) }
    .group = Main road
crusader-rex-option-jihad = Jihad in { NAME($town) }
    .group = Jihad
crusader-rex-option-target = Strike { NAME($block) }
    .group = Strike an open block
crusader-rex-option-strike = Strike a hidden block: { NAME($town) }, { NAME($part) }
    .group = Strike a hidden block
crusader-rex-option-manna = Manna for { NAME($block) }
    .group = Manna
crusader-rex-option-keep-siege = Keep the siege of { NAME($town) } over winter
    .group = Keep a siege
crusader-rex-option-campaign = Winter campaign
    .group = Winter campaign
crusader-rex-option-no-campaign = No winter campaign
    .group = No winter campaign
crusader-rex-option-first = The { NAME($seat) } move first
    .group = Who moves first
crusader-rex-option-seat = Seat { NAME($block) } in { NAME($town) }
    .group = Change a seat
crusader-rex-option-swap = Swap Saladin with { NAME($block) }
    .group = Swap Saladin

## What is to be known of an option

crusader-rex-note-usual-seats = Nothing has been changed
crusader-rex-note-road = Road: { $number } of { $number2 } used
crusader-rex-note-road-attack = Attack on { NAME($town) }; road: { $number } of { $number2 } used
crusader-rex-note-forced-march = A die of 1 to 3 costs a step; road: { $number } of { $number2 } used
crusader-rex-note-attack = Attack on { NAME($town) }
crusader-rex-note-way = { $number ->
        [one] One road
       *[other] { $number } roads
    }; { $number2 ->
        [0] no Move left
        [one] one Move left
       *[other] { $number2 } Moves left
    }
crusader-rex-note-way-attack = Attack on { NAME($town) }, { $number ->
        [one] one road
       *[other] { $number } roads
    }; { $number2 ->
        [0] no Move left
        [one] one Move left
       *[other] { $number2 } Moves left
    }
crusader-rex-note-road-by-road = Road by road
crusader-rex-note-by-sea = By sea
crusader-rex-note-all-hits = Spread the next { $number } hits evenly
crusader-rex-note-pinned = { $number } pinned of { $number2 }
crusader-rex-note-dice =
    { $number ->
        [one] One die, hits up to { $number2 }
       *[other] { $number } dice, hits up to { $number2 }
    }
crusader-rex-note-strength = Strength { $steps }
crusader-rex-note-points =
    { $number ->
        [one] One point left in the town
       *[other] { $number } points left in the town
    }
crusader-rex-note-supply =
    { $number ->
        [one] One block, supply for { $number2 }
       *[other] { $number } blocks, supply for { $number2 }
    }
crusader-rex-note-hidden =
    { $number ->
        [one] One hidden block there
       *[other] { $number } hidden blocks there
    }
