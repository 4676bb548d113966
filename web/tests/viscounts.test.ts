/** The round board without a page: geometry, effects by name, the castle's chain. */
import { beforeAll, describe, expect, it } from "vitest";
import icons from "virtual:icons/viscounts";
import folk from "virtual:icons/viscounts/folk";
import { carry, pace, settle, type Worker } from "../src/games/viscounts/chain";
import {
  effectOf,
  effectShort,
  effectText,
  meaning,
  signsOf,
} from "../src/games/viscounts/effects";
import { emblemName } from "../src/games/viscounts/emblems.svelte";
import type { Viscounts } from "../src/games/viscounts/picture";
import sample from "../src/samples/viscounts/tile.json";
import {
  AUTOMA_TRACK,
  FOLK,
  isReconstructed,
  MANUSCRIPTS,
  SCHEMES,
  SECTIONS,
  sitesOf,
  SLOTS,
  SPACE_NUMBERS,
  TRACK,
  type Op,
} from "../src/games/viscounts/tables";
import { describeFolk, describeScript, folkText, slotText } from "../src/games/viscounts/text";
import {
  C,
  middle,
  numberAt,
  polar,
  R,
  SITE_R,
  siteAngles,
  SPAN,
  stand,
  start,
  tufts,
  workerAt,
  type Point,
} from "../src/games/viscounts/wheel";
import type { Entry } from "../src/table/types";
import { openWords, speak, type Language } from "../src/table/words.svelte";

const picture = sample as unknown as Viscounts;
const radius = ([x, y]: Point): number => Math.hypot(x - C, y - C);
const apart = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

const PRINTED: Op[][] = [
  ...Object.values(FOLK).flatMap((one) => [one.ops ?? [], one.corner]),
  ...Object.values(MANUSCRIPTS).map((one) => one.ops ?? []),
  ...Object.values(SLOTS).map((one) => one.ops ?? []),
  ...Object.values(SECTIONS).map((one) => one.ops),
  ...[...TRACK, ...AUTOMA_TRACK].flatMap((one) => [one.ops, one.opponents]),
  ...Object.values(SCHEMES).flatMap((one) => [one.row1, one.row2]),
];

describe("the wheel", () => {
  it.each(["four_sites", "five_sites"] as const)("%s: every bank is on its side", (side) => {
    const ring = ["c", "a", "e", "b", "d"];
    const angles = siteAngles(side, ring);
    expect(Object.keys(angles)).toHaveLength(side === "four_sites" ? 20 : 25);
    ring.forEach((segment, place) => {
      for (const bank of ["l", "r"] as const) {
        for (const site of sitesOf(side, segment, bank)) {
          const off = angles[site]! - start(place);
          expect(bank === "l" ? off : SPAN - off).toBeGreaterThan(0);
          expect(bank === "l" ? off : SPAN - off).toBeLessThan(SPAN / 2);
        }
      }
    });
    const places = Object.values(angles).map((angle) => polar(SITE_R, angle));
    places.forEach((one, i) =>
      places.slice(i + 1).forEach((other) => expect(apart(one, other)).toBeGreaterThan(34)),
    );
  });

  it("gives four viscounts on one space places of their own", () => {
    for (const way of ["left", "inner", "right"] as const) {
      const spots = [0, 1, 2, 3].map((nth) => stand(2, way, nth, 4));
      const points = spots.map(({ r, angle }) => polar(r, angle));
      points.forEach((one, i) =>
        points.slice(i + 1).forEach((other) => expect(apart(one, other)).toBeGreaterThan(20)),
      );
      for (const { angle } of spots) {
        expect(Math.abs(angle - middle(2))).toBeLessThan(SPAN / 2);
      }
    }
  });

  it("keeps a viscount off the borders of his space and off its number", () => {
    const width = (16 / 242) * (180 / Math.PI);
    for (const way of ["left", "right"] as const) {
      const from = start(1) + (way === "left" ? 0 : SPAN / 2);
      for (const nth of [0, 1, 2, 3]) {
        const { r, angle } = stand(1, way, nth, 4);
        expect(angle - from).toBeGreaterThan(width);
        expect(from + SPAN / 2 - angle).toBeGreaterThan(width);
        expect(apart(polar(r, angle), numberAt(1, way))).toBeGreaterThan(16 + 4);
      }
    }
    expect(SPACE_NUMBERS.map(([, number]) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("keeps up to six workers inside their section, and twenty at the top", () => {
    for (let many = 1; many <= 6; many++) {
      for (let nth = 0; nth < many; nth++) {
        const [low, high] = [radius(workerAt(2, 1, nth, many)), radius(workerAt(1, 1, nth, many))];
        expect(low).toBeGreaterThan(R.top);
        expect(low).toBeLessThan(R.tier2);
        expect(high).toBeGreaterThan(R.tier2);
        expect(high).toBeLessThan(R.tier1);
      }
    }
    for (let nth = 0; nth < 12; nth++) {
      expect(radius(workerAt(3, 0, nth, 12))).toBeLessThan(R.top);
    }
  });

  it("grows the same trees every time", () => {
    expect(tufts(3, 99)).toEqual(tufts(3, 99));
    expect(tufts(3, 99)).not.toEqual(tufts(3, 98));
  });
});

describe("effects", () => {
  it("are called as the rules call them", () => {
    expect(effectOf([])).toBe("nothing");
    expect(effectOf(["gain virtue 1", "gain resource 1"])).toBe("virtue_1_and_resource_1");
    expect(effectOf([{ choose: [["destroy 2"], ["gain resource 2"]] }])).toBe(
      "either_destroy_2_or_resource_2",
    );
    expect(effectOf(["build_free workshop"])).toBe("build_workshop");
    expect(effectOf(["manuscript_free 3 4"])).toBe("manuscript_3_4");
    expect(() => effectOf(["gain nothing_known 1"])).toThrow("no record has the effect");
  });

  it("show signs that are drawn, a row for each side of a choice", () => {
    expect(signsOf("either_destroy_2_or_resource_2")).toEqual([
      [{ symbol: "destroy", count: 2 }],
      [{ symbol: "any_resource", count: 2 }],
    ]);
    const both = { symbol: "debt", count: 2 };
    expect(signsOf("debt_2_and_either_flip_either_1_or_hire_free_1_done")).toEqual([
      [both, { symbol: "flip", count: 1 }],
      [both, { symbol: "hire", count: 1 }],
    ]);
    for (const ops of PRINTED) {
      for (const { symbol, count } of signsOf(effectOf(ops)).flat()) {
        expect(icons[symbol], `${symbol} of ${JSON.stringify(ops)}`).toBeTruthy();
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  it("has a woodcut for every townsfolk", () => {
    for (const card of Object.keys(FOLK)) expect(folk[emblemName(card)], card).toBeTruthy();
  });
});

describe.each(["en", "ru"] as Language[])("words in %s", (language) => {
  beforeAll(async () => {
    await openWords("viscounts");
    await speak(language);
  });

  it("tell what everything printed does", () => {
    for (const ops of PRINTED) {
      const effect = effectOf(ops);
      if (effect === "nothing") continue;
      expect(effectText(effect)).not.toBe(effect);
      expect(effectShort(effect)).not.toMatch(/_/);
    }
    for (const [card, { timing }] of Object.entries(FOLK)) {
      expect(describeFolk(card)).not.toMatch(/viscounts-|\//);
      if (timing && timing !== "none") expect(folkText(card), card).toBeTruthy();
      expect(folkText(card).length, card).toBeLessThanOrEqual(56); // three lines of a card
    }
    for (const id of Object.keys(MANUSCRIPTS)) expect(describeScript(id)).not.toMatch(/viscounts-/);
    for (const id of Object.keys(SLOTS)) expect(slotText(id)).not.toBe(id);
  });

  it("explain every symbol with its rule", () => {
    for (const symbol of [...Object.keys(icons), "silver_value", "corner"]) {
      expect(meaning(symbol), symbol).toMatch(/\(VW-[A-Z]+-\d+\)$/);
    }
  });
});

describe("the castle's chain", () => {
  const fact = (key: string, args: Record<string, string | number>): Entry => ({
    key,
    args,
    rule: "",
    choice: 0,
    seat: null,
    forced: false,
    number: 0,
  });
  const at = (workers: readonly Worker[], tier: number, section: string): string[] =>
    workers.filter((one) => one.tier === tier && one.section === section).map((one) => one.key);

  it("moves the same pieces, line by line", () => {
    let workers = settle([], {
      ...picture,
      tier1: { red: { flip: 2 } },
      tier2: {},
      tier3: {},
    });
    expect(at(workers, 1, "flip")).toEqual(["red1", "red2"]);
    const lines: [Entry, tier: number, section: string][] = [
      [
        fact("placed", {
          seat: "seat/red",
          number: 1,
          section: "section/flip",
        }),
        1,
        "flip",
      ],
      [fact("went-up", { seat: "seat/red", section: "section/flip" }), 2, "flip"],
      [
        fact("went-aside", {
          seat: "seat/red",
          section: "section/flip",
          section2: "section/ink_stone",
        }),
        1,
        "ink_stone",
      ],
      [fact("went-to-top", { seat: "seat/red", section: "section/flip" }), 3, ""],
      [
        fact("bumped", {
          seat: "seat/blue",
          seat2: "seat/red",
          tier: 1,
          section: "section/ink_stone",
        }),
        1,
        "ink_stone",
      ],
    ];
    for (const [entry, tier, section] of lines) {
      let focus;
      [workers, focus] = carry(workers, entry);
      expect(focus).toEqual({ tier, section });
    }
    expect(workers.map(({ tier, section }) => [tier, section]).sort()).toEqual([
      [1, "flip"],
      [3, ""],
    ]);
    expect(at(workers, 3, "")).toEqual(["red1"]);
  });

  it("ends where the picture says, with as few moves as needed", () => {
    const before = settle([], {
      ...picture,
      tier1: { red: { flip: 3 }, blue: { flip: 1 } },
      tier2: {},
      tier3: {},
    });
    const after = settle(before, {
      ...picture,
      tier1: { red: { flip: 1, ink_stone: 1 }, blue: { flip: 1 } },
      tier2: { red: { flip: 1 } },
      tier3: {},
    });
    expect(after).toHaveLength(4);
    expect(new Set(after.map((one) => one.key))).toEqual(new Set(before.map((one) => one.key)));
    expect(settle(after, { ...picture, tier1: {}, tier2: {}, tier3: {} })).toEqual([]);
  });

  it("can be read where it is short, takes some seconds where it is long, never flickers", () => {
    expect(pace(3)).toBeGreaterThanOrEqual(900);
    expect(pace(12) * 12).toBeLessThanOrEqual(10_000);
    expect(pace(40)).toBeGreaterThanOrEqual(300);
  });
});

describe("reconstructions", () => {
  it("are known from the tables, also where only a part is one", () => {
    expect(isReconstructed(FOLK["acolyte"])).toBe(false);
    expect(isReconstructed(FOLK["printed_four_a"])).toBe(true);
    expect(isReconstructed(SCHEMES["s_builder"])).toBe(true);
    expect(isReconstructed(MANUSCRIPTS["black_3_flip"])).toBe(true);
  });
});
