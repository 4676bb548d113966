// @vitest-environment node
import { describe, expect, it } from "vitest";
import check from "../src/samples/crusader-kings/check.json";
import deal from "../src/samples/crusader-kings/deal.json";
import declare from "../src/samples/crusader-kings/declare.json";
import ai from "../src/samples/crusader-kings/ai.json";
import plan from "../src/samples/crusader-kings/plan.json";
import { columns, termOf, termsOf, thingsIn } from "../src/games/crusader-kings/deals";
import {
  aiTurn,
  checkOf,
  checkStory,
  compositionCode,
  dealOf,
  evenest,
  piecesIn,
  planCode,
  planState,
  secondsFor,
  stageOf,
  ties,
  tokenOf,
  type Kings,
} from "../src/games/crusader-kings/picture";

interface Sample {
  picture: unknown;
  facts: { key: string; args: Record<string, unknown> }[];
  asks: { options?: { code: string }[] }[];
}
const pictureOf = (sample: unknown): Kings => (sample as Sample).picture as Kings;

describe("what stands in a region", () => {
  const picture = pictureOf(plan);
  const kinds = (region: string): string[] => piecesIn(picture, region).map(({ kind }) => kind);

  it("is read in one order: knight, army, castle, tokens, duke", () => {
    expect(kinds("lombardy")).toEqual(["knight", "army", "castle"]);
    expect(kinds("wessex")).toEqual(["knight", "unrest", "unrest"]);
    expect(kinds("wales")).toEqual(["knight", "duke", "marker"]);
  });

  it("shows lords and the pacts of independent regions", () => {
    expect(kinds("aragon")).toEqual(["lord", "pact"]);
    expect(kinds("brittany")).toEqual(["nobody", "pact"]); // married away
  });

  it("writes dukes by who they are", () => {
    expect(piecesIn(picture, "aquitaine")).toContainEqual({ kind: "duke", text: "1" });
    expect(piecesIn(picture, "lorraine")).toContainEqual({ kind: "duke", text: "I" });
  });

  it("is nothing where the region is out of play", () => {
    expect(piecesIn({ ...picture, in_play: ["paris"] }, "aragon")).toEqual([]);
  });
});

describe("relations", () => {
  it("are mutual, but for claims", () => {
    const picture = pictureOf(plan);
    expect(ties(picture, "frankish")).toEqual([{ kind: "war", with: "italian" }]);
    expect(ties(picture, "italian")).toEqual([{ kind: "war", with: "frankish" }]);
    expect(ties(picture, "english")).toEqual([
      { kind: "pact", with: "iberian" },
      { kind: "claim", with: "frankish" },
    ]);
  });
});

describe("a plan", () => {
  const codes = (plan as unknown as Sample).asks.flatMap(({ options = [] }) =>
    options.map(({ code }) => code),
  );

  it("is one answer of two cards", () => {
    expect(planCode(["war_03", "crusade_01"], codes)).toBe("plan war_03 crusade_01");
    expect(planCode(["war_03", "war_05"], codes)).toBeNull(); // the crusade is due
    expect(planCode(["war_03"], codes)).toBeNull();
  });

  it("offers as second what fits the first", () => {
    expect(secondsFor("war_03", codes)).toEqual(["crusade_01", "crusade_05"]);
    expect(secondsFor(null, codes)).toContain("tax_02");
  });

  it("shows who has planned", () => {
    const picture = pictureOf(plan);
    expect(planState(picture, "english")).toBe("thinking");
    expect(planState(picture, "german")).toBeNull(); // an AI does not plan
  });

  it("spells a draw of eight cards", () => {
    expect(compositionCode([0, 2, 2, 2, 2])).toBe("compose 0_2_2_2_2");
    expect(evenest(["compose 0_2_2_2_2", "compose 1_2_2_2_1", "compose 3_3_0_0_2"])).toEqual([
      1, 2, 2, 2, 1,
    ]);
  });
});

describe("an attack", () => {
  it("has its regions in the light and the others dimmed", () => {
    const picture = pictureOf(check);
    expect([...stageOf(picture)!].sort()).toEqual(["burgundy", "lombardy", "toulouse"]);
    expect(picture.under_way.marches).toEqual([
      { origin: "toulouse", target: "lombardy", seat: "frankish" },
      { origin: "burgundy", target: "lombardy", seat: "frankish" },
    ]);
    expect(stageOf(pictureOf(declare))).toBeNull();
  });

  it("is told with its pledges and tokens", () => {
    expect(checkOf(pictureOf(check))?.needed).toBe(3);
    const story = checkStory((check as unknown as Sample).facts);
    expect(story.invested).toBe(3);
    expect(story.cancelled).toBe(1);
    expect(story.pledges).toEqual([
      { seat: "italian", number: 2, back: 0 },
      { seat: "english", number: 1, back: 1 },
    ]);
    expect(story.drawn.map(({ trait }) => trait)).toEqual(["strong", "kind"]);
    expect(tokenOf("crusade_dim_witted_2")).toEqual({ rim: "crusade", trait: "dim_witted" });
  });

  it("turns a sacrificed token round", () => {
    const { drawn } = checkStory([
      { key: "check" },
      { key: "drawn-failure", args: { trait: "trait/kind" } },
      { key: "sacrificed", args: { trait: "trait/kind" } },
    ]);
    expect(drawn).toEqual([{ trait: "kind", succeeded: true, sacrificed: true }]);
  });
});

describe("a bargain", () => {
  const found = dealOf(pictureOf(deal))!;

  it("reads its terms from their codes", () => {
    expect(termOf("give_card war 2")).toMatchObject({
      side: "give",
      kind: "card",
      id: "war",
      number: 2,
    });
    expect(termOf("send_offer")).toBeNull();
    expect(termsOf(found).map(({ code, drop }) => [code, drop])).toEqual([
      ["give_gold 4", "drop 1"],
      ["take_development fleet", "drop 2"],
      ["give_card war 1", "drop 3"],
    ]);
  });

  it("counts things without the gold", () => {
    expect(thingsIn(termsOf(found), "give")).toBe(1);
    expect(thingsIn([{ ...termsOf(found)[2]!, number: 3 }], "give")).toBe(3);
  });

  it("has the own column left, for both of them", () => {
    expect(columns(found, ["frankish"]).map(({ seat }) => seat)).toEqual(["frankish", "english"]);
    expect(columns(found, ["english"]).map(({ seat }) => seat)).toEqual(["english", "frankish"]);
  });
});

describe("the turn of an AI", () => {
  it("marks the entry in use and those before it", () => {
    const story = aiTurn((ai as unknown as Sample).facts, "german");
    expect(story?.used).toEqual(["ferox_war_1"]);
    const told = aiTurn(
      [
        { key: "turned-up", args: { seat: "seat/german", event: "event/intrigue_04" } },
        {
          key: "ai-skip-no-unrest",
          args: { seat: "seat/german", entry: "entry/ferox_intrigue_1" },
        },
        { key: "ai-entry", args: { seat: "seat/german", entry: "entry/ferox_intrigue_2" } },
        {
          key: "plot-player",
          args: { seat: "seat/german", plot: "plot/claim", seat2: "seat/english" },
        },
        { key: "turn", args: { number: 2 } },
        { key: "ai-entry", args: { seat: "seat/german", entry: "entry/ferox_war_1" } },
      ],
      "german",
    );
    expect(told).toEqual({
      title: "intrigue_04",
      used: ["ferox_intrigue_2"],
      skipped: { ferox_intrigue_1: "ai-skip-no-unrest" },
      targets: { ferox_intrigue_2: ["seat/english"] },
    });
    expect(aiTurn([], "german")).toBeNull();
  });
});
