/** Playing the match again, step by step, until it has caught up. */
import type { Table } from "./table.svelte";

export const STEP = 900; // how long a step stays

export class Replay {
  isPlaying = $state(false);
  #table: Table;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** From a moment on; without one from where we are, or from the beginning when live. */
  play(from = this.#table.at ?? 0): void {
    const last = this.#table.view?.choices ?? 0;
    this.#table.look(from >= last ? 0 : from);
    this.isPlaying = true;
    this.#next();
  }

  /** What the others did since the viewer's last answer. */
  playSince(): void {
    const [first] = this.#table.since;
    if (first) this.play(Math.max(0, first.choice - 1));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { at, view, past } = this.#table;
      if (at === null) return this.pause();
      if (past?.choice === at) this.#table.stepBy(1); // else the picture is still on its way
      if (this.#table.at === null || this.#table.at >= (view?.choices ?? 0)) this.pause();
      else this.#next();
    }, STEP);
  }
}
