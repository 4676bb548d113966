import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Caller, type Call, type Doors } from "../src/table/calling";
import { SOUNDS, Sounds, soundOf, TONES } from "../src/table/sounds";

/** As much of Web Audio as is asked for, and what was asked. */
function fakeAudio(): { made: number; started: number[]; make: () => never } {
  const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const fake = {
    made: 0,
    started: [] as number[],
    make: (): never => {
      fake.made++;
      return {
        currentTime: 10,
        state: "suspended",
        destination: {},
        resume: () => Promise.resolve(),
        createGain: () => ({ gain: param, connect: () => {} }),
        createOscillator: () => ({
          type: "sine",
          frequency: param,
          connect: () => {},
          start: (at: number) => fake.started.push(at),
          stop: () => {},
        }),
      } as never;
    },
  };
  return fake;
}

describe("sounds", () => {
  it("are silent until they are switched on, and before the first gesture", () => {
    const audio = fakeAudio();
    const sounds = new Sounds(audio.make);
    sounds.gesture();
    expect(sounds.play("turn", 0)).toBe(false);
    const others = new Sounds(audio.make);
    others.isOn = true;
    expect(others.play("turn", 0)).toBe(false);
    expect(audio.made).toBe(0);
    others.gesture();
    expect(others.play("turn", 0)).toBe(true);
    expect(audio.started).toHaveLength(TONES.turn.length);
  });
  it("hear the first gesture of the page by themselves", () => {
    const audio = fakeAudio();
    const sounds = new Sounds(audio.make);
    sounds.isOn = true;
    const stop = sounds.attach();
    window.dispatchEvent(new Event("pointerdown"));
    expect(sounds.play("piece", 0)).toBe(true);
    stop();
  });
  it("do not pile up, and each has its own tones", () => {
    const sounds = new Sounds(fakeAudio().make);
    sounds.isOn = true;
    sounds.gesture();
    expect(sounds.play("dice", 0)).toBe(true);
    expect(sounds.play("dice", 10)).toBe(false);
    expect(sounds.play("card", 10)).toBe(true);
    expect(sounds.play("dice", 500)).toBe(true);
    expect(new Set(SOUNDS.map((one) => JSON.stringify(TONES[one]))).size).toBe(SOUNDS.length);
  });
  it("do without a browser that has none", () => {
    const sounds = new Sounds(() => {
      throw new Error("no audio");
    });
    sounds.isOn = true;
    sounds.gesture();
    expect(sounds.play("end", 0)).toBe(false);
  });
  it("follow what is told", () => {
    const line = (key: string, ...things: string[]): { key: string; args: object } => ({
      key,
      args: Object.fromEntries(things.map((one, i) => [`a${i}`, one])),
    });
    expect(soundOf([], ["fires"], ["card"])).toBeNull();
    expect(soundOf([line("fires", "seat/a")], ["fires"], ["card"])).toBe("dice");
    expect(soundOf([line("rolled-again", "seat/a")], undefined, ["card"])).toBe("dice");
    expect(soundOf([line("enrolled", "town/a")], undefined, ["card"])).toBe("piece");
    expect(soundOf([line("played", "card/x")], ["rolled"], ["card"])).toBe("card");
    expect(soundOf([line("moved", "seat/a", "town/acre")], undefined, ["card"])).toBe("piece");
    expect(soundOf([line("turn", "seat/a")], undefined, ["card"])).toBeNull();
  });
});

describe("a call", () => {
  const told: Call = { title: "Your turn", body: "Lay a disc", tag: "t1" };
  let shown: (Call & { closed: boolean })[];
  let hidden: boolean;
  let permission: NotificationPermission | "none";
  let asked: number;
  const doors: Doors = {
    permission: () => permission,
    ask: () => {
      asked++;
      return Promise.resolve((permission = "granted"));
    },
    notify: (call) => {
      const one = { ...call, closed: false, onclick: null, close: () => (one.closed = true) };
      shown.push(one);
      return one as never;
    },
    isHidden: () => hidden,
  };
  const icon = (): string => document.querySelector('link[rel="icon"]')!.getAttribute("href")!;

  beforeEach(() => {
    [shown, hidden, permission, asked] = [[], true, "granted", 0];
    document.head.innerHTML = '<title></title><link rel="icon" href="/plain.svg" />';
    document.title = "Palatine";
  });
  afterEach(() => (document.head.innerHTML = ""));

  it("marks title and icon while the page is hidden, and takes the marks back", () => {
    const caller = new Caller(doors);
    caller.call(told, "q1", false);
    expect(document.title).toBe("● Palatine");
    expect(icon()).toBe("/icon-turn.svg");
    expect(shown).toHaveLength(0);
    caller.quiet();
    expect(document.title).toBe("Palatine");
    expect(icon()).toBe("/plain.svg");
  });
  it("notifies once for a question, if that is wanted and allowed", () => {
    const caller = new Caller(doors);
    caller.call(told, "q1", true);
    caller.call(told, "q1", true);
    expect(shown).toHaveLength(1);
    caller.call(told, "q2", true);
    expect(shown.map(({ closed }) => closed)).toEqual([true, false]);
    permission = "default";
    caller.call(told, "q3", true);
    expect(shown).toHaveLength(2);
  });
  it("calls nobody who looks", () => {
    hidden = false;
    new Caller(doors).call(told, "q1", true);
    expect(document.title).toBe("Palatine");
    expect(shown).toHaveLength(0);
  });
  it("asks the browser only when somebody wants it, and not where there is none", async () => {
    const caller = new Caller(doors);
    permission = "none";
    expect(caller.isPossible).toBe(false);
    expect(await caller.allow()).toBe(false);
    permission = "denied";
    expect(await caller.allow()).toBe(false);
    expect(asked).toBe(0);
    permission = "default";
    expect(await caller.allow()).toBe(true);
    expect(asked).toBe(1);
  });
  it("survives a browser that refuses notifications without a worker", () => {
    const caller = new Caller({
      ...doors,
      notify: () => {
        throw new TypeError("Illegal constructor");
      },
    });
    caller.call(told, "q1", true);
    expect(document.title).toBe("● Palatine");
  });
});

describe("the manifest", () => {
  const read = (name: string): Buffer => readFileSync(`public/${name}`);
  const manifest = JSON.parse(read("manifest.webmanifest").toString()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  it("is installable: name, start, display, and icons of both sizes", () => {
    expect([manifest.name, manifest.start_url, manifest.display]).toEqual([
      "Palatine",
      "/",
      "standalone",
    ]);
    const sizes = manifest.icons.map(({ sizes }) => sizes);
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512", "any"]));
    expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  });
  it("names pictures that are there, as large as it says", () => {
    for (const { src, sizes, type } of manifest.icons) {
      const bytes = read(src.slice(1));
      if (type !== "image/png") continue;
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
