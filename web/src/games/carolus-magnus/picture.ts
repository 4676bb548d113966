/** The picture of Carolus Magnus; entries that are 0 or none are left out. */
import { tablesOf } from "../../table/components";

import { COLOUR, SEATS, type Colour, type Side } from "../../generated/carolus-magnus";

export const CLANS = COLOUR;
export type Clan = Colour;
export type { Side };
export type Counts<K extends string> = Partial<Record<K, number>>;

export interface Carolus {
  seats: number;
  round?: number;
  emperor: string;
  /** The next living territory clockwise. */
  ahead: Record<string, string>;
  /** Segments of every living territory. */
  segments: Record<string, number>;
  cubes?: Record<string, Counts<Clan>>;
  owner?: Record<string, Side>;
  castles?: Record<string, number>;
  supply?: Counts<Clan>;
  court?: Record<string, Counts<Clan>>;
  reserve?: Record<string, Counts<Clan>>;
  holder?: Partial<Record<Clan, string>>;
  stock?: Counts<Side>;
  disc?: Record<string, number>;
  unused?: Record<string, number[]>;
  order?: string[];
  strength?: Record<string, Counts<Side>>;
  side?: Record<string, Side>;
  turn?: string;
}

/** Fixed numbers of the game by how many play. */
interface Numbers {
  players: number;
  castles: number;
  reserve: number;
  played: number;
}
const tables = tablesOf<{ tables: Numbers[] }>("carolus-magnus");
const numbersOf = (picture: Carolus): Numbers =>
  tables.tables.find(({ players }) => players === picture.seats)!;
export const goal = (picture: Carolus): number => numbersOf(picture).castles;
export const fullReserve = (picture: Carolus): number => numbersOf(picture).reserve;
export const perTurn = (picture: Carolus): number => numbersOf(picture).played;

/** The seats that play, in the order of their names at the table. */
export const seatsOf = (picture: Carolus): string[] => [
  ...(SEATS[String(picture.seats) as keyof typeof SEATS] ?? []),
];

export const sideOf = (picture: Carolus, seat: string): Side =>
  picture.side?.[seat] ?? (seat.replace(/\d$/, "") as Side);

/** Own seats and sides come first, so that everybody finds his own at the same place. */
export function mineFirst(seats: string[], mine: readonly string[]): string[] {
  const first = seats.findIndex((seat) => mine.includes(seat));
  return first < 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
}

export const sidesFor = (picture: Carolus, mine: readonly string[]): Side[] => [
  ...new Set(mineFirst(seatsOf(picture), mine).map((seat) => sideOf(picture, seat))),
];

/** A row of cubes, clan by clan. */
export const cubesOf = (counts: Counts<Clan> | undefined): Clan[] =>
  CLANS.flatMap((clan) => Array<Clan>(counts?.[clan] ?? 0).fill(clan));

export const total = (counts: Counts<string> | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** The territories where the Emperor would stop after one, two ... steps. */
export function stops(picture: Carolus, steps = 5): string[] {
  const found: string[] = [];
  let at: string | undefined = picture.emperor;
  while (found.length < steps && (at = picture.ahead[at])) {
    found.push(at);
    if (at === picture.emperor) break;
  }
  return found;
}
