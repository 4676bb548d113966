/** The words of oath by their ids. Written by `make client`; not to be edited. */

export const SEAT = ["red", "purple", "blue", "yellow", "white", "black"] as const;
export type Seat = (typeof SEAT)[number];

export const ROLE = ["chancellor", "citizen", "exile"] as const;
export type Role = (typeof ROLE)[number];

export const SUIT = ["discord", "arcane", "order", "hearth", "beast", "nomad"] as const;
export type Suit = (typeof SUIT)[number];

export const REGION = ["cradle", "provinces", "hinterland"] as const;
export type Region = (typeof REGION)[number];

export const SLOT = [
  "cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3", "hinterland_1",
  "hinterland_2", "hinterland_3",
] as const;
export type Slot = (typeof SLOT)[number];

export const CARD = [
  "wrestlers", "battle_honors", "bear_traps", "longbows", "keep", "pressgangs", "garrison",
  "scouts", "alchemist", "martial_culture", "errand_boy", "mercenaries", "tinkers_fair",
  "rain_boots", "a_small_favor", "second_wind", "sleight_of_hand", "key_to_the_city", "scryer",
  "disgraced_captain", "naysayers", "book_burning", "ancient_binding", "horse_archers",
  "warning_signals", "elders", "the_gathering", "faithful_friend", "tents", "great_herd",
  "fire_talkers", "magicians_code", "spirit_snare", "wizard_school", "dazzle", "acting_troupe",
  "taming_charm", "inquisitor", "wolves", "animal_playmates", "true_names", "the_old_oak",
  "forest_paths", "long_lost_heir", "rangers", "roving_terror", "wayside_inn", "extra_provisions",
  "memory_of_home", "welcoming_party", "traveling_doctor", "storyteller", "armed_mob",
  "tavern_songs", "secret_signal", "augury", "rusting_ray", "portal", "billowing_fog",
  "kindred_warriors", "terror_spells", "blood_pact", "revelation", "observatory", "plague_engines",
  "gleaming_armor", "bewitch", "jinx", "tutor", "dream_thief", "cracking_ground", "sealing_ward",
  "initiation_rite", "vow_of_silence", "forgotten_vault", "map_library", "witchs_bargain",
  "master_of_disguise", "charlatan", "assassin", "downtrodden", "blackmail", "cracked_sage",
  "dissent", "false_prophet", "vow_of_renewal", "zealots", "royal_ambitions", "salt_the_earth",
  "beast_tamer", "riots", "silver_tongue", "gambling_hall", "boiling_lake", "relic_thief",
  "enchantress", "insomnia", "sneak_attack", "gossip", "bandit_chief", "chaos_cult", "slander",
  "code_of_honor", "outriders", "messenger", "field_promotion", "palanquin", "shield_wall",
  "military_parade", "tome_guardians", "tyrant", "forced_labor", "secret_police", "specialist",
  "captains", "siege_engines", "royal_tax", "toll_roads", "curfew", "knights_errant",
  "vow_of_obedience", "hunting_party", "council_seat", "encirclement", "peace_envoy",
  "relic_hunter", "homesteaders", "crop_rotation", "a_round_of_ale", "land_warden",
  "charming_friend", "village_constable", "family_heirloom", "news_from_afar", "levelers",
  "fabled_feast", "the_great_levy", "hearts_and_minds", "relic_breaker", "book_binders",
  "ballot_box", "saddle_makers", "herald", "rowdy_pub", "vow_of_peace", "deed_writer", "salad_days",
  "marriage", "hospital", "awaited_return", "convoys", "vow_of_kinship", "wild_mounts", "lancers",
  "mountain_giant", "rival_khan", "lost_tongue", "special_envoy", "resettle", "oracle",
  "pilgrimage", "spell_breaker", "mounted_patrol", "great_crusade", "ancient_bloodline",
  "ancient_pact", "storm_caller", "family_wagon", "way_station", "twin_brother", "hospitality",
  "a_fast_steed", "relic_worship", "sacred_ground", "nature_worship", "birdsong", "small_friends",
  "grasping_vines", "threatening_roar", "fae_merchant", "second_chance", "pied_piper", "mushrooms",
  "insect_swarm", "vow_of_union", "giant_python", "war_tortoise", "new_growth", "wild_cry",
  "animal_host", "memory_of_nature", "marsh_spirit", "vow_of_poverty", "forest_council",
  "walled_garden", "vow_of_beastkin", "bracken", "wild_allies", "vision_of_conquest",
  "vision_of_rebellion", "vision_of_sanctuary", "vision_of_faith", "conspiracy",
  "sprawling_rampart", "hall_of_debate", "forest_temple", "festival_district", "great_spire",
  "ancient_forge",
] as const;
export type Card = (typeof CARD)[number];

export const RUIN = [
  "bandit_rampart", "hall_of_mockery", "ruined_temple", "squalid_district", "fallen_spire",
  "broken_forge",
] as const;
export type Ruin = (typeof RUIN)[number];

export const RELIC = [
  "sticky_fire", "cursed_cauldron", "brass_horse", "truthful_harp", "grand_mask", "horned_mask",
  "cup_of_plenty", "whistle", "dowsing_sticks", "cracked_horn", "bandit_crown", "ring_of_devotion",
  "skeleton_key", "oracular_pig", "circlet_of_command", "ivory_eye", "map", "obsidian_cage",
  "book_of_records", "dragonskin_drum", "the_grand_scepter",
] as const;
export type Relic = (typeof RELIC)[number];

export const SITE = [
  "ancient_city", "barren_coast", "buried_giant", "charming_valley", "deep_woods", "drowned_city",
  "fertile_valley", "great_slum", "the_tribunal", "lush_coast", "marshes", "mine", "mountain",
  "narrow_pass", "plains", "river", "rocky_coast", "salt_flats", "shrouded_wood", "standing_stones",
  "steppe", "the_hidden_place", "wastes",
] as const;
export type Site = (typeof SITE)[number];

export const BANNER = ["peoples_favor", "darkest_secret"] as const;
export type Banner = (typeof BANNER)[number];

export const SPACE = ["brutal", "decadent", "careless", "greedy"] as const;
export type Space = (typeof SPACE)[number];

export const OATH = ["supremacy", "the_people", "protection", "devotion"] as const;
export type Oath = (typeof OATH)[number];

export const RANK = ["oathkeeper", "usurper"] as const;
export type Rank = (typeof RANK)[number];

export const FACE = [
  "wrestlers", "battle_honors", "bear_traps", "longbows", "keep", "pressgangs", "garrison",
  "scouts", "alchemist", "martial_culture", "errand_boy", "mercenaries", "tinkers_fair",
  "rain_boots", "a_small_favor", "second_wind", "sleight_of_hand", "key_to_the_city", "scryer",
  "disgraced_captain", "naysayers", "book_burning", "ancient_binding", "horse_archers",
  "warning_signals", "elders", "the_gathering", "faithful_friend", "tents", "great_herd",
  "fire_talkers", "magicians_code", "spirit_snare", "wizard_school", "dazzle", "acting_troupe",
  "taming_charm", "inquisitor", "wolves", "animal_playmates", "true_names", "the_old_oak",
  "forest_paths", "long_lost_heir", "rangers", "roving_terror", "wayside_inn", "extra_provisions",
  "memory_of_home", "welcoming_party", "traveling_doctor", "storyteller", "armed_mob",
  "tavern_songs", "secret_signal", "augury", "rusting_ray", "portal", "billowing_fog",
  "kindred_warriors", "terror_spells", "blood_pact", "revelation", "observatory", "plague_engines",
  "gleaming_armor", "bewitch", "jinx", "tutor", "dream_thief", "cracking_ground", "sealing_ward",
  "initiation_rite", "vow_of_silence", "forgotten_vault", "map_library", "witchs_bargain",
  "master_of_disguise", "charlatan", "assassin", "downtrodden", "blackmail", "cracked_sage",
  "dissent", "false_prophet", "vow_of_renewal", "zealots", "royal_ambitions", "salt_the_earth",
  "beast_tamer", "riots", "silver_tongue", "gambling_hall", "boiling_lake", "relic_thief",
  "enchantress", "insomnia", "sneak_attack", "gossip", "bandit_chief", "chaos_cult", "slander",
  "code_of_honor", "outriders", "messenger", "field_promotion", "palanquin", "shield_wall",
  "military_parade", "tome_guardians", "tyrant", "forced_labor", "secret_police", "specialist",
  "captains", "siege_engines", "royal_tax", "toll_roads", "curfew", "knights_errant",
  "vow_of_obedience", "hunting_party", "council_seat", "encirclement", "peace_envoy",
  "relic_hunter", "homesteaders", "crop_rotation", "a_round_of_ale", "land_warden",
  "charming_friend", "village_constable", "family_heirloom", "news_from_afar", "levelers",
  "fabled_feast", "the_great_levy", "hearts_and_minds", "relic_breaker", "book_binders",
  "ballot_box", "saddle_makers", "herald", "rowdy_pub", "vow_of_peace", "deed_writer", "salad_days",
  "marriage", "hospital", "awaited_return", "convoys", "vow_of_kinship", "wild_mounts", "lancers",
  "mountain_giant", "rival_khan", "lost_tongue", "special_envoy", "resettle", "oracle",
  "pilgrimage", "spell_breaker", "mounted_patrol", "great_crusade", "ancient_bloodline",
  "ancient_pact", "storm_caller", "family_wagon", "way_station", "twin_brother", "hospitality",
  "a_fast_steed", "relic_worship", "sacred_ground", "nature_worship", "birdsong", "small_friends",
  "grasping_vines", "threatening_roar", "fae_merchant", "second_chance", "pied_piper", "mushrooms",
  "insect_swarm", "vow_of_union", "giant_python", "war_tortoise", "new_growth", "wild_cry",
  "animal_host", "memory_of_nature", "marsh_spirit", "vow_of_poverty", "forest_council",
  "walled_garden", "vow_of_beastkin", "bracken", "wild_allies", "vision_of_conquest",
  "vision_of_rebellion", "vision_of_sanctuary", "vision_of_faith", "conspiracy",
  "sprawling_rampart", "hall_of_debate", "forest_temple", "festival_district", "great_spire",
  "ancient_forge", "bandit_rampart", "hall_of_mockery", "ruined_temple", "squalid_district",
  "fallen_spire", "broken_forge", "sticky_fire", "cursed_cauldron", "brass_horse", "truthful_harp",
  "grand_mask", "horned_mask", "cup_of_plenty", "whistle", "dowsing_sticks", "cracked_horn",
  "bandit_crown", "ring_of_devotion", "skeleton_key", "oracular_pig", "circlet_of_command",
  "ivory_eye", "map", "obsidian_cage", "book_of_records", "dragonskin_drum", "the_grand_scepter",
  "ancient_city", "barren_coast", "buried_giant", "charming_valley", "deep_woods", "drowned_city",
  "fertile_valley", "great_slum", "the_tribunal", "lush_coast", "marshes", "mine", "mountain",
  "narrow_pass", "plains", "river", "rocky_coast", "salt_flats", "shrouded_wood", "standing_stones",
  "steppe", "the_hidden_place", "wastes", "peoples_favor", "darkest_secret", "oathkeeper_title",
  "brutal", "decadent", "careless", "greedy",
] as const;
export type Face = (typeof FACE)[number];

export const POWER = [
  "wrestlers", "battle_honors", "bear_traps", "longbows", "keep", "pressgangs", "garrison",
  "scouts", "alchemist", "martial_culture", "errand_boy", "mercenaries", "tinkers_fair",
  "rain_boots", "a_small_favor", "second_wind", "sleight_of_hand", "key_to_the_city", "scryer",
  "disgraced_captain", "naysayers", "book_burning", "ancient_binding", "horse_archers",
  "warning_signals", "elders", "the_gathering", "faithful_friend", "tents", "great_herd",
  "fire_talkers", "magicians_code", "spirit_snare", "wizard_school", "dazzle", "acting_troupe",
  "taming_charm", "inquisitor", "wolves", "animal_playmates", "true_names", "the_old_oak",
  "forest_paths", "long_lost_heir", "rangers", "roving_terror", "wayside_inn", "extra_provisions",
  "memory_of_home", "welcoming_party", "traveling_doctor", "storyteller", "armed_mob",
  "tavern_songs", "secret_signal", "augury", "rusting_ray", "portal", "billowing_fog",
  "kindred_warriors", "terror_spells", "blood_pact", "revelation", "observatory", "plague_engines",
  "gleaming_armor", "bewitch", "jinx", "tutor", "dream_thief", "cracking_ground", "sealing_ward",
  "initiation_rite", "vow_of_silence", "forgotten_vault", "map_library", "witchs_bargain",
  "master_of_disguise", "charlatan", "assassin_1", "assassin_2", "downtrodden", "blackmail",
  "cracked_sage", "dissent", "false_prophet", "vow_of_renewal", "zealots", "royal_ambitions",
  "salt_the_earth_1", "salt_the_earth_2", "beast_tamer", "riots", "silver_tongue_1",
  "silver_tongue_2", "gambling_hall", "boiling_lake", "relic_thief", "enchantress", "insomnia_1",
  "insomnia_2", "sneak_attack", "gossip", "bandit_chief_1", "bandit_chief_2", "chaos_cult",
  "slander", "code_of_honor", "outriders", "messenger", "field_promotion", "palanquin",
  "shield_wall", "military_parade", "tome_guardians", "tyrant", "forced_labor", "secret_police",
  "specialist", "captains", "siege_engines", "royal_tax", "toll_roads", "curfew", "knights_errant",
  "vow_of_obedience_1", "vow_of_obedience_2", "hunting_party", "council_seat", "encirclement",
  "peace_envoy", "relic_hunter", "homesteaders", "crop_rotation", "a_round_of_ale", "land_warden",
  "charming_friend", "village_constable", "family_heirloom", "news_from_afar", "levelers",
  "fabled_feast", "the_great_levy", "hearts_and_minds", "relic_breaker", "book_binders",
  "ballot_box", "saddle_makers", "herald", "rowdy_pub", "vow_of_peace", "deed_writer", "salad_days",
  "marriage", "hospital", "awaited_return", "convoys", "vow_of_kinship", "wild_mounts", "lancers",
  "mountain_giant", "rival_khan", "lost_tongue", "special_envoy", "resettle", "oracle",
  "pilgrimage", "spell_breaker", "mounted_patrol", "great_crusade", "ancient_bloodline",
  "ancient_pact", "storm_caller", "family_wagon", "way_station", "twin_brother", "hospitality",
  "a_fast_steed", "relic_worship", "sacred_ground", "nature_worship", "birdsong", "small_friends",
  "grasping_vines", "threatening_roar", "fae_merchant", "second_chance", "pied_piper_1",
  "pied_piper_2", "mushrooms", "insect_swarm", "vow_of_union", "giant_python", "war_tortoise",
  "new_growth", "wild_cry", "animal_host", "memory_of_nature", "marsh_spirit", "vow_of_poverty_1",
  "vow_of_poverty_2", "forest_council", "walled_garden", "vow_of_beastkin", "bracken",
  "wild_allies", "vision_of_conquest", "vision_of_rebellion", "vision_of_sanctuary",
  "vision_of_faith", "conspiracy", "sprawling_rampart", "hall_of_debate", "forest_temple",
  "festival_district", "great_spire", "ancient_forge", "bandit_rampart", "hall_of_mockery",
  "ruined_temple", "squalid_district", "fallen_spire", "broken_forge", "sticky_fire",
  "cursed_cauldron", "brass_horse", "truthful_harp", "grand_mask", "horned_mask", "cup_of_plenty",
  "whistle", "dowsing_sticks", "cracked_horn", "bandit_crown", "ring_of_devotion", "skeleton_key",
  "oracular_pig", "circlet_of_command", "ivory_eye", "map", "obsidian_cage_1", "obsidian_cage_2",
  "book_of_records", "dragonskin_drum", "the_grand_scepter_1", "the_grand_scepter_2",
  "the_grand_scepter_3", "ancient_city", "barren_coast", "buried_giant", "charming_valley",
  "deep_woods", "drowned_city", "fertile_valley", "great_slum", "the_tribunal", "lush_coast",
  "marshes", "mine", "mountain", "narrow_pass", "plains", "river", "rocky_coast", "salt_flats",
  "shrouded_wood", "standing_stones", "steppe", "the_hidden_place", "wastes", "peoples_favor_1",
  "peoples_favor_2", "darkest_secret_1", "darkest_secret_2", "oathkeeper_title", "brutal",
  "decadent", "careless", "greedy",
] as const;
export type Power = (typeof POWER)[number];

export const MAJOR = ["search", "muster", "trade", "travel", "recover", "campaign"] as const;
export type Major = (typeof MAJOR)[number];

export const TOKEN = ["favor", "secret"] as const;
export type Token = (typeof TOKEN)[number];

export const ATTACK_FACE = ["hollow_sword", "sword", "double_sword_skull"] as const;
export type AttackFace = (typeof ATTACK_FACE)[number];

export const DEFENSE_FACE = ["blank", "shield", "double_shield", "times_two"] as const;
export type DefenseFace = (typeof DEFENSE_FACE)[number];

export const PLACE = [
  "cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3", "hinterland_1",
  "hinterland_2", "hinterland_3", "with_purple", "with_red", "with_blue", "with_yellow",
  "with_white", "with_black",
] as const;
export type Place = (typeof PLACE)[number];

export const FACING = ["denizen", "vision", "faceup"] as const;
export type Facing = (typeof FACING)[number];

export const BACK = ["denizen", "vision"] as const;
export type Back = (typeof BACK)[number];

export const DECK_PART = ["denizen", "vision", "upper", "middle"] as const;
export type DeckPart = (typeof DECK_PART)[number];

export const SIDE = ["attacker", "defender"] as const;
export type Side = (typeof SIDE)[number];

export const SYMBOL = [
  "favor", "secret", "secret_facedown", "warband", "bandits", "pawn", "supply", "relic", "scepter",
  "reliquary", "vision", "visions_drawn", "adviser", "adviser_facedown", "edifice", "ruin", "mob",
  "title", "successor", "action", "wake", "rest", "when_played", "modifier", "persistent",
  "plan_attacker", "plan_defender", "plan_either", "site_only", "adviser_only", "locked", "sword",
  "hollow_sword", "skull", "shield", "double_shield", "times_two", "end_die", "world_deck",
  "relic_deck", "discard_pile", "dispossessed", "favor_bank", "bank", "reconstruction",
] as const;
export type Symbol = (typeof SYMBOL)[number];

export const THREAT = ["no_threat", "successor", "usurper", "vision", "oathkeeper"] as const;
export type Threat = (typeof THREAT)[number];

export const COLUMN = ["friends", "conspirators"] as const;
export type Column = (typeof COLUMN)[number];

export const CELL = [
  "s0", "r0", "d0", "p0", "g0", "s1", "s2", "s3", "s4", "s5", "r1", "r2", "r3", "r4", "r5", "r6",
  "r7", "d1", "d2", "d3", "d4", "d5", "d6", "p1", "p2", "p3", "p4", "p5", "p6",
] as const;
export type Cell = (typeof CELL)[number];

export const ARROW = ["red", "orange", "black"] as const;
export type Arrow = (typeof ARROW)[number];

export const CONDITION = [
  "always", "ready_sites", "ready_relics", "ready_the_grand_scepter", "ready_darkest_secret",
  "ready_peoples_favor", "recover_peoples_favor", "recover_darkest_secret", "recover_relic",
  "relic_affordable", "muster_possible", "rules_most_sites", "holds_darkest_secret",
  "holds_peoples_favor",
] as const;
export type Condition = (typeof CONDITION)[number];

export const EXCUSE = [
  "nothing_to_gain", "no_warbands", "best_here", "not_ready", "nobody_has_it", "no_site",
  "cannot_pay", "is_his", "no_relic",
] as const;
export type Excuse = (typeof EXCUSE)[number];

export const PHASE = ["threat", "card", "actions", "cleanup"] as const;
export type Phase = (typeof PHASE)[number];

/** The seats by how many people play, those that the rules play last. */
export const SEATS = {
  "1": ["red", "purple"],
  "2": ["purple", "red"],
  "3": ["purple", "red", "blue"],
  "4": ["purple", "red", "blue", "yellow"],
  "5": ["purple", "red", "blue", "yellow", "white"],
  "6": ["purple", "red", "blue", "yellow", "white", "black"],
} as const;

/** What is agreed on before a match, with its values; none: a whole number. */
export const OPTIONS = {
  prince: ["auto", "none", "chancellor", "exile"],
  prince_powers: ["limited", "extended"],
  start: ["first_game", "tutorial"],
  goal: ["supremacy", "the_people", "protection", "devotion"],
  vision_tie: ["strict", "tied"],
  reliquary_powers: ["mandatory", "optional"],
  chronicle: ["written", "none"],
  world: ["starting", "mixed"],
} as const;

/** Answers by their verbs, with what they touch. */
export interface Verbs {
  pass: [];
  begin: [Major];
  rest: [];
  use: [Power];
  modify: [Power];
  yes: [];
  no: [];
  search_deck: [];
  search_pile: [Region];
  discard: [Card];
  play: [Card];
  play_to_site: [Card, Slot];
  play_adviser: [Card];
  play_facedown: [Card];
  reveal: [Card];
  muster_on: [Card];
  trade_for_favor: [Card];
  trade_for_secrets: [Card];
  travel_to: [Slot];
  recover_relic: [number];
  recover_banner: [Banner];
  pay: [number];
  grow: [];
  shrink: [Suit];
  against: [Seat];
  against_bandits: [];
  target_site: [Slot];
  target_relic: [Relic];
  target_banner: [Banner];
  target_pawn: [];
  target_buried: [Slot, number];
  attack_with: [number];
  sacrifice: [number];
  lose_at_site: [Slot, number];
  lose_on_board: [Seat, number];
  garrison: [Slot, number];
  banish: [Slot];
  take_up: [Card];
  peek: [number];
  peek_reliquary: [Space];
  station: [];
  hand_over: [Seat];
  ask_for: [Seat];
  offer_citizenship: [Seat];
  exile: [Seat];
  self_exile: [];
  choose_player: [Seat];
  choose_card: [Card];
  choose_site: [Slot];
  choose_suit: [Suit];
  choose_relic: [Relic];
  choose_banner: [Banner];
  choose_region: [Region];
  choose_number: [number];
  choose_space: [Space];
  choose_adviser: [Seat, number];
  choose_buried: [Slot, number];
  to_top: [Region];
  to_bottom: [Region];
  under_deck: [];
  give_favor: [number];
  give_secrets: [number];
  give_relic: [Relic];
  give_reliquary: [Space];
  give_banner: [Banner];
  give_site: [Slot];
  give_adviser: [number];
  get_favor: [number];
  get_secrets: [number];
  get_relic: [Relic];
  get_banner: [Banner];
  get_site: [Slot];
  get_adviser: [number];
  drop_term: [number];
  show_reliquary: [Space];
  show_adviser: [number];
  send: [];
  stop: [];
  accept: [];
  refuse: [];
  swear: [Oath];
  invite: [Seat];
  build: [Card];
  restore: [Card];
  peek_bottom: [];
  choose_bottom: [];
  give_bottom: [];
  show_bottom: [];
}

/** Questions by key, with their variables. */
export interface Questions {
  "place-pawn": never;
  "keep-adviser": never;
  "tend-banner": never;
  wake: never;
  act: never;
  rest: never;
  search: never;
  "search-discard": never;
  "play-first": never;
  play: never;
  "clear-first": "site";
  "discard-adviser": never;
  "discard-next": never;
  "play-modifiers": "card";
  muster: never;
  trade: never;
  travel: never;
  "travel-modifiers": "seat";
  send: "seat";
  recover: never;
  "pay-banner": "banner";
  "first-bank": "number";
  campaign: never;
  targets: never;
  "attack-dice": never;
  admit: "seat";
  join: "seat";
  "battle-plan": "seat";
  sacrifice: never;
  casualties: "number";
  garrison: "site";
  banish: "seat";
  "burn-favor": "seat";
  "burn-all-favor": "seat";
  station: "site";
  permit: "seat" | "number";
  "how-many-warbands": "seat";
  "accept-warbands": "seat" | "number";
  "give-warbands": "seat" | "number";
  "name-keeper": never;
  naturalise: "site";
  "own-reliquary": never;
  "write-offer": "seat";
  "answer-offer": "seat";
  "prince-offer": "seat";
  "prince-power": "seat";
  "prince-modifiers": "major" | "seat";
  power: "power";
  "power-of": "power" | "seat";
  vow: never;
  invite: never;
  "accept-citizenship": "seat";
  build: never;
  "new-suit": never;
  endow: never;
}

/** Facts by key, with their variables. */
export interface Facts {
  "placed-pawn": "seat" | "site";
  "placed-pawn-unseen": "seat" | "slot";
  "kept-facedown": "seat" | "card";
  "kept-some": "seat" | "back";
  "discarded-drawn": "seat" | "card";
  "discarded-some": "seat" | "number";
  "discarded-facedown": "seat" | "seat2" | "card";
  "discarded-adviser": "seat" | "seat2" | "card";
  "discarded-from-site": "seat" | "card" | "site";
  round: "number";
  turn: "seat";
  "banner-grows": "seat";
  "banner-shrinks": "seat" | "suit";
  mob: never;
  usurper: "seat";
  rests: "seat" | "number";
  uses: "seat" | "power";
  paid: "seat" | "power";
  modifies: "seat" | "power";
  toll: "seat" | "seat2";
  "toll-burned": "seat";
  "gained-favor": "seat" | "number" | "suit";
  "gained-secrets": "seat" | "number";
  "gained-warbands": "seat" | "number";
  "burned-favor": "seat" | "number";
  "burned-secrets": "seat" | "number";
  "flipped-secrets": "seat" | "number";
  "gave-favor": "seat" | "seat2" | "number";
  "gave-secrets": "seat" | "seat2" | "number";
  "took-favor": "seat" | "seat2" | "number";
  "took-secret": "seat" | "seat2";
  "killed-on-board": "seat" | "number";
  "killed-at-site": "site" | "seat" | "number";
  "searches-deck": "seat";
  "searches-pile": "seat" | "region";
  drew: "seat" | "cards";
  "drew-some": "seat" | "backs";
  showed: "seat" | "cards";
  "vision-drawn": "number";
  "played-to-site": "seat" | "card" | "site";
  "played-adviser": "seat" | "card";
  "revealed-vision": "seat" | "card";
  "vision-discarded": "seat" | "card";
  "moved-card": "card" | "site";
  mustered: "seat" | "card";
  traded: "seat" | "card";
  "traded-in-vain": "seat" | "card";
  travelled: "seat" | "site";
  "site-revealed": "slot" | "site";
  "took-relic": "seat" | "relic";
  "gave-relic": "seat" | "seat2" | "relic";
  "recovered-banner": "seat" | "banner" | "number";
  "dealt-favor": "seat" | "suit" | "number";
  "seized-banner": "seat" | "banner" | "number";
  "gave-banner": "seat" | "seat2" | "banner";
  trait: "space";
  campaigns: "seat" | "seat2";
  "campaigns-bandits": "seat";
  "target-site": "site";
  "target-relic": "relic";
  "target-banner": "banner";
  "target-pawn": never;
  joins: "seat" | "seat2";
  "uses-plan": "seat" | "power";
  "bandits-plan": "power";
  "rolled-defense": "defense_faces";
  "rolled-attack": "attack_faces";
  battle: "number" | "number2";
  sacrificed: "seat" | "number";
  victory: "side";
  garrisoned: "seat" | "site" | "number";
  peeked: "seat" | "relic" | "site";
  "peeked-some": "seat" | "site";
  "peeked-reliquary": "seat" | "relic" | "space";
  "peeked-space": "seat" | "space";
  "peeked-bottom": "seat" | "relic";
  "peeked-bottom-some": "seat";
  stationed: "seat" | "site" | "number";
  "handed-over": "seat" | "seat2" | "number";
  refused: "seat" | "seat2";
  title: "seat";
  "became-citizen": "seat";
  "became-exile": "seat";
  "offer-sent": "seat" | "seat2";
  "offer-refused": "seat" | "seat2";
  "offer-accepted": "seat" | "seat2";
  "term-favor": "seat" | "seat2" | "number";
  "term-secrets": "seat" | "seat2" | "number";
  "term-relic": "seat" | "seat2" | "relic";
  "term-reliquary": "seat" | "seat2" | "space";
  "term-bottom": "seat" | "seat2";
  "term-banner": "seat" | "seat2" | "banner";
  "term-site": "seat" | "seat2" | "site";
  "term-adviser": "seat" | "seat2" | "number";
  "got-reliquary": "seat" | "relic";
  "gave-adviser": "seat" | "seat2" | "card";
  "gave-some": "seat" | "seat2";
  "gave-site": "seat" | "seat2" | "site";
  "showed-adviser": "seat" | "seat2" | "card";
  "showed-some": "seat" | "seat2";
  "end-die": "number";
  won: "seat";
  "prince-threat": "seat" | "threat" | "seat2";
  "prince-threat-of-nobody": "seat" | "threat";
  "prince-no-threat": "seat";
  "prince-tokens": "seat" | "cell";
  "prince-tokens-stay": "seat" | "cell";
  "prince-drew": "seat" | "cards";
  "prince-no-card": "seat";
  "prince-phase": "seat" | "phase";
  "prince-tactics-plan": "seat" | "card" | "number";
  "prince-tactics-box": "seat" | "card" | "number";
  "prince-chose": "seat" | "card" | "suit" | "column";
  "prince-chose-first": "seat" | "card" | "column";
  "prince-cannot-play": "seat" | "card";
  "prince-ambitions": "seat" | "number" | "suit";
  "prince-relation": "seat" | "suit" | "column" | "number";
  "prince-relation-top": "seat" | "suit" | "column";
  "prince-actions": "seat" | "number";
  "prince-moves": "seat" | "cell" | "cell2" | "arrow" | "condition";
  "prince-skips": "seat" | "cell" | "excuse";
  "prince-weighs": "seat" | "number" | "number2" | "number3";
  "prince-spares": "seat" | "number";
  "prince-offers": "seat" | "seat2";
  "prince-start": "seat" | "cell";
  "saw-cards": "seat" | "power" | "cards";
  "saw-relics": "seat" | "power" | "relics";
  "saw-site": "seat" | "site" | "slot";
  "saw-some": "seat" | "power" | "number";
  swapped: "seat" | "card" | "card2";
  supply: "seat" | "number";
  "buried-relic": "seat" | "relic";
  "buried-some-relic": "seat";
  "banner-value": "banner" | "number";
  "moved-favor": "suit" | "suit2" | "number";
  "put-in-bank": "seat" | "number" | "suit";
  "laid-favor": "seat" | "number" | "card";
  "swapped-facedown": "seat" | "seat2" | "seat3";
  "shares-vision": "seat" | "seat2" | "card";
  "moved-pile": "seat" | "region" | "region2";
  dispossessed: "seat" | "card";
  "swapped-dispossessed": "seat" | "number";
  rebuilt: "card";
  released: "seat" | "number";
  swore: "seat" | "oath";
  "turned-out": "seat";
  invited: "seat" | "seat2";
  "accepted-citizenship": "seat" | "seat2";
  "declined-citizenship": "seat" | "seat2";
  "built-edifice": "seat" | "card" | "site" | "card2";
  "restored-edifice": "seat" | "card" | "site";
  "sites-kept": "sites";
  "sites-lost": "sites";
  "cards-came": "cards";
  "outcasts-came": "cards";
  "cards-left": "cards";
  endowed: "seat" | "site" | "number";
}

/** Notes by key, with their variables. */
export interface Notes {
}

export type End = "usurper" | "visionary" | "stable_regime" | "successor" | "war_exhaustion";

export interface Dice {
  sites: Partial<Record<Slot, number>>;
  relics: Partial<Record<Relic, number>>;
  banners: Partial<Record<Banner, number>>;
  pawn: number;
  title: number;
}

export interface Prince {
  seat: Seat;
  level: "limited" | "extended";
  friends: Suit[][];
  conspirators: Suit[][];
  neutral: Suit[];
  tactics: number;
  tactics_space: number;
  threat: "no_threat" | "successor" | "usurper" | "vision" | "oathkeeper";
  threat_player: Seat | null;
  decider: Seat | null;
  cell: "s0" | "r0" | "d0" | "p0" | "g0" | "s1" | "s2" | "s3" | "s4" | "s5" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "p1" | "p2" | "p3" | "p4" | "p5" | "p6";
  start_cell: "s0" | "r0" | "d0" | "p0" | "g0" | "s1" | "s2" | "s3" | "s4" | "s5" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "p1" | "p2" | "p3" | "p4" | "p5" | "p6";
  quadrant: "s" | "r" | "d" | "p";
  favor: number;
  ambitions: number;
}

export interface Drawn {
  back: Back;
  card?: Card;
}

export interface Target {
  kind: "slot" | "relic" | "banner" | "pawn";
  id: Slot | Relic | Banner | null;
  dice: number;
}

export interface Source {
  power: Power;
  dice: number;
}

export interface CampaignPicture {
  attacker: Seat;
  defender?: Seat;
  slot: Slot;
  sites: Slot[];
  relics: Relic[];
  banners: Banner[];
  is_pawn: boolean;
  allies: Seat[];
  attacking_force: number;
  defending_force?: number;
  attack_dice: number;
  defense_dice: number;
  attack_roll: AttackFace[];
  defense_roll: DefenseFace[];
  attack: number;
  defense: number;
  plans: Power[];
  planners: string[];
  targets: Target[];
  victor?: Side;
  force_dice: number;
  attack_sources: Source[];
  defense_sources: Source[];
}

export interface BargainPicture {
  seat: Seat;
  partner: Seat;
  terms: string[];
  edits: number;
  refusals: number;
  is_sent: boolean;
}

export interface Adviser {
  facing: Facing;
  card?: Card;
}

/** The state as it is shown; entries that are 0 or none are left out. */
export interface Picture {
  round: number;
  turn: Seat | null;
  order: Seat[];
  oath: Oath | null;
  visions_drawn: number;
  pawn: Partial<Record<Seat, Slot>>;
  citizens: Seat[];
  title: Seat | null;
  usurper: boolean;
  favor: Partial<Record<Seat, number>>;
  secrets: Partial<Record<Seat, number>>;
  flipped: Partial<Record<Seat, number>>;
  board: Partial<Record<Seat, number>>;
  supply: Partial<Record<Seat, number>>;
  unspent: number;
  vision: Partial<Record<Seat, Card>>;
  bank: Partial<Record<Suit, number>>;
  banner_of: Partial<Record<Banner, Seat>>;
  banner_tokens: Partial<Record<Banner, number>>;
  mob: boolean;
  site_up: Slot[];
  site_known: Partial<Record<Slot, Seat[]>>;
  site_favor: Partial<Record<Slot, number>>;
  site_secrets: Partial<Record<Slot, number>>;
  garrison: Partial<Record<Slot, number>>;
  garrison_of: Partial<Record<Slot, Seat>>;
  site_cards: Partial<Record<Slot, Partial<Record<number, Card>>>>;
  ruins: Ruin[];
  site_relics: Partial<Record<Slot, Partial<Record<number, Relic | "hidden">>>>;
  site_relics_known: Partial<Record<Slot, Partial<Record<number, Seat[]>>>>;
  reliquary: Partial<Record<Space, Relic | "hidden">>;
  reliquary_known: Partial<Record<Space, Seat[]>>;
  held: Relic[];
  held_by: Seat[];
  adviser_of: Seat[];
  adviser_face: Facing[];
  laden: Face[];
  laden_favor: number[];
  laden_secrets: number[];
  cradle_back: Back[];
  provinces_back: Back[];
  hinterland_back: Back[];
  conspiracy_is_out: boolean;
  caged: Partial<Record<Seat, number>>;
  infirmary: Partial<Record<Seat, number>>;
  prophet: Seat | null;
  prophecy: Seat | null;
  apart: Seat | null;
  cleared: Partial<Record<Slot, Suit[]>>;
  refusals: Partial<Record<Seat, number>>;
  scepter_is_fresh: boolean;
  act_is_over: boolean;
  vow: Oath | null;
  welcomed: Seat[];
  built: Card | null;
  replaced: Card | null;
  added: Card[];
  removed: Card[];
  archive_is_spent: boolean;
  relation: Partial<Record<Suit, Column>>;
  relation_row: Partial<Record<Suit, number>>;
  arrivals: Suit[];
  tactics: number;
  ambitions: number;
  threat: Threat | null;
  threat_cell: Cell | null;
  start_cell: Cell | null;
  cell: Cell | null;
  turn_order: Seat[];
  ruled: Partial<Record<Seat, Slot[]>>;
  relics: Partial<Record<Seat, Relic[]>>;
  banners: Partial<Record<Seat, Banner[]>>;
  suits: Partial<Record<Seat, Partial<Record<Suit, number>>>>;
  adviser_limit: Partial<Record<Seat, number>>;
  rest_supply: Partial<Record<Seat, number>>;
  search_cost: Partial<Record<Seat, number>>;
  travel_cost: Partial<Record<Seat, Partial<Record<Slot, number>>>>;
  goal: "most_sites" | "peoples_favor" | "most_relics" | "darkest_secret" | "more_relics" | "grand_scepter";
  towards: Partial<Record<"most_sites" | "peoples_favor" | "most_relics" | "darkest_secret" | "more_relics" | "grand_scepter", Partial<Record<Seat, number>>>>;
  to_title: Partial<Record<Seat, number>>;
  fulfilled: Seat[];
  successor: Seat | null;
  strength: Partial<Record<Slot, number>>;
  dice: Dice;
  prince?: Prince;
  top_of_world?: Back;
  hand?: Drawn[];
  hand_of?: Seat;
  campaign?: CampaignPicture;
  bargain?: BargainPicture;
  sites: Partial<Record<Slot, Site>>;
  rulers: Partial<Record<Slot, string>>;
  capacity: Partial<Record<Slot, number>>;
  bandits: Partial<Record<Slot, number>>;
  roles: Partial<Record<Seat, Role>>;
  advisers: Partial<Record<Seat, Adviser[]>>;
  warbands_left: Partial<Record<Seat, number>>;
  shared_favor: number;
  search_supply: number;
  standings: Partial<Record<Seat, number>>;
  piles: Partial<Record<string, number>>;
  visions: Partial<Record<Region, number>>;
  end_roll: number;
}

/** Fields that are sets of things, by the kind of these. */
export const SETS = {
  seat: ["citizens", "welcomed"],
  slot: ["site_up"],
  ruin: ["ruins"],
} as const;
