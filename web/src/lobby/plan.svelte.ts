/** A table that is being planned: seats, options, and what else the form asks. */
import type { GameCard, GameOption, NewSeat, NewTable } from "../wire/api";

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
  options = $state<Record<string, string>>({});
  title = $state("");
  listed = $state(false);
  hints = $state(false);
  away = $state<number>(30);

  constructor(card: GameCard) {
    this.card = card;
    const counts = this.counts;
    this.setPeople(counts.find((count) => count >= 2) ?? counts[0] ?? 1);
    this.options = Object.fromEntries(card.options.map((option) => [option.id, option.default]));
  }

  /** How many can play. */
  get counts(): number[] {
    return Object.keys(this.card.seats)
      .map(Number)
      .sort((a, b) => a - b);
  }

  get houses(): string[] {
    return this.card.houses[String(this.people)] ?? [];
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
    return bots[Math.floor(bots.length / 2)]?.id ?? "";
  }

  get hasOpen(): boolean {
    return this.seats.some((seat) => seat.player === "open");
  }

  /** The first seat is mine, bots take the rest; what was chosen before stays. */
  setPeople(people: number): void {
    const before = this.seats;
    this.people = people;
    this.seats = (this.card.seats[String(people)] ?? []).map((id, i) => ({
      ...(before[i] ?? { player: i === 0 ? "me" : "bot", bot: this.fairBot, name: "" }),
      id,
    }));
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
  }

  /** What the server is told; `name` is my own. */
  table(name: string): NewTable {
    const seats = this.seats.map((seat): NewSeat => {
      if (seat.player === "bot") return { player: "bot", bot: seat.bot };
      if (seat.player === "here") return { player: "me", name: seat.name };
      return { player: seat.player };
    });
    const shown = this.shownOptions.map(({ id }) => [id, this.options[id] ?? ""] as const);
    return {
      game: this.card.id,
      seats,
      options: Object.fromEntries(shown),
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
