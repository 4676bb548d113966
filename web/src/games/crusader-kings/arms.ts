import type { Pigment } from "../../pieces/pigments";

const CULTURES: Record<string, Pigment> = {
  english: "red",
  frankish: "blue",
  german: "black",
  italian: "green",
  iberian: "yellow",
};

/** A seat is called by its culture. */
export const pigmentOf = (seat: string): Pigment => CULTURES[seat] ?? "grey";
