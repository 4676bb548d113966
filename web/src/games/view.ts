/** What a game's board module is to the table: a few components and functions, nothing else. */
import type { Component } from "svelte";
import type { Choosing } from "../table/choosing.svelte";
import type { Args, Entry, Picture, Seat } from "../table/types";
import type { Pigment } from "../pieces/pigments";

/** Everything a game's components get to see. */
export interface Scene<P> {
  readonly game: string;
  readonly picture: P;
  readonly choosing: Choosing;
  /** Seats of whoever looks; for a spectator none. */
  readonly mine: readonly string[];
  readonly seats: readonly Seat[];
  /** Who is asked what, if anybody is. */
  readonly asked: { readonly seat: string; readonly key: string } | null;
  /** The latest lines of the chronicle, oldest first. */
  readonly news: readonly Entry[];
  /** Of these what others did since the viewer's last answer, or what is being looked at. */
  readonly recent: readonly Entry[];
  /** The phone's geometry. */
  readonly small: boolean;
  /** The colour of who touched a thing since the viewer's last answer. */
  touched(kind: string, id: string): Pigment | null;
}

type SceneComponent<P> = Component<{ scene: Scene<P> }>;

/** Something about a board that is on or off, kept on this device. */
export interface Switch {
  label(): string;
  isOn(): boolean;
  flip(): void;
}

/** A step of the turn for the bar. */
export interface Phase {
  label: string;
  state: "done" | "now" | "to come";
}

/** A board in words: a caption, column heads, and rows whose first cell is their head. */
export interface TextTable {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** Lines about how a thing stands now; those of a seat have its colour. */
export interface State {
  head?: string;
  pigment?: string;
  lines: string[];
}

/** What is told of a thing, in its tooltip and in its sheet. */
export interface About {
  name: string;
  /** What it is and does: words that do not change. */
  text: string[];
  state?: State[];
  /** The rules it is about, the most telling first. */
  rules?: readonly string[];
}

/** One line of the reckoning. */
export interface Tally {
  label: string;
  points: Partial<Record<string, number>>;
}

export interface GameView<P = Picture> {
  Board: SceneComponent<P>;
  /** What lies over board and flank while it goes on: a check, a bargain. */
  Over?: SceneComponent<P>;
  /** What stands beside the board; on a phone under it. */
  Flank?: SceneComponent<P>;
  /** What lies in the tray; without it the options are listed as tiles. */
  Tray?: SceneComponent<P>;
  /** More of a seat than its row shows. */
  Seat?: Component<{ scene: Scene<P>; seat: string }>;
  /** What a seat is in the game, where that changes: it stands beside the name. */
  rank?(picture: P, seat: string): string;
  /** Rows of seats are low and the name has one line: six fit. */
  slim?: boolean;
  /** All that lies before a seat, in its sheet; without it the sheet shows what the row does. */
  Sheet?: Component<{ scene: Scene<P>; seat: string }>;
  /** A small picture of a thing in running text. */
  Token?: Component<{ kind: string; id: string }>;
  /** What a thing is; null where there is nothing to say. When it matters: `<game>-when-<kind>`. */
  about?(scene: Scene<P>, kind: string, id: string): About | null;
  /** A thing drawn large, for its sheet. */
  Portrait?: Component<{ scene: Scene<P>; kind: string; id: string }>;
  /** The arms of a seat. */
  arms(seat: string): Pigment;
  /** The score of a seat and what it is reckoned against, and one short note for narrow screens. */
  score?(picture: P, seat: string): { have: string; of?: string; note?: string };
  phases?(scene: Scene<P>): Phase[];
  /** The time of the game in the bar: a year, a track of turns. */
  Clock?: SceneComponent<P>;
  /** The same in a few words, for the bar of a phone. */
  moment?(picture: P): string;
  /** Turns the flank to who stands how with whom. */
  relations?(): void;
  /** Turns the board, where it can be drawn more than one way up. */
  turn?(): void;
  /** Settings of this board for the menu. */
  switches?: readonly Switch[];
  /** Facts that open a section of the chronicle: a round, a year. */
  heads?: { includes(key: string): boolean };
  /** Facts with dice in them: they are looked at for longer. */
  dice?: { includes(key: string): boolean };
  /** Kinds that are cards: lines of the chronicle that name one sound like it. */
  cards?: readonly string[];
  /** Facts of what could not be done: struck through. */
  vain?: { includes(key: string): boolean };
  /** The points of every seat by what they are for, when a match is over. */
  tally?(picture: P): Tally[];
  /** That what is counted is of unlike kinds and has no sum. */
  unlike?: boolean;
  /** The table as text. */
  text(scene: Scene<P>): TextTable[];
}

/** What the lobby shows of a game: it does not load the board. */
export interface TileView {
  /** The board in small, as SVG that follows the theme; made by `make tiles`. */
  picture?: string;
  /** How long a match takes. */
  minutes?: number;
  /** The variables of `<game>-moment` in so many a round, where a round is called otherwise. */
  moment?(round: number): Args;
  /** The arms of a seat. */
  arms(seat: string): Pigment;
}

/** The table handles pictures without knowing their shape; each board knows its own. */
export const gameView = <P>(view: GameView<P>): GameView => view as unknown as GameView;
