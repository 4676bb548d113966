# Oath, in English: what is printed on components beside their sentences (powers.ftl, rulings.ftl).

oath-say-power = { $label }: { $effect }
oath-say-power-priced = { $label }, { $price }: { $effect }
oath-say-start = { NAME($thing, case: "start") }
oath-say-own-reading = Our reading: { $ruling }

## Labels

oath-say-label-action = Action
oath-say-label-rest = Rest
oath-say-label-wake = Wake
oath-say-label-when-played = When played
oath-say-label-always = Always
oath-say-label-must = { $action }, mandatory
oath-say-label-plan-attacker = Battle plan, attacker
oath-say-label-plan-defender = Battle plan, defender
oath-say-label-plan-either = Battle plan, either side

## Prices

oath-say-price-favor = { $number } favor
oath-say-price-secret = { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }
oath-say-price-burn-favor = burn { $number } favor
oath-say-price-burn-secret = { $number ->
        [one] burn { $number } secret
       *[other] burn { $number } secrets
    }

## Cards

oath-say-suit = { NAME($suit) }.
oath-say-only-site = Site only.
oath-say-only-site-locked = Site only, locked.
oath-say-only-adviser = Adviser only.
oath-say-only-adviser-locked = Adviser only, locked.
oath-say-locked = Locked.
oath-say-ruin = Ruin, no suit.
oath-say-defense = { $number ->
        [one] { $number } defense die.
       *[other] { $number } defense dice.
    }

## Sites

oath-say-coast = Coast.
oath-say-room = { $number ->
        [one] Room for { $number } card.
       *[other] Room for { $number } cards.
    }
oath-say-no-room = No room for cards.
oath-say-lies = Begins with { $things }.
oath-say-lies-favor = { $number } favor
oath-say-lies-secrets = { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }
oath-say-lies-relics = { $number ->
        [one] { $number } relic
       *[other] { $number } relics
    }
oath-say-recover-place-favor = Recovering a relic: place { $number } favor in the { NAME($suit) } bank.
oath-say-recover-burn-favor = Recovering a relic: burn { $number } favor.
oath-say-recover-burn-secret = { $number ->
        [one] Recovering a relic: burn { $number } secret.
       *[other] Recovering a relic: burn { $number } secrets.
    }

## Goals

oath-say-oath = The Oathkeeper { $goal }. The Successor is a Citizen who { $successor }.
oath-say-goal-most-sites = rules the most sites
oath-say-goal-peoples-favor = holds the People's Favor
oath-say-goal-most-relics = holds the most relics and banners
oath-say-goal-darkest-secret = holds the Darkest Secret
oath-say-goal-more-relics = holds more relics and banners than every other Imperial player
oath-say-goal-grand-scepter = holds the Grand Scepter
