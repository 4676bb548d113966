/** The keyboard at a table: what keys do, and where the focus goes. */
import { tick } from "svelte";
import type Stage from "../components/Stage.svelte";
import type { GameView } from "../games/view";
import type { Dialogs } from "./dialogs.svelte";
import { switchSounds } from "./hearing.svelte";
import { keyHandler, type Area } from "./keys";
import type { Looking } from "./looking.svelte";
import type { Table } from "./table.svelte";
import type { Watching } from "./watching.svelte";

export interface Steered {
  table: Table;
  dialogs: Dialogs;
  watching: Watching;
  looking: Looking;
  game(): GameView;
  page(): HTMLElement | undefined;
  stage(): Stage | undefined;
}

export class Steering {
  readonly onkeydown: (event: KeyboardEvent) => void;
  #byKeys = false;
  readonly #of: Steered;

  constructor(of: Steered) {
    this.#of = of;
    this.onkeydown = keyHandler(of.table, {
      list: () => (of.dialogs.list = true),
      text: () => (of.dialogs.text = true),
      help: () => (of.dialogs.keys = true),
      replay: of.watching.replaySince,
      pause: () => of.watching.replay.toggle(),
      zoom: (factor) => of.stage()?.zoom(factor),
      fit: () => of.stage()?.fit(),
      go: (area) => this.#go(area),
      turn: () => of.game().turn?.(),
      sound: () => switchSounds(of.table),
      numbered: () => this.#followNumber(),
      look: () => {
        if (!of.looking.inspect()) of.dialogs.things = true;
      },
      quiet: () => this.#quiet(),
    });
    // whoever plays with the keyboard finds the focus on the next question's first thing
    $effect(() => {
      if (!of.table.choosing.choice.ask || !this.#byKeys) return;
      void tick().then(() => {
        if (document.activeElement !== document.body) return;
        this.#focus("[data-thing]:not([aria-disabled])");
      });
    });
  }

  /** A key or a click anywhere, before anything else hears of it. */
  readonly felt = (event: KeyboardEvent | PointerEvent): void => {
    this.#byKeys = event instanceof KeyboardEvent;
    this.#of.watching.hasten(event);
  };

  #focus(selector: string): void {
    this.#of.page()?.querySelector<HTMLElement>(selector)?.focus();
  }

  #go(area: Area): void {
    this.#of.dialogs.tab = area === "players" || area === "chronicle" ? area : "table";
    if (area === "relations") this.#of.game().relations?.();
    void tick().then(() => {
      const place = this.#of
        .page()
        ?.querySelector(`#area-${area === "relations" ? "flank" : area}`);
      place?.querySelector<HTMLElement>("[data-thing], button")?.focus();
    });
  }

  /** What a number key has chosen has the focus too, so that Enter means the same thing. */
  #followNumber(): void {
    void tick().then(() =>
      this.#focus('[data-state="armed"], .rubric .btn.gold, [data-state="target"]'),
    );
  }

  #quiet(): boolean {
    const { table, looking, watching } = this.#of;
    table.choosing.dark = null;
    if (looking.hide()) return true;
    if (!watching.isResultShown) return false;
    watching.closeResult();
    return true;
  }
}
