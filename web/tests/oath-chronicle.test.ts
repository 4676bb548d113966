/** The pages of Oath's chronicle: what became of the land, and what is remembered. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  after,
  before,
  kindOf,
  roman,
  type EndPicture,
  type OathRecord,
} from "../src/games/oath/chronicle/record";

const kept = JSON.parse(readFileSync("../tests/journals/oath-record-1.json", "utf8")) as {
  record: OathRecord;
};

const picture = (more: Partial<EndPicture>): EndPicture => ({
  oath: "supremacy",
  sites: {},
  site_cards: {},
  ruins: [],
  roles: {},
  vow: "devotion",
  built: null,
  replaced: null,
  added: [],
  removed: [],
  welcomed: [],
  archive_is_spent: false,
  ...more,
});

const record = (map: OathRecord["map"]): OathRecord => ({ ...kept.record, map });

describe("the land", () => {
  const end = picture({
    sites: { cradle_1: "plains", provinces_2: "steppe", hinterland_1: "mountain" },
    site_cards: {
      cradle_1: { 1: "longbows" },
      provinces_2: { 1: "great_spire" },
      hinterland_1: { 1: "forest_temple" },
    },
    ruins: ["ruined_temple"],
  });
  const left = record([
    null,
    null,
    null,
    null,
    null,
    null,
    { site: "mountain", cards: ["ruined_temple"] },
    { site: "steppe", cards: ["fallen_spire"] },
  ]);

  it("is lost, falls to ruin, stays, or was never seen", () => {
    const fates = Object.fromEntries(before(end, left).map(({ slot, fate }) => [slot, fate]));
    expect(fates).toMatchObject({
      cradle_1: "lost",
      cradle_2: "away",
      provinces_2: "ruin",
      hinterland_1: "kept",
    });
  });

  it("is remembered with where it came from", () => {
    const found = after(end, left);
    expect(found[7]).toMatchObject({ slot: "hinterland_3", from: "provinces" });
    expect(found[6]!.from).toBeNull();
    expect(found[0]!.place).toBeNull();
  });
});

it("calls a ruin by its own name and counts games as chapters", () => {
  expect([kindOf("fallen_spire"), kindOf("great_spire"), kindOf("longbows")]).toEqual([
    "ruin",
    "card",
    "card",
  ]);
  expect([1, 4, 9, 14, 30].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XXX"]);
});
