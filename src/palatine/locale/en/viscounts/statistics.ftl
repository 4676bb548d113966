# Viscounts of the West Kingdom, in English: what statistics count.

viscounts-statistic-points = Points
viscounts-statistic-revealed = Card revealed
