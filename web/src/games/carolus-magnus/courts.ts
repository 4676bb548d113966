/** Rows of cubes at court: a small gap after every fifth, closer together before they run out. */
import type { Scene } from "../view";
import type { Carolus } from "./picture";

export interface RowSize {
  /** Room for the row. */
  room: number;
  cube: number;
  step: number;
}

const FIVE = 0.28; // of a cube: the gap after every fifth

/** Distances of the cubes from the beginning of their row. */
export function rowOf(count: number, { room, cube, step }: RowSize): number[] {
  const gap = cube * FIVE;
  const gaps = Math.floor(Math.max(0, count - 1) / 5);
  const most = count > 1 ? (room - cube - gaps * gap) / (count - 1) : step;
  const each = Math.min(step, most);
  return Array.from({ length: count }, (_, i) => i * each + Math.floor(i / 5) * gap);
}

const COURTS: readonly string[] = ["to-court", "marker", "marker-from"];

/** Who changed a row of a court since the viewer's last answer, if anybody did. */
export const changedBy = (scene: Scene<Carolus>, seat: string, clan: string): string | null =>
  scene.recent.findLast(
    ({ key, args }) =>
      COURTS.includes(key) &&
      args?.["colour"] === `colour/${clan}` &&
      (args["seat"] === `seat/${seat}` || args["seat2"] === `seat/${seat}`),
  )?.seat ?? null;
