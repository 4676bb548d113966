# Viscounts of the West Kingdom, in English: things by name.
#
# Effects are said as what to do ("gain 1 ink"); .start begins a sentence. Townsfolk are called by
# the names of their cards; in brackets stands what tells two cards of one name apart.
# .about of a card, slot or scheme tells what it does, .short is for narrow boards. The names of
# the segments are ours.

## Things

viscounts-building-trading-post = trading post
    .start = Trading post
viscounts-building-guildhall = guildhall
    .start = Guildhall
viscounts-building-workshop = workshop
    .start = Workshop

viscounts-good-silver = silver
viscounts-good-ink = ink
viscounts-good-gold = gold
viscounts-good-stone = stone

viscounts-paper-unpaid = unpaid debts
viscounts-paper-paid = paid debts
viscounts-paper-acquired = acquired deeds
viscounts-paper-approved = approved deeds
viscounts-sheet-debt = debt
viscounts-sheet-deed = deed
viscounts-stack-poverty = Poverty
viscounts-stack-prosperity = Prosperity

viscounts-icon-merchant = merchant
    .short = M
    .many = merchants
viscounts-icon-builder = builder
    .short = B
    .many = builders
viscounts-icon-noble = noble
    .short = N
    .many = nobles
viscounts-icon-cleric = cleric
    .short = C
    .many = clerics
viscounts-icon-criminal = criminal
    .short = X
    .many = criminals

viscounts-action-trade = trade
    .start = Trade
viscounts-action-build = build
    .start = Build
viscounts-action-noble = place workers
    .start = Place workers
viscounts-action-transcribe = transcribe
    .start = Transcribe
viscounts-ribbon-grey = grey
viscounts-ribbon-yellow = yellow
viscounts-ribbon-blue = blue
viscounts-ribbon-black = black

viscounts-place-left = left space
viscounts-place-middle = middle space
viscounts-place-right = right space
viscounts-zone-board = on the board
viscounts-zone-hand = in hand
viscounts-zone-draw = in the draw pile
viscounts-zone-discard = in the discard pile
viscounts-zone-gone = out of the game

viscounts-automa-cleric = Cleric Automa
viscounts-automa-builder = Builder Automa
viscounts-automa-noble = Noble Automa
viscounts-automa-card = Card Automa
viscounts-try-trade = trade
    .start = Trade
viscounts-try-build = build
    .start = Build
viscounts-try-noble = place workers
    .start = Place workers
viscounts-try-transcribe = transcribe
    .start = Transcribe
viscounts-try-focus = primary focus
    .start = Primary focus
viscounts-try-gains = gains
    .start = Gains

viscounts-arrangement-keep = leave all as it lies
    .start = Leave all as it lies
viscounts-arrangement-swap-left-middle = swap left and middle
    .start = Swap left and middle
viscounts-arrangement-swap-middle-right = swap middle and right
    .start = Swap middle and right
viscounts-arrangement-swap-left-right = swap left and right
    .start = Swap left and right
viscounts-arrangement-go-right = all go one place to the right, the last comes first
    .start = All go one place to the right, the last comes first
viscounts-arrangement-go-left = all go one place to the left, the first comes last
    .start = All go one place to the left, the first comes last

viscounts-category-buildings = buildings
viscounts-category-castle = workers in the castle
viscounts-category-manuscript-sets = sets of manuscripts
viscounts-category-manuscript-text = texts of manuscripts
viscounts-category-castle-leader = castle leader
viscounts-category-cleric-bonus = cleric bonus cards
viscounts-category-unpaid-debt = unpaid debts
viscounts-category-paid-debt = paid debts
viscounts-category-acquired-deed = acquired deeds
viscounts-category-approved-deed = approved deeds
viscounts-category-poverty = Poverty
viscounts-category-prosperity = Prosperity
viscounts-category-automa-resources = resources left over
