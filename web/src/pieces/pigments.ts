/** The pigments of pieces and seats: nine for all games, and the sides of Crusader Rex. */
export const PIGMENTS = [
  "red",
  "pink",
  "blue",
  "yellow",
  "green",
  "purple",
  "black",
  "white",
  "grey",
  "franks",
  "saracens",
  "assassins",
] as const;

export type Pigment = (typeof PIGMENTS)[number];

const DARK: readonly Pigment[] = ["red", "blue", "purple", "black", "saracens", "assassins"];

/** Dark pigments take light hatching and, on dark ground, a light rim. */
export const isDark = (pigment: Pigment): boolean => DARK.includes(pigment);
