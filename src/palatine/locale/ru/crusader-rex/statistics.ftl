# Crusader Rex по-русски: что считает статистика.

crusader-rex-statistic-cities = Ключевые города
crusader-rex-statistic-blocks = Блоки в городах
crusader-rex-statistic-lost = Уничтоженные блоки
