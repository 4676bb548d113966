/**
 * Pictures of the sites, made from shapes: a sky, one light, three layers of land.
 *
 * Twelve kinds of land with up to three palettes serve the 23 sites. All is drawn on a field of
 * `WIDE` x `HIGH` and fills whatever frame it gets.
 */
export const WIDE = 150;
export const HIGH = 100;

type Paint = (light: Light) => string;
/** How the sky is painted: a gradient with this id, or two flat bands for the lobby's tile. */
interface Light {
  id: string;
  flat: boolean;
}

const [W, H] = [WIDE, HIGH];
const at = (n: number): string => String(Math.round(n * 10) / 10);
const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;
const filled = (d: string, fill: string): string => path(d, `fill="${fill}"`);
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

// parts of a landscape

function sky({ id, flat }: Light, high: string, low: string): string {
  if (flat) {
    return (
      `<rect width="${W}" height="${H}" fill="${low}"/>` +
      `<rect width="${W}" height="${H * 0.34}" fill="${high}"/>`
    );
  }
  return (
    `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${high}"/>` +
    `<stop offset="1" stop-color="${low}"/></linearGradient><rect width="${W}" height="${H}" fill="url(#${id})"/>`
  );
}

const orb = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${at(W * x)}" cy="${at(H * y)}" r="${at(H * r)}" fill="${fill}"/>`;

/** Rolling land from a height down: so many waves, shifted by a phase. */
function hills(y: number, swing: number, waves: number, phase: number, fill: string): string {
  const points = range(25).map((i) => {
    const turn = (i / 24) * waves;
    const rise = swing * (Math.sin(turn * 6.283 + phase) + 0.4 * Math.sin(turn * 15 + phase * 2));
    return `${at((i / 24) * W)} ${at(H * y + rise)}`;
  });
  return filled(`M0 ${H}L${points.join("L")}L${W} ${H}Z`, fill);
}

/** A range of peaks that is always the same for a seed. */
function peaks(
  y: number,
  rise: number,
  count: number,
  fill: string,
  snow: boolean,
  seed: number,
): string {
  let state = seed * 7919;
  const chance = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const high = H * rise;
  let ridge = `M0 ${H}V${at(H * y)}`;
  let caps = "";
  for (const i of range(count)) {
    const [from, to] = [(W * i) / count, (W * (i + 1)) / count];
    const x = from + (to - from) * (0.35 + 0.3 * chance());
    const top = H * y - high * (0.55 + 0.45 * chance());
    const foot = H * y - high * 0.12 * chance();
    ridge += `L${at(x)} ${at(top)}L${at(to)} ${at(foot)}`;
    if (!snow) continue;
    // the cap follows both slopes of its peak
    const s = 0.24 * high;
    const left = (s * (x - from)) / (H * y - top);
    const right = (s * (to - x)) / (foot - top);
    caps += filled(
      `M${at(x)} ${at(top)}L${at(x - left)} ${at(top + s)}l${at(left * 0.6)} ${at(-s * 0.25)}` +
        `l${at(left * 0.4)} ${at(s * 0.4)}l${at(right * 0.5)} ${at(-s * 0.4)}L${at(x + right)} ${at(top + s)}Z`,
      "#f4f1ea",
    );
  }
  return filled(`${ridge}V${H}Z`, fill) + caps;
}

const ripples = (from: number, rows: number, stroke: string, strength: number): string =>
  range(rows)
    .map((i) => {
      const y = H * (from + (i * (1 - from)) / rows);
      const crests = range(8).map(() => `q${W / 32}-3 ${W / 16} 0t${W / 16} 0`);
      return path(
        `M0 ${at(y)}${crests.join("")}`,
        `fill="none" stroke="${stroke}" opacity="${at(strength - i * 0.09)}"`,
      );
    })
    .join("");

const TOWERS = [
  [0.08, 0.3, 0.1],
  [0.2, 0.42, 0.07],
  [0.3, 0.22, 0.12],
  [0.46, 0.5, 0.06],
  [0.55, 0.34, 0.1],
  [0.68, 0.18, 0.08],
  [0.79, 0.44, 0.12],
  [0.92, 0.3, 0.06],
] as const;
/** A skyline with battlements and one dome. */
function towers(fill: string, lower: number): string {
  const walls = TOWERS.map(([x, y, wide]) => {
    const [left, top, across] = [W * x, H * (y + lower), W * wide];
    const merlon = across / 5;
    const crown = `V${at(top - 4)}h${at(merlon)}v3h${at(merlon)}v-3h${at(merlon)}v3h${at(merlon)}v-3h${at(merlon)}`;
    return `M${at(left)} ${H}${crown}V${H}Z`;
  });
  const dome = `M${at(W * 0.3)} ${at(H * (0.22 + lower))}a${W * 0.06} ${W * 0.07} 0 0 1 ${W * 0.12} 0z`;
  return filled(walls.join("") + dome, fill);
}

const windows = (
  places: readonly (readonly [number, number])[],
  fill: string,
  opacity: number,
): string =>
  `<g fill="${fill}" opacity="${opacity}">${places
    .map(([x, y]) => `<rect x="${at(W * x)}" y="${at(H * y)}" width="2.6" height="4.8"/>`)
    .join("")}</g>`;

// the kinds of land

const plains =
  (high: string, low: string, far: string, middle: string, near: string): Paint =>
  (light) =>
    sky(light, high, low) +
    orb(0.7, 0.42, 0.13, "#fff3cf") +
    hills(0.55, 3, 1, 0.4, far) +
    hills(0.66, 4, 1.3, 2, middle) +
    hills(0.8, 4, 0.8, 4, near) +
    range(9)
      .map((i) =>
        path(
          `M${W * 0.1 + i * W * 0.1} ${H}q${-W * 0.02} ${-H * 0.1} ${W * 0.01} ${-H * 0.2}`,
          'fill="none" stroke="#4c5626" opacity=".7"',
        ),
      )
      .join("");

const city =
  (high: string, low: string, ground: string, stone: string): Paint =>
  (light) =>
    sky(light, high, low) +
    orb(0.25, 0.4, 0.1, "#ffe6c0") +
    hills(0.72, 3, 1, 1, ground) +
    towers(stone, 0) +
    windows(
      [
        [0.12, 0.5],
        [0.34, 0.4],
        [0.37, 0.55],
        [0.59, 0.5],
        [0.71, 0.34],
        [0.83, 0.6],
      ],
      "#f2c98a",
      0.85,
    );

const drowned: Paint = (light) =>
  sky(light, "#5f93a0", "#a9cdc6") +
  orb(0.62, 0.16, 0.08, "#f4efd2") +
  towers("#2d4650", 0.16) +
  windows(
    [
      [0.12, 0.66],
      [0.34, 0.56],
      [0.59, 0.66],
      [0.71, 0.5],
      [0.83, 0.76],
    ],
    "#cfe6d8",
    0.5,
  ) +
  `<rect y="${H * 0.52}" width="${W}" height="${H * 0.48}" fill="#2f6d80" opacity=".62"/>` +
  ripples(0.54, 6, "#c5e4e2", 0.85);

const mountain =
  (
    high: string,
    low: string,
    far: string,
    middle: string,
    near: string,
    count = 3,
    snow = true,
  ): Paint =>
  (light) =>
    sky(light, high, low) +
    peaks(0.75, 0.6, count, far, true, 3) +
    peaks(0.88, 0.42, 4, middle, snow, 11) +
    peaks(1, 0.28, 6, near, false, 5);

const mine: Paint = (light) => {
  const mouth = `M${W * 0.34} ${H}V${H * 0.62}q${W * 0.14} ${-H * 0.24} ${W * 0.28} 0V${H}`;
  const [x, y] = [W * 0.7, H * 0.74];
  return (
    sky(light, "#a3906f", "#e2cf9f") +
    peaks(0.7, 0.5, 3, "#8a7350", false, 9) +
    hills(0.62, 5, 0.7, 2, "#6b5536") +
    filled(`${mouth}z`, "#1d1712") +
    path(mouth, 'fill="none" stroke="#c59a5c" stroke-width="3.4"') +
    filled(`M${x} ${y}h22l-3.4 12h-15.2zM${x + 2} ${y - 1}l4-5 4 3 4-4 5 6z`, "#2c2218") +
    `<circle cx="${x + 6.5}" cy="${y + 15}" r="3.4" fill="#2c2218"/><circle cx="${x + 15.5}" cy="${y + 15}" r="3.4" fill="#2c2218"/>` +
    path(
      `M0 ${H * 0.93}H${W}`,
      'fill="none" stroke="#3a2c1c" stroke-width="1.5" stroke-dasharray="6 3"',
    )
  );
};

const wood =
  (high: string, low: string, shades: readonly string[], glade = false): Paint =>
  (light) => {
    const rows = (
      [
        [0.5, 13],
        [0.36, 10],
        [0.2, 7],
      ] as const
    ).map(([far, count], row) => {
      const trees = range(count).map((i) => {
        if (glade && row === 2 && i > 1 && i < 5) return "";
        const x = (W * (i + 0.5 + (((i * 37 + row * 13) % 7) - 3) * 0.08)) / count;
        const tall = H * (0.42 + far * 0.5);
        return `M${at(x)} ${at(H * (1 - far * 0.35) - tall * 0.9)}l${W * 0.06} ${at(tall)}h${-W * 0.12}z`;
      });
      const mist = `<rect y="${at(H * (0.62 + row * 0.12))}" width="${W}" height="5" fill="#d6e6da" opacity=".22"/>`;
      return filled(trees.join(""), shades[row]!) + mist;
    });
    return sky(light, high, low) + (glade ? orb(0.5, 0.5, 0.2, "#fff6c9") : "") + rows.join("");
  };

const coast =
  (high: string, low: string, sea: string, foam: string, rock: string, edge: string): Paint =>
  (light) =>
    sky(light, high, low) +
    orb(0.3, 0.46, 0.12, "#fff0cf") +
    `<rect y="${H / 2}" width="${W}" height="${H / 2}" fill="${sea}"/>` +
    ripples(0.56, 5, foam, 0.8) +
    filled(
      `M${W * 0.55} ${H}L${W * 0.62} ${H * 0.5}L${W * 0.69} ${H * 0.64}L${W * 0.76} ${H * 0.28}` +
        `L${W * 0.86} ${H * 0.52}L${W} ${H * 0.36}V${H}Z`,
      rock,
    ) +
    path(
      `M${W * 0.76} ${H * 0.28}l${W * 0.03} ${H * 0.3}l${-W * 0.05} ${H * 0.2}`,
      `fill="none" stroke="${edge}"`,
    );

const STARS = [
  [0.1, 0.2],
  [0.2, 0.1],
  [0.35, 0.26],
  [0.5, 0.12],
  [0.9, 0.2],
  [0.58, 0.34],
] as const;
const STONES = [
  [0.14, 0.32, 0.06],
  [0.27, 0.44, 0.07],
  [0.41, 0.5, 0.06],
  [0.55, 0.48, 0.07],
  [0.69, 0.42, 0.06],
  [0.82, 0.3, 0.06],
] as const;
const stones: Paint = (light) =>
  sky(light, "#1f2347", "#6a6aa0") +
  orb(0.72, 0.26, 0.11, "#f3eecf") +
  orb(0.76, 0.23, 0.095, "#33386a") +
  STARS.map(([x, y]) => orb(x, y, 0.01, "#ffffff")).join("") +
  hills(0.72, 4, 0.6, 1, "#2f3f3a") +
  filled(
    STONES.map(
      ([x, tall, wide]) =>
        `M${at(W * x)} ${H * 0.86}v${at(-H * tall)}q${at((W * wide) / 2)}-4 ${at(W * wide)} 1v${at(H * tall - 1)}z`,
    ).join("") + `M${W * 0.4} ${H * 0.33}h${W * 0.23}v6h${-W * 0.23}z`,
    "#11151f",
  );

const valley =
  (high: string, low: string, far: string, field: string, near: string, bush: string): Paint =>
  (light) =>
    sky(light, high, low) +
    orb(0.62, 0.26, 0.1, "#fffbe0") +
    peaks(0.62, 0.26, 4, far, false, 13) +
    hills(0.6, 4, 0.8, 0.6, field) +
    filled(
      `M${W * 0.52} ${H * 0.6}q${W * 0.12} ${H * 0.08} ${-W * 0.02} ${H * 0.16}t${-W * 0.04} ${H * 0.26}h${W * 0.2}` +
        `q${-W * 0.12} ${-H * 0.14} 0 ${-H * 0.24}q${W * 0.06} ${-H * 0.1} ${-W * 0.1} ${-H * 0.18}z`,
      "#7fb2c0",
    ) +
    hills(0.86, 3, 0.9, 3.6, near) +
    range(5)
      .map((i) =>
        path(
          `M${W * 0.02} ${at(H * (0.69 + i * 0.045))}q${W * 0.16} ${-H * 0.03} ${W * 0.36} ${H * 0.02}`,
          'fill="none" stroke="#6b7430" opacity=".6"',
        ),
      )
      .join("") +
    [
      [0.72, 0.66],
      [0.8, 0.69],
      [0.9, 0.64],
      [0.66, 0.7],
    ]
      .map(([x, y]) => orb(x!, y!, 0.045, bush))
      .join("");

const marsh: Paint = (light) => {
  const pools = [
    [0.22, 0.7, 0.2],
    [0.62, 0.66, 0.16],
    [0.8, 0.8, 0.22],
    [0.4, 0.86, 0.26],
  ].map(
    ([x, y, r]) =>
      `<ellipse cx="${W * x!}" cy="${H * y!}" rx="${W * r!}" ry="5" fill="#9fb5a6"/>` +
      path(
        `M${at(W * (x! - r! * 0.6))} ${H * y!}h${at(W * r! * 1.1)}`,
        'stroke="#d5e0cf" stroke-width=".8"',
      ),
  );
  const reeds = range(15).map((i) => {
    const [x, y] = [W * (0.04 + ((i * 53) % 97) / 100), H * (0.7 + ((i * 29) % 30) / 100)];
    return (
      path(
        `M${at(x)} ${at(y)}q${W * 0.006} -16 ${W * 0.014} -26`,
        'fill="none" stroke="#33421f" stroke-width="1.2"',
      ) + `<ellipse cx="${at(x + W * 0.014)}" cy="${at(y - 26)}" rx="1.6" ry="4.4" fill="#5a3f22"/>`
    );
  });
  return (
    sky(light, "#8a9a86", "#dcd9b4") +
    orb(0.74, 0.3, 0.1, "#f4efd0") +
    hills(0.5, 3, 1.2, 1, "#75825f") +
    `<rect y="${H * 0.6}" width="${W}" height="${H * 0.4}" fill="#5d6b48"/>` +
    pools.join("") +
    reeds.join("")
  );
};

const waste =
  (high: string, low: string, far: string, middle: string, near: string, litter: string): Paint =>
  (light) =>
    sky(light, high, low) +
    orb(0.66, 0.3, 0.12, "#fff4d4") +
    hills(0.56, 5, 0.7, 0.4, far) +
    hills(0.7, 6, 0.9, 2.4, middle) +
    hills(0.86, 5, 0.7, 4.4, near) +
    litter;
/** Bones in the sand. */
const SKULL =
  filled("M34 80c-7-2-10-8-4-12 6-5 14-5 20 0 6 4 3 10-4 12l-1 7h-10z", "#f0e2c4") +
  filled("M34 74a3 3.4 0 1 0 .1 0zM45 74a3 3.4 0 1 0 .1 0zM39 80l1.5-3 1.5 3z", "#7c5530");
const CRUST = path(
  range(7)
    .map((i) => `M${at(W * (0.05 + i * 0.14))} ${H * 0.84}l7.5-2 6 3-7.5 3z`)
    .join(""),
  'fill="none" stroke="#a89c88" stroke-width=".8"',
);

const BACK_ROW = [
  [0, 0.52, 0.2, "#6a5548"],
  [0.16, 0.44, 0.17, "#5a473d"],
  [0.3, 0.5, 0.2, "#705a4a"],
  [0.48, 0.38, 0.16, "#584439"],
  [0.62, 0.48, 0.2, "#66503f"],
  [0.8, 0.42, 0.22, "#574337"],
] as const;
const FRONT_ROW = [
  [-0.04, 0.72, 0.22, "#4a382f"],
  [0.14, 0.68, 0.2, "#3e2f28"],
  [0.32, 0.74, 0.2, "#46352c"],
  [0.5, 0.66, 0.22, "#3a2b25"],
  [0.7, 0.74, 0.2, "#45342b"],
  [0.86, 0.68, 0.22, "#3c2d26"],
] as const;
const slum: Paint = (light) => {
  const houses = (row: typeof BACK_ROW | typeof FRONT_ROW, gable: number, lean: number): string =>
    row
      .map(([x, y, wide, fill], i) => {
        const [left, top, half] = [
          W * x + (i % 2 ? lean : -lean),
          H * y + gable,
          (W * wide) / 2 + 2,
        ];
        return filled(
          `M${at(W * x)} ${H}L${at(left)} ${at(top)}l${at(half)} ${-gable}l${at(half)} ${gable}L${at(W * x + half * 2)} ${H}z`,
          fill,
        );
      })
      .join("");
  return (
    sky(light, "#6d6f86", "#e0bd93") +
    orb(0.8, 0.28, 0.09, "#ffeccb") +
    houses(BACK_ROW, 16, 2) +
    houses(FRONT_ROW, 14, 2) +
    windows(
      [
        [0.06, 0.86],
        [0.22, 0.84],
        [0.4, 0.9],
        [0.58, 0.84],
        [0.62, 0.6],
        [0.78, 0.88],
        [0.92, 0.82],
        [0.24, 0.6],
      ],
      "#f3c46f",
      1,
    ) +
    path(
      `M${W * 0.2} ${H * 0.5}q4 -8 -1 -14t3 -14`,
      'fill="none" stroke="#efe6d4" stroke-width="2" opacity=".5"',
    )
  );
};

const river: Paint = (light) =>
  sky(light, "#8fb5cf", "#f1e8c8") +
  orb(0.7, 0.26, 0.1, "#fff6d8") +
  hills(0.48, 4, 0.8, 1, "#93a46a") +
  hills(0.6, 3, 0.7, 2.6, "#7c9150") +
  filled(
    `M${W * 0.56} ${H * 0.5}c${W * 0.2} ${H * 0.06} ${-W * 0.4} ${H * 0.16} ${-W * 0.2} ${H * 0.28}` +
      `s${W * 0.3} ${H * 0.1} ${W * 0.02} ${H * 0.24}h${W * 0.46}c${W * 0.06} ${-H * 0.16} ${-W * 0.3} ${-H * 0.16} ${-W * 0.34} ${-H * 0.28}` +
      `s${W * 0.2} ${-H * 0.18} ${W * 0.06} ${-H * 0.24}z`,
    "#4f8aa6",
  ) +
  ripples(0.7, 4, "#cfe6ee", 0.5) +
  hills(0.93, 2, 0.6, 4, "#56703a");

const SITES: Partial<Record<string, Paint>> = {
  plains: plains("#e9b96a", "#f6e3b4", "#b9a25a", "#8f8a45", "#66702f"),
  steppe: plains("#d9a06a", "#f0d9a8", "#c2a468", "#a08a4e", "#7d6b3a"),
  mountain: mountain("#5b7fa6", "#c9d8df", "#7b8797", "#535f6d", "#333d48"),
  narrow_pass: mountain("#7d98a8", "#e0d6b8", "#8b8a86", "#5f5e5c", "#3a3a3b", 2),
  buried_giant: mountain("#7a5f86", "#e3b9a0", "#8d7486", "#64505f", "#3c2f3c", 3, false),
  rocky_coast: coast("#d98f6a", "#f3d9ae", "#3b6f86", "#a8d0d6", "#33272b", "#5a4a4c"),
  lush_coast: coast("#7fb6c9", "#e9eec9", "#3f8a92", "#bfe6dd", "#3f6b3f", "#6f9a55"),
  barren_coast: coast("#8a93a0", "#dcd8cc", "#54707f", "#b9ccd2", "#5b5450", "#857b72"),
  shrouded_wood: wood("#25423f", "#7fa08a", ["#5d8172", "#3d6154", "#1f3c35"]),
  deep_woods: wood("#12281f", "#4b6b4d", ["#3c5f45", "#264531", "#122a20"]),
  the_hidden_place: wood("#7d9a6a", "#efe6b0", ["#8aa56d", "#5d7d4e", "#35553a"], true),
  ancient_city: city("#7f6aa0", "#e8b98a", "#6b4a54", "#3f2f44"),
  the_tribunal: city("#8fb0c8", "#eadfbd", "#8a7a5a", "#5c5246"),
  drowned_city: drowned,
  mine,
  standing_stones: stones,
  fertile_valley: valley("#9cc3c9", "#f3edc4", "#8fa06a", "#a5a552", "#6f8a3c", "#5d7f3b"),
  charming_valley: valley("#e7b3b0", "#fbe9cf", "#b98d8f", "#a9a86a", "#7c8f4d", "#d58a92"),
  marshes: marsh,
  wastes: waste("#c98a4e", "#f2d29a", "#c99a5a", "#ad7a42", "#86592e", SKULL),
  salt_flats: waste("#b9c9d3", "#f4efe6", "#e7e1d5", "#d5ccbd", "#c3b8a6", CRUST),
  great_slum: slum,
  river,
};

export const PAINTED: readonly string[] = Object.keys(SITES);

/** The shapes of a site's picture, as SVG. */
export const scenery = (site: string, id: string, flat = false): string =>
  SITES[site]?.({ id, flat }) ?? "";
