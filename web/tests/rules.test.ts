// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type Block,
  blockText,
  firstSentence,
  parseRules,
  search,
  type Span,
  spans,
} from "../src/table/rules";

const TEXT = `# A game

Some words, *slanted*,
over two lines.

## First chapter

**CM-SET-1** Lay the ring. See CM-EMP-2.

| thing | two |
| --- | --- |
| castles | 10 |

## Second

- one **thing**
- another
  thing

**CM-EMP-2** Each land is one \`step\`.
`;

describe("rules", () => {
  const rules = parseRules(TEXT);

  it("has a title and chapters, the first for what stands before them", () => {
    expect(rules.title).toBe("A game");
    expect(rules.chapters.map((chapter) => chapter.title)).toEqual(["", "First chapter", "Second"]);
  });

  it("names its paragraphs by rule", () => {
    const [first] = rules.chapters[1]!.blocks;
    expect(first).toEqual({
      kind: "text",
      rule: "CM-SET-1",
      spans: [
        { text: "Lay the ring. See ", style: "plain" },
        { rule: "CM-EMP-2", style: "rule" },
        { text: ".", style: "plain" },
      ],
    });
  });

  it("reads tables and lists", () => {
    const table = rules.chapters[1]!.blocks[1]!;
    expect(table.kind === "table" && table.rows.map((row) => row.length)).toEqual([2]);
    const list = rules.chapters[2]!.blocks[0]!;
    expect(list.kind).toBe("list");
    expect(blockText(list)).toBe("one thing another thing");
  });

  it("joins broken lines and keeps slant", () => {
    expect(rules.chapters[0]!.blocks[0]).toMatchObject({
      spans: [{ text: "Some words, " }, { text: "slanted", style: "emphasis" }, {}],
    });
    expect(spans("a `b`")).toEqual([
      { text: "a ", style: "plain" },
      { text: "b", style: "code" },
    ]);
  });

  it("finds by words and by rule", () => {
    expect(search(rules, "lay RING")[0]?.blocks).toHaveLength(1);
    expect(search(rules, "cm-emp-2").flatMap((chapter) => chapter.blocks)).toHaveLength(2);
    expect(search(rules, "nowhere")).toEqual([]);
    expect(search(rules, " ")).toHaveLength(3);
  });

  const folder = new URL("../../src/palatine/rules/", `file://${process.cwd()}/tests/`);
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));

  it("finds the files of every game in both languages", () => {
    expect(files.length).toBeGreaterThanOrEqual(6);
    expect(files.filter((name) => name.endsWith(".ru.md"))).toHaveLength(files.length / 2);
  });

  it.each(files)("reaches every rule and every reference of %s", (name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    const blocks = parseRules(text).chapters.flatMap((one) => one.blocks);
    const reached = blocks.flatMap((one) => one.rule ?? []);
    // a paragraph that begins with two capitals and a hyphen in bold, whatever follows
    const written = [...text.matchAll(/^\*\*([A-Z]{2}-[^*]+)\*\*/gm)].map((found) => found[1]);
    expect(reached).toEqual(written);
    expect(reached.length).toBeGreaterThan(60);
    const spansOf = (one: Block): Span[] =>
      one.kind === "text"
        ? one.spans
        : one.kind === "list"
          ? one.items.flat()
          : [one.head, ...one.rows].flat(2);
    const named = blocks
      .flatMap(spansOf)
      .flatMap((span) => (span.style === "rule" ? [span.rule] : []));
    expect(named.filter((rule) => !reached.includes(rule))).toEqual([]);
  });
});

describe("the first sentence of a rule", () => {
  const say = (text: string): string =>
    firstSentence(parseRules(`# A game\n\n## One\n\n**CM-SET-1** ${text}`), "CM-SET-1")
      .map((span) => (span.style === "rule" ? span.rule : span.text))
      .join("");

  it("ends where it ends, and keeps links", () => {
    expect(say("Lay the ring. Then go on.")).toBe("Lay the ring.");
    expect(say("See CM-EMP-2, e.g. the *ring*, 1.5 times. And more.")).toBe(
      "See CM-EMP-2, e.g. the ring, 1.5 times.",
    );
    expect(say("No end")).toBe("No end");
  });

  it("is the ruling where a question is settled, without the mark of a reconstruction", () => {
    expect(say("*(reconstruction)* The card goes. More.")).toBe("The card goes.");
    expect(say("*(реконструкция)* Вопрос: что, если? Решение: так. Далее.")).toBe("Так.");
  });

  it("is told of every rule that is written", () => {
    for (const file of readdirSync("../src/palatine/rules").filter((name) =>
      name.endsWith(".md"),
    )) {
      const rules = parseRules(readFileSync(`../src/palatine/rules/${file}`, "utf8"));
      for (const block of rules.chapters.flatMap(({ blocks }) => blocks)) {
        if (block.kind !== "text" || !block.rule) continue;
        const words = firstSentence(rules, block.rule)
          .map((span) => (span.style === "rule" ? span.rule : span.text))
          .join("");
        expect(words.length, block.rule).toBeGreaterThan(4);
      }
    }
  });
});
