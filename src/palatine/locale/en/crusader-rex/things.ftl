# Crusader Rex, in English: things by name.
#
# Blocks that take their verb in the plural have .number = many.

## Things

crusader-rex-card-assassins = Assassins
    .about = Choose one enemy block on the map, a hidden one blindly, and reveal it. Roll three dice: each 1 to 3 takes a step from it.
crusader-rex-card-guide = Guide
    .about = One group move by road. Until the turn ends, roads carry 8 and 4 of your blocks, in retreats and regroups too.
crusader-rex-card-intrigue = Intrigue
    .about = Becomes the card that the enemy played in the turn before. Not in the first turn of a year.
crusader-rex-card-jihad = Jihad
    .about = One group move by road. Then name a combat: in its first round all your blocks act before the defenders, if you attack.
crusader-rex-card-manna = Manna
    .about = Up to three of your blocks on the map gain a step each.
crusader-rex-card-winter-campaign = Winter Campaign
    .about = One Move; in winter it may keep one of your sieges instead.
crusader-rex-card-move-1 = Move{ "\u00A0" }1
    .short = 1
    .about = One Move: a group move, a muster, a sea move or the entry of a German block.
crusader-rex-card-move-2 = Move{ "\u00A0" }2
    .short = 2
    .about = Two Moves: group moves, musters, sea moves and entries of German blocks in any mix.
crusader-rex-card-move-3 = Move{ "\u00A0" }3
    .short = 3
    .about = Three Moves: group moves, musters, sea moves and entries of German blocks in any mix.

crusader-rex-nation-english = English
crusader-rex-nation-french = French
crusader-rex-nation-german = Germans

crusader-rex-part-field = field
crusader-rex-part-castle = castle

crusader-rex-phase-setup = set-up
crusader-rex-phase-cards = cards
crusader-rex-phase-moves = moves
crusader-rex-phase-battles = battles
crusader-rex-phase-draws = draws
crusader-rex-phase-winter = winter
