/** The board in words: what stands where, the steps of a turn, the table as text. */
import type { Facts, Phase as Step } from "../../generated/crusader-rex";
import type { Entry, Option } from "../../table/types";
import type { Phase, Scene, TextTable } from "../view";
import { READING } from "./levant";
import {
  AREAS,
  BLOCKS,
  blocksAt,
  handOf,
  isSide,
  isWinter,
  other,
  playedBy,
  SIDES,
  stacks,
  type Rex,
  type Side,
  type Stack,
} from "./picture";
import { words } from "./words";

export const townName = (town: string): string => words.name("town", town);
export const placeName = (place: string): string => words.name("place", place, "start");
export const blockName = (block: string): string => words.name("block", block, "start");
export const sideName = (side: Side): string => words.name("seat", side, "start");
export const cardName = (card: string): string => words.name("card", card, "start");

/** The side whose eyes look: of own seats the one that is asked, or whose cards can be seen. */
export const ownSide = ({ picture, mine, asked, choosing }: Scene<Rex>): Side | null => {
  const own = mine.filter(isSide);
  return (
    own.find((seat) => seat === choosing.choice.ask?.seat) ??
    own.find((seat) => handOf(picture, seat).length > 0) ??
    own.find((seat) => seat === asked?.seat) ??
    own[0] ??
    null
  );
};

/** King Guy, B2, strength 4 */
export function describeBlock(picture: Rex, block: string): string {
  const face = BLOCKS[block];
  return words.say("board-block", {
    name: blockName(block),
    fire: face ? `${face.letter}${face.combat}` : "",
    steps: picture.steps[block] ?? 0,
  });
}

/** What touching a thing does now, and else what it is. */
export function labelOf(scene: Scene<Rex>, kind: string, id: string, about: string): string {
  const option = scene.choosing.optionOf(kind, id);
  return option ? `${words.option(option)}${noteOf(option)}. ${about}` : about;
}

export const noteOf = (option: Option): string =>
  option.note ? `, ${words.note(option.note)}` : "";

/** castle: King Guy, B2, strength 4; one hidden block */
function piecesInWords(picture: Rex, { part, pieces }: Stack): string {
  const names = pieces.flatMap(({ id }) => (id ? [describeBlock(picture, id)] : []));
  const backs = pieces.length - names.length;
  if (backs > 0) names.push(words.say("terminal-hidden", { number: backs }));
  const where = part === "field" ? "" : `${words.say(`board-part-${part}`)}: `;
  return where + names.join("; ");
}

const stackInWords = (picture: Rex, stack: Stack): string =>
  `${sideName(stack.side)}: ${piecesInWords(picture, stack)}`;

/** A town in one sentence. */
export function describeTown(picture: Rex, town: string, here: readonly Stack[]): string {
  const sign = READING.find((one) => one.id === town);
  const parts = [townName(town)];
  if (sign?.city) parts.push(words.say("board-city"));
  if (sign && sign.port !== "none") parts.push(words.say(`board-port-${sign.port}`));
  if (sign) parts.push(words.say("board-rating", { number: sign.rating }));
  const side = picture.control[town];
  if (side) parts.push(words.say("board-control", { seat: `seat/${side}` }));
  const siege = picture.sieges[town];
  if (siege) parts.push(words.say("board-siege", { seat: `seat/${siege.besieger}` }));
  return [parts.join(", "), ...here.map((stack) => stackInWords(picture, stack))].join(". ");
}

const head = (key: string): string => words.say(`text-${key}`);

export const text = (scene: Scene<Rex>): TextTable[] => [
  townsTable(scene),
  sidesTable(scene),
  areasTable(scene),
];

function townsTable(scene: Scene<Rex>): TextTable {
  const { picture } = scene;
  const here = stacks(picture);
  const own = ownSide(scene) ?? "franks";
  const of = (list: Stack[], side: Side): string =>
    list
      .filter((one) => one.side === side)
      .map((one) => piecesInWords(picture, one))
      .join(". ") || "–";
  return {
    caption: head("towns"),
    columns: [
      head("town"),
      head("control"),
      head("rating"),
      sideName(own),
      sideName(other(own)),
      head("siege"),
    ],
    rows: READING.map((town) => {
      const list = here.get(town.id) ?? [];
      const side = picture.control[town.id];
      const siege = picture.sieges[town.id];
      return [
        townName(town.id) + (town.city ? " ★" : ""),
        side ? sideName(side) : "–",
        String(town.rating),
        of(list, own),
        of(list, other(own)),
        siege ? words.say("board-siege", { seat: `seat/${siege.besieger}` }) : "–",
      ];
    }),
  };
}

function sidesTable(scene: Scene<Rex>): TextTable {
  const { picture } = scene;
  return {
    caption: head("sides"),
    columns: [
      head("side"),
      head("cities"),
      head("cards"),
      head("hand"),
      head("played"),
      head("pool"),
      head("lost"),
      head("out"),
    ],
    rows: SIDES.map((side) => {
      const names = (place: string): string =>
        blocksAt(picture, place)
          .filter((id) => BLOCKS[id]?.side === side)
          .map(blockName)
          .join(", ") || "–";
      return [
        sideName(side),
        String(picture.cities[side]),
        String(picture.hands[side]),
        handOf(picture, side).map(cardName).join(", ") || "–",
        playedBy(picture, side).map(cardName).join(", ") || "–",
        String(picture.pools[side]),
        names("lost"),
        names("out"),
      ];
    }),
  };
}

function areasTable(scene: Scene<Rex>): TextTable {
  const { picture } = scene;
  return {
    caption: head("areas"),
    columns: [head("area"), head("blocks")],
    rows: AREAS.map(({ id }) => [
      words.name("place", id, "start"),
      blocksAt(picture, id).map(blockName).join(", ") || "–",
    ]),
  };
}

const TURN = ["cards", "moves", "battles"] satisfies Step[];

export function phases({ picture }: Scene<Rex>): Phase[] {
  const steps: Step[] =
    picture.phase === "setup" ? ["setup"] : [...TURN, isWinter(picture) ? "winter" : "draws"];
  const now = Math.max(0, steps.indexOf(picture.phase ?? "cards"));
  return steps.map((step, i) => ({
    label: words.say(`phase-${step}`),
    state: i < now ? "done" : i === now ? "now" : "to come",
  }));
}

export const moment = ({ year, turn, phase }: Rex): string =>
  phase === "setup"
    ? words.say("phase-setup")
    : words.say("moment", { year: String(year), turn: turn ?? 0 });

/** A throw of dice in the combat under way. */
export interface Throw {
  side: Side | null;
  verb: "fires" | "charges" | "harries";
  block: string;
  dice: { face: number; hit: boolean }[];
  hits: number;
  /** What was hit so far, oldest first. */
  struck: string[];
}

const ENDS: readonly string[] = [
  "combat-won",
  "siege-stands",
  "nobody-left",
  "storm-ends",
] satisfies (keyof Facts)[];
const BETWEEN: readonly string[] = ["combat", "turn", ...ENDS];

function throwOf({ key, args }: Entry): Throw | null {
  if (key !== "fires" && key !== "charges" && key !== "harries") return null;
  const faces = args?.["dies"];
  const dice = (typeof faces === "object" ? faces : String(faces ?? "").split(" ")).map(Number);
  const hits = Number(args?.["number"] ?? 0);
  // the lowest faces are the hits: a block hits with up to its number
  const most = dice.toSorted((a, b) => a - b)[hits - 1] ?? 0;
  const block = String(args?.["block"] ?? "").replace("block/", "");
  return {
    side: BLOCKS[block]?.side ?? null,
    verb: key,
    block,
    dice: dice.map((face) => ({ face, hit: face <= most })),
    hits,
    struck: [],
  };
}
const STRUCK: readonly string[] = ["hit", "half-hit", "lost"] satisfies (keyof Facts)[];

/**
 * The throws of the combat under way since the viewer's own last one, that one with them, and the
 * last of each side at least, in the order in which they fell.
 */
export function lastThrows(news: readonly Entry[], mine: readonly string[] = []): Throw[] {
  const found: Throw[] = [];
  let struck: string[] = []; // after the throw that is looked for
  for (const entry of news.toReversed()) {
    if (BETWEEN.includes(entry.key)) break;
    if (STRUCK.includes(entry.key)) struck.unshift(String(entry.args?.["block"] ?? ""));
    const thrown = throwOf(entry);
    if (!thrown) continue;
    thrown.struck = [...new Set(struck)];
    struck = [];
    const isSince = mine.length > 0 && !found.some(({ side }) => side && mine.includes(side));
    if (isSince || !found.some(({ side }) => side === thrown.side)) found.unshift(thrown);
  }
  return found;
}

/** How a combat has just ended with dice, if it has: by the last choice or since the viewer's. */
export function aftermath(
  news: readonly Entry[],
  recent: readonly Entry[],
  mine: readonly string[] = [],
): { entry: Entry; throws: Throw[] } | null {
  const at = news.findLastIndex(({ key }) => ENDS.includes(key));
  const entry = news[at];
  if (!entry) return null;
  const isNew =
    (entry.choice === news.at(-1)?.choice ||
      recent.some(({ number }) => number === entry.number)) &&
    !news.slice(at).some((one) => throwOf(one)); // the dice of the next combat are seen there
  const throws = lastThrows(news.slice(0, at), mine);
  return isNew && throws.length > 0 ? { entry, throws } : null;
}
