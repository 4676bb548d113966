# Viscounts of the West Kingdom, in English.
#
# Effects are said as what to do ("gain 1 ink"); .start begins a sentence. Townsfolk are called by
# the names of their cards; in brackets stands what tells two cards of one name apart.
# .about of a card, slot or scheme tells what it does, .short is for narrow boards. The names of
# the segments are ours.

viscounts-title = Viscounts of the West Kingdom
    .about = Townsfolk pass over your board while your viscount rides round a kingdom in decline.
    .players = 1–4

## Things

viscounts-seat-red = Red
viscounts-seat-blue = Blue
viscounts-seat-yellow = Yellow
viscounts-seat-green = Green
viscounts-seat-automa = Automa
    .start = The Automa
    .accusative = the Automa

viscounts-townsfolk-acolyte = Acolyte
    .about = When it drops off: flip 1 debt or deed. Hired or dismissed: discard 1 card.
viscounts-townsfolk-antagonist = Antagonist
    .about = When played: gain 1 debt. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-architect = Architect
    .about = When played: either rearrange the board, or discard up to 2 cards. Hired or dismissed: rearrange the board.
viscounts-townsfolk-aristocrat = Aristocrat
    .about = When played: either destroy 1 card, or discard 1 card. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-artisan = Artisan
    .about = When it drops off: flip 1 debt or deed. Hired or dismissed: discard 1 card.
viscounts-townsfolk-artist = Artist
    .short = 1 gold = 2 nobles
    .about = In a noble action one gold paid (only one) counts as 2 noble icons. Hired or dismissed: discard 1 card.
viscounts-townsfolk-benefactor = Benefactor
    .short = 2 merchants = 1 noble
    .about = In a noble action each 2 merchant icons may count as 1 noble icon. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-bishop = Bishop
    .about = After transcribing: gain 1 corruption. Hired or dismissed: gain 1 debt.
viscounts-townsfolk-charlatan = Charlatan
    .about = After building: gain 1 corruption. Hired or dismissed: gain 1 debt.
viscounts-townsfolk-chevalier = Chevalier
    .about = When it drops off: flip 1 debt or deed. Hired or dismissed: discard 1 card.
viscounts-townsfolk-clergyman = Clergyman
    .short = 2 silver = 1 cleric
    .about = In a transcribe action each 2 silver paid count as 1 cleric icon. Hired or dismissed: rearrange the board.
viscounts-townsfolk-conspirator = Conspirator
    .about = When it drops off: gain 1 virtue. Hired or dismissed: discard 1 card.
viscounts-townsfolk-courier = Courier
    .about = When played: either destroy 1 card, or discard up to 2 cards. Hired or dismissed: shuffle the discard pile into the draw pile.
viscounts-townsfolk-deacon-3 = Deacon (3)
    .about = After transcribing: either destroy 1 card, or discard 1 card. Hired or dismissed: rearrange the board.
viscounts-townsfolk-deacon-2 = Deacon (2)
    .about = After transcribing: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-debt-collector-deed = Debt Collector (deed)
    .about = For each debt you flip: flip 1 deed. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-debt-collector-hire = Debt Collector (hire)
    .about = For each debt you flip: either hire 1 visible townsfolk free, or destroy 1 card. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-debt-collector-virtue = Debt Collector (virtue)
    .about = For each debt you flip: gain 1 silver and 1 virtue. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-debt-collector-resource = Debt Collector (resource)
    .about = For each debt you flip: gain 1 resource of choice. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-defender = Defender
    .about = When it drops off: either hire 1 visible townsfolk free, or destroy 1 card. Hired or dismissed: shuffle the discard pile into the draw pile.
viscounts-townsfolk-diplomat = Diplomat
    .short = 2 silver = 1 noble
    .about = In a noble action each 2 silver paid count as 1 noble icon. Hired or dismissed: rearrange the board.
viscounts-townsfolk-disciple = Disciple
    .about = When it drops off: either hire 1 visible townsfolk free, or destroy 1 card. Hired or dismissed: shuffle the discard pile into the draw pile.
viscounts-townsfolk-enforcer = Enforcer
    .about = After placing workers: gain 1 corruption. Hired or dismissed: gain 1 debt.
viscounts-townsfolk-foreman = Foreman
    .about = When played: either destroy 1 card, or discard 1 card. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-friar = Friar
    .about = When played: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-gatekeeper = Gatekeeper
    .about = When played: either rearrange the board, or discard up to 2 cards. Hired or dismissed: rearrange the board.
viscounts-townsfolk-illusionist = Illusionist
    .about = When played: either rearrange the board, or discard up to 2 cards. Hired or dismissed: rearrange the board.
viscounts-townsfolk-jeweller = Jeweller
    .about = After a trade: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-lookout = Lookout
    .about = When played: either hire 1 visible townsfolk free, or destroy 1 card. Hired or dismissed: shuffle the discard pile into the draw pile.
viscounts-townsfolk-mason = Mason
    .short = 2 silver = 1 builder
    .about = In a build action each 2 silver paid count as 1 builder icon. Hired or dismissed: rearrange the board.
viscounts-townsfolk-meddler = Meddler
    .about = When it drops off: gain 1 deed and 1 debt. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-miner = Miner
    .about = When played: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-missionary-3 = Missionary (3)
    .about = When it drops off: gain 2 ink. Hired or dismissed: discard 1 card.
viscounts-townsfolk-missionary-2 = Missionary (2)
    .about = When played: gain 1 ink. Hired or dismissed: discard 1 card.
viscounts-townsfolk-overseer-3 = Overseer (3)
    .about = After placing workers: either destroy 1 card, or discard 1 card. Hired or dismissed: rearrange the board.
viscounts-townsfolk-overseer-2 = Overseer (2)
    .about = After placing workers: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-pastor = Pastor
    .about = When played: either rearrange the board, or discard up to 2 cards. Hired or dismissed: rearrange the board.
viscounts-townsfolk-patron-3 = Patron (3)
    .about = When it drops off: gain 2 gold. Hired or dismissed: discard 1 card.
viscounts-townsfolk-patron-2 = Patron (2)
    .about = When played: gain 1 gold. Hired or dismissed: discard 1 card.
viscounts-townsfolk-peddler-ink = Peddler (ink)
    .about = At every collision: gain 1 ink. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-peddler-gold = Peddler (gold)
    .about = At every collision: gain 1 gold. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-peddler-stone = Peddler (stone)
    .about = At every collision: gain 1 stone. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-peddler-silver = Peddler (silver)
    .about = At every collision: gain 2 silver. Hired or dismissed: discard 1 card.
viscounts-townsfolk-pickpocket = Pickpocket
    .about = When played: either destroy 1 card, or gain 2 silver. Hired or dismissed: discard 1 card.
viscounts-townsfolk-priest = Priest
    .short = 1 ink = 2 clerics
    .about = In a transcribe action one ink paid (only one) counts as 2 cleric icons. Hired or dismissed: discard 1 card.
viscounts-townsfolk-princess = Princess
    .about = When played: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-racketeer-2 = Racketeer (2)
    .about = For each debt you gain: either destroy 1 card, or discard 1 card. Hired or dismissed: shuffle the discard pile into the draw pile.
viscounts-townsfolk-racketeer-1 = Racketeer (1)
    .about = For each debt you gain: either rearrange the board, or discard 1 card. Hired or dismissed: shuffle the discard pile into the draw pile.
viscounts-townsfolk-scoundrel-gold = Scoundrel (gold)
    .about = When played: gain 1 gold. Hired or dismissed: discard 1 card.
viscounts-townsfolk-scoundrel-ink = Scoundrel (ink)
    .about = When played: gain 1 ink. Hired or dismissed: discard 1 card.
viscounts-townsfolk-scoundrel-stone = Scoundrel (stone)
    .about = When played: gain 1 stone. Hired or dismissed: discard 1 card.
viscounts-townsfolk-sculptor = Sculptor
    .short = 1 stone = 2 builders
    .about = In a build action one stone paid (only one) counts as 2 builder icons. Hired or dismissed: discard 1 card.
viscounts-townsfolk-stonecutter-3 = Stonecutter (3)
    .about = When it drops off: gain 2 stone. Hired or dismissed: discard 1 card.
viscounts-townsfolk-stonecutter-2 = Stonecutter (2)
    .about = When played: gain 1 stone. Hired or dismissed: discard 1 card.
viscounts-townsfolk-strongman = Strongman
    .short = 2 merchants = 1 builder
    .about = In a build action each 2 merchant icons may count as 1 builder icon. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-swindler-stone = Swindler (stone)
    .about = When it drops off: gain 2 stone. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-swindler-gold = Swindler (gold)
    .about = When it drops off: gain 2 gold. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-swindler-ink = Swindler (ink)
    .about = When it drops off: gain 2 ink. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-tinker-stone = Tinker (stone)
    .about = When it drops off: gain 1 stone. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-tinker-gold = Tinker (gold)
    .about = When it drops off: gain 1 gold. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-tinker-ink = Tinker (ink)
    .about = When it drops off: gain 1 ink. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-traitor = Traitor
    .about = When it drops off: gain 1 resource of choice. Hired or dismissed: shuffle the discard pile into the draw pile.
viscounts-townsfolk-traveller = Traveller
    .short = 2 merchants = 1 cleric
    .about = In a transcribe action each 2 merchant icons may count as 1 cleric icon. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-trickster = Trickster
    .about = When it drops off: flip 1 debt or deed. Hired or dismissed: gain 1 corruption.
viscounts-townsfolk-vicar = Vicar
    .about = When played: either destroy 1 card, or discard 1 card. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-watchman = Watchman
    .about = When it drops off: either hire 1 visible townsfolk free, or destroy 1 card. Hired or dismissed: shuffle the discard pile into the draw pile.
viscounts-townsfolk-woodcutter-2 = Woodcutter (2)
    .about = After building: gain 1 virtue. Hired or dismissed: gain 1 virtue.
viscounts-townsfolk-woodcutter-3 = Woodcutter (3)
    .about = After building: either destroy 1 card, or discard 1 card. Hired or dismissed: rearrange the board.
viscounts-townsfolk-hero-ada = Ada
    .about = At every collision: gain 1 virtue and 1 resource of choice.
viscounts-townsfolk-hero-bertha = Bertha
    .about = When played: either move 1 worker in the castle, or gain 1 virtue.
viscounts-townsfolk-hero-clovis = Clovis
    .about = When played: hire 1 visible townsfolk free.
viscounts-townsfolk-hero-emma = Emma
    .short = gold or stone = 1 cleric
    .about = In a transcribe action gold and stone may be paid like ink, 1 cleric icon each.
viscounts-townsfolk-hero-guntram = Guntram
    .about = When it drops off: either gain 1 debt, then flip 1 deed, or gain 1 deed, then flip 1 debt.
viscounts-townsfolk-hero-judith = Judith
    .about = When played: either destroy 1 card, or flip 1 debt or deed.
viscounts-townsfolk-hero-lothaire = Lothaire
    .about = When played: gain 1 stone, 1 gold and 1 ink.
viscounts-townsfolk-hero-merovech = Merovech
    .about = After building: either rearrange the board, or discard 1 card.
viscounts-townsfolk-hero-rudolf = Rudolf
    .about = When it drops off: either destroy up to 2 cards, or gain 2 resources of choice.
viscounts-townsfolk-hero-therese = Therese
    .about = When it drops off: discard 1 card, then gain 2 virtue.
viscounts-townsfolk-start-abbot = Abbot
    .about = No ability.
viscounts-townsfolk-start-financer = Financer
    .about = When played: discard 1 card, then gain 2 silver.
viscounts-townsfolk-start-journeyman = Journeyman
    .about = When it drops off: hire 1 visible townsfolk free, then gain 1 virtue.
viscounts-townsfolk-start-labourer = Labourer
    .about = No ability.
viscounts-townsfolk-start-lender = Lender
    .about = When it drops off: flip 1 debt or deed.
viscounts-townsfolk-start-squire = Squire
    .about = No ability.
viscounts-townsfolk-start-thief = Thief
    .about = When it drops off: gain 1 debt and 1 silver.
viscounts-townsfolk-start-trader = Trader
    .about = After a trade: gain 1 silver.
viscounts-townsfolk-printed-four-a = printed townsfolk (Coast)
    .start = Printed townsfolk (Coast)
    .about = When the pile is empty; dismissed: gain 1 virtue.
viscounts-townsfolk-printed-four-b = printed townsfolk (Hills)
    .start = Printed townsfolk (Hills)
    .about = When the pile is empty; dismissed: gain 1 virtue.
viscounts-townsfolk-printed-four-c = printed townsfolk (Forest)
    .start = Printed townsfolk (Forest)
    .about = When the pile is empty; dismissed: gain 1 corruption.
viscounts-townsfolk-printed-four-d = printed townsfolk (Bay)
    .start = Printed townsfolk (Bay)
    .about = When the pile is empty; dismissed: gain 1 virtue.
viscounts-townsfolk-printed-four-e = printed townsfolk (Mountains)
    .start = Printed townsfolk (Mountains)
    .about = When the pile is empty; dismissed: gain 1 corruption.
viscounts-townsfolk-printed-five-a = printed townsfolk (Coast)
    .start = Printed townsfolk (Coast)
    .about = When the pile is empty; dismissed: gain 1 virtue.
viscounts-townsfolk-printed-five-b = printed townsfolk (Hills)
    .start = Printed townsfolk (Hills)
    .about = When the pile is empty; dismissed: gain 1 virtue.
viscounts-townsfolk-printed-five-c = printed townsfolk (Forest)
    .start = Printed townsfolk (Forest)
    .about = When the pile is empty; dismissed: gain 1 corruption.
viscounts-townsfolk-printed-five-d = printed townsfolk (Bay)
    .start = Printed townsfolk (Bay)
    .about = When the pile is empty; dismissed: gain 1 virtue.
viscounts-townsfolk-printed-five-e = printed townsfolk (Mountains)
    .start = Printed townsfolk (Mountains)
    .about = When the pile is empty; dismissed: gain 1 corruption.

# The ribbon, the cost, and what it gives or counts.
viscounts-manuscript-black-3-flip = black manuscript 3 (flip)
    .start = Black manuscript 3 (flip)
    .short = black 3 (flip)
    .about = At once: flip 1 debt or deed.
viscounts-manuscript-black-3-resource = black manuscript 3 (resource)
    .start = Black manuscript 3 (resource)
    .short = black 3 (resource)
    .about = At once: gain 1 resource of choice.
viscounts-manuscript-black-4-virtue = black manuscript 4 (virtue)
    .start = Black manuscript 4 (virtue)
    .short = black 4 (virtue)
    .about = At once: gain 2 virtue.
viscounts-manuscript-black-4-ink = black manuscript 4 (ink)
    .start = Black manuscript 4 (ink)
    .short = black 4 (ink)
    .about = At once: gain 2 ink.
viscounts-manuscript-black-4-mixed = black manuscript 4 (virtue, resource)
    .start = Black manuscript 4 (virtue, resource)
    .short = black 4 (virtue, resource)
    .about = At once: gain 1 virtue and 1 resource of choice.
viscounts-manuscript-black-5-cleric = black manuscript 5 (counts clerics)
    .start = Black manuscript 5 (counts clerics)
    .short = black 5 (counts clerics)
    .about = At the end: 1 VP per cleric icon.
viscounts-manuscript-black-6-manuscripts = black manuscript 6 (counts manuscripts)
    .start = Black manuscript 6 (counts manuscripts)
    .short = black 6 (counts manuscripts)
    .about = At the end: 1 VP per 2 own manuscripts.
viscounts-manuscript-black-6-deeds = black manuscript 6 (counts deeds)
    .start = Black manuscript 6 (counts deeds)
    .short = black 6 (counts deeds)
    .about = At the end: 1 VP per approved deed.
viscounts-manuscript-black-7-manuscript = black manuscript 7 (manuscript)
    .start = Black manuscript 7 (manuscript)
    .short = black 7 (manuscript)
    .about = At once: take 1 manuscript of cost 3 or 4 free.
viscounts-manuscript-yellow-3-resource = yellow manuscript 3 (resource)
    .start = Yellow manuscript 3 (resource)
    .short = yellow 3 (resource)
    .about = At once: gain 1 resource of choice.
viscounts-manuscript-yellow-3-flip = yellow manuscript 3 (flip)
    .start = Yellow manuscript 3 (flip)
    .short = yellow 3 (flip)
    .about = At once: flip 1 debt or deed.
viscounts-manuscript-yellow-4-virtue = yellow manuscript 4 (virtue)
    .start = Yellow manuscript 4 (virtue)
    .short = yellow 4 (virtue)
    .about = At once: gain 2 virtue.
viscounts-manuscript-yellow-4-gold = yellow manuscript 4 (gold)
    .start = Yellow manuscript 4 (gold)
    .short = yellow 4 (gold)
    .about = At once: gain 2 gold.
viscounts-manuscript-yellow-4-workers = yellow manuscript 4 (workers)
    .start = Yellow manuscript 4 (workers)
    .short = yellow 4 (workers)
    .about = At once: place 2 workers free in one section.
viscounts-manuscript-yellow-5-noble = yellow manuscript 5 (counts nobles)
    .start = Yellow manuscript 5 (counts nobles)
    .short = yellow 5 (counts nobles)
    .about = At the end: 1 VP per noble icon.
viscounts-manuscript-yellow-6-debts = yellow manuscript 6 (counts debts)
    .start = Yellow manuscript 6 (counts debts)
    .short = yellow 6 (counts debts)
    .about = At the end: 1 VP per paid debt.
viscounts-manuscript-yellow-6-workers = yellow manuscript 6 (counts workers)
    .start = Yellow manuscript 6 (counts workers)
    .short = yellow 6 (counts workers)
    .about = At the end: 1 VP per 2 own workers in the castle.
viscounts-manuscript-yellow-7-workers = yellow manuscript 7 (workers)
    .start = Yellow manuscript 7 (workers)
    .short = yellow 7 (workers)
    .about = At once: place 4 workers free in one section.
viscounts-manuscript-grey-3-virtue = grey manuscript 3 (virtue)
    .start = Grey manuscript 3 (virtue)
    .short = grey 3 (virtue)
    .about = At once: gain 1 virtue.
viscounts-manuscript-grey-3-flip = grey manuscript 3 (flip)
    .start = Grey manuscript 3 (flip)
    .short = grey 3 (flip)
    .about = At once: flip 1 debt or deed.
viscounts-manuscript-grey-4-workshop = grey manuscript 4 (workshop)
    .start = Grey manuscript 4 (workshop)
    .short = grey 4 (workshop)
    .about = At once: build a workshop free on any site.
viscounts-manuscript-grey-4-stone = grey manuscript 4 (stone)
    .start = Grey manuscript 4 (stone)
    .short = grey 4 (stone)
    .about = At once: gain 2 stone.
viscounts-manuscript-grey-5-resources = grey manuscript 5 (counts resources)
    .start = Grey manuscript 5 (counts resources)
    .short = grey 5 (counts resources)
    .about = At the end: 1 VP per 2 resources left (ink, gold and stone together).
viscounts-manuscript-grey-5-builder = grey manuscript 5 (counts builders)
    .start = Grey manuscript 5 (counts builders)
    .short = grey 5 (counts builders)
    .about = At the end: 1 VP per builder icon.
viscounts-manuscript-grey-6-buildings = grey manuscript 6 (counts buildings)
    .start = Grey manuscript 6 (counts buildings)
    .short = grey 6 (counts buildings)
    .about = At the end: 1 VP per own building on the main board.
viscounts-manuscript-grey-6-trading-post = grey manuscript 6 (trading post)
    .start = Grey manuscript 6 (trading post)
    .short = grey 6 (trading post)
    .about = At once: build a trading post free on any site.
viscounts-manuscript-grey-7-guildhall = grey manuscript 7 (guildhall)
    .start = Grey manuscript 7 (guildhall)
    .short = grey 7 (guildhall)
    .about = At once: build a guildhall free on any site.
viscounts-manuscript-blue-3-silver = blue manuscript 3 (silver)
    .start = Blue manuscript 3 (silver)
    .short = blue 3 (silver)
    .about = At once: gain 4 silver.
viscounts-manuscript-blue-3-hire = blue manuscript 3 (hire)
    .start = Blue manuscript 3 (hire)
    .short = blue 3 (hire)
    .about = At once: hire 1 visible townsfolk free.
viscounts-manuscript-blue-3-flip = blue manuscript 3 (flip)
    .start = Blue manuscript 3 (flip)
    .short = blue 3 (flip)
    .about = At once: flip 1 debt or deed.
viscounts-manuscript-blue-4-resources = blue manuscript 4 (resources)
    .start = Blue manuscript 4 (resources)
    .short = blue 4 (resources)
    .about = At once: gain 2 resources of choice.
viscounts-manuscript-blue-4-virtue = blue manuscript 4 (virtue)
    .start = Blue manuscript 4 (virtue)
    .short = blue 4 (virtue)
    .about = At once: gain 2 virtue.
viscounts-manuscript-blue-5-merchant = blue manuscript 5 (counts merchants)
    .start = Blue manuscript 5 (counts merchants)
    .short = blue 5 (counts merchants)
    .about = At the end: 1 VP per 2 merchant icons.
viscounts-manuscript-blue-5-silver = blue manuscript 5 (counts silver)
    .start = Blue manuscript 5 (counts silver)
    .short = blue 5 (counts silver)
    .about = At the end: 1 VP per 3 silver left.
viscounts-manuscript-blue-6-criminal = blue manuscript 6 (counts criminals)
    .start = Blue manuscript 6 (counts criminals)
    .short = blue 6 (counts criminals)
    .about = At the end: 1 VP per criminal icon.
viscounts-manuscript-printed-four-a = printed manuscript (Coast)
    .start = Printed manuscript (Coast)
    .short = printed
    .about = When the pile is empty: gain 1 deed.
viscounts-manuscript-printed-four-b = printed manuscript (Hills)
    .start = Printed manuscript (Hills)
    .short = printed
    .about = When the pile is empty: gain 2 resources of choice.
viscounts-manuscript-printed-four-c = printed manuscript (Forest)
    .start = Printed manuscript (Forest)
    .short = printed
    .about = When the pile is empty: gain 1 virtue and 1 resource of choice.
viscounts-manuscript-printed-four-d = printed manuscript (Bay)
    .start = Printed manuscript (Bay)
    .short = printed
    .about = When the pile is empty: gain 2 virtue.
viscounts-manuscript-printed-four-e = printed manuscript (Mountains)
    .start = Printed manuscript (Mountains)
    .short = printed
    .about = When the pile is empty: flip 1 debt or deed.
viscounts-manuscript-printed-five-a = printed manuscript (Coast)
    .start = Printed manuscript (Coast)
    .short = printed
    .about = When the pile is empty: gain 1 deed.
viscounts-manuscript-printed-five-b = printed manuscript (Hills)
    .start = Printed manuscript (Hills)
    .short = printed
    .about = When the pile is empty: gain 2 resources of choice.
viscounts-manuscript-printed-five-c = printed manuscript (Forest)
    .start = Printed manuscript (Forest)
    .short = printed
    .about = When the pile is empty: gain 1 virtue and 1 resource of choice.
viscounts-manuscript-printed-five-d = printed manuscript (Bay)
    .start = Printed manuscript (Bay)
    .short = printed
    .about = When the pile is empty: gain 2 virtue.
viscounts-manuscript-printed-five-e = printed manuscript (Mountains)
    .start = Printed manuscript (Mountains)
    .short = printed
    .about = When the pile is empty: flip 1 debt or deed.

viscounts-segment-a = Coast
    .at = on the Coast
viscounts-segment-b = Hills
    .at = in the Hills
viscounts-segment-c = Forest
    .at = in the Forest
viscounts-segment-d = Bay
    .at = at the Bay
viscounts-segment-e = Mountains
    .at = in the Mountains

# The outer spaces are numbered on the board.
viscounts-space-a-left = space 1 (Coast)
    .start = Space 1 (Coast)
viscounts-space-a-inner = the inner path (Coast)
    .start = The inner path (Coast)
viscounts-space-a-right = space 2 (Coast)
    .start = Space 2 (Coast)
viscounts-space-b-left = space 3 (Hills)
    .start = Space 3 (Hills)
viscounts-space-b-inner = the inner path (Hills)
    .start = The inner path (Hills)
viscounts-space-b-right = space 4 (Hills)
    .start = Space 4 (Hills)
viscounts-space-c-left = space 5 (Forest)
    .start = Space 5 (Forest)
viscounts-space-c-inner = the inner path (Forest)
    .start = The inner path (Forest)
viscounts-space-c-right = space 6 (Forest)
    .start = Space 6 (Forest)
viscounts-space-d-left = space 7 (Bay)
    .start = Space 7 (Bay)
viscounts-space-d-inner = the inner path (Bay)
    .start = The inner path (Bay)
viscounts-space-d-right = space 8 (Bay)
    .start = Space 8 (Bay)
viscounts-space-e-left = space 9 (Mountains)
    .start = Space 9 (Mountains)
viscounts-space-e-inner = the inner path (Mountains)
    .start = The inner path (Mountains)
viscounts-space-e-right = space 10 (Mountains)
    .start = Space 10 (Mountains)

# L and R are the banks; the sites of a bank are counted clockwise.
viscounts-site-a-l1 = Coast L1
viscounts-site-a-l2 = Coast L2
viscounts-site-a-l3 = Coast L3
viscounts-site-a-r1 = Coast R1
viscounts-site-a-r2 = Coast R2
viscounts-site-b-l1 = Hills L1
viscounts-site-b-l2 = Hills L2
viscounts-site-b-r1 = Hills R1
viscounts-site-b-r2 = Hills R2
viscounts-site-b-r3 = Hills R3
viscounts-site-c-l1 = Forest L1
viscounts-site-c-l2 = Forest L2
viscounts-site-c-r1 = Forest R1
viscounts-site-c-r2 = Forest R2
viscounts-site-c-r3 = Forest R3
viscounts-site-d-l1 = Bay L1
viscounts-site-d-l2 = Bay L2
viscounts-site-d-l3 = Bay L3
viscounts-site-d-r1 = Bay R1
viscounts-site-d-r2 = Bay R2
viscounts-site-e-l1 = Mountains L1
viscounts-site-e-l2 = Mountains L2
viscounts-site-e-r1 = Mountains R1
viscounts-site-e-r2 = Mountains R2
viscounts-site-e-r3 = Mountains R3

viscounts-link-a-l1-l2 = Coast L1 – L2
viscounts-link-a-l3-r1 = Coast L3 – R1
viscounts-link-a-r1-r2 = Coast R1 – R2
viscounts-link-a-r2-next-l1 = Coast R2 – next L1
viscounts-link-b-l1-l2 = Hills L1 – L2
viscounts-link-b-l2-r1 = Hills L2 – R1
viscounts-link-b-r1-r2 = Hills R1 – R2
viscounts-link-b-r2-next-l1 = Hills R2 – next L1
viscounts-link-b-r2-r3 = Hills R2 – R3
viscounts-link-b-r3-next-l1 = Hills R3 – next L1
viscounts-link-c-l1-l2 = Forest L1 – L2
viscounts-link-c-l2-r1 = Forest L2 – R1
viscounts-link-c-r2-next-l1 = Forest R2 – next L1
viscounts-link-c-r2-r3 = Forest R2 – R3
viscounts-link-c-r3-next-l1 = Forest R3 – next L1
viscounts-link-d-l2-l3 = Bay L2 – L3
viscounts-link-d-l2-r1 = Bay L2 – R1
viscounts-link-d-l3-r1 = Bay L3 – R1
viscounts-link-d-r1-r2 = Bay R1 – R2
viscounts-link-d-r2-next-l1 = Bay R2 – next L1
viscounts-link-e-l1-l2 = Mountains L1 – L2
viscounts-link-e-l2-r1 = Mountains L2 – R1
viscounts-link-e-r1-r2 = Mountains R1 – R2
viscounts-link-e-r2-next-l1 = Mountains R2 – next L1
viscounts-link-e-r3-next-l1 = Mountains R3 – next L1

viscounts-section-ink-stone = the ink and stone section
    .start = The ink and stone section
    .short = ink and stone
viscounts-section-flip = the flip section
    .start = The flip section
    .short = flip
viscounts-section-gold-or-move = the gold or move section
    .start = The gold or move section
    .short = gold or move
viscounts-section-hire-or-destroy = the hire or destroy section
    .start = The hire or destroy section
    .short = hire or destroy
viscounts-section-two-virtue = the virtue section
    .start = The virtue section
    .short = virtue

viscounts-slot-tp1 = trading post 1 (free step)
    .start = Trading post 1 (free step)
    .short = free step
    .about = Each turn one extra step is free.
viscounts-slot-tp2 = trading post 2 (dismissing costs 1)
    .start = Trading post 2 (dismissing costs 1)
    .short = dismissing costs 1
    .about = Dismissing a townsfolk costs 1 silver.
viscounts-slot-tp3 = trading post 3 (2 merchants)
    .start = Trading post 3 (2 merchants)
    .short = 2 merchants
    .about = Two merchant icons.
viscounts-slot-gh1 = guildhall 1 (builder)
    .start = Guildhall 1 (builder)
    .short = builder
    .about = A builder icon.
viscounts-slot-gh2 = guildhall 2 (noble)
    .start = Guildhall 2 (noble)
    .short = noble
    .about = A noble icon.
viscounts-slot-gh3 = guildhall 3 (cleric)
    .start = Guildhall 3 (cleric)
    .short = cleric
    .about = A cleric icon.
viscounts-slot-ws1 = workshop 1 (discard after a hire)
    .start = Workshop 1 (discard after a hire)
    .short = discard after a hire
    .about = After every hire you may discard a card.
viscounts-slot-ws2 = workshop 2 (virtue at a collision)
    .start = Workshop 2 (virtue at a collision)
    .short = virtue at a collision
    .about = At every collision, anybody's: 1 virtue if your board shows no criminal.
viscounts-slot-ws3 = workshop 3 (hand limit)
    .start = Workshop 3 (hand limit)
    .short = hand limit
    .about = Your hand limit is one higher.
viscounts-slot-a1 = guildhall 1 (first icon)
    .start = Guildhall 1 (first icon)
    .short = first icon
    .about = The first guildhall icon of the Automa's board.
viscounts-slot-a2 = guildhall 2 (second icon)
    .start = Guildhall 2 (second icon)
    .short = second icon
    .about = The second guildhall icon of the Automa's board.
viscounts-slot-a3 = guildhall 3 (third icon)
    .start = Guildhall 3 (third icon)
    .short = third icon
    .about = The third guildhall icon of the Automa's board.
viscounts-slot-a4 = trading post 1 (future scheme)
    .start = Trading post 1 (future scheme)
    .short = future scheme
    .about = Once, when built: a future scheme.
viscounts-slot-a5 = trading post 2 (flip at a collision)
    .start = Trading post 2 (flip at a collision)
    .short = flip at a collision
    .about = At every collision: flip a debt if the Automa's board shows no criminal.
viscounts-slot-a6 = trading post 3 (dismiss after a flip)
    .start = Trading post 3 (dismiss after a flip)
    .short = dismiss after a flip
    .about = After every card flipped: dismiss the townsfolk beside the viscount.
viscounts-slot-a7 = workshop 1 (dismiss after a scheme)
    .start = Workshop 1 (dismiss after a scheme)
    .short = dismiss after a scheme
    .about = After every future scheme gained: dismiss the townsfolk beside the viscount.
viscounts-slot-a8 = workshop 2 (virtue after a shuffle)
    .start = Workshop 2 (virtue after a shuffle)
    .short = virtue after a shuffle
    .about = After every shuffle: 1 virtue.
viscounts-slot-a9 = workshop 3 (corruption after a shuffle)
    .start = Workshop 3 (corruption after a shuffle)
    .short = corruption after a shuffle
    .about = After every shuffle: 1 corruption.

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
viscounts-icon-builder = builder
    .short = B
viscounts-icon-noble = noble
    .short = N
viscounts-icon-cleric = cleric
    .short = C
viscounts-icon-criminal = criminal
    .short = X

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

# What symbols do, alone and together.
viscounts-effect-nothing = nothing
    .start = Nothing
    .short = –
viscounts-effect-flip-either-1 = flip 1 debt or deed
    .start = Flip 1 debt or deed
    .short = flip
viscounts-effect-debt-1 = gain 1 debt
    .start = Gain 1 debt
    .short = +1 debt
viscounts-effect-rearrange = rearrange the board
    .start = Rearrange the board
    .short = rearrange
viscounts-effect-discard-2 = discard up to 2 cards
    .start = Discard up to 2 cards
    .short = discard 2
viscounts-effect-either-rearrange-or-discard-2 = either rearrange the board, or discard up to 2 cards
    .start = Either rearrange the board, or discard up to 2 cards
    .short = rearrange / discard 2
viscounts-effect-destroy-1 = destroy 1 card
    .start = Destroy 1 card
    .short = destroy
viscounts-effect-discard-1 = discard 1 card
    .start = Discard 1 card
    .short = discard
viscounts-effect-either-destroy-1-or-discard-1 = either destroy 1 card, or discard 1 card
    .start = Either destroy 1 card, or discard 1 card
    .short = destroy / discard
viscounts-effect-corruption-1 = gain 1 corruption
    .start = Gain 1 corruption
    .short = +1 corruption
viscounts-effect-virtue-1 = gain 1 virtue
    .start = Gain 1 virtue
    .short = +1 virtue
viscounts-effect-either-destroy-1-or-discard-2 = either destroy 1 card, or discard up to 2 cards
    .start = Either destroy 1 card, or discard up to 2 cards
    .short = destroy / discard 2
viscounts-effect-flip-deed-1 = flip 1 deed
    .start = Flip 1 deed
    .short = flip deed
viscounts-effect-hire-free-1 = hire 1 visible townsfolk free
    .start = Hire 1 visible townsfolk free
    .short = hire
viscounts-effect-either-hire-free-1-or-destroy-1 = either hire 1 visible townsfolk free, or destroy 1 card
    .start = Either hire 1 visible townsfolk free, or destroy 1 card
    .short = hire / destroy
viscounts-effect-silver-1-and-virtue-1 = gain 1 silver and 1 virtue
    .start = Gain 1 silver and 1 virtue
    .short = +1 silver, +1 virtue
viscounts-effect-resource-1 = gain 1 resource of choice
    .start = Gain 1 resource of choice
    .short = +1 resource
viscounts-effect-deed-1-and-debt-1 = gain 1 deed and 1 debt
    .start = Gain 1 deed and 1 debt
    .short = +1 deed, +1 debt
viscounts-effect-ink-2 = gain 2 ink
    .start = Gain 2 ink
    .short = +2 ink
viscounts-effect-ink-1 = gain 1 ink
    .start = Gain 1 ink
    .short = +1 ink
viscounts-effect-gold-2 = gain 2 gold
    .start = Gain 2 gold
    .short = +2 gold
viscounts-effect-gold-1 = gain 1 gold
    .start = Gain 1 gold
    .short = +1 gold
viscounts-effect-stone-1 = gain 1 stone
    .start = Gain 1 stone
    .short = +1 stone
viscounts-effect-silver-2 = gain 2 silver
    .start = Gain 2 silver
    .short = +2 silver
viscounts-effect-either-destroy-1-or-silver-2 = either destroy 1 card, or gain 2 silver
    .start = Either destroy 1 card, or gain 2 silver
    .short = destroy / +2 silver
viscounts-effect-either-rearrange-or-discard-1 = either rearrange the board, or discard 1 card
    .start = Either rearrange the board, or discard 1 card
    .short = rearrange / discard
viscounts-effect-stone-2 = gain 2 stone
    .start = Gain 2 stone
    .short = +2 stone
viscounts-effect-virtue-1-and-resource-1 = gain 1 virtue and 1 resource of choice
    .start = Gain 1 virtue and 1 resource of choice
    .short = +1 virtue, +1 resource
viscounts-effect-castle-move-1 = move 1 worker in the castle
    .start = Move 1 worker in the castle
    .short = castle move
viscounts-effect-either-castle-move-1-or-virtue-1 = either move 1 worker in the castle, or gain 1 virtue
    .start = Either move 1 worker in the castle, or gain 1 virtue
    .short = castle move / +1 virtue
viscounts-effect-debt-1-and-flip-deed-1 = gain 1 debt, then flip 1 deed
    .start = Gain 1 debt, then flip 1 deed
    .short = +1 debt, flip deed
viscounts-effect-deed-1-and-flip-debt-1 = gain 1 deed, then flip 1 debt
    .start = Gain 1 deed, then flip 1 debt
    .short = +1 deed, flip debt
viscounts-effect-either-debt-1-and-flip-deed-1-or-deed-1-and-flip-debt-1 = either gain 1 debt, then flip 1 deed, or gain 1 deed, then flip 1 debt
    .start = Either gain 1 debt, then flip 1 deed, or gain 1 deed, then flip 1 debt
    .short = +1 debt, flip deed / +1 deed, flip debt
viscounts-effect-either-destroy-1-or-flip-either-1 = either destroy 1 card, or flip 1 debt or deed
    .start = Either destroy 1 card, or flip 1 debt or deed
    .short = destroy / flip
viscounts-effect-stone-1-and-gold-1-and-ink-1 = gain 1 stone, 1 gold and 1 ink
    .start = Gain 1 stone, 1 gold and 1 ink
    .short = +1 stone, +1 gold, +1 ink
viscounts-effect-destroy-2 = destroy up to 2 cards
    .start = Destroy up to 2 cards
    .short = destroy 2
viscounts-effect-resource-2 = gain 2 resources of choice
    .start = Gain 2 resources of choice
    .short = +2 resources
viscounts-effect-either-destroy-2-or-resource-2 = either destroy up to 2 cards, or gain 2 resources of choice
    .start = Either destroy up to 2 cards, or gain 2 resources of choice
    .short = destroy 2 / +2 resources
viscounts-effect-discard-1-and-virtue-2 = discard 1 card, then gain 2 virtue
    .start = Discard 1 card, then gain 2 virtue
    .short = discard, +2 virtue
viscounts-effect-discard-1-and-silver-2 = discard 1 card, then gain 2 silver
    .start = Discard 1 card, then gain 2 silver
    .short = discard, +2 silver
viscounts-effect-hire-free-1-and-virtue-1 = hire 1 visible townsfolk free, then gain 1 virtue
    .start = Hire 1 visible townsfolk free, then gain 1 virtue
    .short = hire, +1 virtue
viscounts-effect-debt-1-and-silver-1 = gain 1 debt and 1 silver
    .start = Gain 1 debt and 1 silver
    .short = +1 debt, +1 silver
viscounts-effect-silver-1 = gain 1 silver
    .start = Gain 1 silver
    .short = +1 silver
viscounts-effect-shuffle = shuffle the discard pile into the draw pile
    .start = Shuffle the discard pile into the draw pile
    .short = shuffle
viscounts-effect-virtue-2 = gain 2 virtue
    .start = Gain 2 virtue
    .short = +2 virtue
viscounts-effect-manuscript-3-4 = take 1 manuscript of cost 3 or 4 free
    .start = Take 1 manuscript of cost 3 or 4 free
    .short = manuscript 3–4
viscounts-effect-place-workers-2 = place 2 workers free in one section
    .start = Place 2 workers free in one section
    .short = 2 workers
viscounts-effect-place-workers-4 = place 4 workers free in one section
    .start = Place 4 workers free in one section
    .short = 4 workers
viscounts-effect-build-workshop = build a workshop free on any site
    .start = Build a workshop free on any site
    .short = workshop
viscounts-effect-build-trading-post = build a trading post free on any site
    .start = Build a trading post free on any site
    .short = trading post
viscounts-effect-build-guildhall = build a guildhall free on any site
    .start = Build a guildhall free on any site
    .short = guildhall
viscounts-effect-silver-4 = gain 4 silver
    .start = Gain 4 silver
    .short = +4 silver
viscounts-effect-deed-1 = gain 1 deed
    .start = Gain 1 deed
    .short = +1 deed
viscounts-effect-ink-1-and-stone-1 = gain 1 ink and 1 stone
    .start = Gain 1 ink and 1 stone
    .short = +1 ink, +1 stone
viscounts-effect-either-gold-1-or-castle-move-1 = either gain 1 gold, or move 1 worker in the castle
    .start = Either gain 1 gold, or move 1 worker in the castle
    .short = +1 gold / castle move
viscounts-effect-silver-1-and-deed-3 = gain 1 silver and 3 deeds
    .start = Gain 1 silver and 3 deeds
    .short = +1 silver, +3 deeds
viscounts-effect-silver-1-and-deed-2 = gain 1 silver and 2 deeds
    .start = Gain 1 silver and 2 deeds
    .short = +1 silver, +2 deeds
viscounts-effect-silver-1-and-deed-1 = gain 1 silver and 1 deed
    .start = Gain 1 silver and 1 deed
    .short = +1 silver, +1 deed
viscounts-effect-silver-2-and-deed-1-and-debt-1 = gain 2 silver, 1 deed and 1 debt
    .start = Gain 2 silver, 1 deed and 1 debt
    .short = +2 silver, +1 deed, +1 debt
viscounts-effect-silver-2-and-debt-1 = gain 2 silver and 1 debt
    .start = Gain 2 silver and 1 debt
    .short = +2 silver, +1 debt
viscounts-effect-silver-3-and-debt-2 = gain 3 silver and 2 debts
    .start = Gain 3 silver and 2 debts
    .short = +3 silver, +2 debts
viscounts-effect-silver-4-and-debt-3 = gain 4 silver and 3 debts
    .start = Gain 4 silver and 3 debts
    .short = +4 silver, +3 debts
viscounts-effect-automa-gain-future-scheme-1 = gain 1 future scheme
    .start = Gain 1 future scheme
    .short = future scheme
viscounts-effect-flip-debt-1 = flip 1 debt
    .start = Flip 1 debt
    .short = flip debt
viscounts-effect-automa-dismiss-1 = dismiss the townsfolk beside the viscount
    .start = Dismiss the townsfolk beside the viscount
    .short = dismiss
viscounts-effect-build-trading-post-own-bank = build a trading post free on the own bank
    .start = Build a trading post free on the own bank
    .short = trading post here
viscounts-effect-destroy-1-start-deck = destroy 1 own card before the first shuffle
    .start = Destroy 1 own card before the first shuffle
    .short = destroy at the start
viscounts-effect-corruption-2 = gain 2 corruption
    .start = Gain 2 corruption
    .short = +2 corruption
viscounts-effect-deed-3 = gain 3 deeds
    .start = Gain 3 deeds
    .short = +3 deeds
viscounts-effect-deed-2 = gain 2 deeds
    .start = Gain 2 deeds
    .short = +2 deeds
viscounts-effect-deed-1-and-resource-1 = gain 1 deed and 1 resource of choice
    .start = Gain 1 deed and 1 resource of choice
    .short = +1 deed, +1 resource
viscounts-effect-deed-1-and-debt-1-and-resource-1 = gain 1 deed, 1 debt and 1 resource of choice
    .start = Gain 1 deed, 1 debt and 1 resource of choice
    .short = +1 deed, +1 debt, +1 resource
viscounts-effect-debt-1-and-resource-1 = gain 1 debt and 1 resource of choice
    .start = Gain 1 debt and 1 resource of choice
    .short = +1 debt, +1 resource
viscounts-effect-debt-2-and-resource-1 = gain 2 debts and 1 resource of choice
    .start = Gain 2 debts and 1 resource of choice
    .short = +2 debts, +1 resource
viscounts-effect-debt-3-and-resource-2 = gain 3 debts and 2 resources of choice
    .start = Gain 3 debts and 2 resources of choice
    .short = +3 debts, +2 resources
viscounts-effect-automa-corruption-per-criminal-icon = gain 1 corruption for each criminal icon
    .start = Gain 1 corruption for each criminal icon
    .short = corruption per criminal
viscounts-effect-virtue-1-and-automa-dismiss-1 = gain 1 virtue, then dismiss the townsfolk beside the viscount
    .start = Gain 1 virtue, then dismiss the townsfolk beside the viscount
    .short = +1 virtue, dismiss
viscounts-effect-resource-1-and-automa-gain-future-scheme-1 = gain 1 resource of choice, then gain 1 future scheme
    .start = Gain 1 resource of choice, then gain 1 future scheme
    .short = +1 resource, future scheme
viscounts-effect-flip-either-1-and-virtue-1 = flip 1 debt or deed, then gain 1 virtue
    .start = Flip 1 debt or deed, then gain 1 virtue
    .short = flip, +1 virtue
viscounts-effect-flip-either-1-and-resource-1 = flip 1 debt or deed, then gain 1 resource of choice
    .start = Flip 1 debt or deed, then gain 1 resource of choice
    .short = flip, +1 resource

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

viscounts-place-left = left space
viscounts-place-middle = middle space
viscounts-place-right = right space
viscounts-zone-board = on the board
viscounts-zone-hand = in hand
viscounts-zone-draw = in the draw pile
viscounts-zone-discard = in the discard pile
viscounts-zone-gone = out of the game

viscounts-scheme-s-builder-noble = starting scheme “builder + noble”
    .start = Starting scheme “builder + noble”
    .short = builder + noble
    .about = Gain 1 resource of choice; move 1 step; then the first that is possible of: build / primary focus / gain 1 debt, then flip 1 deed.
viscounts-scheme-s-criminal-1 = starting scheme “criminal 1”
    .start = Starting scheme “criminal 1”
    .short = criminal 1
    .about = Gain 1 corruption for each criminal icon; gain 1 future scheme; move 1 step; then the first that is possible of: primary focus / gain 1 deed, then flip 1 debt.
viscounts-scheme-s-noble = starting scheme “noble”
    .start = Starting scheme “noble”
    .short = noble
    .about = Dismiss the townsfolk beside the viscount; move 2 steps; then the first that is possible of: place workers / flip 1 debt or deed, then gain 1 virtue.
viscounts-scheme-s-builder = starting scheme “builder”
    .start = Starting scheme “builder”
    .short = builder
    .about = Dismiss the townsfolk beside the viscount; move 2 steps; then the first that is possible of: build / flip 1 debt or deed, then gain 1 virtue.
viscounts-scheme-s-cleric = starting scheme “cleric”
    .start = Starting scheme “cleric”
    .short = cleric
    .about = Dismiss the townsfolk beside the viscount; move 2 steps; then the first that is possible of: transcribe / flip 1 debt or deed, then gain 1 virtue.
viscounts-scheme-s-builder-cleric = starting scheme “builder + cleric”
    .start = Starting scheme “builder + cleric”
    .short = builder + cleric
    .about = Gain 1 resource of choice; move 1 step; then the first that is possible of: transcribe / primary focus / gain 1 debt, then flip 1 deed.
viscounts-scheme-s-noble-cleric = starting scheme “noble + cleric”
    .start = Starting scheme “noble + cleric”
    .short = noble + cleric
    .about = Gain 1 resource of choice; move 1 step; then the first that is possible of: place workers / primary focus / gain 1 debt, then flip 1 deed.
viscounts-scheme-s-criminal-2 = starting scheme “criminal 2”
    .start = Starting scheme “criminal 2”
    .short = criminal 2
    .about = Gain 1 corruption for each criminal icon; gain 1 future scheme; move 3 steps; then the first that is possible of: primary focus / gain 1 debt, then flip 1 deed.
viscounts-scheme-f-cleric = future scheme “cleric”
    .start = Future scheme “cleric”
    .short = cleric
    .about = Gain 1 virtue, then dismiss the townsfolk beside the viscount; move 4 steps; then the first that is possible of: transcribe / place workers / gain 1 deed and 1 debt.
viscounts-scheme-f-cleric-builder = future scheme “cleric + builder”
    .start = Future scheme “cleric + builder”
    .short = cleric + builder
    .about = Gain 2 resources of choice; move 2 steps; then the first that is possible of: build / primary focus / gain 1 debt, then flip 1 deed.
viscounts-scheme-f-builder = future scheme “builder”
    .start = Future scheme “builder”
    .short = builder
    .about = Gain 1 virtue, then dismiss the townsfolk beside the viscount; move 4 steps; then the first that is possible of: build / transcribe / gain 1 deed and 1 debt.
viscounts-scheme-f-noble = future scheme “noble”
    .start = Future scheme “noble”
    .short = noble
    .about = Gain 1 virtue, then dismiss the townsfolk beside the viscount; move 4 steps; then the first that is possible of: place workers / build / gain 1 deed and 1 debt.
viscounts-scheme-f-builder-noble = future scheme “builder + noble”
    .start = Future scheme “builder + noble”
    .short = builder + noble
    .about = Gain 2 resources of choice; move 2 steps; then the first that is possible of: place workers / primary focus / gain 1 debt, then flip 1 deed.
viscounts-scheme-f-noble-cleric = future scheme “noble + cleric”
    .start = Future scheme “noble + cleric”
    .short = noble + cleric
    .about = Gain 2 resources of choice; move 2 steps; then the first that is possible of: transcribe / primary focus / gain 1 debt, then flip 1 deed.
viscounts-scheme-f-criminal-1 = future scheme “criminal 1”
    .start = Future scheme “criminal 1”
    .short = criminal 1
    .about = Gain 1 corruption for each criminal icon; dismiss the townsfolk beside the viscount; move 3 steps; then the first that is possible of: primary focus / flip 1 debt or deed, then gain 1 resource of choice.
viscounts-scheme-f-criminal-2 = future scheme “criminal 2”
    .start = Future scheme “criminal 2”
    .short = criminal 2
    .about = Gain 1 corruption for each criminal icon; gain 1 resource of choice, then gain 1 future scheme; move 1 step; then the first that is possible of: primary focus / gain 1 deed, then flip 1 debt.
viscounts-scheme-zone-board = on the board
viscounts-scheme-zone-draw = in the draw pile
viscounts-scheme-zone-discard = in the discard pile
viscounts-scheme-zone-future = among the future schemes

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
viscounts-fact-automa-funds = The price for { NAME($seat, case: "accusative") } is { $number2 }; its icons come to { $number }.
viscounts-fact-automa-instead = Instead of { NAME($op) }, for { NAME($seat, case: "accusative") }: { NAME($effect) }.
viscounts-fact-automa-silver = { NAME($seat, case: "start") } has no silver: { $number } silver are one resource for every two.
viscounts-fact-automa-future = { NAME($seat, case: "start") } puts the { NAME($scheme) } on its discard pile.
viscounts-fact-automa-dismissed = { NAME($seat, case: "start") } dismisses { NAME($townsfolk) } free.

## How it ended

viscounts-end-scored = the kingdom's fate is sealed and all points are counted

## Table options

viscounts-setting-board-side = Side of the segments
    .about = Four or five building sites in every segment; by the number of players, four for one or two and five for three or four: that reading is a reconstruction.
viscounts-setting-board-side-auto = by the number of players
viscounts-setting-board-side-four-sites = four sites
viscounts-setting-board-side-five-sites = five sites
viscounts-setting-automa-board = The Automa's board
    .about = Which of its four boards the Automa uses: what it specialises in, collects and begins with. The noble and the card board are reconstructions, the builder board partly.
viscounts-setting-automa-board-cleric = cleric
viscounts-setting-automa-board-builder = builder
viscounts-setting-automa-board-noble = noble
viscounts-setting-automa-board-card = card
viscounts-setting-automa-future-schemes = Difficulty
    .about = How many future schemes are shuffled into the Automa's first draw pile: the more, the stronger it is.
viscounts-setting-automa-future-schemes-0 = 0
viscounts-setting-automa-future-schemes-1 = 1
viscounts-setting-automa-future-schemes-2 = 2
viscounts-setting-automa-future-schemes-3 = 3
viscounts-setting-automa-resources = The Automa's resources
    .about = Whether ink, gold and stone stay different kinds for the Automa. The card board always treats them as one; the Russian rules say so of every board.
viscounts-setting-automa-resources-own-kinds = three kinds
viscounts-setting-automa-resources-one-kind = one kind
viscounts-setting-solo-meeting = Meeting the Automa
    .about = Who gains when you and the Automa meet on a space: the one who was there, or, as in the Russian rules, both.
viscounts-setting-solo-meeting-other-gains = who was there gains
viscounts-setting-solo-meeting-both-gain = both gain

## The board in the terminal

viscounts-terminal-setup = Set-up
viscounts-terminal-round = Round { $number }
viscounts-terminal-last = the last is round { $number }
viscounts-terminal-above = { NAME($stack) }: { $number } to go
viscounts-terminal-revealed = { NAME($stack) } is revealed
viscounts-terminal-leader = castle leader
viscounts-terminal-tier = tier { $number }
viscounts-terminal-inner = inner path
viscounts-terminal-castle = castle
viscounts-terminal-legend = { $merchant } merchant { $builder } builder { $noble } noble { $cleric } cleric { $criminal } criminal · ! now ↓ drop-off ∞ ongoing ⌜ corner · † reconstruction
viscounts-terminal-pair = Card { $number }
viscounts-terminal-resources = { $number ->
        [one] { $number } resource of choice
       *[other] { $number } resources of choice
    }
viscounts-terminal-debts = { $number ->
        [one] { $number } debt
       *[other] { $number } debts
    }
viscounts-terminal-deeds = { $number ->
        [one] { $number } deed
       *[other] { $number } deeds
    }
viscounts-terminal-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
viscounts-terminal-tally = Points
viscounts-terminal-total = in all
viscounts-terminal-row = row:
viscounts-terminal-hand = hand { $number } of { $limit }
viscounts-terminal-draw = draw pile { $number }
viscounts-terminal-discard = discard pile { $number }
viscounts-terminal-future = future schemes { $number }
viscounts-terminal-scheme-future = “{ $name }”
viscounts-terminal-icons = icons
viscounts-terminal-track = track
viscounts-terminal-supply = { $number ->
        [one] { $number } worker in supply
       *[other] { $number } workers in supply
    }
viscounts-terminal-bonus = { NAME($ribbon) } cleric bonus
viscounts-terminal-question = Cards in question:

## Symbols, as boards explain them; .rule is where the rules do

viscounts-symbol-merchant = Merchant: an icon for trading.
    .rule = VW-ACT-02
viscounts-symbol-builder = Builder: an icon for building.
    .rule = VW-ACT-02
viscounts-symbol-noble = Noble: an icon for placing workers.
    .rule = VW-ACT-02
viscounts-symbol-cleric = Cleric: an icon for transcribing.
    .rule = VW-ACT-02
viscounts-symbol-criminal = Criminal: counts as any icon in an action. Playing one costs 1 corruption for every criminal on your board.
    .rule = VW-CRD-03
viscounts-symbol-silver = Silver: pays for steps, hires and dismissals, and for merchants in a trade.
    .rule = VW-WRD-02
viscounts-symbol-ink = Ink: a resource that pays for transcribing.
    .rule = VW-WRD-02
viscounts-symbol-gold = Gold: a resource that pays for placing workers.
    .rule = VW-WRD-02
viscounts-symbol-stone = Stone: a resource that pays for building.
    .rule = VW-WRD-02
viscounts-symbol-any-resource = A resource of choice: ink, gold or stone.
    .rule = VW-WRD-02
viscounts-symbol-debt = Gain a debt, unpaid: 2 points less at the end.
    .rule = VW-DEB-01
viscounts-symbol-deed = Gain a deed, acquired: 1 point at the end.
    .rule = VW-DEB-01
viscounts-symbol-flip-debt = Flip a debt: it is paid, and you take a resource of choice.
    .rule = VW-DEB-02
viscounts-symbol-flip-deed = Flip a deed: approved, it is worth 3 points.
    .rule = VW-DEB-02
viscounts-symbol-flip = Flip a debt or a deed.
    .rule = VW-DEB-02
viscounts-symbol-virtue = Virtue: the white marker goes down a step.
    .rule = VW-COL-01
viscounts-symbol-corruption = Corruption: the black marker goes up a step.
    .rule = VW-COL-01
viscounts-symbol-collision = Works when any player's markers have met and are resolved.
    .rule = VW-COL-03
viscounts-symbol-hire = Hire any visible townsfolk free.
    .rule = VW-HIR-02
viscounts-symbol-dismiss = Dismiss the townsfolk beside the viscount: it leaves the game.
    .rule = VW-ACT-03
viscounts-symbol-discard = You may discard a card from hand or the top of your draw pile.
    .rule = VW-DRW-05
viscounts-symbol-destroy = You may destroy a card from hand or the top of your draw pile and gain its silver value.
    .rule = VW-DRW-05
viscounts-symbol-rearrange = You may rearrange the townsfolk on your board.
    .rule = VW-CRD-07
viscounts-symbol-shuffle = Shuffle your discard pile into your draw pile and check your board: a virtue without criminals, else a corruption.
    .rule = VW-DRW-04
viscounts-symbol-castle-move = You may move a worker to a neighbouring section of the first tier.
    .rule = VW-CAS-07
viscounts-symbol-place-workers = Place so many workers free in one section of the first tier.
    .rule = VW-CAS-07
viscounts-symbol-workshop = Workshop: costs 3 builders.
    .rule = VW-BLD-02
viscounts-symbol-trading-post = Trading post: costs 5 builders.
    .rule = VW-BLD-02
viscounts-symbol-guildhall = Guildhall: costs 7 builders.
    .rule = VW-BLD-02
viscounts-symbol-build-free = Build the shown building free on any empty site.
    .rule = VW-BLD-05
viscounts-symbol-manuscript = Take a visible manuscript of cost 3 or 4 free.
    .rule = VW-MAN-04
viscounts-symbol-immediate = Immediate: works once, when the card is played or taken.
    .rule = VW-CRD-04
viscounts-symbol-ongoing = Ongoing: works while the card lies on the board.
    .rule = VW-CRD-05
viscounts-symbol-drop-off = Drop-off: works when the card slides off the board.
    .rule = VW-CRD-01
viscounts-symbol-corner = Corner: works when the townsfolk is hired or dismissed.
    .rule = VW-HIR-01
viscounts-symbol-end-game = Counts points at the end of the game.
    .rule = VW-SCO-04
viscounts-symbol-silver-value = The silver value of a card: its price, and how many steps it moves the viscount.
    .rule = VW-MOV-02
viscounts-symbol-hand = Hand limit: up to how many cards you draw.
    .rule = VW-DRW-01
viscounts-symbol-site = Building site: whoever builds here gains what it shows.
    .rule = VW-BLD-03
viscounts-symbol-link = Link: when buildings stand at both ends, their owners gain what it shows.
    .rule = VW-BLD-03
viscounts-symbol-river = River: from a space you build on its own bank only.
    .rule = VW-BLD-01
viscounts-symbol-trade = Exchange: so many merchants for what is shown, as often as you can pay.
    .rule = VW-TRD-01
viscounts-symbol-castle-leader = Castle leader: most workers in the third tier; 5 points and a hand limit one higher.
    .rule = VW-CAS-06
viscounts-symbol-tier-1 = First tier: of three own workers one climbs and two go aside; 1 point each.
    .rule = VW-CAS-02
viscounts-symbol-tier-2 = Second tier: of three own workers one climbs; 2 points each.
    .rule = VW-CAS-03
viscounts-symbol-tier-3 = Third tier: a resource of choice for every worker who comes; 3 points each.
    .rule = VW-CAS-03
viscounts-symbol-bonus-card = Cleric bonus card: for the first with three manuscripts of one ribbon; 3 points and its icons.
    .rule = VW-MAN-02
viscounts-symbol-poverty = Poverty: revealed when the debts above it are gone; then approved deeds are ranked.
    .rule = VW-SCO-06
viscounts-symbol-prosperity = Prosperity: revealed when the deeds above it are gone; then paid debts are ranked.
    .rule = VW-SCO-06
viscounts-symbol-focus = Primary focus: the action that the Automa's board names.
    .rule = VW-AI-22
viscounts-symbol-scheme = Future scheme: the Automa puts the next one on its discard pile.
    .rule = VW-AI-14
viscounts-symbol-reconstruction = A reconstruction: what is printed here is not known, and this was designed to fit.
viscounts-symbol-viscount = Viscount: rides clockwise on the outer or the inner path.
    .rule = VW-MOV-01
viscounts-symbol-worker = Workers: twenty each; in the castle they climb and count points.
    .rule = VW-CAS-01
viscounts-symbol-townsfolk-pile = Pile of townsfolk: the top card can be hired or dismissed from this segment.
    .rule = VW-HIR-01
viscounts-symbol-choice = A choice: one side or the other.
    .rule = VW-TRN-04
viscounts-symbol-extra-step = Extra step: 1 silver each; the first trading post slot makes one free.
    .rule = VW-MOV-02
viscounts-symbol-points = Victory points.
    .rule = VW-SCO-08
