/** The charge that goes with each pigment on shields. */
import common from "virtual:icons/common";
import type { Pigment } from "./pigments";

export const chargeOf = (pigment: Pigment): string | undefined => common[`seat_${pigment}`];
