# Viscounts of the West Kingdom, in English: questions and options.

## Questions

viscounts-ask-take-pair = Take a player card with its hero
viscounts-ask-play-card = Play a card
viscounts-ask-move = Move your viscount { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }; every further step costs 1 silver
viscounts-ask-act = Choose your primary action
viscounts-ask-dismiss = { NAME($action, case: "start") }: dismiss the townsfolk beside your viscount for its icons?
viscounts-ask-pay = { NAME($action, case: "start") }: how do you pay? { $number ->
        [one] { $number } icon is
       *[other] { $number } icons are
    } still missing
viscounts-ask-exchange = Make an exchange? { $number ->
        [one] { $number } merchant is
       *[other] { $number } merchants are
    } left
viscounts-ask-choose-site = { NAME($building, case: "start") }: on which site?
viscounts-ask-choose-slot = { NAME($building, case: "start") }: from which slot?
viscounts-ask-choose-link = { NAME($site) }: which link comes first?
viscounts-ask-choose-resource = Which resource do you take?
viscounts-ask-choose-flip = Flip a debt or a deed?
viscounts-ask-choose-effect = Which effect do you choose?
viscounts-ask-hire-free = Hire a visible townsfolk free
viscounts-ask-recruit = Hire the townsfolk beside your viscount?
viscounts-ask-discard = Discard { $number ->
        [one] { $number } card
       *[other] up to { $number } cards, one at a time
    }?
viscounts-ask-destroy = Destroy { $number ->
        [one] { $number } card
       *[other] up to { $number } cards, one at a time
    }?
viscounts-ask-rearrange = Rearrange the townsfolk on your board?
viscounts-ask-castle-move = Move a worker to a neighbouring section of the first tier?
viscounts-ask-place-workers = Which section of the first tier gets { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }?
viscounts-ask-choose-group = Which group of three moves first?
viscounts-ask-choose-way = One worker is left of the group in { NAME($section) }: which way?
viscounts-ask-bump = A section of the castle is too full: whose worker leaves?
viscounts-ask-take-manuscript = Take a manuscript free
viscounts-ask-choose-order = Which effect comes first?

## Options; .group is what long lists call all options of one kind

viscounts-option-play = Play { NAME($townsfolk) }
    .group = Play a card
viscounts-option-move = Move to { NAME($space) }
    .group = Move
viscounts-option-pass = Decline
    .group = Decline
viscounts-option-trade = Trade
    .group = Trade
viscounts-option-build = Build { NAME($slot) }
    .group = Build
viscounts-option-workers = Place { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
    .group = Place workers
viscounts-option-transcribe = Transcribe the manuscript of this segment
    .group = Transcribe
viscounts-option-dismiss = Dismiss { NAME($townsfolk) }
    .group = Dismiss
viscounts-option-exchange = Exchange
    .group = Exchange
viscounts-option-pay = Pay with { NAME($good) }
    .group = Pay
viscounts-option-site = Build on { NAME($site) }
    .group = Choose a site
viscounts-option-link = First the link { NAME($link) }
    .group = Choose a link
viscounts-option-take = Take 1 { NAME($good) }
    .group = Take a resource
viscounts-option-flip = Flip a { NAME($sheet) }
    .group = Flip a card
viscounts-option-either = { NAME($effect, case: "start") }
    .group = Choose an effect
viscounts-option-hire = Hire { NAME($townsfolk) }
    .group = Hire
viscounts-option-discard = Discard { NAME($townsfolk) }
    .group = Discard
viscounts-option-discard-top = Discard the top card of the draw pile unseen
    .group = Discard the top card
viscounts-option-destroy = Destroy { NAME($townsfolk) }
    .group = Destroy
viscounts-option-destroy-top = Destroy the top card of the draw pile unseen
    .group = Destroy the top card
viscounts-option-arrange = { NAME($arrangement, case: "start") }
    .group = Rearrange
viscounts-option-shift = Move a worker from { NAME($section) } to { NAME($section2) }
    .group = Move a worker
viscounts-option-section = { NAME($section, case: "start") }
    .group = Choose a section
viscounts-option-bump = Remove a worker of { NAME($seat, case: "accusative") }: tier { $tier }, { NAME($section) }
    .group = Remove a worker
viscounts-option-manuscript = Take the { NAME($manuscript) }
    .group = Take a manuscript
viscounts-option-resolve = First { NAME($townsfolk) }
    .group = Choose a townsfolk
viscounts-option-use = First { NAME($slot) }
    .group = Choose a slot
viscounts-option-pair = Take player card { $player_card }
    .group = Take a player card

## What an option would do

viscounts-note-steps-of = Then your viscount moves { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
viscounts-note-steps = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }, { $number2 ->
        [0] free
        [one] { $number2 } silver
       *[other] { $number2 } silver
    }
viscounts-note-needs = Needs { $number ->
        [one] { $number } icon
       *[other] { $number } icons
    }, your icons come to { $number2 }
viscounts-note-gives = Gives: { NAME($effect) }
viscounts-note-gives-corner = Costs { $number } silver; its corner gives: { NAME($effect) }
viscounts-note-gives-site = Gives: { NAME($effect) }{ $number ->
        [0] { "" }
        [one] ; 1 link is made
       *[other] ; { $number } links are made
    }
viscounts-note-exchange = For { $number ->
        [one] { $number } merchant
       *[other] { $number } merchants
    }{ $number2 ->
        [0] { "" }
        [one] , 1 silver of it paid
       *[other] , { $number2 } silver of it paid
    }: { NAME($effect) }
viscounts-note-dismisses = Dismiss { NAME($townsfolk) } for it
viscounts-note-pays-nothing = The icons pay for it
viscounts-note-pays-one = Pay { $number } { NAME($good) } ({ $number2 } left)
viscounts-note-pays-two = Pay { $number } { NAME($good) } ({ $number2 } left), { $number3 } { NAME($good2) } ({ $number4 } left)
viscounts-note-pays-three = Pay { $number } { NAME($good) } ({ $number2 } left), { $number3 } { NAME($good2) } ({ $number4 } left), { $number5 } { NAME($good3) } ({ $number6 } left)
viscounts-note-pays-four = Pay { $number } { NAME($good) } ({ $number2 } left), { $number3 } { NAME($good2) } ({ $number4 } left), { $number5 } { NAME($good3) } ({ $number6 } left), { $number7 } { NAME($good4) } ({ $number8 } left)
viscounts-note-still-due = { $number ->
        [0] Then all is paid
        [one] One icon is missing then
       *[other] { $number } icons are missing then
    }
viscounts-note-silver-back = Pays { $number } silver
viscounts-note-shuffles-first = The discard pile is shuffled first, with its check for virtue or corruption
viscounts-note-pair = Starts on { NAME($space) } with { NAME($townsfolk) }{ $number ->
        [0] { "" }
        [one] , { $number } silver
       *[other] , { $number } silver
    }{ $number2 ->
        [0] { "" }
        [one] , { $number2 } ink
       *[other] , { $number2 } ink
    }{ $number3 ->
        [0] { "" }
        [one] , { $number3 } gold
       *[other] , { $number3 } gold
    }{ $number4 ->
        [0] { "" }
        [one] , { $number4 } stone
       *[other] , { $number4 } stone
    }{ $number5 ->
        [0] { "" }
        [one] , { $number5 } resource of choice
       *[other] , { $number5 } resources of choice
    }{ $number6 ->
        [0] { "" }
        [one] , { $number6 } debt
       *[other] , { $number6 } debts
    }{ $number7 ->
        [0] { "" }
        [one] , { $number7 } deed
       *[other] , { $number7 } deeds
    }; then: { NAME($effect) }
