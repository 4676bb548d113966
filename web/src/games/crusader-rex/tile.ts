import type { TileView } from "../view";
import { pigmentOf } from "./arms";
import picture from "./tile.svg?raw";

const FIRST = 1187; // and six turns in each year

export default {
  picture,
  minutes: 180,
  arms: pigmentOf,
  moment: (round) => ({
    year: String(FIRST + Math.floor((round - 1) / 6)),
    turn: ((round - 1) % 6) + 1,
  }),
} satisfies TileView;
