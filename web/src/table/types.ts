/** What the server says to a table page. The client draws it and sends back one code. */

/** A thing on the board by kind and text id, as the options of a question name it. */
export type Thing = readonly [kind: string, id: string];

/** A number, or a thing written "kind/id", or a row of either. */
export type Value = number | string | readonly (number | string)[];

/** A message key with its variables; sentences are made from it in the reader's language. */
export interface Saying {
  key: string;
  args?: Record<string, Value>;
}

export interface Option {
  code: string;
  verb: string;
  touches: Thing[];
  /** No undo after it. */
  final: boolean;
  note?: Saying | null;
}

/** An option that is not there, and the rule that leaves it out. */
export interface Refusal {
  verb: string;
  touches: Thing[];
  rule: string;
}

export interface Ask extends Saying {
  seat: string;
  /** What the question is about; drawn as selected. */
  subject?: Thing | null;
  options: Option[];
  refused?: Refusal[];
}

/** A question to somebody else: only who and what. */
export interface Waiting {
  seat: string;
  key: string;
}

/** One line of the chronicle. */
export interface Entry extends Saying {
  /** Its place in the chronicle, and on the scrubber. */
  number: number;
  seat?: string | null;
  rule?: string;
  /** The line opens a section: a round, a year. */
  head?: boolean;
  /** It followed from the only option there was. */
  forced?: boolean;
}

export interface Seat {
  id: string;
  name: string;
  player: "person" | "bot" | "house" | "open";
  /** The bot's own name where a bot plays. */
  bot?: string;
  away?: boolean;
  thinking?: boolean;
}

export interface Undo {
  allowed: boolean;
  /** Why not: a key of the table's words. */
  reason?: string;
}

export interface Result {
  /** Why it is over. */
  key: string;
  winners: string[];
}

/** Everything a table page shows; each message replaces the one before. */
export interface View {
  game: string;
  table: string;
  version: number;
  seats: Seat[];
  /** The seats of whoever looks; empty for a spectator. */
  mine: string[];
  picture: Picture;
  ask: Ask | null;
  waiting: Waiting[];
  chronicle: Entry[];
  /** Number of the first line after the viewer's own last answer. */
  since: number;
  undo: Undo;
  result?: Result | null;
}

/** The state of a match by text ids; its shape belongs to the game. */
export type Picture = Record<string, unknown>;

export const name = (thing: Thing): string => `${thing[0]}/${thing[1]}`;
