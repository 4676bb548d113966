/** What the things of this board are: text, rulings, how they stand, and their rules. */
import type { About, Scene, State } from "../view";
import { pigmentOf } from "./arms";
import { cardsAt, ladenOn, tokensOn, type Oath } from "./picture";
import { limitsOf, powersOf, RELICS, SITES, thingOfPower, VISIONS } from "./tables";
import {
  aboutFace,
  bannerName,
  capital,
  describeSite,
  faceName,
  goalLine,
  hyphened,
  keeperLine,
  rulingsOf,
  seatName,
  siteName,
} from "./text";
import { words } from "./words";

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
  return { name: text.slice(0, cut), text: [capital(text.slice(cut + 2))], rules: ruleOf(id) };
}

const MAJOR_RULES: Record<string, string> = {
  search: "OA-SEA-01",
  muster: "OA-MUS-01",
  trade: "OA-TRD-01",
  travel: "OA-TVL-01",
  recover: "OA-REC-01",
  campaign: "OA-CAM-01",
};

export function about(scene: Scene<Oath>, kind: string, id: string): About | null {
  const { picture } = scene;
  switch (kind) {
    case "power":
      return about(scene, ...thingOfPower(id));
    case "card":
    case "ruin":
    case "relic":
      return face(scene, id);
    case "slot":
      return slot(scene, id);
    case "site":
      return SITES[id]
        ? { name: faceName(id), text: [aboutFace(id), ...rulingsOf(id)], rules: ["OA-SIT-01"] }
        : null;
    case "banner":
      return banner(scene, id);
    case "space":
      return space(picture, id);
    case "suit":
      return {
        name: words.name("suit", id, "start"),
        text: [words.say("symbol-favor-bank")],
        state: [{ lines: [words.say("board-in-bank", { number: picture.bank[id] ?? 0 })] }],
        rules: ruleOf("favor_bank"),
      };
    case "region":
      return pile(picture, id);
    case "oath":
      return {
        name: words.say("board-oath-of", { oath: `oath/${id}` }),
        text: [words.find(`oath-${hyphened(id)}.about`) ?? ""],
        state: [{ lines: [goalLine(scene), keeperLine(scene)] }],
        rules: ["OA-WIN-01", "OA-WIN-02"],
      };
    case "rank":
      return {
        name: words.name("rank", id, "start"),
        text: [words.find(`rank-${id}.about`) ?? "", ...(symbol("title")?.text ?? [])],
        rules: ruleOf("title"),
      };
    case "major":
      return {
        name: words.name("major", id, "start"),
        text: [words.say(`board-major-${id}`)],
        rules: [MAJOR_RULES[id]!],
      };
    case "seat":
      return picture.roles[id] ? seat(scene, id) : null;
    case "relic_place":
      return symbol("relic");
    case "symbol":
      return symbol(id);
    default:
      return null;
  }
}

function space(picture: Oath, id: string): About {
  return {
    name: words.name("space", id, "start"),
    text: [aboutFace(id), ...rulingsOf(id)],
    state: [{ lines: [words.say(picture.reliquary[id] ? "board-covered" : "board-uncovered")] }],
    rules: ruleOf("reliquary"),
  };
}

function banner(scene: Scene<Oath>, id: string): About {
  const { picture } = scene;
  const holder = picture.banner_of[id];
  const lines = [words.say("board-tokens-on", { number: tokensOn(picture, id) })];
  if (!holder) lines.push(words.say("board-unheld"));
  return {
    name: bannerName(picture, id),
    text: [aboutFace(id), ...rulingsOf(id)],
    state: [
      { ...(holder ? { pigment: pigmentOf(holder), head: seatName(scene, holder) } : {}), lines },
    ],
    rules: ["OA-BAN-01", ...(id === "peoples_favor" ? ["OA-WAK-01"] : [])],
  };
}

function pile(picture: Oath, id: string): About {
  return {
    name: words.say("board-pile-of", { region: `region/${id}` }),
    text: symbol("discard_pile")?.text ?? [],
    state: [
      {
        lines: [
          words.say("board-cards-in", {
            number: picture.piles[id] ?? 0,
            visions: picture.visions[id] ?? 0,
          }),
        ],
      },
    ],
    rules: ruleOf("discard_pile"),
  };
}

function seat(scene: Scene<Oath>, id: string): About {
  const role = scene.picture.roles[id];
  return {
    name: seatName(scene, id),
    text: symbol("pawn")?.text ?? [],
    state: [{ pigment: pigmentOf(id), lines: role ? [words.name("role", role, "start")] : [] }],
    rules: ruleOf("pawn"),
  };
}

function face(scene: Scene<Oath>, id: string): About | null {
  const { picture } = scene;
  if (powersOf(id).length === 0 && !limitsOf(id) && !RELICS[id] && !VISIONS[id]) return null;
  const { favor, secrets } = ladenOn(picture, id);
  const state: State[] = [];
  if (favor + secrets > 0) state.push({ lines: [words.say("board-laden", { favor, secrets })] });
  const holder = picture.turn_order.find(
    (seat) =>
      picture.relics[seat]?.includes(id) ||
      picture.advisers[seat]?.some(({ card }) => card === id) ||
      picture.vision[seat] === id,
  );
  if (holder) state.push({ pigment: pigmentOf(holder), lines: [seatName(scene, holder)] });
  const place = Object.keys(picture.sites).find((one) => cardsAt(picture, one).includes(id));
  if (place) state.push({ lines: [siteName(picture, place)] });
  const kinds = powersOf(id).map(({ kind }) => kind);
  const rules = kinds.flatMap((kind) =>
    ruleOf(kind === "battle_plan" ? "plan_either" : kind === "continuous" ? "persistent" : kind),
  );
  if (VISIONS[id]) rules.unshift(...ruleOf("vision"));
  if (RELICS[id]) rules.push(...ruleOf("relic"));
  if (limitsOf(id)?.restriction !== "none" || limitsOf(id)?.locked) rules.push(...ruleOf("locked"));
  return {
    name: faceName(id),
    text: [aboutFace(id), ...rulingsOf(id)],
    state,
    rules: [...new Set(rules)],
  };
}

function slot(scene: Scene<Oath>, id: string): About {
  const { picture } = scene;
  const site = picture.sites[id];
  if (!site)
    return {
      name: siteName(picture, id),
      text: [words.say("board-facedown-hint")],
      rules: ["OA-TVL-02"],
    };
  const [, ...rest] = describeSite(scene, id).split(", ");
  const ruler = picture.rulers[id];
  return {
    name: siteName(picture, id),
    text: [aboutFace(site), ...rulingsOf(site)],
    state: [
      {
        ...(ruler && ruler !== "bandits" ? { pigment: pigmentOf(ruler) } : {}),
        lines: [
          ...rest,
          words.say("board-defended", {
            number: picture.strength[id] ?? 0,
            dice: picture.dice.sites[id] ?? 0,
          }),
        ],
      },
    ],
    rules: ["OA-SIT-01", "OA-CON-03"],
  };
}
