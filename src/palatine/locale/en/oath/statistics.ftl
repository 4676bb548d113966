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

## What chains of games count

oath-entry-role = Winner
oath-entry-goal = Goal
oath-entry-vow = Next goal
oath-entry-sites = Sites kept
oath-entry-edifices = Edifices that stand
oath-entry-ruins = Ruins
oath-entry-rounds = Rounds
