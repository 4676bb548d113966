/** The words of viscounts by their ids. Written by `make client`; not to be edited. */

export const SEAT = ["red", "automa", "blue", "yellow", "green"] as const;
export type Seat = (typeof SEAT)[number];

export const TOWNSFOLK = [
  "acolyte", "antagonist", "architect", "aristocrat", "artisan", "artist", "benefactor", "bishop",
  "charlatan", "chevalier", "clergyman", "conspirator", "courier", "deacon_3", "deacon_2",
  "debt_collector_deed", "debt_collector_hire", "debt_collector_virtue", "debt_collector_resource",
  "defender", "diplomat", "disciple", "enforcer", "foreman", "friar", "gatekeeper", "illusionist",
  "jeweller", "lookout", "mason", "meddler", "miner", "missionary_3", "missionary_2", "overseer_3",
  "overseer_2", "pastor", "patron_3", "patron_2", "peddler_ink", "peddler_gold", "peddler_stone",
  "peddler_silver", "pickpocket", "priest", "princess", "racketeer_2", "racketeer_1",
  "scoundrel_gold", "scoundrel_ink", "scoundrel_stone", "sculptor", "stonecutter_3",
  "stonecutter_2", "strongman", "swindler_stone", "swindler_gold", "swindler_ink", "tinker_stone",
  "tinker_gold", "tinker_ink", "traitor", "traveller", "trickster", "vicar", "watchman",
  "woodcutter_2", "woodcutter_3", "hero_ada", "hero_bertha", "hero_clovis", "hero_emma",
  "hero_guntram", "hero_judith", "hero_lothaire", "hero_merovech", "hero_rudolf", "hero_therese",
  "start_abbot", "start_financer", "start_journeyman", "start_labourer", "start_lender",
  "start_squire", "start_thief", "start_trader", "printed_four_a", "printed_four_b",
  "printed_four_c", "printed_four_d", "printed_four_e", "printed_five_a", "printed_five_b",
  "printed_five_c", "printed_five_d", "printed_five_e",
] as const;
export type Townsfolk = (typeof TOWNSFOLK)[number];

export const MANUSCRIPT = [
  "black_3_flip", "black_3_resource", "black_4_virtue", "black_4_ink", "black_4_mixed",
  "black_5_cleric", "black_6_manuscripts", "black_6_deeds", "black_7_manuscript",
  "yellow_3_resource", "yellow_3_flip", "yellow_4_virtue", "yellow_4_gold", "yellow_4_workers",
  "yellow_5_noble", "yellow_6_debts", "yellow_6_workers", "yellow_7_workers", "grey_3_virtue",
  "grey_3_flip", "grey_4_workshop", "grey_4_stone", "grey_5_resources", "grey_5_builder",
  "grey_6_buildings", "grey_6_trading_post", "grey_7_guildhall", "blue_3_silver", "blue_3_hire",
  "blue_3_flip", "blue_4_resources", "blue_4_virtue", "blue_5_merchant", "blue_5_silver",
  "blue_6_criminal", "printed_four_a", "printed_four_b", "printed_four_c", "printed_four_d",
  "printed_four_e", "printed_five_a", "printed_five_b", "printed_five_c", "printed_five_d",
  "printed_five_e",
] as const;
export type Manuscript = (typeof MANUSCRIPT)[number];

export const SEGMENT = ["a", "b", "c", "d", "e"] as const;
export type Segment = (typeof SEGMENT)[number];

export const SPACE = [
  "a_left", "a_inner", "a_right", "b_left", "b_inner", "b_right", "c_left", "c_inner", "c_right",
  "d_left", "d_inner", "d_right", "e_left", "e_inner", "e_right",
] as const;
export type Space = (typeof SPACE)[number];

export const SITE = [
  "a_l1", "a_l2", "a_l3", "a_r1", "a_r2", "b_l1", "b_l2", "b_r1", "b_r2", "b_r3", "c_l1", "c_l2",
  "c_r1", "c_r2", "c_r3", "d_l1", "d_l2", "d_l3", "d_r1", "d_r2", "e_l1", "e_l2", "e_r1", "e_r2",
  "e_r3",
] as const;
export type Site = (typeof SITE)[number];

export const LINK = [
  "a_l1_l2", "a_l3_r1", "a_r1_r2", "a_r2_next_l1", "b_l1_l2", "b_l2_r1", "b_r1_r2", "b_r2_next_l1",
  "b_r2_r3", "b_r3_next_l1", "c_l1_l2", "c_l2_r1", "c_r2_next_l1", "c_r2_r3", "c_r3_next_l1",
  "d_l2_l3", "d_l2_r1", "d_l3_r1", "d_r1_r2", "d_r2_next_l1", "e_l1_l2", "e_l2_r1", "e_r1_r2",
  "e_r2_next_l1", "e_r3_next_l1",
] as const;
export type Link = (typeof LINK)[number];

export const SECTION = [
  "ink_stone", "flip", "gold_or_move", "hire_or_destroy", "two_virtue",
] as const;
export type Section = (typeof SECTION)[number];

export const SLOT = [
  "tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "ws1", "ws2", "ws3", "a1", "a2", "a3", "a4", "a5", "a6",
  "a7", "a8", "a9",
] as const;
export type Slot = (typeof SLOT)[number];

export const BUILDING = ["trading_post", "guildhall", "workshop"] as const;
export type Building = (typeof BUILDING)[number];

export const GOOD = ["silver", "ink", "gold", "stone"] as const;
export type Good = (typeof GOOD)[number];

export const PAPER = ["unpaid", "paid", "acquired", "approved"] as const;
export type Paper = (typeof PAPER)[number];

export const SHEET = ["debt", "deed"] as const;
export type Sheet = (typeof SHEET)[number];

export const STACK = ["poverty", "prosperity"] as const;
export type Stack = (typeof STACK)[number];

export const ICON = ["merchant", "builder", "noble", "cleric", "criminal"] as const;
export type Icon = (typeof ICON)[number];

export const ACTION = ["trade", "build", "noble", "transcribe"] as const;
export type Action = (typeof ACTION)[number];

export const RIBBON = ["grey", "yellow", "blue", "black"] as const;
export type Ribbon = (typeof RIBBON)[number];

export const OP = [
  "gain", "flip", "hire_free", "destroy", "discard", "rearrange", "shuffle", "castle_move",
  "place_workers", "build_free", "manuscript_free", "choose", "automa_gain_future_scheme",
  "automa_dismiss", "automa_corruption_per_criminal_icon",
] as const;
export type Op = (typeof OP)[number];

export const PLACE = ["left", "middle", "right"] as const;
export type Place = (typeof PLACE)[number];

export const ZONE = ["board", "hand", "draw", "discard", "gone"] as const;
export type Zone = (typeof ZONE)[number];

export const SCHEME = [
  "s_builder_noble", "s_criminal_1", "s_noble", "s_builder", "s_cleric", "s_builder_cleric",
  "s_noble_cleric", "s_criminal_2", "f_cleric", "f_cleric_builder", "f_builder", "f_noble",
  "f_builder_noble", "f_noble_cleric", "f_criminal_1", "f_criminal_2",
] as const;
export type Scheme = (typeof SCHEME)[number];

export const SCHEME_ZONE = ["board", "draw", "discard", "future"] as const;
export type SchemeZone = (typeof SCHEME_ZONE)[number];

export const AUTOMA = ["cleric", "builder", "noble", "card"] as const;
export type Automa = (typeof AUTOMA)[number];

export const TRY = ["trade", "build", "noble", "transcribe", "focus", "gains"] as const;
export type Try = (typeof TRY)[number];

export const ARRANGEMENT = [
  "keep", "swap_left_middle", "swap_middle_right", "swap_left_right", "go_right", "go_left",
] as const;
export type Arrangement = (typeof ARRANGEMENT)[number];

export const CATEGORY = [
  "buildings", "castle", "manuscript_sets", "manuscript_text", "castle_leader", "cleric_bonus",
  "unpaid_debt", "paid_debt", "acquired_deed", "approved_deed", "poverty", "prosperity",
  "automa_resources",
] as const;
export type Category = (typeof CATEGORY)[number];

export const SYMBOL = [
  "merchant", "builder", "noble", "cleric", "criminal", "silver", "ink", "gold", "stone",
  "any_resource", "debt", "deed", "flip_debt", "flip_deed", "flip", "virtue", "corruption",
  "collision", "hire", "dismiss", "discard", "destroy", "rearrange", "shuffle", "castle_move",
  "place_workers", "workshop", "trading_post", "guildhall", "build_free", "manuscript", "immediate",
  "ongoing", "drop_off", "corner", "end_game", "silver_value", "hand", "site", "link", "river",
  "trade", "castle_leader", "tier_1", "tier_2", "tier_3", "bonus_card", "poverty", "prosperity",
  "focus", "scheme", "reconstruction", "viscount", "worker", "townsfolk_pile", "choice",
  "extra_step", "points",
] as const;
export type Symbol = (typeof SYMBOL)[number];

/** The seats by how many people play, those that the rules play last. */
export const SEATS = {
  "1": ["red", "automa"],
  "2": ["red", "blue"],
  "3": ["red", "blue", "yellow"],
  "4": ["red", "blue", "yellow", "green"],
} as const;

/** What is agreed on before a match, with its values; none: a whole number. */
export const OPTIONS = {
  board_side: ["auto", "four_sites", "five_sites"],
  automa_board: ["cleric", "builder", "noble", "card"],
  automa_future_schemes: ["0", "1", "2", "3"],
  automa_resources: ["own_kinds", "one_kind"],
  solo_meeting: ["other_gains", "both_gain"],
} as const;

/** Answers by their verbs, with what they touch. */
export interface Verbs {
  play: [Townsfolk];
  move: [Space];
  pass: [];
  trade: [];
  build: [Slot];
  workers: [number];
  transcribe: [];
  dismiss: [Townsfolk];
  exchange: [];
  pay: [Good];
  site: [Site];
  link: [Link];
  take: [Good];
  flip: [Sheet];
  either: [string];
  hire: [Townsfolk];
  discard: [Townsfolk];
  discard_top: [];
  destroy: [Townsfolk];
  destroy_top: [];
  arrange: [Arrangement];
  shift: [Section, Section];
  section: [Section];
  bump: [number, Section, Seat];
  manuscript: [Manuscript];
  resolve: [Townsfolk];
  use: [Slot];
  pair: [number];
}

/** Questions by key, with their variables. */
export interface Questions {
  "take-pair": never;
  "play-card": never;
  move: "number";
  act: never;
  dismiss: "action";
  pay: "action" | "number";
  exchange: "number";
  "choose-site": "building";
  "choose-slot": "building";
  "choose-link": "site";
  "choose-resource": never;
  "choose-flip": never;
  "choose-effect": never;
  "hire-free": never;
  recruit: never;
  discard: "number";
  destroy: "number";
  rearrange: never;
  "castle-move": never;
  "place-workers": "number";
  "choose-group": never;
  "choose-way": "section";
  bump: never;
  "take-manuscript": never;
  "choose-order": never;
}

/** Facts by key, with their variables. */
export interface Facts {
  ring: "segments";
  "castle-turned": "section" | "segment";
  starter: "seat";
  "pair-laid": "player_card" | "townsfolk";
  "took-pair": "seat" | "player_card" | "townsfolk" | "space";
  "first-shuffle": "seat";
  "stacks-built": "number" | "number2";
  round: "number";
  turn: "seat";
  cannot: "seat" | "op";
  "chose-effect": "seat" | "effect";
  declined: "seat" | "op";
  ongoing: "seat" | "townsfolk" | "effect";
  "slot-works": "seat" | "slot" | "effect";
  "slid-off": "seat" | "townsfolk";
  "drop-off": "seat" | "townsfolk" | "effect";
  played: "seat" | "townsfolk";
  "played-unseen": "seat" | "townsfolk";
  crimes: "seat" | "number";
  immediate: "seat" | "townsfolk" | "effect";
  rearranged: "seat" | "townsfolks";
  moved: "seat" | "space" | "number" | "number2";
  met: "seat" | "seat2";
  acts: "seat" | "action";
  dismissed: "seat" | "townsfolk" | "number";
  "dismissed-printed": "seat" | "townsfolk" | "number";
  paid: "seat" | "number" | "good";
  exchanged: "seat" | "number" | "effect";
  built: "seat" | "building" | "site" | "slot";
  "site-reward": "seat" | "site" | "effect";
  linked: "seat" | "link" | "effect";
  placed: "seat" | "number" | "section";
  "went-up": "seat" | "section" | "effect";
  "went-aside": "seat" | "section" | "section2";
  "went-to-top": "seat" | "section" | "number";
  "castle-moved": "seat" | "section" | "section2";
  bumped: "seat" | "seat2" | "tier" | "section";
  leader: "seat";
  "leader-from": "seat" | "seat2";
  transcribed: "seat" | "manuscript";
  "transcribed-printed": "seat" | "manuscript";
  "took-manuscript": "seat" | "manuscript";
  "manuscript-effect": "seat" | "manuscript" | "effect";
  "bonus-card": "seat" | "ribbon";
  hired: "seat" | "townsfolk" | "number";
  "hired-free": "seat" | "townsfolk";
  corner: "seat" | "townsfolk" | "effect";
  "turned-up": "segment" | "townsfolk";
  "pile-empty": "segment";
  "manuscript-up": "segment" | "manuscript";
  "manuscripts-empty": "segment";
  gained: "seat" | "number" | "good";
  virtue: "seat" | "number" | "position" | "position2";
  corruption: "seat" | "number" | "position" | "position2";
  collision: "seat" | "position";
  above: "seat" | "position" | "effect";
  below: "seat" | "position" | "effect";
  "markers-back": "seat";
  drew: "seat" | "townsfolks";
  "drew-some": "seat" | "number";
  shuffled: "seat" | "number";
  discarded: "seat" | "townsfolk";
  "discarded-unseen": "seat" | "townsfolk";
  destroyed: "seat" | "townsfolk" | "number";
  "destroyed-unseen": "seat" | "townsfolk" | "number";
  debt: "seat" | "number";
  deed: "seat" | "number";
  "paid-debt": "seat" | "number";
  "approved-deed": "seat" | "number";
  revealed: "stack";
  "last-round": "number";
  points: "seat" | "category" | "number";
  total: "seat" | "number";
  won: "seat" | "number";
  "won-by-goods": "seat" | "number";
  shared: "seats";
  "beat-automa": "seat" | "number";
  "lost-to-automa": "seat" | "number";
  "automa-begins": "seat" | "automa" | "space";
  "automa-schemes-out": "seat" | "schemes";
  "automa-schemes-mixed": "seat" | "number";
  "automa-scheme": "seat" | "scheme";
  "automa-slid-off": "seat" | "scheme";
  "automa-shuffled": "seat" | "number";
  "automa-nothing-to-shuffle": "seat";
  "automa-row": "seat" | "effect";
  "automa-crimes": "seat" | "number";
  "automa-moved": "seat" | "space" | "number";
  "automa-does": "seat" | "try";
  "automa-gains": "seat" | "effect";
  "automa-cannot-pay": "seat" | "try" | "number" | "number2";
  "automa-no-site": "seat" | "try";
  "automa-no-building": "seat" | "try";
  "automa-no-workers": "seat" | "try";
  "automa-nothing-to-flip": "seat" | "try";
  "automa-funds": "seat" | "number" | "number2" | "number3" | "number4";
  "automa-instead": "seat" | "op" | "effect";
  "automa-silver": "seat" | "number";
  "automa-future": "seat" | "scheme";
  "automa-dismissed": "seat" | "townsfolk";
}

/** Notes by key, with their variables. */
export interface Notes {
  "steps-of": "number";
  steps: "number" | "number2";
  needs: "number" | "number2";
  gives: "effect";
  "gives-corner": "number" | "effect";
  "gives-site": "effect" | "number";
  exchange: "number" | "number2" | "effect";
  "still-due": "number";
  dismisses: "townsfolk";
  "pays-nothing": never;
  "pays-one": "number" | "good" | "number2";
  "pays-two": "number" | "good" | "number2" | "number3" | "good2" | "number4";
  "pays-three": "number" | "good" | "number2" | "number3" | "good2" | "number4" | "number5" | "good3" | "number6";
  "pays-four": "number" | "good" | "number2" | "number3" | "good2" | "number4" | "number5" | "good3" | "number6" | "number7" | "good4" | "number8";
  "silver-back": "number";
  "shuffles-first": never;
  pair: "space" | "townsfolk" | "effect" | "number" | "number2" | "number3" | "number4" | "number5" | "number6" | "number7";
}

export type End = "scored";

export interface LinkPicture {
  from: Site;
  to: Site;
  effect: string;
}

export interface TradePicture {
  merchants: number;
  effect: string;
  bank: "left" | "right";
}

export interface Way {
  steps: number;
  price: number;
}

export interface AutomaPicture {
  seat: Seat;
  board: string;
  draw: number;
  discard: number;
  future: number;
}

/** The state as it is shown; entries that are 0 or none are left out. */
export interface Picture {
  round: number;
  last_round: number;
  starter: Seat | null;
  turn: Seat | null;
  ring: Partial<Record<number, Segment>>;
  castle_offset: number;
  top: Partial<Record<Segment, Townsfolk>>;
  pile: Partial<Record<Segment, number>>;
  unseen: Townsfolk[];
  top_manuscript: Partial<Record<Segment, Manuscript>>;
  manuscript_pile: Partial<Record<Segment, number>>;
  unseen_manuscripts: Manuscript[];
  owner: Partial<Record<Site, Seat>>;
  built: Partial<Record<Site, Building>>;
  open: Partial<Record<Seat, Slot[]>>;
  goods: Partial<Record<Seat, Partial<Record<Good, number>>>>;
  papers: Partial<Record<Seat, Partial<Record<Paper, number>>>>;
  corruption: Partial<Record<Seat, number>>;
  virtue: Partial<Record<Seat, number>>;
  at: Partial<Record<Seat, Space>>;
  supply: Partial<Record<Seat, number>>;
  tier1: Partial<Record<Seat, Partial<Record<Section, number>>>>;
  tier2: Partial<Record<Seat, Partial<Record<Section, number>>>>;
  tier3: Partial<Record<Seat, number>>;
  leader: Seat | null;
  scribe: Partial<Record<Manuscript, Seat>>;
  bonus: Partial<Record<Ribbon, Seat>>;
  board: Partial<Record<Seat, Partial<Record<Place, Townsfolk>>>>;
  zone: Partial<Record<Seat, Partial<Record<Townsfolk, Zone | "hidden">>>>;
  hand: Partial<Record<Seat, number>>;
  draw: Partial<Record<Seat, number>>;
  discard: Partial<Record<Seat, number>>;
  ready: Seat[];
  above: Partial<Record<Stack, number>>;
  revealed: Stack[];
  offer: Partial<Record<number, Townsfolk>>;
  player_card: Partial<Record<Seat, number>>;
  schemes: Partial<Record<Place, Scheme>>;
  scheme_zone: Partial<Record<Scheme, SchemeZone>>;
  mixed: number;
  sites: Partial<Record<Site, string>>;
  links: Partial<Record<Link, LinkPicture>>;
  trades: Partial<Record<Space, TradePicture>>;
  section_at: Partial<Record<Segment, Section>>;
  front: Partial<Record<Segment, Townsfolk>>;
  front_manuscript: Partial<Record<Segment, Manuscript>>;
  side: "four_sites" | "five_sites";
  icons: Partial<Record<Seat, Partial<Record<Icon, number>>>>;
  points: Partial<Record<Seat, Partial<Record<Category, number>>>>;
  total: Partial<Record<Seat, number>>;
  cards: Partial<Record<Seat, number>>;
  hand_limit: Partial<Record<Seat, number>>;
  resources: Partial<Record<Seat, number>>;
  reach: Partial<Record<Space, Way>>;
  automa: AutomaPicture | null;
}

/** Fields that are sets of things, by the kind of these. */
export const SETS = {
  seat: ["ready"],
  stack: ["revealed"],
} as const;
