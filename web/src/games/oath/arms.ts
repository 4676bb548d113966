import { PIGMENTS, type Pigment } from "../../pieces/pigments";

/** A seat is a colour. */
export const pigmentOf = (seat: string): Pigment =>
  PIGMENTS.find((pigment) => pigment === seat) ?? "grey";
