/** The calls by HTTP, as docs/wire.md lists them. */
import type { Past, Problem, View } from "../table/types";
import { Refused, unreachable } from "./refused";

export interface Me {
  name: string;
}

export interface GameOption {
  id: string;
  /** Empty: a whole number. */
  values: string[];
  default: string;
  rule: string;
  seats: number[];
}

/** A game that can be played here. */
export interface GameCard {
  id: string;
  rules: number;
  secrets: boolean;
  /** The seats of people by how many play. */
  seats: Record<string, string[]>;
  /** Seats that the rules play, behind those. */
  houses: Record<string, string[]>;
  options: GameOption[];
  presets: Record<string, Record<string, string>>;
  bots: { id: string; level: number }[];
}

export interface RowSeat {
  id: string;
  player: "person" | "bot" | "house" | "open";
  name: string;
  bot: string | null;
}

/** A table in a list. */
export interface Row {
  id: string;
  game: string;
  title: string;
  status: "open" | "running" | "over";
  seats: RowSeat[];
  mine: string[];
  /** Somebody waits for me. */
  waits: boolean;
  open: string[];
  changed: number;
}

export interface Lists {
  mine: Row[];
  listed: Row[];
}

/** The seats that a table would have. */
export interface Seating {
  seats: string[];
  houses: string[];
}

export interface NewSeat {
  player: "me" | "open" | "bot";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  title?: string;
  listed?: boolean;
  hints?: boolean;
  /** Minutes that a person may stay away. */
  away?: number;
  name?: string;
}

export interface Laid {
  id: string;
  /** Tokens of the open seats. */
  invitations: Record<string, string>;
}

export interface Course {
  choices: number[];
  seats: Record<string, number[]>;
}

export interface Fork {
  choice?: number;
  seat?: string;
  bot?: string;
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw unreachable();
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const problem = (answer as { error?: Problem } | null)?.error;
  throw problem ? new Refused(problem) : unreachable();
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;
const seatAt = (id: string, seat: string): string =>
  `${table(id)}/seats/${encodeURIComponent(seat)}`;

export const api = {
  me: (): Promise<Me> => call("GET", "me"),
  rename: (name: string): Promise<Me> => call("POST", "me", { name }),
  games: (): Promise<GameCard[]> => call("GET", "games"),
  seats: (
    game: string,
    plan: { people: number; options: Record<string, string> },
  ): Promise<Seating> => call("POST", `games/${encodeURIComponent(game)}/seats`, plan),
  tables: (): Promise<Lists> => call("GET", "tables"),
  lay: (wanted: NewTable): Promise<Laid> => call("POST", "tables", wanted),
  show: (id: string): Promise<View> => call("GET", table(id)),
  sit: (
    id: string,
    wanted: { token?: string; seat?: string; name?: string },
  ): Promise<{ seat: string }> => call("POST", `${table(id)}/sit`, wanted),
  stand: (id: string, seat: string): Promise<void> => call("POST", `${table(id)}/stand`, { seat }),
  setSeat: (id: string, seat: string, wanted: NewSeat): Promise<void> =>
    call("POST", seatAt(id, seat), wanted),
  link: (id: string, seat: string): Promise<{ token: string }> =>
    call("POST", `${seatAt(id, seat)}/link`, {}),
  fork: (id: string, wanted: Fork): Promise<Laid> => call("POST", `${table(id)}/fork`, wanted),
  rematch: (id: string): Promise<Laid> => call("POST", `${table(id)}/rematch`, {}),
  past: (id: string, choice: number): Promise<Past> => call("GET", `${table(id)}/past/${choice}`),
  course: (id: string): Promise<Course> => call("GET", `${table(id)}/course`),
  /** Addresses for a browser to open or save. */
  journalAddress: (id: string): string => `/api/${table(id)}/journal`,
  logAddress: (id: string, language: string): string => `/api/${table(id)}/log?lang=${language}`,
};
