/** Rows of cubes at court: a small gap after every fifth, closer together before they run out. */

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
