/**
 * Where things are on the map of the Levant.
 *
 * The land is stored north up in units of 1275 x 2475. It is drawn north up, or east up as medieval
 * maps were; points are turned, never the drawing, so that words and pieces stay level.
 */
import levant from "./levant.json";
import { ROADS, TOWNS, type Piece, type Road, type Stack } from "./picture";
import type { Up } from "./turning.svelte";

export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

const WIDE = 1275;
const HIGH = 2475;
const K = 0.459; // fills a stage of 1136 pixels
/** Where the stored land is cut off: points there are pushed out, so that no edge shows. */
const EDGE = 27;
const BEYOND = 1400;
const HEAD = 14; // above the map, for the blocks of the uppermost towns

export interface Chart {
  up: Up;
  width: number;
  height: number;
  at(x: number, y: number): Point;
}

export const CHARTS: Record<Up, Chart> = {
  east: {
    up: "east",
    width: HIGH * K,
    height: WIDE * K + HEAD,
    at: (x, y) => [y * K, HEAD + (WIDE - x) * K],
  },
  north: {
    up: "north",
    width: WIDE * K,
    height: HIGH * K + HEAD,
    at: (x, y) => [x * K, HEAD + y * K],
  },
};

const pushed = (value: number, most: number): number =>
  value <= -EDGE ? value - BEYOND : value >= most + EDGE ? value + BEYOND : value;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A flat list of points as path data. */
export function line(chart: Chart, flat: readonly number[], closed = false): string {
  let path = "";
  for (let i = 0; i < flat.length; i += 2) {
    const [x, y] = chart.at(pushed(flat[i]!, WIDE), pushed(flat[i + 1]!, HIGH));
    path += `${i ? "L" : "M"}${round(x)} ${round(y)}`;
  }
  return closed ? `${path}Z` : path;
}

export const landOf = (chart: Chart): string =>
  levant.land.map((ring) => line(chart, ring, true)).join("");

export const kingdomsOf = (chart: Chart): { id: string; path: string }[] =>
  Object.entries(levant.kingdoms).map(([id, rings]) => ({
    id,
    path: rings.map((ring) => line(chart, ring, true)).join(""),
  }));

export const bordersOf = (chart: Chart): string =>
  levant.borders.map((one) => line(chart, one)).join("");
export const riversOf = (chart: Chart): string =>
  levant.rivers.map((one) => line(chart, one)).join("");
export const lakesOf = (chart: Chart): string =>
  levant.lakes.map((one) => line(chart, one, true)).join("");

/** A mound with its hatching, lower ones over higher ones. */
export const hillsOf = (chart: Chart): { mound: string; shade: string }[] =>
  levant.hills
    .map(([x, y]) => ({ at: chart.at(x!, y!), h: 9 + ((x! * 7 + y!) % 5) }))
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ at: [x, y], h }) => {
      const at = (dx: number, dy: number): string => `${round(x + dx * h)} ${round(y + dy * h)}`;
      return {
        mound: `M${at(-1, 0.4)}Q${at(-0.4, -0.7)} ${at(0, -1)}Q${at(0.3, -0.6)} ${at(1, 0.4)}`,
        shade: `M${at(0.1, -0.8)}Q${at(0.3, -0.4)} ${at(0.5, 0.3)}M${at(0.35, -0.35)}Q${at(0.5, -0.1)} ${at(0.75, 0.3)}`,
      };
    });

const PLACES: Readonly<Record<string, readonly number[]>> = levant.towns;

export function placeOf(chart: Chart, town: string): Point {
  const [x = 0, y = 0] = PLACES[town] ?? [];
  return chart.at(x, y);
}

/** North to south, then west to east: the order of the keyboard. */
export const READING = TOWNS.toSorted(
  (a, b) => PLACES[a.id]![1]! - PLACES[b.id]![1]! || PLACES[a.id]![0]! - PLACES[b.id]![0]!,
);

/** A little bend, the same for ever, so that roads do not look ruled. */
const bendOf = ({ a, b }: Road): number => (((a.length * 5 + b.length * 3) % 7) - 3) / 60;

export interface Way {
  path: string;
  middle: Point;
}

export function wayOf(chart: Chart, road: Road): Way {
  const [ax, ay] = placeOf(chart, road.a);
  const [bx, by] = placeOf(chart, road.b);
  const { path, bend } = bentTo([ax, ay], [bx, by], road, true);
  return {
    path: `M${round(ax)} ${round(ay)}${path}`,
    middle: [(ax + 2 * bend[0] + bx) / 4, (ay + 2 * bend[1] + by) / 4],
  };
}

/** A course over the sea, out from the coast and back. */
export const courseOf = (chart: Chart, from: Point, to: Point): string =>
  `M${round(from[0])} ${round(from[1])}${curveTo(chart, from, to).path}`;

function outAtSea(chart: Chart, from: Point, to: Point): Point {
  const sea = chart.up === "east" ? [0, 1] : [-1, 0];
  const far = 24 + Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.3;
  return [(from[0] + to[0]) / 2 + sea[0]! * far, (from[1] + to[1]) / 2 + sea[1]! * far];
}

/** The way of a block from place to place: along roads, over the sea where there is none. */
export function trailOf(chart: Chart, stops: readonly Point[], towns: readonly string[]): Trail {
  const parts = towns.slice(1).map((town, i) => {
    const road = ROADS.find(
      ({ a, b }) => (a === towns[i] && b === town) || (b === towns[i] && a === town),
    );
    const [from, to] = [stops[i]!, stops[i + 1]!];
    return road ? bentTo(from, to, road, towns[i] === road.a) : curveTo(chart, from, to);
  });
  const [x, y] = stops.at(-1)!;
  const [cx, cy] = parts.at(-1)!.bend;
  const [start] = stops;
  return {
    path: `M${round(start![0])} ${round(start![1])}${parts.map(({ path }) => path).join("")}`,
    // the head lies before the sign of the town
    head: { at: before([x, y], [cx, cy], 15), angle: (Math.atan2(y - cy, x - cx) * 180) / Math.PI },
  };
}

export interface Trail {
  path: string;
  head: { at: Point; angle: number };
}

interface Leg {
  path: string;
  bend: Point;
}

const before = ([x, y]: Point, [fx, fy]: Point, far: number): Point => {
  const length = Math.hypot(x - fx, y - fy) || 1;
  return [x - ((x - fx) / length) * far, y - ((y - fy) / length) * far];
};

function bentTo([ax, ay]: Point, [bx, by]: Point, road: Road, along: boolean): Leg {
  const bend = bendOf(road) * (along ? 1 : -1);
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return { path: `Q${round(cx)} ${round(cy)} ${round(bx)} ${round(by)}`, bend: [cx, cy] };
}

function curveTo(chart: Chart, from: Point, to: Point): Leg {
  const bend = outAtSea(chart, from, to);
  return { path: `Q${round(bend[0])} ${round(bend[1])} ${round(to[0])} ${round(to[1])}`, bend };
}

// Signs of towns

const TOWER = 7.5;

/** Half the width of a town's sign. */
export const halfOf = (rating: number): number => (rating ? (rating * TOWER) / 2 + 3 : 5);

/** A wall with as many crenellated towers as the town's rating. */
export function wall([x, y]: Point, rating: number): string {
  const half = halfOf(rating);
  let path = `M${round(x - half)} ${y + 7}V${y - 3}h3`;
  for (let i = 0; i < rating; i++) {
    const inner = i > 0 && i < rating - 1;
    const up = 3 + rating + (inner ? 3 : 0);
    path += `v${-up}h1.6v2.4h1.6v-2.4h1.1v2.4h1.6v-2.4h1.6v${up}`;
  }
  return `${path}H${round(x + half)}V${y + 7}Z`;
}

export const gate = ([x, y]: Point): string => `M${x - 2} ${y + 7}v-4a2 2 0 0 1 4 0v4z`;

export function star([x, y]: Point, r: number): string {
  return (
    Array.from({ length: 10 }, (_, i) => {
      const angle = -Math.PI / 2 + (i * Math.PI) / 5;
      const far = i % 2 ? r * 0.42 : r;
      return `${i ? "L" : "M"}${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
    }).join("") + "Z"
  );
}

// Names

export interface Label {
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  box: Box;
}

const LETTER = 0.5; // width of a letter of the display type, in em

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** Things on the map that others had better not cover, with what a covered square costs. */
type Cost = readonly [Box, number];

function signs(chart: Chart): Cost[] {
  const [mx, my] = placeOf(chart, "masyaf");
  const towns = TOWNS.map(({ id, rating, city, port }): Cost => {
    const [x, y] = placeOf(chart, id);
    const half = halfOf(rating);
    const top = y - 10 - rating - (city ? 10 : 0);
    return [[x - half - 2, top, x + half + (port === "none" ? 2 : 15), y + 9], 4];
  });
  return [...towns, [[mx - 20, my - 12, mx + 20, my + 22], 4]];
}

function stones(chart: Chart): Cost[] {
  return ROADS.flatMap((road) => {
    const [ax, ay] = placeOf(chart, road.a);
    const [bx, by] = placeOf(chart, road.b);
    const count = Math.ceil(Math.hypot(bx - ax, by - ay) / 12);
    return Array.from({ length: Math.max(0, count - 1) }, (_, i): Cost => {
      const t = (i + 1) / count;
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      return [[x - 4, y - 4, x + 4, y + 4], 0.35];
    });
  });
}

const outside = (chart: Chart, box: Box): boolean =>
  box[0] < 2 || box[1] < 2 || box[2] > chart.width - 2 || box[3] > chart.height - 2;

const total = (box: Box, taken: readonly Cost[]): number =>
  taken.reduce((sum, [other, weight]) => sum + overlap(box, other) * weight, 0);

/** Places for the names of all towns; where there is room they stand below. */
export function labelsOf(chart: Chart, nameOf: (town: string) => string): Map<string, Label> {
  const taken: Cost[] = [...signs(chart), ...stones(chart)];
  const found = new Map<string, Label>();
  const order = TOWNS.toSorted((a, b) => Number(b.city) - Number(a.city) || b.rating - a.rating);
  for (const { id, rating, city, port } of order) {
    const [x, y] = placeOf(chart, id);
    const size = city ? 15 : 12.5;
    const width = nameOf(id).length * size * LETTER + 2;
    const half = halfOf(rating);
    const right = half + (port === "none" ? 4 : 16);
    const above = 14 + rating + (city ? 11 : 0);
    const tries: [dx: number, dy: number, Label["anchor"]][] = [
      [0, 9 + size * 0.8, "middle"],
      [0, -above, "middle"],
      [right, 5, "start"],
      [-half - 4, 5, "end"],
      [right - 2, 15, "start"],
      [-half + 2, 17, "end"],
      [right - 2, -7, "start"],
      [-half + 2, -7, "end"],
    ];
    let best: Label | null = null;
    let least = Infinity;
    for (const [i, [dx, dy, anchor]] of tries.entries()) {
      const left = x + dx - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
      const box: Box = [left, y + dy - size * 0.75, left + width, y + dy + size * 0.25];
      const cost = i * 6 + total(box, taken) + (outside(chart, box) ? 400 : 0);
      if (cost < least) [best, least] = [{ x: x + dx, y: y + dy, size, anchor, box }, cost];
    }
    found.set(id, best!);
    taken.push([best!.box, 3]);
  }
  return found;
}

// Blocks

export const BLOCK = 29; // side of a block on the map
const FAN = 0.72; // of a block: step of a stack
const ROWS = [5, 3, 2]; // shapes of a stack: so many blocks in one row
const BACKS = 4; // backs that are drawn; the number says the rest
const GAP = 9;
const APART = 7;
const WALL = 5; // of a castle's bracket

export interface PlacedPiece {
  piece: Piece;
  x: number;
  y: number;
}

export interface PlacedStack {
  stack: Stack;
  box: Box;
  pieces: PlacedPiece[];
  /** Shown in a roundel where blocks cannot be counted at a glance. */
  count: number | null;
}

export interface Cluster {
  town: string;
  box: Box;
  stacks: PlacedStack[];
  /** From the town to its blocks, where another town is as near to them. */
  tether: readonly [from: Point, to: Point] | null;
}

interface Size {
  width: number;
  height: number;
  shown: number;
  row: number;
}

function sizeOf({ pieces }: Stack, s: number, most: number): Size {
  const backs = pieces.filter(({ id }) => id === null).length;
  const shown = pieces.length - backs + Math.min(backs, BACKS);
  const rows = Math.ceil(shown / Math.max(most, Math.ceil(shown / 3)));
  const row = Math.ceil(shown / rows);
  return { width: s + (row - 1) * FAN * s, height: s + (rows - 1) * s * 0.86, shown, row };
}

/** Blocks beside their towns, the biggest groups first, where they hide least. */
export function clustersOf(
  chart: Chart,
  towns: ReadonlyMap<string, Stack[]>,
  labels: ReadonlyMap<string, Label>,
  fixed: readonly Box[] = [],
  s = BLOCK,
): Cluster[] {
  const taken: Cost[] = [
    ...signs(chart),
    ...stones(chart),
    ...[...labels.values()].map(({ box }): Cost => [box, 3]),
    ...fixed.map((box): Cost => [box, 6]),
  ];
  const depth = s * 0.16;
  const shapesOf = (here: Stack[]): Shape[] => {
    const shapes = ROWS.map((most) => {
      const sizes = here.map((stack) => sizeOf(stack, s, most));
      const width =
        here.reduce(
          (sum, { part }, i) => sum + sizes[i]!.width + (part === "castle" ? 2 * WALL : 0),
          0,
        ) +
        (here.length - 1) * GAP +
        depth;
      return { sizes, width, height: Math.max(...sizes.map(({ height }) => height)) + depth };
    });
    return shapes.filter(({ width }, i) => i === 0 || width < shapes[i - 1]!.width);
  };
  const groups = [...towns].map(([town, here]) => ({ town, here, shapes: shapesOf(here) }));
  const area = (shapes: Shape[]): number => shapes[0]!.width * shapes[0]!.height;
  groups.sort((a, b) => area(b.shapes) - area(a.shapes) || a.town.localeCompare(b.town));
  return groups.map(({ town, here, shapes }) => {
    const { box, shape } = spot(chart, town, shapes, taken);
    const [left, top, right, bottom] = box;
    // groups of two towns do not touch, or they would look like one
    taken.push([[left - APART, top - APART, right + APART, bottom + APART], 6]);
    let at = left;
    const placed = here.map((stack, i): PlacedStack => {
      const size = shape.sizes[i]!;
      if (stack.part === "castle") at += WALL;
      const base = top + shape.height - size.height;
      const pieces = stack.pieces.slice(0, size.shown).map((piece, n) => ({
        piece,
        x: at + (n % size.row) * FAN * s,
        y: base + Math.floor(n / size.row) * s * 0.86,
      }));
      const own: Box = [at, base, at + size.width, base + size.height];
      at += size.width + (stack.part === "castle" ? WALL : 0) + GAP;
      return {
        stack,
        box: own,
        pieces,
        count: stack.pieces.length > 2 ? stack.pieces.length : null,
      };
    });
    return { town, box, stacks: placed, tether: tetherOf(chart, town, box) };
  });
}

/** A group of blocks in rows of some length. */
interface Shape {
  sizes: Size[];
  width: number;
  height: number;
}

/** The point of a box that is nearest to a place. */
const edgeOf = ([left, top, right, bottom]: Box, [x, y]: Point): Point => [
  Math.min(right, Math.max(left, x)),
  Math.min(bottom, Math.max(top, y)),
];

function gapOf(box: Box, place: Point): number {
  const [x, y] = edgeOf(box, place);
  return Math.hypot(x - place[0], y - place[1]);
}

/** How far a box seems to be from a place: by its edge, and a little by its middle. */
function farness(box: Box, place: Point): number {
  const [x, y] = [(box[0] + box[2]) / 2 - place[0], (box[1] + box[3]) / 2 - place[1]];
  return gapOf(box, place) + Math.hypot(x, y) / 2;
}

/** How much nearer another town seems to a box than its own one; below zero it is farther. */
export function lead(chart: Chart, town: string, box: Box): number {
  let others = Infinity;
  for (const { id } of TOWNS) {
    if (id !== town) others = Math.min(others, farness(box, placeOf(chart, id)));
  }
  return farness(box, placeOf(chart, town)) - others;
}

function tetherOf(chart: Chart, town: string, box: Box): Cluster["tether"] {
  if (lead(chart, town, box) < -6) return null;
  const from = placeOf(chart, town);
  return [from, edgeOf(box, from)];
}

/** The place round a town, and the shape, with which its blocks cover least and mislead nobody. */
function spot(
  chart: Chart,
  town: string,
  shapes: Shape[],
  taken: readonly Cost[],
): { box: Box; shape: Shape } {
  const [x, y] = placeOf(chart, town);
  const reach = Math.max(...shapes.flatMap(({ width, height }) => [width, height])) * 1.5 + 60;
  const near = taken.filter(
    ([box]) => box[2] > x - reach && box[0] < x + reach && box[3] > y - reach && box[1] < y + reach,
  );
  let best: { box: Box; shape: Shape } | null = null;
  let least = Infinity;
  for (const [i, shape] of shapes.entries()) {
    const { width: w, height: h } = shape;
    for (const [u, v] of AROUND) {
      const left = x + u * (w / 2 + 17) - w / 2;
      const top = y + v * (h / 2 + 20) - h / 2;
      const box: Box = [left, top, left + w, top + h];
      const cost =
        i * 60 +
        (Math.abs(u) + Math.abs(v)) * 40 +
        total(box, near) +
        Math.max(0, lead(chart, town, box) + 10) * 14 +
        (outside(chart, box) ? 4000 : 0);
      if (cost < least) [best, least] = [{ box, shape }, cost];
    }
  }
  return best!;
}

const AROUND: readonly Point[] = [
  [0, -1],
  [0.8, -0.9],
  [-0.8, -0.9],
  [1, 0],
  [-1, 0],
  [1, -0.5],
  [-1, -0.5],
  [0.8, 1.1],
  [-0.8, 1.1],
  [0, 1.5],
  [1.15, 0.6],
  [-1.15, 0.6],
  [0.5, -1.3],
  [-0.5, -1.3],
  [1.4, 0],
  [-1.4, 0],
  [0, -1.7],
  [1.3, -1.2],
  [-1.3, -1.2],
];

/** The staging areas: boxes in the sea. */
export function areasOf(chart: Chart): Point[] {
  return chart.up === "east"
    ? [0, 1, 2].map((i) => [16 + i * 132, chart.height - 84])
    : [0, 1, 2].map((i) => [8, 168 + i * 96]);
}
export const AREA: Point = [126, 76];

/** Names of kingdoms and of the sea, in units of the land. */
export const REALMS: Record<Up, readonly (readonly [id: string, x: number, y: number])[]> = {
  east: [
    ["antioch", 748, 225],
    ["tripoli", 700, 800],
    ["syria", 1228, 905],
    ["jerusalem", 1170, 2060],
  ],
  north: [
    ["antioch", 748, 225],
    ["tripoli", 690, 800],
    ["syria", 1120, 1050],
    ["jerusalem", 800, 2420],
  ],
};
export const SEA: Point = [150, 1560];
export const ROSE: Point = [110, 1960];
