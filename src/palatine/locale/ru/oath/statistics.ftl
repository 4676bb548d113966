# «Обет» по-русски: что считает статистика.

oath-statistic-title = Верный обету
oath-statistic-citizen = Вассал
oath-statistic-sites = Подвластные локации
oath-statistic-relics = Реликвии
oath-statistic-banners = Знамёна
oath-statistic-vision = Открытое видение
oath-statistic-warbands = Отряды на планшете и карте
oath-statistic-favor = Поддержка
oath-statistic-secrets = Тайны
oath-statistic-advisers = Открытые советники

## Что считают в цепочках партий

oath-entry-role = Победитель
oath-entry-goal = Цель
oath-entry-vow = Следующая цель
oath-entry-sites = Осталось локаций
oath-entry-edifices = Целых строений
oath-entry-ruins = Разрушенных строений
oath-entry-rounds = Раундов
