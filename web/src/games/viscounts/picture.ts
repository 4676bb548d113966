/** The picture of Viscounts, and what can be read off it. */
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
  type Picture,
  type Place,
  type Ribbon,
  type Stack,
  type Zone,
} from "../../generated/viscounts";
import type { Loose } from "../loose";
import { STACKS } from "./tables";

export { BUILDING as BUILDINGS, GOOD as GOODS, ICON as ICONS, PLACE as PLACES, RIBBON as RIBBONS };
export type { Building, Good, Icon, Place, Ribbon, Stack, Zone };
export type Side = Picture["side"];
export type Viscounts = Loose<
  Picture,
  Building | Good | Icon | Paper | Place | Ribbon | Stack | Zone | Side
>;
export type Link = NonNullable<Viscounts["links"][string]>;

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
