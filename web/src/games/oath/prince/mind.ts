/** The mind sheet of the Clockwork Prince: where its cells lie, and the way of each arrow. */
import { tablesOf } from "../../../table/components";
import places from "./places.json";

export interface Cell {
  id: string;
  quadrant: string;
  source: string;
  /** Threat cells have a symbol and no action. */
  symbol?: string;
  action?: string;
}
export interface Arrow {
  start: string;
  end: string;
  color: "red" | "orange" | "black";
  condition: string;
  first: boolean;
}
export interface Quadrant {
  id: string;
  theme: string;
  plays: string;
}
interface Tables {
  mind_quadrants: Quadrant[];
  mind_boxes: { quadrant: string; favor: number; tactics: number }[];
  mind_threats: Cell[];
  mind_cells: Cell[];
  mind_arrows: Arrow[];
  prince_rows: { row: number; actions: number }[];
  prince_yields: { favor: number[]; secrets: number[] }[];
  prince_tactics: { values: number[] }[];
  prince_threats: { id: string }[];
}
const tables = tablesOf<Tables>("oath");

export const QUADRANTS = tables.mind_quadrants;
/** What he gains in a quadrant for a card that cannot be played. */
export const BOXES: Partial<Record<string, { favor: number; tactics: number }>> =
  Object.fromEntries(
    tables.mind_boxes.map(({ quadrant, favor, tactics }) => [quadrant, { favor, tactics }]),
  );
export const CELLS: readonly Cell[] = [...tables.mind_threats, ...tables.mind_cells];
export const ARROWS = tables.mind_arrows;
export const ROWS = tables.prince_rows;
export const YIELDS = tables.prince_yields[0]!;
export const TACTICS = tables.prince_tactics[0]!.values;
export const THREATS = tables.prince_threats.map(({ id }) => id);
export const [WIDTH, HEIGHT] = places.size as [number, number];
export const [CELL_WIDTH, CELL_HEIGHT] = places.cell as [number, number];
export const RADIUS = places.threat_radius;

type Point = [number, number];
const known = places.cells as unknown as Partial<Record<string, Point>>;
const centres = places.quadrants as unknown as Partial<Record<string, Point>>;
const turns = places.via as unknown as Partial<Record<string, [Point, Point]>>;

/**
 * A cell that a corrected sheet adds lies on the ring of its quadrant, a threat cell near its
 * middle.
 */
function added(cell: Cell): Point {
  const [x, y] = centres[cell.quadrant] ?? [WIDTH / 2, HEIGHT / 2];
  const others = CELLS.filter(
    (one) => one.quadrant === cell.quadrant && known[one.id] === undefined,
  );
  const angle = (2 * Math.PI * (others.indexOf(cell) + 0.5)) / Math.max(1, others.length);
  const [a, b] = places.ring as Point;
  const share = cell.symbol === undefined ? 0.6 : 0.25;
  return [x + share * a * Math.cos(angle), y + share * b * Math.sin(angle)];
}
export const PLACE: Partial<Record<string, Point>> = Object.fromEntries(
  CELLS.map((cell) => [cell.id, known[cell.id] ?? added(cell)]),
);

/** Where the border of a cell is, on the way to a point. */
function border(cell: Cell, [x, y]: Point, [toX, toY]: Point): Point {
  const [dx, dy] = [toX - x, toY - y];
  const length = Math.hypot(dx, dy) || 1;
  const reach =
    cell.symbol !== undefined
      ? RADIUS + 2
      : Math.min(
          dx === 0 ? Infinity : (CELL_WIDTH / 2 + 2) / Math.abs(dx / length),
          dy === 0 ? Infinity : (CELL_HEIGHT / 2 + 2) / Math.abs(dy / length),
        );
  return [x + (dx / length) * reach, y + (dy / length) * reach];
}

/** The curve of an arrow, from border to border. */
export function wayOf(arrow: Arrow): string {
  const from = CELLS.find(({ id }) => id === arrow.start);
  const to = CELLS.find(({ id }) => id === arrow.end);
  const start = PLACE[arrow.start];
  const end = PLACE[arrow.end];
  if (!from || !to || !start || !end) return "";
  const via = turns[`${arrow.start}-${arrow.end}`];
  if (via) {
    const [a, b] = [border(from, start, via[0]), border(to, end, via[1])];
    return `M${a} C${via[0]} ${via[1]} ${b}`;
  }
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const middle: Point = [(start[0] + end[0]) / 2 - dy * 0.05, (start[1] + end[1]) / 2 + dx * 0.05];
  return `M${border(from, start, middle)} Q${middle} ${border(to, end, middle)}`;
}

/** The sign of a cell: its action, or what a threat is about. */
const SIGNS: Partial<Record<string, string>> = {
  travel_campaign: "campaign",
  supremacy: "sites",
  the_people: "peoples_favor",
  protection: "relic",
  devotion: "darkest_secret",
  the_grand_scepter: "scepter",
};
export function iconOf(cell: Cell): string {
  const what = cell.symbol ?? cell.action ?? "";
  return SIGNS[what] ?? what;
}

/** Where a token lies: at the right upper corner of its cell (1), or at the left one (-1). */
export function corner(id: string, side: 1 | -1): Point {
  const cell = CELLS.find((one) => one.id === id);
  const [x, y] = PLACE[id] ?? [WIDTH / 2, HEIGHT / 2];
  if (cell?.symbol !== undefined) return [x + side * RADIUS * 0.8, y - RADIUS * 0.8];
  return [x + side * (CELL_WIDTH / 2 - 2), y - CELL_HEIGHT / 2 + 1];
}

/** The way of the current token from a cell to another: along the arrow, if there is one. */
export function walk(from: string, to: string): string {
  const [a, b] = [corner(from, 1), corner(to, 1)];
  const arrow = ARROWS.find(({ start, end }) => start === from && end === to);
  if (!arrow) return `M${a} L${b}`;
  return `M${a} L${wayOf(arrow).slice(1)} L${b}`;
}
