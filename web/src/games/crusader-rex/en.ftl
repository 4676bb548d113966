# What stands on the board of Crusader Rex, in English.

crusader-rex-about = Hidden armies, seven cities, one Jerusalem

## Who is waited for

crusader-rex-wait-choose-card = { $name } is choosing a card
crusader-rex-wait-take-seats = { $name } is taking seats
crusader-rex-wait-spend-move = { $name } is moving
crusader-rex-wait-group-block = { $name } is moving
crusader-rex-wait-group-step = { $name } is moving
crusader-rex-wait-place-hit = { $name } is placing hits
crusader-rex-wait-place-block = { $name } is placing a block
crusader-rex-wait-replace = { $name } is taking replacements

## Hints under questions

crusader-rex-hint-choose-card = Both sides lay one card face down; the higher number moves first.
crusader-rex-hint-spend-move = Gold towns can send a group or call a muster; gold blocks can go by sea.
crusader-rex-hint-place-hit = The strongest block takes each hit.
crusader-rex-then-group = { NAME($town) }: a group from here, or a muster?
crusader-rex-then-muster = { NAME($town) }: a group from here, or a muster?
crusader-rex-then-seat = Which seat for { NAME($block) }?
crusader-rex-then-strike = { NAME($town) }: field or castle?
crusader-rex-then-regroup = { NAME($block) }: where to?
crusader-rex-then-retreat = { NAME($block) }: where to?

## The map

crusader-rex-board-moment = { $turn ->
        [6] { $year }, winter
       *[other] { $year }, turn { $turn }
    }
crusader-rex-board-realm-antioch = Antioch
crusader-rex-board-realm-tripoli = Tripoli
crusader-rex-board-realm-syria = Syria
crusader-rex-board-realm-jerusalem = Kingdom of Jerusalem
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
