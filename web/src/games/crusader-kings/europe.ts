/** The map: outlines, where pieces and names stand, how arrows run. In units of 694 x 652. */
import data from "./europe.json";

export const WIDTH = 694;
export const HEIGHT = 652;

export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, x2: number, y2: number];

interface Shape {
  /** The middle of the largest circle inside, and its radius. */
  at: number[];
  d: string;
}
const SHAPES = data.regions as Record<string, Shape>;

/** North to south as the tables list them. */
export const REGIONS: readonly string[] = Object.keys(SHAPES);
/** Land that takes no part. */
export const REST: string = data.rest;

export const outlineOf = (region: string): string => SHAPES[region]?.d ?? "";

/** The rings of an outline as points. */
export function ringsOf(outline: string): Point[][] {
  return outline.split("z").flatMap((ring) => {
    const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    const points = numbers.flatMap((value, i): Point[] => {
      if (i % 2 === 0) return [];
      [x, y] = [x + numbers[i - 1]!, y + value];
      return [[x, y]];
    });
    return points.length > 0 ? [points] : [];
  });
}

/** An outline for small pictures: points and islands nearer than a gap are left out. */
export function coarse(outline: string, gap: number): string {
  return ringsOf(outline)
    .map((ring) => {
      const kept: Point[] = [];
      for (const point of ring) {
        const last = kept.at(-1);
        if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= gap) kept.push(point);
      }
      return kept.length < 4
        ? ""
        : `M${kept.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;
    })
    .join("");
}

/** Where the row of pieces is centred, moved a little where a coast or a neighbour is close. */
const MOVED: Record<string, Point> = {
  wessex: [10, 10],
  normandy: [4, 6],
  venice: [7, 4],
  denmark: [-8, 0],
  apulia: [-16, -10],
  wales: [-3, 2],
  mercia: [7, 0],
  brittany: [-10, 0],
  burgundy: [-6, 0],
};

export function anchorOf(region: string): Point {
  const [x = 0, y = 0] = SHAPES[region]?.at ?? [];
  const [dx, dy] = MOVED[region] ?? [0, 0];
  return [x + dx, y + dy];
}

// names

const LARGE = 14.5;
const LITTLE = 12.5;
const SMALL: readonly string[] = [
  "papal_states",
  "wales",
  "wessex",
  "normandy",
  "brittany",
  "denmark",
  "venice",
  "sardinia",
  "northumbria",
  "pomerania",
  "dalmatia",
  "low_countries",
];
/** These are too small for their names, which stand in the water. */
export const OUTSIDE: readonly string[] = ["wessex", "wales", "brittany", "denmark", "sardinia"];

type Offsets = Record<string, Point>;
/** From the anchor to the middle of the name's foot. */
const ABOVE: Point = [0, -23];
const NAMES: Record<"en" | "ru", Offsets> = {
  ru: {
    low_countries: [0, -20],
    paris: [0, -21],
    normandy: [-16, -19],
    papal_states: [8, -20],
    apulia: [-6, -22],
    sardinia: [2, 36],
    wales: [-22, -20],
    wessex: [-34, 20],
    denmark: [-10, -26],
    dalmatia: [4, -22],
    brittany: [-22, -24],
    pomerania: [0, -20],
    venice: [10, -26],
    northumbria: [14, -18],
    ireland: [-4, -24],
  },
  en: {
    low_countries: [-12, -20],
    paris: [0, -21],
    normandy: [-10, -19],
    papal_states: [6, -20],
    apulia: [-6, -22],
    sardinia: [2, 36],
    wales: [-27, -17],
    wessex: [-40, 23],
    denmark: [-14, -26],
    dalmatia: [4, -22],
    brittany: [-20, -22],
    pomerania: [0, -20],
    venice: [10, -25],
    northumbria: [6, -18],
    ireland: [-4, -24],
    aragon: [0, -24],
    lombardy: [-13, -22],
  },
};

export interface NamePlace {
  x: number;
  y: number;
  size: number;
  /** It stands in the water. */
  outside: boolean;
}

export function nameOf(region: string, language: "en" | "ru"): NamePlace {
  const [x, y] = anchorOf(region);
  const [dx, dy] = NAMES[language][region] ?? ABOVE;
  return {
    x: x + dx,
    y: y + dy,
    size: SMALL.includes(region) ? LITTLE : LARGE,
    outside: OUTSIDE.includes(region),
  };
}

/** Names of the seas: in which order they are read, how they lie. */
export interface SeaName {
  id: string;
  x: number;
  y: number;
  turn: number;
}
export const SEA_NAMES: Record<"en" | "ru", readonly SeaName[]> = {
  en: [
    { id: "north_sea", x: 352, y: 128, turn: -72 },
    { id: "atlantic", x: 88, y: 340, turn: -68 },
    { id: "mediterranean", x: 330, y: 612, turn: -4 },
  ],
  ru: [
    { id: "north_sea", x: 344, y: 132, turn: -72 },
    { id: "atlantic", x: 92, y: 332, turn: -68 },
    { id: "mediterranean", x: 330, y: 612, turn: -4 },
  ],
};

// pieces

export const WIDTHS = {
  knight: 25,
  army: 22,
  castle: 20,
  unrest: 16,
  duke: 17,
  marker: 17,
  lord: 28,
  nobody: 22,
  pact: 14,
} as const;
export type PieceSize = keyof typeof WIDTHS;

const MOST_IN_ROW = 4;
const ROW = 20;

/** Places of so many pieces: one row centred on the anchor, from five on a second one below it. */
export function placesFor(region: string, sizes: readonly PieceSize[]): Point[] {
  const [x, y] = anchorOf(region);
  const rows = sizes.length > MOST_IN_ROW ? [sizes.slice(0, 2), sizes.slice(2)] : [sizes];
  return rows.flatMap((row, r) => {
    let at = x - row.reduce((sum, size) => sum + WIDTHS[size], 0) / 2;
    return row.map((size): Point => {
      at += WIDTHS[size];
      return [at - WIDTHS[size] / 2, y + r * ROW];
    });
  });
}

// sea routes and arrows

export const ROUTES: readonly string[] = data.routes.map(
  ({ points: [a, b, c, d, e, f] }) => `M${a} ${b}Q${c} ${d} ${e} ${f}`,
);

/** The points towards which attacks over a sea bend. */
const SEAS: Record<string, Point> = {
  north_sea: [319.5, 107.6],
  atlantic: [92, 349.6],
  mediterranean: [358.5, 529.9],
  baltic: [538.9, 106.1],
};

export interface Arrow {
  /** The shaft. */
  d: string;
  /** The head, at its end. */
  head: string;
}

/** From piece to piece, slightly bent; over a sea by way of its point. */
export function arrowOf(from: string, to: string, sea: string | null): Arrow {
  const [x1, y1] = anchorOf(from);
  const [x2, y2] = anchorOf(to);
  const point = sea === null ? undefined : SEAS[sea];
  // on land the shaft bows upwards, so that opposite attacks do not lie on each other
  const [mx, my] = point
    ? [(x1 + x2) / 4 + point[0] / 2, (y1 + y2) / 4 + point[1] / 2]
    : [(x1 + x2) / 2, (y1 + y2) / 2 - (x1 < x2 ? 14 : -14)];
  const length = Math.hypot(x2 - mx, y2 - my) || 1;
  const [ux, uy] = [(x2 - mx) / length, (y2 - my) / length];
  const [ex, ey] = [x2 - ux * 27, y2 - uy * 25];
  const [sx, sy] = [x1 + (mx - x1) * 0.16, y1 + (my - y1) * 0.16];
  return {
    d: `M${num(sx)} ${num(sy)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}`,
    head:
      `M${num(ex + ux * 9)} ${num(ey + uy * 9)}L${num(ex - uy * 6)} ${num(ey + ux * 6)}` +
      `L${num(ex + uy * 6)} ${num(ey - ux * 6)}Z`,
  };
}

const num = (value: number): number => Math.round(value * 10) / 10;

// shapes of persons

/** A shield as men bear it: straight above, of this width. */
export function shieldPath(x: number, y: number, w: number, h = w * 1.16): string {
  const a = w / 2;
  return (
    `M${num(x - a)} ${num(y - h / 2)}H${num(x + a)}V${num(y + h * 0.02)}` +
    `C${num(x + a)} ${num(y + h * 0.3)} ${num(x + w * 0.18)} ${num(y + h * 0.44)} ${num(x)} ${num(y + h / 2)}` +
    `C${num(x - w * 0.18)} ${num(y + h * 0.44)} ${num(x - a)} ${num(y + h * 0.3)} ${num(x - a)} ${num(y + h * 0.02)}Z`
  );
}

/** A lozenge as women do. */
export const lozengePath = (x: number, y: number, w: number): string =>
  `M${num(x)} ${num(y - w * 0.66)}L${num(x + w * 0.58)} ${num(y)}L${num(x)} ${num(y + w * 0.66)}L${num(x - w * 0.58)} ${num(y)}Z`;
