/** How pieces move; nothing does where stillness is wanted. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../table/settings.svelte";

const LEG = 200;
const LONGEST = 900;
const SLOW = 250;

export const isStill = (): boolean => settings.stillness || prefersReducedMotion.current;

/** Time for a way of several legs. */
export const legs = (count: number): number => (isStill() ? 0 : Math.min(LONGEST, LEG * count));

/** A piece comes from where the element that a selector finds is now. */
export function flight(node: SVGGraphicsElement, { from }: { from: string }): TransitionConfig {
  if (isStill()) return { duration: 0 }; // and nothing is measured either
  const source = document.querySelector(from)?.getBoundingClientRect();
  const matrix = node.getScreenCTM();
  if (!source || !matrix) return { duration: 0 };
  const box = node.getBoundingClientRect();
  const dx = (source.x + source.width / 2 - box.x - box.width / 2) / matrix.a;
  const dy = (source.y + source.height / 2 - box.y - box.height / 2) / matrix.d;
  return {
    duration: LEG,
    easing: cubicOut,
    css: (_, left) => `transform: translate(${dx * left}px, ${dy * left}px)`,
  };
}

/** A piece rises at its place. */
export function rise(_node: Element, { by = 10 }: { by?: number } = {}): TransitionConfig {
  return {
    duration: isStill() ? 0 : SLOW,
    easing: cubicOut,
    css: (there, left) => `transform: translateY(${by * left}px); opacity: ${there}`,
  };
}

/** A piece or a line comes or goes at its place. */
export function dissolve(_node: Element): TransitionConfig {
  return { duration: isStill() ? 0 : SLOW, css: (there) => `opacity: ${there}` };
}
