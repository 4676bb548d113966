/**
 * The table of a game whose board is not drawn yet: its picture as tables, its options as a list.
 */
import { GameWords } from "../../table/words.svelte";
import type { Picture } from "../../table/types";
import type { GameView } from "../view";
import { pigments } from "./arms";
import Board from "./Board.svelte";
import Options from "./Options.svelte";
import Refused from "./Refused.svelte";
import { tablesOf } from "./tables";

const HEADS = /^(round|turn|year|era|season)(-|$)/;

export function generic(game: string): GameView<Picture> {
  const words = new GameWords(game);
  return {
    Board,
    Flank: Options,
    Tray: Refused,
    arms: pigments(),
    heads: { includes: (key: string) => HEADS.test(key) },
    text: ({ picture }) => tablesOf(picture, words),
  };
}
