# Carolus Magnus, in English: what statistics count.

carolus-magnus-statistic-castles = Castles on the map
carolus-magnus-statistic-clans = Clans
carolus-magnus-statistic-territories = Territories
