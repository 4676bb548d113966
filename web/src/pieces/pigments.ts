/** The nine pigments of pieces and seats. */
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
] as const;

export type Pigment = (typeof PIGMENTS)[number];

const DARK: readonly Pigment[] = ["red", "blue", "purple", "black"];

/** Dark pigments take light hatching and, on dark ground, a light rim. */
export const isDark = (pigment: Pigment): boolean => DARK.includes(pigment);
