/** Watching: the film of what others do, the replay, and the last move before the end is told. */
import { untrack } from "svelte";
import type { GameView } from "../games/view";
import type { Moment } from "./moments";
import { Replay } from "./replay.svelte";
import type { Table } from "./table.svelte";
import type { Entry, View } from "./types";

const LAST_LOOK = 1600; // how long the last move is looked at before the end is told
const DICE = 2.5; // so much longer are dice looked at

export class Watching {
  readonly replay: Replay;
  /** The end is told once the last move has been seen; who comes later finds it told. */
  isEndSeen = $state(false);
  resultOpen = $state(true);
  readonly #table: Table;
  readonly #view: () => View;

  constructor(table: Table, game: () => GameView, view: () => View) {
    this.#table = table;
    this.#view = view;
    this.replay = new Replay(table);
    this.isEndSeen = untrack(() => view().result !== null);
    $effect(() => {
      if (!view().result) this.isEndSeen = false;
      if (this.isEndSeen || !view().result) return;
      if (this.replay.isPlaying || table.film.isPlaying) return;
      const timer = setTimeout(() => (this.isEndSeen = true), LAST_LOOK);
      return () => clearTimeout(timer);
    });
    $effect(() => () => this.replay.pause());
    // whoever answers or goes back to the present has seen enough
    $effect(() => {
      if (table.at === null) untrack(() => this.replay.pause());
    });
    // what a game says of its facts: how long they are looked at, and whose steps are followed
    $effect(() => {
      const { film } = table;
      const { dice } = game();
      const linesOf = ({ from, facts }: Moment): Entry[] => table.chronicle.slice(from, facts);
      film.weight = (moment) => (linesOf(moment).some(({ key }) => dice?.includes(key)) ? DICE : 1);
      film.isHouse = (moment) => linesOf(moment).some(({ seat }) => table.isHouse(seat));
      return () => film.skip();
    });
  }

  get isEnd(): boolean {
    return this.isEndSeen && this.#view().result !== null;
  }

  get isResultShown(): boolean {
    return this.isEnd && this.resultOpen && this.#table.at === null;
  }

  readonly openResult = (): void => {
    this.resultOpen = this.isEndSeen = true;
  };

  readonly closeResult = (): void => {
    this.resultOpen = false;
  };

  readonly replayAll = (): void => {
    this.resultOpen = false;
    this.replay.play(0);
  };

  readonly replaySince = (): void => void this.replay.playSince();

  /**
   * A click or key while something is being told: the next step of a house seat, else the present.
   */
  hasten(event: Event): void {
    const { film } = this.#table;
    if (!film.isPlaying) return;
    const key = event instanceof KeyboardEvent ? event : null;
    if (key && (key.ctrlKey || key.metaKey || key.altKey)) return;
    if (film.isFollowed) return this.#follow(event);
    if (film.waits && key?.key !== "Escape") film.next();
    else film.skip();
  }

  /** A seat that the rules play can be followed: pause, step by step, to the present. */
  #follow(event: Event): void {
    const { film } = this.#table;
    const key = event instanceof KeyboardEvent ? event.key : "";
    const isButton = event.target instanceof Element && event.target.closest("[data-film-key]");
    if (key === "Escape") film.skip();
    else if (key === ".") film.step();
    else if (isButton || key === "Tab" || key === "Shift")
      return; // it answers by itself
    else if (key === " ") film.toggle();
    else if (film.waits) film.next();
    else film.skip();
    if (key) event.stopImmediatePropagation();
    if (key === " ") event.preventDefault(); // nothing scrolls
  }
}
