/** What is printed on the components: the tables that the rules read too. */
import { tablesOf } from "../../table/components";

/** Where a record was found; a reconstruction is marked at the table. */
interface Sourced {
  id: string;
  source: string;
  note?: string;
  reconstructed?: string[];
}
export type Deck = "realm" | "intrigue" | "war" | "tax" | "crusade";
export interface DeckRow extends Sourced {
  id: Deck;
  cards: number;
  actions: string[];
  fewest: number;
  most: number;
}
export interface Title extends Sourced {
  deck: Deck;
  copies: number;
}
interface Region extends Sourced {
  culture: string;
  land: string[];
  routes: string[];
}
export interface Trait extends Sourced {
  sign: "positive" | "negative";
}
interface Pair extends Sourced {
  fail: string;
  success: string;
}
interface Check extends Sourced {
  pair: string;
  opposable: string;
}
export interface Development extends Sourced {
  kind: "councillor" | "invention";
}
interface Character extends Sourced {
  culture: string;
  sex: "male" | "female" | "neither";
}
interface Space extends Sourced {
  trait: string;
}
interface Achievement extends Sourced {
  counts: string;
  least: number;
}
export interface Strategy extends Sourced {
  developments: string[];
  cards: number[];
}
export interface Entry extends Sourced {
  strategy: string;
  deck: Deck;
}
interface Sea extends Sourced {
  regions: string[];
}
interface Tables {
  seas: Sea[];
  regions: Region[];
  traits: Trait[];
  pairs: Pair[];
  checks: Check[];
  developments: Development[];
  spaces: Space[];
  decks: DeckRow[];
  cards: Title[];
  characters: Character[];
  achievements: Achievement[];
  strategies: Strategy[];
  steps: { strategy: string }[];
  entries: Omit<Entry, "id">[];
  quantities: { id: string; count: number }[];
}
const tables = tablesOf<Tables>("crusader-kings");

const byId = <T extends { id: string }>(rows: T[]): Partial<Record<string, T>> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

export const REGION_ROWS = byId(tables.regions);
export const TRAITS = byId(tables.traits);
export const PAIRS = byId(tables.pairs);
export const CHECKS = byId(tables.checks);
export const DEVELOPMENTS = byId(tables.developments);
export const SPACES = tables.spaces;
export const DECKS = tables.decks;
export const TITLES = byId(tables.cards);
export const CHARACTERS = byId(tables.characters);
export const ACHIEVEMENTS = tables.achievements;
export const STRATEGIES = byId(tables.strategies);
const quantity = (id: string): number => tables.quantities.find((row) => row.id === id)?.count ?? 0;
export const MOST_REGIONS = quantity("regions_per_player") || 8;

/** Entries are called by strategy, deck and place in the list. */
export function entriesOf(strategy: string, deck: Deck): string[] {
  const mine = tables.entries.filter((row) => row.strategy === strategy && row.deck === deck);
  return mine.map((_, i) => `${strategy}_${deck}_${i + 1}`);
}
export const stepsOf = (strategy: string): string[] =>
  tables.steps
    .filter((row) => row.strategy === strategy)
    .map((_, i) => `${strategy}_marriage_${i + 1}`);

export const isReconstructed = (row: Sourced | undefined): boolean =>
  row !== undefined && (row.source === "reconstruction" || (row.reconstructed?.length ?? 0) > 0);

export const isPositive = (trait: string): boolean => TRAITS[trait]?.sign === "positive";

/** Whether armies go from one region to the other over a border or a route. */
export const borders = (one: string, other: string): boolean => {
  const row = REGION_ROWS[one];
  return row !== undefined && (row.land.includes(other) || row.routes.includes(other));
};

/** The sea over which an army comes that crosses no border. */
export const seaBetween = (one: string, other: string): string | null =>
  borders(one, other)
    ? null
    : (tables.seas.find(({ regions }) => regions.includes(one) && regions.includes(other))?.id ??
      null);
