/** The page of Oath over its samples: words, elements, and the answers that they send. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openGame } from "../src/games";
import type { GameView } from "../src/games/view";
import TablePage from "../src/pages/TablePage.svelte";
import { Table } from "../src/table/table.svelte";
import { ownAsk, type Reply, type Said, type View } from "../src/table/types";
import { speak, type Language } from "../src/table/words.svelte";

const SAMPLES = import.meta.glob<View>(
  ["../src/samples/oath/*.json", "!../src/samples/oath/tile.json"],
  {
    eager: true,
    import: "default",
  },
);
const NAMES = Object.keys(SAMPLES).map((path) => path.split("/").at(-1)!.slice(0, -5));
const sample = (name: string): View => SAMPLES[`../src/samples/oath/${name}.json`]!;

let game: GameView;
let page: Record<string, unknown> | null = null;
let sent: Said[] = [];

function open(name: string, changes: Partial<View> = {}): Table {
  sent = [];
  const view = { ...sample(name), ...changes };
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
  return table;
}
const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const click = (selector: string): void => {
  one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const codes = (): string[] =>
  sent.flatMap((said) =>
    said.do === "choose" ? ("codes" in said && said.codes ? said.codes : [said.code!]) : [],
  );

beforeAll(async () => {
  await speak("en");
  game = await openGame("oath");
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  await speak("en");
});

describe("the page of Oath", () => {
  it.each(
    NAMES.flatMap(
      (name) =>
        [
          [name, "en"],
          [name, "ru"],
        ] as const,
    ),
  )(
    "%s in %s: shows no bare message id, and every answer has an element",
    async (name, language) => {
      await speak(language);
      open(name);
      expect(document.body.textContent).not.toMatch(/\boath-[a-z]/);
      const things = new Set(
        [...document.querySelectorAll("[data-thing]")].map((each) =>
          each.getAttribute("data-thing"),
        ),
      );
      for (const { code, touches, verb } of ownAsk(sample(name))?.options ?? []) {
        if (/^(give|get)_(favor|secrets)$/.test(verb)) continue; // numbers of the panel
        const found =
          things.has(`option/${code}`) ||
          touches.some((each) => things.has(each.join("/"))) ||
          document.querySelector(`[data-option="${code}"]`) !== null;
        expect(found, code).toBe(true);
      }
    },
  );

  it("travels by a click on a site, and the badge says what it costs", () => {
    open("travel");
    expect(one('[data-slot="cradle_1"] .badge').textContent).toBe("2");
    click('[data-slot="cradle_1"]');
    expect(codes()).toEqual(["travel_to cradle_1"]);
  });

  it("begins an action by its tile, uses a power by its card", () => {
    open("act");
    click('[data-thing="option/begin muster"]');
    expect(codes()).toEqual(["begin muster"]);
  });

  it("plays a drawn card by a click on the site", () => {
    open("play");
    click('[data-slot="provinces_3"]');
    const armed = document.querySelector(".rubric .btn.gold");
    if (armed) click(".rubric .btn.gold");
    expect(codes()).toEqual(["play_to_site bear_traps provinces_3"]);
  });

  it.each([
    ["en", "Where you begin"],
    ["ru", "Где вы начинаете"],
  ] as [Language, string][])(
    "asks for the pawn’s place under its own heading, not under that of the cards in hand (%s)",
    async (language, heading) => {
      await speak(language);
      const [drawn, travel] = [ownAsk(sample("search"))!, ownAsk(sample("travel"))!];
      open("search", { asks: [{ ...drawn, key: "place-pawn", options: travel.options }] });
      expect(one(".choices h3").textContent).toContain(heading);
    },
  );

  it("names a hint as its button is named", () => {
    const ask = ownAsk(sample("targets"))!;
    const table = open("targets");
    const { version } = sample("targets");
    table.hint = { type: "hint", reply: null, seat: ask.seat, version, code: "pass", options: [] };
    flushSync();
    const button = [...document.querySelectorAll(".rubric button")].find((one) =>
      one.textContent!.includes("That’s all"),
    );
    expect(button).toBeDefined();
    expect(one(".hints .row b").textContent).toBe("That’s all");
  });

  it("replaces a number of favor by another one in one message", () => {
    open("bargain");
    const numbers = [
      ...document.querySelectorAll<HTMLElement>(".bargain .tokens:first-of-type .number"),
    ];
    numbers.find((each) => each.textContent === "3")!.click();
    flushSync();
    expect(codes()).toEqual(["drop_term 1", "give_favor 3"]);
  });

  it("adds nothing up at the end: what is counted is of unlike kinds", () => {
    const [first, ...others] = sample("act").seats.map(({ id }) => id);
    const places = Object.fromEntries([[first, 1], ...others.map((id) => [id, 2])]);
    const result: View["result"] = {
      reason: "resigned",
      by: "resign",
      winners: [first!],
      places,
      rewards: {},
    };
    open("act", { status: "over", asks: [], result });
    expect(document.querySelectorAll(".result .tally tbody tr").length).toBeGreaterThan(1);
    expect(document.querySelector(".result .tally tfoot")).toBeNull();
    expect(one(".result").textContent).not.toContain("In all");
  });

  it("shows others only backs while somebody looks at drawn cards", () => {
    open("watch");
    expect(document.body.textContent).not.toContain("Bear Traps");
  });

  it("says why an action cannot be begun", () => {
    open("act");
    click('[data-thing="option/begin campaign"]');
    expect(codes()).toEqual([]);
    expect(document.body.textContent).toMatch(/OA-CAM-01|campaign/i);
  });

  it("has the board of another player in the sheet of the seat", () => {
    open("act");
    click('[data-seat="blue"] .row');
    expect(document.body.textContent).toContain("Skeleton Key");
    expect(document.body.textContent).toContain("Relics, in the order taken");
  });
});
