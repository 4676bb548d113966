/** The table of a game whose board is not drawn yet: its picture as tables, its options as a list. */
import type { Pigment } from "../../pieces/pigments";
import { GameWords } from "../../table/words.svelte";
import type { Picture } from "../../table/types";
import type { GameView } from "../view";
import Board from "./Board.svelte";
import Options from "./Options.svelte";
import Refused from "./Refused.svelte";
import { tablesOf } from "./tables";

// the clearest first
const PIGMENTS: readonly Pigment[] = [
  "red",
  "blue",
  "yellow",
  "green",
  "purple",
  "black",
  "white",
  "pink",
  "grey",
];
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

/** A colour for every seat: its own name if it is one, else the next that is free. */
function pigments(): (seat: string) => Pigment {
  const given = new Map<string, Pigment>();
  return (seat) => {
    let pigment = given.get(seat);
    if (!pigment) {
      const taken = new Set(given.values());
      const bare = seat.replace(/\d+$/, "");
      const own = PIGMENTS.find((one) => one === bare);
      pigment = own ?? PIGMENTS.find((one) => !taken.has(one)) ?? "grey";
      given.set(seat, pigment);
    }
    return pigment;
  };
}
