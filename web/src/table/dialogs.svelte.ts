/** What lies open on a table page: the tab, dialogs and sheets, and a question before a deed. */
import { untrack } from "svelte";
import type { Question } from "../components/Sure.svelte";
import { api } from "../wire/api";
import { isSeen, see } from "./minutes";
import type { Table } from "./table.svelte";
import type { View } from "./types";
import { say } from "./words.svelte";

export type Tab = "table" | "players" | "chronicle" | "rules";

export class Dialogs {
  tab = $state<Tab>("table");
  list = $state(false);
  text = $state(false);
  keys = $state(false);
  credits = $state(false);
  luck = $state(false);
  things = $state(false);
  /** The seat whose sheet lies open. */
  seat = $state<string | null>(null);
  question = $state.raw<Question | null>(null);
  /** On a phone what happened since the last turn lies over the board, if somebody wants it. */
  since = $state(false);
  /** The game in one minute, and the guided matches that it proposes. */
  minute = $state(false);
  guides = $state.raw<string[]>([]);
  Minute = $state.raw<typeof import("../components/Minute.svelte").default | null>(null);
  readonly #table: Table;
  readonly #view: () => View;

  constructor(table: Table, view: () => View, isStudy: () => boolean) {
    this.#table = table;
    this.#view = view;
    $effect(() => {
      if (table.since.length === 0 || table.at !== null) this.since = false;
    });
    // a rule that somebody asked for opens the rules panel
    $effect(() => {
      if (table.rule) this.tab = "rules";
    });
    // the minute opens by itself at one's first table of a game
    $effect(() => {
      const { status, game } = view();
      if (status !== "running" || table.played.length === 0 || isStudy() || isSeen(game)) return;
      if (see(game)) untrack(() => void this.openMinute());
    });
    // a word without anything to do about it does not stay in the way
    $effect(() => {
      const { notice } = table;
      if (!notice || notice.action || notice.rules.length > 0) return;
      const timer = setTimeout(() => (table.notice = null), 8000);
      return () => clearTimeout(timer);
    });
  }

  readonly openSeat = (seat: string): void => {
    this.seat = seat;
  };

  readonly openRule = (rule: string): void => {
    this.#table.rule = rule;
    this.tab = "rules";
  };

  readonly openMinute = async (): Promise<void> => {
    this.Minute ??= (await import("../components/Minute.svelte")).default;
    this.minute = true;
    const { guide, game } = this.#view();
    if (guide || this.guides.length > 0) return;
    const cards = await api.games().catch(() => []);
    this.guides = cards.find(({ id }) => id === game)?.guides ?? [];
  };

  // What changes the match for all is asked once more

  readonly askResign = (seat = this.#table.self): void => {
    if (!seat) return;
    this.question = {
      title: say("table-resign"),
      text: say("table-resign-sure"),
      yes: say("table-resign"),
      act: () => void this.#table.say({ do: "resign", seat }),
    };
  };

  readonly askAbort = (): void => {
    this.question = {
      title: say("table-abort"),
      text: say("table-abort-sure"),
      yes: say("table-abort"),
      act: () => this.#table.propose("abort"),
    };
  };
}
