/**
 * What the board of Oath works out by itself: names, ledgers, terms, hyphens, pictures of sites.
 */
import { beforeAll, describe, expect, it } from "vitest";
import components from "virtual:components";
import { openWords, speak } from "../src/table/words.svelte";
import { lay } from "../src/table/components";
import type { View } from "../src/table/types";
import type { Scene } from "../src/games/view";
import type { Oath } from "../src/games/oath/picture";
import { Choosing } from "../src/table/choosing.svelte";

const SAMPLES = import.meta.glob<View>("../src/samples/oath/*.json", {
  eager: true,
  import: "default",
});
const sample = (name: string): View => SAMPLES[`../src/samples/oath/${name}.json`]!;

function sceneOf(name: string): Scene<Oath> {
  const view = sample(name);
  return {
    game: "oath",
    picture: view.picture as unknown as Oath,
    choosing: new Choosing(),
    mine: view.mine,
    seats: view.seats,
    asked: view.asks[0] ?? null,
    news: [],
    recent: [],
    small: false,
    touched: () => null,
  };
}

beforeAll(async () => {
  for (const one of Object.values(components)) lay(one);
  await speak("en");
  await openWords("oath");
});

describe("a campaign's ledger", () => {
  it.each(["plans", "battle"])("%s: the rows of both sides add up to the dice", async (name) => {
    const { attackRows, defenseRows } = await import("../src/games/oath/ledger");
    const scene = sceneOf(name);
    const war = scene.picture.campaign!;
    const sum = (rows: { dice: number }[]): number => rows.reduce((all, row) => all + row.dice, 0);
    expect(sum(attackRows(scene, war))).toBe(war.attack_dice);
    expect(sum(defenseRows(scene, war))).toBe(war.defense_dice);
    expect(attackRows(scene, war).some(({ key }) => key === "rest")).toBe(false);
    expect(defenseRows(scene, war).some(({ key }) => key === "rest")).toBe(false);
  });

  it("names whose plan a die is", async () => {
    const { attackRows, defenseRows } = await import("../src/games/oath/ledger");
    const scene = sceneOf("battle");
    const war = scene.picture.campaign!;
    expect(attackRows(scene, war).find(({ title }) => title === "Mercenaries")?.note).toBe(
      "plan of Louis",
    );
    expect(defenseRows(scene, war).find(({ title }) => title === "Keep")?.note).toBe("your plan");
    expect(attackRows(scene, war).find(({ title }) => title === "Longbows")?.dice).toBe(-1);
  });
});

describe("a bargain", () => {
  it("is two columns, seen from either side", async () => {
    const { columns, termsOf, afterwards } = await import("../src/games/oath/bargain");
    const mine = sceneOf("bargain").picture;
    const bargain = mine.bargain!;
    expect(columns(bargain, ["red"]).map(({ seat }) => seat)).toEqual(["red", "blue"]);
    expect(columns(bargain, ["blue"]).map(({ seat }) => seat)).toEqual(["blue", "red"]);
    expect(termsOf(bargain).map(({ side, what }) => `${side} ${what}`)).toEqual([
      "give favor",
      "give relic",
      "get relic",
    ]);
    expect(afterwards(mine, bargain, "red")).toEqual({ favor: 1, secrets: 2, relics: 1 });
    expect(afterwards(mine, bargain, "blue")).toEqual({ favor: 4, secrets: 2, relics: 2 });
  });
});

describe("names", () => {
  it("are broken where Russian breaks them", async () => {
    const { softened } = await import("../src/games/oath/hyphens");
    const shown = (name: string): string => softened(name).replaceAll("\u00AD", "-");
    expect(shown("Мастер перевоплощений")).toBe("Мастер пере-воп-ло-ще-ний");
    expect(shown("Волки")).toBe("Волки");
    expect(shown("Longbows")).toBe("Longbows");
  });

  it("call places of the map by their sites, once these are up", async () => {
    const { optionText } = await import("../src/games/oath/text");
    const { picture } = sceneOf("travel");
    const to = (slot: string): string =>
      optionText(picture, { verb: "travel_to", code: "", touches: [["slot", slot]] });
    expect(to("cradle_1")).toBe("Travel to Plains");
    expect(to("hinterland_3")).toBe("Travel to site 3 of the Hinterland");
  });
});

describe("pictures", () => {
  it("are painted for every site, and every face has an emblem", async () => {
    const { PAINTED, scenery } = await import("../src/games/oath/scenery");
    const { SITES, DENIZENS, RELICS, EDIFICES } = await import("../src/games/oath/tables");
    const emblems = (await import("../src/games/oath/emblem-icons.json")).default as Record<
      string,
      string
    >;
    expect([...PAINTED].sort()).toEqual(Object.keys(SITES).sort());
    for (const site of PAINTED) expect(scenery(site, "x")).not.toMatch(/NaN|undefined/);
    for (const face of [DENIZENS, RELICS, EDIFICES].flatMap((rows) => Object.keys(rows)))
      expect(emblems[face], face).toBeTruthy();
  });
});

describe("sheets", () => {
  it("tell text, rulings and a rule of everything that the samples show", async () => {
    const { about } = await import("../src/games/oath/about");
    const scene = sceneOf("act");
    for (const [kind, id] of [
      ["card", "keep"],
      ["slot", "cradle_1"],
      ["relic", "ivory_eye"],
      ["banner", "peoples_favor"],
      ["space", "careless"],
      ["suit", "order"],
      ["region", "cradle"],
      ["oath", "supremacy"],
      ["power", "longbows"],
      ["major", "search"],
      ["seat", "red"],
      ["symbol", "supply"],
      ["rank", "oathkeeper"],
    ] as const) {
      const found = about(scene, kind, id);
      expect(found, `${kind}/${id}`).not.toBeNull();
      expect(found!.text.join(""), `${kind}/${id}`).not.toMatch(/^$|oath-/);
      expect(found!.rules?.length, `${kind}/${id}`).toBeGreaterThan(0);
    }
    expect(about(scene, "card", "keep")!.text).toContain("It is free, so bandits use it.");
  });

  it("say nothing of cards that this seat cannot know", () => {
    const text = JSON.stringify(sample("watch"));
    for (const hidden of ["bear_traps", "true_names", "pressgangs", "faithful_friend"]) {
      expect(text).not.toContain(`"${hidden}"`);
    }
  });
});
