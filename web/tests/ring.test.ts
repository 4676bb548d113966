// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  CLANS,
  stops,
  total,
  type Carolus,
  type Counts,
  type Clan,
} from "../src/games/carolus-magnus/picture";
import {
  castlePlaces,
  cubePlaces,
  land,
  LARGE,
  middle,
  numerals,
  runs,
  SLOTS,
  SMALL,
  stitches,
  type Run,
} from "../src/games/carolus-magnus/ring";

const single = Object.fromEntries(Array.from({ length: SLOTS }, (_, i) => [`t${i + 1}`, 1]));

/** Corner points of a path. */
const points = (path: string): [number, number][] =>
  path
    .slice(1)
    .replace("Z", "")
    .split("L")
    .map((pair) => pair.split(" ").map(Number) as [number, number]);

const radius = (ring: typeof LARGE, [x, y]: readonly [number, number]): number =>
  Math.hypot(x - ring.cx, y - ring.cy);

/** Degrees clockwise from the beginning of slot 0. */
const degrees = (ring: typeof LARGE, [x, y]: readonly [number, number]): number =>
  ((Math.atan2(y - ring.cy, x - ring.cx) * 180) / Math.PI + 102 + 720) % 360;

describe("runs", () => {
  it("gives every single territory its own slot", () => {
    expect(runs({ segments: single })).toEqual(
      Array.from({ length: SLOTS }, (_, i) => ({ id: `t${i + 1}`, first: i, count: 1 })),
    );
  });

  it("finds a run whose name is its first slot", () => {
    const { t2: _, t3: __, ...rest } = single;
    const found = runs({ segments: { ...rest, t1: 3 } });
    expect(found[0]).toEqual({ id: "t1", first: 0, count: 3 });
    expect(found).toHaveLength(13);
  });

  it("finds a run whose name is its middle or last slot", () => {
    const { t4: _, t6: __, ...rest } = single;
    expect(runs({ segments: { ...rest, t5: 3 } })[3]).toEqual({ id: "t5", first: 3, count: 3 });
    const { t1: ___, ...other } = single;
    expect(runs({ segments: { ...other, t2: 2 } })[0]).toEqual({ id: "t2", first: 0, count: 2 });
  });

  it("finds a run across the top", () => {
    const { t15: _, ...rest } = single;
    expect(runs({ segments: { ...rest, t1: 2 } })[0]).toEqual({ id: "t1", first: 14, count: 2 });
  });

  it("prefers own slots where the sizes leave a choice", () => {
    expect(runs({ segments: { t1: 3, t4: 3, t7: 3, t10: 3, t13: 3 } }).map((r) => r.first)).toEqual(
      [0, 3, 6, 9, 12],
    );
  });

  it("covers the ring exactly once, whatever merges", () => {
    // each living id is some slot of its run
    for (let seed = 1; seed < 300; seed++) {
      let luck = seed * 7919;
      const draw = (n: number): number => {
        luck = (luck * 1103515245 + 12345) % 2147483648;
        return Math.floor((luck / 2147483648) * n);
      };
      const segments: Record<string, number> = {};
      const start = draw(SLOTS);
      for (let laid = 0; laid < SLOTS;) {
        const count = Math.min(1 + draw(4), SLOTS - laid);
        segments[`t${((start + laid + draw(count)) % SLOTS) + 1}`] = count;
        laid += count;
      }
      const covered = runs({ segments }).flatMap((run) =>
        Array.from({ length: run.count }, (_, i) => (run.first + i) % SLOTS),
      );
      expect(
        covered.sort((a, b) => a - b),
        JSON.stringify(segments),
      ).toEqual(Array.from({ length: SLOTS }, (_, i) => i));
    }
  });
});

describe("shapes", () => {
  it("lie between the coasts", () => {
    for (const ring of [LARGE, SMALL]) {
      for (const point of points(land(ring, { id: "t3", first: 2, count: 4 }))) {
        expect(radius(ring, point)).toBeGreaterThan(ring.inner - 10);
        expect(radius(ring, point)).toBeLessThan(ring.outer + 16);
      }
    }
  });

  it("keep their outer borders when they merge", () => {
    const one = points(land(LARGE, { id: "t4", first: 3, count: 1 }));
    const merged = points(land(LARGE, { id: "t4", first: 3, count: 3 }));
    expect(merged[0]).toEqual(one[0]);
    expect(merged.at(-1)).toEqual(one.at(-1));
    const last = points(land(LARGE, { id: "t6", first: 5, count: 1 }));
    expect(merged).toContainEqual(last[16]);
  });

  it("stitch every former border", () => {
    expect(stitches(LARGE, { id: "t1", first: 0, count: 1 })).toEqual([]);
    expect(stitches(LARGE, { id: "t14", first: 13, count: 4 }).map((s) => s.slot)).toEqual([
      14, 0, 1,
    ]);
  });

  it("are named by their first slot, or by the range", () => {
    expect(numerals({ id: "t9", first: 8, count: 1 })).toBe("IX");
    expect(numerals({ id: "t15", first: 14, count: 3 })).toBe("XV–II");
  });
});

describe("contents", () => {
  const many: Counts<Clan>[] = [
    { red: 1 },
    { red: 2, blue: 1 },
    { red: 3, pink: 2, blue: 3 },
    { red: 4, pink: 4, blue: 4, yellow: 3, green: 5 },
    { red: 12, green: 9 },
  ];
  const sizes: Run[] = [1, 2, 3, 7].map((count) => ({ id: "t1", first: 4, count }));

  it("never lose a cube, and keep it on its land", () => {
    for (const ring of [LARGE, SMALL]) {
      for (const run of sizes) {
        for (const cubes of many) {
          const places = cubePlaces(ring, run, cubes, run.count);
          expect(places).toHaveLength(total(cubes));
          for (const clan of CLANS) {
            expect(places.filter((p) => p.clan === clan)).toHaveLength(cubes[clan] ?? 0);
          }
          expect(new Set(places.map((p) => p.key)).size).toBe(places.length);
          for (const place of places) {
            const centre = [place.x + place.s * 0.62, place.y + place.s * 0.4] as const;
            expect(radius(ring, centre)).toBeGreaterThan(ring.inner);
            expect(radius(ring, centre)).toBeLessThan(ring.outer);
            const from = degrees(ring, centre) - run.first * 24;
            expect(from).toBeGreaterThan(0);
            expect(from).toBeLessThan(run.count * 24);
          }
        }
      }
    }
  });

  it("stand upright in order, the lower in front", () => {
    const places = cubePlaces(LARGE, sizes[0]!, { red: 3, blue: 4 }, 0);
    expect(places.map((p) => p.y)).toEqual(places.map((p) => p.y).sort((a, b) => a - b));
  });

  it("has a castle for every segment", () => {
    for (const run of sizes) expect(castlePlaces(LARGE, run, run.count)).toHaveLength(run.count);
  });

  it("is centred on the run", () => {
    const run = { id: "t2", first: 1, count: 1 };
    const [[x, y]] = castlePlaces(LARGE, run, 1) as [readonly [number, number]];
    expect(Math.atan2(y - LARGE.cy, x - LARGE.cx)).toBeCloseTo(middle(run), 6);
  });
});

describe("stops", () => {
  const ring = (ids: string[]): Pick<Carolus, "emperor" | "ahead"> => ({
    emperor: ids[0]!,
    ahead: Object.fromEntries(ids.map((id, i) => [id, ids[(i + 1) % ids.length]!])),
  });

  it("walks clockwise", () => {
    expect(stops(ring(["t13", "t14", "t15", "t1", "t4", "t9"]), 4)).toEqual([
      "t14",
      "t15",
      "t1",
      "t4",
    ]);
  });

  it("ends where it began when the ring is short", () => {
    expect(stops(ring(["t1", "t5", "t9", "t12"]), 5)).toEqual(["t5", "t9", "t12", "t1"]);
  });
});
