import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openGame } from "../src/games";
import type { GameView } from "../src/games/view";
import TablePage from "../src/pages/TablePage.svelte";
import { Table } from "../src/table/table.svelte";
import type { View } from "../src/table/types";
import { speak, type Language } from "../src/table/words.svelte";

const SAMPLES = import.meta.glob<View>("../src/samples/*.json", { eager: true, import: "default" });
const sample = (name: string): View => SAMPLES[`../src/samples/${name}.json`]!;

let game: GameView;
let page: Record<string, unknown> | null = null;
let sent: string[] = [];
let table: Table;

function open(view: View): void {
  sent = [];
  table = new Table({
    answer: (code, version) => sent.push(`${version}: ${code}`),
    undo: (version) => sent.push(`${version}: undo`),
    look: (number) => sent.push(`look ${number}`),
  });
  table.receive(view);
  page = mount(TablePage, { target: document.body, props: { table, game, view } });
  flushSync();
}

const thing = (name: string): Element[] => [...document.querySelectorAll(`[data-thing="${name}"]`)];
const click = (element: Element | undefined): void => {
  element!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const press = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};

beforeAll(async () => {
  await speak("en");
  game = await openGame("carolus-magnus");
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

describe("the table page", () => {
  it.each(Object.keys(SAMPLES))("%s has a name and an element for every option", (path) => {
    const view = SAMPLES[path]!;
    open(view);
    let chosen = "";
    for (const { code, touches } of view.ask?.options ?? []) {
      touches.forEach(([kind, id], step) => {
        const found = thing(`${kind}/${id}`);
        expect(found.length, `${code}: ${kind}/${id}`).toBeGreaterThan(0);
        for (const one of found) {
          const name = one.getAttribute("aria-label") ?? one.textContent?.trim();
          expect(name, `${code}: ${kind}/${id}`).toBeTruthy();
          expect(one.getAttribute("role") ?? one.tagName).toMatch(/button/i);
        }
        // the last thing would answer; the ones before it only choose
        if (step < touches.length - 1 && chosen !== id) {
          table.choosing.touch(kind, id);
          flushSync();
          chosen = id;
        }
      });
    }
  });

  it.each(["en", "ru"] as Language[])("shows no bare message id in %s", async (language) => {
    await speak(language);
    for (const view of Object.values(SAMPLES)) {
      open(view);
      const names = [...document.querySelectorAll("[aria-label]")].map((e) =>
        e.getAttribute("aria-label"),
      );
      const text = [document.body.textContent, ...names].join(" ");
      expect(text).not.toMatch(/\b(table|carolus-magnus)-[a-z]/);
      expect(text).not.toMatch(/\b(colour|territory|seat|side|target|face)\//);
      expect(text).not.toMatch(/[{}]|[\uE000-\uE002]/);
      await unmount(page!);
    }
    page = null;
    await speak("en");
  });

  it("answers a paladin with two clicks and shows where it may go", () => {
    open(sample("paladin"));
    expect(thing("target/t4")).toHaveLength(0);
    click(thing("colour/red")[1]);
    expect(document.querySelector(".rubric")?.textContent).toContain(
      "Where does the red paladin go?",
    );
    expect(thing("target/t4")[0]?.getAttribute("data-state")).toBe("target");
    click(thing("target/t4")[0]);
    expect(sent).toEqual(["1: place red t4"]);
    expect(document.querySelectorAll('[data-state="may"], [data-state="target"]')).toHaveLength(0);
  });

  it("lets go with Esc and takes numbers", () => {
    open(sample("paladin"));
    press("2");
    expect(thing("colour/pink")[0]?.getAttribute("data-state")).toBe("selected");
    press("Escape");
    expect(thing("colour/pink")[0]?.getAttribute("data-state")).toBe("may");
    press("u");
    expect(sent).toEqual(["1: undo"]);
  });

  it("arms the Emperor's move and answers at Enter", () => {
    open(sample("emperor"));
    press("3");
    expect(sent).toEqual([]);
    expect(thing("steps/3").map((e) => e.getAttribute("data-state"))).toEqual(["armed", "armed"]);
    press("Enter");
    expect(sent).toEqual(["1: emperor 3"]);
  });

  it("maps the Emperor's stops to territories along the ring", () => {
    open(sample("emperor"));
    const lands = [...document.querySelectorAll("[data-land][data-thing]")];
    expect(lands.map((e) => [e.getAttribute("data-land"), e.getAttribute("data-thing")])).toEqual([
      ["t1", "steps/3"],
      ["t4", "steps/4"],
      ["t14", "steps/1"],
      ["t15", "steps/2"],
    ]);
  });

  it("says why a disc is refused", () => {
    open(sample("disc"));
    click(thing("disc/3")[0]);
    expect(document.querySelector(".toast")?.textContent).toContain("CM-DSC-2");
    expect(sent).toEqual([]);
  });

  it("looks back without anything to answer, and returns", () => {
    open(sample("emperor"));
    press(",");
    expect(sent[0]).toMatch(/^look \d+$/);
    expect(document.querySelectorAll('[data-state="may"]')).toHaveLength(0);
    expect(document.querySelector(".rubric")?.textContent).toContain("Looking back");
    press("Escape");
    expect(document.querySelectorAll('[data-state="may"]').length).toBeGreaterThan(0);
  });

  it("keeps a half-made choice when only the seats change, and drops it when the table moves", () => {
    const view = sample("paladin");
    open(view);
    click(thing("colour/red")[0]);
    table.receive({ ...view, seats: view.seats.map((seat) => ({ ...seat, away: true })) });
    flushSync();
    expect(thing("colour/red")[0]?.getAttribute("data-state")).toBe("selected");
    table.receive({ ...view, version: 2 });
    flushSync();
    expect(thing("colour/red")[0]?.getAttribute("data-state")).toBe("may");
  });

  it("lists what others did since the last turn, not one's own lines", () => {
    open(sample("emperor"));
    const box = document.querySelector(".since")!;
    expect(box.textContent).toContain("Replay 9 steps");
    expect(box.textContent).not.toContain("White plays");
  });

  it("writes the whole board as text", () => {
    for (const name of ["emperor", "three", "four", "start"]) {
      open(sample(name));
      const view = sample(name);
      const [ring, courts] = game.text({
        picture: view.picture,
        choosing: table.choosing,
        mine: view.mine,
        seats: view.seats,
        asked: null,
        news: [],
        small: false,
        touched: () => null,
      });
      expect(ring!.rows).toHaveLength(Object.keys(view.picture["segments"] as object).length);
      expect(courts!.rows).toHaveLength(view.seats.length);
      for (const one of [ring!, courts!]) {
        for (const row of one.rows) expect(row).toHaveLength(one.columns.length);
      }
    }
  });
});
