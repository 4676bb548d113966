/** What is printed on the components: the tables that the rules read too. */
import { tablesOf } from "../../table/components";
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

const byId = <T extends { id: string }>(...rows: T[][]): Record<string, T> =>
  Object.fromEntries(rows.flatMap((list) => list.map((row) => [row.id, row])));

interface Site extends Sourced {
  side: Side;
  id: string;
}
interface Tables {
  townsfolk: Folk[];
  printed_townsfolk: Folk[];
  manuscripts: Manuscript[];
  printed_manuscripts: Manuscript[];
  slots: Slot[];
  automa_slots: Slot[];
  track: Field[];
  automa_track: Field[];
  schemes: Scheme[];
  automa_boards: AutomaBoard[];
  sections: { id: string; ops: Op[] }[];
  tiers: { tier: number; vp: number; bump: Op[] }[];
  placements: { workers: number; icons: number }[];
  buildings: { id: Building; icons: number; vp: number[] }[];
  start_icons: { icons: Icon[] }[];
  bonus_cards: { ribbon: Ribbon; icons: Icon[] }[];
  quantities: { id: string; count: number }[];
  player_cards: PlayerCard[];
  stacks: { id: string; players: number; above: number; rewards: number[] }[];
  spaces: { id: string; number?: number }[];
  sides: (Sourced & { players: number; side: Side })[];
  sites: Site[];
}
const tables = tablesOf<Tables>("viscounts");

export const FOLK = byId(tables.townsfolk, tables.printed_townsfolk);
export const MANUSCRIPTS = byId(tables.manuscripts, tables.printed_manuscripts);
export const SLOTS = byId(tables.slots, tables.automa_slots);
export const TRACK = tables.track;
export const AUTOMA_TRACK = tables.automa_track;
export const SCHEMES = byId(tables.schemes);
export const AUTOMA_BOARDS = byId(tables.automa_boards);
export const SECTIONS = byId(tables.sections);
export const PLACEMENTS = tables.placements;
export const BUILDING_COST = Object.fromEntries(
  tables.buildings.map((row) => [row.id, row.icons]),
) as Record<Building, number>;
export const BUILDING_POINTS = Object.fromEntries(
  tables.buildings.map((row) => [row.id, row.vp]),
) as Record<Building, number[]>;
export const START_ICONS = tables.start_icons.map((row) => row.icons);
export const BONUS_ICONS = Object.fromEntries(
  tables.bonus_cards.map((row) => [row.ribbon, row.icons]),
) as Record<Ribbon, Icon[]>;
export const WORKERS = tables.quantities.find((row) => row.id === "workers")?.count ?? 0;
export const PLAYER_CARDS = tables.player_cards;
export const STACKS = tables.stacks;

/** The numbers of the outer spaces, which player cards and the chronicle call them by. */
export const SPACE_NUMBERS: readonly (readonly [space: string, number: number])[] =
  tables.spaces.flatMap((space) => (space.number === undefined ? [] : [[space.id, space.number]]));

/** Which side of the segments lies up for how many people. */
export const SIDES = tables.sides;

export const isReconstructed = (row: Sourced | undefined): boolean =>
  row !== undefined && (row.source === "reconstruction" || (row.reconstructed?.length ?? 0) > 0);

/** The sites of a bank of a segment, clockwise. */
export const sitesOf = (side: Side, segment: string, bank: "l" | "r"): string[] =>
  tables.sites
    .filter((site) => site.side === side && site.id.startsWith(`${segment}_${bank}`))
    .map((site) => site.id);
