import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openGame } from "../src/games";
import { generic } from "../src/games/generic";
import type { GameView } from "../src/games/view";
import TablePage from "../src/pages/TablePage.svelte";
import { Table } from "../src/table/table.svelte";
import { ownAsk, type Reply, type Said, type View } from "../src/table/types";
import { speak, type Language } from "../src/table/words.svelte";

const SAMPLES = import.meta.glob<View>("../src/samples/carolus-magnus/*.json", {
  eager: true,
  import: "default",
});
const sample = (name: string): View => SAMPLES[`../src/samples/carolus-magnus/${name}.json`]!;

let game: GameView;
let page: Record<string, unknown> | null = null;
let sent: Said[] = [];
let table: Table;

const never = (): Promise<Reply> => new Promise(() => {});

function open(view: View, board = game): void {
  sent = [];
  table = new Table({
    say: (said) => {
      sent.push(said);
      return never();
    },
  });
  table.receive(view);
  const props = following({ table, game: board, view, picture: view.picture! });
  page = mount(TablePage, { target: document.body, props });
  flushSync();
}
/** Props that follow the table, as the page around it does. */
function following<T extends { table: Table; view: View }>(given: T): T {
  return {
    ...given,
    get view() {
      return table.view!;
    },
  };
}

const thing = (name: string): Element[] => [...document.querySelectorAll(`[data-thing="${name}"]`)];
const stateOf = (name: string): string | null | undefined =>
  thing(name)[0]?.getAttribute("data-state");
const click = (element: Element | null | undefined): void => {
  element!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const press = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};
const rubric = (): string => document.querySelector(".rubric")?.textContent ?? "";
const tooltip = (): string => document.querySelector("[role=tooltip]")?.textContent ?? "";
const sheet = (): string => document.querySelector("[data-sheet]")?.textContent ?? "";

beforeAll(async () => {
  await speak("en");
  game = await openGame("carolus-magnus");
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

describe("the table page", () => {
  it.each(["crown", "three-paladin"])("%s: every option has a name and an element", (name) => {
    const view = sample(name);
    open(view);
    let chosen = "";
    for (const { code, touches } of ownAsk(view)?.options ?? []) {
      touches.forEach(([kind, id], step) => {
        const found = thing(`${kind}/${id}`);
        expect(found.length, `${code}: ${kind}/${id}`).toBeGreaterThan(0);
        for (const one of found) {
          const label = one.getAttribute("aria-label") ?? one.textContent?.trim();
          expect(label, `${code}: ${kind}/${id}`).toBeTruthy();
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
    for (const name of language === "en" ? ["emperor"] : ["over"]) {
      open(sample(name));
      click(document.querySelector(".burger"));
      const names = [...document.querySelectorAll("[aria-label]")].map((e) =>
        e.getAttribute("aria-label"),
      );
      const text = [document.body.textContent, ...names].join(" ");
      expect(text).not.toMatch(/\b(table|error|remark|carolus-magnus)-[a-z]/);
      expect(text).not.toMatch(/\b(colour|territory|seat|side|target|face)\//);
      expect(text).not.toMatch(/[{}]|[\uE000-\uE002]/);
      await unmount(page!);
    }
    page = null;
    await speak("en");
  });

  it("answers a paladin with two clicks, lets go with Esc, undoes with u", () => {
    open(sample("paladin"));
    press("2");
    expect(stateOf("colour/pink")).toBe("selected");
    press("Escape");
    expect(stateOf("colour/pink")).toBe("may");
    expect(thing("target/t4")).toHaveLength(0);
    click(thing("colour/red")[1]);
    expect(rubric()).toContain("Where does the red paladin go?");
    expect(stateOf("target/t4")).toBe("target");
    click(thing("target/t4")[0]);
    expect(sent).toEqual([{ do: "choose", seat: "white", code: "place red t4", version: 1 }]);
    expect(document.querySelectorAll('[data-state="may"], [data-state="target"]')).toHaveLength(0);
    press("u");
    expect(sent[1]).toEqual({ do: "undo", seat: "white", version: 1 });
  });

  it("tells what others did, looks back, arms the Emperor's move and answers at Enter", () => {
    open(sample("emperor"));
    const lands = [...document.querySelectorAll("[data-land][data-thing]")];
    expect(lands.map((e) => [e.getAttribute("data-land"), e.getAttribute("data-thing")])).toEqual([
      ["t1", "steps/3"],
      ["t4", "steps/4"],
      ["t14", "steps/1"],
      ["t15", "steps/2"],
    ]);
    const box = document.querySelector(".since")!;
    expect(box.textContent).toMatch(/Replay \d+ steps/);
    expect(box.textContent).not.toContain("White plays");
    press(",");
    expect(sent.pop()).toMatchObject({ do: "past" });
    expect(document.querySelectorAll('[data-state="may"]')).toHaveLength(0);
    expect(rubric()).toContain("Looking back");
    press("Escape");
    press("3");
    expect(sent).toEqual([]);
    expect(thing("steps/3").map((e) => e.getAttribute("data-state"))).toEqual(["armed", "armed"]);
    press("Enter");
    expect(sent).toMatchObject([{ do: "choose", code: "emperor 3" }]);
  });

  it("says why a disc is refused, and why a land is dark", async () => {
    open(sample("disc"));
    for (const option of ownAsk(sample("disc"))!.options) {
      expect(stateOf(`disc/${option.touches[0]![1]}`)).toBe("may");
    }
    click(thing("disc/3")[0]);
    await vi.waitFor(() => expect(tooltip()).toContain("CM-DSC-2"));
    press("Escape");
    expect(tooltip()).toBe("");
    expect(sent).toEqual([]);
  });

  it("tells what a land is, and when it matters, where it is not asked about", () => {
    open(sample("disc"));
    click(document.querySelector('[data-about="territory/t4"] .soil'));
    expect(sheet()).toContain("One territory of the ring");
    expect(sheet()).toContain("when you play a paladin");
    expect(document.querySelector("dialog[open] h2")?.textContent).toContain("IV");
    expect(sent).toEqual([]);
  });

  it("opens the sheet of what has the focus, and a list of all things where nothing has", () => {
    open(sample("disc"));
    (thing("disc/3")[0] as HTMLElement).focus();
    press("i");
    expect(sheet()).toContain("how far you may move the Emperor");
    document.querySelector<HTMLDialogElement>("dialog[open]")!.close();
    flushSync();
    (document.activeElement as HTMLElement | null)?.blur();
    press("i");
    expect(document.querySelector("dialog[open]")?.textContent).toContain("Disc 3");
  });

  it("says who has won to whoever played, and lets the end be put aside", () => {
    const view = sample("over");
    const { winners } = view.result!;
    const loser = view.seats.find(({ id }) => !winners.includes(id))!.id;
    for (const [mine, title] of [
      [[winners[0]!], "You won"],
      [[loser], "You lost"],
    ] as const) {
      open({ ...view, mine: [...mine], result: { ...view.result!, winners: [winners[0]!] } });
      expect(document.querySelector(".result h2")?.textContent).toBe(title);
      expect(rubric()).toContain(title);
      press("Escape");
      expect(document.querySelector(".result")).toBeNull();
      void unmount(page!);
      page = null;
    }
  });

  it("says of a hint that all is about equal where it is so", () => {
    const view = sample("emperor");
    open(view);
    const options = ownAsk(view)!.options.slice(0, 3);
    const hint = (chances: number[]): string => {
      table.hint = {
        type: "hint",
        reply: null,
        seat: "white",
        version: view.version,
        code: options[0]!.code,
        options: options.map(({ code }, i) => ({ code, chance: chances[i]! })),
      };
      flushSync();
      return document.querySelector(".hints")?.textContent ?? "";
    };
    expect(hint([0.51, 0.5, 0.5])).toContain("All about equal");
    expect(hint([0.71, 0.5, 0.5])).not.toContain("All about equal");
  });

  it("writes the whole board as text", () => {
    for (const name of ["emperor", "four"]) {
      const view = sample(name);
      const [ring, courts] = game.text({
        game: view.game,
        picture: view.picture!,
        choosing: table.choosing,
        mine: view.mine,
        seats: view.seats,
        asked: null,
        news: [],
        recent: [],
        small: false,
        touched: () => null,
      });
      expect(ring!.rows).toHaveLength(Object.keys(view.picture!["segments"] as object).length);
      expect(courts!.rows).toHaveLength(view.seats.length);
      for (const one of [ring!, courts!]) {
        for (const row of one.rows) expect(row).toHaveLength(one.columns.length);
      }
    }
  });

  it("plays a game without a board from its list of options", () => {
    open(sample("emperor"), generic("carolus-magnus"));
    const options = [...document.querySelectorAll('[data-thing^="option/"]')];
    expect(options).toHaveLength(4);
    click(options[1]);
    click(options[1]);
    expect(sent).toMatchObject([{ do: "choose", code: "emperor 2" }]);
    expect(document.querySelector(".tables")?.textContent).toContain("t14");
  });
});
