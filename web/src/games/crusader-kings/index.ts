import { gameView } from "../view";
import { about } from "./about";
import { pigmentOf } from "./arms";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";
import "./colours.css";
import { desk } from "./desk.svelte";
import Flank from "./Flank.svelte";
import Over from "./Over.svelte";
import type { Kings } from "./picture";
import Portrait from "./Portrait.svelte";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import { moment, phases, score, tally, text, VAIN } from "./text";
import Token from "./Token.svelte";
import Tray from "./Tray.svelte";

export default gameView<Kings>({
  Board,
  Over,
  Flank,
  Tray,
  Seat,
  Sheet,
  Token,
  Portrait,
  about,
  Clock,
  arms: pigmentOf,
  score,
  heads: ["era", "round", "turn"],
  vain: VAIN,
  cards: ["card", "event", "development"],
  tally,
  phases,
  moment,
  relations: () => (desk.leaf = "relations"),
  text,
});
