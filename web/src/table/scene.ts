/** The scene that a game's components get to see, from what the table knows. */
import type { GameView, Scene } from "../games/view";
import type { Table } from "./table.svelte";
import { isOwn, type Entry, type Picture, type View } from "./types";

interface Shown {
  table: Table;
  game: GameView;
  view: View;
  picture: Picture;
  small: boolean;
}

export function sceneOf({ table, game, view, picture, small }: Shown): Scene<Picture> {
  const [first] = table.asks;
  // at one screen several may be asked at once: the one whose sight this is comes first
  const own = table.asks.find(isOwn) ?? table.asks.find((ask) => table.isMine(ask.seat)) ?? first;
  const recent = touchesOf(table);
  return {
    game: view.game,
    picture: table.picture ?? picture,
    choosing: table.choosing,
    mine: view.mine,
    seats: view.seats,
    asked: own ? { seat: own.seat, key: own.key } : null,
    news: table.told,
    recent,
    small,
    touched: (kind, id) => {
      const by = recent.findLast((entry) => isAbout(entry, `${kind}/${id}`))?.seat;
      return by ? game.arms(by) : null;
    },
  };
}

/** What was touched since the viewer's last answer, at the moment looked at, or by a line. */
function touchesOf(table: Table): readonly Entry[] {
  if (table.pointed) return [table.pointed];
  return table.moment ? table.telling : table.marks;
}

const isAbout = ({ args }: Entry, thing: string): boolean =>
  Object.values(args ?? {}).some((value) =>
    typeof value === "object" ? value.includes(thing) : value === thing,
  );
