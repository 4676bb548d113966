# Oath, in English: the chronicle.

## Set-up and turns

oath-fact-placed-pawn = The pawn of { NAME($seat) } goes to { NAME($site) }.
oath-fact-placed-pawn-unseen = The pawn of { NAME($seat) } goes to { NAME($slot) }.
oath-fact-kept-facedown = { NAME($seat) } keeps { NAME($card) } as a facedown adviser.
oath-fact-kept-some = { NAME($seat) } keeps a facedown adviser ({ NAME($back) }).
oath-fact-discarded-drawn = { NAME($seat) } discards { NAME($card) }.
oath-fact-discarded-some = { NAME($seat) } discards { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
oath-fact-discarded-facedown = { NAME($seat) } discards { NAME($card) }, a facedown adviser of { NAME($seat2) }.
oath-fact-discarded-adviser = { NAME($seat) } discards { NAME($card) }, an adviser of { NAME($seat2) }.
oath-fact-discarded-from-site = { NAME($seat) } discards { NAME($card) } at { NAME($site) }.
oath-fact-round = Round { $number }
oath-fact-turn = { NAME($seat) } to play
oath-fact-banner-grows = { NAME($seat) } places 1 favor on the People's Favor.
oath-fact-banner-shrinks = { NAME($seat) } moves 1 favor from the People's Favor to the { NAME($suit) } bank.
oath-fact-mob = The People's Favor turns to the Mob.
oath-fact-usurper = { NAME($seat) } is now Usurper.
oath-fact-rests = { NAME($seat) } rests and has { $number } Supply.

## Powers and tokens

oath-fact-uses = { NAME($seat) } uses { NAME($power) }.
oath-fact-paid = { NAME($seat) } pays for { NAME($power) }.
oath-fact-modifies = { NAME($seat) } uses { NAME($power) } with this action.
oath-fact-toll = { NAME($seat) } gives { NAME($seat2) } 1 favor as a toll.
oath-fact-toll-burned = { NAME($seat) } burns 1 favor as a toll to the bandits.
oath-fact-gained-favor = { NAME($seat) } gains { $number } favor from the { NAME($suit) } bank.
oath-fact-gained-secrets = { NAME($seat) } gains { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }.
oath-fact-gained-warbands = { NAME($seat) } gains { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }.
oath-fact-burned-favor = { NAME($seat) } burns { $number } favor.
oath-fact-burned-secrets = { NAME($seat) } burns { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }.
oath-fact-flipped-secrets = { NAME($seat) } turns { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    } facedown.
oath-fact-gave-favor = { NAME($seat) } gives { NAME($seat2) } { $number } favor.
oath-fact-gave-secrets = { NAME($seat) } gives { NAME($seat2) } { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }.
oath-fact-took-favor = { NAME($seat) } takes { $number } favor from { NAME($seat2) }.
oath-fact-took-secret = { NAME($seat) } takes 1 secret from { NAME($seat2) }.
oath-fact-supply = { NAME($seat) } gains { $number } Supply.
oath-fact-killed-on-board = { NAME($seat) } loses { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    } on the board.
oath-fact-killed-at-site = { NAME($seat) } loses { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    } at { NAME($site) }.
oath-fact-saw-cards = { NAME($seat) } looks with { NAME($power) } and sees { NAME($cards) }.
oath-fact-saw-relics = { NAME($seat) } looks with { NAME($power) } and sees { NAME($relics) }.
oath-fact-saw-site = { NAME($seat) } sees a facedown site: { NAME($site) }.
oath-fact-saw-some = { NAME($seat) } looks at { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } with { NAME($power) }.
oath-fact-swapped = { NAME($seat) } swaps { NAME($card) } with { NAME($card2) }.
oath-fact-buried-relic = { NAME($seat) } puts { NAME($relic) } under the relic deck.
oath-fact-buried-some-relic = { NAME($seat) } puts a relic under the relic deck.
oath-fact-banner-value = The { NAME($banner) } now holds { $number }.
oath-fact-moved-favor = { $number } favor goes from the { NAME($suit) } bank to the { NAME($suit2) } bank.
oath-fact-put-in-bank = { NAME($seat) } puts { $number } favor into the { NAME($suit) } bank.
oath-fact-laid-favor = { NAME($seat) } places { $number } favor on { NAME($card) }.
oath-fact-swapped-facedown = { NAME($seat) } swaps a facedown adviser of { NAME($seat2) } with one of { NAME($seat3) }.
oath-fact-shares-vision = { NAME($seat) } shares { NAME($card) } with { NAME($seat2) }.
oath-fact-moved-pile = { NAME($seat) } puts the discard pile { NAME($region, case: "at") } on top of the one { NAME($region2, case: "at") }.
oath-fact-dispossessed = { NAME($seat) } sends { NAME($card) } to the Dispossessed.
oath-fact-swapped-dispossessed = { NAME($seat) } swaps { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } with the Dispossessed.
oath-fact-rebuilt = { NAME($card) } stands again.
oath-fact-released = { $number ->
        [one] { $number } warband returns
       *[other] { $number } warbands return
    } from the Obsidian Cage to { NAME($seat) }.

## Search and play

oath-fact-searches-deck = { NAME($seat) } searches the world deck.
oath-fact-searches-pile = { NAME($seat) } searches the discard pile { NAME($region, case: "at") }.
oath-fact-drew = { NAME($seat) } draws { NAME($cards) }.
oath-fact-drew-some = { NAME($seat) } draws cards; the backs are { NAME($backs) }.
oath-fact-showed = { NAME($seat) } shows { NAME($cards) }.
oath-fact-vision-drawn = Visions drawn: { $number }.
oath-fact-played-to-site = { NAME($seat) } plays { NAME($card) } at { NAME($site) }.
oath-fact-played-adviser = { NAME($seat) } plays { NAME($card) } as an adviser.
oath-fact-revealed-vision = { NAME($seat) } reveals { NAME($card) }.
oath-fact-vision-discarded = { NAME($seat) } discards the revealed { NAME($card) }.
oath-fact-moved-card = { NAME($card) } moves to { NAME($site) }.

## Muster, trade, travel, recover

oath-fact-mustered = { NAME($seat) } musters on { NAME($card) }.
oath-fact-traded = { NAME($seat) } trades with { NAME($card) }.
oath-fact-traded-in-vain = { NAME($seat) } gains nothing from the trade with { NAME($card) }.
oath-fact-travelled = { NAME($seat) } travels to { NAME($site) }.
oath-fact-site-revealed = A site { NAME($slot, case: "of") } is turned faceup: { NAME($site) }.
oath-fact-took-relic = { NAME($seat) } takes { NAME($relic) }.
oath-fact-gave-relic = { NAME($seat) } gives { NAME($seat2) } { NAME($relic) }.
oath-fact-recovered-banner = { NAME($seat) } recovers the { NAME($banner) } and puts { $number } on it.
oath-fact-dealt-favor = { NAME($seat) } deals { $number } favor to the banks, starting with { NAME($suit) }.
oath-fact-seized-banner = { NAME($seat) } seizes the { NAME($banner) }, which burns { $number ->
        [0] nothing.
        [one] { $number } token.
       *[other] { $number } tokens.
    }
oath-fact-gave-banner = { NAME($seat) } gives { NAME($seat2) } the { NAME($banner) }.
oath-fact-trait = The trait { NAME($space) } now binds the Chancellor.

## Campaign

oath-fact-campaigns = { NAME($seat) } attacks { NAME($seat2) }.
oath-fact-campaigns-bandits = { NAME($seat) } attacks the bandits.
oath-fact-target-site = Target: { NAME($site) }.
oath-fact-target-relic = Target: { NAME($relic) }.
oath-fact-target-banner = Target: the { NAME($banner) }.
oath-fact-target-pawn = Target: pawn and favor.
oath-fact-joins = { NAME($seat) } joins the defence of { NAME($seat2) }.
oath-fact-uses-plan = { NAME($seat) } uses the battle plan { NAME($power) }.
oath-fact-bandits-plan = The bandits use the battle plan { NAME($power) }.
oath-fact-rolled-defense = Defense dice: { NAME($defense_faces) }.
oath-fact-rolled-attack = Attack dice: { NAME($attack_faces) }.
oath-fact-battle = Attack { $number }, defense { $number2 }.
oath-fact-sacrificed = { NAME($seat) } sacrifices { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }.
oath-fact-victory = The { NAME($side) } wins the campaign.
oath-fact-garrisoned = { NAME($seat) } places { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    } at { NAME($site) }.

## Minor actions, title, end

oath-fact-peeked = { NAME($seat) } peeks at a relic at { NAME($site) }: { NAME($relic) }.
oath-fact-peeked-some = { NAME($seat) } peeks at a relic at { NAME($site) }.
oath-fact-peeked-reliquary = { NAME($seat) } peeks at the relic on { NAME($space) }: { NAME($relic) }.
oath-fact-peeked-space = { NAME($seat) } peeks at the relic on { NAME($space) }.
oath-fact-peeked-bottom = { NAME($seat) } peeks at the bottom relic of the deck: { NAME($relic) }.
oath-fact-peeked-bottom-some = { NAME($seat) } peeks at the bottom relic of the deck.
oath-fact-stationed = { NAME($seat) } now has { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    } at { NAME($site) }.
oath-fact-handed-over = { NAME($seat) } gives { NAME($seat2) } { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }.
oath-fact-refused = { NAME($seat) } refuses { NAME($seat2) }.
oath-fact-title = { NAME($seat) } takes the title of Oathkeeper.
oath-fact-became-citizen = { NAME($seat) } becomes a Citizen.
oath-fact-end-die = The end die shows { $number }.
oath-fact-won = { NAME($seat) } wins.

## Citizenship and bargains

oath-fact-became-exile = { NAME($seat) } becomes an Exile.
oath-fact-got-reliquary = { NAME($seat) } gets { NAME($relic) } from the Reliquary.
oath-fact-offer-sent = { NAME($seat) } makes { NAME($seat2) } an offer.
oath-fact-offer-refused = { NAME($seat) } refuses the offer of { NAME($seat2) }.
oath-fact-offer-accepted = { NAME($seat) } accepts the offer of { NAME($seat2) }.
oath-fact-term-favor = { NAME($seat) } would give { NAME($seat2) } { $number } favor.
oath-fact-term-secrets = { NAME($seat) } would give { NAME($seat2) } { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }.
oath-fact-term-relic = { NAME($seat) } would give { NAME($seat2) } { NAME($relic) }.
oath-fact-term-reliquary = { NAME($seat) } would give { NAME($seat2) } the relic on { NAME($space) }.
oath-fact-term-bottom = { NAME($seat) } would give { NAME($seat2) } the bottom relic of the deck.
oath-fact-term-banner = { NAME($seat) } would give { NAME($seat2) } the { NAME($banner) }.
oath-fact-term-site = { NAME($seat) } would give { NAME($seat2) } the site { NAME($site) }.
oath-fact-term-adviser = { NAME($seat) } would give { NAME($seat2) } adviser { $number }.
oath-fact-gave-adviser = { NAME($seat) } gives { NAME($seat2) } the adviser { NAME($card) }.
oath-fact-gave-some = { NAME($seat) } gives { NAME($seat2) } a facedown adviser.
oath-fact-gave-site = { NAME($seat) } gives { NAME($seat2) } the site { NAME($site) }.
oath-fact-showed-adviser = { NAME($seat) } shows { NAME($seat2) } the facedown adviser { NAME($card) }.
oath-fact-showed-some = { NAME($seat) } shows { NAME($seat2) } a facedown card.

## The chronicle

oath-fact-swore = { NAME($seat) } swears { NAME($oath) } for the next game.
oath-fact-turned-out = { NAME($seat) } turns from Citizen to Exile.
oath-fact-invited = { NAME($seat) } invites { NAME($seat2) }.
oath-fact-accepted-citizenship = { NAME($seat) } will be a Citizen of { NAME($seat2) }.
oath-fact-declined-citizenship = { NAME($seat) } declines to be a Citizen of { NAME($seat2) }.
oath-fact-built-edifice = { NAME($seat) } builds { NAME($card) } at { NAME($site) }, in place of { NAME($card2) }.
oath-fact-restored-edifice = { NAME($seat) } restores { NAME($card) } at { NAME($site) }.
oath-fact-sites-kept = These sites stay: { NAME($sites) }.
oath-fact-sites-lost = These sites are lost: { NAME($sites) }.
oath-fact-cards-came = These cards come into the world: { NAME($cards) }.
oath-fact-outcasts-came = The Archive has run out. These cards return from the Dispossessed: { NAME($cards) }.
oath-fact-cards-left = These cards are dispossessed: { NAME($cards) }.
oath-fact-endowed = { NAME($seat) } puts { $number } favor on { NAME($site) }.

## Ends

oath-end-usurper = The Usurper wins: the oath is broken.
oath-end-visionary = The Visionary wins: the Vision has come true.
oath-end-stable-regime = The regime is stable: the Chancellor wins.
oath-end-successor = The Successor wins in place of the Chancellor.
oath-end-war-exhaustion = War exhaustion: the eighth round is over.
