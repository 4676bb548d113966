/** The line of the rubric: what is asked, told or waited for, with a hint. */
import { armedOption } from "./choosing";
import { addressedAll, called, calledAll, endReason, outcomeOf } from "./people";
import type { Table } from "./table.svelte";
import type { Ask, Entry, View } from "./types";
import { GameWords, say, touched } from "./words.svelte";

export interface Line {
  text: string;
  hint: string;
  /** Asked of whoever looks, hence red. */
  mine: boolean;
}
const told = (text: string, hint = ""): Line => ({ text, hint, mine: false });

/**
 * `mayCutBack`: the reader may go back to where old rules agree; `isHanded`: a bot plays for him.
 */
export function lineOf(
  table: Table,
  words: GameWords,
  mayCutBack: boolean,
  isHanded: boolean,
): Line {
  const { view } = table;
  if (!view) return told("");
  if (table.at !== null) return past(table, view, words);
  if (view.status === "frozen") {
    return told(
      say("table-frozen"),
      say(mayCutBack ? "table-frozen-cut-back" : "table-frozen-hint"),
    );
  }
  if (table.film.isPlaying) return filmed(table, words);
  if (view.result) return outcome(table, words, view.result);
  const { ask } = table.choosing.choice;
  if (ask) return asked(table, words, ask);
  if (table.question) return told(words.ask(table.question));
  if (isHanded) return told(say("table-handed"), say("table-handed-hint"));
  return waiting(table, view, words);
}

const tell = (table: Table, words: GameWords, entry: Entry): string =>
  addressedAll(table, words.factParts(entry));

function past(table: Table, view: View, words: GameWords): Line {
  const last = table.moment && table.chronicle[table.moment.facts - 1];
  const text = say("table-looking-back", { number: table.at ?? 0, last: view.choices });
  return told(text, last ? tell(table, words, last) : "");
}

function filmed(table: Table, words: GameWords): Line {
  const line = table.telling.at(-1) ?? table.told.at(-1);
  const { isFollowed, waits } = table.film;
  const hint = isFollowed ? "" : say(waits ? "table-film-next" : "table-film-skip");
  return told(line ? tell(table, words, line) : "", hint);
}

function asked(table: Table, words: GameWords, ask: Ask): Line {
  const { choice, ways } = table.choosing;
  if (ways.picked.length > 0 || ways.shown) return picking(table, words, ask);
  const first = ask.options.find((option) =>
    choice.path.every((thing, i) => thing[1] === option.touches[i]?.[1]),
  );
  const then = choice.path.length > choice.root && first ? `then-${first.verb}` : "";
  const args = { ...ask.args, ...touched(choice.path), targets: choice.next.length };
  const text = (then && words.find(then, args)) || words.ask(ask);
  const hint = then ? words.find(`${then}.hint`, args) : words.hint(ask, args);
  return {
    text: forWhom(table, words, text),
    hint: armedOption(choice) ? say("table-armed") : (hint ?? ""),
    mine: true,
  };
}

/** Things are picked: where to, and what the way under the pointer costs and leaves. */
function picking(table: Table, words: GameWords, ask: Ask): Line {
  const { ways } = table.choosing;
  const number = ways.picked.length;
  const text = (number > 0 && words.find(`pick-${ask.key}`, { number })) || words.ask(ask);
  const note = ways.shown ? words.note(ways.shown.note) : "";
  const hint = ways.armed ? `${note} · ${say("table-armed")}` : note;
  return {
    text: forWhom(table, words, text),
    hint: hint || words.table("table-pick-hint"),
    mine: true,
  };
}

/** With several people at one screen the question says whom it asks. */
function forWhom(table: Table, words: GameWords, text: string): string {
  const { ask } = table.choosing.choice;
  if (!ask || (table.view?.mine.length ?? 0) < 2) return text;
  return `${called(table.seat(ask.seat) ?? { id: ask.seat, name: "" }, words)}: ${text}`;
}

function outcome(table: Table, words: GameWords, result: NonNullable<View["result"]>): Line {
  const { title, names } = outcomeOf(table, result, words);
  const why = endReason(table, words, result);
  return told(title, names ? `${names}. ${why}` : why);
}

function waiting(table: Table, { asks, seats }: View, words: GameWords): Line {
  const [first] = asks;
  if (!first) return told(say("table-goes-on"));
  const waited = seats.filter((seat) => asks.some((ask) => ask.seat === seat.id));
  const name = calledAll(waited, words);
  const named = waited[0]?.name ? "yes" : "no"; // sides are plural in some languages
  const text = waited.length === 1 && words.find(`wait-${first.key}`, { name, named });
  return told(text || say("table-waiting", { name }), reasonToWait(table, waited));
}

function reasonToWait(table: Table, waited: View["seats"]): string {
  if (table.hasResigned) return say("error-resigned");
  if (waited.some((seat) => seat.thinking)) return say("table-thinking-hint");
  return waited.some((seat) => !seat.present) ? say("table-away-hint") : "";
}
