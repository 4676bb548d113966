import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LobbyStore } from "../src/lobby/lobby.svelte";
import Pager from "../src/lobby/Pager.svelte";
import TableRow from "../src/lobby/TableRow.svelte";
import { speak, type Language } from "../src/table/words.svelte";
import type { ListName, Lists, Row } from "../src/wire/api";

const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  game: "carolus-magnus",
  title: "",
  status: "running",
  seats: [{ id: "black", player: "person", name: "Anna", bot: null }],
  mine: ["black"],
  waits: false,
  open: [],
  changed: 0,
  round: 0,
  asked: [],
  winners: null,
  resigned: [],
  fork: false,
  chapter: 1,
  ...more,
});

function answer(query: URLSearchParams): Lists {
  const at = (name: ListName): number => Math.min(3, Number(query.get(name)));
  const page = (name: ListName): Lists["pages"]["mine"] => ({
    page: at(name),
    pages: 3,
    total: 50,
  });
  return {
    mine: [row(`mine-${at("mine")}`)],
    finished: [row(`finished-${at("finished")}`, { status: "over" })],
    listed: [row(`listed-${at("listed")}`, { mine: [] })],
    pages: { mine: page("mine"), finished: page("finished"), listed: page("listed") },
    games: { "carolus-magnus": { running: 50, waits: 1 } },
  };
}

function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const query = new URL(address, "http://here").searchParams;
    return Promise.resolve(new Response(JSON.stringify(answer(query)), { status: 200 }));
  });
  return asked;
}

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

describe("the lists of the lobby", () => {
  it("keep their pages when they are read again", async () => {
    const asked = serve();
    const lobby = new LobbyStore();
    await lobby.refresh();
    expect(lobby.lists.mine[0]!.id).toBe("mine-1");
    await lobby.turn("finished", 2);
    expect(lobby.lists.finished[0]!.id).toBe("finished-2");
    await lobby.refresh();
    expect(asked.at(-1)).toBe("/api/tables?mine=1&finished=2&listed=1");
    expect(lobby.lists.finished[0]!.id).toBe("finished-2");
  });

  it("go to the last page where the one wanted is gone", async () => {
    const asked = serve();
    const lobby = new LobbyStore();
    await lobby.turn("mine", 9);
    expect(lobby.lists.pages.mine.page).toBe(3);
    await lobby.refresh();
    expect(asked.at(-1)).toContain("mine=3");
  });

  it("do not show an answer that a turned page has overtaken", async () => {
    serve();
    const lobby = new LobbyStore();
    const slow = lobby.refresh();
    const turned = lobby.turn("mine", 2);
    await Promise.all([slow, turned]);
    expect(lobby.lists.mine[0]!.id).toBe("mine-2");
  });
});

describe.each([
  ["en", "Page 2 of 3", "this game isn’t known here"],
  ["ru", "Страница 2 из 3", "этой игры здесь больше нет"],
] as [Language, string, string][])("in %s", (language, text, unknown) => {
  it("pages are turned by buttons", async () => {
    await speak(language);
    const turned: number[] = [];
    shown = mount(Pager, {
      target: document.body,
      props: { at: { page: 2, pages: 3, total: 50 }, onturn: (page) => turned.push(page) },
    });
    expect(document.body.textContent).toContain(text);
    for (const button of document.querySelectorAll("button")) button.click();
    expect(turned).toEqual([1, 3]);
  });

  it("a table of an unknown game is told and leads nowhere", async () => {
    await speak(language);
    shown = mount(TableRow, {
      target: document.body,
      props: { row: row("lost", { game: "chess", status: "frozen" }) },
    });
    flushSync();
    expect(document.body.textContent).toContain(unknown);
    expect(document.querySelector("a")).toBeNull();
  });
});

describe("a row", () => {
  const white = { id: "white", player: "bot", name: "", bot: "easy" } as const;
  const told = async (more: Partial<Row>, language: Language = "en"): Promise<string> => {
    await speak(language);
    const one = row("one", { changed: Math.floor(Date.now() / 1000) - 300, ...more });
    one.seats = one.game === "carolus-magnus" ? [...one.seats, white] : one.seats;
    const mounted = mount(TableRow, { target: document.body, props: { row: one } });
    // the tile and the words of its game come a moment later
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector("li .arms svg")).not.toBeNull();
    });
    const text = document.querySelector("li")!.textContent!.replace(/\s+/g, " ").trim();
    await unmount(mounted);
    return text;
  };

  it("says round or year", async () => {
    expect(await told({ round: 7 })).toContain("Carolus Magnus, round 7");
    const seats: Row["seats"] = [{ id: "franks", player: "person", name: "Anna", bot: null }];
    const rex = { game: "crusader-rex", mine: ["franks"], seats };
    expect(await told({ ...rex, round: 9 })).toContain("Crusader Rex, 1188, turn 3");
    expect(await told({ ...rex, round: 6 })).toContain("1187, winter");
    expect(await told({ ...rex, round: 0 })).not.toContain("118");
    expect(await told({ round: 7 }, "ru")).toContain("Карл Великий, раунд 7");
  });

  it("says whose move it is and since when", async () => {
    expect(await told({ asked: ["white"] })).toContain("waiting for White (easy), 5 minutes ago");
    expect(await told({ asked: ["black"], waits: true })).toContain("your move, 5 minutes ago");
    expect(await told({ asked: ["white"] }, "ru")).toContain("ждём: Белые (лёгкий), 5 минут назад");
  });

  it("says how it ended, and what is only a trial", async () => {
    const over = { status: "over", changed: 0 } as const;
    expect(await told({ ...over, winners: ["black"] })).toContain("you won");
    expect(await told({ ...over, winners: ["white"] })).toContain("White (easy) won");
    expect(await told({ ...over, winners: ["white"], resigned: ["black"] })).toContain(
      "you resigned",
    );
    expect(await told({ ...over, winners: [] })).toContain("over, ");
    expect(await told({ fork: true })).toContain("trial against bots; against White (easy)");
    expect(await told({ chapter: 3 })).toContain("third game; against White (easy)");
  });

  it("can be removed and put back", async () => {
    await speak("en");
    const said: string[] = [];
    vi.stubGlobal("fetch", (address: string, { body }: RequestInit = {}) => {
      said.push(body ? `${address} ${String(body)}` : address);
      const query = new URL(address, "http://here").searchParams;
      const text = body ? null : JSON.stringify(answer(query));
      return Promise.resolve(new Response(text, { status: body ? 204 : 200 }));
    });
    const lobby = new LobbyStore();
    await lobby.remove(row("one"));
    expect(said[0]).toBe('/api/tables/one/remove {"removed":true}');
    expect(lobby.removed?.id).toBe("one");
    await lobby.putBack();
    expect(said[2]).toBe('/api/tables/one/remove {"removed":false}');
    expect(lobby.removed).toBeNull();
  });
});
