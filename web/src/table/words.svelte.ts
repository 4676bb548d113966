/**
 * The words of the table: Fluent messages in English and Russian, switched without a reload.
 *
 * Messages come from the package's own files, shared with the terminal, and from the word lists
 * beside each board. A game's words are loaded when its board is; the lobby does with one file.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { told } from "./components";
import type { Args, Ask, Fact, Option, Refusal, Saying, Thing } from "./types";

export type Language = "en" | "ru";
export type Case =
  "start" | "genitive" | "dative" | "accusative" | "instrumental" | "prepositional";

/** A piece of a sentence; names of things keep what they name. */
export interface Part {
  text: string;
  thing?: Thing;
}

const FILES: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>(
    // all but the words of the command line
    ["../../../src/palatine/locale/*/**/*.ftl", "!**/command.ftl"],
    { query: "?raw", import: "default" },
  ),
  ...import.meta.glob<string>("../games/*/**/*.ftl", { query: "?raw", import: "default" }),
};
const COMMON = ["palatine", "table"];
const SHARED = ""; // the bundle without a game

// NAME marks what it names, so that a sentence can be drawn with small pictures.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

let language = $state<Language>("en");
let bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
/** How much of a game's words somebody needs: those of the lobby, or all. */
const opened = new Map<string, "lobby" | "all">([[SHARED, "all"]]);
/** Games somebody is guided in. */
const guided = new Set<string>();
/** Of how many files a bundle was made. */
const sizes = new Map<string, number>();

export const currentLanguage = (): Language => language;

/** Switches the language of everything on the page at once. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...opened.keys()].map((game) => load(next, game)));
  language = next;
  document.documentElement.lang = next;
}

/** Makes a game's words available in the current language. */
export async function openWords(game: string): Promise<void> {
  opened.set(game, "all");
  await load(language, game);
}

/** Makes available what is said of a game before it is played. */
export async function openLobbyWords(game: string): Promise<void> {
  if (!opened.has(game)) opened.set(game, "lobby");
  await load(language, game);
}

/** Adds what the guides of a game say. */
export async function openGuideWords(game: string): Promise<void> {
  guided.add(game);
  await load(language, game);
}

async function load(next: Language, game: string): Promise<void> {
  const folder = `/locale/${next}/`;
  const wanted = COMMON.map((name) => `${folder}${name}.ftl`);
  if (game !== SHARED) {
    if (opened.get(game) === "lobby") wanted.push(`${folder}${game}/lobby.ftl`);
    else
      wanted.push(
        `${folder}${game}/`,
        `/games/${game}/${next}.ftl`,
        `/games/${game}/chronicle/${next}.ftl`, // of its end page
      );
  }
  const paths = Object.keys(FILES).filter(
    (path) =>
      wanted.some((one) => (one.endsWith("/") ? path.includes(one) : path.endsWith(one))) &&
      (guided.has(game) || !path.endsWith("/guide.ftl")),
  );
  const key = `${next}:${game}`;
  if (paths.length === sizes.get(key)) return;
  const texts = await Promise.all(paths.map((path) => FILES[path]!()));
  if (texts.length <= (sizes.get(key) ?? 0)) return; // more of them came meanwhile
  sizes.set(key, texts.length);
  bundles = new Map(bundles).set(key, bundleOf(next, game, texts));
}

/** Forms of a name that a message selects by: nobody reads them. */
const GRAMMAR: readonly string[] = ["number", "sex"];

/** One bundle of messages, with the function NAME that finds the names of a game's things. */
export function bundleOf(next: Language, game: string, texts: string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(next, {
    useIsolating: false,
    functions: {
      NAME: ([things], { case: form, join = ", " }) =>
        typeof things !== "string"
          ? (things ?? "")
          : things
              .split(" ")
              .map((thing) => {
                const name = nameIn(next, bundle, game, thing, form);
                return GRAMMAR.includes(String(form)) ? name : OPEN + thing + MIDDLE + name + CLOSE;
              })
              .join(String(join)),
    },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Ids are written with underscores, messages with hyphens. */
const hyphened = (id: string): string => id.replaceAll("_", "-");

function nameIn(
  next: Language,
  bundle: FluentBundle,
  game: string,
  thing: string,
  form: unknown,
): string {
  const [kind, id] = thing.split("/");
  if (id === undefined) return thing; // a number stays
  const nobody = id === "none" || id === "hidden";
  const name = nobody ? `thing-${id}` : `${game}-${hyphened(kind!)}-${hyphened(id)}`;
  const message = bundle.getMessage(name);
  const pattern = message?.attributes[String(form)];
  const text = told(game, next, `${name}.${String(form)}`);
  if (text !== null) return text;
  if (pattern) return bundle.formatPattern(pattern);
  const plainly = told(game, next, name);
  if (plainly !== null) return plainly;
  return message?.value ? bundle.formatPattern(message.value) : id;
}

const marked = (game: string, id: string, args: Args): string | null => {
  const bundle = bundles.get(`${language}:${game}`);
  const ready = bundle ? told(game, language, id) : null; // not before the game's words are open
  if (ready !== null) return ready;
  const [name, attribute] = id.split(".");
  const message = bundle?.getMessage(name!);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  const variables: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    variables[key] = typeof value === "object" ? value.join(" ") : value;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  for (const error of errors) console.warn(`${id}: ${error.message}`);
  return text;
};

const plain = (text: string): string => text.replace(MARKED, "$2");

/** A message of the table's own words. */
export const say = (id: string, args: Args = {}): string => {
  const text = marked(SHARED, id, args);
  return text === null ? id : plain(text);
};

/** The words of one game. */
export class GameWords {
  constructor(readonly game: string) {}

  /** A message `<game>-<key>`; null where there is none. */
  find(key: string, args: Args = {}): string | null {
    const text = marked(this.game, `${this.game}-${key}`, args);
    return text === null ? null : plain(text);
  }

  say(key: string, args: Args = {}): string {
    return this.find(key, args) ?? `${this.game}-${key}`;
  }

  /** The same as parts, where names know their things. */
  parts(key: string, args: Args = {}): Part[] {
    const text = marked(this.game, `${this.game}-${key}`, args) ?? `${this.game}-${key}`;
    const parts: Part[] = [];
    let end = 0;
    for (const found of text.matchAll(MARKED)) {
      if (found.index > end) parts.push({ text: text.slice(end, found.index) });
      const [kind, id] = found[1]!.split("/");
      parts.push(id ? { text: found[2]!, thing: [kind!, id] } : { text: found[2]! });
      end = found.index + found[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  }

  /** The game's own name; a game without words is called by its id. */
  get title(): string {
    const plain = this.game.replaceAll("-", " ");
    return this.find("title") ?? plain.replace(/\b\w/g, (letter) => letter.toUpperCase());
  }

  /** The title within a sentence, in the case that it wants there. */
  titleIn(form: Case): string {
    return this.find(`title.${form}`) ?? this.title;
  }

  /** A message of the table, which a game may say in words of its own: `<game>-no-undo-chance`. */
  table(key: string, args: Args = {}): string {
    return this.find(key.replace(/^table-/, ""), args) ?? say(key, args);
  }

  name(kind: string, id: string, form?: Case): string {
    const key = `${hyphened(kind)}-${hyphened(id)}`;
    return (form && this.find(`${key}.${form}`)) || (this.find(key) ?? id);
  }

  ask(ask: Saying): string {
    return this.find(`ask-${hyphened(ask.key)}`, ask.args) ?? ask.key.replaceAll("-", " ");
  }

  /** What stands under a question: its own hint, and those of the verbs that are offered. */
  hint(ask: Pick<Ask, "key" | "options">, args: Args = {}): string {
    const own = this.find(`ask-${ask.key}.hint`, args) ?? this.find(`hint-${ask.key}`, args);
    const verbs = [...new Set(ask.options.map(({ verb }) => hyphened(verb)))];
    const each = verbs.map((verb) => this.find(`hint-${ask.key}-${verb}`, args));
    return [own, ...each].filter(Boolean).join(" ");
  }

  /** What an option does, with its things as variables named by their kinds; a verb may say it
   *  otherwise in one question (`.in-mobilise`). */
  option(option: Option | Refusal, ask = ""): string {
    const key = `option-${hyphened(option.verb)}`;
    const args = touched(option.touches);
    const there = ask ? this.find(`${key}.in-${hyphened(ask)}`, args) : null;
    return there ?? this.find(key, args) ?? option.code;
  }

  /** The same on a button, where the question or things chosen before say the rest. */
  button(option: Option, ask: string): string {
    const verb = hyphened(option.verb);
    const args = touched(option.touches);
    // a note may say it better: begin with the usual seats
    const noted =
      option.note && this.find(`button-${hyphened(ask)}-${verb}-${option.note.key}`, args);
    return (
      noted ??
      this.find(`button-${hyphened(ask)}-${verb}`, args) ??
      this.find(`button-${verb}`, args) ??
      this.option(option, ask)
    );
  }

  /** Why the server said no: a message of the game, or one of the table's own. */
  refusal({ key, args }: Saying): string {
    const own = key.startsWith(`${this.game}-`) && this.find(key.slice(this.game.length + 1), args);
    return own || say(key.startsWith("error-") ? key : "error-bad-option", args);
  }

  note(note: Saying): string {
    return this.say(`note-${hyphened(note.key)}`, note.args);
  }

  /** Why a match is over. */
  end(reason: string): string {
    return this.say(`end-${hyphened(reason)}`);
  }

  fact(entry: Fact): string {
    return this.say(`fact-${hyphened(entry.key)}`, entry.args);
  }

  factParts(entry: Fact): Part[] {
    return this.parts(`fact-${hyphened(entry.key)}`, entry.args);
  }
}

/** colour, target, target2: the variables of an option's message. */
export function touched(touches: readonly Thing[]): Args {
  const args: Record<string, number | string> = {};
  for (const [kind, id] of touches) {
    let name = kind;
    for (let nth = 2; name in args; nth++) name = kind + nth;
    args[name] = /^\d+$/.test(id) ? Number(id) : `${kind}/${id}`;
  }
  return args;
}
