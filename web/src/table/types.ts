/** What the server says about a table, as docs/wire.md tells it. */

/** A thing on the board by kind and text id, as the options of a question name it. */
export type Thing = readonly [kind: string, id: string];

/** A number, or a thing written "kind/id", or a row of either. */
export type Value = number | string | readonly (number | string)[];
export type Args = Readonly<Record<string, Value>>;

/** A message key with its variables; sentences are made from it in the reader's language. */
export interface Saying {
  key: string;
  args?: Args;
}

export interface Note extends Saying {
  rule?: string;
}

export interface Option {
  code: string;
  verb: string;
  touches: Thing[];
  /** No undo after it, as far as this seat can know. */
  final: boolean;
  note?: Note | null;
}

/** An option that is not there, and the rule that leaves it out. */
export interface Refusal {
  code: string;
  verb: string;
  touches: Thing[];
  rule: string;
}

/** A question to somebody: of others only who and what. */
export interface Waiting {
  seat: string;
  key: string;
}

/** A question to the seat whose sight this is. */
export interface Ask extends Waiting, Saying {
  /** What the question is about; drawn as selected. */
  subject: Thing[];
  rule: string;
  on_behalf_of: string | null;
  options: Option[];
  refused: Refusal[];
}

/** One line of the chronicle. */
export interface Fact extends Saying {
  rule: string;
  /** How many choices had been made when it happened: its moment on the scrubber. */
  choice: number;
  seat: string | null;
  /** It followed from the only option there was. */
  forced: boolean;
}

/** A line of the chronicle with its place in it. */
export interface Entry extends Fact {
  number: number;
}

/** What the table itself wrote into the journal. */
export interface Remark extends Saying {
  choice: number;
}

export interface Seat {
  id: string;
  player: "person" | "bot" | "house" | "open";
  name: string;
  /** The bot that plays now, if one does. */
  bot: string | null;
  /** The bot plays for the person whose name is shown. */
  stand_in: boolean;
  resigned: boolean;
  present: boolean;
  asked: boolean;
  thinking: boolean;
  /** Away so long that the others may hand it to a bot. */
  handable: boolean;
}

export interface Proposal {
  number: number;
  what: "take-back" | "abort";
  by: string;
  choice: number | null;
  agreed: string[];
  waits: string[];
}

export interface Result {
  reason: string;
  by: "rules" | "resign" | "abort";
  winners: string[];
  places: Record<string, number>;
  rewards: Record<string, number>;
}

export type Status = "open" | "running" | "over" | "frozen";

/** Everything a table page shows; each message replaces the one before. */
export interface View {
  type: "table";
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  secrets: boolean;
  listed: boolean;
  status: Status;
  version: number;
  choices: number;
  seats: Seat[];
  /** The seats of whoever looks; empty for a spectator. */
  mine: string[];
  /** Whose sight this is; null: the observer's, "all": everything, after the end. */
  seat: string | null;
  /** The own seat to which the screen must be passed. */
  curtain: string | null;
  host: boolean;
  picture: Picture | null;
  asks: (Ask | Waiting)[];
  undo: { seat: string | null; allowed: boolean; reason: string | null };
  take_back: { allowed: boolean; choice: number | null };
  hints: boolean;
  /** Keep so many lines of the chronicle, drop the rest, append `facts`. */
  facts_from: number;
  facts: Fact[];
  /** Number of the first line after the own last answer. */
  since: number;
  remarks: Remark[];
  proposal: Proposal | null;
  result: Result | null;
  luck: { commitment: string; seed: string | null };
  next: string | null;
  from: { table: string; choice: number | null } | null;
}

/** The table after so many choices, with the sight of then. */
export interface Past {
  type: "past";
  reply: string | null;
  choice: number;
  seat: string | null;
  /** Lines of the chronicle that had been told. */
  facts: number;
  picture: Picture;
  asks: Waiting[];
}

export interface Advice {
  code: string;
  /** How likely the seat wins after it, 0 to 1. */
  chance: number;
}

export interface Hint {
  type: "hint";
  reply: string | null;
  seat: string;
  version: number;
  code: string;
  options: Advice[];
}

export interface Done {
  type: "done";
  reply: string | null;
  version: number;
}

export interface Problem {
  code: string;
  key: string;
  args: Args;
}

export interface Denied {
  type: "refused";
  reply: string | null;
  error: Problem;
}

/** Everything that comes through a socket. */
export type Message = View | Past | Hint | Done | Denied;
export type Reply = Past | Hint | Done;

/** What a client says through a socket; `id` is added on the way. */
export type Said =
  | { do: "choose"; seat: string; code: string; version: number }
  | { do: "undo"; seat: string; version: number }
  | { do: "sight"; seat: string | null }
  | { do: "propose"; seat: string; what: Proposal["what"]; choice?: number }
  | { do: "answer"; seat: string; proposal: number; agree: boolean }
  | { do: "resign"; seat: string }
  | { do: "hand"; seat: string; bot?: string }
  | { do: "return"; seat: string }
  | { do: "hint"; seat: string; version: number }
  | { do: "past"; choice: number }
  | { do: "here" };

/** The state of a match by text ids; its shape belongs to the game. */
export type Picture = Record<string, unknown>;

export const name = (thing: Thing): string => `${thing[0]}/${thing[1]}`;

export const isOwn = (ask: Ask | Waiting): ask is Ask => "options" in ask;

/** The question to whoever looks, if there is one. */
export const ownAsk = (view: Pick<View, "asks">): Ask | null => view.asks.find(isOwn) ?? null;
