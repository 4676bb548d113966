/** The messages of the table. Written by 'make client'; not to be edited. */

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reply".
 */
export type Reply = Done | PastView | HintView | WaysView;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Said".
 */
export type Said = Choose | Undo | Propose | Consent | Resign | Hand | Return | Hint | AskWays | Past | Here | See;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Spoken".
 */
export type Spoken = Choose | Undo | Propose | Consent | Resign | Hand | Return | Hint | AskWays | Past | Here;

export interface Messages {
  [k: string]: unknown;
}
/**
 * One option, weighed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  code: string;
  chance: number;
}
/**
 * How far the analysis of a match is, and the choices that cost most.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Analysis".
 */
export interface Analysis {
  state: "none" | "running" | "stopped" | "done";
  done: number;
  of: number;
  mine: boolean;
  allowed: boolean;
  swings: Swing[];
}
/**
 * A choice that cost much: what was chosen, what the search preferred, the chance of both.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Swing".
 */
export interface Swing {
  choice: number;
  seat: string;
  question: string;
  chosen: Answered;
  best: Answered;
  got: number;
  had: number;
}
/**
 * An answer that was or could have been given.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Answered".
 */
export interface Answered {
  code: string;
  verb: string;
  touches: [string, string][];
}
/**
 * A question; of one to somebody else only seat and key are there.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  seat: string;
  key: string;
  args?: {
    [k: string]: string | number | (string | number)[];
  };
  subject?: [string, string][];
  rule?: string;
  on_behalf_of?: string | null;
  options?: Option[];
  refused?: Refusal[];
  picks?: [string, string][];
}
/**
 * One way to answer.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  code: string;
  verb: string;
  touches: [string, string][];
  final: boolean;
  note: Saying | null;
  times?: number;
  passes?: boolean;
}
/**
 * A message key with its variables and its rule.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Saying".
 */
export interface Saying {
  key: string;
  args: {
    [k: string]: string | number | (string | number)[];
  };
  rule: string;
}
/**
 * An option that is not there, and the rule that leaves it out.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  code: string;
  verb: string;
  touches: [string, string][];
  rule: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  by?: [string, string];
}
/**
 * Asks for shortcuts from the open question, for things that are picked.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AskWays".
 */
export interface AskWays {
  do: "ways";
  seat: string;
  version: number;
  things?: [string, string][];
  id?: string | null;
}
/**
 * Answers a question with one of its options; or this and those that follow, in one message.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
  do: "choose";
  seat: string;
  version: number;
  code?: string;
  codes?: string[];
  id?: string | null;
}
/**
 * What a match began with and has left; the seats and options of a next one as proposed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Chronicle".
 */
export interface Chronicle {
  before: {} | null;
  record: {};
  seats: SequelSeat[];
  options: {
    [k: string]: string;
  };
}
/**
 * Who sits there in the next game: whoever sat on a seat of this one, a bot, or nobody yet.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SequelSeat".
 */
export interface SequelSeat {
  player: "bot" | "open" | "sat";
  seat?: string | null;
  bot?: string | null;
}
/**
 * Agrees to a proposal or turns it down; the proposer withdraws it so.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  do: "answer";
  seat: string;
  proposal: number;
  agree: boolean;
  id?: string | null;
}
/**
 * How every seat stood as the match went on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Course".
 */
export interface Course {
  choices: number[];
  seats: {
    [k: string]: number[];
  };
}
/**
 * A message was not carried out.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Denied".
 */
export interface Denied {
  type: "refused";
  reply: string | null;
  error: Problem;
}
/**
 * A refusal: a stable code and a message of the table's words.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  key: string;
  args: {
    [k: string]: string | number | (string | number)[];
  };
}
/**
 * A message of a client; its id makes it safe to send it twice.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Do".
 */
export interface Do {
  do: "Do";
  id?: string | null;
}
/**
 * A message was carried out, and that is on the disk; the version is that of this sight.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  reply: string | null;
  version: number;
  seat: string | null;
  taken?: number;
}
/**
 * The body of every refused request.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Error".
 */
export interface Error {
  error: Problem;
}
/**
 * A line of the chronicle.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FactLine".
 */
export interface FactLine {
  key: string;
  args: {
    [k: string]: string | number | (string | number)[];
  };
  rule: string;
  choice: number;
  seat: string | null;
  forced: boolean;
}
/**
 * How a person fared in a game against one kind of opponents.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Fared".
 */
export interface Fared {
  game: string;
  level: string;
  played: number;
  won: number;
  counted: string | null;
  points: number | null;
  choices: number;
  rounds: number;
}
/**
 * A bot that plays a game; a higher level is stronger.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameBot".
 */
export interface GameBot {
  id: string;
  level: number;
  rating: number | null;
}
/**
 * A game that can be played here.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameCard".
 */
export interface GameCard {
  id: string;
  rules: number;
  secrets: boolean;
  seats: {
    [k: string]: string[];
  };
  houses: {
    [k: string]: string[];
  };
  options: GameOption[];
  presets: {
    [k: string]: {
      [k: string]: string;
    };
  };
  bots: GameBot[];
  data: string;
  corrected: number;
  guides: string[];
  puzzles: number;
}
/**
 * Something to be decided when the table is laid.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameOption".
 */
export interface GameOption {
  id: string;
  values: string[];
  default: string;
  rule: string;
  seats: number[];
}
/**
 * Lets a bot play for a seat: one's own, or one whose person stays away.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  do: "hand";
  seat: string;
  bot?: string | null;
  id?: string | null;
}
/**
 * Whether the server can do its work.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: string;
}
/**
 * A sign of life.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Here".
 */
export interface Here {
  do: "here";
  id?: string | null;
}
/**
 * Asks what a bot would do.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  do: "hint";
  seat: string;
  version: number;
  id?: string | null;
}
/**
 * What a bot would do.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HintView".
 */
export interface HintView {
  type: "hint";
  reply: string | null;
  seat: string;
  version: number;
  code: string;
  options: Advice[];
}
/**
 * A new table, with an invitation for every open seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Laid".
 */
export interface Laid {
  id: string;
  invitations: {
    [k: string]: string;
  };
}
/**
 * An invitation to a seat, shown once.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  token: string;
}
/**
 * The tables that concern a person, those that are over, and those that are open to all.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  mine: Row[];
  finished: Row[];
  listed: Row[];
  pages: Pages;
  games: {
    [k: string]: Tally;
  };
}
/**
 * A table in a list.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  id: string;
  game: string;
  title: string;
  status: "open" | "running" | "over" | "frozen";
  seats: RowSeat[];
  mine: string[];
  waits: boolean;
  open: string[];
  changed: number;
  round: number;
  asked: string[];
  winners: string[] | null;
  resigned: string[];
  fork: boolean;
  chapter: number;
}
/**
 * A seat in a list of tables.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RowSeat".
 */
export interface RowSeat {
  id: string;
  player: "person" | "bot" | "house" | "open";
  name: string;
  bot: string | null;
}
/**
 * The pages of the lobby's lists.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pages".
 */
export interface Pages {
  mine: Page;
  finished: Page;
  listed: Page;
}
/**
 * Which page of how many, and how many tables they hold.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface Page {
  page: number;
  pages: number;
  total: number;
}
/**
 * How many tables of a game a person has that are not over, and how many wait.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
  running: number;
  waits: number;
}
/**
 * The promise about the luck, and after the end what it was about.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Luck".
 */
export interface Luck {
  commitment: string;
  seed: string | null;
}
/**
 * Who the server takes this browser for.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
}
/**
 * A stop of the rules that brought the sight something new, told by what was different then.
 *
 *     Its picture is that of the moment after it with `lay` laid over it and `drop` taken from it; the
 *     last moment's is so made from the picture of the message.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  choice: number;
  facts: number;
  lay?: {};
  drop?: string[][];
}
/**
 * A message of which nothing but its id is known.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Named".
 */
export interface Named {
  id?: string | null;
}
/**
 * Where to leave the match, as whom, and against which bots.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewFork".
 */
export interface NewFork {
  choice?: number | null;
  seat?: string | null;
  bot?: string | null;
}
/**
 * A guided match to be begun.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewGuided".
 */
export interface NewGuided {
  name?: string | null;
}
/**
 * The name to be known by.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewName".
 */
export interface NewName {
  name: string;
}
/**
 * Who shall play a seat of a new table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewSeat".
 */
export interface NewSeat {
  player: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}
/**
 * The next game of a chronicle; what is left out is proposed by the rules, or as it was.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewSequel".
 */
export interface NewSequel {
  seats?: SequelSeat[] | null;
  options?: {
    [k: string]: string;
  } | null;
  title?: string | null;
}
/**
 * A table to be laid.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: {
    [k: string]: string;
  };
  title?: string;
  listed?: boolean;
  hints?: boolean;
  away?: number;
  name?: string | null;
}
/**
 * The table that this one came from.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Origin".
 */
export interface Origin {
  table: string;
  choice: number | null;
}
/**
 * Which page of each list is wanted.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PageNumbers".
 */
export interface PageNumbers {
  mine: number;
  finished: number;
  listed: number;
}
/**
 * Asks for the table as it stood after so many choices.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Past".
 */
export interface Past {
  do: "past";
  choice: number;
  id?: string | null;
}
/**
 * The table as it stood, with the sight of then.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PastView".
 */
export interface PastView {
  type: "past";
  reply: string | null;
  choice: number;
  seat: string | null;
  facts: number;
  picture: {};
  asks: Ask[];
  moments: Moment[];
}
/**
 * How many people would play, and with which table options.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlannedSeats".
 */
export interface PlannedSeats {
  people: number;
  options?: {
    [k: string]: string;
  };
}
/**
 * What waits for the consent of others.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ProposalState".
 */
export interface ProposalState {
  number: number;
  what: "take-back" | "abort" | "cut-back";
  by: string;
  choice: number | null;
  agreed: string[];
  waits: string[];
}
/**
 * Asks the others for their consent.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Propose".
 */
export interface Propose {
  do: "propose";
  seat: string;
  what: "abort" | "cut-back" | "take-back";
  choice?: number | null;
  id?: string | null;
}
/**
 * A position as its seat saw it, what it was asked, and what is to be told afterwards.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PuzzleView".
 */
export interface PuzzleView {
  id: string;
  game: string;
  data: string;
  number: number;
  of: number;
  seat: string;
  seats: string[];
  houses: string[];
  picture: {};
  ask: Ask;
  options: {
    [k: string]: string;
  };
  secrets: boolean;
  chances: Weighed[];
  best: string;
  played: string;
  choice: number;
  choices: number;
}
/**
 * An answer to a puzzle and its chance.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Weighed".
 */
export interface Weighed {
  code: string;
  chance: number;
}
/**
 * A QR code: squares in a row, and the dark ones as a path of SVG.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "QRCode".
 */
export interface QRCode {
  size: number;
  path: string;
}
/**
 * What a QR code shall say.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "QRText".
 */
export interface QRText {
  text: string;
}
/**
 * How others come to a table of mine: by this address, or not at all.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
  address: string | null;
  loopback: boolean;
}
/**
 * Something the table wrote into the journal.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RemarkLine".
 */
export interface RemarkLine {
  choice: number;
  key: string;
  args: {
    [k: string]: string | number | (string | number)[];
  };
}
/**
 * Whether a table shall be left out of one's own lists.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Remove".
 */
export interface Remove {
  removed: boolean;
}
/**
 * Shortcuts for what is picked; the codes of each are taken as they are.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WaysView".
 */
export interface WaysView {
  type: "ways";
  reply: string | null;
  seat: string;
  version: number;
  ways: Way[];
}
/**
 * A shortcut: the thing it leads to, the answers, the things on the way, what is left.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Way".
 */
export interface Way {
  /**
   * @minItems 2
   * @maxItems 2
   */
  to: [string, string];
  codes: string[];
  path: [string, string][];
  note: Saying;
  final: boolean;
}
/**
 * Gives the match up; the seat stays one's own to look from.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  do: "resign";
  seat: string;
  id?: string | null;
}
/**
 * How a match ended.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  reason: string;
  by: "rules" | "resign" | "abort";
  winners: string[];
  places: {
    [k: string]: number;
  };
  rewards: {
    [k: string]: number;
  };
  points?: {
    [k: string]: number;
  };
}
/**
 * Takes one's seat back from the bot.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  do: "return";
  seat: string;
  id?: string | null;
}
/**
 * Takes the last answer back, as long as nobody learned anything by it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  do: "undo";
  seat: string;
  version: number;
  id?: string | null;
}
/**
 * Looks with another seat; null looks on as a spectator.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "See".
 */
export interface See {
  do: "sight";
  seat: string | null;
  id?: string | null;
}
/**
 * A seat of a table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  id: string;
  player: "person" | "bot" | "house" | "open";
  name: string;
  bot: string | null;
  stand_in: boolean;
  resigned: boolean;
  present: boolean;
  asked: boolean;
  thinking: boolean;
  hurried: boolean;
  handable: boolean;
}
/**
 * The seat that was taken.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  seat: string;
}
/**
 * The seats of people and those that the rules play, in the order of their numbers.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Seating".
 */
export interface Seating {
  seats: string[];
  houses: string[];
}
/**
 * The host fills an open seat with a bot, or opens it again.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SetSeat".
 */
export interface SetSeat {
  player: "bot" | "open";
  bot?: string | null;
}
/**
 * Sitting down: with an invitation, or at a listed table without.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  token?: string | null;
  seat?: string | null;
  name?: string | null;
}
/**
 * Getting up before the match begins.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  seat: string;
}
/**
 * How a person fared, game by game, in matches that are over.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
  records: Fared[];
}
/**
 * Everything a client shows; each one replaces the one before.
 *
 *     `cut_back`: the match is frozen, but could go on from an earlier point.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableView".
 */
export interface TableView {
  type: "table";
  id: string;
  game: string;
  data: string;
  title: string;
  options: {
    [k: string]: string;
  };
  secrets: boolean;
  listed: boolean;
  status: "open" | "running" | "over" | "frozen";
  version: number;
  choices: number;
  seats: Seat[];
  mine: string[];
  seat: string | null;
  curtain: string | null;
  host: boolean;
  picture: {} | null;
  asks: Ask[];
  undo: UndoState;
  take_back: TakeBack;
  hints: boolean;
  facts_from: number;
  facts: FactLine[];
  since: number;
  fresh: boolean;
  moments: Moment[];
  remarks: RemarkLine[];
  proposal: ProposalState | null;
  result: Result | null;
  luck: Luck;
  next: string | null;
  sequel: string | null;
  chapter: number;
  record: boolean;
  from: Origin | null;
  guide: string | null;
  cut_back: boolean;
}
/**
 * Whether the last answer can be taken back freely.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UndoState".
 */
export interface UndoState {
  seat: string | null;
  allowed: boolean;
  reason: string | null;
}
/**
 * Whether a take-back by consent makes sense, and how far it would go.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  allowed: boolean;
  choice: number | null;
}
/**
 * Whether the analysis shall go on, as far as this person is concerned.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WantAnalysis".
 */
export interface WantAnalysis {
  wanted: boolean;
}
