/** Options in the words of this table: persons by their names, with what they are beneath. */
import type { Option } from "../../table/types";
import type { Scene } from "../view";
import { termOf, type Term } from "./deals";
import { ownSeat, type Kings } from "./picture";
import { developmentText, dynastyName, personName, rankOf, regionName, termText } from "./text";
import { words } from "./words";

export interface Label {
  title: string;
  note: string;
  /** A symbol of this board. */
  icon: string;
  /** Somebody whose picture stands before it. */
  character: string;
}

const ICONS: Record<string, string> = {
  act: "",
  offer: "pact",
  build: "castle",
  coup: "unrest",
  mobilise: "army",
  attack: "war",
  annex: "pact",
  support: "army",
  to_deck: "marriage",
  give_up: "knight",
  unpaid: "army",
  disband: "army",
  calm: "unrest",
  spread: "plague",
  raze: "castle",
  revoke: "duke",
  grant: "duke",
};
const ACTIONS: Record<string, string> = {
  build: "castle",
  develop: "invention",
  plot: "deck_intrigue",
  coup: "unrest",
  mobilise: "army",
  invade: "war",
  collect_taxes: "deck_tax",
  crusade: "deck_crusade",
};

const WITH_SHEETS: readonly string[] = [
  "region",
  "event",
  "development",
  "character",
  "trait",
  "space",
];

/** The thing that an option is about, if it has a sheet of its own. */
export const sheetOf = ({ touches }: Option): string | undefined =>
  touches.find(([kind]) => WITH_SHEETS.includes(kind))?.join("/");

function iconOf({ kind, id }: Pick<Term, "kind" | "id">): string {
  if (kind === "card") return `deck_${id}`;
  if (kind === "development") return id;
  return kind === "region" ? "knight" : kind;
}

export function labelOf(scene: Scene<Kings>, option: Option): Label {
  const { picture } = scene;
  // the tile says whom it is about; of a note about a person the trait is left
  const trait = option.note?.args?.["trait"];
  const isPerson = option.note?.key.startsWith("who") ?? false;
  const agrees = option.note?.key.endsWith("no-check") ? `, ${words.say("board-no-check")}` : "";
  const about = (text: string): string =>
    isPerson && typeof trait === "string"
      ? `${text}, ${words.name("trait", trait.split("/")[1] ?? "")}${agrees}`
      : `${text}${agrees}`;
  const note = option.note && !isPerson ? words.note(option.note) : "";
  const label: Label = {
    title: words.option(option),
    note,
    icon: ICONS[option.verb] ?? "",
    character: "",
  };
  const [first, second] = option.touches;
  const own = ownSeat(scene.mine, scene.asked) ?? "";
  if (option.verb === "act" && first) return { ...label, icon: ACTIONS[first[1]] ?? "" };
  const term = termOf(option.code);
  if (term) {
    return { ...label, title: termText(term), icon: iconOf(term) };
  }
  if (first?.[0] === "development") {
    return { ...label, icon: first[1], note: note || developmentText(first[1]) };
  }
  const [seat, member] =
    first?.[0] === "seat" && second?.[0] === "family"
      ? [first[1], second[1]]
      : first?.[0] === "family" && !second
        ? [own, first[1]]
        : ["", ""];
  const character = seat ? picture.family?.[seat]?.[member] : undefined;
  if (character) {
    const rank = rankOf(picture, seat, member);
    return {
      ...label,
      title: personName(character),
      note: note || about(seat === own ? rank : `${rank}, ${dynastyName(picture, seat)}`),
      character,
    };
  }
  const lord = first?.[0] === "region" ? picture.lord?.[first[1]] : undefined;
  if (lord && ["to_lord", "murder_lord", "steed"].includes(option.verb)) {
    return {
      ...label,
      title: personName(lord),
      note: note || about(regionName(first![1])),
      character: lord,
    };
  }
  return label;
}
