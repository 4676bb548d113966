# Crusader Kings, in English: the chronicle.
#
# A person is told with the house and, in brackets, the place in the family: .sex of a character
# chooses between .male and .female of that place.

## Set-up

crusader-kings-fact-strategy = { NAME($seat, case: "start") } are led by an AI: { NAME($strategy) }.
crusader-kings-fact-begins = { NAME($seat, case: "start") } begin as the { NAME($dynasty) } under { NAME($character) }.
crusader-kings-fact-first-player = { NAME($seat, case: "start") } have the first player token.
crusader-kings-fact-family-laid = { NAME($character) } belongs to the family of { NAME($seat) } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }).
crusader-kings-fact-castle-laid = { NAME($seat, case: "start") } have a castle { NAME($region, case: "at") }.
crusader-kings-fact-lord = { NAME($character) } is the new { NAME($character, case: "sex") ->
        [female] lady
       *[other] lord
    } of { NAME($region) }: { NAME($trait) }.
crusader-kings-fact-bare-lord = { NAME($character) } is the new { NAME($character, case: "sex") ->
        [female] lady
       *[other] lord
    } of { NAME($region) }, without a trait.
crusader-kings-fact-no-lord = Nobody is left to rule { NAME($region) }.
crusader-kings-fact-steed = Glitterhoof comes to { NAME($region) }: { NAME($trait) }.
crusader-kings-fact-open-development = { NAME($development) } can be bought now.

## Eras, rounds, cards

crusader-kings-fact-era = Era { $number }
crusader-kings-fact-round = Era { $number }, round { $number2 }
crusader-kings-fact-turn = Turn { $number }
crusader-kings-fact-composed = { NAME($seat, case: "start") } draw { NAME($composition) }.
crusader-kings-fact-drew = { NAME($seat, case: "start") } draw: { NAME($events) }.
crusader-kings-fact-drew-some = { NAME($seat, case: "start") } draw: { NAME($decks) }.
crusader-kings-fact-deck-rebuilt = The { NAME($deck) } deck is rebuilt from its discards.
crusader-kings-fact-planned = { NAME($seat, case: "start") } plan: { NAME($events, join: ", then ") }.
crusader-kings-fact-planned-some = { NAME($seat, case: "start") } plan { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
crusader-kings-fact-planned-open = { NAME($seat, case: "start") } plan these cards openly; their order stays secret: { NAME($events) }.
crusader-kings-fact-renewal = Renewal: cards, lords and open developments change.
crusader-kings-fact-revealed = { NAME($seat, case: "start") } reveal “{ NAME($event) }”.
crusader-kings-fact-acts = { NAME($seat, case: "start") } choose an action: { NAME($action) }.
crusader-kings-fact-declined = { NAME($seat, case: "start") } take no action with “{ NAME($event) }”.
crusader-kings-fact-turned-up = { NAME($seat, case: "start") } turn up “{ NAME($event) }”.
crusader-kings-fact-open-hand = { NAME($seat, case: "start") } lay their hand open: { NAME($events) }.
crusader-kings-fact-laid-down = { NAME($seat, case: "start") } discard the cards they have left: { NAME($events) }.
crusader-kings-fact-dropped-card = { NAME($seat, case: "start") } discard “{ NAME($event) }”.

## Trait checks

crusader-kings-fact-check = { NAME($seat, case: "start") } make a trait check ({ NAME($check) }): { $number ->
        [one] { $number } success
       *[other] { $number } successes
    } needed, { $number2 ->
        [one] { $number2 } free token
       *[other] { $number2 } free tokens
    }.
crusader-kings-fact-invested = { NAME($seat, case: "start") } invest { $number } gold.
crusader-kings-fact-pledged = { NAME($seat, case: "start") } pledge { $number } gold against it.
crusader-kings-fact-pledge-back = { NAME($seat, case: "start") } get { $number } gold of their pledge back.
crusader-kings-fact-cancelled = { NAME($seat, case: "start") } lose { $number ->
        [one] { $number } paid token
       *[other] { $number } paid tokens
    } to the opposition.
crusader-kings-fact-drawn-success = { NAME($seat, case: "start") } draw { NAME($trait) }: a success.
crusader-kings-fact-drawn-failure = { NAME($seat, case: "start") } draw { NAME($trait) }: a failure.
crusader-kings-fact-sacrificed = { NAME($seat, case: "start") } sacrifice { NAME($trait) }, which leaves the bag and counts the other way.
crusader-kings-fact-check-passed = { NAME($seat, case: "start") } pass the check ({ NAME($check) }) with { $number ->
        [one] { $number } success
       *[other] { $number } successes
    }.
crusader-kings-fact-check-failed = { NAME($seat, case: "start") } fail the check ({ NAME($check) }) with { $number ->
        [one] { $number } success
       *[other] { $number } successes
    }.

## Families

crusader-kings-fact-born = { NAME($seat, case: "start") } have a new { NAME($character, case: "sex") ->
        [female] daughter
       *[other] son
    }: { NAME($character) }, { NAME($trait) }.
crusader-kings-fact-bare-child = { NAME($seat, case: "start") } have a new { NAME($character, case: "sex") ->
        [female] daughter
       *[other] son
    }: { NAME($character) }, without a trait ({ NAME($family) }).
crusader-kings-fact-died = { NAME($character) } of { NAME($seat) } dies ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }).
crusader-kings-fact-lord-died = { NAME($character) }, { NAME($character, case: "sex") ->
        [female] lady
       *[other] lord
    } of { NAME($region) }, dies.
crusader-kings-fact-saved = { NAME($development) } saves { NAME($character) } of { NAME($seat) } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }).
crusader-kings-fact-succeeded = { NAME($character) } inherits: { NAME($seat) } have a new { NAME($character, case: "sex") ->
        [female] queen
       *[other] king
    }.
crusader-kings-fact-removed = { NAME($character) } leaves the family of { NAME($seat) } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }).
crusader-kings-fact-crisis = Dynastic crisis: { NAME($seat) } have no heir and lose { $number ->
        [one] { $number } region
       *[other] { $number } regions
    } and { $number2 } gold.
crusader-kings-fact-lost = { NAME($seat, case: "start") } give up { NAME($region) }.
crusader-kings-fact-new-ruler = { NAME($character) } takes the throne of { NAME($seat) }: { NAME($trait) }.
crusader-kings-fact-bare-ruler = { NAME($character) } takes the throne of { NAME($seat) }, without a trait.
crusader-kings-fact-divorced = { NAME($character) } leaves { NAME($seat) } after a divorce ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }).
crusader-kings-fact-granted = { NAME($seat, case: "start") } grant the duchy { NAME($region, case: "at") } to their { NAME($kin) }.
crusader-kings-fact-duchy-ended = The { NAME($kin) } of { NAME($seat) } is no longer duke { NAME($region, case: "at") }.
crusader-kings-fact-age = The ruler of { NAME($seat) } now has { $number ->
        [one] { $number } age token
       *[other] { $number } age tokens
    }.
crusader-kings-fact-trait-removed = { NAME($trait) } leaves the bag of { NAME($seat) }.
crusader-kings-fact-married-lord = The { NAME($family) } of { NAME($seat) } marries { NAME($character) } of { NAME($region) }; the region becomes an ally.
crusader-kings-fact-married-card = The { NAME($family) } of { NAME($seat) } marries { NAME($character) } from the { NAME($culture) } deck.
crusader-kings-fact-proposed = { NAME($seat, case: "start") } propose a marriage between their { NAME($family) } and the { NAME($family2) } of { NAME($seat2) }; the couple would belong to { NAME($seat3) }.
crusader-kings-fact-proposal-refused = { NAME($seat, case: "start") } refuse the proposal of { NAME($seat2) }.
crusader-kings-fact-wed = { NAME($character) } ({ NAME($family2) } of { NAME($seat2) }) marries the { NAME($family) } of { NAME($seat) } and joins that family: a pact is made.

## Trade

crusader-kings-fact-offer-sent = { NAME($seat, case: "start") } offer { NAME($seat2) } a trade.
crusader-kings-fact-term-gold = Offered: { NAME($seat) } give { NAME($seat2) } { $number } gold.
crusader-kings-fact-term-region = Offered: { NAME($seat) } give { NAME($seat2) } { NAME($region) }.
crusader-kings-fact-term-development = Offered: { NAME($seat) } give { NAME($seat2) } { NAME($development) }.
crusader-kings-fact-term-cards = Offered: { NAME($seat) } give { NAME($seat2) } { $number ->
        [one] { $number } { NAME($deck) } card
       *[other] { $number } { NAME($deck) } cards
    }.
crusader-kings-fact-term-claim = Offered: { NAME($seat) } give up their casus belli against { NAME($seat2) }.
crusader-kings-fact-offer-refused = { NAME($seat, case: "start") } refuse the offer of { NAME($seat2) }.
crusader-kings-fact-offer-accepted = { NAME($seat, case: "start") } agree to the offer of { NAME($seat2) }.
crusader-kings-fact-gave-gold = { NAME($seat, case: "start") } give { NAME($seat2) } { $number } gold.
crusader-kings-fact-gave-region = { NAME($seat, case: "start") } give { NAME($seat2) } { NAME($region) }.
crusader-kings-fact-gave-development = { NAME($seat, case: "start") } give { NAME($seat2) } { NAME($development) }.
crusader-kings-fact-gave-card = { NAME($seat, case: "start") } give { NAME($seat2) } “{ NAME($event) }”.
crusader-kings-fact-gave-some-card = { NAME($seat, case: "start") } give { NAME($seat2) } { NAME($deck, case: "one") }.
crusader-kings-fact-claim-dropped = { NAME($seat, case: "start") } lose their casus belli against { NAME($seat2) }.

## Realm

crusader-kings-fact-built = { NAME($seat, case: "start") } build a castle { NAME($region, case: "at") } for { $number } gold.
crusader-kings-fact-razed = { NAME($seat, case: "start") } lose the castle { NAME($region, case: "at") }.
crusader-kings-fact-bought = { NAME($seat, case: "start") } take { NAME($development) } for { $number } gold.
crusader-kings-fact-discarded = { NAME($seat, case: "start") } discard { NAME($development) }.

## Intrigue

crusader-kings-fact-bribed = { NAME($seat, case: "start") } take { NAME($development) } from { NAME($seat2) }.
crusader-kings-fact-plot-player = { NAME($seat, case: "start") } plot against { NAME($seat2) }: { NAME($plot) }.
crusader-kings-fact-plot-region = { NAME($seat, case: "start") } plot { NAME($region, case: "at") }: { NAME($plot) }.
crusader-kings-fact-plot-person = { NAME($seat, case: "start") } plot against the { NAME($family) } of { NAME($seat2) }: { NAME($plot) }.
crusader-kings-fact-claim = { NAME($seat, case: "start") } get a casus belli against { NAME($seat2) }.
crusader-kings-fact-unrest = Unrest breaks out { NAME($region, case: "at") }.
crusader-kings-fact-coup = { NAME($seat, case: "start") } stage a coup { NAME($region, case: "at") }.
crusader-kings-fact-coup-failed = The coup of { NAME($seat) } { NAME($region, case: "at") } fails; one unrest token is removed.
crusader-kings-fact-overthrown = { NAME($seat, case: "start") } are overthrown { NAME($region, case: "at") }; the region is independent now.

## War

crusader-kings-fact-mobilised = { NAME($seat, case: "start") } mobilise { NAME($region, case: "at") }.
crusader-kings-fact-declared = { NAME($seat, case: "start") } declare an attack on { NAME($region2) } from { NAME($region) }.
crusader-kings-fact-declared-support = { NAME($seat, case: "start") } support the attack on { NAME($region2) } from { NAME($region) }.
crusader-kings-fact-attack = { NAME($seat, case: "start") } march from { NAME($region) } to { NAME($region2) }.
crusader-kings-fact-attack-dropped = The attack of { NAME($seat) } on { NAME($region) } is no longer possible and is dropped.
crusader-kings-fact-attack-failed = The attack of { NAME($seat) } on { NAME($region) } fails.
crusader-kings-fact-war = { NAME($seat, case: "start") } and { NAME($seat2) } are at war.
crusader-kings-fact-supports = { NAME($seat, case: "start") } support { NAME($seat2) }.
crusader-kings-fact-region-supports = { NAME($region, case: "start") } supports { NAME($seat) }.
crusader-kings-fact-pact-broken = { NAME($seat, case: "start") } break their pact with { NAME($seat2) }.
crusader-kings-fact-conquered = { NAME($seat, case: "start") } take { NAME($region) }.
crusader-kings-fact-moved-in = { NAME($seat, case: "start") } move the army from { NAME($region) } to { NAME($region2) }.
crusader-kings-fact-looted = { NAME($seat, case: "start") } loot { NAME($region) }: { $number } gold, and unrest breaks out there.
crusader-kings-fact-counter = { NAME($seat, case: "start") } counter-attack { NAME($region2) } from { NAME($region) }.

## Taxes

crusader-kings-fact-taxed = { NAME($region, case: "start") } yields { NAME($seat) } { $number } gold.
crusader-kings-fact-collected = { NAME($seat, case: "start") } collect { $number } gold in all.
crusader-kings-fact-plague-spread = The plague spreads from { NAME($region) } to { NAME($region2) }.

## Crusades

crusader-kings-fact-sent = { NAME($character) } of { NAME($seat) } takes the cross ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }).
crusader-kings-fact-shield = { NAME($seat, case: "start") } put a shield on { NAME($space) }.
crusader-kings-fact-shield-lost = { NAME($seat, case: "start") } lose their shield on { NAME($space) }.
crusader-kings-fact-track-trait = { NAME($seat, case: "start") } take { NAME($trait) } from the crusade track.

## Events

crusader-kings-fact-event = “{ NAME($event) }”, played by { NAME($seat) }: the event affects { NAME($seat2) }.
crusader-kings-fact-event-ignored = “{ NAME($event) }”, played by { NAME($seat) }: the event affects nobody.
crusader-kings-fact-event-choice = What happens to { NAME($seat) }: { NAME($effect) }.
crusader-kings-fact-marker = { NAME($region, case: "start") } gets a token: { NAME($marker) }.
crusader-kings-fact-marker-off = { NAME($region, case: "start") } loses a token: { NAME($marker) }.
crusader-kings-fact-gold = { NAME($seat, case: "start") } gain { $number } gold.
crusader-kings-fact-gold-lost = { NAME($seat, case: "start") } pay { $number } gold.
crusader-kings-fact-trait = { NAME($trait) } goes into the bag of { NAME($seat) }.
crusader-kings-fact-person-trait = The { NAME($family) } of { NAME($seat) } gains a trait: { NAME($trait) }.
crusader-kings-fact-modifier = For { NAME($seat) }: { NAME($modifier) }.

## Support

crusader-kings-fact-upkeep = { NAME($seat, case: "start") } pay { $number } gold for their armies.
crusader-kings-fact-unpaid = { NAME($seat, case: "start") } leave the army { NAME($region, case: "at") } unpaid: it disbands, and unrest breaks out.
crusader-kings-fact-disbanded = { NAME($seat, case: "start") } disband the army { NAME($region, case: "at") }.
crusader-kings-fact-calmed = { NAME($seat, case: "start") } calm { NAME($region) }: { $number ->
        [one] { $number } unrest token leaves
       *[other] { $number } unrest tokens leave
    }.

## Achievements, defeat, the end

crusader-kings-fact-achievement = { NAME($seat, case: "start") } win the achievement { NAME($achievement) }.
crusader-kings-fact-achievement-lost = { NAME($seat, case: "start") } lose the achievement { NAME($achievement) }.
crusader-kings-fact-defeated = { NAME($seat, case: "start") } have no region left: the { NAME($dynasty) } is defeated.
crusader-kings-fact-out = { NAME($seat, case: "start") } are out of the game.
crusader-kings-fact-settled = { NAME($seat, case: "start") } start anew { NAME($region, case: "at") }.
crusader-kings-fact-points = { NAME($seat, case: "start") }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, { $number2 ->
        [one] { $number2 } shield
       *[other] { $number2 } shields
    } on the track.
crusader-kings-fact-won = { NAME($seat, case: "start") } win.
crusader-kings-fact-won-together = { NAME($seats, case: "start") } win together.
crusader-kings-fact-draw = It is a draw between { NAME($seats) }.

# The turn of an AI, step by step.
crusader-kings-fact-ai-entry = { NAME($seat, case: "start") } follow their strategy: { NAME($entry) }.
crusader-kings-fact-ai-no-entry = Nothing on the { NAME($deck) } list of { NAME($seat) } is possible.
crusader-kings-fact-ai-skip-no-card = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no such card is open, or there is no room for it.
crusader-kings-fact-ai-skip-no-castle = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no castles are left.
crusader-kings-fact-ai-skip-no-site = { NAME($seat, case: "start") } skip ({ NAME($entry) }): all their regions have castles.
crusader-kings-fact-ai-skip-no-unrest = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no foreign region within reach is in unrest.
crusader-kings-fact-ai-skip-only-armies = { NAME($seat, case: "start") } skip ({ NAME($entry) }): every foreign region within reach has an army.
crusader-kings-fact-ai-skip-no-rival = { NAME($seat, case: "start") } skip ({ NAME($entry) }): they have a casus belli, a war or a pact with everybody.
crusader-kings-fact-ai-skip-no-child = { NAME($seat, case: "start") } skip ({ NAME($entry) }): nobody else has a child with a positive trait.
crusader-kings-fact-ai-skip-first-round = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no ruler may be a victim in the first round.
crusader-kings-fact-ai-skip-full-council = { NAME($seat, case: "start") } skip ({ NAME($entry) }): their council is full.
crusader-kings-fact-ai-skip-no-councillor = { NAME($seat, case: "start") } skip ({ NAME($entry) }): nobody has a councillor they lack.
crusader-kings-fact-ai-skip-unmarried = { NAME($seat, case: "start") } skip ({ NAME($entry) }): their ruler is not married.
crusader-kings-fact-ai-skip-no-foreign-ally = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no region allied with another dynasty is within reach.
crusader-kings-fact-ai-skip-no-own-ally = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no allied region is within reach.
crusader-kings-fact-ai-skip-no-claim = { NAME($seat, case: "start") } skip ({ NAME($entry) }): they have neither a casus belli nor a war.
crusader-kings-fact-ai-skip-barred = { NAME($seat, case: "start") } skip ({ NAME($entry) }): they may not invade players now.
crusader-kings-fact-ai-skip-out-of-reach = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no such region is within reach.
crusader-kings-fact-ai-skip-successes = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no region within reach needs that many successes.
crusader-kings-fact-ai-skip-all-mobilised = { NAME($seat, case: "start") } skip ({ NAME($entry) }): all regions of an AI count as mobilised.
crusader-kings-fact-ai-skip-no-army = { NAME($seat, case: "start") } skip ({ NAME($entry) }): no army is left, or no region without one.
crusader-kings-fact-ai-crusaded = { NAME($seat, case: "start") } have crusaded in this era: “{ NAME($event) }” is discarded.
crusader-kings-fact-ai-owes-crusade = { NAME($seat, case: "start") } still owe a crusade: “{ NAME($event) }” is discarded.
crusader-kings-fact-ai-voted = The table decides for { NAME($seat) } with { $number ->
        [one] { $number } vote
       *[other] { $number } votes
    }.
crusader-kings-fact-ai-vote-tied = The votes for { NAME($seat) } are tied ({ $number } each): it is decided by lot.
crusader-kings-fact-ai-courts = { NAME($seat, case: "start") } look for a partner for their { NAME($family) }.
crusader-kings-fact-ai-step = { NAME($seat, case: "start") } follow their strategy: { NAME($step) }.
crusader-kings-fact-ai-step-nobody = { NAME($seat, case: "start") } skip ({ NAME($step) }): there is nobody to marry.
crusader-kings-fact-ai-step-heir = { NAME($seat, case: "start") } skip ({ NAME($step) }): the heir stays in the family.
crusader-kings-fact-ai-step-proposals = { NAME($seat, case: "start") } skip ({ NAME($step) }): they have already made three proposals.
crusader-kings-fact-ai-own-deck = { NAME($seat, case: "start") } look in their own culture deck for a partner for their { NAME($family) }.
crusader-kings-fact-ai-no-partner = { NAME($seat, case: "start") } find no partner for their { NAME($family) }.
crusader-kings-fact-ai-unwelcome = { NAME($seat, case: "start") } turn { NAME($character) } down ({ NAME($trait) }): their strategy does not allow it.
crusader-kings-fact-ai-proposed = { NAME($seat, case: "start") } propose a marriage between their { NAME($family) } and the { NAME($family2) } of { NAME($seat2) }, with { $number } gold for { NAME($seat2) }; the couple would belong to { NAME($seat3) }.

## How a game ends

crusader-kings-end-last-era = the last era is over
crusader-kings-end-jerusalem = Jerusalem is taken
crusader-kings-end-one-left = only one dynasty is left
crusader-kings-end-no-person-left = no person is left in the game
