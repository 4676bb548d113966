import { gameView } from "../view";
import { about } from "./about";
import { pigmentOf } from "./arms";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";
import { isSide, type Rex } from "./picture";
import Portrait from "./Portrait.svelte";
import Seat from "./Seat.svelte";
import { moment, phases, text } from "./text";
import Token from "./Token.svelte";
import Tray from "./Tray.svelte";
import { turn, turnsWhole, turnWhole } from "./turning.svelte";
import { words } from "./words";

export default gameView<Rex>({
  Board,
  Tray,
  Seat,
  Token,
  Portrait,
  about,
  Clock,
  arms: pigmentOf,
  score: (picture, seat) =>
    isSide(seat)
      ? {
          have: String(picture.cities[seat]),
          of: "7",
          note: words.say("terminal-cards", { number: picture.hands[seat] ?? 0 }),
        }
      : { have: "" },
  heads: ["year", "turn", "winter", "combat"],
  dice: ["fires", "charges", "harries"],
  phases,
  moment,
  turn,
  switches: [{ label: () => words.say("board-turn-whole"), isOn: turnsWhole, flip: turnWhole }],
  text,
});
