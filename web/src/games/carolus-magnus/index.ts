import { gameView } from "../view";
import { about } from "./about";
import { pigmentOf } from "./arms";
import Board from "./Board.svelte";
import Flank from "./Flank.svelte";
import { goal, type Carolus } from "./picture";
import Portrait from "./Portrait.svelte";
import Seat from "./Seat.svelte";
import { built, phases, text } from "./text";
import Token from "./Token.svelte";
import Tray from "./Tray.svelte";
import { words } from "./words";

export default gameView<Carolus>({
  Board,
  Flank,
  Tray,
  Seat,
  Token,
  Portrait,
  about,
  arms: pigmentOf,
  score: (picture, seat) => ({
    have: String(built(picture, seat)),
    of: String(goal(picture)),
    ...(picture.disc?.[seat]
      ? { note: words.say("board-disc", { number: picture.disc[seat] }) }
      : {}),
  }),
  heads: ["round"],
  phases,
  text,
});
