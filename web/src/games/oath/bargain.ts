/** A bargain as two columns: what each side gives, read off the codes of its terms. */
import type { Thing } from "../../table/types";
import type { Scene } from "../view";
import type { Bargain, Oath } from "./picture";
import { bannerName, faceName, siteName } from "./text";
import { words } from "./words";

export type Side = "give" | "get";
export type What =
  "favor" | "secrets" | "relic" | "reliquary" | "bottom" | "banner" | "site" | "adviser";
export interface Term {
  code: string;
  side: Side;
  what: What;
  id: string;
  /** Takes it back. */
  drop: string;
}

/** `give_relic map` as a term; null where a code is none. */
export function termOf(code: string, place = 0): Term | null {
  const [verb = "", id = ""] = code.split(" ");
  const found = /^(give|get)_(favor|secrets|relic|reliquary|bottom|banner|site|adviser)$/.exec(
    verb,
  );
  if (!found) return null;
  return { code, side: found[1] as Side, what: found[2] as What, id, drop: `drop_term ${place}` };
}
export const termsOf = (bargain: Bargain): Term[] =>
  bargain.terms.flatMap((code, i) => termOf(code, i + 1) ?? []);

/**
 * The writer gives on the left, unless the partner looks: then what is asked of the partner does.
 */
export function columns(bargain: Bargain, mine: readonly string[]): { side: Side; seat: string }[] {
  const give = { side: "give" as const, seat: bargain.seat };
  const get = { side: "get" as const, seat: bargain.partner };
  return mine.includes(bargain.partner) && !mine.includes(bargain.seat) ? [get, give] : [give, get];
}

/** What a term is about, as a thing. */
export function thingOf(
  picture: Oath,
  bargain: Bargain,
  { side, what, id }: Pick<Term, "side" | "what" | "id">,
): Thing {
  if (what === "relic") return ["relic", id];
  if (what === "reliquary") return ["space", id];
  if (what === "bottom") return ["symbol", "reliquary"];
  if (what === "banner") return ["banner", id];
  if (what === "site") return ["slot", id];
  if (what === "adviser") {
    const card =
      picture.advisers[side === "give" ? bargain.seat : bargain.partner]?.[Number(id) - 1]?.card;
    return card ? ["card", card] : ["symbol", "adviser_facedown"];
  }
  return ["symbol", what === "favor" ? "favor" : "secret"];
}

/** 2 favor; Ivory Eye; the relic on Brutal */
export function termText(scene: Scene<Oath>, bargain: Bargain, term: Term): string {
  const { picture } = scene;
  const number = Number(term.id);
  if (term.what === "favor") return words.say("say-price-favor", { number });
  if (term.what === "secrets") return words.say("say-price-secret", { number });
  if (term.what === "relic") return faceName(term.id);
  if (term.what === "reliquary") return words.say("board-relic-on", { space: `space/${term.id}` });
  if (term.what === "bottom") return words.say("board-bottom-relic");
  if (term.what === "banner") return bannerName(picture, term.id);
  if (term.what === "site") return siteName(picture, term.id);
  const [kind, id] = thingOf(picture, bargain, term);
  return kind === "card" ? faceName(id) : words.say("board-adviser-number", { number });
}

/** What a side has of tokens once all is exchanged. */
export function afterwards(
  picture: Oath,
  bargain: Bargain,
  seat: string,
): { favor: number; secrets: number; relics: number } {
  const found = {
    favor: picture.favor[seat] ?? 0,
    secrets: picture.secrets[seat] ?? 0,
    relics: picture.relics[seat]?.length ?? 0,
  };
  for (const { side, what, id } of termsOf(bargain)) {
    const sign = (side === "give") === (seat === bargain.seat) ? -1 : 1;
    if (what === "favor" || what === "secrets") found[what] += sign * Number(id);
    if (what === "relic") found.relics += sign;
    if ((what === "reliquary" || what === "bottom") && sign > 0) found.relics++;
  }
  return found;
}
