/** A table that is being planned: seats, options, and what else the form asks. */
import { api, type GameCard, type GameOption, type NewSeat, type NewTable } from "../wire/api";
import { Refused } from "../wire/refused";

/** me: this person; here: another person at this screen; open: an invitation; bot. */
export type Player = "me" | "here" | "open" | "bot";
export const PLAYERS: readonly Player[] = ["me", "here", "open", "bot"];
/** Minutes after which the others may let a bot play for somebody who stays away. */
export const AWAY = [5, 30, 120, 1440, 4320, 10080] as const;

export interface SeatPlan {
  id: string;
  player: Player;
  bot: string;
  name: string;
}

export class Plan {
  readonly card: GameCard;
  people = $state(0);
  seats = $state<SeatPlan[]>([]);
  /** Seats that the rules play. */
  houses = $state<string[]>([]);
  /** Why the table cannot be laid so. */
  misfit = $state.raw<Refused | null>(null);
  #asked = 0;
  options = $state<Record<string, string>>({});
  title = $state("");
  listed = $state(false);
  hints = $state(false);
  away = $state<number>(30);

  constructor(card: GameCard) {
    this.card = card;
    const counts = this.counts;
    this.options = Object.fromEntries(card.options.map((option) => [option.id, option.default]));
    this.setPeople(counts.find((count) => count >= 2) ?? counts[0] ?? 1);
  }

  /** How many can play. */
  get counts(): number[] {
    return Object.keys(this.card.seats)
      .map(Number)
      .sort((a, b) => a - b);
  }

  /** The options that matter with this many people. */
  get shownOptions(): GameOption[] {
    return this.card.options.filter(
      ({ seats }) => seats.length === 0 || seats.includes(this.people),
    );
  }

  /** How many of them are not as the game has them by default. */
  get changed(): number {
    return this.shownOptions.filter(
      (option) => (this.options[option.id] ?? option.default) !== option.default,
    ).length;
  }

  get fairBot(): string {
    const { bots } = this.card;
    return bots[Math.floor((bots.length - 1) / 2)]?.id ?? "";
  }

  get hasOpen(): boolean {
    return this.seats.some((seat) => seat.player === "open");
  }

  setPeople(people: number): void {
    this.people = people;
    this.#seat(this.card.seats[String(people)] ?? [], this.card.houses[String(people)] ?? []);
    void this.check();
  }

  setOption(id: string, value: string): void {
    this.options[id] = value;
    void this.check();
  }

  /** The first seat is mine, bots take the rest; what was chosen before stays. */
  #seat(ids: string[], houses: string[]): void {
    const before = this.seats;
    this.houses = houses;
    this.seats = ids.map((id, i) => ({
      ...(before[i] ?? { player: i === 0 ? "me" : "bot", bot: this.fairBot, name: "" }),
      id,
    }));
  }

  /** Which seats there are may hang on the options: the server says, or says why not. */
  async check(): Promise<void> {
    const nr = ++this.#asked;
    if (this.changed === 0) {
      this.misfit = null;
      const people = String(this.people);
      this.#seat(this.card.seats[people] ?? [], this.card.houses[people] ?? []);
      return;
    }
    try {
      const { seats, houses } = await api.seats(this.card.id, {
        people: this.people,
        options: this.chosen,
      });
      if (nr !== this.#asked) return;
      this.misfit = null;
      this.#seat(seats, houses);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (nr === this.#asked) this.misfit = problem.code === "bad-option" ? problem : null;
    }
  }

  /** The options as the server wants them. */
  get chosen(): Record<string, string> {
    return Object.fromEntries(this.shownOptions.map(({ id }) => [id, this.options[id] ?? ""]));
  }

  /** I can sit on one seat only: whoever sat there gets my old one. */
  setPlayer(seat: SeatPlan, player: Player): void {
    if (player === "me") {
      const old = this.seats.find((other) => other.player === "me");
      if (old && old.id !== seat.id) old.player = seat.player;
    }
    seat.player = player;
  }

  /** Which preset the options are, if any. */
  get preset(): string {
    const found = Object.entries(this.card.presets).find(([, options]) =>
      this.card.options.every(
        (option) => this.options[option.id] === (options[option.id] ?? option.default),
      ),
    );
    return found?.[0] ?? "";
  }

  usePreset(id: string): void {
    const preset = this.card.presets[id] ?? {};
    for (const option of this.card.options) {
      this.options[option.id] = preset[option.id] ?? option.default;
    }
    void this.check();
  }

  /** What the server is told; `name` is my own. */
  table(name: string): NewTable {
    const seats = this.seats.map((seat): NewSeat => {
      if (seat.player === "bot") return { player: "bot", bot: seat.bot };
      if (seat.player === "here") return { player: "me", name: seat.name };
      return { player: seat.player };
    });
    return {
      game: this.card.id,
      seats,
      options: this.chosen,
      title: this.title,
      listed: this.listed && this.hasOpen,
      hints: this.hints,
      away: this.away,
      ...(name.trim() ? { name: name.trim() } : {}),
    };
  }
}

/** One click: me against bots of the middle strength. */
export function quickTable(card: GameCard, name: string): NewTable {
  return new Plan(card).table(name);
}
