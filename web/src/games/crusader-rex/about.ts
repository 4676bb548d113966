/** What the things of this board are: towns, blocks, cards, staging areas, roads' parts. */
import type { About, Scene, State } from "../view";
import {
  AREAS,
  BLOCKS,
  blocksAt,
  cardFace,
  seatsOf,
  stacks,
  TOWNS,
  type Rex,
  type Stack,
} from "./picture";
import { blockName, cardName, placeName, sideName, townName } from "./text";
import { words } from "./words";

const RULES: Record<string, readonly string[]> = {
  assassins: ["CR-4.7", "CR-4.3"],
  guide: ["CR-4.8", "CR-4.3"],
  intrigue: ["CR-4.5", "CR-4.4"],
  jihad: ["CR-4.9", "CR-4.3"],
  manna: ["CR-4.10", "CR-4.3"],
  winter_campaign: ["CR-4.6", "CR-4.2"],
};

export function about(scene: Scene<Rex>, kind: string, id: string): About | null {
  const { picture } = scene;
  if (kind === "town") return town(picture, id);
  if (kind === "block") return block(picture, id);
  if (kind === "card" && cardFace(id)) {
    return {
      name: cardName(id),
      text: [words.say(`card-${id.replaceAll("_", "-")}.about`)],
      rules: RULES[id] ?? ["CR-4.12", "CR-4.2", "CR-5.2"],
    };
  }
  if (kind === "place" && AREAS.some((area) => area.id === id)) {
    const here = blocksAt(picture, id);
    return {
      name: placeName(id),
      text: [words.say("about-area")],
      state: here.length > 0 ? [{ lines: here.map((one) => blockLine(picture, one)) }] : [],
      rules: ["CR-5.9", "CR-2.4"],
    };
  }
  return null;
}

const pips = (picture: Rex, id: string): string => {
  const full = BLOCKS[id]?.strength ?? 0;
  const steps = picture.steps[id] ?? 0;
  return "◆".repeat(steps) + "◇".repeat(Math.max(0, full - steps));
};
const blockLine = (picture: Rex, id: string): string =>
  `${blockName(id)}, ${BLOCKS[id]?.letter ?? ""}${BLOCKS[id]?.combat ?? ""} ${pips(picture, id)}`;

function town(picture: Rex, id: string): About | null {
  const sign = TOWNS.find((one) => one.id === id);
  if (!sign) return null;
  const siege = picture.sieges[id];
  const supply = picture.supply[id];
  const control = picture.control[id];
  const what = [
    words.say("board-region", { realm: words.say(`board-realm-${sign.kingdom}`) }),
    sign.rating > 0
      ? words.say("board-rating", { number: sign.rating })
      : words.say("board-no-castle"),
    ...(sign.port === "none" ? [] : [words.say(`board-port-${sign.port}`)]),
    ...(sign.city ? [words.say("board-city")] : []),
  ];
  const lines = [
    ...(control ? [words.say("board-control", { seat: `seat/${control}` })] : []),
    ...(siege ? [words.say("board-siege", { seat: `seat/${siege.besieger}` })] : []),
    ...(supply && supply.feeds < supply.blocks
      ? [words.say("board-supply", { number: supply.blocks, feeds: supply.feeds })]
      : []),
  ];
  return {
    name: `${townName(id)}${sign.city ? " ★" : ""}`,
    text: [what.join(", ")],
    state: [
      ...(lines.length > 0 ? [{ lines }] : []),
      ...(stacks(picture).get(id) ?? []).map((stack) =>
        stackState(picture, stack, siege !== undefined),
      ),
    ],
    rules: [
      "CR-1.2",
      "CR-1.4",
      ...(sign.city ? ["CR-1.9"] : []),
      ...(sign.port === "none" ? [] : ["CR-1.8"]),
      ...(siege ? ["CR-1.7"] : []),
    ],
  };
}

function stackState(picture: Rex, stack: Stack, isSiege: boolean): State {
  const known = stack.pieces.flatMap(({ id }) => (id ? [blockLine(picture, id)] : []));
  const backs = stack.pieces.length - known.length;
  const part = words.say(`board-part-${stack.part}`);
  return {
    pigment: stack.side,
    head:
      stack.part === "field" && !isSiege
        ? sideName(stack.side)
        : `${sideName(stack.side)}, ${part}`,
    lines: [...known, ...(backs > 0 ? [words.say("terminal-hidden", { number: backs })] : [])],
  };
}

function block(picture: Rex, id: string): About | null {
  const face = BLOCKS[id];
  if (!face) return null;
  const seats = seatsOf(id);
  const at = picture.at[id];
  return {
    name: blockName(id),
    text: [
      words.say("board-fire", {
        fire: `${face.letter}${face.combat}`,
        letter: face.letter,
        number: face.combat,
      }),
      words.say("board-moves", { number: face.move }),
      ...(seats.length > 0
        ? [words.say("board-seats", { towns: seats.map(townName).join(", ") })]
        : []),
    ],
    state: [
      {
        pigment: face.side,
        head: sideName(face.side),
        lines: [
          `${words.say("board-strength", { number: picture.steps[id] ?? 0, full: face.strength })} ${pips(picture, id)}`,
          ...(at ? [placeName(at)] : []),
          ...(picture.moved.includes(id) ? [words.say("about-moved")] : []),
        ],
      },
    ],
    rules: ["CR-2.2", "CR-2.3", "CR-2.4", ...(seats.length > 0 ? ["CR-1.10"] : [])],
  };
}
