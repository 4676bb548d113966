/** The picture of Crusader Rex, and what is printed on its blocks, cards and map. */
import {
  SEAT,
  SECRET_SETS,
  type Battle as Fought,
  type Part,
  type Phase,
  type Picture,
  type Seat,
} from "../../generated/crusader-rex";
import { tablesOf } from "../../table/components";
import type { Loose } from "../loose";

export const SIDES = SEAT;
export type Side = Seat;
/** What a block can be besides where it stands. */
const MARKS = SECRET_SETS.block;
export type Mark = (typeof MARKS)[number];
export type Rex = Loose<Picture, Side | Phase | Mark | Fought["kind"]>;
export type Battle = NonNullable<Rex["battle"]>;
/** A letter of a side in the order of fire. */
export type Volley = Battle["order"][number];

// What is printed

interface Tables {
  blocks: {
    id: string;
    side: string;
    letter: string;
    combat: number;
    strength: number;
    move: number;
    class: string;
    nation: string;
    home?: string;
    seats?: string[];
  }[];
  cards: { id: string; kind: string; moves: number }[];
  towns: { id: string; kingdom: string; rating: number; port: string; city: boolean }[];
  roads: { a: string; b: string; kind: string }[];
  areas: { id: string; nation: string }[];
}
const tables = tablesOf<Tables>("crusader-rex");

export interface BlockFace {
  id: string;
  side: Side;
  letter: string;
  combat: number;
  strength: number;
  move: number;
  /** The symbol on its face. */
  emblem: string;
}

/** Some have a symbol of their own; the others carry that of their people. */
const EMBLEMS: Record<string, string> = {
  templars: "templars",
  hospitallers: "hospitallers",
  english: "english",
  french: "french",
  german: "german",
  pilgrims: "pilgrims",
  saladin_family: "saladin_family",
  emirs: "emir",
  kurds: "kurds",
  turks: "turks",
  arabs: "arabs",
};
const OWN = ["king_guy", "bohemond", "crossbows"];

const emblemOf = (id: string, kind: string, nation: string): string => {
  if (OWN.includes(id)) return id;
  if (kind === "turcopole") return "turcopoles";
  return EMBLEMS[nation] ?? "outremer";
};

export const BLOCKS: Readonly<Record<string, BlockFace>> = Object.fromEntries(
  tables.blocks
    .filter(({ side }) => side !== "assassins")
    .map((one) => [
      one.id,
      {
        id: one.id,
        side: one.side as Side,
        letter: one.letter.toUpperCase(),
        combat: one.combat,
        strength: one.strength,
        move: one.move,
        emblem: emblemOf(one.id, one.class, one.nation),
      },
    ]),
);

/** Home first, then the other seats of a block; some have none. */
export const seatsOf = (block: string): string[] => {
  const found = tables.blocks.find(({ id }) => id === block);
  return found?.home ? [found.home, ...(found.seats ?? [])] : [];
};

export interface TownSign {
  id: string;
  kingdom: string;
  rating: number;
  port: "none" | "open" | "fortified";
  city: boolean;
}

/** All towns but Masyaf, which nobody enters. */
export const TOWNS: readonly TownSign[] = tables.towns
  .filter(({ kingdom }) => kingdom !== "masyaf")
  .map((one) => ({
    id: one.id,
    kingdom: one.kingdom,
    rating: one.rating,
    port: one.port as TownSign["port"],
    city: one.city,
  }));
const TOWN_NAMES = new Set(TOWNS.map((one) => one.id));

export interface Road {
  id: string;
  a: string;
  b: string;
  major: boolean;
}

export const ROADS: readonly Road[] = tables.roads.map(({ a, b, kind }) => ({
  id: `${a}_${b}`,
  a,
  b,
  major: kind === "major",
}));

export const roadBetween = (a: string, b: string): Road | undefined =>
  ROADS.find((road) => (road.a === a && road.b === b) || (road.a === b && road.b === a));

/** Staging areas with the nation that gathers there. */
export const AREAS: readonly { id: string; nation: string }[] = tables.areas.map(
  ({ id, nation }) => ({ id, nation }),
);
export const AREA_SIZE = 3;

export interface CardFace {
  id: string;
  /** Moves that it gives; 0 for an event without any. */
  moves: number;
  event: boolean;
}

export const CARDS: readonly CardFace[] = tables.cards.map((one) => ({
  id: one.id,
  moves: one.moves,
  event: one.kind === "event",
}));
export const cardFace = (id: string): CardFace | undefined => CARDS.find((one) => one.id === id);

export const isSide = (seat: string): seat is Side => (SIDES as readonly string[]).includes(seat);
export const other = (side: Side): Side => (side === "franks" ? "saracens" : "franks");

// What stands where

/** A block on the map: known by name, or a back. */
export interface Piece {
  /** Null for a back. */
  id: string | null;
  side: Side;
  steps: number;
  marks: readonly Mark[];
  /** The road by which it came into a fight. */
  way?: string | null;
}

/** Blocks of one side in one part of a town. */
export interface Stack {
  side: Side;
  part: Part | "reserve";
  pieces: Piece[];
}

const partOf = (marks: readonly Mark[]): Stack["part"] =>
  marks.includes("castle")
    ? "castle"
    : marks.includes("second") || marks.includes("third")
      ? "reserve"
      : "field";

export const marksOf = (picture: Rex, block: string): Mark[] =>
  MARKS.filter((mark) => picture[mark].includes(block));

/** The stacks of every town that is not empty: castle first, then field, then reserves. */
export function stacks(picture: Rex): Map<string, Stack[]> {
  const towns = new Map<string, Stack[]>();
  const put = (town: string, piece: Piece): void => {
    const part = partOf(piece.marks);
    const here = towns.get(town) ?? [];
    let stack = here.find((one) => one.side === piece.side && one.part === part);
    if (!stack) here.push((stack = { side: piece.side, part, pieces: [] }));
    stack.pieces.push(piece);
    towns.set(town, here);
  };
  for (const [id, place] of Object.entries(picture.at)) {
    const face = BLOCKS[id];
    if (!face || !TOWN_NAMES.has(place)) continue;
    const marks = marksOf(picture, id);
    const way = picture.way[id] ?? null;
    put(place, { id, side: face.side, steps: picture.steps[id] ?? 0, marks, way });
  }
  for (const { town, side, marks, way, count } of picture.hidden) {
    for (let i = 0; i < count; i++) put(town, { id: null, side, steps: 0, marks, way });
  }
  const rank = { castle: 0, field: 1, reserve: 2 };
  for (const here of towns.values()) {
    here.sort((a, b) => rank[a.part] - rank[b.part] || a.side.localeCompare(b.side));
    for (const stack of here) stack.pieces.sort(byFace);
  }
  return towns;
}

/** Known blocks first, by letter and strength; names decide, so that nothing jumps. */
function byFace(a: Piece, b: Piece): number {
  const [x, y] = [a.id ? BLOCKS[a.id] : undefined, b.id ? BLOCKS[b.id] : undefined];
  if (!x || !y) return (x ? 0 : 1) - (y ? 0 : 1);
  return x.letter.localeCompare(y.letter) || x.id.localeCompare(y.id);
}

/** Blocks known to be in a place that is no town: a staging area, the pool, the lost. */
export const blocksAt = (picture: Rex, place: string): string[] =>
  Object.keys(picture.at).filter((id) => picture.at[id] === place);

/** Own cards in hand, one entry each, events first. */
export const handOf = (picture: Rex, side: Side): string[] =>
  CARDS.flatMap(({ id }) => {
    const number = picture.hand?.[side]?.[id];
    return typeof number === "number" ? Array<string>(number).fill(id) : [];
  });

/** Cards that a side has played this year, one entry each. */
export const playedBy = (picture: Rex, side: Side): string[] =>
  CARDS.flatMap(({ id }) => Array<string>(picture.played?.[side]?.[id] ?? 0).fill(id));

export const isWinter = (picture: Rex): boolean => picture.turn === 6 || picture.phase === "winter";
