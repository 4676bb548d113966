import { describe, expect, it } from "vitest";
import { Table } from "../src/table/table.svelte";
import type { Ask, Fact, Past, Reply, Said, View } from "../src/table/types";
import { Refused } from "../src/wire/refused";

const fact = (key: string, choice: number, seat: string | null = null): Fact => ({
  key,
  args: {},
  rule: "",
  choice,
  seat,
  forced: false,
});

const base: View = {
  type: "table",
  id: "one",
  game: "toy",
  data: "toy",
  title: "",
  options: {},
  secrets: false,
  listed: false,
  status: "running",
  version: 1,
  choices: 3,
  seats: [],
  mine: ["red"],
  seat: "red",
  curtain: null,
  host: true,
  picture: { at: 3 },
  asks: [],
  undo: { seat: "red", allowed: false, reason: "nothing" },
  take_back: { allowed: true, choice: 2 },
  hints: false,
  facts_from: 0,
  facts: [fact("a", 0), fact("b", 1, "red"), fact("c", 2, "blue"), fact("d", 3, "blue")],
  since: 2,
  fresh: true,
  moments: [],
  remarks: [],
  proposal: null,
  result: null,
  luck: { commitment: "", seed: null },
  next: null,
  sequel: null,
  chapter: 1,
  record: false,
  from: null,
  guide: null,
  cut_back: false,
};
const past = (choice: number): Past => ({
  type: "past",
  reply: null,
  choice,
  seat: "red",
  facts: choice + 1,
  picture: { at: choice },
  asks: [],
  moments: [],
});

/** A table whose wire answers when the test says so. */
function opened(): { table: Table; said: Said[]; answer: (reply: Reply) => Promise<void> } {
  const said: Said[] = [];
  const waiting: ((reply: Reply) => void)[] = [];
  const table = new Table({
    say: (one) => {
      said.push(one);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  table.receive(base);
  const answer = async (reply: Reply): Promise<void> => {
    waiting.shift()!(reply);
    await new Promise((done) => setTimeout(done));
  };
  return { table, said, answer };
}

describe("one screen for two", () => {
  it("tells who looks what the other did, where a curtain hangs", () => {
    const { table } = opened();
    const both = { ...base, version: 2, mine: ["red", "blue"], facts_from: 4, facts: [] };
    table.receive(both);
    expect(table.since.filter(({ seat }) => seat && !table.isLooking(seat))).toEqual([]);
    table.receive({ ...both, version: 3, secrets: true });
    expect(table.since.map(({ key }) => key)).toEqual(["c", "d"]);
    expect([table.isLooking("red"), table.isLooking("blue")]).toEqual([true, false]);
  });
});

describe("a seat that was given up", () => {
  const red: View["seats"][number] = {
    id: "red",
    player: "person",
    name: "Anna",
    bot: "fair",
    stand_in: true,
    resigned: true,
    present: true,
    asked: true,
    thinking: true,
    hurried: false,
    handable: false,
  };

  it("is still looked from, but speaks for nobody", () => {
    const { table } = opened();
    expect([table.hasResigned, table.self]).toEqual([false, "red"]);
    table.receive({ ...base, version: 2, seats: [red] });
    expect([table.hasResigned, table.self, table.sight]).toEqual([true, null, "red"]);
  });

  it("lights nothing up while the bot answers", () => {
    const { table } = opened();
    const ask: Ask = {
      seat: "red",
      key: "pick",
      args: {},
      subject: [],
      rule: "",
      on_behalf_of: null,
      options: [{ code: "pick 1", verb: "pick", touches: [["n", "1"]], final: false }],
      refused: [],
    };
    table.receive({ ...base, version: 2, seats: [red], asks: [ask] });
    expect(table.choosing.choice.ask).toBeNull();
    table.receive({ ...base, version: 3, seats: [{ ...red, stand_in: false }], asks: [ask] });
    expect(table.choosing.choice.ask).not.toBeNull();
  });
});

describe("the chronicle", () => {
  const keys = (table: Table): string => table.chronicle.map(({ key }) => key).join("");

  it("keeps the first lines, drops the rest and appends", () => {
    const { table } = opened();
    expect(keys(table)).toBe("abcd");
    table.receive({ ...base, version: 2, facts_from: 4, facts: [fact("e", 4)] });
    expect(keys(table)).toBe("abcde");
    table.receive({ ...base, version: 3, facts_from: 2, facts: [fact("x", 2)] });
    expect(keys(table)).toBe("abx");
    expect(table.chronicle.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it("tells what others did since my last answer", () => {
    const { table } = opened();
    expect(table.since.map(({ key }) => key)).toEqual(["c", "d"]);
    table.receive({ ...base, mine: [], version: 2, facts_from: 4, facts: [] });
    expect(table.since).toEqual([]);
  });

  it("tells all that others did, also where it gave me something", () => {
    const { table } = opened();
    const facts = [fact("e", 4, "red"), fact("f", 5, "blue"), fact("g", 5, "red")];
    table.receive({ ...base, version: 2, facts_from: 4, facts });
    expect(table.since.map(({ key }) => key).join("")).toBe("cdef");
  });

  it("tells the turn that the rules played within my answer, and marks it until the next", () => {
    const { table } = opened();
    const seats = [{ id: "automa", player: "house" }] as View["seats"];
    const facts = [
      ...[fact("own", 4, "red"), fact("x", 4, "automa"), fact("for-me", 4, "red")],
      ...[fact("y", 4, "automa"), fact("next", 4, "red")],
    ];
    table.receive({ ...base, version: 2, seats, facts_from: 4, facts, since: 5 });
    expect(table.since.map(({ key }) => key)).toEqual(["x", "for-me", "y"]);
    expect(table.marks.map(({ key }) => key)).toEqual(["x", "y"]);
    expect(table.isHouse("automa")).toBe(true);
    table.receive({ ...base, version: 3, seats, facts_from: 9, facts: [], since: 5, fresh: false });
    expect(table.since).toHaveLength(3);
    expect(table.marks).toEqual([]);
  });
});

describe("looking back", () => {
  it("asks one question at a time, however fast somebody drags", async () => {
    const { table, said, answer } = opened();
    for (const choice of [0, 1, 2, 1, 0]) table.look(choice);
    expect(said).toEqual([{ do: "past", choice: 0 }]);
    await answer(past(0));
    expect(table.picture).toEqual({ at: 0 });
    table.look(2);
    table.look(1);
    await answer(past(2));
    await answer(past(1));
    expect(said.map((one) => "choice" in one && one.choice)).toEqual([0, 2, 1]);
    expect(table.picture).toEqual({ at: 1 });
    expect(table.told).toHaveLength(2);
  });

  it("remembers what it has seen until something is taken back", async () => {
    const { table, said, answer } = opened();
    table.look(1);
    await answer(past(1));
    table.look(2);
    await answer(past(2));
    table.look(1);
    await Promise.resolve();
    expect(table.picture).toEqual({ at: 1 });
    expect(said).toHaveLength(2);
    table.receive({ ...base, version: 2, choices: 2, facts_from: 3, facts: [] });
    table.look(0);
    await answer(past(0));
    table.look(1);
    await answer(past(1));
    expect(said).toHaveLength(4);
  });

  it("goes moment by moment, and is live again past the last", async () => {
    const { table, answer } = opened();
    const told = (choice: number, lines: number[]): Past => ({
      ...past(choice),
      facts: lines.at(-1)!,
      moments: lines.map((facts, i) => ({
        choice,
        facts,
        ...(i < lines.length - 1 ? { lay: { at: choice - 1 + (i + 1) / 10 } } : {}),
      })),
    });
    const shown: unknown[] = [];
    const step = async (by: -1 | 1, ...replies: Past[]): Promise<void> => {
      void table.stepBy(by);
      await Promise.resolve();
      for (const reply of replies) await answer(reply);
      await new Promise((done) => setTimeout(done));
      shown.push(table.picture?.["at"]);
    };
    await step(-1, told(3, [3, 4]));
    await step(-1, told(2, [2, 3]));
    expect(table.telling.map(({ key }) => key)).toEqual(["c"]);
    await step(-1);
    await step(1);
    await step(1);
    await step(1);
    expect(shown).toEqual([2.1, 2, 1.1, 2, 2.1, 3]);
    expect(table.at).toBe(3);
    await step(1);
    expect(table.at).toBeNull();
  });
});

describe("answering", () => {
  const ask: Ask = {
    seat: "red",
    key: "place",
    args: {},
    subject: [],
    rule: "T-1",
    on_behalf_of: null,
    options: [1, 2].map((n) => ({
      code: `place cube t${n}`,
      verb: "place",
      touches: [
        ["piece", "cube"],
        ["land", `t${n}`],
      ],
      final: false,
    })),
    refused: [],
  };
  const asked: View = { ...base, asks: [ask] };
  const later = (version: number): View => ({ ...asked, version, facts_from: 4, facts: [] });
  const answer = (table: Table): void => {
    table.choosing.touch("piece", "cube");
    table.choosing.touch("land", "t2");
  };

  it("lights nothing up between an answer and the picture after it", async () => {
    const { table, said, answer: reply } = opened();
    table.receive(asked);
    answer(table);
    expect(said).toEqual([{ do: "choose", seat: "red", code: "place cube t2", version: 1 }]);
    expect(table.choosing.stateOf("piece", "cube")).toBe("rest");
    await reply({ type: "done", reply: null, seat: "red", version: 2 });
    expect(table.choosing.stateOf("piece", "cube")).toBe("rest");
    table.receive(later(2));
    expect(table.choosing.stateOf("piece", "cube")).toBe("may");
  });

  it("takes picture and reply in either order", async () => {
    const { table, answer: reply } = opened();
    table.receive(asked);
    answer(table);
    table.receive(later(2));
    expect(table.choosing.stateOf("piece", "cube")).toBe("rest");
    await reply({ type: "done", reply: null, seat: "red", version: 2 });
    expect(table.choosing.stateOf("piece", "cube")).toBe("may");
  });

  it("says when a chain of answers was cut short", async () => {
    const { table, answer: reply } = opened();
    table.receive(asked);
    table.choosing.ways.take({
      to: ["land", "t2"],
      codes: ["place cube t2", "stop"],
      path: [],
      note: { key: "way" },
      final: false,
    });
    await reply({ type: "done", reply: null, seat: "red", version: 2, taken: 1 });
    expect(table.notice).toEqual({
      key: "table-notice-cut-short",
      args: { taken: 1, number: 2 },
      rules: [],
    });
  });

  it("shows the question again after a refusal, with a word", async () => {
    const table = new Table({
      say: () => Promise.reject(new Refused({ code: "stale", key: "error-stale", args: {} })),
    });
    table.receive(asked);
    answer(table);
    await new Promise((done) => setTimeout(done));
    expect(table.notice?.key).toBe("error-stale");
    expect(table.choosing.stateOf("piece", "cube")).toBe("may");
  });

  it("keeps a half-made choice as long as its question stays", () => {
    const { table } = opened();
    table.receive(asked);
    table.choosing.touch("piece", "cube");
    table.receive(later(2));
    expect(table.choosing.stateOf("piece", "cube")).toBe("selected");
    table.receive({ ...later(3), asks: [{ ...ask, key: "other" }] });
    expect(table.choosing.stateOf("piece", "cube")).toBe("may");
  });

  it("offers nothing without a connection", () => {
    const { table } = opened();
    table.receive(asked);
    table.setConnection("lost");
    expect(table.choosing.stateOf("piece", "cube")).toBe("rest");
    table.setConnection("live");
    expect(table.choosing.stateOf("piece", "cube")).toBe("may");
  });
});

describe("proposals", () => {
  it("speak for my seat and go to the point that the table names", () => {
    const { table, said } = opened();
    table.propose("take-back");
    expect(said).toEqual([{ do: "propose", seat: "red", what: "take-back", choice: 2 }]);
    const proposal = {
      number: 7,
      what: "abort" as const,
      by: "blue",
      choice: null,
      agreed: ["blue"],
      waits: ["red"],
    };
    table.receive({ ...base, version: 2, facts_from: 4, facts: [], proposal });
    table.reply(true);
    expect(said[1]).toEqual({ do: "answer", seat: "red", proposal: 7, agree: true });
  });

  it("are refused in words", async () => {
    const table = new Table({
      say: () =>
        Promise.reject(new Refused({ code: "no-proposal", key: "error-no-proposal", args: {} })),
    });
    table.receive(base);
    table.propose("abort");
    await new Promise((done) => setTimeout(done));
    expect(table.notice?.key).toBe("error-no-proposal");
  });
});
