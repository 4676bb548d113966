/**
 * Shortcuts: things that are picked together, and the ways that the server finds for them.
 *
 * Where a question has `picks`, touching one of them picks it or lets it go; nothing is answered
 * until a way is taken, and then all of its answers go out in one message.
 */
import type { ConfirmPolicy, Mark } from "./choosing";
import { name, type Ask, type Option, type Thing, type Way } from "./types";

export interface WaysWire {
  /** Asks for the ways of what is picked; null if there is no answer. */
  ways(things: readonly Thing[]): Promise<Way[] | null>;
  send(codes: string[]): void;
}

export class Ways {
  /** What is picked, in the order of picking. */
  picked = $state.raw<readonly Thing[]>([]);
  found = $state.raw<readonly Way[]>([]);
  /** The way that waits for its confirmation. */
  armed = $state.raw<Way | null>(null);
  /** The thing under the pointer or in focus. */
  pointed = $state<string | null>(null);
  #picks = $state.raw<ReadonlySet<string>>(new Set());
  /** By thing the option that names it, where the question says the rest. */
  #named = $state.raw<ReadonlyMap<string, string>>(new Map());
  #policy: ConfirmPolicy = "irreversible";
  #wire: WaysWire | null;
  #asked = 0; // only the last question counts
  #needsNone = false; // there are ways without a pick
  /** A request is on its way. */
  isAsking = $state(false);

  constructor(wire: WaysWire | null) {
    this.#wire = wire;
  }

  begin(ask: Ask | null, policy: ConfirmPolicy): void {
    this.#policy = policy;
    this.#picks = new Set((ask?.picks ?? []).map(name));
    const said = new Set((ask?.subject ?? []).map(name));
    const named = new Map<string, string>();
    for (const { code, touches } of ask?.options ?? []) {
      const [first, ...rest] = touches;
      const isWhole = rest.every((thing) => said.has(name(thing)));
      if (first && isWhole && this.#picks.has(name(first))) named.set(name(first), code);
    }
    this.#named = named;
    this.#pick([]);
    this.#needsNone = ask?.picks?.length === 0;
    if (this.#needsNone) void this.#ask();
  }

  /** How a thing is drawn, given how the options alone would have it. */
  stateOf(kind: string, id: string, plain: Mark): Mark {
    const key = `${kind}/${id}`;
    if (this.armed && this.armed.path.length > 0 && name(this.armed.to) === key) return "armed";
    if (this.#isPicked(key)) return "selected";
    if (this.to(kind, id, plain)) return "target";
    if (this.#picks.has(key)) return "may";
    return this.picked.length > 0 && plain === "may" ? "rest" : plain;
  }

  /** The way that touching a thing would take; the next step of a block on its way comes first. */
  to(kind: string, id: string, plain: Mark): Way | null {
    const key = `${kind}/${id}`;
    if (this.picked.length === 0 && plain !== "rest" && plain !== "refused") return null;
    return this.found.find((way) => way.path.length > 0 && name(way.to) === key) ?? null;
  }

  /** Whether the touch was about ways: then it is done. */
  touch(kind: string, id: string, plain: Mark): boolean {
    const key = `${kind}/${id}`;
    const way = this.to(kind, id, plain);
    if (way) this.take(way);
    else if (this.#isPicked(key)) this.#change(this.picked.filter((thing) => name(thing) !== key));
    else if (this.#picks.has(key)) this.#change([...this.picked, [kind, id]]);
    else return false;
    return true;
  }

  /** Whether an option is only reached by picking its thing. */
  isPick(option: Option): boolean {
    const [first] = option.touches;
    return first !== undefined && this.#named.get(name(first)) === option.code;
  }

  /** Whether the option names something that is picked: its tile is pressed. */
  isChosen(option: Option): boolean {
    const [first] = option.touches;
    return this.isPick(option) && first !== undefined && this.#isPicked(name(first));
  }

  /** Things are picked that would be named one after the other: to be done means to name them. */
  get isNaming(): boolean {
    return this.picked.length > 0 && this.picked.every((thing) => this.#named.has(name(thing)));
  }

  take(way: Way): void {
    const guarded = this.#policy === "always" || (this.#policy === "irreversible" && way.final);
    if (guarded && this.armed !== way) this.armed = way;
    else this.#wire?.send(way.codes);
  }

  confirm(): boolean {
    if (!this.armed) return false;
    this.take(this.armed);
    return true;
  }

  /** Esc: disarm, or let all go that is picked. */
  letGo(): boolean {
    if (this.armed) this.armed = null;
    else if (this.picked.length > 0) this.#pick([]);
    else return false;
    return true;
  }

  /** Ways that are no place to touch: chosen by what they cost and leave. */
  get listed(): Way[] {
    return this.found.filter((way) => way.path.length === 0);
  }

  /** The way to be drawn before it is taken. */
  get shown(): Way | null {
    const at = this.pointed;
    return (
      this.armed ?? this.found.find((way) => way.path.length > 0 && name(way.to) === at) ?? null
    );
  }

  #isPicked(key: string): boolean {
    return this.picked.some((thing) => name(thing) === key);
  }

  #pick(things: readonly Thing[]): void {
    this.picked = things;
    this.found = [];
    this.armed = null;
    this.#asked++;
  }

  #change(things: readonly Thing[]): void {
    const added = things.length > this.picked.length;
    this.#pick(things);
    if (things.length > 0) void this.#ask(added);
  }

  /** One request at a time: whoever picks quickly asks for the last only. */
  async #ask(added = false): Promise<void> {
    const asked = ++this.#asked;
    if (this.isAsking) return;
    this.isAsking = true;
    const things = this.picked;
    const found = await this.#wire?.ways(things);
    this.isAsking = false;
    if (asked !== this.#asked) {
      if (this.#isOpen()) void this.#ask(this.picked.length > 1);
      return;
    }
    if (!found) return;
    // what cannot go with the rest is picked instead of it
    const last = things.at(-1);
    const code = last && this.#named.get(name(last));
    const isLeftOut = found.length > 0 && code && found.every(({ codes }) => !codes.includes(code));
    if (found.length === 0 && added && things.length > 1 && last) this.#change([last]);
    else if (added && isLeftOut)
      this.#change(things.slice(0, -1)); // there are enough of them
    else this.found = found;
  }

  /** Whether there is anything to ask for. */
  #isOpen(): boolean {
    return this.picked.length > 0 || this.#needsNone;
  }
}
