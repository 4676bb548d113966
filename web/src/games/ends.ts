/** What a game shows of a match that is over, beside its result: found by name like its board. */
import type { Component } from "svelte";
import type { Chronicle } from "../generated/messages";
import type { Pigment } from "../pieces/pigments";
import type { Picture } from "../table/types";
import type { GameWords } from "../table/words.svelte";

/** Everything an end page gets to see. */
export interface EndProps<P = Picture> {
  words: GameWords;
  picture: P;
  chronicle: Chronicle;
  /** Who won, by seats. */
  winners: readonly string[];
  nameOf(seat: string): string;
  arms(seat: string): Pigment;
}

const PAGES = import.meta.glob<Component<EndProps>>("./*/chronicle/Spread.svelte", {
  import: "default",
});

/** The end page of a game; null where it has none. */
export async function openEnd(game: string): Promise<Component<EndProps> | null> {
  return (await PAGES[`./${game}/chronicle/Spread.svelte`]?.()) ?? null;
}
