/** Effects by name: every list of ops has one, which says what it does and which signs it shows. */
import { componentsOf } from "../../table/components";
import type { Op } from "./tables";
import { words } from "./words";

/** A symbol, and how often. */
export interface Sign {
  symbol: string;
  count: number;
}

const COUNTED = /^(.+)_(\d+)(_start_deck)?$/;
const SYMBOLS: Record<string, string> = {
  resource: "any_resource",
  flip_either: "flip",
  hire_free: "hire",
  automa_gain_future_scheme: "scheme",
  automa_dismiss: "dismiss",
  automa_corruption_per_criminal_icon: "corruption",
};

/** The name of a list of ops, as the rules call it. */
export function effectOf(ops: readonly Op[] | undefined): string {
  if (!ops || ops.length === 0) return "nothing";
  const name = componentsOf("viscounts")?.effects[JSON.stringify(ops)];
  if (name === undefined) throw new Error(`no record has the effect ${JSON.stringify(ops)}`);
  return name;
}

/** The signs of an effect; more than one row is a choice between the rows. */
export function signsOf(effect: string): Sign[][] {
  if (effect === "nothing") return [];
  const words = effect.split("_");
  let at = 0;
  const isNext = (word: string): boolean => words[at] === word && (at++, true);
  /** What is joined by "and"; a choice among it makes a row of each of its sides. */
  const list = (): Sign[][] => {
    let rows: Sign[][] = [[]];
    do {
      const sides = part();
      rows = rows.flatMap((row) => sides.map((side) => [...row, ...side]));
    } while (isNext("and"));
    return rows;
  };
  const part = (): Sign[][] => {
    if (isNext("either")) {
      const sides: Sign[][] = [];
      do sides.push(...list());
      while (isNext("or"));
      isNext("done");
      return sides;
    }
    const from = at;
    while (at < words.length && !["and", "or", "done"].includes(words[at]!)) at++;
    return [[signOf(words.slice(from, at).join("_"))]];
  };
  return list();
}

function signOf(part: string): Sign {
  if (part.startsWith("manuscript_")) return { symbol: "manuscript", count: 1 };
  const built = /^build_(workshop|trading_post|guildhall)/.exec(part);
  if (built) return { symbol: built[1]!, count: 1 };
  const found = COUNTED.exec(part);
  const name = found ? found[1]! : part;
  return { symbol: SYMBOLS[name] ?? name, count: found ? Number(found[2]) : 1 };
}

/** What an effect does, in words. */
export const effectText = (effect: string): string =>
  effect === "nothing" ? "" : words.name("effect", effect);

/** The same in a word or two, where room is scarce. */
export const effectShort = (effect: string): string =>
  words.find(`effect-${effect.replaceAll("_", "-")}.short`) ?? effectText(effect);

/** What a symbol means, with its rule. */
export function meaning(symbol: string): string {
  const text = words.find(`symbol-${symbol.replaceAll("_", "-")}`);
  return text === null ? symbol.replaceAll("_", " ") : ruled(text, symbol);
}

/** A text about a thing, with the rule of the symbol that stands for such things. */
export function ruled(text: string, symbol: string): string {
  const rule = words.find(`symbol-${symbol.replaceAll("_", "-")}.rule`);
  return rule ? `${text} (${rule})` : text;
}
