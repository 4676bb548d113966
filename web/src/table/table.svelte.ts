/** One table: a message of the server replaces everything; answers go out through a wire. */
import { Choosing } from "./choosing.svelte";
import { settings } from "./settings.svelte";
import type { Entry, Seat, View } from "./types";

/** The way to the server; the store knows no sockets. */
export interface Wire {
  answer(code: string, version: number): void;
  undo(version: number): void;
  /** Asks for the table as it stood after a line of the chronicle. */
  look(number: number): void;
}

export type Connection = "live" | "lost";

export interface Notice {
  key: string;
  rules: string[];
}

export class Table {
  /** The table now. */
  view = $state.raw<View | null>(null);
  /** The table at an earlier moment, while somebody looks back. */
  past = $state.raw<View | null>(null);
  /** The line of the chronicle that is looked at; null when live. */
  at = $state<number | null>(null);
  connection = $state<Connection>("live");
  notice = $state.raw<Notice | null>(null);
  /** A rule to open in the rules panel. */
  rule = $state<string | null>(null);
  readonly choosing: Choosing;
  #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
    this.choosing = new Choosing({
      answer: (code) => this.#wire.answer(code, this.view?.version ?? 0),
      undo: () => this.undo(),
      explain: (rules) => (this.notice = { key: "why-not", rules }),
    });
  }

  /** What the page draws: the past while looking back, else the present. */
  get shown(): View | null {
    return this.past ?? this.view;
  }

  /** Takes a message of the server; a half-made choice survives if the table has not moved. */
  receive(view: View): void {
    const moved = this.view?.version !== view.version || this.view?.table !== view.table;
    this.view = view;
    if (moved) {
      this.notice = null;
      if (this.at === null) this.#ask();
    }
  }

  /** Takes the picture of an earlier moment, unless the viewer has gone on. */
  receivePast(number: number, view: View): void {
    if (this.at === number) this.past = view;
  }

  undo(): void {
    if (this.view?.undo.allowed) this.#wire.undo(this.view.version);
  }

  look(number: number): void {
    const last = this.view?.chronicle.at(-1)?.number ?? 0;
    if (number > last) return this.live();
    this.at = Math.max(0, number);
    this.choosing.begin(null, settings.confirm); // nothing can be answered while looking back
    this.#wire.look(this.at);
  }

  live(): void {
    this.at = null;
    this.past = null;
    this.#ask();
  }

  /** One line back or forward. */
  stepBy(lines: number): void {
    const last = this.view?.chronicle.at(-1)?.number ?? 0;
    this.look((this.at ?? last) + lines);
  }

  seat(id: string): Seat | undefined {
    return this.view?.seats.find((seat) => seat.id === id);
  }

  isMine(seat: string): boolean {
    return this.view?.mine.includes(seat) ?? false;
  }

  /** What others did after the viewer's last turn, up to his next own line. */
  get since(): Entry[] {
    const view = this.view;
    if (!view) return [];
    const lines = view.chronicle.filter((entry) => entry.number >= view.since && !entry.head);
    const own = lines.findIndex((entry) => entry.seat && view.mine.includes(entry.seat));
    return own < 0 ? lines : lines.slice(0, own);
  }

  #ask(): void {
    this.choosing.begin(this.view?.ask ?? null, settings.confirm);
  }
}
