// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  armedOption,
  begin,
  buttons,
  confirm,
  isCrowded,
  isSaid,
  keyOf,
  letGo,
  numbered,
  optionOf,
  passing,
  press,
  pressNumber,
  renew,
  stateOf,
  tiles,
  touch,
  whyNot,
  type Choice,
} from "../src/table/choosing";
import type { Ask, Option, Thing } from "../src/table/types";

const KINDS: Record<string, string[]> = {
  place: ["colour", "target"],
  move: ["block", "town"],
  disc: ["disc"],
  emperor: ["steps"],
  storm: ["town"],
  siege: ["town"],
};

const PASSING = ["pass", "done"];

/** `place red t3!` is a final option that touches colour and target. */
function option(text: string): Option {
  const code = text.replace("!", "");
  const [verb, ...words] = code.split(" ");
  const kinds = KINDS[verb!] ?? [];
  const touches = words.map((word, i): Thing => [kinds[i]!, word]);
  const passes = PASSING.includes(verb!) ? { passes: true } : {};
  return { code, verb: verb!, touches, final: text.endsWith("!"), ...passes };
}

const ask = (...codes: string[]): Ask => ({
  seat: "white",
  key: "question",
  subject: [],
  rule: "CM-ASK-1",
  on_behalf_of: null,
  options: codes.map(option),
  refused: [],
});

/** The choice after touching things such as `colour/red`. */
function after(choice: Choice, ...things: string[]): Choice {
  for (const thing of things) {
    const [kind, id] = thing.split("/");
    choice = touch(choice, kind!, id!).choice;
  }
  return choice;
}

const place = ask("place red t3", "place red court", "place blue t3", "place blue t4");

describe("what a button need not repeat", () => {
  it("is what was touched before", () => {
    const towns = ask("storm acre", "siege acre", "storm tyre", "end");
    const [storm, , other, end] = towns.options as [Option, Option, Option, Option];
    expect(isSaid(begin(towns), storm)).toBe(false);
    expect(isSaid(begin(towns), end)).toBe(true);
    const acre = after(begin(towns), "town/acre");
    expect([isSaid(acre, storm), isSaid(acre, other)]).toEqual([true, false]);
  });
});

describe("an armed option that is no more than its subject", () => {
  const action: Ask = {
    ...ask("storm acre!", "siege acre!"),
    subject: [["town", "acre"]],
  };

  it("keeps the subject chosen, and the subject confirms it", () => {
    const armed = press(begin(action), "storm acre").choice;
    expect(armedOption(armed)?.code).toBe("storm acre");
    expect(armed.path).toEqual([["town", "acre"]]);
    expect(stateOf(armed, "town", "acre")).toBe("armed");
    expect(buttons(armed).map(({ code }) => code)).toEqual(["storm acre", "siege acre"]);
    expect(touch(armed, "town", "acre").answer).toBe("storm acre");
    expect(letGo(armed).choice.armed).toBeNull();
  });
});

describe("one step", () => {
  const discs = begin(ask("disc 1", "disc 4"));

  it("lights up what an option touches and nothing else", () => {
    expect(stateOf(discs, "disc", "1")).toBe("may");
    expect(stateOf(discs, "disc", "2")).toBe("rest");
    expect(stateOf(discs, "steps", "1")).toBe("rest");
  });

  it("answers at the first touch", () => {
    expect(touch(discs, "disc", "4").answer).toBe("disc 4");
  });

  it("ignores what is not offered", () => {
    const step = touch(discs, "disc", "2");
    expect(step.answer).toBeUndefined();
    expect(step.choice).toBe(discs);
  });

  it("lights up nothing once it has answered", () => {
    const { choice } = touch(discs, "disc", "4");
    expect(stateOf(choice, "disc", "1")).toBe("rest");
    expect(touch(choice, "disc", "1").answer).toBeUndefined();
  });
});

describe("two steps", () => {
  it("groups by the first thing", () => {
    const choice = begin(place);
    expect(stateOf(choice, "colour", "red")).toBe("may");
    expect(stateOf(choice, "target", "t3")).toBe("rest");
    expect(choice.next).toEqual([
      ["colour", "red"],
      ["colour", "blue"],
    ]);
  });

  it("selects, shows targets and keeps the other candidates", () => {
    const choice = after(begin(place), "colour/red");
    expect(stateOf(choice, "colour", "red")).toBe("selected");
    expect(stateOf(choice, "colour", "blue")).toBe("may");
    expect(stateOf(choice, "target", "t3")).toBe("target");
    expect(stateOf(choice, "target", "t4")).toBe("rest");
    expect(touch(choice, "target", "court").answer).toBe("place red court");
  });

  it("takes another candidate instead", () => {
    const choice = after(begin(place), "colour/red", "colour/blue");
    expect(stateOf(choice, "colour", "red")).toBe("may");
    expect(stateOf(choice, "target", "court")).toBe("rest");
    expect(touch(choice, "target", "t4").answer).toBe("place blue t4");
  });

  it("lets go by Esc and by a second touch", () => {
    const choice = after(begin(place), "colour/red");
    expect(letGo(choice).choice.path).toEqual([]);
    expect(after(choice, "colour/red").path).toEqual([]);
  });

  it("never skips the selection when there is one way only; the second touch answers", () => {
    const first = touch(begin(ask("move templars acre", "pass")), "block", "templars");
    expect(first.answer).toBeUndefined();
    expect(stateOf(first.choice, "town", "acre")).toBe("target");
    expect(touch(first.choice, "block", "templars").answer).toBe("move templars acre");
    expect(touch(first.choice, "town", "acre").answer).toBe("move templars acre");
  });

  it("offers buttons where one thing fits several options", () => {
    const choice = after(begin(ask("storm acre", "siege acre")), "town/acre");
    expect(stateOf(choice, "town", "acre")).toBe("selected");
    expect(buttons(choice).map((o) => o.code)).toEqual(["storm acre", "siege acre"]);
    expect(press(choice, "siege acre").answer).toBe("siege acre");
  });

  it("says which option a thing would complete", () => {
    const choice = begin(place);
    expect(optionOf(choice, "colour", "red")).toBeNull();
    expect(optionOf(choice, "target", "t3")).toBeNull();
    expect(optionOf(after(choice, "colour/red"), "target", "t3")?.code).toBe("place red t3");
  });
});

describe("what cannot be undone", () => {
  const emperor = begin(ask("emperor 1!", "emperor 2!"));

  it("arms first and answers at the second touch", () => {
    const first = touch(emperor, "steps", "2");
    expect(first.answer).toBeUndefined();
    expect(stateOf(first.choice, "steps", "2")).toBe("armed");
    expect(armedOption(first.choice)?.code).toBe("emperor 2");
    expect(touch(first.choice, "steps", "2").answer).toBe("emperor 2");
  });

  it("answers at Enter, and does nothing at Enter when nothing is armed", () => {
    expect(confirm(after(emperor, "steps/1")).answer).toBe("emperor 1");
    expect(confirm(emperor).answer).toBeUndefined();
  });

  it("arms another one instead, and disarms at Esc", () => {
    const choice = after(emperor, "steps/2", "steps/1");
    expect(choice.armed).toBe("emperor 1");
    expect(stateOf(choice, "steps", "2")).toBe("may");
    expect(letGo(choice).choice.armed).toBeNull();
  });

  it("keeps the selection while a target is armed", () => {
    const choice = after(begin(ask("place red t3!", "place red t4!")), "colour/red", "target/t3");
    expect(stateOf(choice, "colour", "red")).toBe("selected");
    expect(stateOf(choice, "target", "t3")).toBe("armed");
    expect(stateOf(letGo(choice).choice, "colour", "red")).toBe("selected");
    expect(touch(choice, "target", "t4").choice.armed).toBe("place red t4");
  });

  it("follows the policy", () => {
    const final = ask("emperor 1!");
    expect(touch(begin(final, "never"), "steps", "1").answer).toBe("emperor 1");
    const free = ask("disc 1");
    expect(touch(begin(free, "always"), "disc", "1").choice.armed).toBe("disc 1");
    expect(touch(begin(free, "irreversible"), "disc", "1").answer).toBe("disc 1");
  });

  it("arms a button too", () => {
    const step = press(begin(ask("pass!")), "pass");
    expect(step.answer).toBeUndefined();
    expect(press(step.choice, "pass").answer).toBe("pass");
  });
});

describe("buttons, tiles and numbers", () => {
  it("makes at most four buttons, the rest tiles", () => {
    const choice = begin(ask("pass", "done", "wait", "sell", "buy", "disc 1"));
    expect(buttons(choice).map((o) => o.code)).toEqual(["pass", "done", "wait", "sell"]);
    expect(tiles(choice).map((o) => o.code)).toEqual(["buy", "disc 1"]);
  });

  it("lists options as tiles only while they are few", () => {
    const many = begin(ask(...Array.from({ length: 12 }, (_, i) => `place red t${i}`), "pass"));
    expect(tiles(many)).toEqual([]);
    expect(isCrowded(many)).toBe(false);
    expect(isCrowded(after(many, "colour/red"))).toBe(true);
  });

  it("calls who bears a number by it, and others by their place", () => {
    const discs = begin(ask("disc 2", "disc 5", "pass"));
    expect(pressNumber(discs, 2).answer).toBe("disc 2");
    expect(pressNumber(discs, 5).answer).toBe("disc 5");
    expect(pressNumber(discs, 1).choice).toBe(discs);
    expect(pressNumber(discs, 3).choice).toBe(discs);
    expect(keyOf(discs, "disc 5")).toBe("5");
    expect(keyOf(discs, "pass")).toBe("0");
    const mixed = begin(ask("storm acre", "disc 2", "siege acre", "buy"));
    expect(["storm acre", "disc 2", "siege acre", "buy"].map((code) => keyOf(mixed, code))).toEqual(
      ["1", "2", "3", "4"],
    );
    const clash = begin(ask("disc 2", "storm acre"));
    expect(keyOf(clash, "storm acre")).toBe("3");
  });

  it("numbers the things of the step where options are many", () => {
    const codes = ["red", "blue"].flatMap((c) => [1, 2, 3, 4, 5].map((i) => `place ${c} t${i}`));
    const choice = begin(ask(...codes));
    expect(numbered(choice)).toEqual([{ thing: ["colour", "red"] }, { thing: ["colour", "blue"] }]);
    const blue = pressNumber(choice, 2).choice;
    expect(stateOf(blue, "colour", "blue")).toBe("selected");
    expect(pressNumber(blue, 4).answer).toBe("place blue t4");
  });

  it("keeps 0 for the passing option", () => {
    const choice = begin(ask("disc 2", "pass"));
    expect(passing(choice)?.code).toBe("pass");
    expect(pressNumber(choice, 0).answer).toBe("pass");
    const bare = begin(ask("disc 2", "storm", "wait"));
    expect(passing(bare)).toBeNull();
    expect(pressNumber(bare, 0).choice).toBe(bare);
  });
});

describe("refusals and subjects", () => {
  const refused: Ask = {
    ...place,
    refused: [
      { code: "place green", verb: "place", touches: [["colour", "green"]], rule: "CM-PLY-1" },
      {
        code: "place red t9",
        verb: "place",
        touches: [
          ["colour", "red"],
          ["target", "t9"],
        ],
        rule: "CM-PLY-2",
      },
    ],
  };

  it("dims what is refused and says why", () => {
    const choice = begin(refused);
    expect(stateOf(choice, "colour", "green")).toBe("refused");
    expect(whyNot(choice, "colour", "green")).toEqual([{ rule: "CM-PLY-1" }]);
    expect(stateOf(choice, "target", "t9")).toBe("rest");
    const red = after(choice, "colour/red");
    expect(stateOf(red, "target", "t9")).toBe("refused");
    expect(whyNot(red, "target", "t9")).toEqual([{ rule: "CM-PLY-2" }]);
  });

  it("names the rule that refuses a thing later on, and the thing that forbids it", () => {
    const choice = begin(refused);
    expect(whyNot(choice, "target", "t9")).toEqual([{ rule: "CM-PLY-2" }]);
    expect(whyNot(choice, "disc", "4")).toEqual([]);
    expect(whyNot(begin(null), "disc", "4")).toEqual([]);
    const [first] = refused.refused;
    const by: Thing = ["card", "guide"];
    const forbidden = begin({
      ...refused,
      refused: [
        { ...first!, by },
        { ...first!, by },
      ],
    });
    expect(whyNot(forbidden, "colour", "green")).toEqual([{ rule: "CM-PLY-1", by }]);
  });

  it("begins after a subject that every option touches first", () => {
    const asked = ask("move templars acre", "move templars tyre", "halt templars");
    asked.options[2]!.touches = [["block", "templars"]];
    const choice = begin({ ...asked, subject: [["block", "templars"]] });
    expect(stateOf(choice, "block", "templars")).toBe("selected");
    expect(stateOf(choice, "town", "acre")).toBe("target");
    expect(buttons(choice).map(({ code }) => code)).toEqual(["halt templars"]);
    expect(touch(choice, "town", "tyre").answer).toBe("move templars tyre");
    // an answer has chosen the subject: neither Esc nor a click takes it back
    expect(touch(choice, "block", "templars")).toEqual({ choice, held: true });
    expect(letGo(choice)).toEqual({ choice });
  });
  it("asks for the first thing where the subject is not part of every option", () => {
    const asked = {
      ...ask("move templars acre", "done"),
      subject: [["block", "templars"]] as const,
    };
    const choice = begin({ ...asked, subject: [...asked.subject] });
    expect(choice.path).toEqual([]);
    expect(stateOf(choice, "town", "acre")).toBe("rest");
  });
  it("shows the subject as selected, and Esc takes no answer back", () => {
    const choice = begin({ ...ask("storm acre"), subject: [["block", "templars"]] });
    expect(stateOf(choice, "block", "templars")).toBe("selected");
    expect(letGo(choice)).toEqual({ choice });
  });

  it("is at rest without a question", () => {
    const choice = begin(null);
    expect(stateOf(choice, "colour", "red")).toBe("rest");
    expect(touch(choice, "colour", "red")).toEqual({ choice });
  });
});

describe("a question asked anew while others answer theirs", () => {
  it("keeps what was picked, and says now whether it can be undone", () => {
    const choice = after(begin(ask("place red t1", "place red t2")), "colour/red");
    const renewed = renew(choice, ask("place red t1!", "place red t2!"), "irreversible")!;
    expect(renewed.path).toEqual([["colour", "red"]]);
    expect(touch(renewed, "target", "t1").choice.armed).toBe("place red t1");
  });

  it("is another one if its options differ", () => {
    const choice = after(begin(ask("place red t1", "place red t2")), "colour/red");
    expect(renew(choice, ask("place red t1"), "irreversible")).toBeNull();
    expect(renew(choice, null, "irreversible")).toBeNull();
  });
});
