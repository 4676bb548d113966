/**
 * What the things of this board are: cards, sites, spaces, signs, in words and with their rules.
 */
import type { About, Scene, State } from "../view";
import { pigmentOf } from "./arms";
import { effectOf, effectText } from "./effects";
import { seatsOf, type Viscounts } from "./picture";
import {
  BUILDING_POINTS,
  FOLK,
  MANUSCRIPTS,
  SCHEMES,
  SECTIONS,
  SLOTS,
  type Scheme,
} from "./tables";
import { folkName, folkText, scriptText, seatName, slotText, spaceText } from "./text";
import { words } from "./words";

const hyphened = (id: string): string => id.replaceAll("_", "-");
/** The rule that the words of a symbol name. */
const ruleOf = (symbol: string): string[] => {
  const rule = words.find(`symbol-${hyphened(symbol)}.rule`);
  return rule ? [rule] : [];
};

export function about(scene: Scene<Viscounts>, kind: string, id: string): About | null {
  switch (kind) {
    case "townsfolk":
      return FOLK[id] ? folk(scene, id) : null;
    case "manuscript":
      return MANUSCRIPTS[id] ? script(scene, id) : null;
    case "space":
      return space(scene, id);
    case "site":
      return site(scene, id);
    case "link":
      return link(scene, id);
    case "section":
      return section(scene, id);
    case "slot":
      return SLOTS[id] ? slot(scene, id) : null;
    case "scheme":
      return SCHEMES[id]
        ? {
            name: words.name("scheme", id, "start"),
            text: [schemeText(SCHEMES[id])],
            rules: ["VW-AI-07", "VW-AI-08", "VW-AI-11"],
          }
        : null;
    case "good":
    case "sheet":
    case "icon":
    case "stack":
    case "symbol":
      return symbol(kind === "symbol" ? "" : kind, id);
    default:
      return null;
  }
}

/** A name before the colon, then what it means; some signs have no name of their own. */
function symbol(kind: string, id: string): About {
  const text = words.find(`symbol-${hyphened(id)}`) ?? id.replaceAll("_", " ");
  if (kind) return { name: words.name(kind, id, "start"), text: [text], rules: ruleOf(id) };
  const cut = text.indexOf(": ");
  if (cut < 0) return { name: text, text: [], rules: ruleOf(id) };
  return { name: text.slice(0, cut), text: [capital(text.slice(cut + 2))], rules: ruleOf(id) };
}

function folk(scene: Scene<Viscounts>, id: string): About {
  const card = FOLK[id]!;
  const { picture } = scene;
  const pile = Object.entries(picture.front).find(([, front]) => front === id)?.[0];
  const owner = seatsOf(picture).find((seat) =>
    Object.values(picture.board?.[seat] ?? {}).includes(id),
  );
  const full = words.find(`townsfolk-${hyphened(id)}.about`) ?? folkText(id);
  const corner = effectText(effectOf(card.corner));
  const timing = card.timing && card.timing !== "none" ? card.timing : null;
  return {
    name: folkName(id),
    text: [
      words.say("about-folk", {
        silver: card.silver,
        icons: card.icons.map((icon) => `icon/${icon}`),
      }),
      ...(full ? [full] : []),
      ...(corner && !full.includes(corner) ? [words.say("about-corner", { effect: corner })] : []),
    ],
    state: [
      ...(owner
        ? [
            {
              pigment: pigmentOf(owner),
              lines: [words.say("board-of", { name: seatName(scene, owner) })],
            },
          ]
        : []),
      ...(pile
        ? [{ lines: [words.say("board-pile", { number: picture.pile?.[pile] ?? 0 })] }]
        : []),
    ],
    rules: [
      ...(timing ? ruleOf(timing) : []),
      ...ruleOf("silver_value"),
      ...(pile ? ruleOf("townsfolk_pile") : []),
      ...(corner ? ["VW-HIR-03"] : []),
    ],
  };
}

function script(scene: Scene<Viscounts>, id: string): About {
  const { picture } = scene;
  const row = MANUSCRIPTS[id]!;
  const owner = picture.scribe?.[id];
  const pile = Object.entries(picture.front_manuscript).find(([, front]) => front === id)?.[0];
  return {
    name: words.name("manuscript", id, "start"),
    text: [
      words.say("about-script", { cost: row.cost }),
      scriptText(id),
      ...(row.ribbon ? [words.say("about-ribbon", { ribbon: `ribbon/${row.ribbon}` })] : []),
    ],
    state: [
      ...(owner
        ? [
            {
              pigment: pigmentOf(owner),
              lines: [words.say("board-of", { name: seatName(scene, owner) })],
            },
          ]
        : []),
      ...(pile
        ? [{ lines: [words.say("board-pile", { number: picture.manuscript_pile?.[pile] ?? 0 })] }]
        : []),
    ],
    rules: [
      "VW-MAN-01",
      ...(row.ribbon ? ["VW-MAN-02", "VW-SCO-03"] : []),
      ...(row.score ? ["VW-SCO-04"] : []),
    ],
  };
}

function space(scene: Scene<Viscounts>, id: string): About {
  const { picture } = scene;
  const reach = picture.reach?.[id];
  const inner = id.endsWith("inner");
  return {
    name: words.name("space", id, "start"),
    text: [spaceText(picture, id)],
    state: [
      ...seatsOf(picture)
        .filter((seat) => picture.at?.[seat] === id)
        .map((seat) => ({
          pigment: pigmentOf(seat),
          lines: [words.say("board-viscount-of", { name: seatName(scene, seat) })],
        })),
      ...(reach?.price ? [{ lines: [words.say("about-price", { number: reach.price })] }] : []),
    ],
    rules: inner
      ? ["VW-CAS-01", "VW-MAN-01", "VW-MOV-01"]
      : ["VW-TRD-01", "VW-BLD-01", "VW-MOV-01"],
  };
}

function site(scene: Scene<Viscounts>, id: string): About {
  const { picture } = scene;
  const owner = picture.owner?.[id];
  const links = Object.values(picture.links).filter((one) => one.from === id || one.to === id);
  return {
    name: words.name("site", id, "start"),
    text: [
      words.say("board-site-gives", { effect: effectText(picture.sites[id] ?? "nothing") }),
      ...links.map((one) => words.say("board-link", { effect: effectText(one.effect) })),
    ].map(capital),
    state: owner
      ? [
          {
            pigment: pigmentOf(owner),
            lines: [
              words.say("board-built-by", {
                building: `building/${picture.built?.[id] ?? "workshop"}`,
                name: seatName(scene, owner),
              }),
            ].map(capital),
          },
        ]
      : [],
    rules: ["VW-BLD-03", "VW-BLD-01", ...(links.length > 0 ? ["VW-BLD-04"] : [])],
  };
}

function link(scene: Scene<Viscounts>, id: string): About | null {
  const found = scene.picture.links[id];
  if (!found) return null;
  const ends = [found.from, found.to];
  return {
    name: words.say("about-link"),
    text: [
      words.say("about-link-gives", { effect: effectText(found.effect) }),
      ends.map((one) => words.name("site", one, "start")).join(" – "),
    ],
    rules: ["VW-BLD-03", "VW-BLD-09"],
  };
}

function section(scene: Scene<Viscounts>, id: string): About {
  const { picture } = scene;
  const up = effectText(effectOf(SECTIONS[id]?.ops));
  const state: State[] = ([1, 2] as const).flatMap((tier) => {
    const workers = tier === 1 ? picture.tier1 : picture.tier2;
    return seatsOf(picture)
      .filter((seat) => workers?.[seat]?.[id])
      .map((seat) => ({
        pigment: pigmentOf(seat),
        lines: [
          words.say("board-tier-workers", {
            tier,
            who: `${seatName(scene, seat)} ${workers![seat]![id]}`,
          }),
        ].map(capital),
      }));
  });
  return {
    name: words.name("section", id, "start"),
    text: up ? [capital(words.say("board-going-up", { effect: up }))] : [],
    state,
    rules: ["VW-CAS-02", "VW-CAS-03", "VW-CAS-05"],
  };
}

function slot(scene: Scene<Viscounts>, id: string): About {
  const { picture } = scene;
  const { building } = SLOTS[id]!;
  const owners = seatsOf(picture).filter((seat) => picture.open?.[seat]?.includes(id));
  return {
    name: words.name("building", building, "start"),
    text: [
      words.say("board-slot-hides", { text: slotText(id) }),
      words.say("board-building-points", { points: BUILDING_POINTS[building].join(", ") }),
    ],
    state: owners.map((seat) => ({
      pigment: pigmentOf(seat),
      lines: [words.say("about-open", { name: seatName(scene, seat) })],
    })),
    rules: ["VW-BLD-02", "VW-BLD-06", "VW-SCO-01"],
  };
}

/** What a scheme of the Automa does, row by row. */
export function schemeText(scheme: Scheme): string {
  const rows = [scheme.row1, scheme.row2].map((ops) => effectText(effectOf(ops))).filter(Boolean);
  const tries = scheme.options.map((option) =>
    "action" in option ? words.name("try", option.action) : effectText(effectOf(option.ops)),
  );
  return words.say("board-scheme-about", {
    rows: rows.join(", ") || "–",
    steps: scheme.steps,
    tries: tries.join(" → "),
  });
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
