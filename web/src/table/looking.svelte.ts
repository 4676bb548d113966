/**
 * Looking at things: one tooltip at a time, and the sheet of a thing.
 *
 * Whatever is drawn says what it is (`data-about="kind/id"`), or has a word of its own
 * (`data-tip`). A pointer that rests on it, or the focus when it was moved there by a key, opens
 * the tooltip; a long press, the key `i`, or a click on what is neither a choice nor dark opens the
 * sheet. A dark thing says why when it is touched, too, and then the word stays.
 */
import { meant } from "./loupe";
import { thingOf, type Thing } from "./types";

export const REST = 350; // how long a pointer rests
export const HOLD = 450; // how long a finger does
const LINGER = 250; // a word with links waits for the pointer on its way to it
const SLIP = 8; // so far a press may move
const TOLD = "[data-about], [data-tip]";
const CONTROL = "[data-thing], button, a, input, select, textarea, label, summary";

/** What the tooltip speaks of. */
export interface Told {
  at: Element;
  /** Null: the element has a word of its own. */
  thing: Thing | null;
  text: string;
  /** It was asked for, and stays until it is closed. */
  stays: boolean;
}

const toldAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(TOLD) : null;

/** The thing that an element stands for, and the choice or refusal around it, if it has one. */
const thingAt = (at: Element): Thing | null => thingOf(at.getAttribute("data-about"));

export class Looking {
  told = $state.raw<Told | null>(null);
  /** The thing whose sheet lies open. */
  sheet = $state.raw<Thing | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pointed: Element | null = null;
  #from: { x: number; y: number } | null = null;
  #key = ""; // the key that may have moved the focus
  #isHeld = false; // the press has opened a sheet: the click that ends it chooses nothing

  /** Listens on the whole document: dialogs lie beside the page. */
  readonly attach = (): (() => void) => {
    const capture = { capture: true };
    const all: [string, (event: never) => void][] = [
      ["pointerover", this.#over],
      ["pointermove", this.#move],
      ["pointerdown", this.#down],
      ["pointerup", this.#up],
      ["pointercancel", this.#up],
      ["focusin", this.#focus],
      ["focusout", this.#blur],
      ["keydown", this.#press],
      ["keyup", this.#release],
      ["click", this.#click],
      ["contextmenu", this.#menu],
      ["scroll", this.#scroll],
      ["wheel", this.#scroll],
    ];
    for (const [name, act] of all) {
      document.addEventListener(name, act as EventListener, capture);
    }
    return () => {
      clearTimeout(this.#timer);
      for (const [name, act] of all) {
        document.removeEventListener(name, act as EventListener, capture);
      }
    };
  };

  /** Closes the tooltip; true if there was one that somebody had asked for. */
  hide = (): boolean => {
    clearTimeout(this.#timer);
    const stays = this.told?.stays ?? false;
    this.told = null;
    return stays;
  };

  /** Says why a dark thing is dark, where it lies. */
  ask(thing: Thing): void {
    const name = thing.join("/");
    const found = [...document.querySelectorAll(`[data-thing]`)].filter(
      (one) => one.getAttribute("data-thing") === name,
    );
    const at =
      found.find((one) => one.contains(this.#pointed) || one === document.activeElement) ??
      found[0];
    clearTimeout(this.#timer);
    if (at) this.told = { at, thing: thingAt(at) ?? thing, text: "", stays: true };
  }

  open(thing: Thing): void {
    this.hide();
    this.sheet = thing;
  }

  /**
   * `i`: the sheet of what has the focus, else of what is under the pointer; false if nothing is.
   */
  inspect(): boolean {
    const focused = document.activeElement?.closest("[data-about]");
    const at = focused ?? this.#pointed?.closest("[data-about]");
    const thing = at && thingAt(at);
    if (thing) this.open(thing);
    return !!thing;
  }

  #tell(at: Element | null, after: number): void {
    clearTimeout(this.#timer);
    if (!at) return;
    this.#timer = setTimeout(() => {
      if (!at.isConnected || this.told?.stays) return;
      this.told = {
        at,
        thing: thingAt(at),
        text: at.getAttribute("data-tip") ?? "",
        stays: false,
      };
    }, after);
  }

  #over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const target = event.target as Element;
    if (target.closest("[role=tooltip]")) return clearTimeout(this.#timer);
    const found = toldAt(target);
    if (found === this.#pointed) return;
    this.#pointed = found;
    if (this.told?.stays) return;
    if (this.told && !found) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.hide, LINGER);
      return;
    }
    this.hide();
    this.#tell(found, REST);
  };

  #move = (event: PointerEvent): void => {
    if (this.#from && Math.hypot(event.x - this.#from.x, event.y - this.#from.y) > SLIP) {
      this.#from = null; // a drag, no press
      clearTimeout(this.#timer);
    }
    if (event.pointerType === "touch" || this.told || this.#from) return;
    if (this.#pointed && event.buttons === 0) this.#tell(this.#pointed, REST);
  };

  /** A finger that rests on a thing asks for its sheet and chooses nothing. */
  #down = (event: PointerEvent): void => {
    this.#isHeld = false;
    this.#key = "";
    if ((event.target as Element).closest("[role=tooltip]")) return;
    this.hide();
    this.#from = { x: event.clientX, y: event.clientY };
    const at = (event.target as Element).closest("[data-about]");
    const thing = at && thingAt(at);
    if (!thing || event.pointerType === "mouse") return;
    this.#timer = setTimeout(() => {
      this.#isHeld = true;
      this.open(thing);
    }, HOLD);
  };

  #up = (): void => {
    clearTimeout(this.#timer);
  };

  #click = (event: MouseEvent): void => {
    const from = this.#from;
    this.#from = null;
    if (this.#isHeld) {
      this.#isHeld = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const target = event.target as Element;
    if (event.detail > 0 && !from) return; // the end of a drag
    if (target.closest(CONTROL) || target.closest("[role=tooltip]")) return;
    const at = target.closest("[data-about]");
    const thing = at && thingAt(at);
    if (!thing) return;
    const isTouch = (event as PointerEvent).pointerType === "touch";
    if (isTouch && meant(event.clientX, event.clientY).length > 0) return; // a tap beside a choice
    this.open(thing);
  };

  #menu = (event: Event): void => {
    if (this.#isHeld) event.preventDefault();
  };

  #press = (event: KeyboardEvent): void => {
    this.#key = event.key;
    if (event.key !== "?" && !this.told?.stays) this.hide();
  };
  #release = (): void => {
    this.#key = "";
  };

  /** Only where somebody has gone there: a page that moves the focus says nothing. */
  #focus = (event: FocusEvent): void => {
    if ((event.target as Element).closest("[role=tooltip]")) return;
    if (this.#key === "Tab" || this.#key.startsWith("Arrow")) {
      this.hide();
      this.#tell(toldAt(event.target), 0);
    }
  };
  #blur = (event: FocusEvent): void => {
    if (!this.told?.stays && this.told?.at.contains(event.target as Node)) this.hide();
  };

  #scroll = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest("[role=tooltip]")) return;
    clearTimeout(this.#timer);
    this.told = null;
  };
}
