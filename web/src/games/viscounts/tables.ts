/** What is printed on the components: the tables that the rules read too. */
import automa from "../../../../src/palatine/games/viscounts/data/automa.json";
import board from "../../../../src/palatine/games/viscounts/data/board.json";
import castle from "../../../../src/palatine/games/viscounts/data/castle.json";
import manuscripts from "../../../../src/palatine/games/viscounts/data/manuscripts.json";
import papers from "../../../../src/palatine/games/viscounts/data/papers.json";
import playerBoard from "../../../../src/palatine/games/viscounts/data/player_board.json";
import playerCards from "../../../../src/palatine/games/viscounts/data/player_cards.json";
import townsfolk from "../../../../src/palatine/games/viscounts/data/townsfolk.json";
import type { Building, Icon, Ribbon, Side } from "./picture";

export type Op = string | { choose: Op[][] };

/** Where a record was found; a reconstruction is marked at the table. */
interface Sourced {
  source: string;
  note?: string;
  reconstructed?: string[];
}
export interface Modifier {
  kind: string;
  action?: string;
  from_icon?: Icon;
  to_icon?: Icon;
  icon?: Icon;
  per?: number;
  resource?: string;
  resources?: string[];
  max?: number;
  set?: number;
  add?: number;
}
export interface Folk extends Sourced {
  id: string;
  silver: number;
  icons: Icon[];
  timing?: "immediate" | "ongoing" | "drop_off" | "none";
  trigger?: string;
  ops?: Op[];
  modifier?: Modifier;
  corner: Op[];
}
export interface Manuscript extends Sourced {
  id: string;
  ribbon?: Ribbon;
  cost: number;
  ops?: Op[];
  score?: { vp: number; per: string; each: number };
}
export interface Slot extends Sourced {
  id: string;
  building: Building;
  trigger?: string;
  condition?: string;
  ops?: Op[];
  icons?: Icon[];
  modifier?: Modifier;
  guildhall_icon?: number;
}
export interface Field extends Sourced {
  position: number;
  ops: Op[];
  condition: string;
  opponents: Op[];
}
export interface Scheme extends Sourced {
  id: string;
  icons: Icon[];
  row1: Op[];
  row2: Op[];
  steps: number;
  options: ({ action: string } | { ops: Op[] })[];
}
export interface AutomaBoard extends Sourced {
  id: string;
  focus: string;
  start_icons: Icon[][];
  guildhall_icons: Icon[];
}
export interface PlayerCard extends Sourced {
  number: number;
  silver: number;
  ink: number;
  gold: number;
  stone: number;
  resources: number;
  debts: number;
  deeds: number;
  ops: Op[];
}

const byId = <T extends { id: string }>(...rows: unknown[]): Record<string, T> =>
  Object.fromEntries(rows.flatMap((list) => (list as T[]).map((row) => [row.id, row])));

export const FOLK = byId<Folk>(townsfolk.townsfolk, board.printed_townsfolk);
export const MANUSCRIPTS = byId<Manuscript>(manuscripts.manuscripts, board.printed_manuscripts);
export const SLOTS = byId<Slot>(playerBoard.slots, automa.automa_slots);
export const TRACK = playerBoard.track as unknown as Field[];
export const AUTOMA_TRACK = automa.automa_track as unknown as Field[];
export const SCHEMES = byId<Scheme>(automa.schemes);
export const AUTOMA_BOARDS = byId<AutomaBoard>(automa.automa_boards);
export const SECTIONS = byId<{ id: string; ops: Op[] }>(castle.sections);
export const TIERS = castle.tiers as unknown as { tier: number; vp: number; bump: Op[] }[];
export const PLACEMENTS = castle.placements as { workers: number; icons: number }[];
export const BUILDING_COST = Object.fromEntries(
  playerBoard.buildings.map((row) => [row.id, row.icons]),
) as Record<Building, number>;
export const BUILDING_POINTS = Object.fromEntries(
  playerBoard.buildings.map((row) => [row.id, row.vp]),
) as Record<Building, number[]>;
export const START_ICONS = playerBoard.start_icons.map((row) => row.icons as Icon[]);
export const BONUS_ICONS = Object.fromEntries(
  playerBoard.bonus_cards.map((row) => [row.ribbon, row.icons]),
) as Record<Ribbon, Icon[]>;
export const WORKERS = playerBoard.quantities.find((row) => row.id === "workers")?.count ?? 0;
export const PLAYER_CARDS = playerCards.player_cards as unknown as PlayerCard[];
export const STACKS = papers.stacks;

/** The numbers of the outer spaces, which player cards and the chronicle call them by. */
export const SPACE_NUMBERS: readonly (readonly [space: string, number: number])[] =
  board.spaces.flatMap((space) => (space.number === undefined ? [] : [[space.id, space.number]]));

/** Which side of the segments lies up for how many people. */
export const SIDES = board.sides as unknown as (Sourced & { players: number; side: Side })[];

interface Site extends Sourced {
  side: Side;
  id: string;
}
const SITES = board.sites as unknown as Site[];

export const isReconstructed = (row: Sourced | undefined): boolean =>
  row !== undefined && (row.source === "reconstruction" || (row.reconstructed?.length ?? 0) > 0);

/** The sites of a bank of a segment, clockwise. */
export const sitesOf = (side: Side, segment: string, bank: "l" | "r"): string[] =>
  SITES.filter((site) => site.side === side && site.id.startsWith(`${segment}_${bank}`)).map(
    (site) => site.id,
  );
