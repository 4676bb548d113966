import type { Pigment } from "../../pieces/pigments";

/** black1 and black2 play the same colour. */
export const pigmentOf = (seat: string): Pigment => seat.replace(/\d$/, "") as Pigment;
