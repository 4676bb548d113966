# Oath, in English: questions and options.

## Questions

oath-ask-place-pawn = Where do you place your pawn?
oath-ask-keep-adviser = Which card do you keep as a facedown adviser?
oath-ask-tend-banner = People's Favor: place a favor on it, or move one to the poorest bank?
oath-ask-wake = Wake: use a power?
oath-ask-act = Choose an action
oath-ask-rest = Rest: use a power?
oath-ask-search = Search: where?
oath-ask-search-discard = Which drawn card do you discard next?
oath-ask-play-first = Which drawn card do you play first?
oath-ask-play = How do you play this card?
oath-ask-clear-first = Discard a card at { NAME($site) } before you play there?
oath-ask-discard-adviser = Too many advisers: which one do you discard?
oath-ask-discard-next = Which card goes to the pile next?
oath-ask-play-modifiers = { NAME($card) } is played: which power do you use next?
oath-ask-muster = Muster: on which card?
oath-ask-trade = Trade: with which card, and for what?
oath-ask-travel = Travel: where to?
oath-ask-travel-modifiers = { NAME($seat) } will choose where you go. Use a power first?
oath-ask-send = Where does { NAME($seat) } travel?
oath-ask-recover = Recover: what?
oath-ask-pay-banner = How much do you pay for the { NAME($banner) }?
oath-ask-first-bank = The old favor ({ $number }) is dealt to the banks one by one. Which bank comes first?
oath-ask-campaign = Campaign: against whom?
oath-ask-targets = Declare targets of the campaign
oath-ask-attack-dice = How many attack dice do you roll?
oath-ask-admit = May { NAME($seat) } join your defence?
oath-ask-join = Do you join the defence of { NAME($seat) }?
oath-ask-battle-plan = { NAME($seat) } attacks: use a battle plan?
oath-ask-sacrifice = The attack falls short. Sacrifice warbands?
oath-ask-casualties = Choose who dies: { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }
oath-ask-garrison = How many warbands do you place at { NAME($site) }?
oath-ask-banish = Where do you send the pawn of { NAME($seat) }?
oath-ask-burn-favor = Burn half of the favor of { NAME($seat) }?
oath-ask-burn-all-favor = Burn all favor of { NAME($seat) }?
oath-ask-station = How many warbands do you leave at { NAME($site) }?
oath-ask-permit = { NAME($seat) } wants to take { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    } from the site. Do you permit it?
oath-ask-how-many-warbands = How many warbands change hands between you and { NAME($seat) }?
oath-ask-accept-warbands = { NAME($seat) } offers you { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }. Do you accept?
oath-ask-give-warbands = { NAME($seat) } asks you for { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }. Do you give them?
oath-ask-name-keeper = Several meet the goal: who takes the title?
oath-ask-naturalise = How many warbands turn purple at { NAME($site) }?
oath-ask-power = { NAME($power) }: choose
oath-ask-power-of = { NAME($power) } of { NAME($seat) }: choose
oath-ask-own-reliquary = Which relic of the Reliquary do you take as a new Citizen?
oath-ask-write-offer = Write your offer to { NAME($seat) }
oath-ask-answer-offer = { NAME($seat) } makes you an offer. Do you accept?
oath-ask-vow = The chronicle: which goal do you swear for the next game?
oath-ask-invite = Whom do you invite to be a Citizen of your new Empire?
oath-ask-accept-citizenship = { NAME($seat) } has won and invites you: will you be a Citizen in the next game?
oath-ask-build = Build one edifice or restore one ruin?
oath-ask-new-suit = Which suit's cards come into the world?
oath-ask-endow = Favor is short: which site gets its favor next?

## Options; .group is what long lists call all options of one kind, .sure is asked before

oath-option-pass = Pass
    .group = Pass
oath-option-begin = { NAME($major) }
    .group = Major action
oath-option-rest = End the Act phase and rest
    .group = Rest
oath-option-use = Use { NAME($power) }
    .group = Use a power
oath-option-modify = With { NAME($power) }
    .group = Modifier
oath-option-yes = Yes
    .group = Yes
oath-option-no = No
    .group = No
oath-option-search-deck = Search the world deck
    .group = Search
oath-option-search-pile = Search the discard pile { NAME($region, case: "at") }
    .group = Search
oath-option-discard = Discard { NAME($card) }
    .group = Discard a card
oath-option-play = Keep { NAME($card) }
    .group = Keep a card
oath-option-play-to-site = Play { NAME($card) } at { NAME($slot) }
    .group = Play to a site
oath-option-play-adviser = Play { NAME($card) } as an adviser
    .group = Play as an adviser
oath-option-play-facedown = Keep { NAME($card) } as a facedown adviser
    .group = Keep as a facedown adviser
oath-option-reveal = Reveal { NAME($card) }
    .group = Reveal a Vision
oath-option-muster-on = Muster on { NAME($card) }
    .group = Muster
oath-option-trade-for-favor = Trade with { NAME($card) } for favor
    .group = Trade for favor
oath-option-trade-for-secrets = Trade with { NAME($card) } for secrets
    .group = Trade for secrets
oath-option-travel-to = Travel to { NAME($slot) }
    .group = Travel
oath-option-recover-relic = Recover relic { $relic_place } of this site
    .group = Recover a relic
oath-option-recover-banner = Recover the { NAME($banner) }
    .group = Recover a banner
oath-option-pay = Pay { $amount }
    .group = Pay
oath-option-grow = Place 1 favor on the People's Favor
    .group = People's Favor
oath-option-shrink = Move 1 favor from the People's Favor to the { NAME($suit) } bank
    .group = People's Favor
oath-option-against = Against { NAME($seat) }
    .group = Against
oath-option-against-bandits = Against the bandits
    .group = Against
oath-option-target-site = Target { NAME($slot) }
    .group = Target
oath-option-target-relic = Target { NAME($relic) }
    .group = Target
oath-option-target-banner = Target the { NAME($banner) }
    .group = Target
oath-option-target-pawn = Target pawn and favor
    .group = Target
oath-option-target-buried = Target relic { $relic_place } at { NAME($slot) }
    .group = Target
oath-option-attack-with = { $amount ->
        [one] Roll { $amount } attack die
       *[other] Roll { $amount } attack dice
    }
    .group = Attack dice
oath-option-sacrifice = { $amount ->
        [one] Sacrifice { $amount } warband
       *[other] Sacrifice { $amount } warbands
    }
    .group = Sacrifice
oath-option-lose-at-site = Lose { $amount } at { NAME($slot) }
    .group = Losses at a site
oath-option-lose-on-board = Lose { $amount } on the board of { NAME($seat) }
    .group = Losses on a board
oath-option-garrison = { NAME($slot, case: "start") }: { $amount }
    .group = Warbands at a site
oath-option-banish = Send the pawn to { NAME($slot) }
    .group = Move the pawn
oath-option-take-up = Play or discard { NAME($card) }
    .group = Play or discard a facedown adviser
oath-option-peek = Peek at relic { $relic_place } of this site
    .group = Peek at a relic
oath-option-peek-reliquary = Peek at the relic on { NAME($space) }
    .group = Peek into the Reliquary
oath-option-peek-bottom = Peek at the bottom relic of the deck
    .group = Peek into the Reliquary
oath-option-station = Move warbands between board and site
    .group = Move warbands here
oath-option-hand-over = Give warbands to { NAME($seat) }
    .group = Give warbands
oath-option-ask-for = Ask { NAME($seat) } for warbands
    .group = Ask for warbands
oath-option-offer-citizenship = Offer citizenship to { NAME($seat) }
    .group = Offer citizenship
oath-option-exile = Exile { NAME($seat) }
    .group = Exile a Citizen
oath-option-self-exile = Go into exile
    .group = Go into exile
    .sure = You give favor for it, and your Act phase ends. Go?
oath-option-choose-player = { NAME($seat) }
    .group = Choose a player
oath-option-choose-card = { NAME($card) }
    .group = Choose a card
oath-option-choose-site = { NAME($slot, case: "start") }
    .group = Choose a site
oath-option-choose-suit = { NAME($suit) }
    .group = Choose a suit
oath-option-choose-relic = { NAME($relic) }
    .group = Choose a relic
oath-option-choose-banner = { NAME($banner) }
    .group = Choose a banner
oath-option-choose-region = { NAME($region, case: "start") }
    .group = Choose a region
oath-option-choose-number = { $amount }
    .group = Choose a number
oath-option-choose-space = The relic on { NAME($space) }
    .group = Choose a relic of the Reliquary
oath-option-choose-bottom = The bottom relic of the deck
    .group = Choose a relic of the Reliquary
oath-option-choose-adviser = Facedown adviser { $adviser_place } of { NAME($seat) }
    .group = Choose a facedown adviser
oath-option-choose-buried = Relic { $relic_place } at { NAME($slot) }
    .group = Choose a facedown relic
oath-option-to-top = On the discard pile { NAME($region, case: "at") }
    .group = On a discard pile
oath-option-to-bottom = Under the discard pile { NAME($region, case: "at") }
    .group = Under a discard pile
oath-option-under-deck = Under the world deck
    .group = Under the world deck
oath-option-give-favor = I give { $amount } favor
    .group = I give favor
oath-option-give-secrets = { $amount ->
        [one] I give { $amount } secret
       *[other] I give { $amount } secrets
    }
    .group = I give secrets
oath-option-give-relic = I give { NAME($relic) }
    .group = I give a relic
oath-option-give-reliquary = I give the relic on { NAME($space) }
    .group = I give a relic of the Reliquary
oath-option-give-bottom = I give the bottom relic of the deck
    .group = I give a relic of the Reliquary
oath-option-give-banner = I give the { NAME($banner) }
    .group = I give a banner
oath-option-give-site = I give { NAME($slot) }
    .group = I give a site
oath-option-give-adviser = I give my adviser { $adviser_place }
    .group = I give an adviser
oath-option-get-favor = I get { $amount } favor
    .group = I get favor
oath-option-get-secrets = { $amount ->
        [one] I get { $amount } secret
       *[other] I get { $amount } secrets
    }
    .group = I get secrets
oath-option-get-relic = I get { NAME($relic) }
    .group = I get a relic
oath-option-get-banner = I get the { NAME($banner) }
    .group = I get a banner
oath-option-get-site = I get { NAME($slot) }
    .group = I get a site
oath-option-get-adviser = I get adviser { $adviser_place }
    .group = I get an adviser
oath-option-drop-term = Take back term { $term }
    .group = Take back a term
oath-option-show-reliquary = Show the relic on { NAME($space) }
    .group = Show a relic
oath-option-show-bottom = Show the bottom relic of the deck
    .group = Show a relic
oath-option-show-adviser = Show my adviser { $adviser_place }
    .group = Show an adviser
oath-option-send = Send the offer
    .group = Send the offer
oath-option-stop = Stop bargaining
    .group = Stop bargaining
oath-option-accept = Accept
    .group = Accept
oath-option-refuse = Refuse
    .group = Refuse
oath-option-swear = Swear { NAME($oath) }
    .group = Swear
oath-option-invite = Invite { NAME($seat) }
    .group = Invite
oath-option-build = Build an edifice in place of { NAME($card) }
    .group = Build an edifice
oath-option-restore = Restore { NAME($card) }
    .group = Restore a ruin
