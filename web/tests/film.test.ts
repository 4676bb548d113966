import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Film } from "../src/table/film.svelte";
import { unroll, type Moment } from "../src/table/moments";
import { settings } from "../src/table/settings.svelte";

const moment = (facts: number): Moment => ({
  choice: 1,
  from: facts - 1,
  facts,
  picture: { at: facts },
});

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  settings.steps = false;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("moments", () => {
  it("are unrolled from the last picture backwards", () => {
    const last = { a: 1, cubes: { t1: { red: 2 }, t2: { blue: 1 } }, new: true };
    const told = unroll(
      [
        { choice: 4, facts: 8, lay: { cubes: { t1: { red: 1 } } }, drop: [["cubes", "t2"]] },
        { choice: 4, facts: 9, lay: { a: 0 }, drop: [["new"]] },
        { choice: 5, facts: 9 },
      ],
      last,
      6,
    );
    expect(told.map(({ picture }) => picture)).toEqual([
      { a: 0, cubes: { t1: { red: 1 } } },
      { a: 0, cubes: { t1: { red: 2 }, t2: { blue: 1 } } },
      last,
    ]);
    expect(told.map(({ from, facts }) => [from, facts])).toEqual([
      [6, 8],
      [8, 9],
      [9, 9],
    ]);
  });
});

describe("the film", () => {
  const shown = (film: Film): number | null => film.shown?.facts ?? null;

  it("shows one moment after the other, the last as the present", () => {
    const over = vi.fn();
    const film = new Film(over);
    film.add([moment(1), moment(2), moment(3)], moment(0));
    expect(shown(film)).toBe(1);
    vi.advanceTimersByTime(599);
    expect(shown(film)).toBe(1);
    vi.advanceTimersByTime(2);
    expect(shown(film)).toBe(2);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    expect([shown(film), film.isPlaying]).toEqual([null, false]);
    expect(over).toHaveBeenCalledTimes(1);
    // what comes next waits until that was seen, too
    film.add([moment(4)], moment(3));
    expect(shown(film)).toBe(3);
    vi.advanceTimersByTime(600);
    expect(shown(film)).toBeNull();
  });

  it("follows the pace, stays longer at dice, and skips", () => {
    settings.pace = "fast";
    const film = new Film(() => {});
    film.weight = ({ facts }) => (facts === 1 ? 3 : 1);
    film.add([moment(1), moment(2), moment(3)], moment(0));
    vi.advanceTimersByTime(890);
    expect(shown(film)).toBe(1);
    vi.advanceTimersByTime(20);
    expect(shown(film)).toBe(2);
    film.skip();
    expect(shown(film)).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(shown(film)).toBeNull();
  });

  it("can be paused while a house seat is followed, goes step by step, and plays on", () => {
    const over = vi.fn();
    const film = new Film(over);
    film.isHouse = ({ facts }) => facts > 1;
    film.add([moment(1), moment(2), moment(3), moment(4), moment(5)], moment(0));
    expect([shown(film), film.isFollowed]).toEqual([1, true]);
    film.toggle();
    vi.advanceTimersByTime(5000);
    expect([shown(film), film.waits]).toEqual([1, true]);
    film.step();
    expect([shown(film), film.waits]).toEqual([2, true]);
    vi.advanceTimersByTime(5000);
    expect(shown(film)).toBe(2);
    film.toggle();
    expect([shown(film), film.waits]).toEqual([3, false]);
    vi.advanceTimersByTime(601);
    expect(shown(film)).toBe(4);
    film.step();
    expect([shown(film), film.waits, film.isPaused, film.isFollowed]).toEqual([
      null,
      false,
      false,
      false,
    ]);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it("is only followed where the rules play", () => {
    const film = new Film(() => {});
    film.add([moment(1), moment(2)], moment(0));
    expect([film.isPlaying, film.isFollowed]).toEqual([true, false]);
  });

  it("waits after every step of a house seat, where that is wanted", () => {
    settings.steps = true;
    const film = new Film(() => {});
    film.isHouse = ({ facts }) => facts > 1;
    film.add([moment(1), moment(2), moment(3), moment(4)], moment(0));
    vi.advanceTimersByTime(700);
    expect([shown(film), film.waits]).toEqual([2, true]);
    vi.advanceTimersByTime(60_000);
    expect(shown(film)).toBe(2);
    film.next();
    expect([shown(film), film.waits]).toEqual([3, true]);
    film.next();
    expect([shown(film), film.waits]).toEqual([null, false]);
  });
});
