# Crusader Rex, in English: what statistics count.

crusader-rex-statistic-cities = Victory cities
crusader-rex-statistic-blocks = Blocks in the towns
crusader-rex-statistic-lost = Blocks eliminated
