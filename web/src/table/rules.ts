/** The rules reference of a game: the little Markdown it is written in, as data to draw. */
import ids from "../../../src/palatine/rules/ids.json";

export type Span =
  | { text: string; style: "plain" | "strong" | "emphasis" | "code" }
  | { rule: string; style: "rule" };

export type Block =
  | { kind: "text"; rule: string | null; spans: Span[] }
  | { kind: "list"; rule: null; items: Span[][] }
  | { kind: "table"; rule: null; head: Span[][]; rows: Span[][][] };

export interface Chapter {
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  chapters: Chapter[];
}

const FILES = import.meta.glob<string>("../../../src/palatine/rules/*.md", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<Rules | null>>();

/** The rules of a game in a language, read once; null where none are written. */
export function loadRules(game: string, language: string): Promise<Rules | null> {
  const name = `/${game}.${language}.md`;
  const path = Object.keys(FILES).find((one) => one.endsWith(name));
  const found =
    loaded.get(name) ?? (path ? FILES[path]!().then(parseRules) : Promise.resolve(null));
  loaded.set(name, found);
  return found;
}

/** A rule is a paragraph that begins with its id in bold. */
const START = new RegExp(`^\\*\\*(${ids.rule})\\*\\*`);
/** Bold, italics, code and references to rules. */
const MARKS = new RegExp(`\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*|\`([^\`]+)\`|\\b(${ids.rule})\\b`, "g");

export function parseRules(text: string): Rules {
  const rules: Rules = { title: "", chapters: [] };
  let chapter: Chapter = { title: "", blocks: [] };
  for (const part of text.split(/\n{2,}/).map((one) => one.trim())) {
    if (part === "") continue;
    const heading = part.match(/^(#+) +(.*)$/m);
    if (heading && part.startsWith("#")) {
      const [line, marks, title] = [heading[0], heading[1]!, heading[2]!];
      if (marks.length === 1) rules.title = title;
      else rules.chapters.push((chapter = { title, blocks: [] }));
      const rest = part.slice(line.length).trim();
      if (rest) chapter.blocks.push(block(rest));
      continue;
    }
    if (rules.chapters.length === 0) rules.chapters.push(chapter); // what stands before the first
    chapter.blocks.push(block(part));
  }
  return rules;
}

function block(part: string): Block {
  const lines = part.split("\n");
  if (lines[0]!.startsWith("|")) {
    const rows = lines
      .filter((line) => !/^\|[\s|:-]+$/.test(line))
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => spans(cell.trim())),
      );
    return { kind: "table", rule: null, head: rows[0] ?? [], rows: rows.slice(1) };
  }
  if (/^[-*] /.test(part)) {
    const items = part.split(/\n(?=[-*] )/).map((item) => spans(flat(item.slice(2))));
    return { kind: "list", rule: null, items };
  }
  const [start, rule] = part.match(START) ?? ["", null];
  return { kind: "text", rule: rule ?? null, spans: spans(flat(part.slice(start.length).trim())) };
}

const flat = (text: string): string => text.replace(/\s*\n\s*/g, " ");

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), style: "plain" });
    const [whole, strong, emphasis, code, rule] = match;
    if (strong) found.push({ text: strong, style: "strong" });
    else if (emphasis) found.push({ text: emphasis, style: "emphasis" });
    else if (code) found.push({ text: code, style: "code" });
    else if (rule) found.push({ rule, style: "rule" });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), style: "plain" });
  return found;
}

/** A ruling follows the question that it settles; what it was made up for is said elsewhere. */
const RULING = /^.*?(?:Ruling|Решение): */s;
const MADE_UP = /^\(.*?\)$/;
/** A sentence ends before a capital letter, a bracket or the end, and not after "e.g." */
const END = /(?<!\b(?:e\.g|i\.e|т\.\s?е|т\.\s?д|см))[.!?…](?=\s+[«"(A-ZА-ЯЁ0-9*]|\s*$)/;

/** The first sentence of a rule: what it says to whoever cannot read all of it now. */
export function firstSentence(rules: Rules, id: string): Span[] {
  const found = rules.chapters
    .flatMap(({ blocks }) => blocks)
    .find((one) => one.kind === "text" && one.rule === id);
  if (found?.kind !== "text") return [];
  let spans = found.spans;
  const [first] = spans;
  if (first && first.style === "emphasis" && MADE_UP.test(first.text)) spans = spans.slice(1);
  const ruling = spans.findIndex((one) => one.style === "plain" && RULING.test(one.text));
  if (ruling >= 0 && /^(?:Question|Вопрос):/.test(wordsOf(spans).trim())) {
    const one = spans[ruling] as { text: string; style: "plain" };
    spans = [{ ...one, text: one.text.replace(RULING, "") }, ...spans.slice(ruling + 1)];
  }
  const sentence: Span[] = [];
  for (const span of spans) {
    const end = span.style === "plain" ? END.exec(span.text) : null;
    if (end && span.style === "plain") {
      sentence.push({ ...span, text: span.text.slice(0, end.index + 1) });
      break;
    }
    sentence.push(span);
  }
  const [start] = sentence;
  if (start?.style === "plain") {
    const text = start.text.trimStart();
    sentence[0] = { ...start, text: text.slice(0, 1).toUpperCase() + text.slice(1) };
  }
  return sentence;
}

const wordsOf = (all: Span[]): string =>
  all.map((span) => (span.style === "rule" ? span.rule : span.text)).join("");

/** All words of a block, for the search. */
export function blockText(one: Block): string {
  if (one.kind === "text") return `${one.rule ?? ""} ${wordsOf(one.spans)}`;
  if (one.kind === "list") return one.items.map(wordsOf).join(" ");
  return [one.head, ...one.rows].map((row) => row.map(wordsOf).join(" ")).join(" ");
}

/** The chapters with only the blocks that contain every word. */
export function search(rules: Rules, query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules.chapters;
  return rules.chapters
    .map((chapter) => ({
      title: chapter.title,
      blocks: chapter.blocks.filter((one) => {
        const text = `${chapter.title} ${blockText(one)}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.blocks.length > 0);
}

/** The game in one minute: the second paragraph of the introduction. */
export function minuteOf(rules: Rules): Span[] {
  const texts = rules.chapters[0]?.blocks.filter((one) => one.kind === "text") ?? [];
  return texts[1]?.kind === "text" && texts[1].rule === null ? texts[1].spans : [];
}
