import type { Pigment } from "../../pieces/pigments";

export const pigmentOf = (seat: string): Pigment => seat as Pigment;
