# What stands on the board of Oath, in English.

oath-about = Keep the oath, or break it and found a new one

## Hints under questions; who is waited for

oath-hint-act = Powers and free acts lie gold on the table; an action may be modified before it is carried out.
oath-hint-travel = The number at a site is the Supply it costs to go there.
oath-hint-targets = Each target adds its dice to the defence. Pass when you have marked what you want to take.
oath-hint-attack-dice = Each die stands for a warband of your force; skulls kill them.
oath-hint-battle-plan = Use plans one at a time; pass when you are done.
oath-hint-sacrifice = Only the exact number that wins can be sacrificed, or none.
oath-hint-casualties = You are asked place by place; whoever is left dies at the next.
oath-hint-garrison = You do not rule a site where you have no warbands.
oath-hint-search-discard = It goes facedown onto the pile; you play the last card left.
oath-hint-write-offer = Nothing moves until it is accepted. Stopping costs nothing.
oath-hint-place-pawn = You begin here and act in this region.
oath-hint-keep-adviser = The others go under the pile; nobody sees your choice.
oath-then-trade-for-favor = What do you trade for?
oath-then-hand-over = { NAME($seat) }: what would you like to do?
oath-then-garrison = How many warbands?
oath-button-trade-for-favor = For favor
oath-button-trade-for-secrets = For secrets
oath-button-hand-over = Give warbands
oath-button-ask-for = Ask for warbands
oath-button-offer-citizenship = Offer citizenship
oath-button-exile = Exile
oath-button-rest = Rest
oath-button-station = Move warbands here
oath-button-self-exile = Go into exile
oath-button-targets-pass = That’s all
oath-button-battle-plan-pass = No more plans
oath-button-sacrifice-pass = Sacrifice none
oath-button-wake-pass = On to the Act phase
oath-button-rest-pass = End the turn
oath-button-to-top = On top
oath-button-to-bottom = At the bottom
oath-wait-act = { $name } is acting
oath-wait-battle-plan = { $name } is considering battle plans
oath-wait-answer-offer = { $name } is reading the offer
oath-wait-write-offer = { $name } is writing an offer
oath-wait-search-discard = { $name } is looking at drawn cards
oath-wait-play = { $name } is playing a card
oath-wait-casualties = { $name } is counting losses

## The bar and the strip

oath-board-round-word = Round
oath-board-round-of = Round { $number } of 8
oath-board-setup = Setting up
oath-board-wake = wake
oath-board-act = act, supply { $number }
oath-board-rest = rest
oath-board-oath-of = Oath of { NAME($oath) }
oath-board-goal-most-sites = most sites
oath-board-goal-peoples-favor = the People's Favor
oath-board-goal-most-relics = most relics and banners
oath-board-goal-darkest-secret = the Darkest Secret
oath-board-keeps = { $you ->
        [yes] You keep the title
       *[no] { $name } keeps the title
    }
oath-board-usurps = { $you ->
        [yes] You are the Usurper
       *[no] { $name } is the Usurper
    }
oath-board-world-deck = world deck
oath-board-world-line = { $number } cards, a search costs { $supply }
oath-board-on-top-denizen = a denizen on top
oath-board-on-top-vision = a Vision on top
oath-board-visions = Visions drawn
oath-board-search-costs = search costs { $number }
oath-board-relic-deck = relic deck
oath-board-dispossessed = Dispossessed
oath-board-unheld = held by nobody
oath-board-mob = the Mob

## The map

oath-board-discard = discard
oath-board-discards-to = discards go { NAME($region, case: "to") }
oath-board-you-are-in = your region
oath-board-pile-of = discard pile { NAME($region, case: "at") }
oath-board-facedown = facedown
oath-board-facedown-hint = facedown, travel turns it up
oath-board-facedown-relic = Facedown relic { $number }
oath-board-no-room = no place for cards
oath-board-you-are-here = you are here
oath-board-bandits = bandits
oath-board-bandits-rule = bandits rule
oath-board-ruled-by = ruled by { $name }
oath-board-pawn-of = pawn of { $name }
oath-board-warbands = { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }
oath-board-defended = attacked alone: { $number } warbands, { $dice } dice
oath-board-not-now = not now: click for why
oath-board-reliquary = Reliquary
oath-board-reliquary-hint = a relic goes with each offer of citizenship
oath-board-covered = covered
oath-board-uncovered = uncovered: the trait binds the Chancellor

## Boards of players

oath-board-you = you
oath-board-your-board = Your board
oath-board-held-advisers = advisers
oath-board-held-relics = relics
oath-board-held-banners = banners
oath-board-held-vision = Vision
oath-board-favor = favor
oath-board-secrets = secrets
oath-board-bank = bank { $number }
oath-board-bank-of = in the bank
oath-board-jailed = set aside { $number }
oath-board-supply = Supply
oath-board-supply-number = Supply { $number } of 7
oath-board-rest-gives = rest gives { $number }, unspent is kept
oath-board-on-board = Warbands on the board
oath-board-advisers = Advisers
oath-board-advisers-of = Advisers { $number } of { $all }
oath-board-relics-in-order = Relics, in the order taken
oath-board-banners-vision = Banners, Vision
oath-board-no-relics = no relic
oath-board-no-banner = no banner, no Vision
oath-board-successor = Successor
oath-board-pawn-at = pawn at { $site }
oath-board-rules-sites = { $number ->
        [one] rules { $number } site
       *[other] rules { $number } sites
    }
oath-board-own-facedown = { $name }, facedown
oath-board-back-denizen = facedown denizen
oath-board-back-vision = facedown Vision
oath-board-back-faceup = adviser
oath-board-laden = on it: favor { $favor }, secrets { $secrets }
oath-board-tokens-on = tokens on it: { $number }
oath-board-in-bank = favor in this bank: { $number }
oath-board-cards-in = cards: { $number }, of them with the back of a Vision: { $visions }
oath-board-vision = Vision
oath-board-relic = Relic
oath-board-ruin = Ruin
oath-board-vision-hint = An Exile reveals it; others keep it facedown.

## Actions

oath-board-actions = Actions
oath-board-actions-hint = gold on the table: free acts and powers
oath-board-with-others = With others
oath-board-major-search = Draw cards from the world deck or the discard pile of your region, play one, discard the others.
oath-board-major-muster = Place a favor on a card at your site and gain warbands.
oath-board-major-trade = Trade with a card at your site: a secret for favor, or favor for secrets.
oath-board-major-travel = Move your pawn to another site; a facedown one is turned up.
oath-board-major-recover = Take a relic of your site for its price, or a banner for more than lies on it.
oath-board-major-campaign = Fight whoever rules or stands here, for sites, relics, banners or the pawn.
oath-board-search-note = world deck { $world }, pile of { $pile }
oath-board-travel-note = { $number } sites, from { $least }
oath-board-no-partner = no card for it here
oath-board-no-enemy = no enemy here
oath-board-relics-here = { $number ->
        [one] { $number } relic here
       *[other] { $number } relics here
    }
oath-board-banners-free = { $number } banners
oath-board-supply-cost = { $number } Supply
oath-board-dice-more = { $number ->
        [one] { $number } die for the defence
       *[other] { $number } dice for the defence
    }
oath-board-trade-for-favor = for favor
oath-board-trade-for-secrets = for secrets
oath-board-room = { $number ->
        [one] { $number } free place
       *[other] { $number } free places
    }
oath-board-full = full: one card goes first
oath-board-play-adviser = Adviser, faceup
oath-board-play-facedown = Adviser, facedown

## Drawn cards

oath-board-drawn-cards = Drawn cards
oath-board-drawn = { $you ->
        [yes] You hold { $number ->
            [one] a drawn card
           *[other] { $number } drawn cards
        }
       *[no] { $name } holds { $number ->
            [one] a drawn card
           *[other] { $number } drawn cards
        }
    }
oath-board-vision-ends = A Vision ends the draw.
oath-board-step-keep = keep one
oath-board-step-play = play it
oath-board-click-discard = click to discard
oath-board-click-keep = click to choose
oath-board-where-to = Where it can go
oath-board-what-with = What to do with them
oath-board-begin-at = Where you begin

## Campaign

oath-board-campaign = Campaign
oath-board-campaign-choices = What you can do now
oath-board-marches = { $you ->
        [yes] You march against { $other }
       *[no] { $name } marches against { $other }
    }
oath-board-on-you = you
oath-board-on-bandits = the bandits
oath-board-attacks = { $you ->
        [yes] You attack
       *[no] { $name } attacks
    }
oath-board-defends = { $you ->
        [yes] You defend
       *[no] { $name } defends
    }
oath-board-bandits-defend = The bandits defend
oath-board-ally = { $you ->
        [yes] you are an ally
       *[no] { $name } is an ally
    }
oath-board-dice = { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
oath-board-force-of = { $you ->
        [yes] Your force
       *[no] Force of { $name }
    }
oath-board-force-chosen = dice for { $number } of { $all } warbands
oath-board-plan-of = { $you ->
        [yes] your plan
       *[no] plan of { $name }
    }
oath-board-plan = battle plan
oath-board-site-target = a target lies there
oath-board-site = site
oath-board-sites-number = { $number } sites
oath-board-relic-of = relic of { $name }
oath-board-banner-of = banner of { $name }
oath-board-pawn-and-favor = Pawn and favor
oath-board-title-dice = title
oath-board-below-zero = Below zero
oath-board-below-zero-note = attack dice below zero defend
oath-board-dice-wait = No dice rolled yet. { $number ->
        [one] { $number } warband defends.
       *[other] { $number } warbands defend.
    }
oath-board-rolled-sword = { $number ->
        [one] { $number } sword
       *[other] { $number } swords
    }
oath-board-rolled-double-sword-skull = { $number ->
        [one] { $number } double with a skull
       *[other] { $number } double with skulls
    }
oath-board-rolled-hollow-sword = { $number } hollow
oath-board-rolled-shields = { $number ->
        [one] { $number } shield
       *[other] { $number } shields
    }
oath-board-rolled-doubled = doubled: { $number }
oath-board-rolled-warbands = { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }
oath-board-beats = beats
oath-board-falls-short = against
oath-board-at-stake = At stake
oath-board-step-targets = targets
oath-board-step-allies = force, allies
oath-board-step-plans = plans
oath-board-step-dice = dice
oath-board-step-sacrifice = sacrifice
oath-board-step-losses = losses
oath-board-step-spoils = spoils
oath-board-losses = Who dies
oath-board-losses-hint = still to die: { $number }
oath-board-stand-here = { $number ->
        [one] { $number } warband stands here
       *[other] { $number } warbands stand here
    }
oath-board-none-dies = none here
oath-board-now = Now
oath-board-board-of = { $you ->
        [yes] Your board
       *[no] Board of { $name }
    }

## Bargains

oath-board-bargain = Bargain
oath-board-citizenship = Citizenship
oath-board-bargain-with = with { $name }; binding once both agree
oath-board-changes-of = { $number } of { $all } changes,
oath-board-refusals-of = { $number } of { $all } refusals
oath-board-i-give = I give
oath-board-i-get = I get
oath-board-gives = { $name } gives
oath-board-from-board = { $you ->
        [yes] from your board
       *[no] from the board of { $name }
    }
oath-board-and = and
oath-board-nothing = nothing
oath-board-at-once = both at once
oath-board-afterwards = { $you ->
        [yes] Afterwards you have
       *[no] Afterwards { $name } has
    } favor { $favor }, secrets { $secrets }, relics { $relics }.
oath-board-relic-on = the relic on { NAME($space) }
oath-board-bottom-relic = the bottom relic of the deck
oath-board-uncovers = Uncovers { NAME($space) }:
oath-board-adviser-number = adviser { $number }
oath-board-answer = Answer
oath-board-draft = draft
oath-board-reads = { $you ->
        [yes] you read it
       *[no] { $name } reads it
    }
oath-board-agreed = agreed
oath-board-refused = { $number ->
        [0] or refused
        [one] refused once
       *[other] refused { $number } times
    }
oath-board-change-draft = Change the draft
oath-board-change-hint = favor and secrets are set above
oath-board-take-back = Take back { $what }
oath-board-give-what = Give { $what }
oath-board-ask-what = Ask for { $what }

## When a thing will matter

oath-when-card = Cards at your site are mustered on and traded with; powers are used in the Act phase.
oath-when-slot = Sites are chosen when you travel, campaign or play a card.
oath-when-relic = Relics work for their holder; their powers are used in the Act phase.
oath-when-suit = Banks give favor for trades and take it for relics.
oath-when-region = Discard piles are searched from their own region.
oath-when-banner = To recover a banner you pay more tokens than lie on it.
oath-when-space = Relics of the Reliquary go with citizenship.
oath-when-seat = Players are chosen for campaigns and bargains.

## The table as text

oath-text-goal = Goal and decks
oath-text-what = What
oath-text-how = How it stands
oath-text-banks = Favor banks
oath-text-sites = Sites
oath-text-site = Site
oath-text-region = Region
oath-text-ruler = Ruler
oath-text-warbands = Warbands
oath-text-pawns = Pawns
oath-text-cards = Cards
oath-text-relics = Relics
oath-text-players = Players
oath-text-player = Player
oath-text-role = Role
oath-text-supply = Supply
oath-text-favor = Favor
oath-text-secrets = Secrets
oath-text-advisers = Advisers
oath-text-vision = Vision
oath-text-reliquary = Reliquary
oath-text-drawn = Drawn cards
oath-text-card = Card
oath-text-text = Text

## The Clockwork Prince

oath-board-mind-arrow = { $start } → { $end }: { $color }, { $condition }
oath-board-mind-tokens = Current token at { $cell }, start token at { $start }.
oath-board-mind-way = His way in this turn: { $cells }.
oath-board-mind-plays-friends = plays a friend; if it cannot: Ambitions +{ $favor }{ $tactics ->
        [0] {""}
       *[other] , tactics +{ $tactics }
    }
oath-board-mind-plays-conspirators = plays a conspirator; if it cannot: Ambitions +{ $favor }{ $tactics ->
        [0] {""}
       *[other] , tactics +{ $tactics }
    }
oath-board-theme-sites = Sites
oath-board-theme-relics = Relics and banners
oath-board-theme-darkest-secret = Darkest Secret
oath-board-theme-peoples-favor = People's Favor
oath-board-prince-limited = The Clockwork Prince, limited powers.
oath-board-prince-extended = The Clockwork Prince, extended powers: people decide about them.
oath-board-prince-reliquary = No relics lie in the Reliquary; the bottom relic of the deck stands in.
oath-board-prince-actions = Actions
oath-board-prince-neutral = Neutral
oath-board-prince-favor = { $number } favor
oath-board-prince-secrets = { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }
oath-board-prince-threat = Threat
oath-board-prince-tactics = Tactics
oath-board-prince-ambitions = Favor in Ambitions: { $number }
oath-board-prince-reconstruction = Cells, arrows and conditions are reconstructed; whoever owns the sheet can correct the file.
