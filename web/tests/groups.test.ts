import { expect, it } from "vitest";
import { grouped, summed } from "../src/table/groups";
import type { Entry } from "../src/table/types";

const line = (key: string, number: number, seat = "red"): Entry => ({
  key,
  args: { seat: `seat/${seat}`, number },
  rule: "",
  choice: 1,
  seat,
  forced: false,
  number: 0,
});

it("tells lines that repeat once, also several together", () => {
  const [trade, gain, other] = [line("exchanged", 0), line("gained", 2), line("gained", 1)];
  const found = grouped([other, trade, gain, trade, gain, trade, gain, other, other, trade]);
  expect(found.map(({ unit, count }) => [unit.map(({ key }) => key).join(), count])).toEqual([
    ["gained", 1],
    ["exchanged,gained", 3],
    ["gained", 2],
    ["exchanged", 1],
  ]);
  expect(found.flatMap(({ entries }) => entries)).toHaveLength(10);
  expect(summed(found[1]!)).toEqual({ seat: "seat/red", number: 2, count: 3, total: 6 });
});

it("keeps the lines of different seats apart", () => {
  expect(grouped([line("passed", 0), line("passed", 0, "blue")])).toHaveLength(2);
});
