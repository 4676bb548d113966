/** Trials of one's own, from a moment of a match on. */
import { go, tablePath } from "../router.svelte";
import { api } from "../wire/api";
import type { Table } from "./table.svelte";
import type { View } from "./types";

/** Where a table was tried from: a fork is not the match itself. */
export const originOf = (view: View): NonNullable<View["from"]> | null =>
  view.from?.choice != null ? view.from : null;

/** A trial from the moment that is looked at. */
export const fork = (table: Table, view: View): Promise<void> => {
  const seat = table.self;
  return lay(table, view.id, {
    ...(table.at === null ? {} : { choice: table.at }),
    ...(seat ? { seat } : {}),
  });
};

/** The same trial once more: what cannot be known lies otherwise. */
export async function dealAnew(table: Table, view: View): Promise<void> {
  const origin = originOf(view);
  if (origin) await lay(table, origin.table, { choice: origin.choice ?? 0 });
}

async function lay(table: Table, id: string, from: Parameters<typeof api.fork>[1]): Promise<void> {
  try {
    go(tablePath((await api.fork(id, from)).id));
  } catch (problem) {
    table.complain(problem);
  }
}
