# What stands on the board of Viscounts of the West Kingdom, in English.

viscounts-about = Gather townsfolk, ride the ring, climb the castle

## Hints under questions; who is waited for

viscounts-hint-move = Outer spaces trade and build, inner ones reach the castle and the manuscripts.
viscounts-hint-play-card = Its silver value is how far your viscount rides.
viscounts-no-undo-chance = No undo: cards have been drawn.
viscounts-then-shift = To which side?
viscounts-wait-play-card = { $name } is playing a card
viscounts-wait-move = { $name } is riding
viscounts-wait-act = { $name } is choosing an action
viscounts-wait-recruit = { $name } is looking at the townsfolk
viscounts-wait-take-pair = { $name } is choosing a hero

## Buttons, where the question says the rest

viscounts-button-act-transcribe = Transcribe
viscounts-button-act-pass = No action
viscounts-button-dismiss-pass = Dismiss nobody
viscounts-button-exchange-pass = No more
viscounts-button-recruit-pass = Hire nobody
viscounts-button-discard-pass = Discard nothing
viscounts-button-destroy-pass = Destroy nothing
viscounts-button-discard-top = The top card, unseen
viscounts-button-destroy-top = The top card, unseen

## Steps of the turn

viscounts-phase-card = card
viscounts-phase-move = move
viscounts-phase-action = action
viscounts-phase-recruit = recruit
viscounts-phase-collision = collision
viscounts-phase-draw = draw

## The round board

viscounts-board-you = You
viscounts-board-round = round { $number }
viscounts-board-last-round = the last round
viscounts-board-quill = A quill marks what was reconstructed
viscounts-board-side-four-sites = Four sites per segment
viscounts-board-side-five-sites = Five sites per segment
viscounts-board-side-about = A reconstruction: which side of the segments belongs to how many players could not be read; four sites for one or two, five for three or four. (VW-SET-01)
viscounts-board-trade = Trade: { $number ->
        [one] 1 merchant
       *[other] { $number } merchants
    }, { $effect }
viscounts-board-space-trade =
    { $number ->
        [one] 1 merchant
       *[other] { $number } merchants
    }: { $effect }
viscounts-board-trade-here = Trade here
viscounts-board-transcribe-here = Transcribe this manuscript
viscounts-board-inner = Castle; manuscript for { $cost }
viscounts-board-viscounts-here = here: { $names }
viscounts-board-viscount-of = The viscount of { $name }
viscounts-board-built-by = { NAME($building) } of { $name }
viscounts-board-site-gives = whoever builds here: { $effect }
viscounts-board-link = Link. With buildings at both ends: { $effect }
viscounts-board-pile =
    { $number ->
        [0] printed on the board
        [one] 1 card
       *[other] { $number } cards
    }
viscounts-board-leader = castle leader
viscounts-board-tier-workers = tier { $tier }: { $who }
viscounts-board-going-up = whoever climbs to tier 2: { $effect }
viscounts-board-folk = { $name }, silver value { $silver }, { NAME($icons) }
viscounts-board-script = { $name }, costs { $cost }. { $text }

## What cards do

viscounts-board-when = { $when }: { $effect }
viscounts-board-trigger-after-build = after building
viscounts-board-trigger-after-noble = after placing workers
viscounts-board-trigger-after-trade = after a trade
viscounts-board-trigger-after-transcribe = after transcribing
viscounts-board-trigger-any-collision = any collision
viscounts-board-trigger-flip-debt = a debt paid
viscounts-board-trigger-gain-debt = a debt gained

## Boards of the players

viscounts-board-yours = Your board
viscounts-board-of = The board of { $name }
viscounts-board-slides = cards slide right, the fourth drops off
viscounts-board-signs = What the signs mean
viscounts-board-empty-place = An empty place: its printed icons count
viscounts-board-drops = next:
viscounts-board-icons = Icons in play
viscounts-board-paid = { $number } paid
viscounts-board-approved = { $number } approved
viscounts-board-track = Corruption and virtue
viscounts-board-apart =
    { $number ->
        [0] they meet
        [one] 1 step apart
       *[other] { $number } steps apart
    }
viscounts-board-track-at = corruption on { $corruption }, virtue on { $virtue }
viscounts-board-track-field = Space { $position }. The owner: { $above }. The others: { $below }
viscounts-board-condition-some-criminal = if they have a criminal
viscounts-board-condition-no-criminal = if they have no criminal
viscounts-board-workshops = Workshops
viscounts-board-trading-posts = Trading posts
viscounts-board-guildhalls = Guildhalls
viscounts-board-building-points = Points for one, two and three of them built: { $points }
viscounts-board-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
viscounts-board-slot = { NAME($building, case: "start") }. { $text }
viscounts-board-slot-hides = Under it: { $text }
viscounts-board-manuscripts = Manuscripts
viscounts-board-bonus = Cleric bonus card, { NAME($ribbon) }
viscounts-board-workers = { $number } of { $all }
viscounts-board-cards-of = { $name }: { $hand } in hand, { $draw } to draw, { $discard } discarded.
viscounts-board-discards = Discarded: { $names }.
viscounts-board-others = The other boards
viscounts-board-others-about = a click on a seat shows all of it
viscounts-board-stack = { $number } of { $all }
viscounts-board-stack-left = { $number } of { $all } left

## The Automa

viscounts-board-automa-board = { NAME($board) }; the left scheme is in force
viscounts-board-automa-piles = Schemes: { $draw } to draw, { $discard } discarded, { $future } future
viscounts-board-scheme-about = First: { $rows }. Moves { $steps }. Then tries: { $tries }

## The tray

viscounts-board-hand = Hand
viscounts-board-limit = limit { $number }
viscounts-board-draw = draw
viscounts-board-discard = discard
viscounts-board-draw-pile = Your draw pile
viscounts-board-discard-pile = Your discard pile
viscounts-board-way-outer = { NAME($segment, case: "start") } { $number }
viscounts-board-way-inner = { NAME($segment, case: "start") }, inner
viscounts-board-have = you have { $number }
viscounts-board-needs = needs { $number }
viscounts-board-place =
    { $number ->
        [one] 1 worker
       *[other] { $number } workers
    }
viscounts-board-transcribe = Manuscript, { $cost } clerics
viscounts-board-no-action = No action
viscounts-board-pair = Player card { $number }
viscounts-board-starts = Starts on { NAME($space) }
viscounts-board-then = then:

## The table in words

viscounts-text-spaces = Spaces, clockwise
viscounts-text-space = Space
viscounts-text-offers = Offers
viscounts-text-viscounts = Viscounts
viscounts-text-segments = Segments, piles and castle
viscounts-text-segment = Segment
viscounts-text-townsfolk = Townsfolk (cards left)
viscounts-text-manuscript = Manuscript (cards left)
viscounts-text-section = Castle section
viscounts-text-sites = Building sites
viscounts-text-site = Site
viscounts-text-reward = Reward
viscounts-text-building = Building
viscounts-text-links = Links on
viscounts-text-players = Players
viscounts-text-player = Player
viscounts-text-papers = Debts and deeds
viscounts-text-track = Track
viscounts-text-workers = Workers in supply
viscounts-text-points = Points
viscounts-text-cards = Cards
viscounts-text-row = On the board
viscounts-text-icons = Icons
viscounts-text-hand = Hand
viscounts-text-piles = Draw, discard
viscounts-text-slots = Open slots
viscounts-text-manuscripts = Manuscripts
viscounts-text-stacks = Poverty and Prosperity
viscounts-text-stack = Stack
viscounts-text-left = Cards above

## What things are, and when they matter

viscounts-about-folk = Silver value { $silver }, { NAME($icons) }
viscounts-about-corner = When hired or dismissed: { $effect }
viscounts-about-script = Costs { $cost ->
        [one] 1 cleric
       *[other] { $cost } clerics
    }
viscounts-about-ribbon = Ribbon: { NAME($ribbon) }
viscounts-about-price = Extra silver to get there now: { $number }
viscounts-about-link = A link
viscounts-about-link-gives = When buildings stand at both ends their owners gain: { $effect }
viscounts-about-open = Open for { $name }
viscounts-when-townsfolk = Cards of the hand are played at the beginning of your turn. The top card of a pile can be hired after the action, or dismissed during it.
viscounts-when-manuscript = A manuscript is transcribed from an inner space, as the action of a turn.
viscounts-when-space = A space is chosen after a card is played: its silver value says how far your viscount rides.
viscounts-when-site = A site is chosen when you build: only on the bank where your viscount stands.
viscounts-when-link = A link matters as soon as buildings stand at both its ends.
viscounts-when-section = A section of the castle is chosen when workers are placed or moved.
viscounts-when-slot = A building leaves its slot when you build; then the slot works for you.
viscounts-when-good = Goods are chosen when you pay for an action, and when you may take one of choice.
viscounts-when-sheet = Debts and deeds are chosen when a card or a space lets you flip one.
viscounts-when-scheme = The left scheme is in force in the Automa’s turn.
viscounts-when-stack = A stack that is used up begins the end of the game.

## Lines of the chronicle that repeat

viscounts-board-many-exchanged-gained = { NAME($seat, case: "start") }: { $count } exchanges, +{ $total } { NAME($good) }.
