/** Playing the match again, step by step, until it has caught up. */
import type { Table } from "./table.svelte";
import type { Entry } from "./types";

export const STEP = 900; // how long a step stays
export const TOLD = 1400; // a line is read, too

export class Replay {
  isPlaying = $state(false);
  /** The line that is told right now, where one choice is told line by line. */
  line = $state.raw<Entry | null>(null);
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
    const { since, house } = this.#table;
    const [first] = since;
    if (first && first === house[0]) this.#tell(house, this.#table.view?.version);
    else if (first) this.play(Math.max(0, first.choice - 1));
  }

  /** Line by line what the rules did within one choice: the board lights what each has touched. */
  #tell(lines: readonly Entry[], version: number | undefined): void {
    const [line, ...rest] = lines;
    if (!line || this.#table.view?.version !== version) return this.pause();
    this.#table.pointed = this.line = line;
    this.isPlaying = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(rest, version), TOLD);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    if (this.line && this.#table.pointed === this.line) this.#table.pointed = null;
    this.line = null;
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
