import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bundleOf, GameWords, openWords, say, speak, touched } from "../src/table/words.svelte";

const ROOT = process.cwd();
const LOCALE = `${ROOT}/../src/palatine/locale`;
const read = (path: string): string => readFileSync(path, "utf8");

/** Ids of the messages of a file, with their attributes. */
function idsOf(text: string): string[] {
  const ids: string[] = [];
  for (const line of text.split("\n")) {
    const message = line.match(/^([a-z][\w-]*) =/)?.[1];
    const attribute = line.match(/^ +\.(\w+) =/)?.[1];
    if (message) ids.push(message);
    // only .hint is shared by both languages; cases belong to Russian
    if (attribute === "hint") ids.push(`${ids.at(-1)}.hint`);
  }
  return ids;
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => read(`${folder}/${name}`));

describe("NAME", () => {
  const text = `
game-colour-red = красный
    .genitive = красного
game-town-st-simeon = Сен-Симеон
thing-none = никто
whose = паладин { NAME($colour, case: "genitive") } цвета
plain = { NAME($colour) }
several = { NAME($colours, join: " и ") }
strengths = { NAME($numbers, join: " : ") }
game-block-turks = тюрки
    .number = many
fires = { NAME($block) } { NAME($block, case: "number") ->
        [many] атакуют
       *[one] атакует
    }
`;
  const bundle = bundleOf("ru", "game", [text]);
  const format = (id: string, args: Record<string, string | number>): string =>
    bundle
      .formatPattern(bundle.getMessage(id)!.value!, args)
      .replace(/\uE000[^\uE001]*\uE001|\uE002/g, "");

  it("takes the case that is asked for", () => {
    expect(format("whose", { colour: "colour/red" })).toBe("паладин красного цвета");
  });
  it("selects by the sex of a person: a daughter was told as a son", () => {
    const born = bundleOf("en", "game", [
      'game-person-maud = Maud\n    .sex = female\nborn = { NAME($person, case: "sex") ->\n    [female] a daughter\n   *[other] a son\n }',
    ]);
    expect(born.formatPattern(born.getMessage("born")!.value!, { person: "person/maud" })).toBe(
      "a daughter",
    );
  });
  it("falls back to the nominative, and to the id", () => {
    expect(format("whose", { colour: "town/st_simeon" })).toBe("паладин Сен-Симеон цвета");
    expect(format("plain", { colour: "colour/blue" })).toBe("blue");
  });
  it("knows nobody and keeps numbers", () => {
    expect(format("plain", { colour: "seat/none" })).toBe("никто");
    expect(format("strengths", { numbers: "8 7" })).toBe("8 : 7");
    expect(format("plain", { colour: 3 })).toBe("3");
  });
  it("lets a sentence select its verb", () => {
    expect(format("fires", { block: "block/turks" })).toBe("тюрки атакуют");
    expect(format("fires", { block: "town/st_simeon" })).toBe("Сен-Симеон атакует");
  });
  it("joins several", () => {
    expect(format("several", { colours: "colour/red town/st_simeon" })).toBe(
      "красный и Сен-Симеон",
    );
  });
});

describe("variables of an option", () => {
  it("are named by kind, the second of a kind with a 2, numbers as numbers", () => {
    const touches = [
      ["town", "acre"],
      ["town", "tyre"],
      ["steps", "3"],
    ] as const;
    expect(touched(touches)).toEqual({ town: "town/acre", town2: "town/tyre", steps: 3 });
  });
});

describe("messages", () => {
  const pairs = [
    [`${LOCALE}/en/table.ftl`, `${LOCALE}/ru/table.ftl`],
    ...readdirSync(`${ROOT}/src/games`, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith("/en.ftl"))
      .map((name) =>
        [name, name.replace("en.ftl", "ru.ftl")].map((one) => `${ROOT}/src/games/${one}`),
      ),
  ] as [string, string][];

  it.each(pairs)("%s has the same ids in Russian", (en, ru) => {
    expect(idsOf(read(en)).length).toBeGreaterThan(20);
    expect(idsOf(read(ru))).toEqual(idsOf(read(en)));
  });

  it("has every id that the source names", () => {
    const ids = new Set(idsOf(read(`${LOCALE}/en/table.ftl`)));
    const named = sources(`${ROOT}/src`).flatMap((text) =>
      [...text.matchAll(/\bsay\(\s*"(table-[\w-]+)"/g)].map((match) => match[1]!),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("has a word for every refusal and every remark of the server", () => {
    const ids = new Set(idsOf(read(`${LOCALE}/en/table.ftl`)));
    const wire = read(`${ROOT}/../docs/wire.md`);
    const codes = [...wire.matchAll(/^\| `([\w-]+)` \| \d{3} \|/gm)].map((match) => match[1]!);
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !ids.has(`error-${code}`))).toEqual([]);
    const remarks = wire.slice(wire.indexOf("## 7 Remarks"));
    const keys = [...remarks.matchAll(/^\| `([\w-]+)` \|/gm)].map((match) => match[1]!);
    expect(keys.length).toBeGreaterThan(4);
    expect(keys.filter((key) => !ids.has(`remark-${key}`))).toEqual([]);
  });

  it("has every id that the board of Carolus Magnus names", () => {
    const folder = `${ROOT}/src/games/carolus-magnus`;
    const ids = new Set(idsOf(read(`${folder}/en.ftl`)));
    const named = sources(folder).flatMap((text) =>
      [...text.matchAll(/words\.say\("([\w-]+)"/g)].map((match) => `carolus-magnus-${match[1]}`),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("speaking", () => {
  const words = new GameWords("carolus-magnus");
  const option = {
    code: "place red t3",
    verb: "place",
    touches: [
      ["colour", "red"],
      ["target", "t3"],
    ] as [string, string][],
    final: false,
  };

  beforeAll(async () => {
    await speak("en");
    await openWords("carolus-magnus");
  });

  it("switches at once", async () => {
    expect(say("table-undo")).toBe("Undo");
    expect(words.option(option)).toBe("Play red to III");
    await speak("ru");
    expect(say("table-undo")).toBe("Отменить");
    expect(words.option(option)).toBe("Сыграть красного на III");
    await speak("en");
  });

  it("knows which words are things", () => {
    const parts = words.factParts({
      key: "rolled",
      args: { seat: "seat/black", faces: ["face/red", "face/crown"] },
      rule: "CM-SUP-1",
      choice: 1,
      seat: "black",
      forced: false,
    });
    expect(parts).toEqual([
      { text: "Black", thing: ["seat", "black"] },
      { text: " rolls " },
      { text: "red", thing: ["face", "red"] },
      { text: ", " },
      { text: "crown", thing: ["face", "crown"] },
      { text: "." },
    ]);
  });

  it("shows the id of a message that is missing", () => {
    expect(words.say("no-such-thing")).toBe("carolus-magnus-no-such-thing");
    expect(words.find("no-such-thing")).toBeNull();
  });

  it("reports a variable that a message misses", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    words.say("fact-round");
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe("small courtesies", () => {
  const rex = new GameWords("crusader-rex");
  const carolus = new GameWords("carolus-magnus");
  const viscounts = new GameWords("viscounts");
  const action = (...verbs: string[]): Parameters<GameWords["hint"]>[0] => ({
    key: "action",
    options: verbs.map((verb) => ({ code: verb, verb, touches: [], final: false })),
  });

  beforeAll(async () => {
    await Promise.all(["crusader-rex", "carolus-magnus", "viscounts"].map(openWords));
  });

  it("a side is plural, a person is not", async () => {
    await speak("en");
    const wait = (name: string, named: string): string | null =>
      rex.find("wait-spend-move", { name, named });
    expect(wait("Saracens", "no")).toBe("The Saracens are moving");
    expect(wait("Odo", "yes")).toBe("Odo is moving");
    expect(say("table-waiting", { name: "Saracens" })).toBe("Waiting for Saracens");
  });

  it("a question hints only at what it offers", async () => {
    await speak("en");
    expect(rex.hint(action("fire", "charge"))).toBe("Charge: every 6 costs a step.");
    expect(rex.hint(action("fire"))).toBe("");
    expect(rex.hint(action("fire", "retreat", "withdraw"))).toContain("Withdraw: ");
    expect(carolus.hint({ key: "lay-disc", options: [] })).toContain("acts first");
  });

  it("the court is not counted twice", async () => {
    await speak("en");
    const hint = carolus.find("then-place.hint", { colour: "colour/red", targets: 16 });
    expect(hint).toBe("To your court or to any territory");
  });

  it("a game without dice does not speak of dice", async () => {
    for (const language of ["en", "ru"] as const) {
      await speak(language);
      const dice = /dice|кубик|кост/;
      expect(say("table-no-undo-chance")).not.toMatch(dice);
      expect(viscounts.table("table-no-undo-chance")).not.toMatch(dice);
      expect(carolus.table("table-no-undo-chance")).toMatch(dice);
      expect(viscounts.table("table-no-undo-seat")).toBe(say("table-no-undo-seat"));
    }
  });

  it("what belongs together stays on one line", async () => {
    for (const language of ["en", "ru"] as const) {
      await speak(language);
      expect(rex.name("card", "move_2")).toMatch(/^\S+\u00A02$/);
      const fact = { rule: "", choice: 1, seat: null, forced: false, key: "kept" };
      const args = { territory: "territory/t1", side: "side/black", numbers: [0, 1] };
      expect(carolus.fact({ ...fact, args })).toContain("(0\u00A0:\u00A01)");
    }
  });

  it("Russian declines the name of a game and counts opponents", async () => {
    await speak("ru");
    const game = carolus.titleIn("accusative");
    expect(say("table-invitation", { game })).toBe("Приглашение в «Карла Великого»");
    expect(rex.titleIn("accusative")).toBe("Crusader Rex");
    expect(say("table-row-against", { names: "Odo", number: 1 })).toBe("соперник: Odo");
    expect(say("table-row-against", { names: "Odo, Mira", number: 2 })).toBe(
      "соперники: Odo, Mira",
    );
    const touches: [string, string][] = [
      ["colour", "red"],
      ["target", "court"],
    ];
    const option = { code: "place red court", verb: "place", touches, final: false };
    expect(carolus.option(option)).toBe("Сыграть красного ко двору");
    await speak("en");
  });
});
