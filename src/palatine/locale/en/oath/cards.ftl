# Oath, in English: cards, relics and sites by name.

## Discord

oath-card-mercenaries = Mercenaries
oath-card-a-small-favor = A Small Favor
oath-card-second-wind = Second Wind
oath-card-sleight-of-hand = Sleight of Hand
oath-card-key-to-the-city = Key to the City
oath-card-scryer = Scryer
oath-card-disgraced-captain = Disgraced Captain
oath-card-naysayers = Naysayers
oath-card-book-burning = Book Burning
oath-card-charlatan = Charlatan
oath-card-assassin = Assassin
oath-card-downtrodden = Downtrodden
oath-card-blackmail = Blackmail
oath-card-cracked-sage = Cracked Sage
oath-card-dissent = Dissent
oath-card-false-prophet = False Prophet
oath-card-vow-of-renewal = Vow of Renewal
oath-card-zealots = Zealots
oath-card-royal-ambitions = Royal Ambitions
oath-card-salt-the-earth = Salt the Earth
oath-card-beast-tamer = Beast Tamer
oath-card-riots = Riots
oath-card-silver-tongue = Silver Tongue
oath-card-gambling-hall = Gambling Hall
oath-card-boiling-lake = Boiling Lake
oath-card-relic-thief = Relic Thief
oath-card-enchantress = Enchantress
oath-card-insomnia = Insomnia
oath-card-sneak-attack = Sneak Attack
oath-card-gossip = Gossip
oath-card-bandit-chief = Bandit Chief
oath-card-chaos-cult = Chaos Cult
oath-card-slander = Slander

## Arcane

oath-card-alchemist = Alchemist
oath-card-fire-talkers = Fire Talkers
oath-card-magicians-code = Magician's Code
oath-card-spirit-snare = Spirit Snare
oath-card-wizard-school = Wizard School
oath-card-dazzle = Dazzle
oath-card-acting-troupe = Acting Troupe
oath-card-taming-charm = Taming Charm
oath-card-inquisitor = Inquisitor
oath-card-secret-signal = Secret Signal
oath-card-augury = Augury
oath-card-rusting-ray = Rusting Ray
oath-card-portal = Portal
oath-card-billowing-fog = Billowing Fog
oath-card-kindred-warriors = Kindred Warriors
oath-card-terror-spells = Terror Spells
oath-card-blood-pact = Blood Pact
oath-card-revelation = Revelation
oath-card-observatory = Observatory
oath-card-plague-engines = Plague Engines
oath-card-gleaming-armor = Gleaming Armor
oath-card-bewitch = Bewitch
oath-card-jinx = Jinx
oath-card-tutor = Tutor
oath-card-dream-thief = Dream Thief
oath-card-cracking-ground = Cracking Ground
oath-card-sealing-ward = Sealing Ward
oath-card-initiation-rite = Initiation Rite
oath-card-vow-of-silence = Vow of Silence
oath-card-forgotten-vault = Forgotten Vault
oath-card-map-library = Map Library
oath-card-witchs-bargain = Witch's Bargain
oath-card-master-of-disguise = Master of Disguise

## Order

oath-card-wrestlers = Wrestlers
oath-card-battle-honors = Battle Honors
oath-card-bear-traps = Bear Traps
oath-card-longbows = Longbows
oath-card-keep = Keep
oath-card-pressgangs = Pressgangs
oath-card-garrison = Garrison
oath-card-scouts = Scouts
oath-card-martial-culture = Martial Culture
oath-card-code-of-honor = Code of Honor
oath-card-outriders = Outriders
oath-card-messenger = Messenger
oath-card-field-promotion = Field Promotion
oath-card-palanquin = Palanquin
oath-card-shield-wall = Shield Wall
oath-card-military-parade = Military Parade
oath-card-tome-guardians = Tome Guardians
oath-card-tyrant = Tyrant
oath-card-forced-labor = Forced Labor
oath-card-secret-police = Secret Police
oath-card-specialist = Specialist
oath-card-captains = Captains
oath-card-siege-engines = Siege Engines
oath-card-royal-tax = Royal Tax
oath-card-toll-roads = Toll Roads
oath-card-curfew = Curfew
oath-card-knights-errant = Knights Errant
oath-card-vow-of-obedience = Vow of Obedience
oath-card-hunting-party = Hunting Party
oath-card-council-seat = Council Seat
oath-card-encirclement = Encirclement
oath-card-peace-envoy = Peace Envoy
oath-card-relic-hunter = Relic Hunter

## Hearth

oath-card-tinkers-fair = Tinker's Fair
oath-card-wayside-inn = Wayside Inn
oath-card-extra-provisions = Extra Provisions
oath-card-memory-of-home = Memory of Home
oath-card-welcoming-party = Welcoming Party
oath-card-traveling-doctor = Traveling Doctor
oath-card-storyteller = Storyteller
oath-card-armed-mob = Armed Mob
oath-card-tavern-songs = Tavern Songs
oath-card-homesteaders = Homesteaders
oath-card-crop-rotation = Crop Rotation
oath-card-a-round-of-ale = A Round of Ale
oath-card-land-warden = Land Warden
oath-card-charming-friend = Charming Friend
oath-card-village-constable = Village Constable
oath-card-family-heirloom = Family Heirloom
oath-card-news-from-afar = News from Afar
oath-card-levelers = Levelers
oath-card-fabled-feast = Fabled Feast
oath-card-the-great-levy = The Great Levy
oath-card-hearts-and-minds = Hearts and Minds
oath-card-relic-breaker = Relic Breaker
oath-card-book-binders = Book Binders
oath-card-ballot-box = Ballot Box
oath-card-saddle-makers = Saddle Makers
oath-card-herald = Herald
oath-card-rowdy-pub = Rowdy Pub
oath-card-vow-of-peace = Vow of Peace
oath-card-deed-writer = Deed Writer
oath-card-salad-days = Salad Days
oath-card-marriage = Marriage
oath-card-hospital = Hospital
oath-card-awaited-return = Awaited Return

## Beast

oath-card-errand-boy = Errand Boy
oath-card-wolves = Wolves
oath-card-animal-playmates = Animal Playmates
oath-card-true-names = True Names
oath-card-the-old-oak = The Old Oak
oath-card-forest-paths = Forest Paths
oath-card-long-lost-heir = Long-Lost Heir
oath-card-rangers = Rangers
oath-card-roving-terror = Roving Terror
oath-card-nature-worship = Nature Worship
oath-card-birdsong = Birdsong
oath-card-small-friends = Small Friends
oath-card-grasping-vines = Grasping Vines
oath-card-threatening-roar = Threatening Roar
oath-card-fae-merchant = Fae Merchant
oath-card-second-chance = Second Chance
oath-card-pied-piper = Pied Piper
oath-card-mushrooms = Mushrooms
oath-card-insect-swarm = Insect Swarm
oath-card-vow-of-union = Vow of Union
oath-card-giant-python = Giant Python
oath-card-war-tortoise = War Tortoise
oath-card-new-growth = New Growth
oath-card-wild-cry = Wild Cry
oath-card-animal-host = Animal Host
oath-card-memory-of-nature = Memory of Nature
oath-card-marsh-spirit = Marsh Spirit
oath-card-vow-of-poverty = Vow of Poverty
oath-card-forest-council = Forest Council
oath-card-walled-garden = Walled Garden
oath-card-vow-of-beastkin = Vow of Beastkin
oath-card-bracken = Bracken
oath-card-wild-allies = Wild Allies

## Nomad

oath-card-rain-boots = Rain Boots
oath-card-ancient-binding = Ancient Binding
oath-card-horse-archers = Horse Archers
oath-card-warning-signals = Warning Signals
oath-card-elders = Elders
oath-card-the-gathering = The Gathering
oath-card-faithful-friend = Faithful Friend
oath-card-tents = Tents
oath-card-great-herd = Great Herd
oath-card-convoys = Convoys
oath-card-vow-of-kinship = Vow of Kinship
oath-card-wild-mounts = Wild Mounts
oath-card-lancers = Lancers
oath-card-mountain-giant = Mountain Giant
oath-card-rival-khan = Rival Khan
oath-card-lost-tongue = Lost Tongue
oath-card-special-envoy = Special Envoy
oath-card-resettle = Resettle
oath-card-oracle = Oracle
oath-card-pilgrimage = Pilgrimage
oath-card-spell-breaker = Spell Breaker
oath-card-mounted-patrol = Mounted Patrol
oath-card-great-crusade = Great Crusade
oath-card-ancient-bloodline = Ancient Bloodline
oath-card-ancient-pact = Ancient Pact
oath-card-storm-caller = Storm Caller
oath-card-family-wagon = Family Wagon
oath-card-way-station = Way Station
oath-card-twin-brother = Twin Brother
oath-card-hospitality = Hospitality
oath-card-a-fast-steed = A Fast Steed
oath-card-relic-worship = Relic Worship
oath-card-sacred-ground = Sacred Ground

## Visions

oath-card-vision-of-conquest = Vision of Conquest
oath-card-vision-of-rebellion = Vision of Rebellion
oath-card-vision-of-sanctuary = Vision of Sanctuary
oath-card-vision-of-faith = Vision of Faith
oath-card-conspiracy = Conspiracy

## Edifices

oath-card-sprawling-rampart = Sprawling Rampart
oath-card-hall-of-debate = Hall of Debate
oath-card-forest-temple = Forest Temple
oath-card-festival-district = Festival District
oath-card-great-spire = Great Spire
oath-card-ancient-forge = Ancient Forge

## Ruins

oath-ruin-bandit-rampart = Bandit Rampart
oath-ruin-hall-of-mockery = Hall of Mockery
oath-ruin-ruined-temple = Ruined Temple
oath-ruin-squalid-district = Squalid District
oath-ruin-fallen-spire = Fallen Spire
oath-ruin-broken-forge = Broken Forge

## Relics

oath-relic-sticky-fire = Sticky Fire
oath-relic-cursed-cauldron = Cursed Cauldron
oath-relic-brass-horse = Brass Horse
oath-relic-truthful-harp = Truthful Harp
oath-relic-grand-mask = Grand Mask
oath-relic-horned-mask = Horned Mask
oath-relic-cup-of-plenty = Cup of Plenty
oath-relic-whistle = Whistle
oath-relic-dowsing-sticks = Dowsing Sticks
oath-relic-cracked-horn = Cracked Horn
oath-relic-bandit-crown = Bandit Crown
oath-relic-ring-of-devotion = Ring of Devotion
oath-relic-skeleton-key = Skeleton Key
oath-relic-oracular-pig = Oracular Pig
oath-relic-circlet-of-command = Circlet of Command
oath-relic-ivory-eye = Ivory Eye
oath-relic-map = Map
oath-relic-obsidian-cage = Obsidian Cage
oath-relic-book-of-records = Book of Records
oath-relic-dragonskin-drum = Dragonskin Drum
oath-relic-the-grand-scepter = The Grand Scepter

## Sites

oath-site-ancient-city = Ancient City
oath-site-barren-coast = Barren Coast
oath-site-buried-giant = Buried Giant
oath-site-charming-valley = Charming Valley
oath-site-deep-woods = Deep Woods
oath-site-drowned-city = Drowned City
oath-site-fertile-valley = Fertile Valley
oath-site-great-slum = Great Slum
oath-site-the-tribunal = The Tribunal
oath-site-lush-coast = Lush Coast
oath-site-marshes = Marshes
oath-site-mine = Mine
oath-site-mountain = Mountain
oath-site-narrow-pass = Narrow Pass
oath-site-plains = Plains
oath-site-river = River
oath-site-rocky-coast = Rocky Coast
oath-site-salt-flats = Salt Flats
oath-site-shrouded-wood = Shrouded Wood
oath-site-standing-stones = Standing Stones
oath-site-steppe = Steppe
oath-site-the-hidden-place = The Hidden Place
oath-site-wastes = Wastes
