# Crusader Kings, in English: effects.
#
# What cards, developments, spaces and strategies say is put together from their records. An event
# speaks to the one it concerns. $pick, $who and $holder are target (the one concerned), active
# (the player of the card), left (the next player) or next_without_claim.

crusader-kings-say-nothing = nothing happens
crusader-kings-say-full-stop = { $text }.
crusader-kings-say-actions = { $actions }.
crusader-kings-say-event-self = Event for yourself: { $effect }.
crusader-kings-say-event-self-if = Event for yourself, if you have { $conditions }: { $effect }.
crusader-kings-say-event-other = Event for the next player: { $effect }.
crusader-kings-say-event-other-if = Event for the next player who has { $conditions }: { $effect }.
crusader-kings-say-brief-self = you: { $effect }
crusader-kings-say-brief-other = another: { $effect }

## Conditions

crusader-kings-say-has-fertile-marriage = a marriage that can bring children
crusader-kings-say-has-child-slot = a free place for a child
crusader-kings-say-has-has-child = a child
crusader-kings-say-has-has-family = family besides ruler and spouse
crusader-kings-say-has-has-castle = a castle
crusader-kings-say-has-castle-site = a site for a castle
crusader-kings-say-has-has-councillor = a councillor
crusader-kings-say-has-has-invention = an invention
crusader-kings-say-has-has-development = a development
crusader-kings-say-has-has-army = an army
crusader-kings-say-has-region-without-army = a region without an army
crusader-kings-say-has-can-mobilise = an army to spare and a region for it
crusader-kings-say-has-coastal = a region on the coast
crusader-kings-say-has-has-unrest = a region in unrest
crusader-kings-say-has-at-war = a war
crusader-kings-say-has-claim-against = an enemy with a casus belli
crusader-kings-say-has-shield-on-track = a shield on the crusade track
crusader-kings-say-has-other-shield = a rival with a shield on the crusade track, and a place there for one more
crusader-kings-say-has-married = a married ruler
crusader-kings-say-has-hand = cards in hand
crusader-kings-say-has-gold-1 = gold

## Regions that an op may name

crusader-kings-say-where = { " " }{ $filters }
crusader-kings-say-where-any = { "" }
crusader-kings-say-where-no-army = without an army
crusader-kings-say-where-army = with an army
crusader-kings-say-where-coastal = on the coast
crusader-kings-say-where-has-unrest = in unrest
crusader-kings-say-where-prefer-army = with an army, if there is one

## Ops

crusader-kings-say-birth = { $number ->
        [one] a child is born
       *[other] { $number } children are born
    }
crusader-kings-say-bastard = { $number ->
        [one] a bastard is born
       *[other] { $number } bastards are born
    }
crusader-kings-say-add-trait = put { NAME($trait) } into the bag
crusader-kings-say-trait-for-child = put { NAME($trait) } on a child{ $pick ->
        [active] { " " }chosen by the player of the card
        [left] { " " }chosen by the next player
       *[target] { "" }
    }
crusader-kings-say-remove-trait = remove a { $sign ->
        [positive] positive
       *[negative] negative
    } trait from the bag
crusader-kings-say-gold = gain { $number } gold
crusader-kings-say-pay = pay { $number } gold
crusader-kings-say-gold-from = get { $number } gold from { $who ->
        [left] the next player
       *[active] the player of the card
    }
crusader-kings-say-gold-to = give { $number } gold to { $who ->
        [left] the next player
       *[active] the player of the card
    }
crusader-kings-say-gold-between = { $who ->
        [left] the next player gives
       *[active] the player of the card gives
    } { $number } gold to { $to ->
        [left] the next player
       *[active] the player of the card
    }
crusader-kings-say-chooses = { $pick ->
        [left] the next player chooses
       *[active] the player of the card chooses
    }: { $effect }
crusader-kings-say-place = put { $number ->
        [one] a token
       *[other] { $number } tokens
    } of { NAME($marker) } into a region{ $where }{ $pick ->
        [active] { " " }chosen by the player of the card
        [left] { " " }chosen by the next player
       *[target] { "" }
    }
crusader-kings-say-remove-token = take { $number ->
        [one] a token
       *[other] { $number } tokens
    } of { NAME($marker) } off a region{ $where }{ $pick ->
        [active] { " " }chosen by the player of the card
        [left] { " " }chosen by the next player
       *[target] { "" }
    }
crusader-kings-say-check = make a trait check ({ $number ->
        [one] { $number } success
       *[other] { $number } successes
    }, { $draws ->
        [one] { $draws } free token
       *[other] { $draws } free tokens
    }{ $invest ->
        [no] , nothing can be invested
       *[yes] { "" }
    }): { $result }
crusader-kings-say-check-critical = make a trait check ({ $number ->
        [one] { $number } success
       *[other] { $number } successes
    }, { $draws ->
        [one] { $draws } free token
       *[other] { $draws } free tokens
    }, critical as for { NAME($pair) }{ $invest ->
        [no] , nothing can be invested
       *[yes] { "" }
    }): { $result }
crusader-kings-say-on-success = on success { $effect }
crusader-kings-say-on-failure = on failure { $effect }
crusader-kings-say-kill-ruler = the ruler dies
crusader-kings-say-kill-family = somebody of the family dies, { $pick ->
        [active] chosen by the player of the card
        [left] chosen by the next player
       *[target] of your choice
    }
crusader-kings-say-divorce-ruler = the ruler is divorced
crusader-kings-say-age = { $number ->
        [one] the ruler gets an age token
       *[other] the ruler gets { $number } age tokens
    }
crusader-kings-say-remove-age = { $number ->
        [one] take an age token off the ruler
       *[other] take { $number } age tokens off the ruler
    }
crusader-kings-say-claim-chosen = gain a casus belli against a player of your choice
crusader-kings-say-claim-on-self = give a casus belli against yourself to { $holder ->
        [active] the player of the card
        [next_without_claim] the next player without casus belli, war or pact with you
       *[target] nobody
    }
crusader-kings-say-cancel-casus-belli = end a casus belli against yourself
crusader-kings-say-demobilise = { $number ->
        [one] remove an army
       *[other] remove { $number } armies
    }{ $pick ->
        [active] { " " }chosen by the player of the card
        [left] { " " }chosen by the next player
       *[target] { "" }
    }{ $unrest ->
        [yes] { " " }and put unrest there
       *[no] { "" }
    }
crusader-kings-say-upkeep-now = pay the upkeep of all armies at once
crusader-kings-say-mobilise-free = mobilise up to { $number ->
        [one] { $number } army
       *[other] { $number } armies
    }
crusader-kings-say-lose-castle = lose a castle
crusader-kings-say-build-free = build a castle without a check, { $number ->
        [0] free
       *[other] for { $number } gold
    }, if you like
crusader-kings-say-discard-development = discard { $kind ->
        [councillor] a councillor
        [invention] an invention
       *[any] a development
    }
crusader-kings-say-offer-councillor = the next player who can may take one of your councillors{ $number ->
        [0] { "" }
       *[other] { " " }for { $number } gold
    }
crusader-kings-say-take-development = take an open development, { $number ->
        [0] free
       *[other] for { $number } gold
    }, if you like
crusader-kings-say-draw-and-discard = draw { $number ->
        [one] { NAME($deck, case: "one") }
       *[other] { $number } { NAME($deck) } cards
    } and discard { $dropped }
crusader-kings-say-dropped-cards = { $number ->
        [one] a card
       *[other] { $number } cards
    }
crusader-kings-say-reveal-hand = lay the hand open until the era ends
crusader-kings-say-crusade-replace = replace a shield of another on the crusade track with your own
crusader-kings-say-crusade-lose = lose a shield on the crusade track
crusader-kings-say-left-more = draw { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } more in { $until ->
        [end_of_round] checks of this round
       *[next_use] the next check
    } ({ $checks })
crusader-kings-say-left-fewer = draw { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } fewer in { $until ->
        [end_of_round] checks of this round
       *[next_use] the next check
    } ({ $checks })
crusader-kings-say-left-no-invade = invade no player { $until ->
        [end_of_round] until the end of the round
       *[next_use] the next time
    }

## Hooks of developments and spaces

crusader-kings-say-hook-more = draw { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } more in checks ({ $checks })
crusader-kings-say-hook-fewer = draw { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } fewer in checks ({ $checks })
crusader-kings-say-hook-defence-successes = invaders need { $number ->
        [one] { $number } success
       *[other] { $number } successes
    } more against your regions
crusader-kings-say-hook-castles-dearer = castles cost { $number } gold more
crusader-kings-say-hook-castles-cheaper = castles cost { $number } gold less
crusader-kings-say-hook-tax-bonus = { $number } gold more whenever you collect taxes
crusader-kings-say-hook-bonus-card = { $number ->
        [one] { NAME($deck, case: "one") }
       *[other] { $number } { NAME($deck) } cards
    } more at the start of every era
crusader-kings-say-hook-crusades-per-era = { $number ->
        [one] { $number } crusade
       *[other] { $number } crusades
    } in an era
crusader-kings-say-hook-ignore-adjacency = no border is needed ({ $checks })
crusader-kings-say-hook-sea-invasion = { $number ->
        [one] { $number } army
       *[other] { $number } armies
    } against each target may come by sea
crusader-kings-say-hook-allow-opposition = plots against your family may be opposed ({ $checks })
crusader-kings-say-hook-remove-unrest = { $limit ->
        [once_per_era] once in an era
       *[once_per_round] once in a round
    } all unrest leaves one of your regions, { $when }
crusader-kings-say-window-own-turn-start = at the start of your turn
crusader-kings-say-window-support-after-upkeep = after the upkeep
crusader-kings-say-hook-prevent-death = { $limit ->
        [once_per_era] once in an era
       *[once_per_round] once in a round
    } a death { $when } can be prevented
crusader-kings-say-by-event = by an event
crusader-kings-say-by-old-age = of old age
crusader-kings-say-hook-birth-trait-choice = draw { $number ->
        [one] { $number } trait
       *[other] { $number } traits
    } for a newborn and keep one
crusader-kings-say-hook-no-invade-players = you cannot invade players
crusader-kings-say-hook-achievement = brings the achievement { NAME($achievement) } and ends the game
crusader-kings-say-space-trait = Brings { NAME($trait) } to the first who comes.

## Names that are put together

crusader-kings-say-male = male
crusader-kings-say-female = female
crusader-kings-say-neither = neither
crusader-kings-say-token = { NAME($trait) } ({ $rim ->
        [starting] starting
        [random] random
        [crusade] crusade
       *[event] event
    })
crusader-kings-say-card = { NAME($event) }
crusader-kings-say-cards = { $number } { NAME($deck) }
crusader-kings-say-in-bag = in the { NAME($culture) } bag
crusader-kings-say-on-space = on { NAME($space) }
crusader-kings-say-on-person = on the card of { NAME($character) }
crusader-kings-say-from-culture = from the { NAME($culture) } dynasty
crusader-kings-say-from-region = from { NAME($region) }
crusader-kings-say-card-hand = in the { NAME($culture) } hand
crusader-kings-say-card-first = first in the { NAME($culture) } plan
crusader-kings-say-card-second = second in the { NAME($culture) } plan
crusader-kings-say-card-pile = in the { NAME($culture) } pile
crusader-kings-say-card-with = in the { NAME($culture) } hand or plan
crusader-kings-say-card-plan = in the { NAME($culture) } plan

## Strategies of the AIs

crusader-kings-say-entry = { NAME($deck) } { $number }: { $deed }
    .short = { $deed }
crusader-kings-say-deed-develop = take { $number ->
        [one] { $number } development
       *[other] up to { $number } developments
    } ({ $cards })
crusader-kings-say-any-development = any
crusader-kings-say-deed-build = build a castle ({ $target })
crusader-kings-say-deed-coup = stage a coup ({ $target })
crusader-kings-say-deed-plot = { NAME($plot) } ({ $target })
crusader-kings-say-deed-invade = invade ({ $target })
crusader-kings-say-deed-annex = annex ({ $target })
crusader-kings-say-deed-mobilise = mobilise
crusader-kings-say-while-few-councillors = with fewer than three councillors { $deed }
crusader-kings-say-while-married = if the ruler is married { $deed }
crusader-kings-say-aim-coup-region = a region in unrest
crusader-kings-say-aim-castle-site = where most neighbours are others
crusader-kings-say-aim-cb-target = a player without casus belli, war or pact
crusader-kings-say-aim-positive-child-of-fewest-heirs = a child with a positive trait, where heirs are fewest
crusader-kings-say-aim-ruler-of-fewest-heirs = the ruler whose heirs are fewest
crusader-kings-say-aim-bribe-target = a councillor that is lacking
crusader-kings-say-aim-unrest-region = a region without an army
crusader-kings-say-aim-own-ruler = the own ruler
crusader-kings-say-aim-independent-allied-with-other = an independent region allied with another
crusader-kings-say-aim-independent-allied-with-self = an allied independent region
crusader-kings-say-aim-player-region = a region of a player
crusader-kings-say-aim-any-region = any region
crusader-kings-say-aim-fewest-regions = { $aim } with the fewest regions
crusader-kings-say-aim-fewest-children = { $aim } with the fewest children
crusader-kings-say-aim-most-shields = { $aim } with the most shields on the track
crusader-kings-say-aim-at-least = { $aim }, { $number ->
        [one] { $number } success
       *[other] { $number } successes
    } needed or more
crusader-kings-say-aim-at-most = { $aim }, { $number ->
        [one] { $number } success
       *[other] { $number } successes
    } needed at most
crusader-kings-say-suit = marriage { $number }: { $partner }
    .short = { $partner }
crusader-kings-say-suit-lord = a lord
crusader-kings-say-suit-family = { $persons } of { $owners ->
        [enemies] an enemy
       *[any] another player
    }
crusader-kings-say-suit-ruler = the ruler
crusader-kings-say-suit-child = a child
crusader-kings-say-suit-sibling = a sibling
crusader-kings-say-suit-traits = { $partner } with { $traits }
crusader-kings-say-suit-positive = { $partner } with a positive trait
crusader-kings-say-suit-negative = { $partner } with a negative trait
crusader-kings-say-suit-pays = { $partner } for { $number } gold (positive: { $more })
crusader-kings-say-suit-joins-other = { $partner }, joining the other dynasty
