/** The games whose boards can be drawn, each loaded when it is needed. */
import { openWords } from "../table/words.svelte";
import type { GameView } from "./view";

export const GAMES: Record<string, () => Promise<{ default: GameView }>> = {
  "carolus-magnus": () => import("./carolus-magnus"),
};

/** A game's board with its words. */
export async function openGame(game: string): Promise<GameView> {
  const load = GAMES[game];
  if (!load) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([load(), openWords(game)]);
  return module.default;
}
