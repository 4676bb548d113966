/** A question of every kind on the page: what can be chosen is lit, named and answers. */
import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openGame } from "../src/games";
import type { GameView } from "../src/games/view";
import { isReconstructed, PLAYER_CARDS } from "../src/games/viscounts/tables";
import TablePage from "../src/pages/TablePage.svelte";
import { settings } from "../src/table/settings.svelte";
import { Table } from "../src/table/table.svelte";
import type { Ask, Picture, Reply, Said, View } from "../src/table/types";
import { GameWords, speak } from "../src/table/words.svelte";
import start from "../src/samples/carolus-magnus/start.json";
import matches from "../src/samples/viscounts/asks.json";

interface Asked {
  seats: string[];
  picture: Picture;
  ask: Ask;
}
const QUESTIONS = (matches as unknown as { seats: string[]; picture: Picture; asks: Asked[] }[])
  .flatMap((match) =>
    match.asks.map((asked) => ({
      seats: match.seats,
      picture: { ...match.picture, ...asked.picture },
      ask: asked.ask,
    })),
  )
  .map((asked) => [asked.ask.key, asked] as [string, Asked]);
const asked = (key: string): Asked => QUESTIONS.find(([one]) => one === key)![1];

let game: GameView;
let page: Record<string, unknown> | null = null;
let sent: Said[] = [];
let version = 1;
const table: Table = new Table({
  say: (said) => {
    sent.push(said);
    return Promise.resolve<Reply>({
      type: "done",
      reply: null,
      seat: table.view!.seat,
      version: table.view!.version,
    });
  },
});

function viewOf({ seats, picture, ask }: Asked): View {
  const [first] = (start as unknown as View).seats;
  return {
    ...(start as unknown as View),
    game: "viscounts",
    version: version++,
    picture,
    asks: [ask],
    mine: [ask.seat],
    seat: ask.seat,
    seats: seats.map((id) => ({ ...first!, id, name: "", player: "person", bot: null })),
    facts: [],
    facts_from: 0,
    since: 0,
    remarks: [],
  };
}
/** The same page all the time, as at a real table: only the first picture is drawn from nothing. */
async function open(question: Asked): Promise<void> {
  await new Promise((done) => setTimeout(done)); // an answer that is still on its way
  table.notice = null;
  table.receive(viewOf(question));
  page ??= mount(TablePage, {
    target: document.body,
    props: {
      table,
      game,
      get view() {
        return table.view!;
      },
      get picture() {
        return table.view!.picture!;
      },
    },
  });
  flushSync();
  sent = [];
}
const click = (element: Element | null | undefined): void => {
  element!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const things = (name: string): Element[] => all(`[data-thing="${name}"]`);
const nameOf = (element: Element): string =>
  element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";

beforeAll(async () => {
  settings.stillness = true; // nothing can move there
  await speak("en");
  game = await openGame("viscounts");
});
afterAll(async () => {
  if (page) await unmount(page);
});

describe("every question", () => {
  it("is on file", () => {
    expect(QUESTIONS).toHaveLength(25);
  });

  it.each(QUESTIONS)("%s: options have named elements, and those answer", async (_, question) => {
    const words = new GameWords("viscounts");
    await open(question);
    expectWords();
    for (const [nth, option] of question.ask.options.entries()) {
      // things one after the other, or what stands for the whole option
      const whole = [...things(`option/${option.code}`), ...all(`[data-option="${option.code}"]`)];
      const first = option.touches[0] ? things(option.touches[0].join("/")) : [];
      expect(whole.length + first.length, option.code).toBeGreaterThan(0);
      for (const one of [...whole, ...first]) {
        expect(nameOf(one), option.code).toBeTruthy();
        expect(one.getAttribute("role") ?? one.tagName).toMatch(/button/i);
      }
      expect(words.option(option)).not.toBe(option.code);
      if (nth > 0) continue; // the others answer in the same way
      if (first.length > 0 && option.verb !== "bump") {
        for (const touched of option.touches) click(things(touched.join("/"))[0]);
      } else click(whole[0]);
      if (option.final) click(document.querySelector(".rubric .btn.gold:not(:disabled)"));
      expect(sent, option.code).toMatchObject([{ do: "choose", code: option.code }]);
      sent = [];
      table.choosing.begin(question.ask, "irreversible");
      flushSync();
    }
  });

  it("has Russian words", async () => {
    await speak("ru");
    // the names of all things are checked without a page
    for (const [, question] of QUESTIONS.filter((_, nth) => nth % 3 === 0)) {
      await open(question);
      expectWords();
    }
    await speak("en");
  });
});

/** No message id, no id of a thing, no braces: words alone. */
function expectWords(): void {
  const named = all("[aria-label], [data-tip]").flatMap((one) => [
    one.getAttribute("aria-label"),
    one.getAttribute("data-tip"),
  ]);
  const text = [document.body.textContent, ...named].join(" ");
  expect(text).not.toMatch(/\b(viscounts|table|error)-[a-z]/);
  expect(text).not.toMatch(
    /\b(townsfolk|space|site|section|slot|good|effect|icon|seat|building|action)\//,
  );
  expect(text).not.toMatch(/[{}]|[\uE000-\uE002]/);
}

describe("the board", () => {
  it("shows the price of farther spaces and the free ones brighter", async () => {
    await open(asked("move"));
    const reach = asked("move").picture["reach"] as Record<string, { price: number }>;
    const offered = asked("move").ask.options.map((option) => option.touches[0]![1]);
    const paid = offered.filter((space) => reach[space]!.price > 0);
    expect(all(".prices circle")).toHaveLength(paid.length);
    expect(all(".lit")).toHaveLength(offered.length);
    expect(all(".lit.thin")).toHaveLength(paid.length);
  });

  it("says why an action cannot be taken", async () => {
    const question = asked("act");
    await open(question);
    const refusal = question.ask.refused.find((one) => one.touches.length > 0)!;
    click(document.querySelector(`[data-thing="${refusal.touches[0]!.join("/")}"]`));
    const tooltip = (): string => document.querySelector("[role=tooltip]")?.textContent ?? "";
    await vi.waitFor(() => expect(tooltip()).toContain(refusal.rule));
    // also where it is no thing of the board that stands for it
    const bare = question.ask.refused.find((one) => things(`option/${one.code}`).length > 0)!;
    table.notice = null;
    click(things(`option/${bare.code}`)[0]);
    await vi.waitFor(() => expect(tooltip()).toContain(bare.rule));
    expect(sent).toEqual([]);
  });

  it("lets workers be bumped by clicking them", async () => {
    const question = asked("bump");
    await open(question);
    const [option] = question.ask.options;
    const worker = things(`option/${option!.code}`).find((one) => one.matches(".worker"));
    expect(worker).toBeTruthy();
  });

  it("marks every kind of reconstruction", async () => {
    const quills = (selector: string): number =>
      all(selector).filter((one) => one.querySelector(".quill")).length;
    const solo = QUESTIONS.map(([, question]) => question).find(
      ({ picture, ask }) => picture["automa"] && ask.key === "play-card",
    )!;
    // a side, a printed townsfolk and a printed manuscript, a manuscript owned, schemes, boards
    const picture = {
      ...solo.picture,
      front: { ...(solo.picture["front"] as object), a: "printed_four_a" },
      front_manuscript: { ...(solo.picture["front_manuscript"] as object), b: "printed_four_b" },
      scribe: { black_3_resource: "red" },
      schemes: { left: "s_builder", middle: "s_noble", right: "f_noble" },
      automa: { ...(solo.picture["automa"] as object), board: "noble" },
    };
    await open({ ...solo, picture });
    expect(quills(".legend .side")).toBe(1);
    expect(document.querySelector(".legend .side")?.textContent).toContain("VW-SET-01");
    expect(quills('[data-folk="printed_four_a"]')).toBe(1);
    expect(quills('[data-script="printed_four_b"]')).toBe(1);
    expect(quills(".scripts .script")).toBe(1);
    expect(all(".schemes .scheme").map((one) => one.querySelector(".quill") !== null)).toEqual([
      true,
      false,
      true,
    ]);
    expect(quills(".automa h3")).toBe(1);
    // player cards, where they are chosen
    await open(asked("take-pair"));
    const offered = Object.keys(asked("take-pair").picture["offer"] as object).filter(
      (number) => (asked("take-pair").picture["offer"] as Record<string, string>)[number],
    );
    const ours = PLAYER_CARDS.filter(
      (row) => offered.includes(String(row.number)) && isReconstructed(row),
    );
    expect(quills(".pair .tile")).toBe(ours.length);
  });

  it("counts the points by category when all is over", () => {
    const points = {
      red: { buildings: 5, unpaid_debt: -4 },
      automa: { buildings: 15, automa_resources: 3 },
    };
    expect(game.tally!({ points })).toEqual([
      { label: "buildings", points: { red: 5, automa: 15 } },
      { label: "unpaid debts", points: { red: -4, automa: undefined } },
      { label: "resources left over", points: { red: undefined, automa: 3 } },
    ]);
  });

  it("tells the table as text", async () => {
    await open(asked("act"));
    const tables = game.text({
      game: "viscounts",
      picture: asked("act").picture,
      choosing: table.choosing,
      mine: [],
      seats: [],
      asked: null,
      news: [],
      recent: [],
      small: false,
      touched: () => null,
    });
    expect(tables.map((one) => one.rows.length).slice(0, 2)).toEqual([15, 5]);
    for (const one of tables) {
      for (const row of one.rows) expect(row).toHaveLength(one.columns.length);
      expect(JSON.stringify(one)).not.toMatch(/viscounts-|[\uE000-\uE002]/);
    }
  });
});
