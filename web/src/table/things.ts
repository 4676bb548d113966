/** What makes a drawn thing a button: state, name, click and keys; and moving between things. */
import type { Choosing } from "./choosing.svelte";
import type { Mark } from "./choosing";

export interface ThingAttributes {
  "data-state": Mark;
  "data-thing"?: string;
  /** What it is: it has a tooltip and a sheet. */
  "data-about"?: string;
  role?: "button";
  tabindex?: number;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  "aria-disabled"?: boolean;
  onclick?: (event: Event) => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/**
 * Attributes for the element that draws a thing; at rest it is no control, but a click on it opens
 * its sheet. Drawings need a label, worked out only where it is used; an element with words of its
 * own needs none.
 */
export function thing(
  choosing: Choosing,
  kind: string,
  id: string,
  label?: () => string,
): ThingAttributes {
  const state = choosing.stateOf(kind, id);
  const about = `${kind}/${id}`;
  if (state === "rest") return { "data-state": state, "data-about": about };
  const use = (event: Event): void => {
    event.stopPropagation();
    choosing.touch(kind, id);
  };
  return {
    "data-state": state,
    "data-thing": about,
    "data-about": about,
    role: "button",
    tabindex: -1,
    ...(label === undefined ? {} : { "aria-label": label() }),
    ...(state === "selected" || state === "armed" ? { "aria-pressed": true } : {}),
    ...(state === "refused" ? { "aria-disabled": true } : {}),
    onclick: use,
    onkeydown: (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        use(event);
      } else if (event.key === "?") {
        event.stopPropagation();
        choosing.why(kind, id);
      }
    },
  };
}

/** Of several copies of a thing side by side the one that was picked is the one raised. */
export function raisedCopy(
  copies: readonly string[],
  chosen: string | null,
  picked: number,
): number {
  if (chosen === null) return -1;
  return copies[picked] === chosen ? picked : copies.indexOf(chosen);
}

/** The attributes of a copy that is not the raised one: it may be picked instead. */
export const otherCopy = (attributes: ThingAttributes): ThingAttributes => {
  const { "data-state": state, "aria-pressed": _, ...rest } = attributes;
  return { ...rest, "data-state": state === "armed" || state === "selected" ? "may" : state };
};

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Attachment for an area: Tab enters it once, arrows go to the nearest thing that way. */
export function roving(area: Element): () => void {
  const things = (): (HTMLElement | SVGElement)[] => [
    ...area.querySelectorAll<HTMLElement | SVGElement>("[data-thing]"),
  ];

  const enter = (chosen?: Element): void => {
    const all = things();
    const entry = all.find((one) => one === chosen) ?? all.find((one) => one.tabIndex === 0);
    for (const one of all) {
      const index = one === (entry ?? all[0]) ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  };

  const onfocus = (event: Event): void => {
    const one = (event.target as Element).closest("[data-thing]");
    if (one) enter(one);
  };

  const onkey = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const way = ARROWS[key];
    const from = (event.target as Element).closest("[data-thing]");
    if (!way || !from) return;
    const all = things();
    const to = nearest(from, all, way) ?? beside(from, all, way[0] + way[1]);
    if (to) {
      event.preventDefault();
      event.stopPropagation();
      to.focus();
    }
  };

  const observer = new MutationObserver(() => enter());
  observer.observe(area, { childList: true, subtree: true, attributeFilter: ["data-thing"] });
  area.addEventListener("focusin", onfocus);
  area.addEventListener("keydown", onkey);
  enter();
  return () => {
    observer.disconnect();
    area.removeEventListener("focusin", onfocus);
    area.removeEventListener("keydown", onkey);
  };
}

/** The nearest thing within 60 degrees of a direction; straight ahead counts as nearer. */
function nearest<T extends Element>(
  from: Element,
  all: T[],
  [wx, wy]: readonly [number, number],
): T | undefined {
  const [fx, fy] = centre(from);
  let best: T | undefined;
  let least = Infinity;
  for (const one of all) {
    const [x, y] = centre(one);
    const distance = Math.hypot(x - fx, y - fy);
    const ahead = (x - fx) * wx + (y - fy) * wy;
    if (one === from || distance === 0 || ahead < distance / 2) continue;
    const cost = (distance * distance) / ahead;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

function beside<T extends Element>(from: Element, all: T[], way: number): T | undefined {
  const place = all.findIndex((one) => one === from);
  return all[(place + way + all.length) % all.length];
}

function centre(one: Element): [number, number] {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
