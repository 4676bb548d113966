/** The guide of a guided match, loaded with its words and its card. */
import { untrack } from "svelte";
import { Coach, openGuide } from "./guide.svelte";
import type { Table } from "./table.svelte";
import type { View } from "./types";
import { openGuideWords } from "./words.svelte";

export class Guiding {
  coach = $state.raw<Coach | null>(null);
  Card = $state.raw<typeof import("../components/Coach.svelte").default | null>(null);

  constructor(table: Table, view: () => View) {
    $effect(() => {
      const { guide, game, id } = view();
      const isPlayed = table.played.length > 0;
      if (!guide || !isPlayed) return; // samples of the gallery have none
      untrack(() => {
        if (!this.coach) void this.#open(game, guide, id);
      });
    });
  }

  async #open(game: string, guide: string, table: string): Promise<void> {
    const [found, , { default: Card }] = await Promise.all([
      openGuide(game, guide),
      openGuideWords(game),
      import("../components/Coach.svelte"),
    ]);
    if (found) this.coach = new Coach(found, guide, table);
    this.Card = Card;
  }

  /** What was given for the guided match, where there is one. */
  get given(): { seed: string; bots: string } | null {
    if (!this.coach) return null;
    const { seed, seats } = this.coach.guide;
    return { seed, bots: seats.filter((one) => one !== "me").join(", ") || "–" };
  }
}
