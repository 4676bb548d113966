/** Moments: the table stop by stop, unrolled from the messages that tell how it came about. */
import type * as wire from "../generated/messages";
import type { Picture } from "./types";

/** One stop: the picture there, and which lines of the chronicle told what led to it. */
export interface Moment {
  choice: number;
  /** The first line that was told between the stop before and this one. */
  from: number;
  /** How many lines had been told by then. */
  facts: number;
  picture: Picture;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A picture with what differs laid over it; the picture itself stays as it is. */
function laidOver(picture: Picture, lay: Picture): Picture {
  const made = { ...picture };
  for (const [key, value] of Object.entries(lay)) {
    const under = made[key];
    made[key] = isObject(value) && isObject(under) ? laidOver(under, value) : value;
  }
  return made;
}

function without(picture: Picture, path: readonly string[]): Picture {
  const [key, ...rest] = path;
  if (key === undefined) return picture;
  const made = { ...picture };
  const under = made[key];
  if (rest.length > 0 && isObject(under)) made[key] = without(under, rest);
  else delete made[key];
  return made;
}

/** Moments as they are told, from the last picture backwards; `from` lines were told before. */
export function unroll(told: readonly wire.Moment[], last: Picture, from: number): Moment[] {
  const made: Moment[] = [];
  let picture = last;
  for (const { choice, facts, lay, drop } of told.toReversed()) {
    if (lay) picture = laidOver(picture, lay);
    for (const path of drop ?? []) picture = without(picture, path);
    made.push({ choice, from, facts, picture });
  }
  made.reverse();
  return made.map((moment, i) => ({ ...moment, from: made[i - 1]?.facts ?? from }));
}
