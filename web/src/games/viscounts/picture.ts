/** The picture of Viscounts; entries that are 0 or none are left out. */

import {
  BUILDING,
  GOOD,
  ICON,
  PLACE,
  RIBBON,
  type Building,
  type Good,
  type Icon,
  type Paper,
  type Place,
  type Ribbon,
  type Stack,
  type Zone,
} from "../../generated/viscounts";
import { STACKS } from "./tables";

export {
  BUILDING as BUILDINGS,
  GOOD as GOODS,
  ICON as ICONS,
  PLACE as PLACES,
  RIBBON as RIBBONS,
};
export type { Building, Good, Icon, Place, Ribbon, Stack, Zone };
export type Side = "four_sites" | "five_sites";
type Counts<K extends string> = Partial<Record<K, number>>;
type BySeat<T> = Partial<Record<string, T>>;

export interface Link {
  from: string;
  to: string;
  effect: string;
}

export interface Viscounts {
  round?: number;
  last_round?: number;
  turn?: string | null;
  /** Segments by their place in the ring, "1" to "5". */
  ring: Record<string, string>;
  side: Side;
  pile?: Counts<string>;
  manuscript_pile?: Counts<string>;
  owner?: Partial<Record<string, string>>;
  built?: Partial<Record<string, Building>>;
  open?: BySeat<string[]>;
  goods?: BySeat<Counts<Good>>;
  papers?: BySeat<Counts<Paper>>;
  corruption?: BySeat<number>;
  virtue?: BySeat<number>;
  at?: BySeat<string | null>;
  supply?: BySeat<number>;
  tier1?: BySeat<Counts<string>>;
  tier2?: BySeat<Counts<string>>;
  tier3?: BySeat<number>;
  leader?: string | null;
  scribe?: Partial<Record<string, string>>;
  bonus?: Partial<Record<Ribbon, string>>;
  board?: BySeat<Partial<Record<Place, string>>>;
  /** Own cards; of others only what lies open. */
  zone?: BySeat<Partial<Record<string, Zone | "hidden">>>;
  hand?: BySeat<number>;
  draw?: BySeat<number>;
  discard?: BySeat<number>;
  above?: Partial<Record<Stack, number>>;
  revealed?: string[];
  offer?: Partial<Record<string, string>>;
  player_card?: BySeat<number>;
  schemes?: Partial<Record<Place, string>>;
  icons?: BySeat<Counts<Icon>>;
  points?: BySeat<Counts<string>>;
  total?: BySeat<number>;
  cards?: BySeat<number>;
  hand_limit?: BySeat<number>;
  automa?: { seat: string; board: string; draw: number; discard: number; future: number } | null;
  sites: Record<string, string>;
  links: Record<string, Link>;
  trades: Record<string, { merchants: number; effect: string }>;
  section_at: Record<string, string>;
  front: Record<string, string>;
  front_manuscript: Record<string, string>;
  /** Steps and silver to every space, while a viscount is to move. */
  reach?: Record<string, { steps: number; price: number }>;
}

/** Everybody at the table, the Automa last. */
export const seatsOf = (picture: Viscounts): string[] => Object.keys(picture.total ?? {});

export const segmentsOf = (picture: Viscounts): string[] =>
  ["1", "2", "3", "4", "5"].map((place) => picture.ring[place] ?? "a");

/** Cards of a seat in a zone that the reader may see. */
export const cardsIn = (picture: Viscounts, seat: string, zone: Zone): string[] =>
  Object.entries(picture.zone?.[seat] ?? {})
    .filter(([, where]) => where === zone)
    .map(([card]) => card);

export const scriptsOf = (picture: Viscounts, seat: string): string[] =>
  Object.entries(picture.scribe ?? {})
    .filter(([, owner]) => owner === seat)
    .map(([script]) => script);

/** Cards that lay above Poverty or Prosperity at the start. */
export function startOf(picture: Viscounts, stack: Stack): number {
  const people = seatsOf(picture).filter((seat) => seat !== picture.automa?.seat).length;
  return STACKS.find((row) => row.id === stack && row.players === people)?.above ?? 0;
}

/** Whose board and hand are shown: the seat that is asked, if it is mine, else my first. */
export const ownSeat = (
  mine: readonly string[],
  asked: { readonly seat: string } | null,
): string | null => mine.find((one) => one === asked?.seat) ?? mine[0] ?? null;
