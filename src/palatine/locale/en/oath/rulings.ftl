# Oath, in English: rulings.

## Order

oath-say-ruling-wrestlers-1 = The last warband of a targeted site may be sacrificed; the site stays a target.
oath-say-ruling-wrestlers-2 = In an Imperial defence the warband may come from an ally's board, if that board counts.
oath-say-ruling-wrestlers-3 = Bandits have no warbands to sacrifice: the plan does nothing for them.
oath-say-ruling-battle-honors-1 = With only 1 favor in the bank you gain that one.
oath-say-ruling-battle-honors-2 = If bandits win, the favor is burned.
oath-say-ruling-bear-traps-1 = The attack pool has been gathered before, so the kill costs no second die.
oath-say-ruling-bear-traps-2 = The killed warband counts for Cursed Cauldron.
oath-say-ruling-keep-1 = It is free, so bandits use it.
oath-say-ruling-garrison-1 = With too few warbands do as much as you can.
oath-say-ruling-garrison-2 = An Imperial player counts all sites of the Empire. You choose which sites go without.
oath-say-ruling-scouts-1 = Also in a campaign that cost no Supply.
oath-say-ruling-martial-culture-1 = This comes before Second Wind, so no further campaign follows as an Exile.
oath-say-ruling-martial-culture-2 = Either side may use it; outside your own turn there is no Act phase to end.

## Beast

oath-say-ruling-errand-boy-1 = Also together with Mushrooms.
oath-say-ruling-errand-boy-2 = You still discard by the region of your pawn.

## Discord

oath-say-ruling-second-wind-1 = It comes after all other plans and after Sneak Attack.
oath-say-ruling-sleight-of-hand-1 = Facedown secrets count toward the last one; a faceup one is taken if there is one.
oath-say-ruling-key-to-the-city-1 = Also where bandits rule: there is nobody to be away and nothing to kill.
oath-say-ruling-key-to-the-city-2 = At a site of the Empire any Imperial pawn counts as a ruler's.
oath-say-ruling-key-to-the-city-3 = With an empty bank no warband comes, and bandits rule the site.
oath-say-ruling-scryer-1 = The order of the pile stays.
oath-say-ruling-disgraced-captain-1 = The site itself must be a target; a pawn there is not enough.
oath-say-ruling-naysayers-1 = You may be that Exile yourself.
oath-say-ruling-book-burning-1 = Faceup and facedown ones alike.
oath-say-ruling-book-burning-2 = The defeated player chooses which one stays.

## Nomad

oath-say-ruling-ancient-binding-1 = Secrets on the Darkest Secret stay.
oath-say-ruling-ancient-binding-2 = The others choose which one they keep.
oath-say-ruling-warning-signals-1 = A Citizen needs no permission for it.
oath-say-ruling-warning-signals-2 = It changes the defending force, as this is counted later.
oath-say-ruling-warning-signals-3 = An Imperial player moves the purple warbands of the own board and of sites of the Empire.
oath-say-ruling-warning-signals-4 = Bandits use it without effect and discard it.
oath-say-ruling-the-gathering-1 = Any number of bargains.
oath-say-ruling-the-gathering-2 = Pawns stay here. It is no travel.
oath-say-ruling-faithful-friend-1 = Never more than 7.
oath-say-ruling-tents-1 = If the ruler of the Shrouded Wood sends you to another region, it is wasted.
oath-say-ruling-great-herd-1 = Not with a locked one.
oath-say-ruling-great-herd-2 = A swap is no play: no favor, no When played.
oath-say-ruling-great-herd-3 = Tokens stay on the cards.

## Arcane

oath-say-ruling-fire-talkers-1 = For an Imperial player it is enough that any Imperial player holds it.
oath-say-ruling-fire-talkers-2 = Not in a campaign between Imperial players: there each of them counts alone.
oath-say-ruling-magicians-code-1 = They go straight onto the banner and count as placed, for Vow of Silence too.
oath-say-ruling-dazzle-1 = Locked cards stay.
oath-say-ruling-acting-troupe-1 = Unused, it counts as Arcane. It has no effect outside of trade.
oath-say-ruling-taming-charm-1 = Favor on that card is back in the bank before you gain.
oath-say-ruling-inquisitor-1 = You may keep the Conspiracy as a facedown adviser of your own.

## Beast

oath-say-ruling-wolves-1 = Your own too: the fewer you have out, the more Supply you refresh.
oath-say-ruling-forest-paths-1 = Only powers of site cards are ignored, not those of denizens such as Toll Roads.
oath-say-ruling-forest-paths-2 = From the Shrouded Wood an enemy ruler still picks the destination; it is free only if that site has a Beast card.
oath-say-ruling-rangers-1 = The dice are counted when the plan is used, before plans of the defender.
oath-say-ruling-rangers-2 = Skulls are ignored in any case.
oath-say-ruling-roving-terror-1 = A site without a denizen that can be discarded cannot be chosen.
oath-say-ruling-roving-terror-2 = The secret placed here moves along.

## Hearth

oath-say-ruling-welcoming-party-1 = Not for a facedown play, nor for the play of this card itself.
oath-say-ruling-traveling-doctor-1 = Defeated bandits have nobody to save, and discard it.
oath-say-ruling-storyteller-1 = Also while nobody holds the banner.
oath-say-ruling-armed-mob-1 = A locked faceup adviser cannot be chosen.

## Arcane

oath-say-ruling-secret-signal-1 = With Careless uncovered the Chancellor gets it in a trade for secrets too.
oath-say-ruling-augury-1 = A Vision from the world deck still ends the draw. With Mushrooms you draw 2 cards.
oath-say-ruling-rusting-ray-1 = In an Imperial defence any player of the side may hold it.
oath-say-ruling-portal-1 = To travel here you must have access to the card, that is, rule it.
oath-say-ruling-portal-2 = Toll Roads is not ignored.
oath-say-ruling-kindred-warriors-1 = Faceup advisers and cards at ruled sites count, in an Imperial defence those of the whole side.
oath-say-ruling-blood-pact-1 = At least 2 warbands.
oath-say-ruling-plague-engines-1 = Each Imperial player counts all sites of the Empire.
oath-say-ruling-gleaming-armor-1 = In an Imperial defence it helps only if its holder takes part.
oath-say-ruling-gleaming-armor-2 = The added secret counts for Spell Breaker.
oath-say-ruling-gleaming-armor-3 = A plan with an added cost is not free any more: bandits do not use it.
oath-say-ruling-jinx-1 = Paid after seeing the roll. No dice are rolled a third time.
oath-say-ruling-jinx-2 = Rolls of Gambling Hall and Relic Thief too.
oath-say-ruling-jinx-3 = It is no battle plan, so bans of plans do not touch it. Outside your turn the secret stays on your board facedown.
oath-say-ruling-dream-thief-1 = You do not see them.
oath-say-ruling-initiation-rite-1 = This is no cost of a power: Spell Breaker does not stop it.
oath-say-ruling-vow-of-silence-1 = Others may still take secrets from you.
oath-say-ruling-vow-of-silence-2 = Used with Whistle, its secret stays yours.
oath-say-ruling-forgotten-vault-1 = Also while nobody holds the banner.
oath-say-ruling-witchs-bargain-1 = Nobody is asked; even a last secret can be taken.
oath-say-ruling-witchs-bargain-2 = Who has Vow of Silence cannot give secrets.
oath-say-ruling-witchs-bargain-3 = Both sides must have the full amounts; facedown secrets cannot be exchanged.
oath-say-ruling-master-of-disguise-1 = Your own trade modifiers cannot be used first.
oath-say-ruling-master-of-disguise-2 = So you escape your own Vow of Poverty or Vow of Kinship for this trade.

## Discord

oath-say-ruling-charlatan-1 = Only those on the banner itself.
oath-say-ruling-assassin-1 = It cannot be played while you have 2 locked advisers.
oath-say-ruling-assassin-2 = Locked faceup advisers and your own cannot be chosen.
oath-say-ruling-blackmail-1 = Any relic, the Grand Scepter too, unless it is protected from being taken. Without one nothing happens.
oath-say-ruling-dissent-1 = Each Imperial player counts the cards at all sites of the Empire.
oath-say-ruling-dissent-2 = At the next Rest the favor goes to the Discord bank.
oath-say-ruling-dissent-3 = Who has too little places all of it.
oath-say-ruling-false-prophet-1 = The warband stays if you become a Citizen, but you can win by the Vision only as an Exile.
oath-say-ruling-false-prophet-2 = With no such Vision nothing happens and no warband is gained.
oath-say-ruling-false-prophet-3 = A Citizen may only keep it as a facedown adviser or discard it. This is decided at once, whoever's turn it is.
oath-say-ruling-vow-of-renewal-1 = Burned prices of relics count, your own too.
oath-say-ruling-vow-of-renewal-2 = Every burn counts: what a seized People's Favor loses, and tolls to bandits.
oath-say-ruling-zealots-1 = The forces are compared once, when the plan is used.
oath-say-ruling-zealots-2 = The smallest number that wins is sacrificed. Bandits at targeted sites count as a force here.
oath-say-ruling-salt-the-earth-1 = It can be played to the Drowned City, not to a facedown site.
oath-say-ruling-salt-the-earth-2 = If the card leaves, the printed capacity is back.
oath-say-ruling-salt-the-earth-3 = Edifices and ruins are locked cards.
oath-say-ruling-riots-1 = Advisers neither count nor are discarded.
oath-say-ruling-riots-2 = Intact edifices count, but are locked and stay.
oath-say-ruling-silver-tongue-1 = It cannot be played while you have 2 locked advisers.
oath-say-ruling-gambling-hall-1 = Faces with x2 double the shields, as in a campaign.
oath-say-ruling-boiling-lake-1 = Also if the travel was forced.
oath-say-ruling-relic-thief-1 = Relics that are given, in exchanges or with citizenship, do not count.
oath-say-ruling-relic-thief-2 = The dice are read together: all relics or none.
oath-say-ruling-relic-thief-3 = The winner of a campaign who just took your relics can be robbed so.
oath-say-ruling-relic-thief-4 = The title is checked each time relics change hands.
oath-say-ruling-relic-thief-5 = Blank faces and x2 show no shield.
oath-say-ruling-relic-thief-6 = Recovering, Homeland relics and relics drawn and kept are taking too. Your own taking does not count.
oath-say-ruling-enchantress-1 = Not with a locked one. Who has too many advisers then discards one, but not this card.
oath-say-ruling-insomnia-1 = It cannot be played while you have 2 locked advisers.
oath-say-ruling-sneak-attack-1 = As ever, that player must rule your site or stand there.
oath-say-ruling-sneak-attack-2 = It comes before the attacker's Second Wind.
oath-say-ruling-sneak-attack-3 = You pay as outside your turn: favor to the banks, secrets facedown.
oath-say-ruling-gossip-1 = Under bandits it binds everybody.
oath-say-ruling-gossip-2 = Facedown advisers stay as they are; the set-up is not concerned.
oath-say-ruling-gossip-3 = A drawn card that cannot be played faceup is discarded.

## Order

oath-say-ruling-code-of-honor-1 = It binds the whole side: used by an ally it stops the defender's plans too.
oath-say-ruling-code-of-honor-2 = Bandits who rule it use this plan and no other.
oath-say-ruling-code-of-honor-3 = It cannot be used after another plan of your side.
oath-say-ruling-messenger-1 = A Citizen needs no permission for it.
oath-say-ruling-palanquin-1 = The limits of that player's travel hold: nobody is made to pay a toll.
oath-say-ruling-palanquin-2 = From the Shrouded Wood an enemy ruler picks where that player goes; you go where you chose.
oath-say-ruling-military-parade-1 = Two advisers of one suit bring 2 favor from that bank.
oath-say-ruling-military-parade-2 = If bandits win with it, the favor is burned.
oath-say-ruling-tome-guardians-1 = Under bandits nobody can.
oath-say-ruling-tyrant-1 = With no warband there nothing happens; warbands on boards are safe.
oath-say-ruling-tyrant-2 = A lone warband of yours dies too.
oath-say-ruling-forced-labor-1 = Also due for playing or discarding a facedown adviser, and for Oracle.
oath-say-ruling-specialist-1 = Allies of an Imperial defence are barred too.
oath-say-ruling-captains-1 = A Citizen may attack an Imperial player so; the purple warbands there attack and do not defend, and the site need not be a target.
oath-say-ruling-captains-2 = You rule the site, so the defender is a player whose pawn is there. You may roll as many dice as the whole force; after a defeat all survivors go to your board.
oath-say-ruling-royal-tax-1 = Other players only.
oath-say-ruling-toll-roads-1 = Nobody is made to travel there who will not pay.
oath-say-ruling-toll-roads-2 = Facedown sites have no ruler and no toll.
oath-say-ruling-vow-of-obedience-1 = The Conspiracy is a Vision and barred too.
oath-say-ruling-vow-of-obedience-2 = A Vision that was revealed before stays.
oath-say-ruling-encirclement-1 = Bandits at targeted sites count as a force here.
oath-say-ruling-peace-envoy-1 = You must be able to pay all of it.
oath-say-ruling-peace-envoy-2 = It goes to the player whom you attack or who attacks you, not to allies.
oath-say-ruling-peace-envoy-3 = If pawn and favor were targeted, the favor just given may burn too.
oath-say-ruling-peace-envoy-4 = It cannot be used after another plan of your side, nor against bandits.
oath-say-ruling-relic-hunter-1 = The site itself must be a target; relics at sites you rule are out of reach.

## Hearth

oath-say-ruling-homesteaders-1 = Capacity and restrictions hold; it is no play and brings no favor.
oath-say-ruling-crop-rotation-1 = Also together with the People's Favor.
oath-say-ruling-land-warden-1 = The other may be played facedown.
oath-say-ruling-land-warden-2 = The People's Favor works for each play.
oath-say-ruling-land-warden-3 = Both plays are one Search: a modifier such as Wild Cry or Welcoming Party pays once.
oath-say-ruling-the-great-levy-1 = With the banner on the enemy's side neither part works.
oath-say-ruling-hearts-and-minds-1 = No dice are rolled; the attacker has the losses of a defeat.
oath-say-ruling-hearts-and-minds-2 = In an Imperial defence any player of the side may hold the banner.
oath-say-ruling-book-binders-1 = The Conspiracy counts.
oath-say-ruling-saddle-makers-1 = After the play and its favor, before the card's When played.
oath-say-ruling-herald-1 = Before Sneak Attack.
oath-say-ruling-vow-of-peace-1 = Also where you defend as an ally.
oath-say-ruling-vow-of-peace-2 = With this Vow on the Chancellor Citizens may still campaign.
oath-say-ruling-deed-writer-1 = A Citizen needs no permission and takes the purple warbands to the own board.
oath-say-ruling-deed-writer-2 = Imperial players cannot trade sites of the Empire with each other.
oath-say-ruling-deed-writer-3 = With the Bandit Crown the new ruler need not place a warband.
oath-say-ruling-salad-days-1 = Besides the favor for playing to a site.
oath-say-ruling-hospital-1 = Otherwise they die.
oath-say-ruling-hospital-2 = Saved warbands do not count for Cursed Cauldron; the survivors still go to the Obsidian Cage.
oath-say-ruling-hospital-3 = Sacrificed warbands are saved too.
oath-say-ruling-hospital-4 = For bandits it does nothing.

## Nomad

oath-say-ruling-convoys-1 = Even if one of them is empty.
oath-say-ruling-vow-of-kinship-1 = Favor given to you too.
oath-say-ruling-vow-of-kinship-2 = It is not on your board: nobody can take it, and no power makes you use it.
oath-say-ruling-wild-mounts-1 = Bandits do so for 2 or more Nomad plans, with the first Beast card they rule from the Cradle on.
oath-say-ruling-lancers-1 = Skulls are doubled too.
oath-say-ruling-resettle-1 = Capacity, restrictions and locks hold.
oath-say-ruling-resettle-2 = To faceup sites only.
oath-say-ruling-oracle-1 = The number of Visions drawn rises. The other cards keep their order.
oath-say-ruling-oracle-2 = It may be played facedown; Forced Labor asks its toll, and Cracked Horn may bury it.
oath-say-ruling-oracle-3 = Not while the deck holds no Vision.
oath-say-ruling-pilgrimage-1 = Locked denizens stay and do not count.
oath-say-ruling-pilgrimage-2 = Edifices are no denizens. Tokens on the cards go as in a discard.
oath-say-ruling-spell-breaker-1 = Secrets added by Gleaming Armor count, and those turned for the Buried Giant and The Hidden Place, and that of the Conspiracy.
oath-say-ruling-spell-breaker-2 = A muster by Initiation Rite is no power.
oath-say-ruling-mounted-patrol-1 = Halved after all other plans.
oath-say-ruling-great-crusade-1 = It counts itself.
oath-say-ruling-great-crusade-2 = In an Imperial defence the cards of the whole side count.
oath-say-ruling-ancient-bloodline-1 = Always, not just in campaigns: enemies cannot recover, discard or move them.
oath-say-ruling-ancient-pact-1 = A banner that is given loses nothing.
oath-say-ruling-family-wagon-1 = The limit is judged with this card in place: it may join three Nomads.
oath-say-ruling-family-wagon-2 = The Pied Piper may always come later; if there before, it is the one other adviser.
oath-say-ruling-twin-brother-1 = Not with a locked one.
oath-say-ruling-relic-worship-1 = A relic taken by a play at Deep Woods or Wastes counts.

## Beast

oath-say-ruling-nature-worship-1 = In an Imperial defence those of the whole side count.
oath-say-ruling-small-friends-1 = Trade modifiers of your real site are out of reach then.
oath-say-ruling-grasping-vines-1 = Forced travel too.
oath-say-ruling-fae-merchant-1 = The title is checked after the whole action only.
oath-say-ruling-second-chance-1 = There must be a warband on that board; it may be your own.
oath-say-ruling-pied-piper-1 = The secret goes along and returns to you in your Rest.
oath-say-ruling-pied-piper-2 = With three advisers, this one among them, no fourth can be kept.
oath-say-ruling-mushrooms-1 = With Augury or Greedy you draw more, with Errand Boy from another region.
oath-say-ruling-mushrooms-2 = The pile must have a card.
oath-say-ruling-insect-swarm-1 = Only in campaigns in which you take part.
oath-say-ruling-insect-swarm-2 = A plan with an added cost is not free any more: bandits do not use it.
oath-say-ruling-vow-of-union-1 = You must. You choose which of them die or are sacrificed, even the last of a site, but you cannot spread them anew.
oath-say-ruling-vow-of-union-2 = Nobody can make you travel then: being banished only burns favor.
oath-say-ruling-vow-of-union-3 = With the Bandit Crown bandits join, but cannot die.
oath-say-ruling-vow-of-union-4 = A Citizen who attacks the Empire does not rule its sites in that campaign.
oath-say-ruling-vow-of-union-5 = You may roll as many dice as there are warbands in the whole force.
oath-say-ruling-giant-python-1 = Only dice of targets count, not those of the title or of plans.
oath-say-ruling-giant-python-2 = The Chancellor's python covers every Imperial defence, that of an ally does not.
oath-say-ruling-war-tortoise-1 = Skulls on such faces still kill.
oath-say-ruling-new-growth-1 = Faceup sites with a free place only.
oath-say-ruling-animal-host-1 = This card counts only if it lies at a site.
oath-say-ruling-vow-of-poverty-1 = The favor of Careless is lost too.
oath-say-ruling-vow-of-poverty-2 = You may still trade for favor; you gain none.
oath-say-ruling-bracken-1 = The discard of the People's Favor too, not those by powers such as Dazzle.
oath-say-ruling-bracken-2 = Also when you play or discard a facedown adviser.
oath-say-ruling-wild-allies-1 = The site must be faceup; you need not rule it. You may roll as many dice as the whole force.

## Visions

oath-say-ruling-conspiracy-1 = You may play it without burning the secret.
oath-say-ruling-conspiracy-2 = It does not replace a revealed Vision.
oath-say-ruling-conspiracy-3 = The secret is the price of a power: Spell Breaker stops it.
oath-say-ruling-conspiracy-4 = Two of your advisers of one suit both count if the player has an adviser of it.

## Edifices

oath-say-ruling-forest-temple-1 = Also when it has just been built, and for sites the winner does not rule; but an edifice not ruled still becomes a ruin.
oath-say-ruling-great-spire-1 = With fewer cards there swap that many.

## Ruins

oath-say-ruling-bandit-rampart-1 = It is free, so bandits who rule the ruin use it.
oath-say-ruling-squalid-district-1 = Decided after seeing the roll. A 6 that is raised still ends the game.
oath-say-ruling-fallen-spire-1 = The number is chosen before any card is seen. Visions are passed over.
oath-say-ruling-fallen-spire-2 = With fewer cards there swap that many.

## Relics

oath-say-ruling-sticky-fire-1 = The favor goes to the opposing player, not to allies.
oath-say-ruling-sticky-fire-2 = It is given even if a power such as Traveling Doctor saves the force.
oath-say-ruling-cursed-cauldron-1 = Those of Bear Traps count, those saved by Hospital do not. A Citizen always gains purple warbands.
oath-say-ruling-brass-horse-1 = Not with an empty pile. A Vision has no suit: travel anywhere. The card goes back facedown.
oath-say-ruling-brass-horse-2 = If only your own site has the suit, travel anywhere. From the Shrouded Wood an enemy ruler picks among the allowed sites.
oath-say-ruling-truthful-harp-1 = Declared before drawing. A Vision still ends the draw. With the Great Spire the first cards and the kept one are shown.
oath-say-ruling-truthful-harp-2 = Everybody knows which cards you discard, not in which order.
oath-say-ruling-grand-mask-1 = Cards only, not the sites.
oath-say-ruling-horned-mask-1 = Restrictions and locks hold. It is no play: no favor, no When played.
oath-say-ruling-whistle-1 = Nobody is made to turn a secret for The Hidden Place or to pay a toll; a Narrow Pass can stop the travel.
oath-say-ruling-whistle-2 = The secret is given faceup. With Vow of Silence you keep it.
oath-say-ruling-cracked-horn-1 = Visions too; the number of Visions drawn stays.
oath-say-ruling-cracked-horn-2 = Also when you play or discard a facedown adviser.
oath-say-ruling-bandit-crown-1 = A site of yours with 1 warband counts 2. You may take the last warband off a site, or put one on a site without any.
oath-say-ruling-bandit-crown-2 = For an Imperial player the bandits are the Empire's; for a Citizen who attacks an Imperial player they are the Citizen's.
oath-say-ruling-ring-of-devotion-1 = In no way: not after a campaign, not by a minor action, not by powers.
oath-say-ruling-skeleton-key-1 = The Chancellor may use it too. A relic that is taken uncovers the trait below.
oath-say-ruling-oracular-pig-1 = This is no draw: the number of Visions drawn stays.
oath-say-ruling-circlet-of-command-1 = You may still recover a banner from yourself.
oath-say-ruling-obsidian-cage-1 = Hospital comes first, then the survivors go here.
oath-say-ruling-obsidian-cage-2 = If the relic goes back to the deck, all warbands are returned first.
oath-say-ruling-obsidian-cage-3 = Warbands of an Exile who became a Citizen keep their colour here and turn purple on return.
oath-say-ruling-book-of-records-1 = The Fertile Valley gives its favor besides.
oath-say-ruling-dragonskin-drum-1 = Also if somebody made you travel.
oath-say-ruling-the-grand-scepter-1 = A Scepter that was given works at once.

## Sites

oath-say-ruling-buried-giant-1 = For Spell Breaker this is a price with a secret.
oath-say-ruling-charming-valley-1 = Not if a power says that no Supply is spent.
oath-say-ruling-deep-woods-1 = Powers about taking relics are set off.
oath-say-ruling-drowned-city-1 = With capacity 0 only Salt the Earth can be played here.
oath-say-ruling-the-tribunal-1 = Promises of later acts are talk: only the exchange is carried out.
oath-say-ruling-narrow-pass-1 = Travel by coasts, Buried Giant, Shrouded Wood, Forest Paths and Portal ignores it.
oath-say-ruling-shrouded-wood-1 = The Chancellor chooses for the Empire, also for forced travel. Bandits choose nothing.
oath-say-ruling-shrouded-wood-2 = With Decadent the way to the Hinterland costs 3 Supply.
oath-say-ruling-the-hidden-place-1 = Nobody can be made to. Travelling here and then attacking takes two secrets.
oath-say-ruling-the-hidden-place-2 = For Spell Breaker this is a price with a secret.

## Banners, title, Reliquary

oath-say-ruling-peoples-favor-1 = It keeps at least 1 favor. With 1 on it you must place one if you have any.
oath-say-ruling-peoples-favor-2 = Given away it keeps its favor and its side.
oath-say-ruling-peoples-favor-3 = You may recover it from yourself; the old favor goes to the banks.
oath-say-ruling-darkest-secret-1 = Ruins and facedown advisers have no suit and do not matter.
oath-say-ruling-oathkeeper-title-1 = Under Supremacy the Chancellor's title counts for every Imperial defender.
oath-say-ruling-oathkeeper-title-2 = Under the other goals it counts only when its holder is attacked, not for allies.
oath-say-ruling-oathkeeper-title-3 = In a campaign the goal is looked at when the victor has placed warbands, not when the losers have left.
