/**
 * How somebody likes to look at the board: which way up, and how blocks turn with their strength.
 */
export type Up = "east" | "north";

const KEY = "palatine-levant";
const WOOD = "palatine-levant-wood";

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // private windows may have no storage
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // it then lasts as long as the page
  }
}

const known = stored(KEY);
let chosen = $state<Up | null>(known === "east" || known === "north" ? known : null);
let fitting = $state<Up>("east");

/** The way that is drawn in a frame of this shape. */
export const upOf = (wide: boolean): Up => chosen ?? (wide ? "east" : "north");

/** The frame of the table says what fits it, so that the first turn changes something. */
export function fits(up: Up): void {
  fitting = up;
}

export function turn(): void {
  chosen = (chosen ?? fitting) === "east" ? "north" : "east";
  store(KEY, chosen);
}

/**
 * As with real wood the whole block turns; else its rim does, and what is printed stays upright.
 */
let whole = $state(stored(WOOD) === "whole");

export const turnsWhole = (): boolean => whole;

export function turnWhole(): void {
  whole = !whole;
  store(WOOD, whole ? "whole" : "rim");
}
