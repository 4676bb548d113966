/**
 * The ring of lands as geometry. Fifteen slots for life: a territory is a run of slots, a merge
 * only lengthens the run. Coasts and borders are functions of the angle, so neighbours always fit.
 */
import { CLANS, cubesOf, type Carolus, type Clan, type Counts } from "./picture";

export const SLOTS = 15;
export const TURN = 2 * Math.PI;
const PER_SLOT = 16; // points of a coast
const PER_BORDER = 8;

/** One size of the board, in its own units. */
export interface Ring {
  top: number;
  width: number;
  height: number;
  cx: number;
  cy: number;
  inner: number;
  outer: number;
  /** Half the water between two lands. */
  gap: number;
  cube: number;
  centre: number;
  /** How far the Emperor stands from the inner shore, in units of k. */
  emperor: number;
}

export const LARGE: Ring = {
  top: 0,
  width: 664,
  height: 652,
  cx: 332,
  cy: 326,
  inner: 164,
  outer: 286,
  gap: 2.2,
  cube: 15.5,
  centre: 112,
  emperor: 20,
};

export const SMALL: Ring = {
  top: 5,
  width: 390,
  height: 382,
  cx: 195,
  cy: 196,
  inner: 98,
  outer: 172,
  gap: 1.6,
  cube: 10.2,
  centre: 64,
  emperor: 16,
};

export interface Run {
  id: string;
  first: number;
  count: number;
}

export type Point = readonly [x: number, y: number];

export interface CubePlace {
  key: string;
  x: number;
  y: number;
  s: number;
  clan: Clan;
}

export const slotOf = (id: string): number => Number(id.slice(1)) - 1;

/**
 * Living territories clockwise from the top as runs of slots. The picture gives only their sizes:
 * laid end to end they fit in one way in which every run contains its own slot; where several fit,
 * the one with most runs beginning at their own slot.
 */
export function runs(picture: Pick<Carolus, "segments">): Run[] {
  const ids = Object.keys(picture.segments).sort((a, b) => slotOf(a) - slotOf(b));
  const [head] = ids;
  if (!head) return [];
  let best: Run[] = [];
  let most = -1;
  for (let back = 0; back < picture.segments[head]!; back++) {
    let first = slotOf(head) - back;
    let own = 0;
    const laid: Run[] = [];
    for (const id of ids) {
      const count = picture.segments[id]!;
      const inside = slotOf(id) - first;
      if (inside < 0 || inside >= count) break;
      if (inside === 0) own++;
      laid.push({ id, first: (first + SLOTS) % SLOTS, count });
      first += count;
    }
    if (laid.length === ids.length && own > most) [best, most] = [laid, own];
  }
  return best;
}

const ROMAN = [
  "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV",
] as const; // prettier-ignore

export const numeral = (slot: number): string => ROMAN[((slot % SLOTS) + SLOTS) % SLOTS]!;

/** I, or I–III for a merged territory. */
export const numerals = (run: Run): string =>
  run.count === 1
    ? numeral(run.first)
    : `${numeral(run.first)}–${numeral(run.first + run.count - 1)}`;

export const scale = (ring: Ring): number => ring.outer / 298;

export const angle = (slot: number): number => ((-102 + 24 * slot) / 360) * TURN;

export const middle = (run: Run): number => angle(run.first + run.count / 2);

export const polar = (ring: Ring, r: number, t: number): Point => [
  ring.cx + r * Math.cos(t),
  ring.cy + r * Math.sin(t),
];

const { sin } = Math;

function outerCoast(ring: Ring, t: number): number {
  const waves = 5 * sin(3 * t + 0.7) + 4 * sin(7 * t + 2) + 3 * sin(11 * t) + 1.6 * sin(23 * t + 1);
  return ring.outer + scale(ring) * waves;
}

function innerCoast(ring: Ring, t: number): number {
  return ring.inner + scale(ring) * (3 * sin(5 * t + 1) + 2 * sin(9 * t) + 1.5 * sin(17 * t));
}

/** A border is a slightly waved radius: how far it leaves its angle at radius r. */
function wave(ring: Ring, slot: number, r: number): number {
  const along = (r - ring.inner) / (ring.outer - ring.inner);
  return 0.021 * sin(TURN * 0.9 * along + 1.9 * (slot % SLOTS));
}

const written = (points: Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** The shape of a run as one closed path, also when it is merged. */
export function land(ring: Ring, { first, count }: Run): string {
  const [start, end] = [angle(first), angle(first + count)];
  const last = count * PER_SLOT;
  const atBorder = (slot: number, r: number, side: number): number =>
    angle(slot) + wave(ring, slot, r) + (side * ring.gap) / r;
  const coast = (radius: (ring: Ring, t: number) => number): Point[] =>
    Array.from({ length: last + 1 }, (_, j) => {
      const t = start + ((end - start) * j) / last;
      const r = radius(ring, t);
      if (j === 0) return polar(ring, r, atBorder(first, r, 1));
      if (j === last) return polar(ring, r, atBorder(first + count, r, -1));
      return polar(ring, r, t);
    });
  const border = (slot: number, side: number): Point[] =>
    Array.from({ length: PER_BORDER - 1 }, (_, j) => {
      const r = ring.outer + ((ring.inner - ring.outer) * (j + 1)) / PER_BORDER;
      return polar(ring, r, atBorder(slot, r, side));
    });
  const round = [
    ...coast(outerCoast),
    ...border(first + count, -1),
    ...coast(innerCoast).reverse(),
    ...border(first, 1).reverse(),
  ];
  return `M${written(round)}Z`;
}

/** Former borders inside a run, as lines to be stitched. */
export function stitches(ring: Ring, { first, count }: Run): { slot: number; line: string }[] {
  return Array.from({ length: count - 1 }, (_, j) => {
    const slot = first + j + 1;
    const points = Array.from({ length: PER_BORDER + 1 }, (_, i) => {
      const r = ring.inner + 6 + ((ring.outer - ring.inner - 12) * i) / PER_BORDER;
      return polar(ring, r, angle(slot) + wave(ring, slot, r));
    });
    return { slot: slot % SLOTS, line: `M${written(points)}` };
  });
}

/** Both coasts as closed paths, for the water lines. */
export function coasts(ring: Ring): { outer: string; inner: string } {
  const round = (radius: (ring: Ring, t: number) => number): string => {
    const points = Array.from({ length: 240 }, (_, j) => {
      const t = (j / 240) * TURN;
      return polar(ring, radius(ring, t), t);
    });
    return `M${written(points)}Z`;
  };
  return { outer: round(outerCoast), inner: round(innerCoast) };
}

/** Castles in a row along the outer shore. */
export function castlePlaces(ring: Ring, run: Run, castles: number): Point[] {
  const k = scale(ring);
  const r = ring.outer - 21 * k;
  const room = (angle(run.count) - angle(0)) * r - 30 * k;
  const step = Math.min(25 * k, castles > 1 ? room / (castles - 1) : 0);
  return Array.from({ length: castles }, (_, j) =>
    polar(ring, r, middle(run) + ((j - (castles - 1) / 2) * step) / r),
  );
}

/** Cubes upright in polar places; they shrink before they would leave their land. */
export function cubePlaces(
  ring: Ring,
  run: Run,
  cubes: Counts<Clan> | undefined,
  castles: number,
): CubePlace[] {
  const k = scale(ring);
  const low = ring.inner + (ring.outer - ring.inner) * 0.29;
  const high = ring.outer - (castles > 0 ? 46 : 26) * k;
  const list = cubesOf(cubes);
  if (list.length === 0) return [];
  for (let s = ring.cube; ; s *= 0.94) {
    const places =
      run.count === 1
        ? inRows(ring, run, list, low, high, s)
        : inClumps(ring, run, cubes ?? {}, (low + high) / 2, high - low, s);
    if (places || s < ring.cube / 3) return (places ?? []).sort((a, b) => a.y - b.y);
  }
}

type Placed = CubePlace[] | null;

const STEP = 1.42;

/** One segment: rows along the land, as many as the number of cubes asks for. */
function inRows(ring: Ring, run: Run, list: Clan[], low: number, high: number, s: number): Placed {
  const step = s * STEP;
  const arc = angle(run.count) - angle(0);
  const capacity = (r: number): number =>
    Math.max(1, Math.floor((arc * r - 20 * scale(ring)) / step));
  const most = Math.floor((high - low) / step) + 1;
  const least = list.length <= 3 ? 1 : list.length <= 8 ? 2 : 3;
  const rows: number[] = [];
  let room = 0;
  for (let q = 0; q < most && (room < list.length || rows.length < least); q++) {
    rows.push(high - q * step);
    room += capacity(high - q * step);
  }
  if (room < list.length) return null;
  const shift = ((low + high) / 2 - (rows[0]! + rows.at(-1)!) / 2) * 0.75;
  const places: CubePlace[] = [];
  const clans = new Map<Clan, number>();
  let next = 0;
  rows.forEach((row, q) => {
    const r = row + shift;
    // what this row leaves must fit into the rows below it
    const below = rows.slice(q + 1).reduce((sum, other) => sum + capacity(other + shift), 0);
    const fair = Math.ceil((list.length - next) / (rows.length - q));
    const n = Math.min(capacity(r), Math.max(fair, list.length - next - below));
    for (let j = 0; j < n && next < list.length; j++) {
      const [x, y] = polar(ring, r, middle(run) + ((j - (n - 1) / 2) * step) / r);
      const clan = list[next++]!;
      const nth = clans.get(clan) ?? 0;
      clans.set(clan, nth + 1);
      places.push({ key: `${clan}${nth}`, x: x - s * 0.62, y: y - s * 0.4, s, clan });
    }
  });
  return next === list.length ? places : null;
}

/** Several segments: one clump per clan, spread over most of the arc. */
function inClumps(
  ring: Ring,
  run: Run,
  cubes: Counts<Clan>,
  r: number,
  depth: number,
  s: number,
): Placed {
  const step = s * STEP;
  const between = 0.75;
  const fits = Math.max(2, Math.floor(depth / step) + 1);
  const clumps = CLANS.filter((clan) => cubes[clan]).map((clan) => {
    const n = cubes[clan]!;
    const high = Math.min(fits, n > 9 ? 4 : n > 4 ? 3 : 2);
    return { clan, n, high, wide: Math.ceil(n / high) };
  });
  const width = clumps.reduce((sum, clump) => sum + clump.wide, between * (clumps.length - 1));
  const arc = (angle(run.count) - angle(0)) * r * 0.82;
  if (width * step > arc) return null;
  const spread = Math.min(1.5, arc / (width * step));
  const places: CubePlace[] = [];
  let start = -width / 2;
  for (const { clan, n, high, wide } of clumps) {
    for (let q = 0; q < n; q++) {
      const column = Math.floor(q / high);
      const inColumn = Math.min(high, n - column * high);
      const across = (start + wide / 2) * spread + (column - (wide - 1) / 2);
      const [x, y] = polar(
        ring,
        r + ((inColumn - 1) / 2 - (q % high)) * step,
        middle(run) + (across * step) / r,
      );
      places.push({ key: `${clan}${q}`, x: x - s * 0.62, y: y - s * 0.4, s, clan });
    }
    start += wide + between;
  }
  return places;
}

/** A dotted way along the inner shore, clockwise from one angle to another. */
export function way(ring: Ring, from: number, to: number): string {
  const r = ring.inner - 19 * scale(ring);
  const ends = [polar(ring, r, from), polar(ring, r, to)];
  const [start, end] = ends.map((point) => written([point]));
  const large = to - from > Math.PI ? 1 : 0;
  return `M${start}A${r} ${r} 0 ${large} 1 ${end}`;
}
