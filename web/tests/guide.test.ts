import { beforeEach, describe, expect, it } from "vitest";
import { Coach, dueCard, openGuide, selectorOf, type Guide } from "../src/table/guide.svelte";
import { ALL, isSeen, see } from "../src/table/minutes";
import { loadRules, minuteOf } from "../src/table/rules";
import type { Entry } from "../src/table/types";

const guide: Guide = {
  seats: ["me", "mcts:iterations=8"],
  seed: "s",
  bot_seed: "b",
  cards: [
    { id: "lay", when: { ask: "lay" }, point: ["page/board"] },
    { id: "theirs", when: { fact: "built", by: "other" }, point: ["page/board"] },
    { id: "own", when: { fact: "built", by: "own" }, point: ["page/board"] },
    { id: "again", when: { ask: "lay", after: "lay" }, point: ["page/board"] },
    { id: "later", when: { fact: "built", after: "own" }, point: ["page/board"] },
  ],
};
const at = (choices: number): { mine: string[]; choices: number } => ({ mine: ["black"], choices });
const built = (seat: string, choice: number): Entry =>
  ({ key: "built", args: {}, rule: "", choice, seat, forced: false, number: 0 }) as Entry;

beforeEach(() => localStorage.clear());

describe("cards of a guide", () => {
  it("come with their question, once", () => {
    expect(dueCard(guide, {}, "lay", [], at(0))?.id).toBe("lay");
    expect(dueCard(guide, {}, "move", [], at(0))).toBeNull();
    expect(dueCard(guide, { lay: 0 }, "lay", [], at(0))).toBeNull();
  });
  it("come with a fact, and by whom", () => {
    expect(dueCard(guide, {}, null, [built("white", 1)], at(2))?.id).toBe("theirs");
    expect(dueCard(guide, {}, null, [built("black", 1)], at(2))?.id).toBe("own");
  });
  it("wait until another was read at an earlier choice", () => {
    expect(dueCard(guide, { lay: 3 }, "lay", [], at(4))?.id).toBe("again");
    const read = { theirs: 0, own: 4 };
    expect(dueCard(guide, read, null, [built("black", 4)], at(6))).toBeNull();
    expect(dueCard(guide, read, null, [built("black", 5)], at(6))?.id).toBe("later");
  });
  it("are the ones that the package has", async () => {
    const found = await openGuide("carolus-magnus", "first");
    expect(found?.cards.length).toBeGreaterThan(11);
    expect(await openGuide("carolus-magnus", "none")).toBeNull();
    expect(await openGuide("chess", "first")).toBeNull();
  });
  it("point at things and at parts of the page", () => {
    expect(selectorOf("town/acre")).toContain('[data-about="town/acre"]');
    expect(selectorOf("disc/*")).toContain('[data-about^="disc/"]');
    expect(selectorOf("seat/white")).toContain('[data-seat="white"]');
    expect(selectorOf("page/tray")).toBe("#area-tray");
  });
});

describe("a coach", () => {
  it("remembers on this device what was read and that it was left", () => {
    const coach = new Coach(guide, "first", "t1");
    coach.putBy("lay", 2);
    coach.leave(true);
    const again = new Coach(guide, "first", "t1");
    expect(again.read).toEqual({ lay: 2 });
    expect(again.isLeft).toBe(true);
    expect(new Coach(guide, "first", "t2").read).toEqual({});
  });
  it("takes a card for read that was there when its reader answered", () => {
    const coach = new Coach(guide, "first", "t1");
    coach.show(guide.cards[0]!, "first", 4);
    coach.show(guide.cards[0]!, "first", 5); // another has answered a question put to both
    expect(coach.read).toEqual({});
    coach.show(guide.cards[0]!, "first", 4);
    coach.show(null, null, 5);
    expect(coach.read).toEqual({ lay: 4 });
    coach.show(guide.cards[1]!, null, 5); // somebody else was asked meanwhile
    coach.show(guide.cards[1]!, "second", 6);
    expect(coach.read).toEqual({ lay: 4 });
  });
  it("begins anew where what was kept is broken", () => {
    localStorage.setItem("palatine-guide-t1", "{");
    expect(new Coach(guide, "first", "t1").read).toEqual({});
  });
});

describe("the game in one minute", () => {
  it("is seen once per game", () => {
    expect(isSeen("viscounts")).toBe(false);
    see("viscounts");
    expect(isSeen("viscounts")).toBe(true);
    expect(isSeen("oath")).toBe(false);
    see(ALL);
    expect(isSeen("oath")).toBe(true);
  });
  for (const game of ["carolus-magnus", "viscounts", "crusader-rex", "crusader-kings", "oath"]) {
    it(`is the second paragraph of the rules of ${game}`, async () => {
      for (const [language, head] of [
        ["en", "The game in one minute."],
        ["ru", "Игра за одну минуту."],
      ] as const) {
        const spans = minuteOf((await loadRules(game, language))!);
        const [first] = spans;
        expect(first?.style === "plain" && first.text.startsWith(head)).toBe(true);
      }
    });
  }
});
