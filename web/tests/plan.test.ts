// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { Plan, quickTable } from "../src/lobby/plan.svelte";
import { api, type GameCard } from "../src/wire/api";
import { Refused } from "../src/wire/refused";

const card: GameCard = {
  id: "toy",
  rules: 1,
  secrets: false,
  seats: { "1": ["red"], "2": ["red", "blue"], "3": ["red", "blue", "green"] },
  houses: { "1": ["automa"], "2": [], "3": [] },
  options: [
    { id: "length", values: ["short", "long"], default: "long", rule: "T-1", seats: [1, 2, 3] },
    { id: "teams", values: ["off", "on"], default: "off", rule: "T-2", seats: [3] },
  ],
  presets: { quick: { length: "short" } },
  bots: [
    { id: "easy", level: 1, rating: 0 },
    { id: "fair", level: 2, rating: 310 },
    { id: "strong", level: 3, rating: null },
    { id: "master", level: 4, rating: null },
  ],
  data: "toy",
  corrected: 0,
  guides: [],
  puzzles: 0,
};

describe("the plan of a table", () => {
  it("begins with me against fair bots, as few as play together", () => {
    expect(quickTable(card, "Anna")).toEqual({
      game: "toy",
      seats: [{ player: "me" }, { player: "bot", bot: "fair" }],
      options: { length: "long" },
      title: "",
      listed: false,
      hints: false,
      away: 30,
      name: "Anna",
    });
    expect(quickTable(card, "  ")).not.toHaveProperty("name");
  });

  it("asks the server for the seats of other options, and hears why there are none", async () => {
    const plan = new Plan(card);
    const seats = vi.spyOn(api, "seats");
    seats.mockResolvedValueOnce({ seats: ["blue", "green"], houses: ["automa"] });
    plan.setOption("length", "short");
    await vi.waitFor(() => expect(plan.houses).toEqual(["automa"]));
    expect(seats).toHaveBeenCalledWith("toy", { people: 2, options: { length: "short" } });
    expect(plan.seats.map(({ id, player }) => [id, player])).toEqual([
      ["blue", "me"],
      ["green", "bot"],
    ]);
    const no = new Refused({ code: "bad-option", key: "toy-misfit-too-few", args: {} });
    seats.mockRejectedValueOnce(no);
    plan.setPeople(3);
    await vi.waitFor(() => expect(plan.misfit).toBe(no));
    plan.setOption("length", "long");
    expect(plan.misfit).toBeNull();
    expect(plan.seats.map(({ id }) => id)).toEqual(["red", "blue", "green"]);
    expect(plan.houses).toEqual([]);
  });

  it("keeps what was chosen when more people come", () => {
    const plan = new Plan(card);
    plan.setPlayer(plan.seats[1]!, "open");
    plan.setPeople(3);
    expect(plan.seats.map(({ id, player }) => `${id} ${player}`)).toEqual([
      "red me",
      "blue open",
      "green bot",
    ]);
    expect(plan.shownOptions.map(({ id }) => id)).toEqual(["length", "teams"]);
    plan.setPeople(1);
    expect(plan.houses).toEqual(["automa"]);
  });

  it("counts the settings that are not the game's own", () => {
    const plan = new Plan(card);
    expect(plan.changed).toBe(0);
    plan.options["length"] = "short";
    plan.options["teams"] = "on"; // not a setting for two
    expect(plan.changed).toBe(1);
  });

  it("lets me sit on one seat only; others at this screen are named", () => {
    const plan = new Plan(card);
    plan.setPlayer(plan.seats[1]!, "me");
    expect(plan.seats.map(({ player }) => player)).toEqual(["bot", "me"]);
    plan.setPlayer(plan.seats[0]!, "here");
    plan.seats[0]!.name = "Odo";
    expect(plan.table("Anna").seats).toEqual([{ player: "me", name: "Odo" }, { player: "me" }]);
  });

  it("lists a table only where there is a seat to take", () => {
    const plan = new Plan(card);
    plan.listed = true;
    expect(plan.table("").listed).toBe(false);
    plan.setPlayer(plan.seats[1]!, "open");
    expect(plan.table("").listed).toBe(true);
  });

  it("uses presets and sees which one it is", () => {
    const plan = new Plan(card);
    expect(plan.preset).toBe("");
    plan.usePreset("quick");
    expect(plan.preset).toBe("quick");
    expect(plan.table("").options).toEqual({ length: "short" });
  });
});
