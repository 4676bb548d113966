/** The words of crusader-rex by their ids. Written by `make client`; not to be edited. */

export const SEAT = ["franks", "saracens"] as const;
export type Seat = (typeof SEAT)[number];

export const TOWN = [
  "acre", "ajlun", "albara", "aleppo", "amman", "anjar", "antioch", "artah", "ascalon", "ashtera",
  "baalbek", "baisan", "banyas", "beaufort", "beersheba", "beirut", "botron", "caesarea",
  "damascus", "damiya", "dimona", "egypt", "gaza", "hama", "harim", "hebron", "homs", "jaffa",
  "jericho", "jerusalem", "kassab", "kerak", "krak", "lachish", "lacum", "latakia", "legio",
  "margat", "montferrand", "nablus", "qaddas", "ramallah", "saone", "shughur", "sidon", "st_simeon",
  "tartus", "tiberias", "tripoli", "tyre", "zerdana", "zoar",
] as const;
export type Town = (typeof TOWN)[number];

export const PLACE = [
  "acre", "ajlun", "albara", "aleppo", "amman", "anjar", "antioch", "artah", "ascalon", "ashtera",
  "baalbek", "baisan", "banyas", "beaufort", "beersheba", "beirut", "botron", "caesarea",
  "damascus", "damiya", "dimona", "egypt", "gaza", "hama", "harim", "hebron", "homs", "jaffa",
  "jericho", "jerusalem", "kassab", "kerak", "krak", "lachish", "lacum", "latakia", "legio",
  "margat", "montferrand", "nablus", "qaddas", "ramallah", "saone", "shughur", "sidon", "st_simeon",
  "tartus", "tiberias", "tripoli", "tyre", "zerdana", "zoar", "england", "france", "germania",
  "pool", "lost", "out",
] as const;
export type Place = (typeof PLACE)[number];

export const HAUNT = [
  "acre", "ajlun", "albara", "aleppo", "amman", "anjar", "antioch", "artah", "ascalon", "ashtera",
  "baalbek", "baisan", "banyas", "beaufort", "beersheba", "beirut", "botron", "caesarea",
  "damascus", "damiya", "dimona", "egypt", "gaza", "hama", "harim", "hebron", "homs", "jaffa",
  "jericho", "jerusalem", "kassab", "kerak", "krak", "lachish", "lacum", "latakia", "legio",
  "margat", "montferrand", "nablus", "qaddas", "ramallah", "saone", "shughur", "sidon", "st_simeon",
  "tartus", "tiberias", "tripoli", "tyre", "zerdana", "zoar", "pool",
] as const;
export type Haunt = (typeof HAUNT)[number];

export const WAY = [
  "acre", "ajlun", "albara", "aleppo", "amman", "anjar", "antioch", "artah", "ascalon", "ashtera",
  "baalbek", "baisan", "banyas", "beaufort", "beersheba", "beirut", "botron", "caesarea",
  "damascus", "damiya", "dimona", "egypt", "gaza", "hama", "harim", "hebron", "homs", "jaffa",
  "jericho", "jerusalem", "kassab", "kerak", "krak", "lachish", "lacum", "latakia", "legio",
  "margat", "montferrand", "nablus", "qaddas", "ramallah", "saone", "shughur", "sidon", "st_simeon",
  "tartus", "tiberias", "tripoli", "tyre", "zerdana", "zoar", "germania", "sea",
] as const;
export type Way = (typeof WAY)[number];

export const ROAD = [
  "acre_caesarea", "acre_legio", "acre_tiberias", "acre_tyre", "ajlun_amman", "ajlun_ashtera",
  "ajlun_tiberias", "albara_hama", "albara_saone", "albara_shughur", "albara_zerdana",
  "aleppo_artah", "aleppo_zerdana", "amman_damiya", "amman_jericho", "amman_kerak", "anjar_baalbek",
  "anjar_beaufort", "anjar_beirut", "anjar_damascus", "antioch_harim", "antioch_kassab",
  "antioch_st_simeon", "artah_harim", "artah_zerdana", "ascalon_gaza", "ascalon_jaffa",
  "ascalon_lachish", "ascalon_ramallah", "ashtera_banyas", "ashtera_damascus", "baalbek_lacum",
  "baalbek_tripoli", "baisan_damiya", "baisan_legio", "baisan_nablus", "baisan_tiberias",
  "banyas_beaufort", "banyas_damascus", "banyas_tiberias", "beaufort_sidon", "beaufort_tyre",
  "beersheba_dimona", "beersheba_egypt", "beersheba_gaza", "beirut_botron", "beirut_sidon",
  "botron_tripoli", "caesarea_jaffa", "caesarea_nablus", "damascus_qaddas", "damiya_jericho",
  "damiya_nablus", "dimona_hebron", "dimona_zoar", "egypt_gaza", "gaza_lachish", "hama_homs",
  "hama_montferrand", "hama_zerdana", "harim_shughur", "hebron_jerusalem", "hebron_lachish",
  "hebron_zoar", "homs_krak", "homs_lacum", "homs_montferrand", "homs_qaddas", "jaffa_ramallah",
  "jericho_jerusalem", "jericho_kerak", "jerusalem_nablus", "jerusalem_ramallah", "kassab_latakia",
  "kerak_zoar", "krak_lacum", "krak_montferrand", "krak_tartus", "krak_tripoli", "lacum_qaddas",
  "latakia_margat", "latakia_saone", "legio_nablus", "margat_tartus", "saone_shughur", "sidon_tyre",
  "tartus_tripoli", "germania_aleppo", "germania_antioch", "germania_st_simeon",
] as const;
export type Road = (typeof ROAD)[number];

export const BLOCK = [
  "reynald_sidon", "conrad", "balian", "walter", "raymond_tiberias", "king_guy", "reynald_kerak",
  "bohemond", "raymond_tripoli", "josselin", "jerusalem_templars", "antioch_templars",
  "gaza_templars", "tartus_templars", "jerusalem_hospitallers", "acre_hospitallers",
  "krak_hospitallers", "antioch_turcopoles", "beirut_turcopoles", "richard", "robert", "crossbows",
  "philippe", "hugues", "fileps", "barbarossa", "frederik", "leopold", "genoa_pilgrims",
  "sicily_pilgrims", "brittany_pilgrims", "saladin", "al_adil", "al_aziz", "al_afdal", "al_zahir",
  "qara_qush", "zangi", "sanjar", "yazkuj", "sulaiman", "keukburi", "shirkuh", "jurdik", "bahram",
  "tuman", "taqi_al_din", "al_mashtub", "yuzpah", "qaimaz", "kurds_1", "kurds_2", "kurds_3",
  "kurds_4", "turks_1", "turks_2", "turks_3", "turks_4", "arabs_1", "arabs_2", "arabs_3", "arabs_4",
] as const;
export type Block = (typeof BLOCK)[number];

export const CARD = [
  "assassins", "guide", "intrigue", "jihad", "manna", "winter_campaign", "move_1", "move_2",
  "move_3",
] as const;
export type Card = (typeof CARD)[number];

export const NATION = ["english", "french", "german"] as const;
export type Nation = (typeof NATION)[number];

export const PART = ["field", "castle"] as const;
export type Part = (typeof PART)[number];

export const PHASE = ["setup", "cards", "moves", "battles", "draws", "winter"] as const;
export type Phase = (typeof PHASE)[number];

export const COURSE = [
  "acre", "ajlun", "albara", "aleppo", "amman", "anjar", "antioch", "artah", "ascalon", "ashtera",
  "baalbek", "baisan", "banyas", "beaufort", "beersheba", "beirut", "botron", "caesarea",
  "damascus", "damiya", "dimona", "egypt", "gaza", "hama", "harim", "hebron", "homs", "jaffa",
  "jericho", "jerusalem", "kassab", "kerak", "krak", "lachish", "lacum", "latakia", "legio",
  "margat", "montferrand", "nablus", "qaddas", "ramallah", "saone", "shughur", "sidon", "st_simeon",
  "tartus", "tiberias", "tripoli", "tyre", "zerdana", "zoar", "germania", "sea", "to_acre",
  "to_ajlun", "to_albara", "to_aleppo", "to_amman", "to_anjar", "to_antioch", "to_artah",
  "to_ascalon", "to_ashtera", "to_baalbek", "to_baisan", "to_banyas", "to_beaufort", "to_beersheba",
  "to_beirut", "to_botron", "to_caesarea", "to_damascus", "to_damiya", "to_dimona", "to_egypt",
  "to_gaza", "to_hama", "to_harim", "to_hebron", "to_homs", "to_jaffa", "to_jericho",
  "to_jerusalem", "to_kassab", "to_kerak", "to_krak", "to_lachish", "to_lacum", "to_latakia",
  "to_legio", "to_margat", "to_montferrand", "to_nablus", "to_qaddas", "to_ramallah", "to_saone",
  "to_shughur", "to_sidon", "to_st_simeon", "to_tartus", "to_tiberias", "to_tripoli", "to_tyre",
  "to_zerdana", "to_zoar",
] as const;
export type Course = (typeof COURSE)[number];

/** The seats by how many people play, those that the rules play last. */
export const SEATS = {
  "2": ["franks", "saracens"],
} as const;

/** What is agreed on before a match, with its values; none: a whole number. */
export const OPTIONS = {
  iron_bridge: ["false", "true"],
  forced_march: ["false", "true"],
  first_blood: ["false", "true"],
  winter_campaign_card: ["named", "any_one"],
  sudden_death: ["turn", "year"],
  draw_placement: ["free", "home_first"],
  defender_retreat: ["other_roads", "any_road"],
  handicap: ["0", "1", "2", "3"],
  saladin_swap: ["before_draw", "after_draw"],
  sea_attack_retreat: ["any_road", "entry_road"],
  main_attack_choice: ["declare", "first_road"],
  old_charge: ["false", "true"],
  old_road_limits: ["false", "true"],
  old_winter_supply: ["off", "double", "triple"],
  old_activation: ["false", "true"],
  old_nomads: ["false", "true"],
  old_winter_move: ["false", "true"],
  old_emirs_gone: ["off", "emirs", "emirs_and_pilgrims"],
  old_ties: ["false", "true"],
  old_deploy_same_kingdom: ["false", "true"],
} as const;

/** Answers by their verbs, with what they touch. */
export interface Verbs {
  done: [];
  group: [Town];
  muster: [Town];
  sail: [Block];
  enter: [Block];
  end_moves: [];
  march: [Block];
  stop: [Block];
  act: [Block];
  fire: [Block];
  charge: [Block];
  harry: [Block];
  withdraw: [Block];
  hit: [Block];
  step: [Block, Town];
  retreat: [Block, Town];
  regroup: [Block, Town];
  land: [Block, Town];
  force: [Block, Town];
  fight: [Town];
  castle: [Block];
  storm: [Block];
  sally: [Block];
  add_step: [Block];
  drop: [Block];
  place: [Block, Town];
  card: [Card];
  show: [Block];
  main_road: [Town, Way];
  jihad: [Town];
  target: [Block];
  strike: [Town, Part];
  manna: [Block];
  keep_siege: [Town];
  campaign: [];
  no_campaign: [];
  first: [Seat];
  seat: [Block, Town];
  swap: [Block];
}

/** Questions by key, with their variables. */
export interface Questions {
  "take-seats": never;
  "swap-saladin": never;
  "choose-card": "turn";
  "winter-campaign": never;
  "choose-first": never;
  assassinate: never;
  "give-manna": "number";
  "spend-move": "number";
  "group-block": "town";
  "group-step": "block" | "number";
  "muster-block": "town";
  "muster-step": "block" | "town";
  land: "block";
  "main-road": "town";
  "name-jihad": never;
  "show-block": "town";
  "pick-combat": never;
  deploy: "town" | "number";
  "declare-storm": "town" | "number";
  "declare-sally": "town";
  act: "town" | "number";
  action: "block";
  "harry-to": "block";
  "place-hit": "number";
  "retreat-all": "town";
  "leave-siege": "town";
  regroup: "town";
  "place-block": "block";
  feed: "number";
  replace: never;
}

/** Facts by key, with their variables. */
export interface Facts {
  "seats-taken": never;
  swapped: "block";
  "swap-decided": never;
  nomad: "block" | "town";
  "nomad-one": "town";
  year: "year";
  turn: "year" | "turn";
  dealt: "cards";
  "dealt-hidden": never;
  revealed: "card" | "card2";
  cancelled: never;
  copies: "seat" | "card";
  "tie-roll": "number" | "number2";
  first: "seat";
  "campaign-claims": "seats";
  campaigns: "seat";
  "campaign-roll": "number" | "number2";
  target: "block" | "town" | "part" | "steps";
  "no-target": "seat";
  daggers: "block" | "number" | "dies";
  manna: "block" | "town" | "part";
  "manna-one": "seat" | "town" | "part";
  group: "seat" | "town";
  muster: "seat" | "town";
  marched: "block" | "towns";
  "marched-one": "seat" | "towns";
  sailed: "block" | "place" | "town";
  "sailed-one": "seat" | "place" | "town";
  entered: "block" | "town";
  "keeps-siege": "seat" | "town";
  forced: "seat" | "number" | "dies";
  "forced-step": "block" | "town" | "town2";
  "forced-step-one": "seat" | "town" | "town2";
  "forced-loss": "block";
  attack: "seat" | "town";
  "main-road": "seat" | "town" | "way";
  jihad: "seat" | "town";
  "open-block": "block" | "town";
  "siege-ends": "town";
  combat: "town";
  deployed: "seat" | "town" | "number" | "number2";
  inside: "block" | "town";
  round: "town" | "number";
  arrive: "seat" | "town" | "number";
  "field-battle": "town" | "seat";
  storm: "seat" | "town" | "blocks";
  sally: "seat" | "town" | "blocks";
  "no-storm": "seat" | "town";
  "no-sally": "seat" | "town";
  shown: "town" | "seat" | "blocks";
  strengths: "town" | "seat" | "stepss";
  fires: "block" | "number" | "dies";
  charges: "block" | "number" | "dies";
  harries: "block" | "number" | "dies";
  hit: "block" | "steps";
  "half-hit": "block";
  "charge-loss": "block" | "number";
  lost: "block";
  gone: "block";
  retreats: "block" | "town" | "town2";
  "retreats-one": "seat" | "town" | "town2";
  withdraws: "block" | "part";
  trapped: "block" | "town";
  "field-won": "seat" | "town";
  awaits: "seat" | "town";
  "castle-taken": "seat" | "town";
  "field-empty": "town";
  "combat-won": "seat" | "town";
  "nobody-left": "town";
  "storm-ends": "town";
  "siege-stands": "seat" | "town";
  "siege-lifted": "town";
  regrouped: "block" | "town" | "town2";
  "regrouped-one": "seat" | "town" | "town2";
  attrition: "town" | "number" | "dies";
  "attrition-loss": "block";
  "drew-crusader": "block";
  "nation-ready": "nation";
  drew: "block";
  "drew-one": "seat";
  placed: "block" | "town" | "steps";
  "placed-one": "seat" | "town";
  forfeited: "block";
  "forfeited-pilgrim": "seat";
  "forfeited-one": "seat";
  "no-draw": "seat";
  winter: "year";
  "winter-attrition": "town" | "number" | "dies";
  "winter-gone": "seat" | "town" | "number";
  "winter-lost": "block";
  starved: "block" | "town";
  "starved-one": "seat" | "town";
  replaced: "block" | "town";
  "replaced-one": "seat" | "town";
  "lost-return": "seat" | "number";
  "won-all": "seat";
  "won-count": "seat" | "number" | "number2";
}

/** Notes by key, with their variables. */
export interface Notes {
  "usual-seats": never;
  road: "number" | "number2";
  "road-attack": "town" | "number" | "number2";
  "forced-march": "number" | "number2";
  attack: "town";
  way: "number" | "number2";
  "way-attack": "town" | "number" | "number2";
  "road-by-road": never;
  "by-sea": never;
  "all-hits": "number";
  pinned: "number" | "number2";
  dice: "number" | "number2";
  strength: "steps";
  points: "number";
  supply: "number" | "number2";
  hidden: "number";
}

export type End = "all_cities" | "more_cities";

export interface HiddenGroup {
  town: Town;
  side: Seat;
  marks: ("castle" | "second" | "third" | "storming" | "sallying" | "moved" | "landed")[];
  way: Course | null;
  count: number;
}

export interface Siege {
  besieger: Seat;
  besieged: Seat;
}

export interface Feeding {
  blocks: number;
  feeds: number;
}

export interface Reserves {
  second: number;
  third: number;
}

export interface Volley {
  side: Seat;
  letter: "a" | "b" | "c";
  waiting: Block[];
  acted: Block[];
}

export interface Battle {
  town: Town;
  round: number;
  attacker: Seat;
  castle: Seat | null;
  kind: "field" | "storm" | "siege";
  reserves: Partial<Record<Seat, Reserves>>;
  acting: Block | null;
  hits: number;
  order: Volley[];
}

/** The state as it is shown; entries that are 0 or none are left out. */
export interface Picture {
  year: number | null;
  turn: number | null;
  phase: Phase | null;
  first: Seat | null;
  mover: Seat | null;
  card: Partial<Record<Seat, Card>>;
  effect: Partial<Record<Seat, Card>>;
  last: Partial<Record<Seat, Card>>;
  hand: Partial<Record<Seat, Partial<Record<Card, number | "hidden">>>>;
  played: Partial<Record<Seat, Partial<Record<Card, number>>>>;
  guide: Seat | null;
  jihad: Town | null;
  campaigner: Seat | null;
  kept: Town | null;
  at: Partial<Record<Block, Place>>;
  steps: Partial<Record<Block, number>>;
  way: Partial<Record<Block, Course>>;
  castle: Block[];
  second: Block[];
  third: Block[];
  storming: Block[];
  sallying: Block[];
  moved: Block[];
  landed: Block[];
  faceup: Block[];
  acted: Block[];
  used: Partial<Record<Road, number>>;
  entry: Partial<Record<Seat, Partial<Record<Town, Way[]>>>>;
  attacks: Partial<Record<Seat, Town[]>>;
  resolved: Town[];
  town: Town | null;
  round: number;
  attacker: Seat | null;
  owner: Seat | null;
  half: Block | null;
  open: Block | null;
  blood: Seat[];
  regrouped: number;
  deployed: boolean;
  gone: Partial<Record<Seat, Partial<Record<number, number>>>>;
  hidden: HiddenGroup[];
  pools: Partial<Record<Seat, number>>;
  hands: Partial<Record<Seat, number>>;
  control: Partial<Record<Town, Seat>>;
  cities: Partial<Record<Seat, number>>;
  sieges: Partial<Record<Town, Siege>>;
  ports: Partial<Record<Seat, Town[]>>;
  nations: ("english" | "french" | "german")[];
  supply: Partial<Record<Town, Feeding>>;
  limits: Partial<Record<string, number>>;
  battle: Battle | null;
}

/** Fields that are sets of things, by the kind of these. */
export const SETS = {
  block: ["faceup", "acted"],
  town: ["resolved"],
  seat: ["blood"],
} as const;

/** The same of sets that are not for all to see. */
export const SECRET_SETS = {
  block: ["castle", "second", "third", "storming", "sallying", "moved", "landed"],
} as const;
