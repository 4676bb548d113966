/**
 * The round board as geometry: five segments of 72 degrees, from the castle outwards. Angles are
 * in degrees, clockwise, with 0 to the right. The same units for every size of screen.
 */
import { sitesOf } from "./tables";
import type { Side } from "./picture";

/** Letters on the wheel never get smaller than can be read, on a desk or on a telephone. */
export const letters = (size: number, small: boolean): number =>
  Math.max(small ? 20.6 : 11.4, size);

export const SIZE = 652;
export const C = SIZE / 2;
export const SPAN = 72;
/** Radii: where rings begin and end. */
export const R = {
  top: 30,
  tier2: 61,
  tier1: 97,
  inner: [103, 131],
  piles: [135, 224],
  outer: [228, 257],
  sites: [261, 309],
  rim: 320,
} as const;

export type Point = readonly [x: number, y: number];

const round = (v: number): number => Math.round(v * 100) / 100;

export function polar(r: number, degrees: number): Point {
  const t = (degrees * Math.PI) / 180;
  return [round(C + r * Math.cos(t)), round(C + r * Math.sin(t))];
}

/** Where the segment in this place of the ring (0 to 4) begins. */
export const start = (place: number): number => -126 + SPAN * place;
export const middle = (place: number): number => start(place) + SPAN / 2;

/** A piece of a ring. */
export function sector(r0: number, r1: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const at = (r: number, angle: number): string => polar(r, angle).join(" ");
  return (
    `M${at(r1, from)}A${r1} ${r1} 0 ${large} 1 ${at(r1, to)}` +
    `L${at(r0, to)}A${r0} ${r0} 0 ${large} 0 ${at(r0, from)}Z`
  );
}

/** An arc between two angles, clockwise. */
export function arc(r: number, from: number, to: number): string {
  const end = to < from ? to + 360 : to;
  const large = end - from > 180 ? 1 : 0;
  return `M${polar(r, from).join(" ")}A${r} ${r} 0 ${large} 1 ${polar(r, end).join(" ")}`;
}

export type Way = "left" | "inner" | "right";
export const WAYS: readonly Way[] = ["left", "inner", "right"];

/** The shape of a space of the two paths. */
export function spaceShape(place: number, way: Way): string {
  const a = start(place);
  if (way === "inner") return sector(R.inner[0], R.inner[1], a, a + SPAN);
  const from = way === "left" ? a : a + SPAN / 2;
  return sector(R.outer[0], R.outer[1], from, from + SPAN / 2);
}

export interface Spot {
  r: number;
  angle: number;
}

/** Where the n-th of so many viscounts stands on a space; trade signs stay readable. */
export function stand(place: number, way: Way, nth: number, many: number): Spot {
  if (way === "inner") {
    return { r: (R.inner[0] + R.inner[1]) / 2, angle: middle(place) + (nth - (many - 1) / 2) * 17 };
  }
  const from = start(place) + (way === "left" ? 0 : SPAN / 2);
  // before the sign, then behind it, always clear of the border
  const angles = [7.5, 28.5, 12.5, 23.5];
  return { r: (R.outer[0] + R.outer[1]) / 2, angle: from + angles[nth % 4]! };
}

/** The sign of a space: what trading there needs and gives. */
export const tradeAt = (place: number, way: Way): Point =>
  polar((R.outer[0] + R.outer[1]) / 2, start(place) + (way === "left" ? 18 : 54));

/** Where the silver for a paid step is shown. */
export const priceAt = (place: number, way: Way, small = false): Point =>
  way === "inner"
    ? polar((R.inner[0] + R.inner[1]) / 2, middle(place) + 22)
    : // where signs are larger the coin takes the place of the space's number
      polar(
        (R.outer[0] + R.outer[1]) / 2,
        start(place) + (way === "left" ? 0 : 36) + (small ? 31.5 : 28.5),
      );

/** The number of an outer space, at its end: viscounts and signs leave it free. */
export const numberAt = (place: number, way: Way): Point =>
  polar((R.outer[0] + R.outer[1]) / 2, start(place) + (way === "left" ? 33.8 : 69.8));

const BANKS: Record<string, readonly number[]> = {
  l2: [9.5, 25.5],
  l3: [6.5, 18, 29.5],
  r2: [46.5, 62.5],
  r3: [42.5, 54, 65.5],
};
export const SITE_R = (R.sites[0] + R.sites[1]) / 2;

/** The angles of all sites, by id. */
export function siteAngles(side: Side, ring: readonly string[]): Record<string, number> {
  const angles: Record<string, number> = {};
  ring.forEach((segment, place) => {
    for (const bank of ["l", "r"] as const) {
      const sites = sitesOf(side, segment, bank);
      const offsets = BANKS[`${bank}${sites.length}`] ?? [];
      sites.forEach((site, i) => (angles[site] = start(place) + (offsets[i] ?? 0)));
    }
  });
  return angles;
}

/** Townsfolk and manuscripts of a segment lie upright between the paths. */
export const pileAt = (place: number): { folk: Point; script: Point } => ({
  folk: polar(180, start(place) + 23),
  script: polar(180, start(place) + 51),
});

/** The n-th of so many workers in a section of the castle (tiers 1 and 2) or at the top. */
export function workerAt(tier: number, place: number, nth: number, many: number): Point {
  const off = nth - (many - 1) / 2;
  if (tier === 1) {
    const step = Math.min(13, 60 / Math.max(1, many));
    return polar(80, middle(place) + off * step);
  }
  if (tier === 2) {
    const step = Math.min(19, 54 / Math.max(1, many));
    return polar(42, middle(place) - 6 + off * step);
  }
  const perRow = many > 8 ? 5 : 4;
  const row = Math.floor(nth / perRow);
  const rows = Math.ceil(many / perRow);
  const inRow = Math.min(perRow, many - row * perRow);
  const x = ((nth % perRow) - (inRow - 1) / 2) * (many > 8 ? 9 : 12);
  return [round(C + x), round(C + 5 + (row - (rows - 1) / 2) * 11)];
}

/** A river from between the piles to the rim, gently waved. */
export function river(place: number): string {
  let line = "";
  for (let r = R.piles[1] - 34; r <= R.sites[1] + 2; r += 6) {
    const angle = middle(place) + 1.6 * Math.sin(r * 0.09 + place);
    line += (line ? "L" : "M") + polar(r, angle).join(" ");
  }
  return line;
}

export interface Tuft {
  x: number;
  y: number;
  /** 0 to 1: which kind, and how big. */
  t: number;
}

/** Small things that grow on a segment; always the same, sorted from back to front. */
export function tufts(place: number, seed: number, many = 46): Tuft[] {
  let state = (seed * 7919 + 17) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const found: Tuft[] = [];
  for (let n = 0; n < many; n++) {
    const [low, high] = n < many * 0.57 ? R.piles : R.sites;
    const r = low + 8 + next() * (high - low - 16);
    const [x, y] = polar(r, start(place) + 3 + next() * (SPAN - 6));
    found.push({ x, y, t: round(next()) });
  }
  return found.sort((a, b) => a.y - b.y);
}
