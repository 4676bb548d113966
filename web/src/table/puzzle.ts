/** A puzzle as a table: one question to one seat, and nothing else to do. */
import type { Puzzle } from "../wire/api";
import type { Ask, Picture, Seat, View } from "./types";

export function posed(puzzle: Puzzle): View {
  const { picks: _, ...ask } = puzzle.ask as Ask; // shortcuts would answer more than is asked
  const order = (puzzle.picture as Picture)["turn_order"] as string[] | undefined;
  const seats = (order ?? [...puzzle.seats, ...puzzle.houses]).map((id): Seat => {
    const isHouse = puzzle.houses.includes(id);
    return {
      id,
      player: isHouse ? "house" : "person",
      name: "",
      bot: null,
      stand_in: false,
      resigned: false,
      present: true,
      asked: id === puzzle.seat,
      thinking: false,
      hurried: false,
      handable: false,
    };
  });
  return {
    type: "table",
    id: puzzle.id,
    game: puzzle.game,
    data: puzzle.data,
    title: "",
    options: puzzle.options,
    secrets: puzzle.secrets,
    listed: false,
    status: "running",
    version: 1,
    choices: 0,
    seats,
    mine: [puzzle.seat],
    seat: puzzle.seat,
    curtain: null,
    host: false,
    picture: puzzle.picture,
    asks: [ask],
    undo: { seat: null, allowed: false, reason: "nothing" }, // there is nothing to take back, ever
    take_back: { allowed: false, choice: null },
    hints: false,
    facts_from: 0,
    facts: [],
    since: 0,
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
    guide: null,
    cut_back: false,
    from: null,
  };
}
