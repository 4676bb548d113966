/** One table: a message of the server replaces everything; what is said goes out through a wire. */
import { Refused } from "../wire/refused";
import { Choosing } from "./choosing.svelte";
import { Film } from "./film.svelte";
import { unroll, type Moment } from "./moments";
import { settings } from "./settings.svelte";
import {
  ownAsk,
  type Args,
  type Ask,
  type Done,
  type Entry,
  type Hint,
  type Past,
  type Picture,
  type Proposal,
  type Remark,
  type Reply,
  type Said,
  type Seat,
  type Thing,
  type View,
  type Waiting,
  type Way,
} from "./types";

/** The way to the server; the store knows no sockets. */
export interface Wire {
  say(said: Said): Promise<Reply>;
}

export type Connection = "live" | "lost";

/** A short word to whoever looks. */
export interface Notice {
  /** A message of the table's words. */
  key: string;
  args?: Args;
  rules: string[];
  /** What can be done about it. */
  action?: { key: string; act: () => void };
}

export class Table {
  /** The table now. */
  view = $state.raw<View | null>(null);
  /** The whole chronicle as this sight may read it. */
  chronicle = $state.raw<Entry[]>([]);
  /** The table at an earlier moment, while somebody looks back. */
  past = $state.raw<Past | null>(null);
  /** How many choices had been made at the moment that is looked at; null when live. */
  at = $state<number | null>(null);
  /** Which of the moments of that choice it is. */
  #stop = $state(0);
  /** What has just happened, while it is being told. */
  readonly film = new Film(() => this.#ask());
  connection = $state<Connection>("live");
  notice = $state.raw<Notice | null>(null);
  /** A rule to open in the rules panel. */
  rule = $state<string | null>(null);
  /** What a bot would do, for the question that is open. */
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  /** The line of the chronicle under the pointer: what it touched lights up. */
  pointed = $state.raw<Entry | null>(null);
  readonly choosing: Choosing;
  #wire: Wire;
  #saying = 0; // answers and undos on their way
  #said: Pick<Done, "seat" | "version"> | null = null; // what the last of them led to
  #asked = ""; // the question that was begun, as text
  #seen = new Map<number, Past>(); // moments that were looked at, as long as they stand
  #fetching: Promise<void> | null = null; // one question about the past at a time

  constructor(wire: Wire) {
    this.#wire = wire;
    this.choosing = new Choosing({
      answer: (code) => this.#answer({ code }),
      send: (codes) => this.#answer({ codes }),
      ways: (things) => this.#ways(things),
      held: () => this.#hold(),
    });
  }

  /** Takes a message of the server; a half-made choice survives as long as its question does. */
  receive(view: View): void {
    const isNew = this.view?.id !== view.id;
    const turned = isNew || this.view?.seat !== view.seat;
    const moved = isNew || this.view?.version !== view.version;
    const kept = isNew ? [] : this.chronicle.slice(0, view.facts_from);
    const before = this.#present;
    const isCut =
      turned || kept.length < this.chronicle.length || view.choices < (this.view?.choices ?? 0);
    if (isCut) {
      this.#seen.clear(); // another sight, or something was taken back
      this.film.skip();
    }
    if (view.facts.length > 0 || kept.length !== this.chronicle.length || isNew) {
      const first = kept.length;
      this.chronicle = [...kept, ...view.facts.map((fact, i) => ({ ...fact, number: first + i }))];
    }
    this.view = view;
    this.#isBehind(view);
    if (before && !isCut && view.picture && this.at === null && Film.plays) {
      this.film.add(unroll(view.moments, view.picture, kept.length), before);
    } else this.film.skip();
    if (moved && this.hint && this.hint.version !== view.version) this.hint = null;
    if (this.at !== null) {
      if (this.at > view.choices) this.live();
      else if (turned) this.look(this.at);
      return;
    }
    this.#ask();
  }

  /** The table now, as a moment. */
  get #present(): Moment | null {
    const { view } = this;
    const facts = this.chronicle.length;
    if (!view?.picture) return null;
    return { choice: view.choices, from: facts, facts, picture: view.picture };
  }

  /** The moments of the choice that is looked at. */
  #stops = $derived.by((): Moment[] => {
    const { past } = this;
    if (!past) return [];
    const first = this.chronicle.findIndex(({ choice }) => choice >= past.choice);
    const from = first < 0 ? past.facts : Math.min(first, past.facts);
    if (past.moments.length > 0) return unroll(past.moments, past.picture, from);
    return [{ choice: past.choice, from, facts: past.facts, picture: past.picture }];
  });

  /** The moment that the page shows; null: the present. */
  get moment(): Moment | null {
    if (this.at === null) return this.film.shown;
    const stops = this.#stops;
    return stops[Math.min(this.#stop, stops.length - 1)] ?? null;
  }

  /** What the page draws: the past while looking back or being told, else the present. */
  get picture(): Picture | null {
    return this.moment?.picture ?? this.view?.picture ?? null;
  }

  /** The open questions at the moment shown; in the middle of the rules there are none. */
  get asks(): (Ask | Waiting)[] {
    if (this.at === null) return this.film.isPlaying ? [] : (this.view?.asks ?? []);
    if (!this.past) return this.view?.asks ?? [];
    return this.#stop < this.past.moments.length - 1 ? [] : this.past.asks;
  }

  /** The chronicle up to the moment shown. */
  get told(): Entry[] {
    const { moment } = this;
    return moment ? this.chronicle.slice(0, moment.facts) : this.chronicle;
  }

  /** The lines that told what led to the moment shown. */
  get telling(): Entry[] {
    const { moment } = this;
    return moment ? this.chronicle.slice(moment.from, moment.facts) : [];
  }

  /** Whose sight this is, where it is a seat's. */
  get sight(): string | null {
    const { seat, mine } = this.view ?? { seat: null, mine: [] };
    return seat !== null && mine.includes(seat) ? seat : null;
  }

  /** The seat that undo, hints and proposals speak for. */
  get self(): string | null {
    const { played, sight } = this;
    return sight !== null && played.includes(sight) ? sight : (played[0] ?? null);
  }

  /** The question to whoever looks; one that a bot answers for the seat is none. */
  get question(): Ask | null {
    const ask = this.view && ownAsk(this.view);
    return ask && !this.seat(ask.seat)?.stand_in ? ask : null;
  }

  /** My seats that I have not given up. */
  get played(): string[] {
    return this.view?.mine.filter((id) => !this.seat(id)?.resigned) ?? [];
  }

  /** Whoever looks had a seat and gave it up. */
  get hasResigned(): boolean {
    return (this.view?.mine.length ?? 0) > 0 && this.played.length === 0;
  }

  seat(id: string): Seat | undefined {
    return this.view?.seats.find((seat) => seat.id === id);
  }

  isMine(seat: string): boolean {
    return this.view?.mine.includes(seat) ?? false;
  }

  /** Whether a seat is that of whoever looks now: behind a curtain the others are others. */
  isLooking(seat: string): boolean {
    return this.view?.secrets && this.sight !== null ? seat === this.sight : this.isMine(seat);
  }

  /** What others did after the viewer's last turn; whom the rules play acts within it. */
  get since(): Entry[] {
    const view = this.view;
    if (!view || view.mine.length === 0 || view.status === "open") return [];
    const lines = this.chronicle.slice(view.since);
    return lines.slice(0, lines.findLastIndex(({ seat }) => this.#isOther(seat)) + 1);
  }

  /** Of these what leaves its marks on the board: until the viewer's next answer. */
  get marks(): Entry[] {
    if (!this.view?.fresh) return [];
    let by: string | null = null; // castles and crowns follow from somebody's move
    return this.since
      .map((entry) => ({ ...entry, seat: (by = entry.seat ?? by) }))
      .filter(({ seat }) => this.#isOther(seat));
  }

  #isOther(seat: string | null): boolean {
    return seat !== null && !this.isLooking(seat);
  }

  /** Whether a seat is played by the rules. */
  isHouse(seat: string | null): boolean {
    return seat !== null && this.seat(seat)?.player === "house";
  }

  // Answering

  undo(): void {
    const { view } = this;
    if (!view?.undo.allowed || !view.undo.seat || this.connection !== "live") return;
    this.#move({ do: "undo", seat: view.undo.seat, version: view.version });
  }

  /** What an answer has chosen stays, unless it is undone. */
  #hold(): void {
    const action = { key: "table-undo", act: () => this.undo() };
    this.notice = {
      key: "table-notice-held",
      rules: [],
      ...(this.view?.undo.allowed ? { action } : {}),
    };
  }

  #answer(answers: { code: string } | { codes: string[] }): void {
    const ask = this.view && ownAsk(this.view);
    if (ask) this.#move({ do: "choose", seat: ask.seat, ...answers, version: this.view!.version });
  }

  /** Shortcuts for what is picked; null if the table has moved on. */
  async #ways(things: readonly Thing[]): Promise<Way[] | null> {
    const ask = this.view && ownAsk(this.view);
    if (!ask || this.at !== null) return null;
    const { version } = this.view!;
    try {
      const reply = await this.#wire.say({
        do: "ways",
        seat: ask.seat,
        things: things.map(([kind, id]): [string, string] => [kind, id]),
        version,
      });
      return reply.type === "ways" && this.view?.version === version ? reply.ways : null;
    } catch (problem) {
      if (problem instanceof Refused) return null; // another question is on its way
      throw problem;
    }
  }

  /** Sends what changes the match; nothing lights up until the picture after it is there. */
  #move(said: Said): void {
    this.choosing.begin(null, settings.confirm);
    this.film.hurry();
    this.notice = null;
    this.hint = null;
    this.#saying++;
    this.#wire
      .say(said)
      .then((reply) => {
        if (reply.type !== "done") return;
        this.#said = reply;
        const sent = said.do === "choose" ? (said.codes?.length ?? 1) : 0;
        const taken = reply.taken ?? sent;
        if (taken < sent) {
          this.notice = { key: "table-notice-cut-short", args: { taken, number: sent }, rules: [] };
        }
      })
      .catch((problem: unknown) => this.complain(problem))
      .finally(() => {
        this.#saying--;
        this.#asked = "";
        this.#ask();
      });
  }

  /** Any other message; a refusal is shown, and reported as null. */
  async say(said: Said): Promise<Reply | null> {
    try {
      return await this.#wire.say(said);
    } catch (problem) {
      this.complain(problem);
      return null;
    }
  }

  /** Shows why something was not done. */
  complain(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    if (problem.code === "no-undo") {
      this.notice = { key: `table-no-undo-${String(problem.args["reason"])}`, rules: [] };
    } else this.notice = { key: problem.key, args: problem.args, rules: [] };
  }

  #ask(): void {
    const { view } = this;
    if (!view || this.at !== null || this.#saying > 0 || this.#isBehind(view)) return;
    if (this.film.isPlaying) return;
    const ask = this.connection === "live" ? this.question : null;
    const asked = JSON.stringify([view.id, ask]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.choosing.begin(ask, settings.confirm);
  }

  /**
   * Whether the picture after the last answer is still on its way; every sight counts for itself.
   */
  #isBehind(view: View): boolean {
    const said = this.#said;
    if (said && view.seat === said.seat && view.version >= said.version) this.#said = null;
    return this.#said !== null;
  }

  /** Without a connection the board stays and the options go. */
  setConnection(connection: Connection): void {
    if (this.connection === connection) return;
    this.connection = connection;
    this.#asked = "";
    this.#said = null;
    if (connection === "live") this.#ask();
    else this.choosing.begin(null, settings.confirm);
  }

  // With others

  propose(what: Proposal["what"]): void {
    const { view, self } = this;
    if (!view || !self) return;
    const choice = what === "take-back" ? view.take_back.choice : null;
    void this.say({
      do: "propose",
      seat: self,
      what,
      ...(choice === null ? {} : { choice }),
    });
  }

  reply(agree: boolean): void {
    const { view } = this;
    const proposal = view?.proposal;
    const seat =
      proposal && view.mine.find((one) => [...proposal.waits, proposal.by].includes(one));
    if (seat) void this.say({ do: "answer", seat, proposal: proposal.number, agree });
  }

  async askHint(): Promise<void> {
    const { view } = this;
    const ask = view && ownAsk(view);
    if (!view?.hints || !ask || this.isThinking || this.at !== null) return;
    this.isThinking = true;
    const reply = await this.say({ do: "hint", seat: ask.seat, version: view.version });
    this.isThinking = false;
    const now = this.view && ownAsk(this.view);
    if (reply?.type === "hint" && now?.options.some(({ code }) => code === reply.code)) {
      this.hint = reply;
    }
  }

  see(seat: string | null): void {
    void this.say({ do: "sight", seat });
  }

  // Looking back

  /** Shows the table after so many choices; a stop is one of the moments of the last of them. */
  look(choice: number, stop = Infinity): void {
    const last = this.view?.choices ?? 0;
    if (this.view?.picture == null) return;
    const at = Math.max(0, Math.min(last, choice));
    this.#stop = stop;
    if (this.at === at && this.past?.choice === at && this.past.seat === this.view.seat) return;
    this.at = at;
    this.film.skip();
    this.hint = null;
    this.#asked = "";
    this.choosing.begin(null, settings.confirm); // nothing can be answered while looking back
    void this.#fetch();
  }

  /** Gets the moment that is looked at; on the way only the last one asked for counts. */
  #fetch(): Promise<void> {
    return (this.#fetching ??= this.#get().finally(() => (this.#fetching = null)));
  }

  async #get(): Promise<void> {
    while (this.at !== null && !(this.past?.choice === this.at && this.#seen.has(this.at))) {
      const { at } = this;
      let past = this.#seen.get(at);
      if (!past) {
        const reply = await this.say({ do: "past", choice: at });
        if (reply?.type !== "past") break;
        past = reply;
        this.#seen.set(at, past);
      }
      if (this.at !== null) this.past = past;
    }
  }

  live(): void {
    this.at = null;
    this.past = null;
    this.#ask();
  }

  /** One moment back or forward; past the last one it is live again. */
  async stepBy(moments: -1 | 1): Promise<void> {
    const last = this.view?.choices ?? 0;
    if (this.at === null) {
      if (moments > 0) return;
      this.look(last);
    }
    if (this.past?.choice !== this.at) await this.#fetch();
    const { at } = this;
    if (at === null || this.past?.choice !== at) return; // it is still on its way
    const stops = this.#stops.length;
    const stop = Math.min(this.#stop, stops - 1) + moments;
    if (stop >= 0 && stop < stops) this.#stop = stop;
    else if (moments < 0) this.look(at - 1);
    else if (at < last) this.look(at + 1, 0);
    else if (this.view?.status !== "over") this.live();
  }

  /** Shows the moment at which a line was told. */
  async lookAt(entry: Entry): Promise<void> {
    this.look(entry.choice);
    await this.#fetch();
    const stop = this.#stops.findIndex(({ facts }) => facts > entry.number);
    if (this.at === entry.choice && stop >= 0) this.#stop = stop;
  }

  /** Remarks of the table that stand behind a line of the chronicle, or before the first. */
  remarksAfter(entry: Entry | null, next: Entry | undefined): Remark[] {
    return (this.view?.remarks ?? []).filter(
      ({ choice }) => choice >= (entry?.choice ?? 0) && (!next || choice < next.choice),
    );
  }
}
