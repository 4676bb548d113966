/**
 * How a question is answered by touching things: pure steps from one `Choice` to the next.
 *
 * The options say which things they touch, in order. Choosing the first things is local and can be
 * let go; the thing that completes an option answers it, or arms it where it cannot be undone.
 * Boards only ask `stateOf` and report touches; they know no options.
 */
import { name, type Ask, type Option, type Thing } from "./types";

/** How a thing is drawn. */
export type Mark = "rest" | "may" | "selected" | "target" | "armed" | "refused";

/** When the first click only arms an option. */
export type ConfirmPolicy = "always" | "irreversible" | "never";

export interface Choice {
  readonly ask: Ask | null;
  readonly policy: ConfirmPolicy;
  /** Things chosen so far towards an option. */
  readonly path: readonly Thing[];
  /** So many of them were chosen by the question before: its subject begins every option. */
  readonly root: number;
  /** Code of the option that waits for its confirmation. */
  readonly armed: string | null;
  readonly marks: ReadonlyMap<string, Mark>;
  /** Distinct things that would come next, in the order of the question. */
  readonly next: readonly Thing[];
}

/** A new choice, and what to tell the server, if anything. */
export interface Step {
  readonly choice: Choice;
  readonly answer?: string;
  /** It was chosen by an answer: only undo lets go of it. */
  readonly held?: boolean;
}

/** What a number key stands for. */
export type Numbered = { readonly option: Option } | { readonly thing: Thing };

/** More targets than this are drawn thin and without badges. */
export const CROWD = 8;
/** Buttons in the rubric; the rest become tiles. */
export const MOST_BUTTONS = 4;

export const begin = (ask: Ask | null, policy: ConfirmPolicy = "irreversible"): Choice =>
  settle(ask, policy, rootOf(ask), null);

/** The same question asked anew, as others have answered theirs: what was picked stays picked. */
export function renew(choice: Choice, ask: Ask | null, policy: ConfirmPolicy): Choice | null {
  const asked = ({ seat, key, args, subject, options }: Ask): string =>
    JSON.stringify([seat, key, args, subject, options.map(({ code }) => code)]);
  if (!ask || !choice.ask || asked(ask) !== asked(choice.ask)) return null;
  if (ask.picks) return null; // shortcuts are those of one version
  return settle(ask, policy, choice.path, choice.armed);
}

export const stateOf = (choice: Choice, kind: string, id: string): Mark =>
  choice.marks.get(`${kind}/${id}`) ?? "rest";

/** A thing was clicked, or chosen with the keyboard. */
export function touch(choice: Choice, kind: string, id: string): Step {
  const thing: Thing = [kind, id];
  const armed = armedOption(choice);
  const last = armed?.touches.at(-1);
  if (armed && last && same(last, thing)) return answered(choice, armed.code);
  const place = choice.path.findIndex((other) => same(other, thing));
  if (place >= 0) {
    const ways = under(choice, choice.path);
    const only = place === choice.path.length - 1 && ways.length === 1 ? ways[0] : undefined;
    if (only) return pick(choice, only);
    return place < choice.root
      ? { choice, held: true }
      : { choice: toPath(choice, choice.path.slice(0, place)) };
  }
  const further = [...choice.path, thing];
  if (under(choice, further).length > 0) return advance(choice, further);
  const instead = [...choice.path.slice(0, choice.root), thing];
  if (under(choice, instead).length > 0) return advance(choice, instead);
  return { choice };
}

/** An option was chosen as a whole: its button, its tile or its line in the list. */
export function press(choice: Choice, code: string): Step {
  const option = choice.ask?.options.find((other) => other.code === code);
  return option ? pick(choice, option) : { choice };
}

/** Enter: answer with what is armed. */
export function confirm(choice: Choice): Step {
  return choice.armed === null ? { choice } : answered(choice, choice.armed);
}

/** Esc: disarm, or let go of what is only picked; an answer is never taken back. */
export function letGo(choice: Choice): Step {
  if (choice.armed !== null) return { choice: toPath(choice, choice.path) };
  if (choice.path.length > choice.root) {
    return { choice: toPath(choice, choice.path.slice(0, -1)) };
  }
  return { choice };
}

/** A number key was pressed. */
export function pressNumber(choice: Choice, digit: number): Step {
  const entry = keys(choice).get(digit);
  if (!entry) return { choice };
  return "option" in entry ? pick(choice, entry.option) : touch(choice, ...entry.thing);
}

/** The list behind the number keys: all options if they are few, else the things of this step. */
export function numbered(choice: Choice): Numbered[] {
  const options = choice.ask?.options ?? [];
  if (options.length <= 9) return options.map((option) => ({ option }));
  return [
    ...choice.next.map((thing) => ({ thing })),
    ...complete(choice).map((option) => ({ option })),
  ];
}

/** What the keys 0 to 9 stand for: who bears a number is called by it, others by their place. */
export function keys(choice: Choice): ReadonlyMap<number, Numbered> {
  const found = new Map<number, Numbered>();
  const pass = passing(choice);
  const others: [place: number, entry: Numbered][] = [];
  numbered(choice).forEach((entry, i) => {
    const number = numberOf(entry);
    if ("option" in entry && entry.option === pass) found.set(0, entry);
    else if (number === null) others.push([i + 1, entry]);
    else if (number > 0 && number < 10 && !found.has(number)) found.set(number, entry);
  });
  for (const [place, entry] of others) {
    let digit = place;
    while (found.has(digit)) digit++;
    if (digit < 10) found.set(digit, entry);
  }
  return found;
}

/** The key of an option (by its code) or of a thing (`kind/id`), as it is printed; "" for none. */
export function keyOf(choice: Choice, wanted: string): string {
  for (const [digit, entry] of keys(choice)) {
    if (("option" in entry ? entry.option.code : name(entry.thing)) === wanted)
      return String(digit);
  }
  return "";
}

/** The number that the last thing of an option bears, or the thing itself. */
function numberOf(entry: Numbered): number | null {
  const thing = "thing" in entry ? entry.thing : entry.option.touches.at(-1);
  return thing && /^\d+$/.test(thing[1]) ? Number(thing[1]) : null;
}

/** The option that passes, as the server says. */
export const passing = (choice: Choice): Option | null =>
  choice.ask?.options.findLast(({ passes }) => passes) ?? null;

/** Options without a (further) thing to touch: buttons of the rubric, in the order asked. */
export const buttons = (choice: Choice): Option[] => complete(choice).slice(0, MOST_BUTTONS);

/** Options that the tray lists: all if they are few, else those that found no button. */
export function tiles(choice: Choice): Option[] {
  const options = choice.ask?.options ?? [];
  const shown = new Set(buttons(choice));
  const rest = options.filter((option) => !shown.has(option));
  return rest.length <= CROWD ? rest : complete(choice).slice(MOST_BUTTONS);
}

/** Whether things chosen before say part of this option, or it has none to say. */
export const isSaid = (choice: Choice, option: Option): boolean =>
  option.touches.length === 0 ||
  (choice.path.length > 0 && startsWith(option.touches, choice.path));

/** The option that touching this thing would complete, if there is exactly one. */
export function optionOf(choice: Choice, kind: string, id: string): Option | null {
  const thing: Thing = [kind, id];
  for (const path of [
    [...choice.path, thing],
    [...choice.path.slice(0, choice.root), thing],
  ]) {
    const found = under(choice, path);
    if (found.length > 0) {
      const [only] = found;
      return found.length === 1 && only?.touches.length === path.length ? only : null;
    }
  }
  return null;
}

/** A rule that refuses something, and the thing that forbids it, if one does. */
export interface Reason {
  readonly rule: string;
  readonly by?: Thing;
}

/** Why a thing cannot be chosen: the rules that refuse it, each once; none where none does. */
export function whyNot(choice: Choice, kind: string, id: string): Reason[] {
  const refused = choice.ask?.refused ?? [];
  const thing: Thing = [kind, id];
  const path = [...choice.path, thing];
  // what stands for a whole option is called by its code
  const ahead = refused.filter(({ touches, code }) =>
    kind === "option" ? code === id : startsWith(touches, path),
  );
  const found =
    ahead.length > 0
      ? ahead
      : refused.filter(({ touches }) => touches.some((one) => same(one, thing)));
  const reasons = new Map<string, Reason>();
  for (const { rule, by } of found) {
    reasons.set(`${rule} ${by ? name(by) : ""}`, by ? { rule, by } : { rule });
  }
  return [...reasons.values()];
}

export const isCrowded = (choice: Choice): boolean => choice.next.length > CROWD;

export const armedOption = (choice: Choice): Option | null =>
  choice.ask?.options.find((option) => option.code === choice.armed) ?? null;

const same = (a: Thing, b: Thing): boolean => a[0] === b[0] && a[1] === b[1];

const startsWith = (touches: readonly Thing[], path: readonly Thing[]): boolean =>
  touches.length >= path.length && path.every((thing, i) => same(thing, touches[i]!));

const under = (choice: Choice, path: readonly Thing[]): Option[] =>
  (choice.ask?.options ?? []).filter((option) => startsWith(option.touches, path));

const complete = (choice: Choice): Option[] =>
  under(choice, choice.path).filter((option) => option.touches.length === choice.path.length);

const toPath = (choice: Choice, path: readonly Thing[]): Choice =>
  settle(choice.ask, choice.policy, path, null);

const answered = (choice: Choice, code: string): Step => ({
  choice: settle(null, choice.policy, [], null), // nothing lights up until the next picture
  answer: code,
});

function advance(choice: Choice, path: readonly Thing[]): Step {
  const found = under(choice, path);
  const [only] = found;
  if (found.length === 1 && only?.touches.length === path.length) return pick(choice, only);
  return { choice: toPath(choice, path) };
}

function pick(choice: Choice, option: Option): Step {
  const asks = choice.policy === "always" || (choice.policy === "irreversible" && option.final);
  if (!asks || choice.armed === option.code) return answered(choice, option.code);
  // what was chosen on the way to it stays chosen, also where it is the whole option
  const path = startsWith(option.touches, choice.path) ? choice.path : [];
  const before = option.touches.slice(0, -1);
  return {
    choice: settle(
      choice.ask,
      choice.policy,
      path.length > before.length ? path : before,
      option.code,
    ),
  };
}

/** The things of the subject that every option touches first: they are as good as chosen. */
function rootOf(ask: Ask | null): readonly Thing[] {
  const subject = ask?.subject ?? [];
  const options = ask?.options ?? [];
  let length = 0;
  while (
    length < subject.length &&
    options.every(({ touches }) => startsWith(touches, subject.slice(0, length + 1)))
  ) {
    length++;
  }
  return subject.slice(0, length);
}

function settle(
  ask: Ask | null,
  policy: ConfirmPolicy,
  path: readonly Thing[],
  armed: string | null,
): Choice {
  const marks = new Map<string, Mark>();
  const next = new Map<string, Thing>();
  const options = ask?.options ?? [];
  for (const { touches } of ask?.refused ?? []) {
    const thing = startsWith(touches, path) ? touches[path.length] : undefined;
    if (thing) marks.set(name(thing), "refused");
  }
  for (const { touches } of options) if (touches[0]) marks.set(name(touches[0]), "may");
  for (const { touches } of options) {
    const thing = startsWith(touches, path) ? touches[path.length] : undefined;
    if (thing) next.set(name(thing), thing);
  }
  if (path.length > 0) for (const key of next.keys()) marks.set(key, "target");
  for (const thing of [...(ask?.subject ?? []), ...path]) {
    marks.set(name(thing), "selected");
  }
  const last = options.find((option) => option.code === armed)?.touches.at(-1);
  if (last) marks.set(name(last), "armed");
  const root = rootOf(ask).length;
  return { ask, policy, path, root, armed, marks, next: [...next.values()] };
}
