import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Stepper from "../src/components/Stepper.svelte";
import { Choosing } from "../src/table/choosing.svelte";
import type { Ask, Option, Thing, Way } from "../src/table/types";

const option = (code: string, times?: number): Option => {
  const [verb, ...words] = code.split(" ");
  const kinds = verb === "group" ? ["town"] : ["block", "town"];
  const touches = words.map((word, i): Thing => [kinds[i]!, word]);
  return {
    code,
    verb: verb!,
    touches,
    final: false,
    ...(times ? { times } : {}),
    ...(verb === "pass" ? { passes: true } : {}),
  };
};
const ask = (options: Option[], picks?: Thing[]): Ask => ({
  seat: "white",
  key: "spend-move",
  subject: [],
  rule: "",
  on_behalf_of: null,
  options,
  refused: [],
  ...(picks ? { picks } : {}),
});
const way = (to: string, final = false): Way => ({
  to: ["town", to],
  codes: [`march to ${to}`, "stop"],
  path: [
    ["town", "acre"],
    ["town", to],
  ],
  note: { key: "way" },
  final,
});

/** A choosing whose server knows these ways by what is picked. */
function opened(known: Record<string, Way[]>): {
  choosing: Choosing;
  sent: string[][];
  asked: string[];
} {
  const sent: string[][] = [];
  const asked: string[] = [];
  const choosing = new Choosing({
    answer: (code) => void sent.push([code]),
    held: () => {},
    send: (codes) => void sent.push(codes),
    ways: (things) => {
      asked.push(things.map(([, id]) => id).join(" "));
      return Promise.resolve(known[asked.at(-1)!] ?? []);
    },
  });
  return { choosing, sent, asked };
}
const PICKS: Thing[] = [
  ["block", "guy"],
  ["block", "raymond"],
  ["block", "conrad"],
];
const heard = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("ways", () => {
  const known = {
    guy: [way("tyre")],
    "guy raymond": [way("sidon"), way("tyre", true)],
    conrad: [way("tyre")],
  };

  it("picks things, lights up where they can go and sends all answers at once", async () => {
    const { choosing, sent } = opened(known);
    choosing.begin(ask([option("group acre")], PICKS), "irreversible");
    expect(choosing.stateOf("block", "guy")).toBe("may");
    expect(choosing.stateOf("town", "acre")).toBe("may");
    choosing.touch("block", "guy");
    await heard();
    expect(choosing.stateOf("block", "guy")).toBe("selected");
    expect(choosing.stateOf("town", "tyre")).toBe("target");
    expect(choosing.stateOf("town", "acre")).toBe("rest");
    choosing.touch("block", "raymond");
    await heard();
    choosing.touch("town", "sidon");
    expect(sent).toEqual([["march to sidon", "stop"]]);
  });

  it("arms what cannot be undone", async () => {
    const { choosing, sent } = opened(known);
    choosing.begin(ask([option("group acre")], PICKS), "irreversible");
    choosing.touch("block", "guy");
    choosing.touch("block", "raymond");
    await heard();
    choosing.touch("town", "tyre");
    expect(choosing.stateOf("town", "tyre")).toBe("armed");
    expect(sent).toEqual([]);
    choosing.confirm();
    expect(sent).toEqual([["march to tyre", "stop"]]);
  });

  it("picks instead what cannot go with the rest, and lets go", async () => {
    const { choosing, asked } = opened(known);
    choosing.begin(ask([option("group acre")], PICKS), "irreversible");
    choosing.touch("block", "guy");
    await heard();
    choosing.touch("block", "conrad");
    await heard();
    await heard();
    expect(asked).toEqual(["guy", "guy conrad", "conrad"]);
    expect(choosing.ways.picked).toEqual([["block", "conrad"]]);
    choosing.touch("block", "conrad");
    expect(choosing.ways.picked).toEqual([]);
    choosing.touch("block", "guy");
    choosing.letGo();
    expect(choosing.stateOf("block", "guy")).toBe("may");
  });

  it("forgets what was found for another question", async () => {
    const { choosing } = opened(known);
    choosing.begin(ask([option("group acre")], PICKS), "irreversible");
    choosing.touch("block", "guy");
    choosing.begin(ask([option("group acre")], PICKS), "irreversible");
    await heard();
    expect(choosing.ways.found).toEqual([]);
  });

  it("keeps the next step of a block under way apart from towns beyond", async () => {
    const { choosing, sent } = opened({ "": [way("tyre"), way("sidon")] });
    choosing.begin({ ...ask([option("step guy tyre")], []), subject: [["block", "guy"]] }, "never");
    await heard();
    expect(choosing.stateOf("town", "sidon")).toBe("target");
    choosing.touch("town", "tyre");
    expect(sent).toEqual([["step guy tyre"]]);
  });
});

describe("things that are named together", () => {
  const regions: Thing[] = [
    ["block", "guy"],
    ["block", "raymond"],
    ["block", "conrad"],
  ];
  const all = (...ids: string[]): Way => ({
    ...way("none"),
    path: [],
    codes: [...ids.map((id) => `mobilise ${id}`), "pass"],
  });
  const found = {
    guy: [all("guy")],
    "guy raymond": [all("guy", "raymond")],
    "guy raymond conrad": [all("guy", "raymond")], // there is no third army
  };
  const begun = (): ReturnType<typeof opened> => {
    const table = opened(found);
    const options = [...regions.map(([, id]) => option(`mobilise ${id}`)), option("pass")];
    table.choosing.begin(ask(options, regions), "never");
    return table;
  };

  it("are marked, by touch and by tile, and go out with one done", async () => {
    const { choosing, sent } = begun();
    choosing.touch("block", "guy");
    choosing.press("mobilise raymond");
    await heard();
    await heard();
    expect(choosing.stateOf("block", "guy")).toBe("selected");
    const [first, , third] = choosing.choice.ask!.options;
    expect([choosing.ways.isChosen(first!), choosing.ways.isChosen(third!)]).toEqual([true, false]);
    expect(sent).toEqual([]);
    choosing.press("pass"); // done means what is picked, not nothing
    expect(sent).toEqual([["mobilise guy", "mobilise raymond", "pass"]]);
  });

  it("are let go of by a second touch", async () => {
    const { choosing, sent } = begun();
    choosing.press("mobilise guy");
    choosing.press("mobilise guy");
    await heard();
    expect(choosing.ways.isNaming).toBe(false);
    choosing.press("pass");
    expect(sent).toEqual([["pass"]]);
  });

  it("keep those that fit when one is too many", async () => {
    const { choosing } = begun();
    for (const id of ["guy", "raymond", "conrad"]) {
      choosing.touch("block", id);
      await heard();
    }
    await heard();
    expect(choosing.ways.picked.map(([, id]) => id)).toEqual(["guy", "raymond"]);
  });

  it("are picked with the number keys, too", async () => {
    const { choosing, sent } = begun();
    choosing.pressNumber(1);
    await heard();
    expect(choosing.stateOf("block", "guy")).toBe("selected");
    choosing.pressNumber(0);
    expect(sent).toEqual([["mobilise guy", "pass"]]);
  });
});

describe("what may be repeated", () => {
  it("asks how often, then sends it so often", () => {
    const { choosing, sent } = opened({});
    choosing.begin(
      ask([option("add guy", 3), option("add raymond"), option("done")]),
      "irreversible",
    );
    choosing.touch("block", "guy");
    expect(choosing.counting?.number).toBe(3);
    expect(choosing.stateOf("block", "guy")).toBe("selected");
    choosing.pressNumber(2);
    choosing.confirm();
    expect(sent).toEqual([["add guy", "add guy"]]);
  });

  it("ends with a pass where nothing else is left to choose", () => {
    const { choosing, sent } = opened({});
    choosing.begin(ask([option("exchange", 3), option("pass")]), "irreversible");
    choosing.repeat(choosing.choice.ask!.options[0]!, 2);
    choosing.repeat(choosing.choice.ask!.options[0]!, 3);
    expect(sent).toEqual([
      ["exchange", "exchange", "pass"],
      ["exchange", "exchange", "exchange"],
    ]);
  });

  it("is a stepper from 1 to as often as can be, also by keys", () => {
    const confirmed: number[] = [];
    const page = mount(Stepper, {
      target: document.body,
      props: {
        label: "Exchange",
        code: "exchange",
        most: 4,
        onconfirm: (n: number) => void confirmed.push(n),
      },
    });
    flushSync();
    const click = (selector: string): void => {
      document.querySelector<HTMLElement>(selector)!.click();
      flushSync();
    };
    const spin = document.querySelector<HTMLElement>("[role=spinbutton]")!;
    const press = (key: string): void => {
      spin.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      flushSync();
    };
    const now = (): string | null => spin.getAttribute("aria-valuenow");
    expect(now()).toBe("4");
    click(".less");
    expect(now()).toBe("3");
    press("1");
    press("ArrowDown");
    expect(now()).toBe("1");
    press("ArrowUp");
    click("[data-option]");
    expect(confirmed).toEqual([2]);
    void unmount(page);
  });
});
