/** Who sits where, in words. */
import type { Table } from "./table.svelte";
import type { Result } from "./types";
import { GameWords, say, type Part } from "./words.svelte";

interface Somebody {
  id: string;
  name: string;
}

/** Anna, or White where nobody has given a name. */
export const called = (seat: Somebody, words: GameWords): string =>
  seat.name || words.name("seat", seat.id, "start");

/** The names of several, with commas. */
export const calledAll = (seats: readonly Somebody[], words: GameWords): string =>
  seats.map((seat) => called(seat, words)).join(", ");

/** A bot's level in words; bots that we have no word for keep their name. */
export function botName(bot: string): string {
  if (bot.includes(":")) return say("table-bot-guide"); // a whole spec: that of a guided match
  const key = `table-bot-${bot}`;
  const text = say(key);
  return text === key ? bot : text;
}

export function botAbout(bot: string): string {
  const key = `table-bot-${bot}.about`;
  const text = say(key);
  return text === key ? "" : text;
}

/** Why a match is over, as whoever looks reads it. */
export function endReason(table: Table, words: GameWords, { by, reason }: Result): string {
  if (by === "rules") return words.end(reason);
  return say(by === "resign" && table.hasResigned ? "table-you-resigned" : `table-ended-${by}`);
}

/** Anna, where she is not the only one that this screen plays for: then it is you. */
export function youOrCalled(table: Table, id: string, words: GameWords): string {
  const { mine = [] } = table.view ?? {};
  if (mine.length === 1 && mine[0] === id) return say("table-you");
  return called(table.seat(id) ?? { id, name: "" }, words);
}

/** A part of a sentence, which says "you" where the seats say so. */
export function addressed(table: Table, part: Part): Part {
  const [kind, id] = part.thing ?? [];
  if (kind !== "seat" || !id || !table.isMine(id) || table.view?.mine.length !== 1) return part;
  return { ...part, text: `${part.text} ${say("table-is-you")}` };
}
export const addressedAll = (table: Table, parts: readonly Part[]): string =>
  parts.map((part) => addressed(table, part).text).join("");

/** Who has won, and what that means to whoever played one seat. */
export function outcomeOf(
  table: Table,
  { winners }: Result,
  words: GameWords,
): { title: string; names: string } {
  if (winners.length === 0) return { title: say("table-over"), names: "" };
  const all = winners.map((id) => called(table.seat(id) ?? { id, name: "" }, words)).join(", ");
  const names = say(winners.length === 1 ? "table-won" : "table-shared", { names: all });
  const { mine = [] } = table.view ?? {};
  if (mine.length !== 1) return { title: names, names: "" };
  if (!winners.includes(mine[0]!)) return { title: say("table-you-lost"), names };
  return winners.length === 1
    ? { title: say("table-you-won"), names: "" }
    : { title: say("table-you-share"), names };
}
