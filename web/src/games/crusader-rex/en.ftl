# What stands on the board of Crusader Rex, in English.

crusader-rex-about = Hidden armies, seven cities, one Jerusalem

## Who is waited for

crusader-rex-wait-choose-card = { $named ->
        [yes] { $name } is choosing a card
       *[no] The { $name } are choosing a card
    }
crusader-rex-wait-take-seats = { $named ->
        [yes] { $name } is taking seats
       *[no] The { $name } are taking seats
    }
crusader-rex-wait-spend-move = { $named ->
        [yes] { $name } is moving
       *[no] The { $name } are moving
    }
crusader-rex-wait-group-block = { $named ->
        [yes] { $name } is moving
       *[no] The { $name } are moving
    }
crusader-rex-wait-group-step = { $named ->
        [yes] { $name } is moving
       *[no] The { $name } are moving
    }
crusader-rex-wait-place-hit = { $named ->
        [yes] { $name } is placing hits
       *[no] The { $name } are placing hits
    }
crusader-rex-wait-place-block = { $named ->
        [yes] { $name } is placing a block
       *[no] The { $name } are placing a block
    }
crusader-rex-wait-replace = { $named ->
        [yes] { $name } is taking replacements
       *[no] The { $name } are taking replacements
    }

## Hints under questions

crusader-rex-no-undo-chance = No undo: dice were thrown, or a block or card was drawn.
crusader-rex-hint-take-seats = To change: a block, then one of its seats; in the end no town holds more than its rating.
crusader-rex-hint-swap-saladin = Only one exchange is made; the Franks do not see it.
crusader-rex-hint-choose-card = Both sides lay one card face down; the higher number moves first.
crusader-rex-hint-winter-campaign = It keeps a siege over winter instead of moving.
crusader-rex-hint-assassinate = Three dice: each 1 to 3 takes a step.
crusader-rex-hint-give-manna = { $targets ->
        [0] All your blocks have their full strength.
       *[other] A step each, never above the full strength.
    }
crusader-rex-hint-spend-move = Pick blocks, then where to. Gold town: a group, road by road. Thin ring: a muster. Anchor: by sea.
crusader-rex-hint-group-block = Every block goes its own way; roads carry only so many.
crusader-rex-hint-group-step = On the roads: blocks that have used it, and how many it carries.
crusader-rex-hint-muster-block = Whoever comes goes all the way and must end here.
crusader-rex-hint-land = From port to port; the move rating does not matter.
crusader-rex-hint-main-road = Who came by it fights first, the others arrive a round later.
crusader-rex-hint-name-jihad = There all your blocks act first in round 1, if you attack.
crusader-rex-hint-show-block = The besiegers keep one block open for all to see.
crusader-rex-hint-deploy = The others stay in the field and fight.
crusader-rex-hint-declare-storm = The first hit on a castle block is only half a hit.
crusader-rex-hint-declare-sally = They fight all besiegers and may withdraw when they act.
crusader-rex-hint-act = A before B before C, the defender first.
crusader-rex-hint-action-charge = Charge: every 6 costs a step.
crusader-rex-hint-action-harry = Harry: fire, then leave.
crusader-rex-hint-action-retreat = Retreat: by road to another town.
crusader-rex-hint-action-withdraw = Withdraw: out of this fight, but not out of the town.
crusader-rex-hint-place-hit = The strongest block takes each hit.
crusader-rex-hint-retreat-all = One by one; who cannot leave is lost.
crusader-rex-hint-leave-siege = Who stays goes on with the siege.
crusader-rex-hint-regroup = One road each, to friendly or empty towns.
crusader-rex-hint-place-block = At its own seats with full strength, elsewhere with strength 1.
crusader-rex-hint-feed = Whoever is given up is eliminated.
crusader-rex-hint-replace = { $targets ->
        [0] Nobody can gain a step.
       *[other] Points of a town serve only the blocks that stand in it.
    }
crusader-rex-pick-spend-move = { $number ->
        [one] One block: where to?
       *[other] { $number } blocks together: where to?
    }
crusader-rex-pick-group-block = { crusader-rex-pick-spend-move }
crusader-rex-pick-muster-block = { crusader-rex-pick-spend-move }
crusader-rex-option-way = March to { NAME($town) }
crusader-rex-then-group = { NAME($town) }: a group from here, or a muster?
crusader-rex-then-muster = { NAME($town) }: a group from here, or a muster?
crusader-rex-then-seat = Which seat for { NAME($block) }?
crusader-rex-then-strike = { NAME($town) }: field or castle?
crusader-rex-then-regroup = { NAME($block) }: where to?
crusader-rex-then-retreat = { NAME($block) }: where to?

## Buttons, where the question says the rest

crusader-rex-button-group = A group from here
crusader-rex-button-muster = Muster here
crusader-rex-button-stop = Stop here
crusader-rex-button-step = To { NAME($town) }
crusader-rex-button-force = Forced march to { NAME($town) }
crusader-rex-button-land = To { NAME($town) }
crusader-rex-button-main-road = Main road: { NAME($way) }
crusader-rex-button-fire = Fire
crusader-rex-button-charge = Charge
crusader-rex-button-harry = Harry
crusader-rex-button-withdraw = Withdraw
crusader-rex-button-retreat = Retreat to { NAME($town) }
crusader-rex-button-regroup = To { NAME($town) }
crusader-rex-button-place = In { NAME($town) }
crusader-rex-button-seat = To { NAME($town) }
crusader-rex-button-take-seats-done-usual-seats = Begin with the usual seats
crusader-rex-button-take-seats-done = The seats are taken
crusader-rex-button-swap-saladin-done = Saladin stays
crusader-rex-button-give-manna-done = That is all
crusader-rex-button-group-block-done = The group is complete
crusader-rex-button-muster-block-done = The muster is complete
crusader-rex-button-deploy-done = Nobody else goes in
crusader-rex-button-declare-storm-done = Nobody else storms
crusader-rex-button-declare-sally-done = Nobody else sallies
crusader-rex-button-leave-siege-done = The others stay
crusader-rex-button-regroup-done = The others stay
crusader-rex-button-replace-done = That is all

## The map

crusader-rex-board-realm-antioch = Antioch
crusader-rex-board-realm-tripoli = Tripoli
crusader-rex-board-realm-syria = Syria
crusader-rex-board-realm-egypt = Egypt
crusader-rex-board-region = Region: { $realm }
crusader-rex-board-no-castle = no castle
crusader-rex-board-fire = { $fire }: acts with the { $letter } blocks, hits with { $number ->
        [1] a 1
       *[other] 1 to { $number }
    }
crusader-rex-board-moves = { $number ->
        [one] one road
       *[other] { $number } roads
    }
crusader-rex-board-seats = Seats: { $towns }
crusader-rex-board-supply = In winter too many: { $number } blocks, food for { $feeds }
crusader-rex-board-turn-whole = Turn whole blocks with their strength
crusader-rex-board-realm-jerusalem = Kingdom of Jerusalem
crusader-rex-board-north = N
crusader-rex-board-map = Map of the Levant
crusader-rex-board-masyaf = Masyaf
crusader-rex-board-block = { $name }, { $fire }, strength { $steps }
crusader-rex-board-strength = strength { $number } of { $full }
crusader-rex-board-city = victory city
crusader-rex-board-port-open = port
crusader-rex-board-port-fortified = fortified port
crusader-rex-board-rating = rating { $number }
crusader-rex-board-control = held by the { NAME($seat) }
crusader-rex-board-siege = besieged by the { NAME($seat) }
crusader-rex-board-part-field = field
crusader-rex-board-part-castle = castle
crusader-rex-board-part-reserve = reserve
crusader-rex-board-cities =
    { $number ->
        [one] one victory city
       *[other] { $number } victory cities
    }

## Combat

crusader-rex-board-order = Order of fire
crusader-rex-board-attack = attack
crusader-rex-board-defend = defend
crusader-rex-board-reserve = reserve
crusader-rex-board-hidden-blocks = hidden
crusader-rex-board-hidden = hidden
crusader-rex-board-acts = { $name } to act
crusader-rex-board-arrives = round { $number }
crusader-rex-board-storms = storms
crusader-rex-board-sallies = sallies
crusader-rex-board-see-map = Look at the map
crusader-rex-board-no-dice = No dice have been thrown in this round.
crusader-rex-board-fires = { NAME($block) } { NAME($block, case: "number") ->
        [many] fire
       *[one] fires
    }
crusader-rex-board-charges = { NAME($block) } { NAME($block, case: "number") ->
        [many] charge
       *[one] charges
    }
crusader-rex-board-harries = { NAME($block) } { NAME($block, case: "number") ->
        [many] harry
       *[one] harries
    }
crusader-rex-board-struck = at { NAME($blocks, join: ", ") }
crusader-rex-board-hits =
    { $number ->
        [one] hit
       *[other] hits
    }
crusader-rex-board-due =
    { $number ->
        [one] One hit is still to be placed.
       *[other] { $number } hits are still to be placed.
    }

## Tray

crusader-rex-board-blocks = Blocks
crusader-rex-board-blocks-about = { $number } to choose from
crusader-rex-board-chosen = On the way
crusader-rex-board-acts-now = Acts now
crusader-rex-board-drawn = New block
crusader-rex-board-by-sea = By sea
crusader-rex-board-hand = Your hand
crusader-rex-board-play = Play { $card }
crusader-rex-board-on-table = On the table
crusader-rex-board-played = Played this year
crusader-rex-board-face-down = a card, face down

## The table as text

crusader-rex-text-towns = Towns, from north to south
crusader-rex-text-town = Town
crusader-rex-text-control = Held by
crusader-rex-text-rating = Rating
crusader-rex-text-siege = Siege
crusader-rex-text-sides = The two sides
crusader-rex-text-side = Side
crusader-rex-text-cities = Cities
crusader-rex-text-cards = Cards
crusader-rex-text-hand = Hand
crusader-rex-text-played = Played this year
crusader-rex-text-pool = Pool
crusader-rex-text-lost = Lost this year
crusader-rex-text-out = Out of the game
crusader-rex-text-areas = Staging areas
crusader-rex-text-area = Area
crusader-rex-text-blocks = Blocks

## What things are, and when they matter

crusader-rex-about-area = Here the crusaders of a nation gather. Once all three are drawn they may come.
crusader-rex-about-moved = has moved in this phase
crusader-rex-when-town = A town is chosen when a Move is spent on it, as the next stop of a march, and for retreats, regroups and new blocks.
crusader-rex-when-block = A block is chosen when it marches, fights, takes a hit, or gains a step.
crusader-rex-when-card = A card is chosen at the beginning of every game turn, face down.
crusader-rex-when-place = Blocks enter from here in your move phase.

crusader-rex-board-continue = Continue
