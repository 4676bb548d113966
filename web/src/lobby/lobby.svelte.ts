/** What the lobby knows: who I am, which games and tables there are. */
import { api, type GameCard, type Row } from "../wire/api";
import { Refused } from "../wire/refused";

const EVERY = 8_000; // the lists are asked for again so often

export class LobbyStore {
  name = $state("");
  games = $state.raw<GameCard[]>([]);
  mine = $state.raw<Row[]>([]);
  listed = $state.raw<Row[]>([]);
  isLoaded = $state(false);
  problem = $state.raw<Refused | null>(null);
  /** The server did not answer the last time. */
  isLost = $state(false);

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
      const { mine, listed } = await api.tables();
      this.mine = mine;
      this.listed = listed;
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

  /** Tables to sit down at or to watch: none of my own. */
  get open(): Row[] {
    return this.listed.filter((row) => row.mine.length === 0);
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
