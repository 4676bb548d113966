# Oath, in English: things by name.
#
# .start begins a sentence, .at is where it is, .to is where somebody goes.

## Roles, title, oaths

oath-role-chancellor = Chancellor
oath-role-citizen = Citizen
oath-role-exile = Exile
oath-rank-oathkeeper = Oathkeeper
oath-rank-usurper = Usurper
oath-oath-supremacy = Supremacy
oath-oath-the-people = The People
oath-oath-protection = Protection
oath-oath-devotion = Devotion

## Suits, regions

oath-suit-discord = Discord
oath-suit-arcane = Arcane
oath-suit-order = Order
oath-suit-hearth = Hearth
oath-suit-beast = Beast
oath-suit-nomad = Nomad
oath-region-cradle = the Cradle
    .start = Cradle
    .at = in the Cradle
    .to = to the Cradle
oath-region-provinces = the Provinces
    .start = Provinces
    .at = in the Provinces
    .to = to the Provinces
oath-region-hinterland = the Hinterland
    .start = Hinterland
    .at = in the Hinterland
    .to = to the Hinterland

## Banners, Reliquary, tokens

oath-banner-peoples-favor = People's Favor
oath-banner-darkest-secret = Darkest Secret
oath-space-brutal = Brutal
oath-space-decadent = Decadent
oath-space-careless = Careless
oath-space-greedy = Greedy
oath-token-favor = favor
oath-token-secret = secret

## Actions, dice

oath-major-search = Search
oath-major-muster = Muster
oath-major-trade = Trade
oath-major-travel = Travel
oath-major-recover = Recover
oath-major-campaign = Campaign
oath-attack-face-hollow-sword = hollow sword
oath-attack-face-sword = sword
oath-attack-face-double-sword-skull = two swords and a skull
oath-defense-face-blank = blank
oath-defense-face-shield = shield
oath-defense-face-double-shield = two shields
oath-defense-face-times-two = ×2
