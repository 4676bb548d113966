# Crusader Kings по-русски: что считает статистика.

crusader-kings-statistic-points = Победные очки
crusader-kings-statistic-shields = Щиты на треке
crusader-kings-statistic-castles = Замки
crusader-kings-statistic-developments = Карты развития
crusader-kings-statistic-gold = Золото
crusader-kings-statistic-out = Выбыли из игры

crusader-kings-category-regions = регионы
crusader-kings-category-crusader = Крестоносец
crusader-kings-category-builder = Зодчий
crusader-kings-category-inventor = Изобретатель
crusader-kings-category-king-of-jerusalem = Король Иерусалима
