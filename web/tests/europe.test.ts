// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  anchorOf,
  arrowOf,
  coarse,
  HEIGHT,
  nameOf,
  outlineOf,
  OUTSIDE,
  placesFor,
  REGIONS,
  ringsOf,
  WIDTH,
  WIDTHS,
  type Point,
} from "../src/games/crusader-kings/europe";

function isInside([x, y]: Point, ring: Point[]): boolean {
  let found = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) found = !found;
  }
  return found;
}
const RINGS = new Map(REGIONS.map((region) => [region, ringsOf(outlineOf(region))]));
/** Inside an odd number of rings: islands and enclaves too. */
const isOn = (point: Point, region: string): boolean =>
  RINGS.get(region)!.filter((ring) => isInside(point, ring)).length % 2 === 1;

describe("the map of Crusader Kings", () => {
  it("has 34 regions inside the frame", () => {
    expect(REGIONS.length).toBe(34);
    for (const region of REGIONS) {
      const points = ringsOf(outlineOf(region)).flat();
      expect(points.length, region).toBeGreaterThan(12);
      for (const [x, y] of points) {
        expect(x >= -5 && x <= WIDTH + 5 && y >= -5 && y <= HEIGHT + 5, region).toBe(true);
      }
    }
  });

  it("centres pieces on their region", () => {
    for (const region of REGIONS) {
      if (region === "brittany" || region === "denmark") continue; // moved into the water
      expect(isOn(anchorOf(region), region), region).toBe(true);
      for (const other of REGIONS) {
        if (other !== region)
          expect(isOn(anchorOf(region), other), `${region} ${other}`).toBe(false);
      }
    }
  });

  it("keeps regions apart: no two hold the same ground", () => {
    for (const region of REGIONS) {
      const [x, y] = anchorOf(region);
      for (const [dx, dy] of [
        [4, 0],
        [-4, 0],
        [0, 4],
        [0, -4],
      ] as const) {
        const on = REGIONS.filter((other) => isOn([x + dx, y + dy], other));
        expect(on.length, region).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each(["en", "ru"] as const)("writes every name inside the frame, %s", (language) => {
    for (const region of REGIONS) {
      const { x, y, size, outside } = nameOf(region, language);
      expect(size).toBeGreaterThanOrEqual(12);
      expect(outside).toBe(OUTSIDE.includes(region));
      expect(x > 30 && x < WIDTH - 30 && y > 10 && y < HEIGHT - 4, region).toBe(true);
    }
  });

  it("lays pieces in a row, from five on in two", () => {
    const four = placesFor("paris", ["knight", "army", "castle", "unrest"]);
    expect(new Set(four.map(([, y]) => y)).size).toBe(1);
    const [left, right] = [four[0]![0] - WIDTHS.knight / 2, four[3]![0] + WIDTHS.unrest / 2];
    expect((left + right) / 2).toBeCloseTo(anchorOf("paris")[0]);
    const five = placesFor("paris", ["knight", "army", "castle", "unrest", "duke"]);
    expect(new Set(five.map(([, y]) => y)).size).toBe(2);
  });

  it("bends attacks over a sea towards its point", () => {
    const straight = arrowOf("sicily", "aragon", null);
    const over = arrowOf("sicily", "aragon", "mediterranean");
    expect(over.d).not.toBe(straight.d);
    expect(over.d).toMatch(/^M[\d. ]+Q[\d. ]+$/);
    expect(over.head.endsWith("Z")).toBe(true);
  });

  it("is drawn with fewer points where it is small", () => {
    for (const region of REGIONS) {
      expect(coarse(outlineOf(region), 5).length).toBeLessThan(outlineOf(region).length);
      expect(coarse(outlineOf(region), 5), region).toMatch(/^M/);
    }
  });
});
