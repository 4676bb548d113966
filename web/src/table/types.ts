/** What the server says about a table: the generated messages, by the names that boards use. */
import type * as wire from "../generated/messages";

export type {
  Advice,
  Done,
  HintView as Hint,
  Problem,
  RemarkLine as Remark,
  Result,
  Seat,
} from "../generated/messages";

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

export type Note = Saying & Partial<Pick<wire.Saying, "rule">>;

/** With what it would count, where that is noted. */
export type Option = Omit<wire.Option, "touches" | "note"> & {
  touches: Thing[];
  note?: Note | null;
};

/** An option that is not there, and the rule that leaves it out. */
export type Refusal = Omit<wire.Refusal, "touches" | "by"> & {
  touches: Thing[];
  /** The thing that forbids it. */
  by?: Thing;
};

/** A question to somebody: of others only who and what. */
export type Waiting = Pick<wire.Ask, "seat" | "key">;

/** A question to the seat whose sight this is. */
export type Ask = Saying &
  Required<Pick<wire.Ask, "seat" | "rule" | "on_behalf_of">> & {
    /** What the question is about; drawn as selected. */
    subject: Thing[];
    options: Option[];
    refused: Refusal[];
    /** Things that can be picked for shortcuts, where there are any. */
    picks?: Thing[];
  };

/** A shortcut: where it leads, its answers, what it passes, what it costs and leaves. */
export type Way = Omit<wire.Way, "to" | "path" | "note"> & { to: Thing; path: Thing[]; note: Note };

/** One line of the chronicle: `choice` is its moment on the scrubber. */
export type Fact = Saying & Omit<wire.FactLine, "key" | "args">;

/** A line of the chronicle with its place in it. */
export type Entry = Fact & { number: number };

export type Proposal = wire.ProposalState;
export type Status = wire.TableView["status"];

/** Everything a table page shows; each message replaces the one before. */
export type View = Omit<wire.TableView, "asks" | "facts" | "picture"> & {
  picture: Picture | null;
  asks: (Ask | Waiting)[];
  facts: Fact[];
};

/** The table after so many choices, with the sight of then. */
export type Past = Omit<wire.PastView, "asks" | "picture"> & { picture: Picture; asks: Waiting[] };

export type Denied = wire.Denied;

/** Everything that comes through a socket. */
export type Message = View | Reply | Denied;
export type Reply =
  Past | wire.HintView | wire.Done | (Omit<wire.WaysView, "ways"> & { ways: Way[] });

/** What a client says through a socket; `id` is added on the way. */
export type Said = Unsigned<wire.Said>;
type Unsigned<T> = T extends unknown ? Omit<T, "id"> : never;

/** The state of a match by text ids; its shape belongs to the game. */
export type Picture = Record<string, unknown>;

export const name = (thing: Thing): string => `${thing[0]}/${thing[1]}`;

/** The thing that is written "kind/id". */
export function thingOf(written: string | null | undefined): Thing | null {
  const cut = written?.indexOf("/") ?? -1;
  return written && cut > 0 ? [written.slice(0, cut), written.slice(cut + 1)] : null;
}

export const isOwn = (ask: Ask | Waiting): ask is Ask => "options" in ask;

/** The question to whoever looks, if there is one. */
export const ownAsk = (view: Pick<View, "asks">): Ask | null => view.asks.find(isOwn) ?? null;
