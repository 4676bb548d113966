/** The picture of Carolus Magnus, and what can be read off it. */
import {
  COLOUR,
  SEATS,
  type Colour,
  type Picture,
  type Side,
} from "../../generated/carolus-magnus";
import { tablesOf } from "../../table/components";
import type { Loose } from "../loose";

export const CLANS = COLOUR;
export type Clan = Colour;
export type { Side };
export type Counts<K extends string> = Partial<Record<K, number>>;
export type Carolus = Loose<Picture, Side | Clan>;

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
export function stops(picture: Pick<Carolus, "emperor" | "ahead">, steps = 5): string[] {
  const found: string[] = [];
  let at = picture.emperor ?? undefined;
  while (at && found.length < steps && (at = picture.ahead[at])) {
    found.push(at);
    if (at === picture.emperor) break;
  }
  return found;
}
