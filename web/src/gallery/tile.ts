/**
 * The picture of a game for the lobby, made from its board: every shape as it is painted in both
 * themes, without words, on a grid as fine as the tile can show, packed.
 */
import { optimize } from "svgo/browser";

const GRID = 3; // steps per pixel
const THEMES = ["light", "dark"] as const;
const SHAPES = "path, circle, rect, ellipse, line, polygon, polyline";
const GEOMETRY = "d cx cy r rx ry x y width height x1 y1 x2 y2 points".split(" ");
const CLEAR = "rgba(0, 0, 0, 0)";
const KNOWN = "--map-sea"; // a colour of the pages themselves

interface Paint {
  fill: string;
  stroke: string;
  width: number;
  fillOpacity: number;
  strokeOpacity: number;
  /** Its own and that of everything around it. */
  opacity: number;
  rule: string;
  dash: string;
  cap: string;
  join: string;
}
type Pair<T> = [light: T, dark: T];

/** The tile of a game whose board stands in a frame; what has fewer pixels is left out. */
export function draw(game: string, frame: HTMLElement, least: number): string {
  const svg = frame.querySelector<SVGSVGElement>("svg")!;
  const box = frame.getBoundingClientRect();
  const shapes = [...svg.querySelectorAll<SVGGraphicsElement>(SHAPES)].filter(
    (one) => !one.closest("defs, clipPath, pattern, symbol"),
  );
  const paints = inBoth(() => shapes.map((one) => paintOf(one, svg)));
  const [names, grounds] = [tokens(), inBoth(() => groundOf(svg))];
  const clips = new Map<string, string>();
  const parts: string[] = [];
  shapes.forEach((shape, i) => {
    const part = drawn(shape, [paints[0][i]!, paints[1][i]!], box, least, names);
    if (!part) return;
    const around = shape.closest("[clip-path]")?.getAttribute("clip-path");
    const clip = around ? around.slice(5, -1) : null;
    if (!clip) parts.push(part);
    else {
      const id = `${game}-${[...clips.keys(), clip].indexOf(clip)}`;
      const outline = document.getElementById(clip)!.firstElementChild!;
      const around = shape.closest<SVGGraphicsElement>("[clip-path]")!;
      const at = (around.parentElement as unknown as SVGGraphicsElement).getScreenCTM()!;
      clips.set(clip, `<clipPath id="${id}">${copy(outline, {}, at, box)}</clipPath>`);
      parts.push(`<g clip-path="url(#${id})">${part}</g>`);
    }
  });
  const [width, height] = [Math.round(box.width * GRID), Math.round(box.height * GRID)];
  const ground = `<rect width="${width}" height="${height}" fill="${colour(grounds, names)}"/>`;
  return pack(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
      `preserveAspectRatio="xMidYMid slice">${[...clips.values(), ground, ...parts].join("")}</svg>`,
  );
}

/** The same question asked in the light and in the dark theme. */
function inBoth<T>(ask: () => T): Pair<T> {
  const page = document.documentElement;
  const before = page.dataset["theme"];
  const found = THEMES.map((theme) => {
    page.dataset["theme"] = theme;
    return ask();
  });
  page.dataset["theme"] = before;
  return found as Pair<T>;
}

function paintOf(shape: Element, svg: Element): Paint {
  const style = getComputedStyle(shape);
  let opacity = style.visibility === "hidden" ? 0 : 1;
  for (let up: Element | null = shape; up && up !== svg; up = up.parentElement) {
    const { opacity: own, display } = getComputedStyle(up);
    opacity *= display === "none" ? 0 : Number(own);
  }
  return {
    fill: style.fill,
    stroke: style.stroke,
    width: parseFloat(style.strokeWidth),
    fillOpacity: Number(style.fillOpacity),
    strokeOpacity: Number(style.strokeOpacity),
    opacity,
    rule: style.fillRule,
    dash: style.strokeDasharray,
    cap: style.strokeLinecap,
    join: style.strokeLinejoin,
  };
}

function groundOf(svg: Element): string {
  for (let up: Element | null = svg; up; up = up.parentElement) {
    const { backgroundColor } = getComputedStyle(up);
    if (backgroundColor !== CLEAR) return backgroundColor;
  }
  return CLEAR;
}

/** The names of the pages' own colours by what they are in both themes. */
function tokens(): Map<string, string> {
  const probe = document.body.appendChild(document.createElement("i"));
  // boards bring colours of their own, which are not there in the lobby
  const sheets = [...document.styleSheets].map((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSStyleRule && rule.selectorText.includes("data-theme")
        ? [...rule.style].filter((name) => name.startsWith("--"))
        : [],
    ),
  );
  const own = [...new Set(sheets.find((names) => names.includes(KNOWN)))];
  const [light, dark] = inBoth(() =>
    own.map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    }),
  );
  probe.remove();
  return new Map(own.map((name, i) => [`${light[i]} ${dark[i]}`, name] as const).reverse());
}

/** A colour that follows the theme; null where nothing is painted. */
function colour([light, dark]: Pair<string>, names: Map<string, string>): string | null {
  if (light === "none" || light === CLEAR || light.startsWith("url")) return null;
  const name = names.get(`${light} ${dark}`);
  if (name) return `var(${name})`;
  const [x, y] = [hex(light), hex(dark)];
  return x === y ? x : `light-dark(${x},${y})`;
}

const numbers = (css: string): number[] => (css.match(/[\d.]+/g) ?? []).map(Number);

function hex(css: string): string {
  const scale = css.startsWith("color(") ? 255 : 1;
  const parts = numbers(css).slice(0, 3);
  return `#${parts
    .map((one) =>
      Math.round(one * scale)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const alpha = (css: string): number => numbers(css)[3] ?? 1;

/** A shape with its paint, or nothing where nobody would see it. */
function drawn(
  shape: SVGGraphicsElement,
  [paint, other]: Pair<Paint>,
  frame: DOMRect,
  least: number,
  names: Map<string, string>,
): string | null {
  const box = shape.getBoundingClientRect();
  const isOutside =
    box.right < frame.left ||
    box.left > frame.right ||
    box.bottom < frame.top ||
    box.top > frame.bottom;
  if (isOutside || paint.opacity === 0 || Math.max(box.width, box.height) < least) return null;
  const at = shape.getScreenCTM()!;
  const scale = Math.sqrt(Math.abs(at.a * at.d - at.b * at.c));
  const fill = colour([paint.fill, other.fill], names);
  const stroke = paint.width * scale < 0.12 ? null : colour([paint.stroke, other.stroke], names);
  if (!fill && !stroke) return null;
  const attributes: Record<string, string> = { fill: fill ?? "none" };
  const fade = (name: string, opacity: number): void => {
    if (opacity < 0.995) attributes[name] = opacity.toFixed(2);
  };
  if (fill) fade("fill-opacity", paint.fillOpacity * alpha(paint.fill) * paint.opacity);
  if (fill && paint.rule !== "nonzero") attributes["fill-rule"] = paint.rule;
  if (stroke) {
    attributes["stroke"] = stroke;
    attributes["stroke-width"] = String(paint.width);
    fade("stroke-opacity", paint.strokeOpacity * alpha(paint.stroke) * paint.opacity);
    const { dash, cap, join } = paint;
    if (dash !== "none") attributes["stroke-dasharray"] = dash.replaceAll("px", "");
    if (cap !== "butt") attributes["stroke-linecap"] = cap;
    if (join !== "miter") attributes["stroke-linejoin"] = join;
  }
  return copy(shape, attributes, at, frame);
}

function copy(
  shape: Element,
  attributes: Record<string, string>,
  at: DOMMatrix,
  frame: DOMRect,
): string {
  const all = { ...attributes };
  for (const name of GEOMETRY) {
    const value = shape.getAttribute(name);
    if (value !== null) all[name] = value;
  }
  const turn = [at.a, at.b, at.c, at.d].map((one) => (one * GRID).toFixed(4));
  const shift = [at.e - frame.x, at.f - frame.y].map((one) => (one * GRID).toFixed(0));
  all["transform"] = `matrix(${[...turn, ...shift].join(" ")})`;
  const text = Object.entries(all).map(([name, value]) => ` ${name}="${value}"`);
  return `<${shape.tagName}${text.join("")}/>`;
}

function pack(svg: string): string {
  return optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            cleanupIds: false,
            convertColors: false,
            cleanupNumericValues: { floatPrecision: 2 },
            convertPathData: { floatPrecision: 0, transformPrecision: 4 },
            mergePaths: { force: true },
          },
        },
      },
      { name: "convertShapeToPath", params: { convertArcs: true, floatPrecision: 0 } },
    ],
  }).data;
}
