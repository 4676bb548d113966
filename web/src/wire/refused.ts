/** The server said no, or could not be reached. */
import type { Args, Problem } from "../table/types";

export class Refused extends Error {
  readonly code: string;
  /** A message of the table's words. */
  readonly key: string;
  readonly args: Args;

  constructor(problem: Problem) {
    super(problem.code);
    this.code = problem.code;
    this.key = problem.key;
    this.args = problem.args;
  }
}

/** What we say ourselves when there is no answer at all. */
export const unreachable = (): Refused =>
  new Refused({ code: "unreachable", key: "error-unreachable", args: {} });
