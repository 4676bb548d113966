/** The games whose boards can be drawn, each loaded when it is needed; others get a plain one. */
import { openWords } from "../table/words.svelte";
import type { GameView } from "./view";

const BOARDS: Record<string, () => Promise<{ default: GameView }>> = {
  "carolus-magnus": () => import("./carolus-magnus"),
  viscounts: () => import("./viscounts"),
  "crusader-rex": () => import("./crusader-rex"),
};

export const hasBoard = (game: string): boolean => game in BOARDS;

/** A game's board with its words; a game without one is shown as tables and a list of options. */
export async function openGame(game: string): Promise<GameView> {
  const load = BOARDS[game];
  const [view] = await Promise.all([
    load
      ? load().then((module) => module.default)
      : import("./generic").then((module) => module.generic(game)),
    openWords(game),
  ]);
  return view;
}
