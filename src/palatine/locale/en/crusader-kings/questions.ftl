# Crusader Kings, in English: questions and options.

## Questions

crusader-kings-ask-free-castle = Where do you put your free castle?
crusader-kings-ask-steed = Which lord does Glitterhoof replace?
crusader-kings-ask-compose = How many cards of each deck do you draw?
crusader-kings-ask-plan = Round { $number }: plan two cards, the one to be played first on top
crusader-kings-ask-invest = { NAME($check, case: "start") }: { $number ->
        [one] { $number } success is
       *[other] { $number } successes are
    } needed. How much gold do you invest?
crusader-kings-ask-pledge = Do you oppose the check of { NAME($seat) } ({ $number ->
        [one] { $number } token
       *[other] { $number } tokens
    })? Every 2 gold from the opponents cancel one paid token
crusader-kings-ask-sacrifice = { NAME($trait) } is critical here. Sacrifice it? { $number ->
        [0] No further token is drawn
        [one] { $number } token can still be drawn
       *[other] { $number } tokens can still be drawn
    }
crusader-kings-ask-keep-trait = Which trait does { NAME($character) } keep?
crusader-kings-ask-give-up = Which { $number ->
        [one] region
       *[other] regions
    } do you give up? { $number } to go
crusader-kings-ask-save = Do you prevent the death of { NAME($character) } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    })?
crusader-kings-ask-old-age = Your ruler has grown old: do you remove a trait from your bag?
crusader-kings-ask-upkeep = Upkeep is { $number } gold: do you leave any army unpaid?
crusader-kings-ask-disband = Do you disband any armies?
crusader-kings-ask-calm = From which region do you remove unrest?
crusader-kings-ask-marry = Who is to marry?
crusader-kings-ask-choose-partner = Whom does { NAME($character) } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }) marry?
crusader-kings-ask-which-dynasty = Which dynasty will the couple belong to, yours or that of { NAME($seat) }?
crusader-kings-ask-bride-price = How much gold do you offer { NAME($seat) }?
crusader-kings-ask-write-proposal = Your proposal to { NAME($seat) }: add terms, or send it
crusader-kings-ask-answer-proposal = { NAME($seat, case: "start") } propose a marriage. Do you agree?
crusader-kings-ask-any-offer = { NAME($seat, case: "start") } have revealed a card: do you want to make anybody an offer?
crusader-kings-ask-write-offer = Your offer to { NAME($seat) }: what goes into it?
crusader-kings-ask-answer-offer = { NAME($seat, case: "start") } offer a trade. Do you agree?
crusader-kings-ask-hand-card = Which { NAME($deck) } card do you give { NAME($seat) }?
crusader-kings-ask-revoke = Do you revoke any duchies?
crusader-kings-ask-grant = Do you grant any duchies?
crusader-kings-ask-act = “{ NAME($event) }”: which action?
crusader-kings-ask-build = In which region do you build a castle?
crusader-kings-ask-develop = Which development do you buy for { $number } gold?
crusader-kings-ask-discard = { NAME($development) } is one too many: which of the old three do you discard?
crusader-kings-ask-plot = Which plot? { $number ->
        [0] The first one is free
        [one] It costs { $number } gold
       *[other] It costs { $number } gold
    }
crusader-kings-ask-plot-target = { NAME($plot, case: "start") }: against whom or what?
crusader-kings-ask-bribe = Which councillor of { NAME($seat) } do you take?
crusader-kings-ask-coup = In which region do you stage a coup? { $number ->
        [0] The first one is free
        [one] It costs { $number } gold
       *[other] It costs { $number } gold
    }
crusader-kings-ask-mobilise = Where do you mobilise? { $number ->
        [one] { $number } army is
       *[other] { $number } armies are
    } left
crusader-kings-ask-declare = { $number ->
        [0] Declare your attacks
       *[other] Declare a further attack or a support ({ $number } so far)
    }
crusader-kings-ask-call = You attack { NAME($region) }: which allies do you call?
crusader-kings-ask-answer-call = { NAME($seat, case: "start") } call for your support against { NAME($region) }
crusader-kings-ask-rally = Which armies support the counter-attack on { NAME($region) }?
crusader-kings-ask-settle = { NAME($region, case: "start") } is yours: what does the army do?
crusader-kings-ask-counter = { NAME($region, case: "start") } has held out: do you strike back?
crusader-kings-ask-spread-from = From which region does the plague spread first?
crusader-kings-ask-spread = Which region is checked for the plague next?
crusader-kings-ask-send = Whom do you send on crusade?
crusader-kings-ask-event-choice = What happens to { NAME($seat) }?
crusader-kings-ask-event-region = Which region of { NAME($seat) } ({ NAME($marker) })?
crusader-kings-ask-event-thing = { NAME($op, case: "start") }: which one?
crusader-kings-ask-event-army = Which army of { NAME($seat) } goes?
crusader-kings-ask-event-person = Who in the family of { NAME($seat) }?
crusader-kings-ask-event-councillor = Do you take a councillor of { NAME($seat) } for { $number } gold?
crusader-kings-ask-event-discard = Which card do you discard?
crusader-kings-ask-ai-target = { NAME($entry, case: "start") }: which one?
crusader-kings-ask-ai-vote = The rules leave { NAME($seat) } a choice: what do you vote for?
crusader-kings-ask-answer-suit = { NAME($seat, case: "start") } propose a marriage and offer { $number } gold. Do you agree?
crusader-kings-ask-restart = Your dynasty is defeated. Which ruler do you go on with?
crusader-kings-ask-settle-new = Where does { NAME($character) } settle?

## Options; .group is what long lists call all options of one kind, .sure is asked before

crusader-kings-option-pass = Decline
    .group = Decline
    .in-mobilise = Done
    .in-revoke = Done
    .in-grant = Done
    .in-disband = Done
    .in-upkeep = Pay
    .in-call = Done
    .in-rally = Done
    .in-declare = Done: attack
    .in-build = Done
    .in-develop = Done
    .in-plot = Done
    .in-coup = Done
    .in-settle = Stay where it is
    .in-counter = Do not strike back
    .in-marry = Nobody marries now
    .in-old-age = Keep them all
    .in-save = Let it happen
    .in-calm = Leave the unrest
    .in-act = No action
    .in-restart = Leave the game
    .in-any-offer = No offer
crusader-kings-option-compose = Draw { NAME($composition) }
    .group = Draw cards
crusader-kings-option-plan = First “{ NAME($event) }”, then “{ NAME($event2) }”
    .group = Lay a plan
crusader-kings-option-plan-one = Only “{ NAME($event) }”
    .group = Lay a plan
crusader-kings-option-plan-nothing = No card is left to plan
    .group = Plan nothing
crusader-kings-option-marry = { NAME($family, case: "start") }
    .group = Arrange a marriage
crusader-kings-option-to-lord = The lord or lady of { NAME($region) }
    .group = Marry a lord or lady
crusader-kings-option-to-deck = Somebody from the { NAME($culture) } deck
    .group = Marry from a deck
crusader-kings-option-propose = Propose to { NAME($seat) }: their { NAME($family) }
    .group = Propose
crusader-kings-option-join = The couple belongs to { NAME($seat) }
    .group = Choose the dynasty
crusader-kings-option-revoke = Revoke the duchy { NAME($region, case: "at") }
    .group = Revoke a duchy
crusader-kings-option-grant = Make your { NAME($kin) } duke { NAME($region, case: "at") }
    .group = Grant a duchy
crusader-kings-option-calm = Remove the unrest { NAME($region, case: "at") }
    .group = Remove unrest
crusader-kings-option-act = { NAME($action, case: "start") }
    .group = Act
crusader-kings-option-offer = Trade with { NAME($seat) }
    .group = Trade
crusader-kings-option-build = Build a castle { NAME($region, case: "at") }
    .group = Build
crusader-kings-option-buy = Buy { NAME($development) }
    .group = Buy a development
crusader-kings-option-discard = Discard { NAME($development) }
    .group = Discard a development
crusader-kings-option-scheme = { NAME($plot, case: "start") }
    .group = Plot
crusader-kings-option-against = Against { NAME($seat) }
    .group = Choose a player
crusader-kings-option-at = { NAME($region, case: "start") }
    .group = Choose a region
crusader-kings-option-murder = The { NAME($family) } of { NAME($seat) }
    .group = Choose a victim
crusader-kings-option-murder-lord = The lord or lady of { NAME($region) }
    .group = Choose a lord or lady
crusader-kings-option-leave = Divorce the { NAME($family) }
    .group = Divorce
crusader-kings-option-bribed = Take { NAME($development) }
    .group = Take a councillor
crusader-kings-option-coup = Stage a coup { NAME($region, case: "at") }
    .group = Coup
crusader-kings-option-mobilise = Mobilise { NAME($region, case: "at") }
    .group = Mobilise
crusader-kings-option-attack = Attack { NAME($region2) } from { NAME($region) }
    .group = Attack
crusader-kings-option-annex = Annex { NAME($region2) } from { NAME($region) }
    .group = Annex
crusader-kings-option-support = Support the attack on { NAME($region2) } from { NAME($region) }
    .group = Support
crusader-kings-option-call = Call { NAME($seat) }
    .group = Call an ally
crusader-kings-option-call-region = Call { NAME($region) }
    .group = Call an allied region
crusader-kings-option-stand-by = Support your ally
    .group = Support
crusader-kings-option-break = Break the pact
    .group = Break the pact
crusader-kings-option-invest = { $amount ->
        [0] Invest nothing
       *[other] Invest { $amount } gold
    }
    .group = Invest
crusader-kings-option-pledge = { $amount ->
        [0] Pledge nothing
       *[other] Pledge { $amount } gold
    }
    .group = Pledge
crusader-kings-option-sacrifice = Sacrifice { NAME($trait) }
    .group = Sacrifice
crusader-kings-option-keep = Keep { NAME($trait) }
    .group = Keep
crusader-kings-option-move-in = Move in
    .group = Move in
crusader-kings-option-loot = Loot
    .group = Loot
crusader-kings-option-counter = Counter-attack { NAME($region) }
    .group = Counter-attack
crusader-kings-option-give-up = Give up { NAME($region) }
    .group = Give up a region
crusader-kings-option-spread = { NAME($region, case: "start") }
    .group = Choose a region
crusader-kings-option-send = Send the { NAME($family) }
    .group = Send on crusade
crusader-kings-option-unpaid = Leave the army { NAME($region, case: "at") } unpaid
    .group = Leave an army unpaid
crusader-kings-option-disband = Disband the army { NAME($region, case: "at") }
    .group = Disband
crusader-kings-option-remove = Remove { NAME($trait) }
    .group = Remove a trait
crusader-kings-option-save = Use { NAME($development) }
    .group = Prevent the death
crusader-kings-option-either = { NAME($effect, case: "start") }
    .group = Choose
crusader-kings-option-raze = Give up the castle { NAME($region, case: "at") }
    .group = Give up a castle
crusader-kings-option-person = The { NAME($family) } of { NAME($seat) }
    .group = Choose a person
crusader-kings-option-drop-card = “{ NAME($event) }”
    .group = Choose a card
crusader-kings-option-shield = The shield on { NAME($space) }
    .group = Choose a shield
crusader-kings-option-restart = Go on with { NAME($character) }
    .group = Go on
crusader-kings-option-settle = Settle { NAME($region, case: "at") }
    .group = Settle
crusader-kings-option-steed = Glitterhoof comes to { NAME($region) }
    .group = Choose a region
crusader-kings-option-give-gold = { $amount ->
        [0] Give no gold
       *[other] Give { $amount } gold
    }
    .group = Give gold
crusader-kings-option-take-gold = { $amount ->
        [0] Ask for no gold
       *[other] Ask for { $amount } gold
    }
    .group = Ask for gold
crusader-kings-option-give-region = Give { NAME($region) }
    .group = Give a region
crusader-kings-option-take-region = Ask for { NAME($region) }
    .group = Ask for a region
crusader-kings-option-give-development = Give { NAME($development) }
    .group = Give a development
crusader-kings-option-take-development = Ask for { NAME($development) }
    .group = Ask for a development
crusader-kings-option-give-card = Give { $nth ->
        [one] { $nth } { NAME($deck) } card
       *[other] { $nth } { NAME($deck) } cards
    }
    .group = Give cards
crusader-kings-option-take-card = Ask for { $nth ->
        [one] { $nth } { NAME($deck) } card
       *[other] { $nth } { NAME($deck) } cards
    }
    .group = Ask for cards
crusader-kings-option-give-claim = Give up your casus belli
    .group = Give up a casus belli
crusader-kings-option-take-claim = Ask them to give up their casus belli
    .group = Ask for peace
crusader-kings-option-drop = Take back term { $term }
    .group = Take back a term
crusader-kings-option-send-offer = Send it
    .group = Send
crusader-kings-option-stop-offer = Withdraw it
    .group = Stop
crusader-kings-option-accept = Agree
    .group = Agree
crusader-kings-option-refuse = Refuse
    .group = Refuse

## What an option would do

crusader-kings-note-odds = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }: succeeds { $number2 } times in 1000
crusader-kings-note-who = { NAME($character) }
crusader-kings-note-who-trait = { NAME($character) }, trait: { NAME($trait) }
crusader-kings-note-needs = { $number ->
        [one] { $number } success
       *[other] { $number } successes
    } needed, { $number2 ->
        [one] { $number2 } free token
       *[other] { $number2 } free tokens
    }
crusader-kings-note-who-no-check = { NAME($character) }, agrees without a check
crusader-kings-note-who-trait-no-check = { NAME($character) }, trait: { NAME($trait) }, agrees without a check
crusader-kings-note-price = Costs { $number } gold
crusader-kings-note-picked-mobilise = Mobilise { $number ->
        [one] { $number } army
       *[other] { $number } armies
    }
crusader-kings-note-picked-revoke = Revoke { $number ->
        [one] { $number } duchy
       *[other] { $number } duchies
    }
crusader-kings-note-picked-disband = Disband { $number ->
        [one] { $number } army
       *[other] { $number } armies
    }
crusader-kings-note-picked-upkeep = Leave { $number ->
        [one] { $number } army
       *[other] { $number } armies
    } unpaid, pay the rest
crusader-kings-note-picked-give-up = Give up { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }
crusader-kings-note-picked-call = Call { $number ->
        [one] { $number } ally
       *[other] { $number } allies
    }
crusader-kings-note-picked-rally = Support with { $number ->
        [one] { $number } army
       *[other] { $number } armies
    }
