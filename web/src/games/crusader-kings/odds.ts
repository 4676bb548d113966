/** CK-CHK-12: the odds of a check, for each number of tokens, as the table counts them. */
import { isPositive, PAIRS } from "./tables";

/** Whether a drawn trait succeeds: positive ones, unless the critical pair turns them round. */
export function succeeds(trait: string, pair: string | null): boolean {
  const row = pair === null ? undefined : PAIRS[pair];
  if (row?.fail === trait) return false;
  if (row?.success === trait) return true;
  return isPositive(trait);
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let found = 1;
  for (let i = 0; i < k; i++) found = (found * (n - i)) / (i + 1);
  return Math.round(found);
}

/** The chance that so many tokens hold enough successes, of a bag with so many good ones. */
export function chance(good: number, all: number, needed: number, tokens: number): number {
  if (needed <= 0) return 1;
  const drawn = Math.min(tokens, all);
  let ways = 0;
  for (let n = needed; n <= Math.min(good, drawn); n++) {
    ways += choose(good, n) * choose(all - good, drawn - n);
  }
  return ways / choose(all, drawn);
}

export interface Odds {
  tokens: number;
  plain: number;
  /** If every failing critical token is sacrificed. */
  sacrificed: number;
}

/** For a bag of traits. */
export function oddsOf(bag: readonly string[], pair: string | null, needed: number, tokens: number): Odds {
  const good = bag.filter((trait) => succeeds(trait, pair)).length;
  const fail = pair === null ? undefined : PAIRS[pair]?.fail;
  const turned = bag.filter((trait) => trait === fail).length;
  return {
    tokens,
    plain: chance(good, bag.length, needed, tokens),
    sacrificed: chance(good + turned, bag.length, needed, tokens),
  };
}

export const percent = (share: number): string => String(Math.round(share * 100));
