/** The picture of a match as the server gives it, and what can be read off it. */
import type * as shown from "../../generated/oath";
import type { Loose } from "../loose";
import { EDIFICES, SLOTS } from "./tables";

export type AttackFace = shown.AttackFace;
export type DefenseFace = shown.DefenseFace;
type Named =
  | AttackFace
  | DefenseFace
  | shown.Back
  | shown.Facing
  | shown.Role
  | shown.Side
  | shown.Prince["level"]
  | shown.Target["kind"];
export type Oath = Loose<shown.Picture, Named>;
export type Adviser = Loose<shown.Adviser, Named>;
export type Drawn = Loose<shown.Drawn, Named>;
export type Target = Loose<shown.Target, Named>;
export type Source = Loose<shown.Source>;
export type Campaign = Loose<shown.CampaignPicture, Named>;
/** The Clockwork Prince's board: suits of each row from below, in order of arrival. */
export type Prince = Loose<shown.Prince, Named>;
export type Bargain = Loose<shown.BargainPicture>;

/** The seat whose board lies in the tray: who is asked, else the first of one's own. */
export const ownSeat = (
  mine: readonly string[],
  asked: { readonly seat: string } | null,
): string | null => (asked && mine.includes(asked.seat) ? asked.seat : (mine[0] ?? null));

export const isUp = (picture: Oath, slot: string): boolean => picture.sites[slot] !== undefined;

/** Cards at a site in their order. */
export const cardsAt = (picture: Oath, slot: string): string[] =>
  Object.values(picture.site_cards[slot] ?? {}).filter((card) => card !== undefined);

/** What lies at a place is a ruin once its edifice is ruined. */
export function faceOf(picture: Oath, card: string): string {
  const ruin = EDIFICES[card]?.ruin;
  return ruin && (picture.ruins as readonly string[]).includes(ruin) ? ruin : card;
}

/** Facedown relics of a site by their places; what this seat knows of them. */
export const relicsAt = (picture: Oath, slot: string): [place: string, relic: string][] =>
  Object.entries(picture.site_relics[slot] ?? {}).flatMap(([place, relic]) =>
    relic === undefined ? [] : [[place, relic] as [string, string]],
  );

/** Who stands at a site. */
export const pawnsAt = (picture: Oath, slot: string): string[] =>
  picture.turn_order.filter((seat) => picture.pawn[seat] === slot);

/** Favor and secrets that lie on a card or relic. */
export function ladenOn(picture: Oath, face: string): { favor: number; secrets: number } {
  const at = (picture.laden as readonly string[]).indexOf(face);
  return { favor: picture.laden_favor[at] ?? 0, secrets: picture.laden_secrets[at] ?? 0 };
}

export const tokensOn = (picture: Oath, banner: string): number =>
  picture.banner_tokens[banner] ?? 0;

/** The side of the People's Favor that is up. */
export const isMob = (picture: Oath, banner: string): boolean =>
  banner === "peoples_favor" && picture.mob;

/** Whose colour the warbands of a site have; the Empire's are purple. */
export const garrisonAt = (
  picture: Oath,
  slot: string,
): { seat: string; number: number } | null => {
  const number = picture.garrison[slot] ?? 0;
  const seat = picture.garrison_of[slot];
  return number > 0 && seat ? { seat, number } : null;
};

export const isImperial = (picture: Oath, seat: string): boolean => picture.roles[seat] !== "exile";

/** Warbands of a seat on the map; those of the Empire are the Chancellor's. */
export const onMap = (picture: Oath, seat: string): number =>
  Object.keys(picture.garrison).reduce(
    (sum, slot) => sum + (picture.garrison_of[slot] === seat ? (picture.garrison[slot] ?? 0) : 0),
    0,
  );

export const regionOf = (slot: string): string => slot.split("_")[0]!;
export const ALL_SLOTS: readonly string[] = Object.values(SLOTS).flat();

export const boardOf = (picture: Oath, seat: string): number => picture.board[seat] ?? 0;

/** Whether the Clockwork Prince sits there; his board is a component of its own. */
export const isPrince = (picture: Oath, seat: string): boolean => picture.prince?.seat === seat;
