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
  ...more,
});

function answer(query: URLSearchParams): Lists {
  const at = (name: ListName): number => Math.min(3, Number(query.get(name)));
  const page = (name: ListName): Lists["pages"]["mine"] => ({ page: at(name), pages: 3, total: 50 });
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
  ["en", "Page 2 of 3", "this game is not known here"],
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
