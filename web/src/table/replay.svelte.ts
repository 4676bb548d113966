/** Playing the match again, moment by moment, until it has caught up. */
import { paces, settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

export class Replay {
  isPlaying = $state(false);
  #table: Table;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** How long a moment stays: whoever wants to see all at once still wants to see a replay. */
  get pace(): number {
    const { moment, film } = this.#table;
    return (paces[settings.pace] || paces.normal) * (moment ? film.weight(moment) : 1);
  }

  /** From a choice on; without one from where we are, or from the beginning when live. */
  play(from = this.#table.at ?? 0): void {
    const last = this.#table.view?.choices ?? 0;
    this.#table.look(from >= last ? 0 : from);
    this.#begin();
  }

  /** What the others did since the viewer's last turn. */
  async playSince(): Promise<void> {
    const [first] = this.#table.since;
    if (!first) return;
    await this.#table.lookAt(first);
    this.#begin();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else if (this.#table.at === null) this.play();
    else this.#begin();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #begin(): void {
    this.isPlaying = true;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#step(), this.pace);
  }

  async #step(): Promise<void> {
    const { at, past } = this.#table;
    if (at === null) return this.pause();
    const before = this.#table.moment;
    if (past?.choice === at) await this.#table.stepBy(1); // else the picture is on its way
    if (!this.isPlaying) return;
    const isAtEnd = past?.choice === at && this.#table.at === at && this.#table.moment === before;
    if (this.#table.at === null || isAtEnd) this.pause();
    else this.#next();
  }
}
