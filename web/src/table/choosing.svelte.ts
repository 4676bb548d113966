/** The choice under way as a store; boards see only `stateOf`, `touch` and a few questions. */
import * as steps from "./choosing";
import type { Ask, Option, Thing } from "./types";
import { Ways, type WaysWire } from "./ways.svelte";

export interface Answers extends WaysWire {
  answer(code: string): void;
  /** Somebody wants to let go of what an answer has chosen. */
  held(): void;
}

export class Choosing {
  #choice = $state.raw(steps.begin(null));
  /** The dark thing that somebody asked about. */
  dark = $state.raw<Thing | null>(null);
  /** An answer that may be given several times, and how often it shall be. */
  counting = $state.raw<{ option: Option; number: number } | null>(null);
  #answers: Answers | null;
  /** Things picked together, and shortcuts for them. */
  readonly ways: Ways;

  constructor(answers: Answers | null = null) {
    this.#answers = answers;
    this.ways = new Ways(answers);
  }

  get choice(): steps.Choice {
    return this.#choice;
  }

  begin(ask: Ask | null, policy: steps.ConfirmPolicy): void {
    const same = steps.renew(this.#choice, ask, policy);
    if (same) {
      this.#choice = same;
      return;
    }
    this.dark = null;
    this.counting = null;
    this.#choice = steps.begin(ask, policy);
    this.ways.begin(ask, policy);
  }

  stateOf(kind: string, id: string): steps.Mark {
    const [only] = this.counting?.option.touches ?? [];
    if (only && only[0] === kind && only[1] === id) return "selected";
    return this.ways.stateOf(kind, id, steps.stateOf(this.#choice, kind, id));
  }

  optionOf(kind: string, id: string): Option | null {
    const way = this.ways.to(kind, id, steps.stateOf(this.#choice, kind, id));
    if (!way) return steps.optionOf(this.#choice, kind, id);
    const { to, codes, note, final } = way;
    return { code: codes.join(", "), verb: "way", touches: [to], note, final };
  }

  get isCrowded(): boolean {
    return steps.isCrowded(this.#choice);
  }

  /** Whether a thing of this kind is chosen so far. */
  selected(kind: string): string | null {
    return this.#choice.path.find((thing) => thing[0] === kind)?.[1] ?? null;
  }

  touch(kind: string, id: string): void {
    if (this.ways.touch(kind, id, steps.stateOf(this.#choice, kind, id))) return;
    if (this.stateOf(kind, id) === "refused") this.why(kind, id);
    else this.#take(steps.touch(this.#choice, kind, id));
  }

  /** Why not here? The page says it beside the thing. */
  why(kind: string, id: string): void {
    this.dark = this.reasons(kind, id).length > 0 ? [kind, id] : null;
  }

  /** The rules that refuse a thing, with what forbids it. */
  reasons(kind: string, id: string): steps.Reason[] {
    return steps.whyNot(this.#choice, kind, id);
  }

  press(code: string): void {
    const option = this.#choice.ask?.options.find((other) => other.code === code);
    const [thing] = option?.touches ?? [];
    const isDone = this.ways.isNaming && option === steps.passing(this.#choice);
    if (option && thing && this.ways.isPick(option)) this.touch(...thing);
    else if (isDone) this.done();
    else this.#take(steps.press(this.#choice, code));
  }

  pressNumber(digit: number): void {
    if (this.counting) {
      this.count(digit);
      return;
    }
    const entry = steps.keys(this.#choice).get(digit);
    if (entry && "option" in entry && this.ways.isPick(entry.option)) this.press(entry.option.code);
    else if (entry && "option" in entry && this.ways.isNaming) this.press(entry.option.code);
    else this.#take(steps.pressNumber(this.#choice, digit));
  }

  confirm(): void {
    const { counting } = this;
    if (counting) this.repeat(counting.option, counting.number);
    else if (!this.ways.confirm()) this.#take(steps.confirm(this.#choice));
  }

  letGo(): void {
    if (this.counting) this.counting = null;
    else if (!this.ways.letGo()) this.#take(steps.letGo(this.#choice));
  }

  /** All that is picked is named, and nothing more. */
  done(): void {
    const [all] = this.ways.listed;
    if (all) this.ways.take(all);
  }

  /** How often the answer under way shall be given. */
  count(number: number): void {
    const option = this.counting?.option;
    if (option)
      this.counting = { option, number: Math.max(1, Math.min(option.times ?? 1, number)) };
  }

  /** Gives an answer so often; where all else is to pass, fewer than could be means that too. */
  repeat(option: Option, number: number): void {
    const others = (this.#choice.ask?.options ?? []).filter(({ code }) => code !== option.code);
    const pass = others.length === 1 && others[0]?.touches.length === 0 ? others[0].code : null;
    const codes = Array.from({ length: number }, () => option.code);
    if (pass && number < (option.times ?? 1)) codes.push(pass);
    this.#answers?.send(codes);
  }

  /** Several answers in one message, where a board makes one change of them. */
  send(codes: string[]): void {
    this.#answers?.send(codes);
  }

  #take(step: steps.Step): void {
    const option = this.#choice.ask?.options.find(({ code }) => code === step.answer);
    if (option?.times && this.counting?.option !== option) {
      this.counting = { option, number: option.times };
      return;
    }
    this.counting = null;
    this.dark = null;
    this.#choice = step.choice;
    if (step.answer !== undefined) this.#answers?.answer(step.answer);
    if (step.held) this.#answers?.held();
  }
}
