import { gameView } from "../view";
import { about } from "./about";
import { pigmentOf } from "./arms";
import Board from "./Board.svelte";
import "./colours.css";
import Flank from "./Flank.svelte";
import type { Viscounts } from "./picture";
import Portrait from "./Portrait.svelte";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import { phases, tally, text, VAIN } from "./text";
import Token from "./Token.svelte";
import Tray from "./Tray.svelte";

export default gameView<Viscounts>({
  Board,
  Flank,
  Tray,
  Seat,
  Sheet,
  Token,
  Portrait,
  about,
  arms: pigmentOf,
  score: (picture, seat) => ({ have: String(picture.total?.[seat] ?? 0) }),
  heads: ["round"],
  vain: VAIN,
  cards: ["townsfolk", "manuscript", "scheme"],
  tally,
  phases,
  text,
});
