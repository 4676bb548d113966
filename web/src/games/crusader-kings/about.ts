/**
 * What the things of this board are: regions, persons, cards, spaces and signs, with their rules.
 */
import type { About, Scene, State } from "../view";
import { pigmentOf } from "./arms";
import { ownSeat, seatsOf, type Kings } from "./picture";
import { DEVELOPMENTS, isPositive, isReconstructed, PAIRS, TITLES } from "./tables";
import {
  deckName,
  describePerson,
  describeRegion,
  developmentName,
  developmentText,
  dynastyName,
  eventAbout,
  personName,
  regionName,
  spaceText,
  titleName,
} from "./text";
import { words } from "./words";

const hyphened = (id: string): string => id.replaceAll("_", "-");
/** The rule that the words of a symbol name. */
const ruleOf = (symbol: string): string[] => {
  const rule = words.find(`symbol-${hyphened(symbol)}.rule`);
  return rule ? [rule] : [];
};
/** A name before the colon, then what it means. */
function symbol(id: string): About | null {
  const text = words.find(`symbol-${hyphened(id)}`);
  if (text === null) return null;
  const cut = text.indexOf(": ");
  if (cut < 0) return { name: text, text: [], rules: ruleOf(id) };
  return { name: text.slice(0, cut), text: [text.slice(cut + 2)], rules: ruleOf(id) };
}

/** What it means that a record is ours. */
const marked = (isOurs: boolean): string[] => (isOurs ? [words.say("board-quill")] : []);

export function about(scene: Scene<Kings>, kind: string, id: string): About | null {
  const { picture } = scene;
  switch (kind) {
    case "region":
      return region(scene, id);
    case "event":
      return TITLES[id] ? card(id) : null;
    case "development":
      return {
        name: developmentName(id),
        text: [developmentText(id), ...marked(isReconstructed(DEVELOPMENTS[id]))],
        state: seatsOf(picture)
          .filter((seat) => picture.held?.[seat]?.includes(id))
          .map((seat) => ({ pigment: pigmentOf(seat), lines: [dynastyName(picture, seat)] })),
        rules: ruleOf(DEVELOPMENTS[id]?.kind ?? "invention"),
      };
    case "space": {
      const holder = picture.shields?.[id];
      return {
        name: words.name("space", id, "start"),
        text: [spaceText(id)],
        state: holder
          ? [{ pigment: pigmentOf(holder), lines: [dynastyName(picture, holder)] }]
          : [],
        rules: ruleOf("shield"),
      };
    }
    case "trait":
      return trait(id);
    case "family": {
      const seat = ownSeat(scene.mine, scene.asked) ?? "";
      const character = picture.family?.[seat]?.[id];
      return character ? person(picture, character) : null;
    }
    case "character":
      return person(picture, id);
    case "symbol":
      return symbol(id);
    default:
      return null;
  }
}

function region(scene: Scene<Kings>, id: string): About {
  const { picture } = scene;
  const owner = picture.owner?.[id];
  const [, ...rest] = describeRegion(scene, id).split(", ");
  const lines: State = owner
    ? { pigment: pigmentOf(owner), head: rest[0] ?? "", lines: rest.slice(1) }
    : { lines: rest };
  return {
    name: regionName(id),
    text: [
      words.say("about-successes", {
        invade: picture.to_invade[id] ?? 1,
        overthrow: picture.to_overthrow[id] ?? 1,
      }),
    ],
    state: [lines],
    rules: [...ruleOf(owner ? "knight" : "lord"), "CK-WAR-6"],
  };
}

function card(id: string): About {
  const row = TITLES[id]!;
  return {
    name: titleName(id),
    text: [eventAbout(id), ...marked(isReconstructed(row))],
    state: [{ lines: [deckName(row.deck)] }],
    rules: ["CK-TRN-1", "CK-EVE-1"],
  };
}

function trait(id: string): About {
  const turned = Object.entries(PAIRS).filter(
    ([, pair]) => pair?.fail === id || pair?.success === id,
  );
  return {
    name: words.name("trait", id, "start"),
    text: [
      words.say(isPositive(id) ? "about-positive" : "about-negative"),
      ...turned.map(([pair, row]) =>
        words.say(row?.fail === id ? "about-fails" : "about-succeeds", { pair: `pair/${pair}` }),
      ),
    ],
    rules: [...ruleOf("bag"), ...(turned.length > 0 ? ruleOf("critical") : [])],
  };
}

/** Somebody of a family, or a lord. */
function person(picture: Kings, character: string): About | null {
  for (const seat of seatsOf(picture)) {
    for (const [member, one] of Object.entries(picture.family?.[seat] ?? {})) {
      if (one !== character) continue;
      const [, ...rest] = describePerson(picture, seat, member).split(", ");
      return {
        name: personName(character),
        text: rest,
        state: [{ pigment: pigmentOf(seat), lines: [dynastyName(picture, seat)] }],
        rules: ["CK-DEF-5"],
      };
    }
  }
  const home = Object.entries(picture.lord ?? {}).find(([, lord]) => lord === character)?.[0];
  return {
    name: personName(character),
    text: (picture.traits[character] ?? []).map((one) => words.name("trait", one, "start")),
    state: home ? [{ lines: [regionName(home)] }] : [],
    rules: ruleOf("lord"),
  };
}
