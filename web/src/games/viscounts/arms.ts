import type { Pigment } from "../../pieces/pigments";

export const pigmentOf = (seat: string): Pigment =>
  seat === "automa" ? "purple" : (seat as Pigment);
