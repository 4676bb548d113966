// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CSS = readFileSync("src/styles/tokens.css", "utf8").replace(/\/\*.*?\*\//gs, "");

type Palette = Record<string, string>;
type Triple = [number, number, number];

/** The colours that a selector sets. */
function palette(selector: string): Palette {
  const found: Palette = {};
  for (const [, heads, body] of CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!heads!.split(",").some((head) => head.trim() === selector)) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)) {
      found[name!] = value!;
    }
  }
  return found;
}

const linear = (hex: string): Triple =>
  [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Triple;

/** Contrast of two colours as WCAG counts it. */
function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r, g, blue] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05;
  };
  const [x, y] = [light(a), light(b)];
  return Math.max(x, y) / Math.min(x, y);
}

// how full and weak colour vision sees (Machado 2009, full strength)
const VISION: Record<string, Triple[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(hex: string, vision: string): Triple {
  const seen = linear(hex);
  const rgb = VISION[vision]!.map((row) =>
    Math.min(1, Math.max(0, row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2])),
  ) as Triple;
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047);
  const y = f(0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.072175 * rgb[2]);
  const z = f((0.0193339 * rgb[0] + 0.119192 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000: 10 is clear side by side. */
function distance(p: Triple, q: Triple): number {
  const rad = Math.PI / 180;
  const { hypot, sqrt, sin, cos, exp } = Math;
  const m7 = ((hypot(p[1], p[2]) + hypot(q[1], q[2])) / 2) ** 7;
  const g = 0.5 * (1 - sqrt(m7 / (m7 + 25 ** 7)));
  const [a1, a2] = [(1 + g) * p[1], (1 + g) * q[1]];
  const [d1, d2] = [hypot(a1, p[2]), hypot(a2, q[2])];
  const hue = (b: number, a: number): number => (Math.atan2(b, a) / rad + 360) % 360;
  const [h1, h2] = [hue(p[2], a1), hue(q[2], a2)];
  const dh = d1 * d2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const big = 2 * sqrt(d1 * d2) * sin((dh / 2) * rad);
  const [lm, cm] = [(p[0] + q[0]) / 2, (d1 + d2) / 2];
  const hm = d1 * d2 === 0 ? h1 + h2 : (h1 + dh / 2 + 360) % 360;
  const t =
    1 -
    0.17 * cos((hm - 30) * rad) +
    0.24 * cos(2 * hm * rad) +
    0.32 * cos((3 * hm + 6) * rad) -
    0.2 * cos((4 * hm - 63) * rad);
  const rc = 2 * sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  const rt = -sin(60 * exp(-(((hm - 275) / 25) ** 2)) * rad) * rc;
  const l = (q[0] - p[0]) / (1 + (0.015 * (lm - 50) ** 2) / sqrt(20 + (lm - 50) ** 2));
  const c = (d2 - d1) / (1 + 0.045 * cm);
  const h = big / (1 + 0.015 * cm * t);
  return sqrt(l * l + c * c + h * h + rt * c * h);
}

const PAIRS = `
  ink page 4.5, ink surface 4.5, ink surface-2 4.5, ink surface-3 4.5, ink-2 surface 4.5,
  ink-2 surface-2 4.5, ink-2 page 4.5, ink-3 surface 4.5, ink-3 surface-2 4.5, ink-3 surface-3 4.5,
  rubric surface 4.5, rubric surface-3 4.5, gold surface 4.5, gold surface-3 4.5,
  on-gold gold-leaf 4.5, good surface 4.5, bad surface 4.5, map-ink map-land 4.5,
  map-ink map-land-2 4.5, map-ink-2 map-land 4.5, map-sea-ink map-sea 4.5, line-strong surface 3,
  focus surface 3, focus page 3, focus map-land 3, focus map-sea 3, gold map-land 3,
  gold map-sea 3, map-road map-land 3, back-ink back 3`
  .split(",")
  .map((pair) => pair.trim().split(" ") as [string, string, string]);

const PIGMENTS = "red pink blue yellow green purple black white grey".split(" ");
const SETS: [string, string[], number][] = [
  ["clans of Carolus Magnus", ["red", "pink", "blue", "yellow", "green"], 20],
  ["sides of Carolus Magnus", ["black", "white", "grey"], 20],
  ["cultures of Crusader Kings", ["red", "blue", "black", "green", "yellow"], 15],
  ["seats of Viscounts", ["blue", "red", "yellow", "green"], 20],
  ["seats of Oath", ["purple", "black", "blue", "red", "white", "yellow"], 12],
];

describe("tokens", () => {
  const root = palette(":root");

  it.each(["light", "dark"])("can be read in the %s theme", (theme) => {
    const colours = { ...root, ...palette(`[data-theme="${theme}"]`) };
    for (const [front, back, least] of PAIRS) {
      const found = contrast(colours[front]!, colours[back]!);
      expect(found, `${front} on ${back}`).toBeGreaterThanOrEqual(Number(least));
    }
  });

  it("can be read on every pigment", () => {
    for (const one of PIGMENTS) {
      expect(contrast(root[`on-${one}`]!, root[`pig-${one}`]!), one).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(SETS)("keeps the %s apart for every eye", (_name, colours, least) => {
    for (const vision of Object.keys(VISION)) {
      for (const [i, a] of colours.entries()) {
        for (const b of colours.slice(i + 1)) {
          const found = distance(lab(root[`pig-${a}`]!, vision), lab(root[`pig-${b}`]!, vision));
          expect(found, `${a} and ${b}, ${vision}`).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });

  it("measures distance as others do", () => {
    // two pairs of the data that Sharma, Wu and Dalal published for this formula
    expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(distance([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(
      2.0373,
      4,
    );
  });
});

describe("colour literals", () => {
  it("stand in the tokens and in board palettes only", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(svelte|css)$/.test(name),
    );
    const strays = files
      .filter((name) => !name.endsWith("tokens.css"))
      .flatMap((name) =>
        readFileSync(`src/${name}`, "utf8")
          .split("\n")
          .filter((line) => /#[0-9a-f]{3,8}\b|rgba?\(/i.test(line))
          // a board names its own palette as custom properties
          .filter(
            (line) => !(/(Board\.svelte|colours\.css)$/.test(name) && /^\s*--[\w-]+:/.test(line)),
          )
          .filter((line) => !/\{#|url\(#|href="#/.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      );
    expect(strays).toEqual([]);
  });
});
