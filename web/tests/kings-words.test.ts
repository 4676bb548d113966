// @vitest-environment node
/**
 * Every message that the board of Crusader Kings names is there, in both languages, and no other.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = "src/games/crusader-kings";
const sources = readdirSync(FOLDER)
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"))
  .join("\n");
const idsIn = (language: string): string[] =>
  [
    ...readFileSync(`${FOLDER}/${language}.ftl`, "utf8").matchAll(/^crusader-kings-([\w-]+) =/gm),
  ].map((found) => found[1]!);

describe("the words of the board", () => {
  const ids = idsIn("en");

  it("are the same in both languages", () => {
    expect(idsIn("ru")).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are there wherever the board names one", () => {
    const named = [...sources.matchAll(/["`]((?:board|phase|about)-[a-z][a-z-]*[a-z])["`]/g)].map(
      (found) => found[1]!,
    );
    expect(named.length).toBeGreaterThan(90);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("are all used", () => {
    // others are made of a beginning and what it is about, or belong to the table
    const made = [...sources.matchAll(/`((?:board|phase|text)-[\w-]*)\$\{/g)].map(
      (found) => found[1]!,
    );
    const shared = /^(about$|hint-|wait-|then-|when-|text-|pick-)/;
    const unused = ids.filter(
      (id) =>
        !shared.test(id) &&
        !sources.includes(`"${id}"`) &&
        !made.some((begin) => id.startsWith(begin) && begin !== "board-"),
    );
    // by the kind of a development
    expect(unused).toEqual(["board-councillors", "board-inventions"]);
  });
});
