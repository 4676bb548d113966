/** What the options of a question mean on the map: towns, roads and courses that can be taken. */
import type { Mark } from "../../table/choosing";
import type { Choosing } from "../../table/choosing.svelte";
import type { Thing } from "../../table/types";
import {
  AREA,
  courseOf,
  placeOf,
  READING,
  wayOf,
  type Chart,
  type Point,
  type Way,
} from "./levant";
import { AREAS, roadBetween, type Rex, type Road, type TownSign } from "./picture";

/** A town with the thing that a click on it touches: the town, or a way into another one. */
export interface Place {
  sign: TownSign;
  at: Point;
  thing: Thing;
  mark: Mark;
}

export const placesOn = (chart: Chart, choosing: Choosing): Place[] =>
  READING.map((sign) => {
    const way = choosing.stateOf("way", sign.id);
    const at = placeOf(chart, sign.id);
    return way === "rest"
      ? { sign, at, thing: ["town", sign.id], mark: choosing.stateOf("town", sign.id) }
      : { sign, at, thing: ["way", sign.id], mark: way };
  });

export const isLit = (mark: Mark): boolean =>
  mark === "may" || mark === "target" || mark === "armed";

/** Moves are being spent: towns send groups or call musters, blocks are touched for the sea. */
export const isSpending = (choosing: Choosing): boolean =>
  choosing.choice.ask?.key === "spend-move";

/** Towns from which a group can go. */
export const sendersOf = (choosing: Choosing): ReadonlySet<string> =>
  new Set(
    (choosing.choice.ask?.options ?? [])
      .filter(({ verb }) => verb === "group")
      .flatMap(({ touches }) => (touches[0] ? [touches[0][1]] : [])),
  );

/** What touching a block means: itself, or its town where that is what can be chosen. */
export function touchOf(picture: Rex, choosing: Choosing, id: string): Thing {
  const at = picture.at[id];
  const isSent = isSpending(choosing) && at !== undefined && sendersOf(choosing).has(at);
  const mark = choosing.stateOf("block", id);
  return isSent && !isLit(mark) && mark !== "selected" ? ["town", at] : ["block", id];
}

/** A road that the next step may take, with what it carries already. */
export interface OpenRoad {
  road: Road;
  way: Way;
  pill: string;
  far: boolean;
}

/** By sea, where every port is one step away. */
const isAfloat = (choosing: Choosing): boolean => choosing.choice.ask?.key === "land";

/** The town from which the block under way goes on. */
function startOf(picture: Rex, choosing: Choosing): string | null {
  const mover = choosing.selected("block");
  return mover ? (picture.at[mover] ?? null) : null;
}

export function roadsFor(
  chart: Chart,
  picture: Rex,
  choosing: Choosing,
  lit: readonly Place[],
): OpenRoad[] {
  if (isAfloat(choosing) || isSpending(choosing)) return [];
  const towns = [startOf(picture, choosing), choosing.selected("town")].filter(
    (one) => one !== null,
  );
  return lit.flatMap((one) => {
    const road = towns
      .map((start) => roadBetween(start, one.sign.id))
      .find((found) => found !== undefined);
    if (!road) return [];
    const args = choosing.optionOf(...one.thing)?.note?.args ?? {};
    const [used, most] = [args["number"], args["number2"]];
    const pill = typeof used === "number" && typeof most === "number" ? `${used}/${most}` : "";
    return [{ road, way: wayOf(chart, road), pill, far: one.mark === "may" }];
  });
}

/** The courses of a block at sea, to every port where it may land. */
export function coursesFor(
  chart: Chart,
  areas: readonly Point[],
  picture: Rex,
  choosing: Choosing,
  lit: readonly Place[],
): string[] {
  const from = startOf(picture, choosing);
  if (!isAfloat(choosing) || !from) return [];
  return lit
    .filter((one) => one.sign.port !== "none")
    .map((one) => courseOf(chart, pointOf(chart, areas, from), one.at));
}

/** Where a town or the middle of a staging area is. */
export function pointOf(chart: Chart, areas: readonly Point[], place: string): Point {
  const area = AREAS.findIndex(({ id }) => id === place);
  if (area < 0) return placeOf(chart, place);
  const [x, y] = areas[area]!;
  return [x + AREA[0] / 2, y + AREA[1] / 2];
}

export const isPlace = (place: string): boolean =>
  AREAS.some(({ id }) => id === place) || READING.some(({ id }) => id === place);
