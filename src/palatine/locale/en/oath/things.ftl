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

## Places of the map and of cards

oath-slot-cradle-1 = site 1 of the Cradle
    .start = Site 1 of the Cradle
    .of = of the Cradle
oath-slot-cradle-2 = site 2 of the Cradle
    .start = Site 2 of the Cradle
    .of = of the Cradle
oath-slot-provinces-1 = site 1 of the Provinces
    .start = Site 1 of the Provinces
    .of = of the Provinces
oath-slot-provinces-2 = site 2 of the Provinces
    .start = Site 2 of the Provinces
    .of = of the Provinces
oath-slot-provinces-3 = site 3 of the Provinces
    .start = Site 3 of the Provinces
    .of = of the Provinces
oath-slot-hinterland-1 = site 1 of the Hinterland
    .start = Site 1 of the Hinterland
    .of = of the Hinterland
oath-slot-hinterland-2 = site 2 of the Hinterland
    .start = Site 2 of the Hinterland
    .of = of the Hinterland
oath-slot-hinterland-3 = site 3 of the Hinterland
    .start = Site 3 of the Hinterland
    .of = of the Hinterland
oath-place-cradle-1 = site 1 of the Cradle
oath-place-cradle-2 = site 2 of the Cradle
oath-place-provinces-1 = site 1 of the Provinces
oath-place-provinces-2 = site 2 of the Provinces
oath-place-provinces-3 = site 3 of the Provinces
oath-place-hinterland-1 = site 1 of the Hinterland
oath-place-hinterland-2 = site 2 of the Hinterland
oath-place-hinterland-3 = site 3 of the Hinterland
oath-place-with-purple = with Purple
oath-place-with-red = with Red
oath-place-with-blue = with Blue
oath-place-with-yellow = with Yellow
oath-place-with-white = with White
oath-place-with-black = with Black
oath-facing-denizen = denizen
oath-facing-vision = Vision
oath-facing-faceup = faceup
oath-back-denizen = denizen
oath-back-vision = Vision
oath-deck-part-denizen = denizen
oath-deck-part-vision = Vision
oath-deck-part-upper = one of the upper twelve
oath-deck-part-middle = one of the next eighteen
oath-side-attacker = attacker
oath-side-defender = defender
