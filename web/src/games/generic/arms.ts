import type { Pigment } from "../../pieces/pigments";

// the clearest first
const PIGMENTS: readonly Pigment[] = [
  "red",
  "blue",
  "yellow",
  "green",
  "purple",
  "black",
  "white",
  "pink",
  "grey",
];

/** A colour for every seat: its own name if it is one, else the next that is free. */
export function pigments(): (seat: string) => Pigment {
  const given = new Map<string, Pigment>();
  return (seat) => {
    let pigment = given.get(seat);
    if (!pigment) {
      const taken = new Set(given.values());
      const bare = seat.replace(/\d+$/, "");
      const own = PIGMENTS.find((one) => one === bare);
      pigment = own ?? PIGMENTS.find((one) => !taken.has(one)) ?? "grey";
      given.set(seat, pigment);
    }
    return pigment;
  };
}
