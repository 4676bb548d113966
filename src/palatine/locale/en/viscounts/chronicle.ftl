# Viscounts of the West Kingdom, in English: the chronicle.

## The chronicle

viscounts-fact-ring = The segments lie clockwise: { NAME($segments) }.
viscounts-fact-castle-turned = The castle is turned: { NAME($section) } lies { NAME($segment, case: "at") }.
viscounts-fact-starter = { NAME($seat, case: "start") } is the start player.
viscounts-fact-pair-laid = Player card { $player_card } is laid out with { NAME($townsfolk) }.
viscounts-fact-took-pair = { NAME($seat, case: "start") } takes player card { $player_card } with { NAME($townsfolk) }; the viscount stands on { NAME($space) }.
viscounts-fact-first-shuffle = { NAME($seat, case: "start") } shuffles the first draw pile.
viscounts-fact-stacks-built = { $number ->
        [one] { $number } debt lies
       *[other] { $number } debts lie
    } on Poverty, { $number2 ->
        [one] { $number2 } deed
       *[other] { $number2 } deeds
    } on Prosperity.
viscounts-fact-round = Round { $number }
viscounts-fact-turn = { NAME($seat, case: "start") } to play.
viscounts-fact-cannot = { NAME($seat, case: "start") } cannot do this: { NAME($op) }.
viscounts-fact-chose-effect = { NAME($seat, case: "start") } chooses: { NAME($effect) }.
viscounts-fact-declined = { NAME($seat, case: "start") } declines { NAME($op) }.
viscounts-fact-ongoing = { NAME($townsfolk, case: "start") } works on the board of { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-slot-works = { NAME($slot, case: "start") } works on the board of { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-slid-off = { NAME($seat, case: "start") } slides the cards to the right; { NAME($townsfolk) } goes to the discard pile.
viscounts-fact-drop-off = The drop-off effect of { NAME($townsfolk) }, for { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-played = { NAME($seat, case: "start") } plays { NAME($townsfolk) }.
viscounts-fact-played-unseen = { NAME($seat, case: "start") } has no hand and plays the top card unseen: { NAME($townsfolk) }.
viscounts-fact-crimes = { $number ->
        [one] { $number } criminal icon
       *[other] { $number } criminal icons
    } on the board of { NAME($seat, case: "accusative") }: as much corruption.
viscounts-fact-immediate = The immediate effect of { NAME($townsfolk) }, for { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-rearranged = { NAME($seat, case: "start") } rearranges the board, from left to right: { NAME($townsfolks) }.
viscounts-fact-moved = { NAME($seat, case: "start") } moves { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } to { NAME($space) }{ $number2 ->
        [0] { "" }
        [one] , for 1 silver
       *[other] , for { $number2 } silver
    }.
viscounts-fact-met = { NAME($seat2, case: "start") } stops beside { NAME($seat, case: "accusative") }, who may rearrange the board.
viscounts-fact-acts = { NAME($seat, case: "start") } takes the action: { NAME($action) }.
viscounts-fact-dismissed = { NAME($seat, case: "start") } dismisses { NAME($townsfolk) } for { $number } silver.
viscounts-fact-dismissed-printed = { NAME($seat, case: "start") } dismisses the { NAME($townsfolk) } for { $number } silver; the picture stays.
viscounts-fact-paid = { NAME($seat, case: "start") } pays { $number } { NAME($good) }.
viscounts-fact-exchanged = { NAME($seat, case: "start") } makes an exchange{ $number ->
        [0] { "" }
        [one] , paying 1 silver
       *[other] , paying { $number } silver
    }: { NAME($effect) }.
viscounts-fact-built = { NAME($seat, case: "start") } builds on { NAME($site) }: { NAME($slot) }.
viscounts-fact-site-reward = The site { NAME($site) } gives { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-linked = The link { NAME($link) } gives { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-placed = { NAME($seat, case: "start") } places { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    } in { NAME($section) }.
viscounts-fact-went-up = A worker of { NAME($seat, case: "accusative") } climbs to the second tier of { NAME($section) }: { NAME($effect) }.
viscounts-fact-went-aside = A worker of { NAME($seat, case: "accusative") } goes from { NAME($section) } to { NAME($section2) }.
viscounts-fact-went-to-top = A worker of { NAME($seat, case: "accusative") } climbs from { NAME($section) } to the third tier; { $number ->
        [one] { $number } worker is
       *[other] { $number } workers are
    } there now.
viscounts-fact-castle-moved = { NAME($seat, case: "start") } moves a worker from { NAME($section) } to { NAME($section2) }.
viscounts-fact-bumped = { NAME($seat, case: "start") } removes a worker of { NAME($seat2, case: "accusative") } from tier { $tier } of { NAME($section) }.
viscounts-fact-leader = { NAME($seat, case: "start") } becomes castle leader.
viscounts-fact-leader-from = { NAME($seat, case: "start") } takes the castle leader card from { NAME($seat2, case: "accusative") }.
viscounts-fact-transcribed = { NAME($seat, case: "start") } transcribes the { NAME($manuscript) }.
viscounts-fact-transcribed-printed = { NAME($seat, case: "start") } transcribes the { NAME($manuscript) }, which stays where it is.
viscounts-fact-took-manuscript = { NAME($seat, case: "start") } takes the { NAME($manuscript) } free.
viscounts-fact-manuscript-effect = The { NAME($manuscript) } gives { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-bonus-card = { NAME($seat, case: "start") } has three manuscripts with the { NAME($ribbon) } ribbon and takes its cleric bonus card.
viscounts-fact-hired = { NAME($seat, case: "start") } hires { NAME($townsfolk) } for { $number } silver.
viscounts-fact-hired-free = { NAME($seat, case: "start") } hires { NAME($townsfolk) } free.
viscounts-fact-corner = The corner of { NAME($townsfolk) } gives { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-turned-up = The next townsfolk { NAME($segment, case: "at") }: { NAME($townsfolk) }.
viscounts-fact-pile-empty = There are no more townsfolk { NAME($segment, case: "at") }.
viscounts-fact-manuscript-up = The top manuscript { NAME($segment, case: "at") }: { NAME($manuscript) }.
viscounts-fact-manuscripts-empty = There are no more manuscripts { NAME($segment, case: "at") }.
viscounts-fact-gained = { NAME($seat, case: "start") } gains { $number } { NAME($good) }.
viscounts-fact-virtue = { NAME($seat, case: "start") } gains { $number } virtue; markers: corruption { $position }, virtue { $position2 }.
viscounts-fact-corruption = { NAME($seat, case: "start") } gains { $number } corruption; markers: corruption { $position }, virtue { $position2 }.
viscounts-fact-collision = Collision: the markers of { NAME($seat, case: "accusative") } have met on { $position }.
viscounts-fact-above = Above { $position } on the track, for { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-below = Below { $position } on the track, for { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-markers-back = The markers of { NAME($seat, case: "accusative") } go back to 1 and 7.
viscounts-fact-drew = { NAME($seat, case: "start") } draws: { NAME($townsfolks) }.
viscounts-fact-drew-some = { NAME($seat, case: "start") } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
viscounts-fact-shuffled = { NAME($seat, case: "start") } shuffles { $number ->
        [one] { $number } discarded card
       *[other] { $number } discarded cards
    } into the draw pile.
viscounts-fact-discarded = { NAME($seat, case: "start") } discards { NAME($townsfolk) }.
viscounts-fact-discarded-unseen = { NAME($seat, case: "start") } discards the top card of the draw pile: { NAME($townsfolk) }.
viscounts-fact-destroyed = { NAME($seat, case: "start") } destroys { NAME($townsfolk) } for { $number } silver.
viscounts-fact-destroyed-unseen = { NAME($seat, case: "start") } destroys the top card of the draw pile, { NAME($townsfolk) }, for { $number } silver.
viscounts-fact-debt = { NAME($seat, case: "start") } falls into debt: { $number ->
        [one] { $number } unpaid debt
       *[other] { $number } unpaid debts
    } now.
viscounts-fact-deed = { NAME($seat, case: "start") } acquires land: { $number ->
        [one] { $number } acquired deed
       *[other] { $number } acquired deeds
    } now.
viscounts-fact-paid-debt = { NAME($seat, case: "start") } pays off a debt: { $number ->
        [one] { $number } paid debt
       *[other] { $number } paid debts
    } now.
viscounts-fact-approved-deed = { NAME($seat, case: "start") } has a deed approved: { $number ->
        [one] { $number } approved deed
       *[other] { $number } approved deeds
    } now.
viscounts-fact-revealed = { NAME($stack) } is revealed.
viscounts-fact-last-round = Round { $number } will be the last.
viscounts-fact-points = { NAME($seat, case: "start") }, { NAME($category) }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
viscounts-fact-total = { NAME($seat, case: "start") }, in all: { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
viscounts-fact-won = { NAME($seat, case: "start") } wins with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
viscounts-fact-won-by-goods = { NAME($seat, case: "start") } wins with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, by more silver and resources.
viscounts-fact-shared = The victory is shared by { NAME($seats) }.
viscounts-fact-beat-automa = { NAME($seat, case: "start") } beats the Automa by { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
viscounts-fact-lost-to-automa = { $number ->
        [0] Equal points: the Automa wins against
        [one] The Automa wins by 1 point against
       *[other] The Automa wins by { $number } points against
    } { NAME($seat, case: "accusative") }.

# The turn of the Automa, step by step.
viscounts-fact-automa-begins = { NAME($seat, case: "start") } plays as the { NAME($automa) }; its viscount stands on { NAME($space) }.
viscounts-fact-automa-schemes-out = These schemes leave the deck of { NAME($seat, case: "accusative") }: { NAME($schemes) }.
viscounts-fact-automa-schemes-mixed = { $number ->
        [one] { $number } future scheme is
       *[other] { $number } future schemes are
    } shuffled into the draw pile of { NAME($seat, case: "accusative") }.
viscounts-fact-automa-scheme = { NAME($seat, case: "start") } draws the { NAME($scheme) }.
viscounts-fact-automa-slid-off = { NAME($seat, case: "start") } slides its schemes to the right; the { NAME($scheme) } goes to its discard pile.
viscounts-fact-automa-shuffled = { NAME($seat, case: "start") } shuffles { $number ->
        [one] { $number } discarded scheme
       *[other] { $number } discarded schemes
    } into its draw pile and checks its board.
viscounts-fact-automa-nothing-to-shuffle = { NAME($seat, case: "start") } has no discarded schemes to shuffle.
viscounts-fact-automa-row = The scheme of { NAME($seat, case: "accusative") } says: { NAME($effect) }.
viscounts-fact-automa-crimes = { NAME($seat, case: "start") } has { $number ->
        [one] { $number } criminal icon
       *[other] { $number } criminal icons
    } on its board: as much corruption.
viscounts-fact-automa-moved = { NAME($seat, case: "start") } moves { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } along the outer path to { NAME($space) }.
viscounts-fact-automa-does = Possible, so { NAME($seat, case: "accusative") } does it: { NAME($try) }.
viscounts-fact-automa-gains = { NAME($seat, case: "start") } does what its scheme offers last: { NAME($effect) }.
viscounts-fact-automa-cannot-pay = Not possible for { NAME($seat, case: "accusative") }: { NAME($try) }. Needed { $number }, at hand { $number2 }.
viscounts-fact-automa-no-site = Not possible for { NAME($seat, case: "accusative") }: { NAME($try) }. No site is free on its bank.
viscounts-fact-automa-no-building = Not possible for { NAME($seat, case: "accusative") }: { NAME($try) }. All its buildings stand.
viscounts-fact-automa-no-workers = Not possible for { NAME($seat, case: "accusative") }: { NAME($try) }. It has fewer than two workers left.
viscounts-fact-automa-nothing-to-flip = Not possible for { NAME($seat, case: "accusative") }: { NAME($try) }. It has nothing to flip.
viscounts-fact-automa-funds = The price for { NAME($seat, case: "accusative") } is { $number2 }; its icons come to { $number4 ->
        [0] { $number }
        [one] { $number3 } and { $number4 } criminal: { $number }
       *[other] { $number3 } and { $number4 } criminals: { $number }
    }.
viscounts-fact-automa-instead = Instead of { NAME($op) }, for { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-automa-silver = { NAME($seat, case: "start") } has no silver: { $number } silver are one resource for every two.
viscounts-fact-automa-future = { NAME($seat, case: "start") } puts the { NAME($scheme) } on its discard pile.
viscounts-fact-automa-dismissed = { NAME($seat, case: "start") } dismisses { NAME($townsfolk) } free.

## How it ended

viscounts-end-scored = the kingdom's fate is sealed and all points are counted
