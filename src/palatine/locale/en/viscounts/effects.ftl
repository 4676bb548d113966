# Viscounts of the West Kingdom, in English: effects.

# What components say, put together from their records: a card that is corrected is told as it
# stands. .short is for narrow boards, .tag is what tells a thing apart, .of the same after a noun.
viscounts-say-nothing = nothing
    .short = –
viscounts-say-gain = gain { $items }
    .short = { $items }
viscounts-say-item-silver = { $number } silver
    .short = +{ $number } silver
    .tag = silver
viscounts-say-item-ink = { $number } ink
    .short = +{ $number } ink
    .tag = ink
viscounts-say-item-gold = { $number } gold
    .short = +{ $number } gold
    .tag = gold
viscounts-say-item-stone = { $number } stone
    .short = +{ $number } stone
    .tag = stone
viscounts-say-item-resource = { $number ->
        [one] { $number } resource of choice
       *[other] { $number } resources of choice
    }
    .short = { $number ->
        [one] +{ $number } resource
       *[other] +{ $number } resources
    }
    .tag = { $number ->
        [one] resource
       *[other] resources
    }
viscounts-say-item-virtue = { $number } virtue
    .short = +{ $number } virtue
    .tag = virtue
viscounts-say-item-corruption = { $number } corruption
    .short = +{ $number } corruption
    .tag = corruption
viscounts-say-item-debt = { $number ->
        [one] { $number } debt
       *[other] { $number } debts
    }
    .short = { $number ->
        [one] +{ $number } debt
       *[other] +{ $number } debts
    }
    .tag = { $number ->
        [one] debt
       *[other] debts
    }
viscounts-say-item-deed = { $number ->
        [one] { $number } deed
       *[other] { $number } deeds
    }
    .short = { $number ->
        [one] +{ $number } deed
       *[other] +{ $number } deeds
    }
    .tag = { $number ->
        [one] deed
       *[other] deeds
    }
viscounts-say-flip-either = { $number ->
        [one] flip { $number } debt or deed
       *[other] flip { $number } debts or deeds
    }
    .short = { $number ->
        [one] flip
       *[other] flip { $number }
    }
    .tag = flip
viscounts-say-flip-debt = { $number ->
        [one] flip { $number } debt
       *[other] flip { $number } debts
    }
    .short = { $number ->
        [one] flip debt
       *[other] flip { $number } debts
    }
    .tag = flip debt
viscounts-say-flip-deed = { $number ->
        [one] flip { $number } deed
       *[other] flip { $number } deeds
    }
    .short = { $number ->
        [one] flip deed
       *[other] flip { $number } deeds
    }
    .tag = flip deed
viscounts-say-hire-free = hire { $number } visible townsfolk free
    .short = { $number ->
        [one] hire
       *[other] hire { $number }
    }
    .tag = hire
viscounts-say-destroy = { $number ->
        [one] destroy { $number } card
       *[other] destroy up to { $number } cards
    }
    .short = { $number ->
        [one] destroy
       *[other] destroy { $number }
    }
    .tag = destroy
viscounts-say-destroy-start-deck = { $number ->
        [one] destroy { $number } own card
       *[other] destroy { $number } own cards
    } before the first shuffle
    .short = { $number ->
        [one] destroy at the start
       *[other] destroy { $number } at the start
    }
viscounts-say-discard = { $number ->
        [one] discard { $number } card
       *[other] discard up to { $number } cards
    }
    .short = { $number ->
        [one] discard
       *[other] discard { $number }
    }
    .tag = discard
viscounts-say-rearrange = rearrange the board
    .short = rearrange
viscounts-say-shuffle = shuffle the discard pile into the draw pile
    .short = shuffle
viscounts-say-castle-move = { $number ->
        [one] move { $number } worker in the castle
       *[other] move up to { $number } workers in the castle
    }
    .short = { $number ->
        [one] castle move
       *[other] { $number } castle moves
    }
    .tag = castle move
    .of = move
viscounts-say-place-workers = { $number ->
        [one] place { $number } worker free in one section
       *[other] place { $number } workers free in one section
    }
    .short = { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
    .tag = { $number ->
        [one] worker
       *[other] workers
    }
viscounts-say-build-free = build a { NAME($building) } free on any site
    .short = { NAME($building) }
viscounts-say-build-free-own-bank = build a { NAME($building) } free on the own bank
    .short = { NAME($building) } here
viscounts-say-manuscript-free = take 1 manuscript of cost { $costs } free
    .short = manuscript { $costs }
    .tag = manuscript
viscounts-say-automa-gain-future-scheme = { $number ->
        [one] gain { $number } future scheme
       *[other] gain { $number } future schemes
    }
    .short = { $number ->
        [one] future scheme
       *[other] { $number } future schemes
    }
    .tag = future scheme
viscounts-say-automa-dismiss = { $number ->
        [one] dismiss the townsfolk beside the viscount
       *[other] dismiss { $number } townsfolk beside the viscount
    }
    .short = { $number ->
        [one] dismiss
       *[other] dismiss { $number }
    }
    .tag = dismiss
viscounts-say-automa-corruption-per-criminal-icon = gain 1 corruption for each criminal icon
    .short = corruption per criminal

# When they say it, and on what condition.
viscounts-say-at-immediate = When played: { $effect }.
viscounts-say-at-drop-off = When it drops off: { $effect }.
viscounts-say-at-after-trade = After a trade: { $effect }.
    .tag = { $effect } after a trade
viscounts-say-at-after-build = After building: { $effect }.
    .tag = { $effect } after building
viscounts-say-at-after-noble = After placing workers: { $effect }.
    .tag = { $effect } after placing workers
viscounts-say-at-after-transcribe = After transcribing: { $effect }.
    .tag = { $effect } after transcribing
viscounts-say-at-after-hire = After every hire: { $effect }.
    .tag = { $effect } after a hire
viscounts-say-at-gain-debt = For each debt gained: { $effect }.
    .tag = { $effect } for a debt
viscounts-say-at-flip-debt = For each debt flipped: { $effect }.
    .tag = { $effect } for a flipped debt
viscounts-say-at-any-collision = At every collision: { $effect }.
    .tag = { $effect } at a collision
viscounts-say-at-when-built = Once, when built: { $effect }.
    .tag = { $effect }
viscounts-say-at-after-flip = After every card flipped: { $effect }.
    .tag = { $effect } after a flip
viscounts-say-at-after-gain-scheme = After every future scheme gained: { $effect }.
    .tag = { $effect } after a scheme
viscounts-say-at-after-shuffle = After every shuffle: { $effect }.
    .tag = { $effect } after a shuffle
viscounts-say-no-criminal = { $effect }, if the board shows no criminal
    .tag = { $effect }
viscounts-say-some-criminal = { $effect }, if the board shows a criminal
    .tag = { $effect }
viscounts-say-at-corner = Hired or dismissed: { $effect }.
viscounts-say-at-printed-corner = When the pile is empty; dismissed: { $effect }.
viscounts-say-no-ability = No ability.
viscounts-say-at-once = At once: { $effect }.
viscounts-say-at-pile-empty = When the pile is empty: { $effect }.
viscounts-say-at-the-end = At the end: { $number } VP per { $what }.
viscounts-say-full-stop = { $text }.
viscounts-say-brief = { $text }
viscounts-say-numbered = { $text } { $number }

# What townsfolk and slots change while they are in force.
viscounts-say-icons-to-icon = { $action ->
        [noble] In a noble action each { $number } merchant icons may count as 1 noble icon.
        [transcribe] In a transcribe action each { $number } merchant icons may count as 1 cleric icon.
       *[build] In a build action each { $number } merchant icons may count as 1 builder icon.
    }
    .short = { $action ->
        [noble] { $number } merchants = 1 noble
        [transcribe] { $number } merchants = 1 cleric
       *[build] { $number } merchants = 1 builder
    }
viscounts-say-silver-to-icon = { $action ->
        [noble] In a noble action each { $number } silver paid count as 1 noble icon.
        [transcribe] In a transcribe action each { $number } silver paid count as 1 cleric icon.
       *[build] In a build action each { $number } silver paid count as 1 builder icon.
    }
    .short = { $action ->
        [noble] { $number } silver = 1 noble
        [transcribe] { $number } silver = 1 cleric
       *[build] { $number } silver = 1 builder
    }
viscounts-say-resource-counts-double = { $action ->
        [noble] In a noble action
        [transcribe] In a transcribe action
       *[build] In a build action
    } one { $resource } paid (only one) counts as 2 { $action ->
        [noble] noble icons.
        [transcribe] cleric icons.
       *[build] builder icons.
    }
    .short = 1 { $resource } = 2 { $action ->
        [noble] nobles
        [transcribe] clerics
       *[build] builders
    }
viscounts-say-resources-as-icon = { $action ->
        [noble] In a noble action { $goods } may be paid like gold, 1 noble icon each.
        [transcribe] In a transcribe action { $goods } may be paid like ink, 1 cleric icon each.
       *[build] In a build action { $goods } may be paid like stone, 1 builder icon each.
    }
    .short = { $good_or } = { $action ->
        [noble] 1 noble
        [transcribe] 1 cleric
       *[build] 1 builder
    }
viscounts-say-free-extra-steps = { $number ->
        [one] Each turn { $number } extra step is free.
       *[other] Each turn { $number } extra steps are free.
    }
    .tag = { $number ->
        [one] free step
       *[other] { $number } free steps
    }
viscounts-say-dismiss-cost = Dismissing a townsfolk costs { $number } silver.
    .tag = dismissing costs { $number }
viscounts-say-hand-limit = Your hand limit is { $number } higher.
    .tag = hand limit +{ $number }
viscounts-say-guildhall-icon = { $number ->
        [1] the first guildhall icon of the Automa's board
        [2] the second guildhall icon of the Automa's board
       *[other] the third guildhall icon of the Automa's board
    }
    .tag = { $number ->
        [1] first icon
        [2] second icon
       *[other] third icon
    }
viscounts-say-icons = { $number ->
        [one] { $number } { NAME($icon) } icon
       *[other] { $number } { NAME($icon) } icons
    }
    .tag = { $number ->
        [one] { NAME($icon) }
       *[other] { $number } { NAME($icon, case: "many") }
    }

# What the texts of manuscripts count.
viscounts-say-per-merchant-icon = { $number ->
        [1] merchant icon
       *[other] { $number } merchant icons
    }
    .tag = counts merchants
viscounts-say-per-builder-icon = { $number ->
        [1] builder icon
       *[other] { $number } builder icons
    }
    .tag = counts builders
viscounts-say-per-noble-icon = { $number ->
        [1] noble icon
       *[other] { $number } noble icons
    }
    .tag = counts nobles
viscounts-say-per-cleric-icon = { $number ->
        [1] cleric icon
       *[other] { $number } cleric icons
    }
    .tag = counts clerics
viscounts-say-per-criminal-icon = { $number ->
        [1] criminal icon
       *[other] { $number } criminal icons
    }
    .tag = counts criminals
viscounts-say-per-building = { $number ->
        [1] own building on the main board
       *[other] { $number } own buildings on the main board
    }
    .tag = counts buildings
viscounts-say-per-manuscript = { $number ->
        [1] own manuscript
       *[other] { $number } own manuscripts
    }
    .tag = counts manuscripts
viscounts-say-per-worker-in-castle = { $number ->
        [1] own worker in the castle
       *[other] { $number } own workers in the castle
    }
    .tag = counts workers
viscounts-say-per-flipped-debt = { $number ->
        [1] paid debt
       *[other] { $number } paid debts
    }
    .tag = counts debts
viscounts-say-per-flipped-deed = { $number ->
        [1] approved deed
       *[other] { $number } approved deeds
    }
    .tag = counts deeds
viscounts-say-per-resource = { $number ->
        [1] resource left
       *[other] { $number } resources left
    } (ink, gold and stone together)
    .tag = counts resources
viscounts-say-per-silver = { $number ->
        [1] silver left
       *[other] { $number } silver left
    }
    .tag = counts silver

# What they are called.
viscounts-say-folk = { NAME($title) } ({ $mark })
viscounts-say-printed-folk = printed townsfolk ({ NAME($segment) })
viscounts-say-manuscript = { NAME($ribbon) } manuscript { $number } ({ $what })
    .short = { NAME($ribbon) } { $number } ({ $what })
viscounts-say-printed-manuscript = printed manuscript ({ NAME($segment) })
    .short = printed
viscounts-say-slot = { NAME($building) } { $number } ({ $what })
    .short = { $what }
viscounts-say-section = the { $effect } section
    .short = { $effect }
viscounts-say-scheme = { $deck ->
        [starting] starting scheme “{ $icons }”
       *[future] future scheme “{ $icons }”
    }
    .short = { $icons }
viscounts-say-scheme-turn = { $steps }; then the first that is possible of: { $options }.
viscounts-say-move = { $number ->
        [one] move { $number } step
       *[other] move { $number } steps
    }

# Kinds of effects, as they are declined, impossible or replaced.
viscounts-op-gain = a gain
viscounts-op-flip = flipping a card
viscounts-op-hire-free = a free hire
viscounts-op-destroy = destroying a card
viscounts-op-discard = discarding a card
viscounts-op-rearrange = rearranging the board
viscounts-op-shuffle = shuffling
viscounts-op-castle-move = a move in the castle
viscounts-op-place-workers = placing workers
viscounts-op-build-free = a free building
viscounts-op-manuscript-free = a free manuscript
viscounts-op-choose = a choice of effects
viscounts-op-automa-gain-future-scheme = a future scheme
viscounts-op-automa-dismiss = a dismissal
viscounts-op-automa-corruption-per-criminal-icon = corruption for its crimes
