/** The page of Crusader Kings over its samples: words, elements, and the answers that they send. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openGame } from "../src/games";
import type { GameView } from "../src/games/view";
import TablePage from "../src/pages/TablePage.svelte";
import { Table } from "../src/table/table.svelte";
import { ownAsk, type Reply, type Said, type View } from "../src/table/types";
import { speak } from "../src/table/words.svelte";

const SAMPLES = import.meta.glob<View>("../src/samples/crusader-kings/*.json", {
  eager: true,
  import: "default",
});
const sample = (name: string): View => SAMPLES[`../src/samples/crusader-kings/${name}.json`]!;

let game: GameView;
let page: Record<string, unknown> | null = null;
let sent: Said[] = [];

function open(name: string): void {
  sent = [];
  const view = sample(name);
  const table = new Table({
    say: (said) => {
      sent.push(said);
      return new Promise<Reply>(() => {});
    },
  });
  table.receive(view);
  page = mount(TablePage, {
    target: document.body,
    props: { table, game, view, picture: view.picture! },
  });
  flushSync();
}
const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const click = (selector: string): void => {
  one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const press = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};
const answers = (): string[] =>
  sent.flatMap((said) => (said.do === "choose" ? JSON.stringify(said) : []));

beforeAll(async () => {
  await speak("en");
  game = await openGame("crusader-kings");
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

describe("the page of Crusader Kings", () => {
  it.each(["marry", "deal", "invest", "ai"])(
    "%s: shows no bare message id, and every answer has an element",
    (name) => {
      open(name);
      expect(document.body.textContent).not.toMatch(/crusader-kings-[a-z]/);
      const things = new Set(
        [...document.querySelectorAll("[data-thing]")].map((each) =>
          each.getAttribute("data-thing"),
        ),
      );
      for (const { code, touches, verb } of ownAsk(sample(name))?.options ?? []) {
        // composed
        if (["plan", "compose", "drop", "give_gold", "take_gold"].includes(verb)) continue;
        const found =
          things.has(`option/${code}`) ||
          touches.some((each) => things.has(each.join("/"))) ||
          document.querySelector(`[data-option="${code}"]`) !== null;
        expect(found, code).toBe(true);
      }
    },
  );

  it("lays a plan of two cards as one answer, and lets go with Esc", () => {
    open("plan");
    const hand = (sample("plan").picture as { hand: Record<string, string[]> }).hand["frankish"]!;
    const [first, second] = ["war_03", "crusade_01"].map((title) => hand.indexOf(title) + 1);
    press(String(first));
    press(String(second));
    press("Escape");
    expect(answers()).toEqual([]);
    press(String(second));
    click('[data-thing="option/plan war_03 crusade_01"]');
    expect(answers().length).toBe(1);
    expect(answers()[0]).toContain("plan war_03 crusade_01");
  });

  it("begins with an even draw", () => {
    open("compose");
    expect(one('[data-state="may"][data-thing^="option/compose"]').textContent).toContain("Draw");
  });

  it("counts the odds of both answers to a critical trait", () => {
    open("check");
    expect(one('[data-thing="option/sacrifice kind"]').textContent).toContain("95 %");
    expect(one('[data-thing="option/keep kind"]').textContent).toContain("48 %");
  });

  it("tells the table as text", () => {
    open("plan");
    press("t");
    const text = document.querySelector("dialog table")?.textContent ?? document.body.textContent!;
    expect(text).toContain("Lombardy");
  });
});
