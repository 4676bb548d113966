# Crusader Rex, in English: what the lobby says.

crusader-rex-title = Crusader Rex
    .about = The Third Crusade: hidden armies fight for seven cities from Antioch to Egypt.
    .players = 2
    .goal = Hold more of the seven victory cities than the enemy after the winter of 1192; whoever holds all seven wins at once.

crusader-rex-seat-franks = Franks
crusader-rex-seat-saracens = Saracens

# When a match is, in the lists of the lobby and in the bar.
crusader-rex-moment = { $turn ->
        [6] { $year }, winter
       *[other] { $year }, turn { $turn }
    }

crusader-rex-preset-standard = Standard (rules 2.0)
crusader-rex-preset-rulebook-literal = The rulebook to the letter
crusader-rex-preset-older-edition = Older edition

crusader-rex-setting-iron-bridge = Iron Bridge
    .about = The road between Antioch and Harim carries 3 blocks instead of 4; with a Guide 8.
crusader-rex-setting-iron-bridge-false = no
crusader-rex-setting-iron-bridge-true = yes
crusader-rex-setting-forced-march = Forced march
    .about = A block may go one road further than its move; a die of 1 to 3 costs it a step first.
crusader-rex-setting-forced-march-false = no
crusader-rex-setting-forced-march-true = yes
crusader-rex-setting-first-blood = First blood
    .about = In a combat no side may retreat or withdraw before one of its blocks has fired or lost a step.
crusader-rex-setting-first-blood-false = no
crusader-rex-setting-first-blood-true = yes
crusader-rex-setting-winter-campaign-card = Winter campaign with
    .about = Which card can keep a siege over winter; if both sides use one, dice decide.
crusader-rex-setting-winter-campaign-card-named = the card of this name
crusader-rex-setting-winter-campaign-card-any-one = any card with one Move
crusader-rex-setting-sudden-death = All seven cities
    .about = When a side that controls all seven victory cities wins at once.
crusader-rex-setting-sudden-death-turn = at the end of a turn
crusader-rex-setting-sudden-death-year = at the end of a year
crusader-rex-setting-draw-placement = Drawn blocks
    .about = Where a drawn block may stand with full strength.
crusader-rex-setting-draw-placement-free = at any of its seats
crusader-rex-setting-draw-placement-home-first = at home, elsewhere only if home is taken
crusader-rex-setting-defender-retreat = Defenders retreat
    .about = Whether a defender may retreat along the roads by which the attacker came.
crusader-rex-setting-defender-retreat-other-roads = by other roads only
crusader-rex-setting-defender-retreat-any-road = by any road
crusader-rex-setting-handicap = Handicap for the Franks
    .about = For each point the Franks draw one more block at set-up and the Saracens one nomad fewer.
crusader-rex-setting-handicap-0 = 0
crusader-rex-setting-handicap-1 = 1
crusader-rex-setting-handicap-2 = 2
crusader-rex-setting-handicap-3 = 3
crusader-rex-setting-saladin-swap = Saladin's swap
    .about = Whether Saladin changes places before or after the Saracens see their first nomads.
crusader-rex-setting-saladin-swap-before-draw = before the draw
crusader-rex-setting-saladin-swap-after-draw = after the draw
crusader-rex-setting-sea-attack-retreat = After a sea attack
    .about = By which roads English blocks may retreat that came by sea.
crusader-rex-setting-sea-attack-retreat-any-road = like defenders
crusader-rex-setting-sea-attack-retreat-entry-road = only where other Franks came in
crusader-rex-setting-main-attack-choice = Main road
    .about = Which road is the main one when an attack comes by several.
crusader-rex-setting-main-attack-choice-declare = the attacker names it
crusader-rex-setting-main-attack-choice-first-road = that of the first block
crusader-rex-setting-old-charge = Old knights' charge
    .about = A charge throws twice the dice at the normal number; every 6 costs the charging block a step.
crusader-rex-setting-old-charge-false = no
crusader-rex-setting-old-charge-true = yes
crusader-rex-setting-old-road-limits = Old road limits
    .about = Roads carry 8 and 4 blocks, but 4 and 2 into an attack and in retreats.
crusader-rex-setting-old-road-limits-false = no
crusader-rex-setting-old-road-limits-true = yes
crusader-rex-setting-old-winter-supply = Old winter supply
    .about = A town of the own kingdom feeds more blocks in winter than its rating.
crusader-rex-setting-old-winter-supply-off = no
crusader-rex-setting-old-winter-supply-double = twice as many
crusader-rex-setting-old-winter-supply-triple = three times as many
crusader-rex-setting-old-activation = Old use of Moves
    .about = A move card serves either for group and sea moves or wholly for one muster.
crusader-rex-setting-old-activation-false = no
crusader-rex-setting-old-activation-true = yes
crusader-rex-setting-old-nomads = Old nomads
    .about = A nomad that harries hits with a number one lower.
crusader-rex-setting-old-nomads-false = no
crusader-rex-setting-old-nomads-true = yes
crusader-rex-setting-old-winter-move = Old winter movement
    .about = In winter all blocks move one road less, and there is no forced march.
crusader-rex-setting-old-winter-move-false = no
crusader-rex-setting-old-winter-move-true = yes
crusader-rex-setting-old-emirs-gone = Emirs never return
    .about = Which eliminated blocks are out of the game besides crusaders, orders and Saladin's family.
crusader-rex-setting-old-emirs-gone-off = no others
crusader-rex-setting-old-emirs-gone-emirs = emirs
crusader-rex-setting-old-emirs-gone-emirs-and-pilgrims = emirs and pilgrims
crusader-rex-setting-old-ties = Franks decide ties
    .about = Where the cards are equal the Franks say who moves first; otherwise dice decide.
crusader-rex-setting-old-ties-false = no
crusader-rex-setting-old-ties-true = yes
crusader-rex-setting-old-deploy-same-kingdom = Seats in the same kingdom
    .about = At set-up Frankish blocks may only take seats in the kingdom of their home.
crusader-rex-setting-old-deploy-same-kingdom-false = no
crusader-rex-setting-old-deploy-same-kingdom-true = yes
