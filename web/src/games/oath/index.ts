import { gameView } from "../view";
import { about } from "./about";
import { pigmentOf } from "./arms";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";
import "./colours.css";
import Over from "./Over.svelte";
import type { Oath } from "./picture";
import Portrait from "./Portrait.svelte";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import { moment, phases, roleOf, tally, text } from "./text";
import Token from "./Token.svelte";
import Tray from "./Tray.svelte";

export default gameView<Oath>({
  Board,
  Over,
  Tray,
  Seat,
  Sheet,
  Token,
  Portrait,
  about,
  Clock,
  arms: pigmentOf,
  rank: roleOf,
  slim: true,
  heads: ["round", "turn", "prince-phase"],
  dice: ["rolled-defense", "rolled-attack", "end-die"],
  tally,
  unlike: true,
  phases,
  moment,
  text,
});
