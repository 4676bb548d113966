/** The choice under way as a store; boards see only `stateOf`, `touch` and a few questions. */
import * as steps from "./choosing";
import type { Ask, Option, Thing } from "./types";

export interface Answers {
  answer(code: string): void;
  /** Somebody wants to let go of what an answer has chosen. */
  held(): void;
}

export class Choosing {
  #choice = $state.raw(steps.begin(null));
  /** The dark thing that somebody asked about. */
  dark = $state.raw<Thing | null>(null);
  #answers: Answers | null;

  constructor(answers: Answers | null = null) {
    this.#answers = answers;
  }

  get choice(): steps.Choice {
    return this.#choice;
  }

  begin(ask: Ask | null, policy: steps.ConfirmPolicy): void {
    this.dark = null;
    this.#choice = steps.begin(ask, policy);
  }

  stateOf(kind: string, id: string): steps.Mark {
    return steps.stateOf(this.#choice, kind, id);
  }

  optionOf(kind: string, id: string): Option | null {
    return steps.optionOf(this.#choice, kind, id);
  }

  get isCrowded(): boolean {
    return steps.isCrowded(this.#choice);
  }

  /** Whether a thing of this kind is chosen so far. */
  selected(kind: string): string | null {
    return this.#choice.path.find((thing) => thing[0] === kind)?.[1] ?? null;
  }

  touch(kind: string, id: string): void {
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
    this.#take(steps.press(this.#choice, code));
  }

  pressNumber(digit: number): void {
    this.#take(steps.pressNumber(this.#choice, digit));
  }

  confirm(): void {
    this.#take(steps.confirm(this.#choice));
  }

  letGo(): void {
    this.#take(steps.letGo(this.#choice));
  }

  #take(step: steps.Step): void {
    this.dark = null;
    this.#choice = step.choice;
    if (step.answer !== undefined) this.#answers?.answer(step.answer);
    if (step.held) this.#answers?.held();
  }
}
