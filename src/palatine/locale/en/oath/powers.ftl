# Oath, in English: what powers do. Label, side and price stand before the sentence.

## Order

oath-say-power-wrestlers = you may sacrifice 1 warband of the defending force to add 1 defense die.
oath-say-power-battle-honors = if you are victorious, gain 2 favor from the Order bank.
oath-say-power-bear-traps = remove 1 attack die and kill 1 warband on the attacker's board.
oath-say-power-longbows = add 1 attack die as attacker, remove 1 as defender.
oath-say-power-keep = if this site is a target, add 2 defense dice.
oath-say-power-pressgangs = you may muster on a card that carries favor or secrets.
oath-say-power-garrison = gain 1 warband for each site you rule, then move 1 warband from your board to each of them.
oath-say-power-scouts = gain 1 Supply.

## Arcane

oath-say-power-alchemist = gain 4 favor from any banks.

## Order

oath-say-power-martial-culture = if you are an Exile and victorious over an Exile, you may become a Citizen without a Reliquary relic. Your Act phase ends, your Supply becomes 7.

## Beast

oath-say-power-errand-boy = you may search the discard pile of another region.

## Discord

oath-say-power-mercenaries = add 3 attack dice as attacker, remove 3 as defender. If you are defeated, discard this card.

## Hearth

oath-say-power-tinkers-fair = bargain with one player: favor, secrets and relics.

## Nomad

oath-say-power-rain-boots = the defender's faces with a single shield do not count. At the end of the campaign discard this card.

## Discord

oath-say-power-a-small-favor = gain 4 warbands.
oath-say-power-second-wind = if you are victorious, after the campaign you may travel, and then may campaign; this costs no Supply.
oath-say-power-sleight-of-hand = take 1 secret from a player at your site. Nobody loses the last secret this way.
oath-say-power-key-to-the-city = if no ruler of this site has the pawn here, kill all warbands here and place 1 of yours.
oath-say-power-scryer = peek at all cards of one discard pile.
oath-say-power-disgraced-captain = if a targeted site has an Order card, add 4 attack dice.
oath-say-power-naysayers = if an Exile has the title, either side up, take 1 favor from the Chancellor.
oath-say-power-book-burning = if you are victorious and the pawn was a target, the defeated player burns all secrets on the board but 1.

## Nomad

oath-say-power-ancient-binding = each player burns all secrets on the board and on cards but 1. Your last one is the one placed here.
oath-say-power-horse-archers = add 3 attack dice as attacker, remove 3 as defender. At the end of the campaign discard this card.
oath-say-power-warning-signals = move your warbands as you like between your board and sites you rule; at least 1 stays at each. At the end of the campaign discard this card.
oath-say-power-elders = gain 1 secret.
oath-say-power-the-gathering = each player, starting with the Chancellor, may place the pawn here. Then players here may bargain: favor, secrets, relics and advisers.
oath-say-power-faithful-friend = gain 4 Supply.
oath-say-power-tents = if you travel within your region, this costs no Supply.
oath-say-power-great-herd = you may swap this card with a Nomad card at another site.

## Arcane

oath-say-power-fire-talkers = if you hold the Darkest Secret, add 3 attack dice as attacker, remove 3 as defender.
oath-say-power-magicians-code = if you recover the Darkest Secret, gain 2 secrets and place them on it as part of the price.
oath-say-power-spirit-snare = gain 1 favor from one bank.
oath-say-power-wizard-school = gain 1 secret. Your Act phase ends.
oath-say-power-dazzle = discard all Hearth and Order cards at sites of your region.
oath-say-power-acting-troupe = for this trade this adviser counts as Beast or as Order, as you choose, instead of Arcane.
oath-say-power-taming-charm = discard a Beast or Nomad card at your site, then gain 2 favor from the bank of its suit.
oath-say-power-inquisitor = peek at a facedown adviser of a player at your site. If it is the Conspiracy, take it to play or discard it; otherwise give its owner the favor placed here.

## Beast

oath-say-power-wolves = kill 1 warband on the board of any player.
oath-say-power-animal-playmates = if you muster on a Beast card, this costs no Supply.
oath-say-power-true-names = in your campaigns your enemy cannot use battle plans that match your advisers.
oath-say-power-the-old-oak = if you trade with this card for secrets and have a Beast adviser, gain 1 more secret.
oath-say-power-forest-paths = if you travel to a site with a Beast card, this costs no Supply and ignores site powers.
oath-say-power-long-lost-heir = if you are an Exile, you may become a Citizen without a Reliquary relic. Your Act phase ends, your Supply becomes 7.
oath-say-power-rangers = ignore the skulls you roll. If there are 4 or more defense dice, add 2 attack dice.
oath-say-power-roving-terror = discard a denizen at another site and move this card there.

## Hearth

oath-say-power-wayside-inn = gain 2 Supply.
oath-say-power-extra-provisions = add 1 defense die.
oath-say-power-memory-of-home = move all favor of one bank to the Hearth bank.
oath-say-power-welcoming-party = if you play a newly drawn denizen faceup, gain 1 favor from the Hearth bank.
oath-say-power-traveling-doctor = if you are defeated, none of your force is killed, not even by powers that kill all of it; discard this card.
oath-say-power-storyteller = add 1 secret to the Darkest Secret.
oath-say-power-armed-mob = if the holder of the Darkest Secret does not hold the People's Favor, discard a faceup adviser of that player.
oath-say-power-tavern-songs = peek at the top 3 cards of your region's discard pile.

## Arcane

oath-say-power-secret-signal = if this trade gains you exactly 1 favor, gain 1 more from the same bank.
oath-say-power-augury = draw 1 more card.
oath-say-power-rusting-ray = if you hold the Darkest Secret, the attacker's hollow swords do not count.
oath-say-power-portal = if you travel to or from this site, this costs no Supply and ignores site powers.
oath-say-power-billowing-fog = if you are defeated, none of your force is killed, not even by powers that kill all of it.
oath-say-power-kindred-warriors = ignore the skulls you roll. For each suit you rule except Arcane you may add 1 attack die as attacker, remove 1 as defender.
oath-say-power-terror-spells = if you hold the Darkest Secret, kill 2 warbands in your region, at sites or on boards of players there.
oath-say-power-blood-pact = sacrifice any even number of warbands on your board and gain 1 secret for every 2.
oath-say-power-revelation = each player, starting with the Chancellor, may burn any number of favor to gain as many secrets.
oath-say-power-observatory = if your pawn is at this site, you may search any discard pile.
oath-say-power-plague-engines = each player, you included, places 1 favor in the Arcane bank for each site they rule.
oath-say-power-gleaming-armor = each battle plan of your enemy costs 1 more secret.
oath-say-power-bewitch = if you are an Exile with more secrets than the Chancellor, you may become a Citizen without a Reliquary relic. Your Act phase ends, your Supply becomes 7.
oath-say-power-jinx = after the ruler of this card rolls attack or defense dice, the ruler may pay to roll all of them again, once.
oath-say-power-tutor = gain 1 secret.
oath-say-power-dream-thief = swap two facedown advisers, whoever owns them.
oath-say-power-cracking-ground = for each targeted site add 1 attack die as attacker, remove 1 as defender.
oath-say-power-sealing-ward = each targeted relic of yours adds 1 more defense die.
oath-say-power-initiation-rite = when you muster, place 1 secret instead of 1 favor.
oath-say-power-vow-of-silence = you cannot recover the Darkest Secret or give secrets. When somebody recovers it, gain as many secrets as were placed on it.
oath-say-power-forgotten-vault = add 1 secret to the Darkest Secret, or burn 1 from it. Its last one stays.
oath-say-power-map-library = if your pawn is at this site, you may trade with any card in your region.
oath-say-power-witchs-bargain = any number of times, give a player at your site 1 secret and take 2 favor, or give 2 favor and take 1 secret.
oath-say-power-master-of-disguise = for this trade use another player's advisers, with their trade modifiers, as if they were yours. Your other advisers do not count.

## Discord

oath-say-power-charlatan = burn all secrets on the Darkest Secret but 1.
oath-say-power-assassin-1 = you can have at most 2 advisers.
oath-say-power-assassin-2 = discard a faceup adviser of a player at your site.
oath-say-power-downtrodden = if the bank of the card's suit has less favor than every other bank, gain 2 more warbands.
oath-say-power-blackmail = choose a relic of a player at your site: its owner gives you 3 favor, or you take the relic. The owner decides.
oath-say-power-cracked-sage = if your enemy has an Arcane adviser, add 4 attack dice as attacker, remove 4 as defender.
oath-say-power-dissent = each player except the holder of the People's Favor places 1 favor on this card for each suit they rule.
oath-say-power-false-prophet = if you are an Exile, gain 1 warband and place it on another player's revealed Vision: it is revealed for you too. When it is discarded, the warband dies; play or discard the Vision.
oath-say-power-vow-of-renewal = you cannot recover the People's Favor. Favor that anybody burns comes to you.
oath-say-power-zealots = if the defender's force is larger than yours, each warband that you sacrifice adds 3 attack.
oath-say-power-royal-ambitions = if you are an Exile and rule more sites than the Chancellor, you may take an unseen Reliquary relic and become a Citizen. Your Act phase ends, your Supply becomes 7.
oath-say-power-salt-the-earth-1 = you cannot play this card to a site with a locked card.
oath-say-power-salt-the-earth-2 = ignore the capacity of the site and discard its other denizens. While this card is here the capacity is 1.
oath-say-power-beast-tamer = in your campaigns your enemy cannot use Beast and Nomad battle plans.
oath-say-power-riots = if the People's Favor shows the Mob, discard all cards at sites of the most common suit there, except this one. You decide ties.
oath-say-power-silver-tongue-1 = you can have at most 2 advisers.
oath-say-power-silver-tongue-2 = gain 1 favor from the bank of a suit at your site.
oath-say-power-gambling-hall = roll 4 defense dice and gain favor from one bank equal to the shields.
oath-say-power-boiling-lake = whoever travels here without ruling this card kills 2 warbands on the own board.
oath-say-power-relic-thief = when a player in your region takes relics, you may pay to roll 1 defense die for each. With no shield take them all.
oath-say-power-enchantress = swap this card with a faceup adviser of any player.
oath-say-power-insomnia-1 = you can have at most 2 advisers.
oath-say-power-insomnia-2 = gain 1 secret.
oath-say-power-sneak-attack = after another player's campaign you may campaign against that player; this costs no Supply.
oath-say-power-gossip = enemies of this card's ruler cannot play cards as facedown advisers.
oath-say-power-bandit-chief-1 = kill 1 warband at each site.
oath-say-power-bandit-chief-2 = each site has 2 more bandits.
oath-say-power-chaos-cult = when another player takes the title, take 1 favor from that player.
oath-say-power-slander = if you are victorious and pawn and favor were a target, burn all of the defender's favor instead of half.

## Order

oath-say-power-code-of-honor = add 2 attack dice as attacker, remove 2 as defender. Your side cannot use other battle plans.
oath-say-power-outriders = ignore the skulls you roll.
oath-say-power-messenger = move your warbands as you like between your board and sites you rule. At least 1 stays at each site.
oath-say-power-field-promotion = if you are victorious, gain 3 warbands.
oath-say-power-palanquin = choose a player at your site and a site where that player could travel. Place your pawn there; that player travels there, which costs no Supply.
oath-say-power-shield-wall = add 2 defense dice. If you are defeated, kill your whole force.
oath-say-power-military-parade = if you are victorious, gain 1 favor for each faceup adviser of the enemy side, from the bank of its suit.
oath-say-power-tome-guardians = enemies of this card's ruler cannot target or take the Darkest Secret in any way.
oath-say-power-tyrant = after you travel, kill 1 warband at your new site, whoever owns it.
oath-say-power-forced-labor = an enemy at a site of this card's ruler searches only by giving the ruler 1 favor. Bandits: the favor is burned.
oath-say-power-secret-police = an enemy at a site of this card's ruler cannot play Visions faceup.
oath-say-power-specialist = the defender's side cannot use battle plans.
oath-say-power-captains = campaign from a site you rule as if your pawn were there; this costs no Supply, and the warbands of that site join your force.
oath-say-power-siege-engines = kill 2 warbands at one site in your region.
oath-say-power-royal-tax = take 2 favor from each player at a site you rule in your region.
oath-say-power-toll-roads = an enemy travels to a site of this card's ruler only by giving the ruler 1 favor. Bandits: the favor is burned.
oath-say-power-curfew = an enemy trades with a card of this card's ruler only by giving the ruler 1 favor. Bandits: the favor is burned.
oath-say-power-knights-errant = after this muster you may campaign; this costs no Supply.
oath-say-power-vow-of-obedience-1 = you cannot play Visions faceup.
oath-say-power-vow-of-obedience-2 = gain 1 favor from one bank.
oath-say-power-hunting-party = if you searched the world deck, you may campaign afterwards; this costs no Supply.
oath-say-power-council-seat = while you are a Citizen, nobody can exile you, you yourself included.
oath-say-power-encirclement = if your force is larger, add 2 attack dice as attacker, remove 2 as defender.
oath-say-power-peace-envoy = if your enemy's pawn is at your site, give your enemy 1 favor for each defense die. You win at once, nobody loses warbands. Your side uses no other plans.
oath-say-power-relic-hunter = you may add facedown relics at targeted sites as targets, 1 defense die each. If you are victorious, you may bury relics that you take.

## Hearth

oath-say-power-homesteaders = move a faceup adviser of yours to your site.
oath-say-power-crop-rotation = before you play a card to a site you may discard a denizen there.
oath-say-power-a-round-of-ale = return favor and secrets from cards as in Rest, now; your facedown secrets turn up. The favor placed here stays.
oath-say-power-land-warden = you may play 2 of the drawn cards, at least 1 of them to a site.
oath-say-power-charming-friend = take 1 favor from a player at your site.
oath-say-power-village-constable = if your enemy does not hold the People's Favor, add 2 attack dice as attacker, remove 2 as defender.
oath-say-power-family-heirloom = draw a relic; take it or bury it.
oath-say-power-news-from-afar = this search costs no Supply.
oath-say-power-levelers = move 2 favor from the bank with the most to the bank with the least. You decide ties.
oath-say-power-fabled-feast = gain favor from one bank equal to the Hearth cards you rule, this one included.
oath-say-power-the-great-levy = if your enemy does not hold the People's Favor, ignore the skulls you roll; add 3 attack dice as attacker, remove 3 as defender.
oath-say-power-hearts-and-minds = you win at once. If you do not hold the People's Favor, at the end of the campaign discard this card.
oath-say-power-relic-breaker = bury a facedown relic at your site and gain 3 warbands.
oath-say-power-book-binders = when another player plays a Vision faceup, gain 2 favor from one bank.
oath-say-power-ballot-box = if you are an Exile and hold the People's Favor, become a Citizen without a Reliquary relic. Your Act phase ends, your Supply becomes 7.
oath-say-power-saddle-makers = when another player plays a Nomad or Order card faceup, gain 2 favor from the bank of its suit.
oath-say-power-herald = after another player has attacked a player, gain 1 favor from one bank.
oath-say-power-rowdy-pub = if you muster on this card, gain 1 more warband.
oath-say-power-vow-of-peace = you cannot campaign. Whoever attacks you cannot sacrifice warbands.
oath-say-power-deed-writer = bargain with one player: favor, secrets and ruled sites. Warbands of a given site return to the board; the new ruler places at least 1.
oath-say-power-salad-days = gain 1 favor from each of 3 different banks.
oath-say-power-marriage = this card counts as 2 Hearth advisers, but takes 1 place.
oath-say-power-hospital = set aside your warbands killed in this campaign. If you rule this site at its end, place them here.
oath-say-power-awaited-return = you may sacrifice 1 warband on your board; then this trade costs no Supply.

## Nomad

oath-say-power-convoys = place the discard pile of another region on top of your region's.
oath-say-power-vow-of-kinship = when you get this card, move your favor to the Nomad bank. Favor you would get goes there; you may spend its favor as yours.
oath-say-power-wild-mounts = you may discard 1 Beast card you rule to keep all Nomad battle plans that you would discard.
oath-say-power-lancers = double your roll. At the end of the campaign discard this card.
oath-say-power-mountain-giant = choose 1 or 3: as attacker add that many attack dice, as defender remove them. For 3, at the end of the campaign discard this card.
oath-say-power-rival-khan = if your enemy has a Nomad adviser, add 4 attack dice as attacker, remove 4 as defender. At the end of the campaign discard this card.
oath-say-power-lost-tongue = players who rule no Nomad card cannot target or take your relics and banners.
oath-say-power-special-envoy = this travel costs no Supply. After it your Act phase ends.
oath-say-power-resettle = move a faceup Nomad adviser of any player to a site.
oath-say-power-oracle = take the topmost Vision of the world deck; play or discard it.
oath-say-power-pilgrimage = put the denizens at your site into the Dispossessed and shuffle. Draw as many at random, peek, and place them on your region's discard pile.
oath-say-power-spell-breaker = enemies of this card's ruler cannot use powers whose price has secrets.
oath-say-power-mounted-patrol = the attacker rolls only half of the attack dice, rounded down. At the end of the campaign discard this card.
oath-say-power-great-crusade = for each Nomad card you rule add 1 attack die as attacker, remove 1 as defender. At the end of the campaign discard this card.
oath-say-power-ancient-bloodline = for your enemies, denizens and relics at sites you rule are locked.
oath-say-power-ancient-pact = if you are an Exile, you may give the Chancellor the Darkest Secret to take an unseen Reliquary relic and become a Citizen. Your Act phase ends, your Supply becomes 7.
oath-say-power-storm-caller = add 2 defense dice. At the end of the campaign discard this card.
oath-say-power-family-wagon = you can have any number of Nomad advisers and 1 other.
oath-say-power-way-station = the ruler of this card travels here for no Supply, as does whoever gives the ruler 1 favor. Bandits: the favor is burned.
oath-say-power-twin-brother = you may swap this card with a faceup Nomad adviser of another player.
oath-say-power-hospitality = after you travel, gain 1 favor from the bank of a suit that is both at your new site and among your advisers.
oath-say-power-a-fast-steed = if there are at most 3 warbands on your board, this travel costs no Supply.
oath-say-power-relic-worship = if you recover a relic, gain 3 Supply.
oath-say-power-sacred-ground = Visions except the Conspiracy can be played faceup only with the pawn at this site.

## Beast

oath-say-power-nature-worship = for each of your Beast advisers add 1 attack die as attacker, remove 1 as defender.
oath-say-power-birdsong = if you trade with a Beast or Nomad card, this costs no Supply.
oath-say-power-small-friends = trade as if your pawn were at any site with a Beast card, with the trade modifiers there.
oath-say-power-grasping-vines = an enemy who travels from a site of this card's ruler kills 1 warband on the own board.
oath-say-power-threatening-roar = discard all other Beast cards and all Nomad cards at sites of your region.
oath-say-power-fae-merchant = draw and take a relic, then bury one of your relics, not the Grand Scepter.
oath-say-power-second-chance = choose a player with an Order or Discord adviser: kill 1 warband on that board, and gain 1 warband.
oath-say-power-pied-piper-1 = this card never makes its holder discard for the adviser limit, though it counts as an adviser.
oath-say-power-pied-piper-2 = move this card to the advisers of another player and take 2 favor from that player.
oath-say-power-mushrooms = draw only 1 card, from the bottom of your region's discard pile; this costs no Supply.
oath-say-power-insect-swarm = each battle plan of your enemy costs 1 more favor, burned.
oath-say-power-vow-of-union = when you attack, warbands at all sites you rule belong to your force. With warbands on your board you cannot travel from a site you rule.
oath-say-power-giant-python = whoever attacks you must declare targets whose defense dice add up to an even number.
oath-say-power-war-tortoise = as attacker, shields of faces with two shields do not count; as defender, swords of faces with two swords do not count.
oath-say-power-new-growth = if you play a Beast or Hearth card, you may play it to any site.
oath-say-power-wild-cry = if you play a Beast card, gain 1 Supply and 2 warbands.
oath-say-power-animal-host = gain 1 warband for each Beast card at sites, whoever rules it.
oath-say-power-memory-of-nature = move favor from any banks to the Beast bank, 1 for each Beast card at sites.
oath-say-power-marsh-spirit = if this site is a target, the attacker cannot use battle plans.
oath-say-power-vow-of-poverty-1 = you cannot gain favor from trade.
oath-say-power-vow-of-poverty-2 = if you have no favor, gain 2 favor from one bank.
oath-say-power-forest-council = enemies of this card's ruler cannot trade with or muster on Beast cards.
oath-say-power-walled-garden = if this site is a target, add 1 defense die for each Beast card at sites.
oath-say-power-vow-of-beastkin = muster only on cards that match your advisers, and gain 1 more warband.
oath-say-power-bracken = you may place all discards of this search on or under one discard pile of your choice.
oath-say-power-wild-allies = campaign from a site with a Beast card as if your pawn were there; this costs no Supply, and your warbands there join your force.

## Visions

oath-say-power-vision-of-conquest = if you are an Exile and rule the most sites, you win, once 3 Visions have been drawn.
oath-say-power-vision-of-rebellion = if you are an Exile and hold the People's Favor, you win, once 3 Visions have been drawn.
oath-say-power-vision-of-sanctuary = if you are an Exile and hold the most relics and banners together, you win, once 3 Visions have been drawn.
oath-say-power-vision-of-faith = if you are an Exile and hold the Darkest Secret, you win, once 3 Visions have been drawn.
oath-say-power-conspiracy = you may burn 1 secret to take a relic or banner of a player at your site, if at least 2 of your advisers match that player's advisers. Then remove this card from the game.

## Edifices

oath-say-power-sprawling-rampart = each targeted site of this card's ruler adds 1 more defense die.
oath-say-power-hall-of-debate = nobody can target the People's Favor.
oath-say-power-forest-temple = when the chronicle removes sites, each site with a Beast card stays.
oath-say-power-festival-district = bargain with one player: favor, secrets and advisers.
oath-say-power-great-spire = you may swap any number of drawn denizens with random cards of the Dispossessed.
oath-say-power-ancient-forge = draw a relic; take it or bury it.

## Ruins

oath-say-power-bandit-rampart = if this site is a target, remove 2 attack dice.
oath-say-power-hall-of-mockery = whoever recovers the People's Favor turns it to the Mob.
oath-say-power-ruined-temple = enemies of this card's ruler cannot play Beast cards faceup.
oath-say-power-squalid-district = after the end die is rolled, the ruler of this card, unless a Citizen, may change it by 1.
oath-say-power-fallen-spire = choose a number up to 5. Swap that many topmost denizens of your region's discard pile with random cards of the Dispossessed.
oath-say-power-broken-forge = turn this card to its intact side.

## Relics

oath-say-power-sticky-fire = if you are victorious, you may kill your enemy's whole force; then give that player 1 favor if you have any.
oath-say-power-cursed-cauldron = if you are victorious, gain 1 warband for each enemy warband killed in this campaign.
oath-say-power-brass-horse = reveal the top card of your region's discard pile and travel to a site with its suit; this costs no Supply. If there is none, travel to any.
oath-say-power-truthful-harp = draw 2 more cards, but reveal all drawn cards and the one you keep.
oath-say-power-grand-mask = in your turns as an Exile you and not the Empire rule the cards at its sites, except battle plans.
oath-say-power-horned-mask = swap a faceup adviser of yours with a card at your site.
oath-say-power-cup-of-plenty = if you trade with a card that matches one of your advisers, this costs no Supply.
oath-say-power-whistle = choose a player elsewhere. If able, that player travels to your site, which costs no Supply; then give that player the secret placed here.
oath-say-power-dowsing-sticks = draw a relic; take it or bury it.
oath-say-power-cracked-horn = you may bury all discards of this search under the world deck.
oath-say-power-bandit-crown = bandits count as your warbands, so you rule faceup sites without warbands. Bandits cannot be killed, moved or sacrificed.
oath-say-power-ring-of-devotion = you gain 2 more warbands when you muster, but cannot place warbands at sites.
oath-say-power-skeleton-key = if the Chancellor rules your site, peek at a Reliquary relic; you may take it.
oath-say-power-oracular-pig = peek at the top 3 cards of the world deck.
oath-say-power-circlet-of-command = other players cannot target or take your banners and other relics. Your pawn and favor as a target add 1 more defense die.
oath-say-power-ivory-eye = peek at a facedown site, adviser, or relic at a site.
oath-say-power-map = bury this relic and gain 4 Supply.
oath-say-power-obsidian-cage-1 = if you are victorious, move the enemy's surviving force onto this relic.
oath-say-power-obsidian-cage-2 = move any number of warbands from here to the boards of their owners.
oath-say-power-book-of-records = when you play a card to a site, gain 1 secret instead of 1 favor.
oath-say-power-dragonskin-drum = after you travel, gain 1 warband.
oath-say-power-the-grand-scepter-1 = peek at relics in the Reliquary.
oath-say-power-the-grand-scepter-2 = offer citizenship to an Exile, or exile a Citizen.
oath-say-power-the-grand-scepter-3 = you cannot use this relic in the turn in which you take it.

## Sites

oath-say-power-ancient-city = if you play an Order card here, and discarded none here this turn, gain 2 warbands.
oath-say-power-barren-coast = if you travel to another coast, this costs 1 Supply and ignores Narrow Pass.
oath-say-power-buried-giant = if you travel from here, you may turn 1 of your secrets facedown; then this costs no Supply and ignores Narrow Pass.
oath-say-power-charming-valley = travel from here costs 1 more Supply.
oath-say-power-deep-woods = if you play a Beast card here, and discarded none here this turn, take the relic here. This counts as recovering.
oath-say-power-drowned-city = if your pawn is here, you may take 1 secret from here.
oath-say-power-fertile-valley = if you play a Hearth card here, and discarded none here this turn, gain 1 favor from the Hearth bank.
oath-say-power-great-slum = before you play or move a card here you may discard a card here.
oath-say-power-the-tribunal = if you rule this site or your pawn is here, bargain with one player: favor and secrets.
oath-say-power-lush-coast = if you travel to another coast, this costs 1 Supply and ignores Narrow Pass.
oath-say-power-marshes = if you search with your pawn here, draw 1 card fewer.
oath-say-power-mine = if your pawn is here, you may take 1 favor from here.
oath-say-power-mountain = if there is a target at this site, remove 1 attack die.
oath-say-power-narrow-pass = travel into this region from another ends here. Who attacks from another region and declares a target in this one must target this site, unless ruling it.
oath-say-power-plains = if there is a target at this site, add 1 attack die.
oath-say-power-river = if you muster on a card here and rule this site, gain 1 more warband.
oath-say-power-rocky-coast = if you travel to another coast, this costs 1 Supply and ignores Narrow Pass.
oath-say-power-salt-flats = if your pawn is here, you may take 1 favor or 1 secret from here.
oath-say-power-shrouded-wood = travel from here costs 2 Supply and ignores Narrow Pass and The Hidden Place. If an enemy player rules this site, that ruler chooses where you go.
oath-say-power-standing-stones = if you play an Arcane card here, and discarded none here this turn, gain 1 secret.
oath-say-power-steppe = if you play a Nomad card here, and discarded none here this turn, gain 1 secret.
oath-say-power-the-hidden-place = turn 1 of your secrets facedown to travel here, and 1 to declare targets here. Otherwise you cannot.
oath-say-power-wastes = if you play a Discord card here, and discarded none here this turn, take the relic here. This counts as recovering.

## Banners, title, Reliquary

oath-say-power-peoples-favor-1 = place 1 of your favor here, or move 1 from here to the bank with the least. The Mob does this twice. With 6 or more favor turn it to the Mob.
oath-say-power-peoples-favor-2 = when you play a card to a site, you may first discard a denizen at any site of your region, and play to any faceup site there.
oath-say-power-darkest-secret-1 = other players can recover this from you only if a card at your site matches none of your faceup advisers.
oath-say-power-darkest-secret-2 = searching the world deck costs you 2 Supply.
oath-say-power-oathkeeper-title = when you defend, add 1 defense die, or 2 as Usurper.
oath-say-power-brutal = when you attack, the defeated side, even yours, kills its whole force.
oath-say-power-decadent = travel to the Cradle from another region costs no Supply. Travel to the Hinterland costs 1 more.
oath-say-power-careless = gain 1 more favor, also when you trade for secrets; then gain 1 secret less.
oath-say-power-greedy = draw 2 more cards. You cannot search if the cost is more than 2 Supply.
