/** What the lobby knows: who I am, which games and tables there are. */
import { api, type GameCard, type ListName, type Lists, type Row } from "../wire/api";
import { Refused } from "../wire/refused";

const FIRST = { page: 1, pages: 1, total: 0 };
const NOTHING: Lists = {
  mine: [],
  finished: [],
  listed: [],
  pages: { mine: FIRST, finished: FIRST, listed: FIRST },
  games: {},
};
const EVERY = 8_000; // the lists are asked for again so often

const LISTS: ListName[] = ["mine", "finished", "listed"];

export class LobbyStore {
  #pages: Record<ListName, number> = { mine: 1, finished: 1, listed: 1 };
  name = $state("");
  games = $state.raw<GameCard[]>([]);
  lists = $state.raw<Lists>(NOTHING);
  isLoaded = $state(false);
  problem = $state.raw<Refused | null>(null);
  /** The server did not answer the last time. */
  isLost = $state(false);
  /** The table that was removed from the lists last: it can be put back. */
  removed = $state.raw<Row | null>(null);

  async load(): Promise<void> {
    await this.#attempt(async () => {
      const [me, games] = await Promise.all([api.me(), api.games(), this.refresh()]);
      this.name = me.name;
      this.games = games;
      this.isLoaded = true;
    });
  }

  async refresh(): Promise<void> {
    await this.#attempt(async () => {
      const asked = { ...this.#pages };
      const lists = await api.tables(asked);
      // somebody has turned a page meanwhile: that answer is on its way
      if (LISTS.some((name) => asked[name] !== this.#pages[name])) return;
      this.lists = lists;
      for (const name of LISTS) this.#pages[name] = lists.pages[name].page;
    });
  }

  /** Turns to another page of a list. */
  async turn(name: ListName, page: number): Promise<void> {
    this.#pages[name] = page;
    await this.refresh();
  }

  /** Takes a table out of the lists. */
  async remove(row: Row): Promise<void> {
    await this.#attempt(async () => {
      await api.remove(row.id, true);
      this.removed = row;
      await this.refresh();
    });
  }

  async putBack(): Promise<void> {
    const row = this.removed;
    if (!row) return;
    await this.#attempt(async () => {
      await api.remove(row.id, false);
      this.removed = null;
      await this.refresh();
    });
  }

  /** Looks again from time to time, and whenever the page comes back into sight. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState !== "visible") return;
      void (this.isLoaded ? this.refresh() : this.load());
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  complain(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    this.problem = problem;
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.isLost = false;
    } catch (problem) {
      if (problem instanceof Refused && problem.code === "unreachable") this.isLost = true;
      else this.complain(problem);
    }
  }
}
