# Oath, in English: what statistics count.

oath-statistic-title = Oathkeeper
oath-statistic-citizen = Citizen
oath-statistic-sites = Sites ruled
oath-statistic-relics = Relics
oath-statistic-banners = Banners
oath-statistic-vision = Revealed Vision
oath-statistic-warbands = Warbands on the board and the map
oath-statistic-favor = Favor
oath-statistic-secrets = Secrets
oath-statistic-advisers = Faceup advisers
