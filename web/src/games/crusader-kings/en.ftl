# What stands on the board of Crusader Kings, in English.

crusader-kings-about = Marry, plot, wage war and take the cross

## Steps of a round

crusader-kings-phase-dynasty = dynasty
crusader-kings-phase-planning = planning
crusader-kings-phase-turn-1 = turn 1
crusader-kings-phase-turn-2 = turn 2
crusader-kings-phase-support = support

## Hints under questions; who is waited for

crusader-kings-hint-plan = Nobody sees your plan until it is turned up. Cards left in your hand are discarded at the end of the era.
crusader-kings-hint-compose = One or two Crusade cards, eight cards in all. You see none of them before you have fixed the numbers.
crusader-kings-hint-declare = First the army, then where it goes. All attacks are declared before the first check.
crusader-kings-then-attack = The army of { NAME($region) } marches. Where to?
    .hint = On the map: how many successes are needed.
crusader-kings-hint-invest = Every gold buys one more token. The others may then pay to oppose you.
crusader-kings-hint-write-offer = On each side up to 40 gold and three things. An offer is accepted or refused as a whole.
crusader-kings-hint-write-proposal = On each side up to 40 gold and three things. Nobody else sees which cards change hands.
crusader-kings-hint-develop = In one action the first costs 1 gold, the second 2 and the third 3.
crusader-kings-hint-choose-partner = Lords stand on the map; other dynasties are asked for their consent.
crusader-kings-wait-plan = { $named ->
        [yes] { $name } is planning
       *[no] { $name } are planning
    }
crusader-kings-wait-compose = { $named ->
        [yes] { $name } is drawing cards
       *[no] { $name } are drawing cards
    }
crusader-kings-wait-pledge = { $name } may oppose
crusader-kings-wait-invest = { $named ->
        [yes] { $name } is counting gold
       *[no] { $name } are counting gold
    }
crusader-kings-wait-answer-offer = { $named ->
        [yes] { $name } is reading the offer
       *[no] { $name } are reading the offer
    }
crusader-kings-wait-answer-proposal = { $named ->
        [yes] { $name } is reading the proposal
       *[no] { $name } are reading the proposal
    }

## Things that are picked together

crusader-kings-pick-hint = Pick more, or touch one again to drop it. The button takes them all at once.
crusader-kings-pick-mobilise = { $number ->
        [one] Mobilise in 1 region?
       *[other] Mobilise in { $number } regions?
    }
crusader-kings-pick-revoke = { $number ->
        [one] Revoke this duchy?
       *[other] Revoke these { $number } duchies?
    }
crusader-kings-pick-disband = { $number ->
        [one] Disband this army?
       *[other] Disband these { $number } armies?
    }
crusader-kings-pick-upkeep = { $number ->
        [one] Leave this army unpaid?
       *[other] Leave these { $number } armies unpaid?
    }
crusader-kings-pick-give-up = { $number ->
        [one] Give up this region?
       *[other] Give up these { $number } regions?
    }
crusader-kings-pick-call = { $number ->
        [one] Call this ally?
       *[other] Call these { $number } allies?
    }
crusader-kings-pick-rally = { $number ->
        [one] Support with this army?
       *[other] Support with these { $number } armies?
    }

## The map

crusader-kings-board-map = Map of western Europe
crusader-kings-board-whole = The whole map
crusader-kings-board-closer = Zoom in on the map
crusader-kings-board-overview = Overview of the map: tap to go there
crusader-kings-board-sea-north-sea = North Sea
crusader-kings-board-sea-atlantic = Atlantic Ocean
crusader-kings-board-sea-mediterranean = Mediterranean Sea
crusader-kings-board-independent = independent
crusader-kings-board-no-check = agrees without a check
crusader-kings-board-lord = { $sex ->
        [female] lady
       *[other] lord
    } { $name }
crusader-kings-board-no-lord = no lord
crusader-kings-board-with-army = army
crusader-kings-board-with-castle = castle
crusader-kings-board-with-plague = plague
crusader-kings-board-with-waning = the epidemic ends
crusader-kings-board-with-unrest = unrest { $number }
crusader-kings-board-with-harvest = harvest { $number }
crusader-kings-board-with-crop-failure = crop failure { $number }
crusader-kings-board-duke = duke { $name }
crusader-kings-board-duke-of = duke { NAME($region, case: "at") }
crusader-kings-board-pact-with = pact with { $names }

## Players and relations

crusader-kings-board-you = You
crusader-kings-board-or = or
crusader-kings-board-era = Era { $era }
crusader-kings-board-era-round = Era { $era }, round { $round }
crusader-kings-board-first = first player
crusader-kings-board-planned = plan laid
crusader-kings-board-planned-card = a planned card, face down
crusader-kings-board-thinking = still planning
crusader-kings-board-gold = Gold
crusader-kings-board-regions = Regions
crusader-kings-board-gold-number = { $number ->
        [0] no gold
       *[other] { $number } gold
    }
crusader-kings-board-gold-word = gold
crusader-kings-board-relations = Relations
crusader-kings-board-relations-read = read from the row to the column
crusader-kings-board-relations-wedding = gold: by this wedding
crusader-kings-board-tie-pact = pact with { $name }
crusader-kings-board-tie-war = war with { $name }
crusader-kings-board-tie-claim = casus belli against { $name }
crusader-kings-board-legend-pact = pact
crusader-kings-board-legend-war = war
crusader-kings-board-legend-claim = the row has a casus belli
crusader-kings-board-pacts-with-regions = Pacts with regions

## A dynasty

crusader-kings-board-leaves = Dynasty, relations, strategies
crusader-kings-board-leaf-court = Court
crusader-kings-board-leaf-relations = Relations
crusader-kings-board-leaf-strategy = AI strategy
crusader-kings-board-family = Family
crusader-kings-board-age-male = age of the king
crusader-kings-board-age-female = age of the queen
crusader-kings-board-age-tokens = { $number } of 5 age tokens
crusader-kings-board-last-age-male = the fifth ends his reign
crusader-kings-board-last-age-female = the fifth ends her reign
crusader-kings-board-heir = heir
crusader-kings-board-free-child-1 = first child
crusader-kings-board-free-child-2 = second child
crusader-kings-board-free-child-3 = third child
crusader-kings-board-dukes = dukes
crusader-kings-board-bag = Trait bag
crusader-kings-board-bag-own = { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }, seen by you alone
crusader-kings-board-bag-number = { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
crusader-kings-board-succeed-in = succeed in:
crusader-kings-board-of-tokens = of { $number }
crusader-kings-board-councillors = council
crusader-kings-board-inventions = inventions
crusader-kings-board-track = Crusade track
crusader-kings-board-next = next { NAME($space) }
crusader-kings-board-developments = Developments
crusader-kings-board-prices = first, second, third of one action:
crusader-kings-board-nobody = nobody
crusader-kings-board-quill = A quill marks what is a reconstruction
crusader-kings-board-pile = Pile
crusader-kings-board-hand = Hand

## An AI

crusader-kings-board-ai = AI { NAME($strategy) }
crusader-kings-board-pile-left = { $number } left, order unknown
crusader-kings-board-turned-up-now = turned up now
crusader-kings-board-not-reached = not reached
crusader-kings-board-ai-crusade = always; in-laws and siblings first, its ruler last
crusader-kings-board-marriages = Marriage
crusader-kings-board-ai-general = It neither pays nor opposes, always supports its allies and draws at least one token more than it needs. Unless the table agreed otherwise, all its regions count as mobilised.

## Cards and plan

crusader-kings-board-plan = Plan
crusader-kings-board-face-down = face down
crusader-kings-board-laid = lies face down
crusader-kings-board-place-first = 1st
crusader-kings-board-place-second = 2nd
crusader-kings-board-lay-first = lay the first card here
crusader-kings-board-lay-second = lay the second card here
crusader-kings-board-lay-plan = Lay the plan
crusader-kings-board-swap = Swap the two
crusader-kings-board-hand-number = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
crusader-kings-board-plan-hand = Plan, hand { $number }
crusader-kings-board-turned-up = Turned up
crusader-kings-board-bonus = Bonus cards
crusader-kings-board-composed = { $number } of { $all }
crusader-kings-board-draw-cards = Draw

## A check

crusader-kings-board-check = Trait check
crusader-kings-board-invasion = Invasion of { NAME($region) }
crusader-kings-board-with-army-of = with the army of { NAME($region) }
crusader-kings-board-against = against
crusader-kings-board-trait-fails = { NAME($trait) } fails
crusader-kings-board-trait-succeeds = { NAME($trait) } succeeds
crusader-kings-board-successes-of = { $number } of { $all } successes
crusader-kings-board-of-number = of { $number }
crusader-kings-board-step-successes = successes
crusader-kings-board-step-tokens = tokens
crusader-kings-board-step-opposition = opposition
crusader-kings-board-step-draw = draw
crusader-kings-board-drawn-of = { $number } of { $all }
crusader-kings-board-within-reach = within reach, not chosen
crusader-kings-board-needed = Needed
crusader-kings-board-needs = { $number ->
        [one] 1 success needed
       *[other] { $number } successes needed
    }
crusader-kings-board-reason-region = region
crusader-kings-board-reason-castle = castle
crusader-kings-board-reason-army = army
crusader-kings-board-reason-duke = duchy
crusader-kings-board-reason-developments = developments
crusader-kings-board-reason-build = castle
crusader-kings-board-reason-marriage = marriage
crusader-kings-board-reason-fabricate-casus-belli = casus belli
crusader-kings-board-reason-incite-unrest = unrest
crusader-kings-board-reason-assassinate = victim
crusader-kings-board-reason-bribe = councillor
crusader-kings-board-reason-divorce = divorce
crusader-kings-board-reason-coup = coup
crusader-kings-board-reason-invade = region
crusader-kings-board-reason-crusade = crusade
crusader-kings-board-reason-plague = plague
crusader-kings-board-reason-event = event
crusader-kings-board-tokens = Tokens
crusader-kings-board-tokens-number = { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
crusader-kings-board-free-tokens = { $number ->
        [one] 1 free token
       *[other] { $number } free tokens
    }
crusader-kings-board-at-most = at most { $number }
crusader-kings-board-token-basic = basic
crusader-kings-board-token-supports = support: { $name }
crusader-kings-board-token-more = developments and events
crusader-kings-board-paid = paid
crusader-kings-board-paid-cancelled = paid, { $number } cancelled
crusader-kings-board-opposition = Opposition
crusader-kings-board-opposition-price = 2 gold cancel a paid token, never below { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
crusader-kings-board-oppose = Oppose
crusader-kings-board-pledge-back = { $number } given back
crusader-kings-board-no-pledge = nothing
crusader-kings-board-is-asked = is asked
crusader-kings-board-ais-do-not-oppose = AIs do not oppose
crusader-kings-board-success = success
crusader-kings-board-failure = failure
crusader-kings-board-critical-success = succeeds here
crusader-kings-board-critical-failure = fails here
crusader-kings-board-sacrificed = sacrificed
crusader-kings-board-nth-token = token { $number }
crusader-kings-board-in-the-bag = in the bag { $number }
crusader-kings-board-odds = Odds
crusader-kings-board-odds-before = Odds before the draw
crusader-kings-board-own-bag = own bag of { $number }
crusader-kings-board-odds-of = { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }: { $percent } %
crusader-kings-board-as-tokens-fall = as the tokens fall
crusader-kings-board-if-sacrificed = if { NAME($trait) } is sacrificed
crusader-kings-board-with-sacrifice = sacrificing { $percent }
crusader-kings-board-only-you = Only you see these numbers.
crusader-kings-board-may-strike = If it fails, the army { NAME($region, case: "at") } may strike back.
crusader-kings-board-counter = Counter-attack: { $name }.
crusader-kings-board-what-answers-do = What each answer does
crusader-kings-board-counted = worked out by the table; not a hint
crusader-kings-board-after-sacrifice = { NAME($trait) } counts the other way and leaves your bag for good
crusader-kings-board-after-keep = { NAME($trait) } goes back with the others
crusader-kings-board-still-in-bag = Still in the bag
crusader-kings-board-succeeding = { $number } of { $all } succeed

## Offers and proposals

crusader-kings-board-deal = Offer
crusader-kings-board-proposal-to = Proposal to { $within }
crusader-kings-board-proposal-from = Proposal of { $within }
crusader-kings-board-offer-to = Offer to { $within }
crusader-kings-board-offer-from = Offer of { $within }
crusader-kings-board-to-wed = to wed
crusader-kings-board-couple-belongs = The couple belongs to
crusader-kings-board-you-give = You give
crusader-kings-board-gives = In return: { $name }
crusader-kings-board-you-can-give = You can give
crusader-kings-board-can-give = You can ask for: { $name }
crusader-kings-board-things-of = things { $number } of { $all }
crusader-kings-board-of-gold = of { $number } gold
crusader-kings-board-take-out = Take out: { $what }
crusader-kings-board-add-thing = add something from the list below
crusader-kings-board-cards-of = { $number ->
        [one] 1 { NAME($deck) } card
       *[other] { $number } { NAME($deck) } cards
    }
crusader-kings-board-card-picked-later = chosen when the deal is made
crusader-kings-board-claim-ends = the casus belli ends
crusader-kings-board-wedding-brings = What the wedding brings
crusader-kings-board-brings-pact = a pact: { $one } and { $other }
crusader-kings-board-brings-peace = peace between the two
crusader-kings-board-brings-claim-ends = the casus belli ends: { $name }
crusader-kings-board-brings-duchy = { $name } gives up the duchy { NAME($region, case: "at") }
crusader-kings-board-brings-leaves = { $name } leaves { $house }
crusader-kings-board-answer = Answer
crusader-kings-board-draft = draft
crusader-kings-board-reads = reading: { $name }
crusader-kings-board-agreed = accepted: everything changes hands
crusader-kings-board-refused = refused: nothing changes hands

## What things are, and when they matter

crusader-kings-about-successes = Successes needed here: { $invade } to invade, { $overthrow } for unrest or a coup.
crusader-kings-about-positive = A positive trait: drawn in a check it is a success.
crusader-kings-about-negative = A negative trait: drawn in a check it is a failure.
crusader-kings-about-fails = Critical in { NAME($pair) }: there it fails, unless it is sacrificed.
crusader-kings-about-succeeds = Critical in { NAME($pair) }: there it succeeds.
crusader-kings-when-region = Regions are chosen when you build, mobilise, invade, plot, or grant a duchy.
crusader-kings-when-event = Cards of the hand are planned in pairs at the beginning of a round; the event comes after the action.
crusader-kings-when-development = Open developments are bought with the action Develop of a Realm card.
crusader-kings-when-space = The next free space is taken by whoever succeeds in a crusade.
crusader-kings-when-trait = Traits are drawn from the bag in trait checks.
crusader-kings-when-family = Members of the family marry in the dynasty phase, go on crusade and may become dukes.
crusader-kings-when-character = People marry, inherit, go on crusade and may be victims of plots.

## The table as text

crusader-kings-text-regions = Regions
crusader-kings-text-region = Region
crusader-kings-text-ruler = Ruler
crusader-kings-text-pieces = What stands there
crusader-kings-text-dynasties = Dynasties
crusader-kings-text-dynasty = Dynasty
crusader-kings-text-gold = Gold
crusader-kings-text-points = Points
crusader-kings-text-relations = Relations
crusader-kings-text-cards = Cards by deck
crusader-kings-text-developments = Developments
crusader-kings-text-families = Families
crusader-kings-text-person = Person
crusader-kings-text-place = Place
crusader-kings-text-traits = Traits
crusader-kings-text-track = Crusade track
crusader-kings-text-space = Space
crusader-kings-text-shield = Shield
crusader-kings-text-bonus = Bonus
crusader-kings-text-own = What only you see
crusader-kings-text-what = What
crusader-kings-text-which = Which
crusader-kings-text-open = Open developments
crusader-kings-text-development = Development
crusader-kings-text-text = Effect
