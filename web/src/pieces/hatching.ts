/** Hatchings after Petra Sancta in a square; pink (ring) and grey (plus) are ours. */
import type { Pigment } from "./pigments";

interface Hatching {
  /** Strokes as path data. */
  lines?: string;
  dots?: readonly (readonly [number, number])[];
  ring?: number;
}

/** Strokes are pairs of points in a unit square. */
const STROKES: Partial<Record<Pigment, readonly (readonly [number, number, number, number])[]>> = {
  red: [0.2, 0.5, 0.8].map((x) => [x, 0.16, x, 0.84]),
  blue: [0.2, 0.5, 0.8].map((y) => [0.16, y, 0.84, y]),
  green: [
    [0.16, 0.16, 0.84, 0.84],
    [0.5, 0.16, 0.84, 0.5],
    [0.16, 0.5, 0.5, 0.84],
  ],
  purple: [
    [0.84, 0.16, 0.16, 0.84],
    [0.5, 0.16, 0.16, 0.5],
    [0.84, 0.5, 0.5, 0.84],
  ],
  black: [
    [0.33, 0.14, 0.33, 0.86],
    [0.67, 0.14, 0.67, 0.86],
    [0.14, 0.33, 0.86, 0.33],
    [0.14, 0.67, 0.86, 0.67],
  ],
  grey: [
    [0.5, 0.28, 0.5, 0.72],
    [0.28, 0.5, 0.72, 0.5],
  ],
};

const DOTS = [
  [0.28, 0.28],
  [0.72, 0.28],
  [0.5, 0.5],
  [0.28, 0.72],
  [0.72, 0.72],
] as const;

/** What to draw on a face of size s with its upper left corner at x, y. */
export function hatching(pigment: Pigment, x: number, y: number, s: number): Hatching {
  if (pigment === "yellow") return { dots: DOTS.map(([u, v]) => [x + u * s, y + v * s]) };
  if (pigment === "pink") return { ring: 0.24 * s };
  const at = (v: number): number => Math.round(v * 100) / 100;
  const lines = (STROKES[pigment] ?? [])
    .map(([a, b, c, d]) => `M${at(x + a * s)} ${at(y + b * s)}L${at(x + c * s)} ${at(y + d * s)}`)
    .join("");
  return lines ? { lines } : {};
}
