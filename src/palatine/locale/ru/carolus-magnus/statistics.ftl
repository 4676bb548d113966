# Carolus Magnus по-русски: что считает статистика.

carolus-magnus-statistic-castles = Замки на карте
carolus-magnus-statistic-clans = Кланы
carolus-magnus-statistic-territories = Территории
