// @vitest-environment node
/** What is found by convention: boards with their tiles, and no game named where all are meant. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const FOLDERS = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generic")
  .map(({ name }) => name);
const GAMES = FOLDERS.filter((game) => existsSync(`src/games/${game}/index.ts`));
const MOST = 8_000; // bytes of a tile's picture, packed

describe("the lobby's tiles", () => {
  it.each(GAMES)("%s has one that is small and follows the theme", (game) => {
    const picture = readFileSync(`src/games/${game}/tile.svg`, "utf8");
    expect(gzipSync(picture, { level: 9 }).length).toBeLessThanOrEqual(MOST);
    expect(picture).toContain("var(--");
    // no words, nothing the policy refuses
    expect(picture).not.toMatch(/<(text|style|script)|style=/);
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    expect(ids.filter((id) => !id.startsWith(game))).toEqual([]); // several stand on one page
  });
});

describe("code for all games", () => {
  it("names none of them", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
      (name) =>
        /\.(svelte|ts|css)$/.test(name) &&
        !FOLDERS.some((game) => name.startsWith(`games/${game}/`)) &&
        !name.startsWith("generated/"),
    );
    expect(files.length).toBeGreaterThan(60);
    const named = files.filter((name) => {
      const text = readFileSync(`src/${name}`, "utf8");
      return FOLDERS.some((game) => new RegExp(`\\b${game}\\b`).test(text));
    });
    expect(named).toEqual([]);
  });
});
