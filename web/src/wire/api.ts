/** The calls by HTTP, as docs/wire.md lists them. */
import type * as wire from "../generated/messages";
import type { Components } from "../table/components";
import type { Past, Problem, View } from "../table/types";
import { Refused, unreachable } from "./refused";

export type {
  Analysis,
  Course,
  Fared,
  GameCard,
  GameOption,
  Laid,
  Me,
  NewFork as Fork,
  NewSeat,
  NewTable,
  Page,
  PuzzleView as Puzzle,
  Row,
  RowSeat,
  Swing,
} from "../generated/messages";

export type ListName = keyof wire.Pages;
export type Lists = wire.Lobby;

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
  me: (): Promise<wire.Me> => call("GET", "me"),
  rename: (name: string): Promise<wire.Me> => call("POST", "me", { name }),
  games: (): Promise<wire.GameCard[]> => call("GET", "games"),
  components: (game: string): Promise<Components> =>
    call("GET", `games/${encodeURIComponent(game)}/components`),
  seats: (game: string, plan: wire.PlannedSeats): Promise<wire.Seating> =>
    call("POST", `games/${encodeURIComponent(game)}/seats`, plan),
  tables: (pages: Record<ListName, number>): Promise<Lists> =>
    call("GET", `tables?mine=${pages.mine}&finished=${pages.finished}&listed=${pages.listed}`),
  lay: (wanted: wire.NewTable): Promise<wire.Laid> => call("POST", "tables", wanted),
  guided: (game: string, guide: string, wanted: wire.NewGuided): Promise<wire.Laid> =>
    call("POST", `games/${encodeURIComponent(game)}/guides/${encodeURIComponent(guide)}`, wanted),
  show: (id: string): Promise<View> => call("GET", table(id)),
  sit: (id: string, wanted: wire.Sit): Promise<wire.Seated> =>
    call("POST", `${table(id)}/sit`, wanted),
  stand: (id: string, seat: string): Promise<void> => call("POST", `${table(id)}/stand`, { seat }),
  setSeat: (id: string, seat: string, wanted: wire.SetSeat): Promise<void> =>
    call("POST", seatAt(id, seat), wanted),
  link: (id: string, seat: string): Promise<wire.Link> =>
    call("POST", `${seatAt(id, seat)}/link`, {}),
  reach: (id: string): Promise<wire.Reach> => call("GET", `${table(id)}/reach`),
  qr: (text: string): Promise<wire.QRCode> => call("POST", "qr", { text }),
  fork: (id: string, wanted: wire.NewFork): Promise<wire.Laid> =>
    call("POST", `${table(id)}/fork`, wanted),
  remove: (id: string, removed: boolean): Promise<void> =>
    call("POST", `${table(id)}/remove`, { removed }),
  rematch: (id: string): Promise<wire.Laid> => call("POST", `${table(id)}/rematch`, {}),
  sequel: (id: string, wanted: wire.NewSequel): Promise<wire.Laid> =>
    call("POST", `${table(id)}/next`, wanted),
  chronicle: (id: string): Promise<wire.Chronicle> => call("GET", `${table(id)}/chronicle`),
  past: (id: string, choice: number): Promise<Past> => call("GET", `${table(id)}/past/${choice}`),
  course: (id: string, seat: string | null): Promise<wire.Course> =>
    call("GET", `${table(id)}/course${seat ? `?seat=${seat}` : ""}`),
  analysis: (id: string, seat: string | null): Promise<wire.Analysis> =>
    call("GET", `${table(id)}/analysis${seat ? `?seat=${encodeURIComponent(seat)}` : ""}`),
  analyse: (id: string, wanted: boolean): Promise<wire.Analysis> =>
    call("POST", `${table(id)}/analysis`, { wanted }),
  puzzle: (game: string, number: number): Promise<wire.PuzzleView> =>
    call("GET", `games/${encodeURIComponent(game)}/puzzles/${number}`),
  statistics: (): Promise<wire.Statistics> => call("GET", "statistics"),
  /** Addresses for a browser to open or save. */
  journalAddress: (id: string): string => `/api/${table(id)}/journal`,
  logAddress: (id: string, language: string): string => `/api/${table(id)}/log?lang=${language}`,
};
