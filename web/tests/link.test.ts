import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../src/table/types";
import { Link } from "../src/wire/link.svelte";
import type { Refused } from "../src/wire/refused";

/** A socket whose other end is the test. */
class Fake {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  die(code = 1006): void {
    this.onclose?.({ code });
  }
}

let sockets: Fake[] = [];
let views: View[] = [];
let ended: Refused | null = null;
let link: Link;
const last = (): Fake => sockets.at(-1)!;
const view = { type: "table", version: 1 } as View;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, views, ended] = [[], [], null];
  link = new Link(
    "abc",
    { view: (one) => views.push(one), ended: (problem) => (ended = problem) },
    {
      open: (address) => {
        sockets.push(new Fake(address));
        return last() as unknown as WebSocket;
      },
      random: () => 0.5,
    },
  );
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe("a link to a table", () => {
  it("is live with the first picture, and says then what was said before", async () => {
    const reply = link.say({ do: "here" });
    expect(last().address).toMatch(/^ws:.*\/api\/tables\/abc\/socket$/);
    expect(last().sent).toEqual([]);
    last().say(view);
    expect([link.connection, views]).toEqual(["live", [view]]);
    const { id } = last().sent[0]!;
    last().say({ type: "done", reply: id, version: 1 });
    await expect(reply).resolves.toMatchObject({ type: "done", version: 1 });
  });

  it("says an unanswered message again with the same id, and once more only", async () => {
    last().say(view);
    const reply = link.say({ do: "choose", seat: "black", code: "disc 1", version: 1 });
    const said = last().sent[0]!;
    last().die();
    expect(link.connection).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    last().say(view);
    expect(last().sent).toEqual([said]);
    last().say({ type: "done", reply: said["id"], version: 2 });
    await expect(reply).resolves.toMatchObject({ version: 2 });
    last().die();
    vi.advanceTimersByTime(250);
    last().say(view);
    expect(last().sent).toEqual([]);
  });

  it("waits longer after every attempt, and starts over when it was live", () => {
    last().say(view);
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      const before = sockets.length;
      let waited = 0;
      last().die();
      while (sockets.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
    last().say(view);
    last().die();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(9);
  });

  it("takes silence for a lost connection", () => {
    last().say(view);
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toMatchObject([{ do: "here" }]);
    vi.advanceTimersByTime(8_000);
    expect(link.connection).toBe("lost");
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(250);
    last().say(view);
    expect(last().sent).toEqual([]); // a sign of life is not repeated
  });

  it("lets a bot think longer than that", async () => {
    last().say(view);
    const reply = link.say({ do: "hint", seat: "black", version: 1 });
    vi.advanceTimersByTime(20_000);
    expect(link.connection).toBe("live");
    last().say({ type: "hint", reply: last().sent[0]!["id"], code: "disc 1", options: [] });
    await expect(reply).resolves.toMatchObject({ code: "disc 1" });
  });

  it("rejects what the server refuses", async () => {
    last().say(view);
    const reply = link.say({ do: "resign", seat: "black" });
    const error = { code: "not-you", key: "error-not-you", args: {} };
    last().say({ type: "refused", reply: last().sent[0]!["id"], error });
    await expect(reply).rejects.toMatchObject({ code: "not-you" });
  });

  it("comes back with the sight it had", () => {
    last().say(view);
    void link.say({ do: "sight", seat: "white" });
    last().die();
    vi.advanceTimersByTime(250);
    expect(last().address).toMatch(/\?seat=white$/);
    const error = { code: "not-you", key: "error-not-you", args: {} };
    last().say({ type: "refused", reply: null, error });
    last().die(4400);
    expect(link.trouble?.code).toBe("not-you");
    vi.advanceTimersByTime(500);
    expect(last().address).toMatch(/socket$/);
  });

  it("gives up where there is no table", () => {
    last().die(4404);
    expect(ended?.code).toBe("no-table");
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("tries at once when the net is back", () => {
    last().say(view);
    for (let i = 0; i < 5; i++) {
      last().die();
      vi.advanceTimersByTime(8_000);
    }
    const before = sockets.length;
    last().die();
    window.dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(before + 1);
  });
});
