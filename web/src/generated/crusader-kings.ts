/** The words of crusader-kings by their ids. Written by `make client`; not to be edited. */

export const SEAT = ["frankish", "english", "german", "italian", "iberian"] as const;
export type Seat = (typeof SEAT)[number];

export const CULTURE = ["english", "frankish", "german", "italian", "iberian"] as const;
export type Culture = (typeof CULTURE)[number];

export const REGION = [
  "scotland", "northumbria", "mercia", "wales", "wessex", "ireland", "normandy", "brittany",
  "low_countries", "paris", "lorraine", "aquitaine", "burgundy", "toulouse", "denmark", "saxony",
  "pomerania", "poland", "bohemia", "swabia", "hungary", "dalmatia", "lombardy", "venice",
  "papal_states", "apulia", "sicily", "sardinia", "leon", "navarra", "aragon", "castile",
  "portugal", "al_andalus",
] as const;
export type Region = (typeof REGION)[number];

export const TRAIT = [
  "pious", "brave", "attractive", "humble", "cultivated", "clever", "swordmaster", "noble",
  "honest", "strong", "chaste", "scholar", "kind", "godless", "craven", "ugly", "ambitious",
  "ignorant", "dimwitted", "inbred", "stingy", "deceitful", "weak", "lustful", "gluttonous",
  "cruel",
] as const;
export type Trait = (typeof TRAIT)[number];

export const TOKEN = [
  "starting_pious_1", "starting_pious_2", "starting_pious_3", "starting_pious_4",
  "starting_brave_1", "starting_brave_2", "starting_attractive_1", "starting_attractive_2",
  "starting_attractive_3", "starting_humble_1", "starting_cultivated_1", "starting_clever_1",
  "starting_clever_2", "starting_clever_3", "starting_swordmaster_1", "starting_swordmaster_2",
  "starting_swordmaster_3", "starting_noble_1", "starting_honest_1", "starting_honest_2",
  "starting_strong_1", "starting_strong_2", "starting_chaste_1", "starting_scholar_1",
  "starting_kind_1", "starting_godless_1", "starting_godless_2", "starting_craven_1",
  "starting_ugly_1", "starting_ambitious_1", "starting_ambitious_2", "starting_ambitious_3",
  "starting_ambitious_4", "starting_dimwitted_1", "starting_inbred_1", "starting_deceitful_1",
  "starting_deceitful_2", "starting_deceitful_3", "starting_deceitful_4", "starting_weak_1",
  "starting_lustful_1", "starting_lustful_2", "starting_lustful_3", "starting_gluttonous_1",
  "starting_cruel_1", "starting_cruel_2", "starting_cruel_3", "random_pious_1", "random_pious_2",
  "random_brave_1", "random_brave_2", "random_brave_3", "random_attractive_1",
  "random_attractive_2", "random_attractive_3", "random_humble_1", "random_humble_2",
  "random_humble_3", "random_cultivated_1", "random_cultivated_2", "random_clever_1",
  "random_clever_2", "random_clever_3", "random_swordmaster_1", "random_swordmaster_2",
  "random_noble_1", "random_noble_2", "random_honest_1", "random_honest_2", "random_honest_3",
  "random_strong_1", "random_strong_2", "random_strong_3", "random_chaste_1", "random_chaste_2",
  "random_chaste_3", "random_scholar_1", "random_kind_1", "random_kind_2", "random_kind_3",
  "random_godless_1", "random_godless_2", "random_craven_1", "random_craven_2", "random_craven_3",
  "random_ugly_1", "random_ugly_2", "random_ugly_3", "random_ambitious_1", "random_ambitious_2",
  "random_ambitious_3", "random_ignorant_1", "random_dimwitted_1", "random_dimwitted_2",
  "random_dimwitted_3", "random_inbred_1", "random_inbred_2", "random_stingy_1",
  "random_deceitful_1", "random_deceitful_2", "random_deceitful_3", "random_weak_1",
  "random_weak_2", "random_weak_3", "random_lustful_1", "random_lustful_2", "random_lustful_3",
  "random_gluttonous_1", "random_gluttonous_2", "random_gluttonous_3", "random_cruel_1",
  "random_cruel_2", "random_cruel_3", "crusade_pious_1", "crusade_brave_1", "crusade_cultivated_1",
  "crusade_swordmaster_1", "crusade_strong_1", "crusade_scholar_1", "crusade_ambitious_1",
  "crusade_ignorant_1", "crusade_lustful_1", "crusade_cruel_1", "event_pious_1", "event_pious_2",
  "event_pious_3", "event_cultivated_1", "event_swordmaster_1", "event_godless_1",
  "event_godless_2", "event_godless_3", "event_craven_1", "event_craven_2", "event_ambitious_1",
  "event_ambitious_2", "event_inbred_1", "event_deceitful_1", "event_deceitful_2", "event_weak_1",
  "event_lustful_1", "event_lustful_2", "event_gluttonous_1", "event_gluttonous_2", "event_cruel_1",
] as const;
export type Token = (typeof TOKEN)[number];

export const CHARACTER = [
  "william_i", "henry_i", "stephen", "henry_iii", "edward_i", "philip_i", "louis_vii", "louis_ix",
  "philip_iii", "henry_iv", "henry_v", "conrad_iii", "frederick_ii", "rudolf_i", "robert_guiscard",
  "roger_ii", "matilda", "bela_iv", "charles_i", "sancho", "alfonso_vi", "alfonso_vii",
  "ferdinand_iii", "alfonso_x", "english_01", "english_02", "english_03", "english_04",
  "english_05", "english_06", "english_07", "english_08", "english_09", "english_10", "english_11",
  "english_12", "english_13", "english_14", "english_15", "english_16", "english_17", "english_18",
  "english_19", "english_20", "frankish_01", "frankish_02", "frankish_03", "frankish_04",
  "frankish_05", "frankish_06", "frankish_07", "frankish_08", "frankish_09", "frankish_10",
  "frankish_11", "frankish_12", "frankish_13", "frankish_14", "frankish_15", "frankish_16",
  "frankish_17", "frankish_18", "frankish_19", "frankish_20", "german_01", "german_02", "german_03",
  "german_04", "german_05", "german_06", "german_07", "german_08", "german_09", "german_10",
  "german_11", "german_12", "german_13", "german_14", "german_15", "german_16", "german_17",
  "german_18", "german_19", "german_20", "italian_01", "italian_02", "italian_03", "italian_04",
  "italian_05", "italian_06", "italian_07", "italian_08", "italian_09", "italian_10", "italian_11",
  "italian_12", "italian_13", "italian_14", "italian_15", "italian_16", "italian_17", "italian_18",
  "italian_19", "italian_20", "iberian_01", "iberian_02", "iberian_03", "iberian_04", "iberian_05",
  "iberian_06", "iberian_07", "iberian_08", "iberian_09", "iberian_10", "iberian_11", "iberian_12",
  "iberian_13", "iberian_14", "iberian_15", "iberian_16", "iberian_17", "iberian_18", "iberian_19",
  "iberian_20", "glitterhoof",
] as const;
export type Character = (typeof CHARACTER)[number];

export const DYNASTY = [
  "normandy", "blois", "plantagenet", "capet", "salian", "hohenstaufen", "habsburg", "hauteville",
  "canossa", "arpad", "anjou", "jimenez", "ivrea",
] as const;
export type Dynasty = (typeof DYNASTY)[number];

export const DEVELOPMENT = [
  "chancellor", "court_physician", "steward", "spymaster", "marshal", "archbishop", "fleet",
  "longbow", "plate_armour", "royal_guard", "bank", "library",
] as const;
export type Development = (typeof DEVELOPMENT)[number];

export const SPACE = [
  "constantinople", "nicaea", "dorylaeum", "edessa", "antioch", "tripoli", "tyre", "acre", "jaffa",
  "jerusalem",
] as const;
export type Space = (typeof SPACE)[number];

export const ACHIEVEMENT = ["crusader", "builder", "inventor", "king_of_jerusalem"] as const;
export type Achievement = (typeof ACHIEVEMENT)[number];

export const DECK = ["realm", "intrigue", "war", "tax", "crusade"] as const;
export type Deck = (typeof DECK)[number];

export const CARD = [
  "realm_01_1", "realm_01_2", "realm_01_3", "realm_01_4", "realm_01_5", "realm_02_1", "realm_03_1",
  "realm_03_2", "realm_04_1", "realm_04_2", "realm_04_3", "realm_05_1", "realm_05_2", "realm_06_1",
  "realm_06_2", "realm_07_1", "realm_08_1", "realm_08_2", "realm_08_3", "realm_09_1", "realm_10_1",
  "realm_10_2", "realm_11_1", "realm_12_1", "realm_13_1", "realm_13_2", "realm_14_1", "realm_15_1",
  "realm_16_1", "realm_17_1", "intrigue_01_1", "intrigue_01_2", "intrigue_01_3", "intrigue_01_4",
  "intrigue_02_1", "intrigue_02_2", "intrigue_03_1", "intrigue_03_2", "intrigue_03_3",
  "intrigue_04_1", "intrigue_04_2", "intrigue_05_1", "intrigue_06_1", "intrigue_06_2",
  "intrigue_07_1", "intrigue_07_2", "intrigue_08_1", "intrigue_08_2", "intrigue_09_1",
  "intrigue_09_2", "intrigue_10_1", "intrigue_10_2", "intrigue_10_3", "intrigue_11_1",
  "intrigue_11_2", "intrigue_12_1", "intrigue_12_2", "intrigue_13_1", "intrigue_14_1",
  "intrigue_15_1", "war_01_1", "war_01_2", "war_01_3", "war_01_4", "war_02_1", "war_02_2",
  "war_02_3", "war_03_1", "war_03_2", "war_03_3", "war_04_1", "war_04_2", "war_05_1", "war_05_2",
  "war_05_3", "war_06_1", "war_06_2", "war_07_1", "war_07_2", "war_08_1", "war_09_1", "war_09_2",
  "war_10_1", "war_10_2", "war_11_1", "war_11_2", "war_12_1", "war_12_2", "war_13_1", "war_14_1",
  "tax_01_1", "tax_01_2", "tax_01_3", "tax_01_4", "tax_02_1", "tax_02_2", "tax_02_3", "tax_02_4",
  "tax_03_1", "tax_03_2", "tax_03_3", "tax_04_1", "tax_04_2", "tax_04_3", "tax_05_1", "tax_05_2",
  "tax_05_3", "tax_06_1", "tax_06_2", "tax_07_1", "tax_08_1", "tax_09_1", "tax_10_1", "tax_11_1",
  "tax_12_1", "crusade_01_1", "crusade_01_2", "crusade_01_3", "crusade_01_4", "crusade_01_5",
  "crusade_02_1", "crusade_03_1", "crusade_03_2", "crusade_04_1", "crusade_04_2", "crusade_05_1",
  "crusade_05_2", "crusade_05_3", "crusade_06_1", "crusade_06_2", "crusade_07_1", "crusade_07_2",
  "crusade_08_1", "crusade_08_2", "crusade_09_1", "crusade_10_1", "crusade_11_1", "crusade_12_1",
  "crusade_13_1", "crusade_14_1",
] as const;
export type Card = (typeof CARD)[number];

export const EVENT = [
  "realm_01", "realm_02", "realm_03", "realm_04", "realm_05", "realm_06", "realm_07", "realm_08",
  "realm_09", "realm_10", "realm_11", "realm_12", "realm_13", "realm_14", "realm_15", "realm_16",
  "realm_17", "intrigue_01", "intrigue_02", "intrigue_03", "intrigue_04", "intrigue_05",
  "intrigue_06", "intrigue_07", "intrigue_08", "intrigue_09", "intrigue_10", "intrigue_11",
  "intrigue_12", "intrigue_13", "intrigue_14", "intrigue_15", "war_01", "war_02", "war_03",
  "war_04", "war_05", "war_06", "war_07", "war_08", "war_09", "war_10", "war_11", "war_12",
  "war_13", "war_14", "tax_01", "tax_02", "tax_03", "tax_04", "tax_05", "tax_06", "tax_07",
  "tax_08", "tax_09", "tax_10", "tax_11", "tax_12", "crusade_01", "crusade_02", "crusade_03",
  "crusade_04", "crusade_05", "crusade_06", "crusade_07", "crusade_08", "crusade_09", "crusade_10",
  "crusade_11", "crusade_12", "crusade_13", "crusade_14",
] as const;
export type Event = (typeof EVENT)[number];

export const ACTION = [
  "build", "develop", "plot", "coup", "mobilise", "invade", "collect_taxes", "crusade",
] as const;
export type Action = (typeof ACTION)[number];

export const PLOT = [
  "fabricate_casus_belli", "incite_unrest", "assassinate", "bribe", "divorce",
] as const;
export type Plot = (typeof PLOT)[number];

export const CHECK = [
  "marriage", "build", "fabricate_casus_belli", "incite_unrest", "assassinate", "bribe", "divorce",
  "coup", "invade", "crusade", "plague", "event",
] as const;
export type Check = (typeof CHECK)[number];

export const PAIR = ["marriage", "realm", "intrigue", "war", "crusade"] as const;
export type Pair = (typeof PAIR)[number];

export const STRATEGY = ["ferox", "postis", "munitio", "amandit", "aperio"] as const;
export type Strategy = (typeof STRATEGY)[number];

export const SETTING = [
  "english", "frankish", "german", "italian", "iberian", "english_ferox", "english_postis",
  "english_munitio", "english_amandit", "english_aperio", "frankish_ferox", "frankish_postis",
  "frankish_munitio", "frankish_amandit", "frankish_aperio", "german_ferox", "german_postis",
  "german_munitio", "german_amandit", "german_aperio", "italian_ferox", "italian_postis",
  "italian_munitio", "italian_amandit", "italian_aperio", "iberian_ferox", "iberian_postis",
  "iberian_munitio", "iberian_amandit", "iberian_aperio",
] as const;
export type Setting = (typeof SETTING)[number];

export const ENTRY = [
  "ferox_realm_1", "ferox_realm_2", "ferox_intrigue_1", "ferox_intrigue_2", "ferox_intrigue_3",
  "ferox_intrigue_4", "ferox_war_1", "ferox_war_2", "postis_realm_1", "postis_realm_2",
  "postis_intrigue_1", "postis_intrigue_2", "postis_intrigue_3", "postis_intrigue_4",
  "postis_intrigue_5", "postis_war_1", "postis_war_2", "postis_war_3", "munitio_realm_1",
  "munitio_realm_2", "munitio_intrigue_1", "munitio_intrigue_2", "munitio_intrigue_3",
  "munitio_intrigue_4", "munitio_war_1", "munitio_war_2", "amandit_realm_1", "amandit_realm_2",
  "amandit_intrigue_1", "amandit_intrigue_2", "amandit_intrigue_3", "amandit_war_1",
  "amandit_war_2", "amandit_war_3", "aperio_realm_1", "aperio_realm_2", "aperio_intrigue_1",
  "aperio_intrigue_2", "aperio_war_1", "aperio_war_2", "aperio_war_3",
] as const;
export type Entry = (typeof ENTRY)[number];

export const STEP = [
  "ferox_marriage_1", "ferox_marriage_2", "postis_marriage_1", "postis_marriage_2",
  "munitio_marriage_1", "munitio_marriage_2", "amandit_marriage_1", "amandit_marriage_2",
  "amandit_marriage_3", "amandit_marriage_4", "amandit_marriage_5", "amandit_marriage_6",
  "aperio_marriage_1", "aperio_marriage_2", "aperio_marriage_3",
] as const;
export type Step = (typeof STEP)[number];

export const MARKER = ["unrest", "harvest", "crop_failure", "plague"] as const;
export type Marker = (typeof MARKER)[number];

export const OP = [
  "birth", "add_trait", "remove_trait", "gold", "transfer_gold", "choice", "place", "remove_token",
  "check", "kill", "divorce_ruler", "age", "remove_age", "casus_belli", "cancel_casus_belli",
  "demobilise", "upkeep_now", "mobilise_free", "lose_castle", "build_free", "discard_development",
  "offer_councillor", "take_development", "draw_and_discard", "reveal_hand", "crusade_replace",
  "crusade_lose", "modifier",
] as const;
export type Op = (typeof OP)[number];

export const SYMBOL = [
  "knight", "army", "castle", "unrest", "harvest", "crop_failure", "plague", "waning", "duke",
  "lord", "no_lord", "pact", "claim", "war", "shield", "first_player", "gold", "points", "age",
  "heir", "bag", "critical", "councillor", "invention", "plan", "pile", "strategy", "sea_route",
  "excluded", "reconstruction",
] as const;
export type Symbol = (typeof SYMBOL)[number];

export const CATEGORY = [
  "regions", "crusader", "builder", "inventor", "king_of_jerusalem",
] as const;
export type Category = (typeof CATEGORY)[number];

export const FAMILY = [
  "ruler", "spouse", "child_1", "child_2", "child_3", "sibling_1", "sibling_2", "child_1_spouse",
  "child_2_spouse", "child_3_spouse", "sibling_1_spouse", "sibling_2_spouse",
] as const;
export type Family = (typeof FAMILY)[number];

export const KIN = ["child_1", "child_2", "child_3", "sibling_1", "sibling_2"] as const;
export type Kin = (typeof KIN)[number];

export const MATCH = [
  "spouse", "child_1_spouse", "child_2_spouse", "child_3_spouse", "sibling_1_spouse",
  "sibling_2_spouse",
] as const;
export type Match = (typeof MATCH)[number];

export const ORIGIN = [
  "scotland", "northumbria", "mercia", "wales", "wessex", "ireland", "normandy", "brittany",
  "low_countries", "paris", "lorraine", "aquitaine", "burgundy", "toulouse", "denmark", "saxony",
  "pomerania", "poland", "bohemia", "swabia", "hungary", "dalmatia", "lombardy", "venice",
  "papal_states", "apulia", "sicily", "sardinia", "leon", "navarra", "aragon", "castile",
  "portugal", "al_andalus", "english", "frankish", "german", "italian", "iberian",
] as const;
export type Origin = (typeof ORIGIN)[number];

export const COMPOSITION = [
  "0_1_3_2_2", "0_2_2_2_2", "0_2_3_1_2", "0_2_3_2_1", "0_3_1_2_2", "0_3_2_1_2", "0_3_2_2_1",
  "0_3_3_0_2", "0_3_3_1_1", "1_0_3_2_2", "1_1_2_2_2", "1_1_3_1_2", "1_1_3_2_1", "1_2_1_2_2",
  "1_2_2_1_2", "1_2_2_2_1", "1_2_3_0_2", "1_2_3_1_1", "1_3_0_2_2", "1_3_1_1_2", "1_3_1_2_1",
  "1_3_2_0_2", "1_3_2_1_1", "1_3_3_0_1", "2_0_2_2_2", "2_0_3_1_2", "2_0_3_2_1", "2_1_1_2_2",
  "2_1_2_1_2", "2_1_2_2_1", "2_1_3_0_2", "2_1_3_1_1", "2_2_0_2_2", "2_2_1_1_2", "2_2_1_2_1",
  "2_2_2_0_2", "2_2_2_1_1", "2_2_3_0_1", "2_3_0_1_2", "2_3_0_2_1", "2_3_1_0_2", "2_3_1_1_1",
  "2_3_2_0_1", "3_0_1_2_2", "3_0_2_1_2", "3_0_2_2_1", "3_0_3_0_2", "3_0_3_1_1", "3_1_0_2_2",
  "3_1_1_1_2", "3_1_1_2_1", "3_1_2_0_2", "3_1_2_1_1", "3_1_3_0_1", "3_2_0_1_2", "3_2_0_2_1",
  "3_2_1_0_2", "3_2_1_1_1", "3_2_2_0_1", "3_3_0_0_2", "3_3_0_1_1", "3_3_1_0_1",
] as const;
export type Composition = (typeof COMPOSITION)[number];

export const TOKEN_PLACE = [
  "starting", "event", "random", "out", "drawn", "bag_english", "bag_frankish", "bag_german",
  "bag_italian", "bag_iberian", "constantinople", "nicaea", "dorylaeum", "edessa", "antioch",
  "tripoli", "tyre", "acre", "jaffa", "jerusalem", "william_i", "henry_i", "stephen", "henry_iii",
  "edward_i", "philip_i", "louis_vii", "louis_ix", "philip_iii", "henry_iv", "henry_v",
  "conrad_iii", "frederick_ii", "rudolf_i", "robert_guiscard", "roger_ii", "matilda", "bela_iv",
  "charles_i", "sancho", "alfonso_vi", "alfonso_vii", "ferdinand_iii", "alfonso_x", "english_01",
  "english_02", "english_03", "english_04", "english_05", "english_06", "english_07", "english_08",
  "english_09", "english_10", "english_11", "english_12", "english_13", "english_14", "english_15",
  "english_16", "english_17", "english_18", "english_19", "english_20", "frankish_01",
  "frankish_02", "frankish_03", "frankish_04", "frankish_05", "frankish_06", "frankish_07",
  "frankish_08", "frankish_09", "frankish_10", "frankish_11", "frankish_12", "frankish_13",
  "frankish_14", "frankish_15", "frankish_16", "frankish_17", "frankish_18", "frankish_19",
  "frankish_20", "german_01", "german_02", "german_03", "german_04", "german_05", "german_06",
  "german_07", "german_08", "german_09", "german_10", "german_11", "german_12", "german_13",
  "german_14", "german_15", "german_16", "german_17", "german_18", "german_19", "german_20",
  "italian_01", "italian_02", "italian_03", "italian_04", "italian_05", "italian_06", "italian_07",
  "italian_08", "italian_09", "italian_10", "italian_11", "italian_12", "italian_13", "italian_14",
  "italian_15", "italian_16", "italian_17", "italian_18", "italian_19", "italian_20", "iberian_01",
  "iberian_02", "iberian_03", "iberian_04", "iberian_05", "iberian_06", "iberian_07", "iberian_08",
  "iberian_09", "iberian_10", "iberian_11", "iberian_12", "iberian_13", "iberian_14", "iberian_15",
  "iberian_16", "iberian_17", "iberian_18", "iberian_19", "iberian_20", "glitterhoof",
] as const;
export type TokenPlace = (typeof TOKEN_PLACE)[number];

export const CHARACTER_PLACE = ["box", "deck", "discard", "out", "play"] as const;
export type CharacterPlace = (typeof CHARACTER_PLACE)[number];

export const CARD_PLACE = [
  "deck", "discard", "open", "hand_english", "hand_frankish", "hand_german", "hand_italian",
  "hand_iberian", "first_english", "first_frankish", "first_german", "first_italian",
  "first_iberian", "second_english", "second_frankish", "second_german", "second_italian",
  "second_iberian", "pile_english", "pile_frankish", "pile_german", "pile_italian", "pile_iberian",
  "with_english", "with_frankish", "with_german", "with_italian", "with_iberian", "plan_english",
  "plan_frankish", "plan_german", "plan_italian", "plan_iberian",
] as const;
export type CardPlace = (typeof CARD_PLACE)[number];

/** The seats by how many people play, those that the rules play last. */
export const SEATS = {
  "1": ["frankish", "english", "german"],
  "2": ["english", "frankish", "german"],
  "3": ["english", "frankish", "german"],
  "4": ["english", "frankish", "german", "italian"],
  "5": ["english", "frankish", "german", "italian", "iberian"],
} as const;

/** What is agreed on before a match, with its values; none: a whole number. */
export const OPTIONS = {
  scenario: ["1", "2", "3", "4", "5", "6"],
  english: ["auto", "person", "ai", "ferox", "postis", "munitio", "amandit", "aperio", "absent"],
  frankish: ["auto", "person", "ai", "ferox", "postis", "munitio", "amandit", "aperio", "absent"],
  german: ["auto", "person", "ai", "ferox", "postis", "munitio", "amandit", "aperio", "absent"],
  italian: ["auto", "person", "ai", "ferox", "postis", "munitio", "amandit", "aperio", "absent"],
  iberian: ["auto", "person", "ai", "ferox", "postis", "munitio", "amandit", "aperio", "absent"],
  scoring: ["single", "together"],
  glitterhoof: ["off", "on"],
  first_player: ["lot", "english", "frankish", "german", "italian", "iberian"],
  ai_armies: ["literal", "free_mobilise"],
  ai_choice: ["automatic", "table"],
  ai_coalition: ["off", "on"],
  cap_free_tokens: ["on", "off"],
  pact_ends_with_marriage: ["off", "on"],
  baltic_sea: ["off", "on"],
  trade_items: ["wide", "basic", "none"],
  trade_any_seat: ["off", "on"],
  gold_limit: ["off", "on"],
  wives_trait: ["none", "random"],
  bastards: ["inherit", "last"],
  jerusalem_event: ["off", "on"],
  open_bags: ["off", "on"],
} as const;

/** Answers by their verbs, with what they touch. */
export interface Verbs {
  pass: [];
  compose: [Composition];
  plan: [Event, Event];
  plan_one: [Event];
  plan_nothing: [];
  marry: [Family];
  to_lord: [Region];
  to_deck: [Culture];
  propose: [Seat, Family];
  join: [Seat];
  revoke: [Region];
  grant: [Kin, Region];
  calm: [Region];
  act: [Action];
  offer: [Seat];
  build: [Region];
  buy: [Development];
  discard: [Development];
  scheme: [Plot];
  against: [Seat];
  at: [Region];
  murder: [Seat, Family];
  murder_lord: [Region];
  leave: [Family];
  bribed: [Development];
  coup: [Region];
  mobilise: [Region];
  attack: [Region, Region];
  annex: [Region, Region];
  support: [Region, Region];
  call: [Seat];
  call_region: [Region];
  stand_by: [];
  break: [];
  invest: [number];
  pledge: [number];
  sacrifice: [Trait];
  keep: [Trait];
  move_in: [];
  loot: [];
  counter: [Region];
  give_up: [Region];
  spread: [Region];
  send: [Family];
  unpaid: [Region];
  disband: [Region];
  remove: [Trait];
  save: [Development];
  either: [string];
  raze: [Region];
  person: [Seat, Family];
  drop_card: [Event];
  shield: [Space];
  restart: [Character];
  settle: [Region];
  steed: [Region];
  give_gold: [number];
  take_gold: [number];
  give_region: [Region];
  take_region: [Region];
  give_development: [Development];
  take_development: [Development];
  give_card: [Deck, number];
  take_card: [Deck, number];
  give_claim: [];
  take_claim: [];
  drop: [number];
  send_offer: [];
  stop_offer: [];
  accept: [];
  refuse: [];
}

/** Questions by key, with their variables. */
export interface Questions {
  "free-castle": never;
  steed: never;
  compose: never;
  plan: "number";
  invest: "check" | "number";
  pledge: "seat" | "number";
  sacrifice: "trait" | "number";
  "keep-trait": "character";
  "give-up": "number";
  save: "family" | "character";
  "old-age": never;
  upkeep: "number";
  disband: never;
  calm: never;
  marry: never;
  "choose-partner": "family" | "character";
  "which-dynasty": "seat";
  "bride-price": "seat";
  "write-proposal": "seat";
  "answer-proposal": "seat";
  "any-offer": "seat";
  "write-offer": "seat";
  "answer-offer": "seat";
  "hand-card": "seat" | "deck";
  revoke: never;
  grant: never;
  act: "event";
  build: never;
  develop: "number";
  discard: "development";
  plot: "number";
  "plot-target": "plot";
  bribe: "seat";
  coup: "number";
  mobilise: "number";
  declare: "number";
  call: "region";
  "answer-call": "seat" | "region";
  rally: "region";
  settle: "region";
  counter: "region";
  "spread-from": never;
  spread: never;
  send: never;
  "event-choice": "seat";
  "event-region": "seat" | "marker";
  "event-thing": "op";
  "event-army": "seat";
  "event-person": "seat";
  "event-councillor": "seat" | "number";
  "event-discard": never;
  "ai-target": "entry";
  "ai-vote": "seat";
  "answer-suit": "seat" | "number";
  restart: never;
  "settle-new": "character";
}

/** Facts by key, with their variables. */
export interface Facts {
  strategy: "seat" | "strategy";
  begins: "seat" | "dynasty" | "character";
  "first-player": "seat";
  "family-laid": "seat" | "family" | "character";
  "castle-laid": "seat" | "region";
  lord: "region" | "character" | "trait";
  "bare-lord": "region" | "character";
  "no-lord": "region";
  steed: "region" | "trait";
  "open-development": "development";
  era: "number";
  round: "number" | "number2";
  turn: "number";
  composed: "seat" | "composition";
  drew: "seat" | "events";
  "drew-some": "seat" | "decks";
  "deck-rebuilt": "deck";
  planned: "seat" | "events";
  "planned-some": "seat" | "number";
  "planned-open": "seat" | "events";
  renewal: never;
  check: "seat" | "check" | "number" | "number2";
  invested: "seat" | "number";
  pledged: "seat" | "number";
  "pledge-back": "seat" | "number";
  cancelled: "seat" | "number";
  "drawn-success": "seat" | "trait";
  "drawn-failure": "seat" | "trait";
  sacrificed: "seat" | "trait";
  "check-passed": "seat" | "check" | "number";
  "check-failed": "seat" | "check" | "number";
  born: "seat" | "family" | "character" | "trait";
  "bare-child": "seat" | "family" | "character";
  died: "seat" | "family" | "character";
  "lord-died": "region" | "character";
  saved: "seat" | "family" | "character" | "development";
  succeeded: "seat" | "character";
  removed: "seat" | "family" | "character";
  crisis: "seat" | "number" | "number2";
  lost: "seat" | "region";
  "new-ruler": "seat" | "character" | "trait";
  "bare-ruler": "seat" | "character";
  divorced: "seat" | "family" | "character";
  "duchy-ended": "seat" | "kin" | "region";
  age: "seat" | "number";
  "trait-removed": "seat" | "trait";
  upkeep: "seat" | "number";
  unpaid: "seat" | "region";
  disbanded: "seat" | "region";
  calmed: "seat" | "region" | "number";
  achievement: "seat" | "achievement";
  "achievement-lost": "seat" | "achievement";
  points: "seat" | "number" | "number2";
  won: "seat";
  "won-together": "seats";
  draw: "seats";
  granted: "seat" | "kin" | "region";
  "married-lord": "seat" | "family" | "region" | "character";
  "married-card": "seat" | "family" | "culture" | "character";
  proposed: "seat" | "family" | "seat2" | "family2" | "seat3";
  "proposal-refused": "seat" | "seat2";
  wed: "seat" | "family" | "seat2" | "family2" | "character";
  "offer-sent": "seat" | "seat2";
  "term-gold": "seat" | "seat2" | "number";
  "term-region": "seat" | "seat2" | "region";
  "term-development": "seat" | "seat2" | "development";
  "term-cards": "seat" | "seat2" | "deck" | "number";
  "term-claim": "seat" | "seat2";
  "offer-refused": "seat" | "seat2";
  "offer-accepted": "seat" | "seat2";
  "gave-gold": "seat" | "seat2" | "number";
  "gave-region": "seat" | "seat2" | "region";
  "gave-development": "seat" | "seat2" | "development";
  "gave-card": "seat" | "seat2" | "event";
  "gave-some-card": "seat" | "seat2" | "deck";
  "claim-dropped": "seat" | "seat2";
  revealed: "seat" | "event";
  acts: "seat" | "action";
  declined: "seat" | "event";
  "turned-up": "seat" | "event";
  built: "seat" | "region" | "number";
  razed: "seat" | "region";
  bought: "seat" | "development" | "number";
  discarded: "seat" | "development";
  bribed: "seat" | "seat2" | "development";
  "plot-player": "seat" | "plot" | "seat2";
  "plot-region": "seat" | "plot" | "region";
  "plot-person": "seat" | "plot" | "seat2" | "family";
  claim: "seat" | "seat2";
  unrest: "region";
  coup: "seat" | "region";
  "coup-failed": "seat" | "region";
  overthrown: "seat" | "region";
  mobilised: "seat" | "region";
  declared: "seat" | "region" | "region2";
  "declared-support": "seat" | "region" | "region2";
  attack: "seat" | "region" | "region2";
  "attack-dropped": "seat" | "region";
  "attack-failed": "seat" | "region";
  war: "seat" | "seat2";
  supports: "seat" | "seat2";
  "region-supports": "region" | "seat";
  "pact-broken": "seat" | "seat2";
  conquered: "seat" | "region";
  "moved-in": "seat" | "region" | "region2";
  looted: "seat" | "region" | "number";
  counter: "seat" | "region" | "region2";
  taxed: "seat" | "region" | "number";
  collected: "seat" | "number";
  "plague-spread": "region" | "region2";
  sent: "seat" | "family" | "character";
  shield: "seat" | "space";
  "shield-lost": "seat" | "space";
  "track-trait": "seat" | "trait";
  event: "seat" | "event" | "seat2";
  "event-ignored": "seat" | "event";
  "event-choice": "seat" | "effect";
  marker: "region" | "marker";
  "marker-off": "region" | "marker";
  gold: "seat" | "number";
  "gold-lost": "seat" | "number";
  trait: "seat" | "trait";
  "person-trait": "seat" | "family" | "trait";
  modifier: "seat" | "modifier";
  "open-hand": "seat" | "events";
  "laid-down": "seat" | "events";
  "dropped-card": "seat" | "event";
  defeated: "seat" | "dynasty";
  out: "seat";
  settled: "seat" | "region";
  "ai-entry": "seat" | "entry";
  "ai-no-entry": "seat" | "deck";
  "ai-skip-no-card": "seat" | "entry";
  "ai-skip-no-castle": "seat" | "entry";
  "ai-skip-no-site": "seat" | "entry";
  "ai-skip-no-unrest": "seat" | "entry";
  "ai-skip-only-armies": "seat" | "entry";
  "ai-skip-no-rival": "seat" | "entry";
  "ai-skip-no-child": "seat" | "entry";
  "ai-skip-first-round": "seat" | "entry";
  "ai-skip-full-council": "seat" | "entry";
  "ai-skip-no-councillor": "seat" | "entry";
  "ai-skip-unmarried": "seat" | "entry";
  "ai-skip-no-foreign-ally": "seat" | "entry";
  "ai-skip-no-own-ally": "seat" | "entry";
  "ai-skip-no-claim": "seat" | "entry";
  "ai-skip-barred": "seat" | "entry";
  "ai-skip-out-of-reach": "seat" | "entry";
  "ai-skip-successes": "seat" | "entry";
  "ai-skip-all-mobilised": "seat" | "entry";
  "ai-skip-no-army": "seat" | "entry";
  "ai-crusaded": "seat" | "event";
  "ai-owes-crusade": "seat" | "event";
  "ai-voted": "seat" | "number";
  "ai-vote-tied": "seat" | "number";
  "ai-courts": "seat" | "family";
  "ai-step": "seat" | "step";
  "ai-step-nobody": "seat" | "step";
  "ai-step-heir": "seat" | "step";
  "ai-step-proposals": "seat" | "step";
  "ai-own-deck": "seat" | "family";
  "ai-no-partner": "seat" | "family";
  "ai-unwelcome": "seat" | "character" | "trait";
  "ai-proposed": "seat" | "family" | "seat2" | "family2" | "seat3" | "number";
}

/** Notes by key, with their variables. */
export interface Notes {
  odds: "number" | "number2";
  who: "character";
  "who-trait": "character" | "trait";
  needs: "number" | "number2";
  "who-no-check": "character";
  "who-trait-no-check": "character" | "trait";
  "picked-mobilise": "number";
  "picked-revoke": "number";
  "picked-disband": "number";
  "picked-upkeep": "number";
  "picked-give-up": "number";
  "picked-call": "number";
  "picked-rally": "number";
  price: "number";
}

export type End = "last_era" | "jerusalem" | "one_left" | "no_person_left";

export interface Plan {
  first?: Event;
  second?: Event;
}

export interface AiSheet {
  strategy: Strategy;
  entry: Entry | null;
  entries: Partial<Record<Deck, Entry[]>>;
  steps: Step[];
}

export interface Cause {
  cause: "region" | "castle" | "army" | "duke" | "developments" | "kind";
  number: number;
}

export interface TokenCause {
  cause: "basic" | "region" | "seat" | "more";
  number: number;
  region?: Region;
  seat?: Seat;
}

export interface Decision {
  succeeds: boolean;
  keep?: number;
  sacrifice?: number;
}

export interface Odds {
  tokens: number;
  plain: number;
  sacrificed: number | null;
}

export interface CheckPicture {
  seat: Seat;
  kind: Check;
  pair: Pair | null;
  stage: "paying" | "pledging" | "drawing";
  needed: number;
  most: number;
  free: number;
  paid: number;
  is_opposable: boolean;
  opponents: Seat[];
  drawn: number;
  successes: number;
  causes: Cause[];
  tokens: TokenCause[];
  decision: Decision | null;
  bag?: Trait[];
  left?: number;
  odds?: Odds[];
}

export interface AttackPicture {
  seat: Seat;
  origin: Region;
  target: Region;
  is_counter: boolean;
  helpers: Region[];
  regions: Region[];
}

export interface March {
  origin: Region;
  target: Region;
  seat: Seat;
}

export interface DealPicture {
  seat: Seat;
  partner: Seat;
  terms: string[];
  refusals: number;
  is_sent: boolean;
  suitor?: Family;
  person?: Family;
  joins?: Seat;
}

export interface UnderWay {
  phase: "dynasty" | "planning" | "turns" | "support" | null;
  acting: Seat | null;
  going: Region[];
  planning: Partial<Record<Seat, string | null>> | null;
  check: CheckPicture | null;
  attack: AttackPicture | null;
  marches: March[];
  deal: DealPicture | null;
}

/** The state as it is shown; entries that are 0 or none are left out. */
export interface Picture {
  era: number;
  round: number;
  turn: number;
  first: Seat | null;
  out: Seat[];
  strategy: Partial<Record<Seat, Strategy>>;
  dynasty: Partial<Record<Seat, Dynasty>>;
  owner: Partial<Record<Region, Seat>>;
  lord: Partial<Record<Region, Character>>;
  castles: Region[];
  armies: Region[];
  unrest: Partial<Record<Region, number>>;
  harvest: Partial<Record<Region, number>>;
  crop_failure: Partial<Record<Region, number>>;
  plague: Region[];
  waning: Region[];
  gold: Partial<Record<Seat, number>>;
  age: Partial<Record<Seat, number>>;
  family: Partial<Record<Seat, Partial<Record<Family, Character>>>>;
  born: Partial<Record<Seat, Partial<Record<Kin, number>>>>;
  bastards: Partial<Record<Seat, Kin[]>>;
  duchy: Partial<Record<Seat, Partial<Record<Kin, Region>>>>;
  origin: Partial<Record<Seat, Partial<Record<Match, Origin>>>>;
  allies: Partial<Record<Seat, Seat[]>>;
  friends: Partial<Record<Seat, Region[]>>;
  claims: Partial<Record<Seat, Seat[]>>;
  wars: Partial<Record<Seat, Seat[]>>;
  held: Partial<Record<Seat, Development[]>>;
  spent: Partial<Record<Seat, Development[]>>;
  open_developments: Partial<Record<number, Development>>;
  development_deck: Partial<Record<Development, number>>;
  shields: Partial<Record<Space, Seat>>;
  achievement: Partial<Record<Achievement, Seat>>;
  modifiers: Partial<Record<Seat, Partial<Record<string, number>>>>;
  crusades: Partial<Record<Seat, number>>;
  crusade_limit: Partial<Record<Seat, number>>;
  cards: Partial<Record<Seat, Partial<Record<Deck, number>>>>;
  planned: Partial<Record<Seat, number>>;
  open_hands: Seat[];
  open_plans: Seat[];
  turn_order: Seat[];
  independent: Region[];
  mobilised: Region[];
  attackable: Partial<Record<Seat, Region[]>>;
  castle_price: Partial<Record<Seat, number>>;
  upkeep: Partial<Record<Seat, number>>;
  income: Partial<Record<Seat, number>>;
  castles_left: number;
  armies_left: Partial<Record<Seat, number>>;
  next_space: Space | null;
  hand: Partial<Record<Seat, Event[]>>;
  plan: Partial<Record<Seat, Plan>>;
  known: Partial<Record<Seat, Event[]>>;
  maybe: Partial<Record<Seat, Event[]>>;
  turned_up: Event[];
  in_play: Region[];
  points: Partial<Record<Seat, number>>;
  counted: Partial<Record<Achievement, Partial<Record<Seat, number>>>>;
  heir: Partial<Record<Seat, Family>>;
  to_invade: Partial<Record<Region, number>>;
  to_overthrow: Partial<Record<Region, number>>;
  tokens: Partial<Record<Seat, number>>;
  bag: Partial<Record<Seat, Token[]>>;
  succeed: Partial<Record<Seat, Partial<Record<Pair, number>>>>;
  drawn: Token[];
  traits: Partial<Record<Character, Trait[]>>;
  rewards: Partial<Record<Space, Trait[]>>;
  general_bag: number;
  ai: Partial<Record<Seat, AiSheet>>;
  under_way: UnderWay;
}

/** Fields that are sets of things, by the kind of these. */
export const SETS = {
  seat: ["out", "open_hands", "open_plans"],
  region: ["castles", "armies", "plague", "waning"],
} as const;
