/** Boards and tiles, found beside each other by game id and loaded when they are needed. */
import { openComponents } from "../table/components";
import { openLobbyWords, openWords } from "../table/words.svelte";
import { pigments } from "./generic/arms";
import type { TileView, GameView } from "./view";

const BOARDS = import.meta.glob<GameView>(["./*/index.ts", "!./generic/index.ts"], {
  import: "default",
});
const TILES = import.meta.glob<TileView>("./*/tile.ts", { import: "default" });

/** A game's board with its words; a game without one is shown as tables and a list of options. */
export async function openGame(game: string): Promise<GameView> {
  const load = BOARDS[`./${game}/index.ts`];
  await Promise.all([openComponents(game), openWords(game)]);
  return load ? load() : (await import("./generic")).generic(game);
}

/** What the lobby shows of a game, with the words for it. */
export async function openTile(game: string): Promise<TileView> {
  const [tile] = await Promise.all([
    TILES[`./${game}/tile.ts`]?.() ?? { arms: pigments() },
    openLobbyWords(game),
  ]);
  return tile;
}
