/** Which way up the map is drawn: east on wide screens, north on tall ones, or as somebody set it. */
export type Up = "east" | "north";

const KEY = "palatine-levant";

function stored(): Up | null {
  try {
    const found = localStorage.getItem(KEY);
    return found === "east" || found === "north" ? found : null;
  } catch {
    return null; // private windows may have no storage
  }
}

let chosen = $state<Up | null>(stored());
let fitting = $state<Up>("east");

/** The way that is drawn in a frame of this shape. */
export const upOf = (wide: boolean): Up => chosen ?? (wide ? "east" : "north");

/** The frame of the table says what fits it, so that the first turn changes something. */
export function fits(up: Up): void {
  fitting = up;
}

export function turn(): void {
  chosen = (chosen ?? fitting) === "east" ? "north" : "east";
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // it then lasts as long as the page
  }
}
