/** What is under the pointer, has the focus or was held with a finger, to be told in a gloss. */

const HOVER = 320;
const HOLD = 450;

export interface Told {
  town: string | null;
  block: string | null;
  x: number;
  y: number;
}

const glossed = (target: EventTarget | null): SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>("[data-town], [data-about]") : null;

export class Telling {
  told = $state.raw<Told | null>(null);
  #frame: () => HTMLElement | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #pointed: SVGElement | null = null;
  #isHeld = false;

  constructor(frame: () => HTMLElement | undefined) {
    this.#frame = frame;
  }

  stop(): void {
    clearTimeout(this.#waiting);
  }

  #tell(found: SVGElement | null, after: number, held = false): void {
    clearTimeout(this.#waiting);
    if (!found) {
      this.told = null;
      return;
    }
    this.#waiting = setTimeout(() => {
      const frame = this.#frame();
      if (!frame) return;
      const box = found.getBoundingClientRect();
      const about = frame.getBoundingClientRect();
      const scale = about.width / frame.clientWidth || 1; // the stage may be zoomed
      this.#isHeld = held;
      this.told = {
        town: found.dataset["town"] ?? null,
        block: found.dataset["about"] ?? null,
        x: (box.x + box.width / 2 - about.x) / scale,
        y: (box.y + box.height / 2 - about.y) / scale,
      };
    }, after);
  }

  focus = (target: EventTarget | null): void => this.#tell(glossed(target), 0);
  blur = (): void => this.#tell(null, 0);
  leave = (): void => this.#tell((this.#pointed = null), 0);

  over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const found = glossed(event.target);
    if (found !== this.#pointed) this.#tell((this.#pointed = found), HOVER);
  };

  /** A finger that rests on a thing asks about it and chooses nothing. */
  press = (event: PointerEvent): void => {
    this.#isHeld = false;
    if (event.pointerType !== "touch") return;
    this.told = null;
    this.#tell(glossed(event.target), HOLD, true);
  };

  lift = (event: PointerEvent): void => {
    if (event.pointerType === "touch" && !this.#isHeld) clearTimeout(this.#waiting);
  };

  click = (event: MouseEvent): void => {
    if (this.#isHeld) event.stopPropagation();
    else this.told = null;
    this.#isHeld = false;
  };
}
