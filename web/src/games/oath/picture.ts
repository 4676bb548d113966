/** The picture of a match as the server gives it, and what can be read off it. */
import type { Fields } from "../../generated/oath";
import { EDIFICES, SLOTS } from "./tables";

export interface Adviser {
  facing: "denizen" | "vision" | "faceup";
  /** What it is, where this seat may know. */
  card?: string;
}
export interface Drawn {
  back: "denizen" | "vision";
  card?: string;
}
export interface Target {
  kind: "slot" | "relic" | "banner" | "pawn";
  id: string | null;
  dice: number;
}
export type AttackFace = "hollow_sword" | "sword" | "double_sword_skull";
export type DefenseFace = "blank" | "shield" | "double_shield" | "times_two";
/** Dice that a power has brought or taken. */
export interface Source {
  power: string;
  dice: number;
}
export interface Campaign {
  attacker: string;
  defender?: string;
  slot: string;
  sites: string[];
  relics: string[];
  banners: string[];
  is_pawn: boolean;
  allies: string[];
  attacking_force: number;
  defending_force?: number;
  attack_dice: number;
  defense_dice: number;
  attack_roll: AttackFace[];
  defense_roll: DefenseFace[];
  attack: number;
  defense: number;
  plans: string[];
  planners: string[];
  targets: Target[];
  victor?: "attacker" | "defender";
  /** Dice chosen for the force; whatever else there is has a source. */
  force_dice: number;
  attack_sources: Source[];
  defense_sources: Source[];
}
/** The Clockwork Prince's board: suits of each row from below, in order of arrival. */
export interface Prince {
  seat: string;
  level: "limited" | "extended";
  friends: string[][];
  conspirators: string[][];
  neutral: string[];
  tactics: number;
  tactics_space: number;
  threat: string;
  threat_player: string | null;
  decider: string | null;
  cell: string;
  start_cell: string;
  quadrant: string;
  favor: number;
  ambitions: number;
}
export interface Bargain {
  seat: string;
  partner: string;
  terms: string[];
  edits: number;
  refusals: number;
  is_sent: boolean;
}
type BySeat<T> = Partial<Record<string, T>>;
type BySlot<T> = Partial<Record<string, T>>;

interface Derived {
  turn_order: string[];
  sites: BySlot<string>;
  rulers: BySlot<string>;
  capacity: BySlot<number>;
  bandits: BySlot<number>;
  roles: BySeat<"chancellor" | "citizen" | "exile">;
  advisers: BySeat<Adviser[]>;
  warbands_left: BySeat<number>;
  search_supply: number;
  standings: BySeat<number>;
  piles: Record<string, number>;
  visions: Record<string, number>;
  end_roll: number;
  ruled: BySeat<string[]>;
  relics: BySeat<string[]>;
  banners: BySeat<string[]>;
  suits: BySeat<Record<string, number>>;
  adviser_limit: BySeat<number>;
  rest_supply: BySeat<number>;
  search_cost: BySeat<number>;
  travel_cost: BySeat<Record<string, number>>;
  goal: string;
  towards: Record<string, BySeat<number>>;
  to_title: BySeat<number>;
  fulfilled: string[];
  successor: string | null;
  strength: BySlot<number>;
  dice: {
    sites: BySlot<number>;
    relics: Partial<Record<string, number>>;
    banners: Partial<Record<string, number>>;
    pawn: number;
    title: number;
  };
  top_of_world?: "denizen" | "vision";
  hand?: Drawn[];
  hand_of?: string;
  campaign?: Campaign;
  bargain?: Bargain;
  prince?: Prince;
}
type Loose<T> = {
  [K in keyof T]: T[K] extends Partial<Record<string, infer V>> ? Partial<Record<string, V>> : T[K];
};
export type Oath = Omit<Loose<Fields>, keyof Derived> & Derived;

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

export const tokensOn = (picture: Oath, banner: string): number => picture.banner_tokens[banner] ?? 0;

/** The side of the People's Favor that is up. */
export const isMob = (picture: Oath, banner: string): boolean => banner === "peoples_favor" && picture.mob;

/** Whose colour the warbands of a site have; the Empire's are purple. */
export const garrisonAt = (picture: Oath, slot: string): { seat: string; number: number } | null => {
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
export const isPrince = (picture: Oath, seat: string): boolean =>
  picture.prince?.seat === seat;
