/** The terms of a bargain, read from the codes that added them. */
import type { Deal } from "./picture";

export type TermKind = "gold" | "region" | "development" | "card" | "claim";
export interface Term {
  /** Who would part with it: the seat that drafts gives, or takes from the partner. */
  side: "give" | "take";
  kind: TermKind;
  /** A region, a development, a deck. */
  id: string;
  number: number;
  code: string;
  /** The answer that takes it back. */
  drop: string;
}

const VERB = /^(give|take)_(gold|region|development|card|claim)$/;

/** What a code says, if it is a term at all. */
export function termOf(code: string): Omit<Term, "drop"> | null {
  const [verb = "", first = "", second = ""] = code.split(" ");
  const found = VERB.exec(verb);
  if (!found) return null;
  const kind = found[2] as TermKind;
  return {
    side: found[1] as "give" | "take",
    kind,
    id: kind === "gold" || kind === "claim" ? "" : first,
    number: kind === "gold" ? Number(first) : kind === "card" ? Number(second) : 1,
    code,
  };
}

export const termsOf = (deal: Deal): Term[] =>
  deal.terms.flatMap((code, i) => {
    const term = termOf(code);
    return term ? [{ ...term, drop: `drop ${i + 1}` }] : [];
  });

/** Which side of the terms is whose, for who looks: the own side stands left. */
export const columns = (
  deal: Deal,
  mine: readonly string[],
): readonly [{ seat: string; side: "give" | "take" }, { seat: string; side: "give" | "take" }] => {
  const draft = { seat: deal.seat, side: "give" } as const;
  const other = { seat: deal.partner, side: "take" } as const;
  return mine.includes(deal.partner) && !mine.includes(deal.seat) ? [other, draft] : [draft, other];
};

/** Hand cards count one by one; gold does not count among the things. */
export const thingsIn = (terms: readonly Term[], side: "give" | "take"): number =>
  terms
    .filter((term) => term.side === side && term.kind !== "gold")
    .reduce((sum, term) => sum + (term.kind === "card" ? term.number : 1), 0);

export const MOST_THINGS = 3;
