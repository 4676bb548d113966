import type { TileView } from "../view";
import { pigmentOf } from "./arms";
import picture from "./tile.svg?raw";

export default { picture, minutes: 150, arms: pigmentOf } satisfies TileView;
