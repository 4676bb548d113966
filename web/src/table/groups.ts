/** Lines of the chronicle that repeat, told once. */
import type { Args, Entry } from "./types";

/** A line, or several that say the same again and again. */
export interface Group {
  /** The lines that are repeated. */
  unit: Entry[];
  count: number;
  entries: Entry[];
}

const LONGEST = 3; // lines that are repeated together

const same = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.key === other.key &&
  one.seat === other.seat &&
  JSON.stringify(one.args) === JSON.stringify(other.args);

/** How often the lines from here on repeat the first so many. */
function times(entries: readonly Entry[], at: number, length: number): number {
  let end = at + length;
  while (end < entries.length && same(entries[end], entries[end - length])) end++;
  return Math.floor((end - at) / length);
}

/** Lines in order, where those that repeat at once are one group. */
export function grouped(entries: readonly Entry[]): Group[] {
  const found: Group[] = [];
  for (let at = 0; at < entries.length;) {
    let [length, count] = [1, times(entries, at, 1)];
    for (let other = 2; other <= LONGEST && count < 2; other++) {
      const repeated = times(entries, at, other);
      if (repeated > 1) [length, count] = [other, repeated];
    }
    const size = length * count;
    found.push({
      unit: entries.slice(at, at + length),
      count,
      entries: entries.slice(at, at + size),
    });
    at += size;
  }
  return found;
}

/** The variables of a group: those of its lines, how often, and what it comes to. */
export function summed({ unit, count }: Group): Args {
  const args = Object.assign({}, ...unit.map((entry) => entry.args ?? {})) as Args;
  const number = unit.at(-1)?.args?.["number"];
  return { ...args, count, total: count * (typeof number === "number" ? number : 0) };
}
