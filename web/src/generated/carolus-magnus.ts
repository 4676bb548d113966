/** The words of carolus-magnus by their ids. Written by `make client`; not to be edited. */

export const SEAT = ["black", "white", "grey", "black1", "white1", "black2", "white2"] as const;
export type Seat = (typeof SEAT)[number];

export const SIDE = ["black", "white", "grey"] as const;
export type Side = (typeof SIDE)[number];

export const COLOUR = ["red", "pink", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOUR)[number];

export const FACE = ["red", "pink", "blue", "yellow", "green", "crown"] as const;
export type Face = (typeof FACE)[number];

export const TERRITORY = [
  "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10", "t11", "t12", "t13", "t14", "t15",
] as const;
export type Territory = (typeof TERRITORY)[number];

export const TARGET = [
  "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10", "t11", "t12", "t13", "t14", "t15",
  "court",
] as const;
export type Target = (typeof TARGET)[number];

/** The seats by how many people play, those that the rules play last. */
export const SEATS = {
  "2": ["black", "white"],
  "3": ["black", "white", "grey"],
  "4": ["black1", "white1", "black2", "white2"],
} as const;

/** What is agreed on before a match, with its values; none: a whole number. */
export const OPTIONS = {
  start_player: ["lot", "seat"],
  first_reserve: ["before_first_disc", "own_first_turn"],
  laying_order_4p: ["action_order", "lowest_then_clockwise"],
  seating_4p: ["opposite", "adjacent"],
  partner_talk: ["off", "on"],
  round_cap: [],
} as const;

/** Answers by their verbs, with what they touch. */
export interface Verbs {
  place: [Colour, Target];
  disc: [number];
  emperor: [number];
  crown: [Colour];
  starter: [Seat];
}

/** Questions by key, with their variables. */
export interface Questions {
  "choose-starter": never;
  "lay-disc": never;
  "play-paladin": "number";
  "move-emperor": "disc";
  "choose-crown": "number";
}

/** Facts by key, with their variables. */
export interface Facts {
  starter: "seat";
  "first-roll": "seat" | "faces";
  round: "number";
  laid: "seat" | "disc";
  "laid-equal": "seat" | "disc";
  order: "seats";
  "discs-back": never;
  placed: "seat" | "colour" | "territory";
  "to-court": "seat" | "colour";
  "no-paladins": "seat";
  marker: "seat" | "colour";
  "marker-from": "seat" | "colour" | "seat2";
  moved: "seat" | "steps" | "territory";
  nothing: "territory" | "numbers";
  kept: "territory" | "side" | "numbers";
  built: "side" | "territory" | "numbers";
  took: "side" | "territory" | "side2" | "number" | "numbers";
  joined: "territory" | "number";
  rolled: "seat" | "faces";
  "rolled-again": "seat" | "colour" | "face";
  "gave-back": "colour" | "number";
  crown: "seat" | "colour";
  short: "seat";
  "won-last-castle": "side";
  "won-territories": "side" | "number";
  stalemate: never;
  "won-stalemate": "side" | "number";
  shared: "sides";
  truncated: "number";
}

/** Notes by key, with their variables. */
export interface Notes {
  "stop-nothing": "territory" | "numbers";
  "stop-kept": "territory" | "side" | "numbers";
  "stop-builds": "territory" | "side" | "numbers";
  "stop-takes": "territory" | "side" | "side2" | "number" | "numbers";
}

export type End = "last_castle" | "territories" | "stalemate" | "truncated";

/** The state as it is shown; entries that are 0 or none are left out. */
export interface Picture {
  round: number;
  emperor: Territory | null;
  territories: number;
  ahead: Partial<Record<Territory, Territory>>;
  behind: Partial<Record<Territory, Territory>>;
  segments: Partial<Record<Territory, number>>;
  owner: Partial<Record<Territory, Side>>;
  castles: Partial<Record<Territory, number>>;
  cubes: Partial<Record<Territory, Partial<Record<Colour, number>>>>;
  supply: Partial<Record<Colour, number>>;
  court: Partial<Record<Seat, Partial<Record<Colour, number>>>>;
  reserve: Partial<Record<Seat, Partial<Record<Colour, number>>>>;
  holder: Partial<Record<Colour, Seat>>;
  stock: Partial<Record<Side, number>>;
  disc: Partial<Record<Seat, number>>;
  unused: Partial<Record<Seat, number[]>>;
  order: Seat[];
  turn: Seat | null;
  is_lively: boolean;
  seats: number;
  strength: Partial<Record<Territory, Partial<Record<Side, number>>>>;
  side: Partial<Record<Seat, Side>>;
}
