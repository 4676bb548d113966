/** The board in words: what cards, sites and spaces say, the steps of a turn, the table as text. */
import { CATEGORY, PAPER, STACK, type Facts } from "../../generated/viscounts";
import type { Args } from "../../table/types";
import type { Phase, Scene, Tally, TextTable } from "../view";
import { effectOf, effectShort, effectText } from "./effects";
import {
  cardsIn,
  GOODS,
  ICONS,
  PLACES,
  scriptsOf,
  seatsOf,
  segmentsOf,
  startOf,
  type Viscounts,
} from "./picture";
import { FOLK, MANUSCRIPTS, SECTIONS, SPACE_NUMBERS } from "./tables";
import { WAYS } from "./wheel";
import { words } from "./words";

const hyphened = (id: string): string => id.replaceAll("_", "-");

/** Anna, or Red where nobody has a name. */
export function seatName(scene: Scene<Viscounts>, seat: string): string {
  return scene.seats.find((one) => one.id === seat)?.name || words.name("seat", seat, "start");
}

/** Who a seat is for the reader: you, or a name. */
export const youOr = (scene: Scene<Viscounts>, seat: string): string =>
  scene.mine.length === 1 && scene.mine[0] === seat
    ? words.say("board-you")
    : seatName(scene, seat);

export const folkName = (card: string): string => words.name("townsfolk", card, "start");

/** Without what tells siblings apart: on a card the print does that. */
/** On a narrow card: with soft hyphens where a word is too long for it. */
export const narrowName = (card: string): string =>
  words.find(`townsfolk-${card.replaceAll("_", "-")}.narrow`) ?? shortName(card);

export const shortName = (card: string): string => folkName(card).replace(/ \([^)]*\)$/, "");

/** What a townsfolk does on a board; most printed and some first cards do nothing. */
export function folkText(card: string): string {
  const folk = FOLK[card];
  if (!folk || folk.timing === "none" || !folk.timing) return "";
  if (folk.ops) {
    const effect = effectShort(effectOf(folk.ops));
    if (!folk.trigger) return effect;
    const when = words.say(`board-trigger-${hyphened(folk.trigger)}`);
    return words.say("board-when", { when, effect });
  }
  return words.find(`townsfolk-${hyphened(card)}.short`) ?? ""; // how an action is reckoned
}

/** Everything about a townsfolk in a few sentences. */
export function describeFolk(card: string): string {
  const folk = FOLK[card];
  if (!folk) return folkName(card);
  const head = words.say("board-folk", {
    name: folkName(card),
    silver: folk.silver,
    icons: folk.icons.map((icon) => `icon/${icon}`),
  });
  return `${head}. ${words.find(`townsfolk-${hyphened(card)}.about`) ?? ""}`.trim();
}

/** What a manuscript gives or scores. */
export const scriptText = (id: string): string =>
  words.find(`manuscript-${hyphened(id)}.about`) ?? effectText(effectOf(MANUSCRIPTS[id]?.ops));

export function describeScript(id: string): string {
  const script = MANUSCRIPTS[id];
  if (!script) return id;
  const name = words.name("manuscript", id, "start");
  return words.say("board-script", { name, cost: script.cost, text: scriptText(id) });
}

/** What an opened slot gives. */
export const slotText = (id: string): string =>
  words.find(`slot-${hyphened(id)}.about`) ?? words.name("slot", id, "start");

/** The same in two or three words. */
export const slotShort = (id: string): string =>
  words.find(`slot-${hyphened(id)}.short`) ?? slotText(id);

/** Workers of a section, by tier, in words. */
export function describeSection(scene: Scene<Viscounts>, section: string): string {
  const { picture } = scene;
  const parts = [words.name("section", section, "start")];
  for (const tier of [1, 2] as const) {
    const workers = tier === 1 ? picture.tier1 : picture.tier2;
    const there = seatsOf(picture).filter((seat) => workers?.[seat]?.[section]);
    if (there.length === 0) continue;
    const who = there
      .map((seat) => `${seatName(scene, seat)} ${workers![seat]![section]}`)
      .join(", ");
    parts.push(words.say("board-tier-workers", { tier, who }));
  }
  const up = effectText(effectOf(SECTIONS[section]?.ops));
  if (up) parts.push(words.say("board-going-up", { effect: up }));
  return parts.join("; ");
}

/** What can be done on a space. */
export function spaceText(picture: Viscounts, space: string): string {
  const trade = picture.trades[space];
  if (trade) {
    return words.say("board-space-trade", {
      number: trade.merchants,
      effect: effectShort(trade.effect),
    });
  }
  const segment = space.slice(0, 1);
  const script = MANUSCRIPTS[picture.front_manuscript[segment] ?? ""];
  return words.say("board-inner", { cost: script?.cost ?? 0 });
}

const NUMBERS = new Map(SPACE_NUMBERS);

/** A space in the fewest words: its segment, and its number or that it lies inside. */
export function shortSpace(space: string): string {
  const segment = `segment/${space.slice(0, 1)}`;
  const number = NUMBERS.get(space);
  return number === undefined
    ? words.say("board-way-inner", { segment })
    : words.say("board-way-outer", { segment, number });
}

/** What the Automa tried in vain. */
export const VAIN: readonly string[] = [
  "automa-cannot-pay",
  "automa-no-site",
  "automa-no-building",
  "automa-no-workers",
  "automa-nothing-to-flip",
  "automa-nothing-to-shuffle",
] satisfies (keyof Facts)[];

/** Everybody's points by category; those that nobody has are left out. */
export function tally({ points = {} }: Viscounts): Tally[] {
  const categories = new Set(Object.values(points).flatMap((found) => Object.keys(found ?? {})));
  return CATEGORY.filter((category) => categories.has(category)).map((category) => ({
    label: words.name("category", category, "start"),
    points: Object.fromEntries(
      Object.entries(points).map(([seat, found]) => [seat, found?.[category]]),
    ),
  }));
}

// why something is asked

const CAUSES: readonly string[] = [
  "immediate",
  "drop-off",
  "ongoing",
  "slot-works",
  "site-reward",
  "linked",
  "went-up",
  "manuscript-effect",
  "corner",
  "above",
  "below",
  "paid-debt",
  "approved-deed",
  "met",
  "took-pair",
] satisfies (keyof Facts)[];

/** What brought the question about: the line of the chronicle that gives its effect. */
export function cause(scene: Scene<Viscounts>): string {
  const entry = scene.news.findLast(({ key }) => CAUSES.includes(key) || TURNS.includes(key));
  return entry && CAUSES.includes(entry.key) ? words.fact(entry) : "";
}
const TURNS: readonly string[] = ["turn", "acts", "moved"] satisfies (keyof Facts)[];

export function describeSpace(scene: Scene<Viscounts>, space: string): string {
  const { picture } = scene;
  const here = seatsOf(picture).filter((seat) => picture.at?.[seat] === space);
  const parts = [words.name("space", space, "start"), spaceText(picture, space)];
  if (here.length > 0) {
    parts.push(
      words.say("board-viscounts-here", {
        names: here.map((seat) => seatName(scene, seat)).join(", "),
      }),
    );
  }
  return parts.join("; ");
}

export function describeSite(scene: Scene<Viscounts>, site: string): string {
  const { picture } = scene;
  const owner = picture.owner?.[site];
  const parts = [words.name("site", site, "start")];
  if (owner) {
    parts.push(
      words.say("board-built-by", {
        building: `building/${picture.built?.[site] ?? "workshop"}`,
        name: seatName(scene, owner),
      }),
    );
  }
  parts.push(
    words.say("board-site-gives", { effect: effectText(picture.sites[site] ?? "nothing") }),
  );
  return parts.join("; ");
}

// the steps of a turn

const PHASES = ["card", "move", "action", "recruit", "collision", "draw"] as const;
const BY_QUESTION: Partial<Record<string, (typeof PHASES)[number]>> = {
  "play-card": "card",
  move: "move",
  act: "action",
  dismiss: "action",
  pay: "action",
  exchange: "action",
  recruit: "recruit",
};
const BY_FACT: Partial<Record<string, (typeof PHASES)[number]>> = {
  turn: "card",
  moved: "move",
  met: "move",
  acts: "action",
  hired: "recruit",
  collision: "collision",
  drew: "draw",
};

export function phases(scene: Scene<Viscounts>): Phase[] {
  const key = scene.asked?.key;
  if (!key || !scene.picture.round) return [];
  // what a card or a site asks belongs to the step in which it came
  const last = scene.news.findLast((entry) => BY_FACT[entry.key]);
  const phase = BY_QUESTION[key] ?? (last && BY_FACT[last.key]) ?? "card";
  const now = PHASES.indexOf(phase);
  return PHASES.map((one, i) => ({
    label: words.say(`phase-${one}`),
    state: i < now ? "done" : i === now ? "now" : "to come",
  }));
}

// the table as text

const head = (key: string, args: Args = {}): string => words.say(`text-${key}`, args);
const none = "–";

export const text = (scene: Scene<Viscounts>): TextTable[] => [
  spacesTable(scene),
  segmentsTable(scene),
  sitesTable(scene),
  playersTable(scene),
  cardsTable(scene),
  stacksTable(scene),
];

function spacesTable(scene: Scene<Viscounts>): TextTable {
  const { picture } = scene;
  const seats = seatsOf(picture);
  const spaces = segmentsOf(picture).flatMap((segment) => WAYS.map((way) => `${segment}_${way}`));
  return {
    caption: head("spaces"),
    columns: [head("space"), head("offers"), head("viscounts")],
    rows: spaces.map((space) => [
      words.name("space", space, "start"),
      spaceText(picture, space),
      seats
        .filter((seat) => picture.at?.[seat] === space)
        .map((seat) => seatName(scene, seat))
        .join(", ") || none,
    ]),
  };
}

function segmentsTable(scene: Scene<Viscounts>): TextTable {
  const { picture } = scene;
  return {
    caption: head("segments"),
    columns: [head("segment"), head("townsfolk"), head("manuscript"), head("section")],
    rows: segmentsOf(picture).map((segment) => [
      words.name("segment", segment, "start"),
      `${describeFolk(picture.front[segment] ?? "")} (${picture.pile?.[segment] ?? 0})`,
      `${describeScript(picture.front_manuscript[segment] ?? "")} (${picture.manuscript_pile?.[segment] ?? 0})`,
      describeSection(scene, picture.section_at[segment] ?? ""),
    ]),
  };
}

function sitesTable(scene: Scene<Viscounts>): TextTable {
  const { picture } = scene;
  return {
    caption: head("sites"),
    columns: [head("site"), head("reward"), head("building"), head("links")],
    rows: Object.entries(picture.sites).map(([site, effect]) => {
      const owner = picture.owner?.[site];
      return [
        words.name("site", site, "start"),
        effectText(effect),
        owner
          ? `${words.name("building", picture.built?.[site] ?? "", "start")}, ${seatName(scene, owner)}`
          : none,
        Object.values(picture.links)
          .filter((link) => link.from === site)
          .map((link) => `${words.name("site", link.to)}: ${effectText(link.effect)}`)
          .join(", ") || none,
      ];
    }),
  };
}

function playersTable(scene: Scene<Viscounts>): TextTable {
  const { picture } = scene;
  const seats = seatsOf(picture);
  return {
    caption: head("players"),
    columns: [
      head("player"),
      ...GOODS.map((good) => words.name("good", good, "start")),
      head("papers"),
      head("track"),
      head("workers"),
      head("points"),
    ],
    rows: seats.map((seat) => {
      const papers = picture.papers?.[seat] ?? {};
      return [
        seatName(scene, seat) + (picture.leader === seat ? `, ${words.say("board-leader")}` : ""),
        ...GOODS.map((good) => String(picture.goods?.[seat]?.[good] ?? 0)),
        PAPER.map((paper) => `${words.name("paper", paper)} ${papers[paper] ?? 0}`).join(", "),
        words.say("board-track-at", {
          corruption: picture.corruption?.[seat] ?? 1,
          virtue: picture.virtue?.[seat] ?? 7,
        }),
        String(picture.supply?.[seat] ?? 0),
        String(picture.total?.[seat] ?? 0),
      ];
    }),
  };
}

function cardsTable(scene: Scene<Viscounts>): TextTable {
  const { picture } = scene;
  const seats = seatsOf(picture);
  return {
    caption: head("cards"),
    columns: [
      head("player"),
      head("row"),
      head("icons"),
      head("hand"),
      head("piles"),
      head("slots"),
      head("manuscripts"),
    ],
    rows: seats
      .filter((seat) => seat !== picture.automa?.seat)
      .map((seat) => [
        seatName(scene, seat),
        PLACES.map((place) => picture.board?.[seat]?.[place])
          .map((card) => (card ? folkName(card) : none))
          .join(", "),
        ICONS.map(
          (icon) => `${words.name("icon", icon)} ${picture.icons?.[seat]?.[icon] ?? 0}`,
        ).join(", "),
        cardsIn(picture, seat, "hand").map(folkName).join(", ") ||
          String(picture.hand?.[seat] ?? 0),
        `${picture.draw?.[seat] ?? 0}, ${picture.discard?.[seat] ?? 0}`,
        (picture.open?.[seat] ?? []).map((slot) => slotText(slot)).join(", ") || none,
        scriptsOf(picture, seat).map(describeScript).join(", ") || none,
      ]),
  };
}

function stacksTable(scene: Scene<Viscounts>): TextTable {
  const { picture } = scene;
  return {
    caption: head("stacks"),
    columns: [head("stack"), head("left")],
    rows: STACK.map((stack) => [
      words.name("stack", stack, "start"),
      words.say("board-stack-left", {
        number: picture.above?.[stack] ?? 0,
        all: startOf(picture, stack),
      }),
    ]),
  };
}
