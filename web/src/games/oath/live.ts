/** Under which of its names a drawn thing is meant by the question. */
import type { Mark } from "../../table/choosing";
import type { Choosing } from "../../table/choosing.svelte";
import { thing, type ThingAttributes } from "../../table/things";
import type { Thing } from "../../table/types";
import { powersOf } from "./tables";

const ORDER: readonly Mark[] = ["armed", "selected", "target", "may", "refused", "rest"];

/** The first of these names that the question is most about. */
export function live(choosing: Choosing, names: readonly Thing[]): Thing {
  let best = names[0]!;
  let rank = ORDER.length;
  for (const name of names) {
    const at = ORDER.indexOf(choosing.stateOf(...name));
    if (at < rank) [best, rank] = [name, at];
  }
  return best;
}

/** A thing that bears powers can be meant by itself or by one of them. */
export const withPowers = (own: Thing, face: string): Thing[] => [
  own,
  ...powersOf(face).map(({ id }): Thing => ["power", id]),
];

/** Attributes of a thing that goes by several names; it is always told of by its own. */
export function liveThing(
  choosing: Choosing,
  names: readonly Thing[],
  label?: () => string,
): ThingAttributes {
  const [kind, id] = live(choosing, names);
  const [own] = names;
  return { ...thing(choosing, kind, id, label), "data-about": `${own![0]}/${own![1]}` };
}

/** Attributes of something that stands for a whole option. */
export function optionThing(
  choosing: Choosing,
  code: string,
  label?: () => string,
): ThingAttributes {
  const option = choosing.choice.ask?.options.find((one) => one.code === code);
  const refused = choosing.choice.ask?.refused.some((one) => one.code === code) ?? false;
  if (!option && !refused) return { "data-state": "rest" };
  const state: Mark = !option ? "refused" : choosing.choice.armed === code ? "armed" : "may";
  const use = (event: Event): void => {
    event.stopPropagation();
    if (option) choosing.press(code);
    else choosing.why("option", code);
  };
  return {
    "data-state": state,
    "data-thing": `option/${code}`,
    role: "button",
    tabindex: -1,
    ...(label === undefined ? {} : { "aria-label": label() }),
    ...(state === "armed" ? { "aria-pressed": true } : {}),
    ...(refused && !option ? { "aria-disabled": true } : {}),
    onclick: use,
    onkeydown: (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        use(event);
      }
    },
  };
}
