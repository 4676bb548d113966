/** Attributes for whatever stands for a whole option: a worker to bump, a tile, a trade sign. */
import type { Choosing } from "../../table/choosing.svelte";
import type { ThingAttributes } from "../../table/things";
import { name } from "../../table/types";

export function deed(choosing: Choosing, code: string, label?: string): ThingAttributes {
  const { ask, armed } = choosing.choice;
  if (!ask) return { "data-state": "rest" };
  // it is about the last thing that the option touches
  const touches = [...ask.options, ...ask.refused].find((one) => one.code === code)?.touches;
  const about = name(touches?.at(-1) ?? ["option", code]);
  if (!ask.options.some((option) => option.code === code)) {
    const why = (): void => choosing.why("option", code);
    if (!ask.refused.some((refusal) => refusal.code === code)) return { "data-state": "rest" };
    return {
      "data-state": "refused",
      "data-thing": `option/${code}`,
      "data-about": about,
      role: "button",
      tabindex: -1,
      "aria-disabled": true,
      onclick: why,
      onkeydown: (event) => {
        if (["Enter", " ", "?"].includes(event.key)) {
          event.preventDefault();
          event.stopPropagation();
          why();
        }
      },
    };
  }
  const use = (event: Event): void => {
    event.stopPropagation();
    choosing.press(code);
  };
  return {
    "data-state": armed === code ? "armed" : "may",
    "data-thing": `option/${code}`,
    "data-about": about,
    role: "button",
    tabindex: -1,
    ...(label === undefined ? {} : { "aria-label": label }),
    ...(armed === code ? { "aria-pressed": true } : {}),
    onclick: use,
    onkeydown: (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        use(event);
      }
    },
  };
}

/** Whether an option of this text is offered now. */
export const isOffered = (choosing: Choosing, code: string): boolean =>
  choosing.choice.ask?.options.some((option) => option.code === code) ?? false;
