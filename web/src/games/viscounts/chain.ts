/** The castle's workers as pieces that keep who they are, so that a chain of moves can be seen. */
import type { Facts } from "../../generated/viscounts";
import type { Entry, Value } from "../../table/types";
import type { Viscounts } from "./picture";

export interface Worker {
  key: string;
  seat: string;
  tier: number;
  /** The section; at the top there is none. */
  section: string;
}

const TOP = "";
export const CASTLE_FACTS: readonly string[] = [
  "placed",
  "went-up",
  "went-aside",
  "went-to-top",
  "castle-moved",
  "bumped",
] satisfies (keyof Facts)[];

interface Stand {
  seat: string;
  tier: number;
  section: string;
}

/** Every place that workers hold in a picture, once for each of them. */
function stands(picture: Viscounts): Stand[] {
  const found: Stand[] = [];
  const add = (seat: string, tier: number, section: string, count: number | undefined): void => {
    for (let n = 0; n < (count ?? 0); n++) found.push({ seat, tier, section });
  };
  for (const [tier, workers] of [
    [1, picture.tier1],
    [2, picture.tier2],
  ] as const) {
    for (const [seat, sections] of Object.entries(workers ?? {})) {
      for (const [section, count] of Object.entries(sections ?? {}))
        add(seat, tier, section, count);
    }
  }
  for (const [seat, count] of Object.entries(picture.tier3 ?? {})) add(seat, 3, TOP, count);
  return found;
}

const isAt = (worker: Worker, { seat, tier, section }: Stand): boolean =>
  worker.seat === seat && worker.tier === tier && worker.section === section;

/** Puts workers where the picture has them; whoever stands right stays. */
export function settle(workers: readonly Worker[], picture: Viscounts): Worker[] {
  const left = [...workers];
  const settled: Worker[] = [];
  const missing: Stand[] = [];
  for (const stand of stands(picture)) {
    const at = left.findIndex((worker) => isAt(worker, stand));
    if (at >= 0) settled.push(...left.splice(at, 1));
    else missing.push(stand);
  }
  for (const stand of missing) {
    const at = left.findIndex((worker) => worker.seat === stand.seat);
    const [moved] = at >= 0 ? left.splice(at, 1) : [];
    settled.push({ key: moved?.key ?? fresh([...settled, ...left], stand.seat), ...stand });
  }
  return settled;
}

function fresh(workers: readonly Worker[], seat: string): string {
  const taken = new Set(workers.map((worker) => worker.key));
  for (let n = 1; ; n++) if (!taken.has(`${seat}${n}`)) return `${seat}${n}`;
}

const id = (value: Value | undefined): string => String(value ?? "").replace(/^.*\//, "");

/** Where something happens now: a section of a tier. */
export interface Focus {
  tier: number;
  section: string;
}

/** One line of the chronicle done with the pieces, and where to look meanwhile. */
export function carry(workers: readonly Worker[], { key, args = {} }: Entry): [Worker[], Focus] {
  const seat = id(args["seat"]);
  const section = id(args["section"]);
  const move = (from: Stand, tier: number, to: string): [Worker[], Focus] => {
    const at = workers.findIndex((worker) => isAt(worker, from));
    const next = workers.map((one, i) => (i === at ? { ...one, tier, section: to } : one));
    return [next, { tier, section: to }];
  };
  if (key === "placed") {
    const next = [...workers];
    for (let n = Number(args["number"] ?? 0); n > 0; n--) {
      next.push({ key: fresh(next, seat), seat, tier: 1, section });
    }
    return [next, { tier: 1, section }];
  }
  if (key === "went-up") return move({ seat, tier: 1, section }, 2, section);
  if (key === "went-to-top") return move({ seat, tier: 2, section }, 3, TOP);
  if (key === "bumped") {
    const tier = Number(id(args["tier"]));
    const at = workers.findIndex((one) => isAt(one, { seat: id(args["seat2"]), tier, section }));
    return [workers.filter((_, i) => i !== at), { tier, section }];
  }
  return move({ seat, tier: 1, section }, 1, id(args["section2"]));
}

/** How long each of so many steps is shown: long enough to be read, where they are few. */
export const pace = (steps: number): number => Math.max(350, Math.min(1100, 9000 / steps));
