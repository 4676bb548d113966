/** The ways that blocks have gone, read from the chronicle. */
import type { Entry } from "../../table/types";
import { isSide, type Side } from "./picture";

export interface Journey {
  side: Side;
  /** Towns, or the staging area from which a block came. */
  stops: readonly string[];
}

const idOf = (thing: unknown): string => String(thing).split("/")[1] ?? "";

/** Where the block of a line went; nothing where none went anywhere. */
function stopsOf({ key, args = {} }: Entry): string[] {
  switch (key.replace(/-one$/, "")) {
    case "marched":
      return Array.isArray(args["towns"]) ? args["towns"].map(idOf) : [];
    case "sailed":
      return [idOf(args["place"]), idOf(args["town"])];
    case "entered":
      return ["germania", idOf(args["town"])];
    case "forced-step":
    case "retreats":
    case "regrouped":
      return [idOf(args["town"]), idOf(args["town2"])];
    default:
      return [];
  }
}

/** The journeys of these lines, each way once. */
export function journeys(lines: readonly Entry[]): Journey[] {
  const found = new Map<string, Journey>();
  for (const line of lines) {
    const stops = stopsOf(line);
    if (stops.length > 1 && line.seat && isSide(line.seat)) {
      found.set(`${line.seat} ${stops.join(" ")}`, { side: line.seat, stops });
    }
  }
  return [...found.values()];
}
