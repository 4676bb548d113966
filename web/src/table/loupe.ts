/** What a finger may have meant: the lit things under and close to a tap. */

export const REACH = 22; // half the smallest target
const LIT = "[data-thing]:not([aria-disabled])";

const litAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest(LIT) ?? null;

/**
 * The things that a tap may have meant, the one that was hit first. A thing that is large enough
 * is meant when it is hit.
 */
export function meant(x: number, y: number): Element[] {
  const hit = litAt(x, y);
  if (hit) {
    const { width, height } = hit.getBoundingClientRect();
    if (Math.min(width, height) >= 2 * REACH) return [hit];
  }
  const found = new Map<string, Element>();
  const note = (one: Element | null): void => {
    const name = one?.getAttribute("data-thing");
    if (one && name && !found.has(name)) found.set(name, one);
  };
  note(hit);
  for (const reach of [REACH / 2, REACH]) {
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn / 12) * 2 * Math.PI;
      note(litAt(x + reach * Math.cos(angle), y + reach * Math.sin(angle)));
    }
  }
  return [...found.values()];
}

export const nameOf = (one: Element): string =>
  one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "";
