# «Виконты Западного королевства» по-русски: что считает статистика.

viscounts-statistic-points = Очки
viscounts-statistic-revealed = Открытая карта
