/** The keys of a table page. */
import type { Table } from "./table.svelte";

export interface KeyActions {
  list(): void;
  text(): void;
  help(): void;
  replay(): void;
  /** Space while looking back: pause, go on. */
  pause(): void;
  zoom(factor: number): void;
  fit(): void;
  go(area: Area): void;
  /** Turns the board, if it can be turned. */
  turn(): void;
  /** Sounds on or off. */
  sound(): void;
  /** A number key has chosen something. */
  numbered(): void;
  /** The sheet of what is looked at. */
  look(): void;
  /** Closes a word about a thing; true if somebody had asked for it. */
  quiet(): boolean;
}

export type Area = "board" | "tray" | "flank" | "players" | "chronicle" | "relations";

const AREAS: Record<string, Area> = {
  b: "board",
  h: "tray",
  m: "flank",
  o: "players",
  c: "chronicle",
  r: "relations",
};

/** A handler for keys that no control has taken. */
export function keyHandler(table: Table, actions: KeyActions): (event: KeyboardEvent) => void {
  let going = false; // g was pressed, a letter follows
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // an open dialog has its own keys, also when the focus has left it
    if (document.querySelector("dialog[open]")) return;
    const target = event.target as Element | null;
    if (target?.closest("input:not([type=range]), select, textarea")) return;
    const { key } = event;
    if (going) {
      going = false;
      const area = AREAS[key];
      if (area) {
        event.preventDefault();
        actions.go(area);
        return;
      }
    }
    if (key === "g") {
      going = true;
      event.preventDefault();
      return;
    }
    const act = actionOf(table, actions, key, target);
    if (act) {
      event.preventDefault();
      act();
    }
  };
}

/** What a key does; null where it is none of ours, or a control answers it by itself. */
function actionOf(
  table: Table,
  actions: KeyActions,
  key: string,
  target: Element | null,
): (() => void) | null {
  if (/^\d$/.test(key)) {
    return () => {
      table.choosing.pressNumber(Number(key));
      actions.numbered();
    };
  }
  switch (key) {
    case "Enter":
      // a focused control answers Enter by itself
      return target?.closest("button, a, [role=button]") ? null : () => table.choosing.confirm();
    case "Escape":
      if (actions.quiet()) return () => {};
      if (table.notice) return () => (table.notice = null);
      if (table.at !== null) return () => table.live();
      if (table.hint) return () => (table.hint = null);
      return () => table.choosing.letGo();
    case " ":
      // a focused control answers the space bar by itself
      return table.at === null || target?.closest("button, a, [role=button]")
        ? null
        : actions.pause;
    case "u":
      return () => table.undo();
    case "h":
      return () => void table.askHint();
    case "?":
      return actions.help;
    case "i":
      return actions.look;
    case "l":
      return actions.list;
    case "t":
      return actions.text;
    case "r":
      return actions.replay;
    case ",":
      return () => void table.stepBy(-1);
    case ".":
      return () => void table.stepBy(1);
    case "o":
      return actions.turn;
    case "m":
      return actions.sound;
    case "+":
    case "=":
      return () => actions.zoom(1.25);
    case "-":
    case "−":
      return () => actions.zoom(0.8);
    case "Home":
      return actions.fit;
    default:
      return null;
  }
}
