# Crusader Kings, in English: what statistics count.

crusader-kings-statistic-points = Points
crusader-kings-statistic-shields = Shields on the track
crusader-kings-statistic-castles = Castles
crusader-kings-statistic-developments = Developments
crusader-kings-statistic-gold = Gold
crusader-kings-statistic-out = Out of the game

crusader-kings-category-regions = regions
crusader-kings-category-crusader = Crusader
crusader-kings-category-builder = Builder
crusader-kings-category-inventor = Inventor
crusader-kings-category-king-of-jerusalem = King of Jerusalem
