// @vitest-environment node
import { describe, expect, it } from "vitest";
import { overlap, settle, type Box } from "../src/table/placing";

const REGION: Box = { left: 0, top: 44, right: 1136, bottom: 696 };
const SIZE = { width: 280, height: 150 };
const boxAt = ({ left, top }: { left: number; top: number }): Box => ({
  left,
  top,
  right: left + SIZE.width,
  bottom: top + SIZE.height,
});

describe("a place for a word about a thing", () => {
  const middle: Box = { left: 500, top: 300, right: 560, bottom: 360 };

  it("is beside the thing, never on it, and inside the region", () => {
    for (const thing of [
      middle,
      { left: 2, top: 46, right: 40, bottom: 90 },
      { left: 1100, top: 660, right: 1136, bottom: 696 },
      { left: 20, top: 760, right: 120, bottom: 860 }, // in the tray below
      { left: 1200, top: 300, right: 1400, bottom: 340 }, // in the margin beside it
    ]) {
      const box = boxAt(settle(SIZE, thing, REGION));
      expect(overlap(box, thing)).toBe(0);
      expect(box.left).toBeGreaterThanOrEqual(REGION.left);
      expect(box.top).toBeGreaterThanOrEqual(REGION.top);
      expect(box.right).toBeLessThanOrEqual(REGION.right);
      expect(box.bottom).toBeLessThanOrEqual(REGION.bottom);
    }
  });

  it("leaves free what can be chosen, as far as there is room", () => {
    const lit: Box[] = [
      { left: 570, top: 200, right: 900, bottom: 460 },
      { left: 150, top: 200, right: 490, bottom: 460 },
      { left: 400, top: 60, right: 660, bottom: 290 },
    ];
    const box = boxAt(settle(SIZE, middle, REGION, lit));
    for (const one of lit) expect(overlap(box, one)).toBe(0);
  });
});
