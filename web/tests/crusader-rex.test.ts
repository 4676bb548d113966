import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openGame } from "../src/games";
import {
  CHARTS,
  clustersOf,
  labelsOf,
  lead,
  placeOf,
  READING,
  trailOf,
  wayOf,
  type Box,
} from "../src/games/crusader-rex/levant";
import {
  BLOCKS,
  CARDS,
  handOf,
  marksOf,
  ROADS,
  roadBetween,
  stacks,
  TOWNS,
  type Rex,
} from "../src/games/crusader-rex/picture";
import sample from "../src/samples/crusader-rex/tile.json";
import { aftermath, lastThrows } from "../src/games/crusader-rex/text";
import { journeys } from "../src/games/crusader-rex/trails";
import { turn } from "../src/games/crusader-rex/turning.svelte";
import type { GameView } from "../src/games/view";
import TablePage from "../src/pages/TablePage.svelte";
import { Choosing } from "../src/table/choosing.svelte";
import { Table } from "../src/table/table.svelte";
import { ownAsk, type Entry, type Reply, type Said, type View } from "../src/table/types";
import { GameWords, speak, type Language } from "../src/table/words.svelte";

const VIEWS = import.meta.glob<View>("../src/samples/crusader-rex/*.json", {
  eager: true,
  import: "default",
});
const viewOf = (name: string): View => VIEWS[`../src/samples/crusader-rex/${name}.json`]!;
const pictureOf = (name: string): Rex => viewOf(name).picture as unknown as Rex;
const words = new GameWords("crusader-rex");

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

describe("the map", () => {
  it("knows every town, road, block and card of the game", () => {
    expect(TOWNS).toHaveLength(52);
    expect(TOWNS.filter(({ city }) => city)).toHaveLength(7);
    expect(TOWNS.filter(({ port }) => port !== "none")).toHaveLength(13);
    expect(Object.keys(BLOCKS)).toHaveLength(62);
    expect(CARDS).toHaveLength(9);
    for (const { a, b } of ROADS) {
      expect(roadBetween(b, a)).toBe(roadBetween(a, b));
      expect(TOWNS.some(({ id }) => id === a) && TOWNS.some(({ id }) => id === b)).toBe(true);
    }
  });

  it.each(["east", "north"] as const)("lies in its frame with %s up", (up) => {
    const chart = CHARTS[up];
    for (const { id } of TOWNS) {
      const [x, y] = placeOf(chart, id);
      expect(x, id).toBeGreaterThan(0);
      expect(x, id).toBeLessThan(chart.width);
      expect(y, id).toBeGreaterThan(0);
      expect(y, id).toBeLessThan(chart.height);
    }
    for (const road of ROADS) expect(wayOf(chart, road).path).not.toContain("NaN");
  });

  it("has the north left and the sea below where east is up", () => {
    const [antioch, gaza] = [placeOf(CHARTS.east, "antioch"), placeOf(CHARTS.east, "gaza")];
    expect(antioch[0]).toBeLessThan(gaza[0]);
    expect(placeOf(CHARTS.east, "acre")[1]).toBeGreaterThan(placeOf(CHARTS.east, "damascus")[1]);
    expect(placeOf(CHARTS.north, "antioch")[1]).toBeLessThan(placeOf(CHARTS.north, "gaza")[1]);
  });

  it("is read from north to south", () => {
    const ys = READING.map(({ id }) => placeOf(CHARTS.north, id)[1]);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  });

  it.each([
    ["east", "en"],
    ["east", "ru"],
    ["north", "en"],
    ["north", "ru"],
  ] as const)("writes no two names over each other, %s up, in %s", async (up, language) => {
    await speak(language);
    const labels = [...labelsOf(CHARTS[up], (town) => words.name("town", town)).values()];
    for (const [i, one] of labels.entries()) {
      for (const two of labels.slice(i + 1)) {
        expect(overlap(one.box, two.box)).toBeLessThan(30); // a letter's corner at most
      }
    }
    await speak("en");
  });

  it.each(["east", "north"] as const)("puts blocks beside each other, %s up", (up) => {
    const chart = CHARTS[up];
    const labels = labelsOf(chart, (town) => town);
    for (const picture of [sample as unknown as Rex, pictureOf("moves"), pictureOf("hit")]) {
      const clusters = clustersOf(chart, stacks(picture), labels);
      for (const [i, one] of clusters.entries()) {
        expect(one.box[0], one.town).toBeGreaterThanOrEqual(0);
        expect(one.box[2], one.town).toBeLessThanOrEqual(chart.width);
        for (const two of clusters.slice(i + 1)) {
          expect(overlap(one.box, two.box), `${one.town}, ${two.town}`).toBeLessThan(330);
        }
      }
    }
  });
});

describe("what belongs to which town", () => {
  it.each(["east", "north"] as const)("is seen by nearness or by a line, %s up", (up) => {
    const chart = CHARTS[up];
    const labels = labelsOf(chart, (town) => town);
    for (const picture of [sample as unknown as Rex, pictureOf("moves"), pictureOf("hit")]) {
      for (const { town, box, tether } of clustersOf(chart, stacks(picture), labels)) {
        expect(tether !== null, town).toBe(lead(chart, town, box) >= -6);
        if (tether) expect(tether[0]).toEqual(placeOf(chart, town));
      }
    }
  });

  it("is judged by edge and middle", () => {
    const [x, y] = placeOf(CHARTS.east, "acre");
    const beside: Box = [x + 15, y - 15, x + 45, y + 15];
    expect(lead(CHARTS.east, "acre", beside)).toBeLessThan(-20);
    expect(lead(CHARTS.east, "damascus", beside)).toBeGreaterThan(100);
  });

  it("keeps a great host near its town in rows", () => {
    const host = Array.from({ length: 5 }, () => ({
      id: null,
      side: "saracens" as const,
      steps: 0,
      marks: [],
    }));
    const towns = new Map([
      ["aleppo", [{ side: "saracens" as const, part: "field" as const, pieces: host }]],
    ]);
    const [aleppo] = clustersOf(
      CHARTS.east,
      towns,
      labelsOf(CHARTS.east, (town) => town),
    );
    expect(aleppo!.tether).toBeNull();
    expect(aleppo!.stacks[0]!.count).toBe(5);
    expect(aleppo!.stacks[0]!.pieces).toHaveLength(4);
  });
});

describe("trails", () => {
  const line = (key: string, args: Entry["args"], seat = "saracens"): Entry => ({
    key,
    args: args!,
    rule: "",
    choice: 1,
    seat,
    forced: false,
    number: 1,
  });

  it("are read from the chronicle, each way once", () => {
    const march = line("marched-one", {
      seat: "seat/saracens",
      towns: ["town/egypt", "town/gaza"],
    });
    const found = journeys([
      march,
      march,
      line("attack", { seat: "seat/saracens", town: "town/gaza" }),
      line(
        "sailed",
        { block: "block/conrad", place: "place/england", town: "town/acre" },
        "franks",
      ),
      line("entered", { block: "block/leopold", town: "town/antioch" }, "franks"),
      line("retreats-one", { seat: "seat/saracens", town: "town/gaza", town2: "town/egypt" }),
    ]);
    expect(found).toEqual([
      { side: "saracens", stops: ["egypt", "gaza"] },
      { side: "franks", stops: ["england", "acre"] },
      { side: "franks", stops: ["germania", "antioch"] },
      { side: "saracens", stops: ["gaza", "egypt"] },
    ]);
  });

  it("lie on the roads, either way", () => {
    const chart = CHARTS.east;
    const road = roadBetween("egypt", "gaza")!;
    const { path } = wayOf(chart, road);
    const stops = [road.a, road.b];
    const there = trailOf(
      chart,
      stops.map((town) => placeOf(chart, town)),
      stops,
    );
    expect(there.path).toBe(path);
    const back = trailOf(
      chart,
      stops.toReversed().map((town) => placeOf(chart, town)),
      stops.toReversed(),
    );
    expect(back.path.split("Q")[1]!.split(" ").slice(0, 2)).toEqual(
      there.path.split("Q")[1]!.split(" ").slice(0, 2),
    );
    const [x, y] = placeOf(chart, road.b);
    expect(Math.hypot(there.head.at[0] - x, there.head.at[1] - y)).toBeCloseTo(15);
  });
});

describe("blocks", () => {
  it("stand in stacks by side and part of the town; backs have no name", () => {
    const picture = pictureOf("hit");
    const gaza = stacks(picture).get("gaza")!;
    expect(gaza.map(({ side, part, pieces }) => [side, part, pieces.length])).toEqual([
      ["franks", "castle", 1],
      ["franks", "field", 2],
      ["saracens", "field", 2],
      ["saracens", "reserve", 1],
    ]);
    expect(gaza[3]!.pieces[0]!.id).toBeNull();
    expect(marksOf(picture, "raymond_tiberias")).toEqual(["castle"]);
  });

  it("are all there", () => {
    for (const name of ["hit", "moves", "assassins"]) {
      const picture = pictureOf(name);
      const towns = new Set(TOWNS.map(({ id }) => id));
      const known = Object.values(picture.at).filter((place) => towns.has(place)).length;
      const backs = picture.hidden.reduce((sum, { count }) => sum + count, 0);
      const shown = [...stacks(picture).values()]
        .flat()
        .reduce((sum, { pieces }) => sum + pieces.length, 0);
      expect(shown).toBe(known + backs);
    }
  });

  it("leave the enemy's hand hidden", () => {
    const picture = pictureOf("card");
    expect(handOf(picture, "franks")).toEqual(["move_1", "move_2", "move_2"]);
    expect(handOf(picture, "saracens")).toEqual([]);
  });
});

describe("a throw", () => {
  const entry = (key: string, args: Entry["args"]): Entry => ({
    key,
    args: args!,
    rule: "",
    choice: 1,
    seat: "franks",
    forced: false,
    number: 1,
  });
  const fires = entry("fires", { block: "block/conrad", number: 2, dies: [5, 1, 3, 6] });

  it("shows which dice hit", () => {
    const [thrown] = lastThrows([fires, entry("hit", { block: "block/saladin", steps: 2 })]);
    expect([thrown?.side, thrown?.block]).toEqual(["franks", "conrad"]);
    expect(thrown?.dice.map(({ hit }) => hit)).toEqual([false, true, true, false]);
  });
  it("stays for each side, and with the result when the combat is over", () => {
    const back = entry("fires", { block: "block/saladin", number: 1, dies: [1] });
    expect(lastThrows([fires, back]).map(({ side }) => side)).toEqual(["franks", "saracens"]);
    const won = entry("combat-won", { seat: "seat/saracens", town: "town/acre" });
    expect(aftermath([fires, back], [])).toBeNull();
    expect(aftermath([fires, back, won], [])?.throws).toHaveLength(2);
    const later = { ...entry("group", { town: "town/acre" }), choice: 9 };
    expect(aftermath([fires, won, later], [])).toBeNull();
    expect(aftermath([fires, won, later], [won])?.entry).toBe(won);
  });
  it("is seen with all that followed the viewer's own", () => {
    const back = entry("fires", { block: "block/saladin", number: 1, dies: [1] });
    const blocks = (mine: string[]): string[] =>
      lastThrows([back, fires, fires, back, back, back], mine).map(({ block }) => block);
    expect(blocks(["franks"])).toEqual(["conrad", "saladin", "saladin", "saladin"]);
    expect(blocks(["saracens"])).toEqual(["conrad", "saladin"]);
    expect(blocks([])).toEqual(["conrad", "saladin"]);
  });
  it("shows none where all miss, and is gone with its combat", () => {
    const miss = entry("fires", { block: "block/conrad", number: 0, dies: [4, 4] });
    expect(lastThrows([miss])[0]!.dice.some(({ hit }) => hit)).toBe(false);
    expect(lastThrows([fires, entry("round", { town: "town/acre", number: 2 })])).toHaveLength(1);
    expect(lastThrows([fires, entry("combat", { town: "town/acre" })])).toEqual([]);
  });
});

describe("the table", () => {
  let game: GameView;
  let page: Record<string, unknown> | null = null;
  let sent: Said[] = [];

  function open(name: string, change: Partial<View> = {}): void {
    sent = [];
    const table = new Table({
      say: (said) => {
        sent.push(said);
        return new Promise<Reply>(() => {});
      },
    });
    const view = { ...viewOf(name), ...change };
    table.receive(view);
    page = mount(TablePage, {
      target: document.body,
      props: { table, game, view, picture: view.picture! },
    });
    flushSync();
  }
  const things = (name: string): Element[] => [
    ...document.querySelectorAll(`[data-thing="${name}"]`),
  ];
  const stateOf = (name: string): string | null | undefined =>
    things(name)[0]?.getAttribute("data-state");
  const click = (element: Element | null | undefined): void => {
    element!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };
  const text = (selector: string): string => document.querySelector(selector)?.textContent ?? "";
  const chosen = (): string | undefined => {
    const last = sent.at(-1);
    return last?.do === "choose" ? last.code : undefined;
  };

  beforeAll(async () => {
    await speak("en");
    game = await openGame("crusader-rex");
  });
  afterEach(() => {
    if (page) void unmount(page);
    page = null;
  });

  it.each(["step", "hit", "card", "assassins", "action", "moves"])(
    "lights something for every option (%s)",
    (name) => {
      open(name);
      const { options, subject } = ownAsk(viewOf(name))!;
      for (const { code, touches } of options) {
        const first = touches.find((thing) => !subject.some((one) => one[1] === thing[1]));
        const found = first
          ? things(first.join("/")).length
          : document.querySelectorAll(`[data-option="${code}"]`).length;
        expect(found, code).toBeGreaterThan(0);
      }
      for (const lit of document.querySelectorAll("[data-thing]")) {
        const label = lit.getAttribute("aria-label") ?? lit.textContent ?? "";
        expect(label.trim(), lit.outerHTML.slice(0, 120)).not.toBe("");
        expect(label, label).not.toMatch(/crusader-rex-|undefined|NaN/);
      }
    },
  );

  it("lights the next towns of a block that goes, with what the roads carry", () => {
    open("step");
    const { options } = ownAsk(viewOf("step"))!;
    const [, [, town]] = options[0]!.touches as [unknown, [string, string]];
    expect(stateOf(`town/${town}`)).toBe("target");
    expect(text(".pill")).toMatch(/\d\/\d/);
    click(things(`town/${town}`)[0]);
    expect(chosen()).toBe(options[0]!.code);
  });

  it("says why not on towns and on blocks", async () => {
    open("moves");
    const { refused } = ownAsk(viewOf("moves"))!;
    const [kind, id] = refused[0]!.touches.at(-1)!;
    click(document.querySelector(`[data-thing="${kind}/${id}"]`));
    await vi.waitFor(() => expect(text("[role=tooltip]")).toContain(refused[0]!.rule));
    expect(sent).toEqual([]);
    // a block whose town can send nobody is not asked about: its sheet says when it will be
    click(document.querySelector('.blocks [data-about="block/tartus_templars"]'));
    expect(text("[data-sheet]")).toContain("A block is chosen when it marches");
    expect(sent).toEqual([]);
  });

  it("sends a group from a town by a touch of its blocks, unless they can sail", () => {
    open("moves");
    const ask = ownAsk(viewOf("moves"))!;
    const picture = pictureOf("moves");
    const sails = new Set(
      ask.options.filter(({ verb }) => verb === "sail").map(({ touches }) => touches[0]![1]),
    );
    const senders = ask.options
      .filter(({ verb }) => verb === "group")
      .map(({ touches }) => touches[0]![1]);
    const walker = Object.keys(picture.at).find(
      (id) => BLOCKS[id]?.side === "franks" && !sails.has(id) && senders.includes(picture.at[id]!),
    )!;
    const town = picture.at[walker]!;
    // those that can sail carry an anchor, and no road is lit before a block goes
    expect(document.querySelectorAll(".by-sea")).toHaveLength(sails.size);
    click(document.querySelector(`.blocks [data-about="block/${walker}"]`));
    expect(stateOf(`town/${town}`)).toBe("selected");
    expect(document.querySelector(".ways .gilt")).toBeNull();
    expect(text(".rubric .buttons")).toMatch(/A group from here.*Muster here/s);
    // towns without blocks can only call a muster
    expect(document.querySelectorAll(".town.muster").length).toBeGreaterThan(0);
    click(document.querySelector(`[data-option="group ${town}"]`));
    expect(chosen()).toBe(`group ${town}`);
  });

  it("has short words for buttons whose question says the rest", () => {
    open("action");
    const { options } = ownAsk(viewOf("action"))!;
    const fire = options.find(({ verb }) => verb === "fire")!;
    expect(words.button(fire, "action")).toBe("Fire");
    expect(text('[data-option="fire bahram"]')).toMatch(/Fire\s+One die, hits up to 2/);
    const done = { code: "done", verb: "done", touches: [], final: false, passes: true };
    expect(words.button(done, "group-block")).toBe("The group is complete");
    expect(words.button(done, "elsewhere")).toBe(words.option(done));
  });

  it("draws the ways of the others until the viewer answers", () => {
    const { facts } = viewOf("moves");
    const since = facts.findIndex(({ key }) => key === "marched-one");
    open("moves", { since, fresh: true });
    const trails = document.querySelectorAll(".trail");
    expect(trails).toHaveLength(1);
    expect(trails[0]!.getAttribute("data-pig")).toBe("saracens");
  });

  it("tells of a town and of a block under the pointer, nothing of a back", async () => {
    open("moves");
    const hover = async (selector: string): Promise<string> => {
      document
        .querySelector(selector)!
        .dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      await new Promise((done) => setTimeout(done, 400));
      flushSync();
      return text("[role=tooltip]");
    };
    const antioch = await hover('[data-town="antioch"] .sign');
    expect(antioch).toContain("Antioch ★");
    expect(antioch).toContain("Region: Antioch, rating 3");
    expect(antioch).toContain("Gaza Templars");
    const egypt = await hover('[data-town="egypt"] .sign');
    expect(egypt).toMatch(/hidden block/);
    const conrad = await hover('.blocks [data-about="block/conrad"]');
    expect(conrad).toContain("B3: acts with the B blocks, hits with 1 to 3");
    expect(conrad).toContain("Seats:");
  });

  it("tells what a card does", async () => {
    open("card");
    document
      .querySelector('.hand [data-about="card/move_2"]')!
      .dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await new Promise((done) => setTimeout(done, 400));
    flushSync();
    expect(text("[role=tooltip]")).toContain("Two Moves");
  });

  it("turns whole blocks where somebody wants it so", () => {
    open("hit");
    const print = (): string =>
      document.querySelector<SVGElement>('.battle [data-thing="block/king_guy"] .print')!.style
        .transform;
    expect(print()).toBe("none");
    const [whole] = game.switches!;
    whole!.flip();
    flushSync();
    expect(print()).toMatch(/^rotate\(-?\d+deg\)$/);
    whole!.flip();
    flushSync();
    expect(print()).toBe("none");
  });

  it("asks for the part of a town by its backs", () => {
    open("assassins");
    const [, town] = ownAsk(viewOf("assassins"))!.options[0]!.touches[0]!;
    click(things(`town/${town}`)[0]);
    const back = document.querySelector(`[data-stack^="${town}/saracens"] [data-thing^="part/"]`);
    expect(back?.getAttribute("data-state")).toMatch(/target|armed/);
    click(back);
    click(document.querySelector(".rubric .btn.gold"));
    expect(chosen()).toMatch(new RegExp(`^strike ${town} `));
  });

  it("shows a combat by letters, with its dice, and places a hit", () => {
    open("hit");
    expect(text(".battle h2")).toBe("Combat in Gaza");
    expect(document.querySelectorAll(".order li")).toHaveLength(6);
    expect(document.querySelector(".order .now")?.getAttribute("data-pig")).toBe("saracens");
    expect(document.querySelectorAll(".bones .hit")).toHaveLength(2);
    expect(text('.band[data-side="franks"] [data-letter="B"]')).toContain("King Guy");
    expect(text(".keep")).toContain("Raymond");
    expect(text('.band[data-side="saracens"]')).toMatch(/round [23], (from|by)/);
    // whoever fights is in sight: no column of hidden blocks
    expect(text(".heads")).not.toContain("hidden");
    click(document.querySelector('.battle [data-thing="block/king_guy"]'));
    click(document.querySelector(".rubric .btn.gold"));
    expect(chosen()).toBe("hit king_guy");
    // the map can be looked at meanwhile
    click(document.querySelector(".battle header .btn"));
    expect(document.querySelector(".battle")).toBeNull();
  });

  it("lets a block act by buttons and retreat by towns", () => {
    open("action");
    expect(document.querySelector('[data-option="fire bahram"]')).not.toBeNull();
    expect(stateOf("town/baalbek")).toBe("target");
    expect(stateOf("town/krak")).toBe("refused");
  });

  it("shows that the other side has chosen, never what", () => {
    const { seats } = viewOf("card");
    open("card", { seats: seats.map((seat) => ({ ...seat, asked: seat.id === "franks" })) });
    const laid = document.querySelectorAll(".played .card");
    expect([...laid].map((card) => card.getAttribute("data-pig"))).toEqual(["saracens"]);
    expect(laid[0]!.classList.contains("back")).toBe(true);
  });

  it("plays a card from the hand", () => {
    open("card");
    expect(document.querySelectorAll(".hand .card")).toHaveLength(3);
    click(things("card/move_1")[0]);
    expect(chosen()).toBe("card move_1");
  });

  it.each(["en", "ru"] as Language[])("can be read as text in %s", async (language) => {
    await speak(language);
    const view = viewOf("hit");
    const [towns, sides, areas] = game.text({
      game: "crusader-rex",
      picture: view.picture!,
      choosing: new Choosing(),
      mine: view.mine,
      seats: view.seats,
      asked: null,
      news: [],
      recent: [],
      small: false,
      touched: () => null,
    });
    expect(towns!.rows).toHaveLength(52);
    for (const { columns, rows } of [towns!, sides!, areas!]) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
      expect(JSON.stringify([columns, rows])).not.toMatch(/crusader-rex-|undefined/);
    }
    const gaza = towns!.rows.find(([head]) => head === words.name("town", "gaza"))!;
    expect(gaza[3]).toContain(words.name("block", "king_guy", "start"));
    expect(gaza[4]).toContain(words.say("terminal-hidden", { number: 1 }));
    await speak("en");
  });

  it("turns, and nothing of the enemy has a name", () => {
    open("moves");
    expect(document.querySelector("svg.map")?.classList.contains("east")).toBe(true);
    turn();
    flushSync();
    expect(document.querySelector("svg.map")?.classList.contains("north")).toBe(true);
    turn();
    flushSync();
    const drawn = document.querySelector("svg.map")!.innerHTML;
    const picture = pictureOf("moves");
    for (const { id, side } of Object.values(BLOCKS)) {
      if (side === "saracens" && !(id in picture.at)) expect(drawn).not.toContain(`block/${id}`);
    }
  });
});
