/** What has just happened, one moment at a time, so that people can follow it. */
import type { Moment } from "./moments";
import { paces, settings } from "./settings.svelte";

/** How many times as long a moment stays. */
export type Weight = (moment: Moment) => number;

export class Film {
  /** The moment on the screen; null: the present. */
  shown = $state.raw<Moment | null>(null);
  /** It stands still until somebody asks for the next step. */
  waits = $state(false);
  /** Somebody has stopped it: every moment waits. */
  isPaused = $state(false);
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0; // when the next moment may come, at the earliest
  #over: () => void;
  /** Dice are looked at for longer. */
  weight: Weight = () => 1;
  /** Whether a moment is a step of a seat that the rules play. */
  isHouse: (moment: Moment) => boolean = () => false;

  constructor(over: () => void) {
    this.#over = over;
  }

  /** Whether anything plays by itself here. */
  static get plays(): boolean {
    if (settings.pace === "once" || settings.stillness || document.hidden) return false;
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get isPlaying(): boolean {
    return this.shown !== null;
  }

  /** Whether a seat that the rules play is being followed: it can be paused. */
  get isFollowed(): boolean {
    const { shown } = this;
    return shown !== null && [shown, ...this.#queue].some((moment) => this.isHouse(moment));
  }

  /** Shows moments one by one, the first as soon as what is on the screen was seen. */
  add(moments: readonly Moment[], before: Moment): void {
    if (moments.length === 0) return;
    this.#queue.push(...moments);
    if (this.shown !== null) return; // they follow
    this.shown = before;
    this.#go();
  }

  /** The viewer has acted: what comes of it is seen at once. */
  hurry(): void {
    this.#due = 0;
  }

  /** On to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#due = 0;
    this.waits = this.isPaused = false;
    if (this.shown === null) return;
    this.shown = null;
    this.#over();
  }

  /** The next step of a house seat. */
  next(): void {
    if (!this.waits) return;
    this.waits = false;
    this.#due = 0;
    this.#go();
  }

  /** Stops at what is shown, or plays on. */
  toggle(): void {
    if (this.shown === null) return;
    const stood = this.waits;
    this.isPaused = !stood;
    if (stood) return this.next();
    clearTimeout(this.#timer);
    this.waits = true;
  }

  /** One step, and there it stands. */
  step(): void {
    if (this.shown === null) return;
    clearTimeout(this.#timer);
    this.isPaused = this.waits = true;
    this.next();
  }

  #go(): void {
    clearTimeout(this.#timer);
    const left = this.#due - performance.now();
    if (left > 0) {
      this.#timer = setTimeout(() => this.#go(), left);
      return;
    }
    const moment = this.#queue.shift();
    if (!moment) return;
    this.#due = performance.now() + paces[settings.pace] * this.weight(moment);
    if (this.#queue.length === 0) {
      this.waits = this.isPaused = false;
      this.shown = null; // the last one is the present
      this.#over();
      return;
    }
    this.shown = moment;
    if (this.isPaused || (settings.steps && this.isHouse(moment))) this.waits = true;
    else this.#go();
  }
}
