/** The outline of a thing on a board, to be gilded, marked or given the focus. */
export interface Outline {
  tag: "path" | "circle" | "rect";
  at: Record<string, string | number>;
}

export const along = (d: string): Outline => ({ tag: "path", at: { d } });

export const around = (cx: number, cy: number, r: number): Outline => ({
  tag: "circle",
  at: { cx, cy, r },
});

export const boxed = (x: number, y: number, width: number, height: number, rx = 0): Outline => ({
  tag: "rect",
  at: { x, y, width, height, rx },
});
