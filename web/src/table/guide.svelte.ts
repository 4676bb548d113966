/** The guide of a match: which card is to be shown now, and what was read on this device. */
import type { Entry, View } from "./types";

export interface GuideCard {
  id: string;
  when: { ask?: string; fact?: string; by?: "own" | "other"; after?: string };
  /** `kind/id`, `kind/*` or `page/part`, the most telling first. */
  point: string[];
}
export interface Guide {
  seats: string[];
  seed: string;
  bot_seed: string;
  cards: GuideCard[];
}

/** How many choices had been made when a card was read, by its id. */
export type Read = Readonly<Record<string, number>>;

const FILES = import.meta.glob<Record<string, Guide>>("../../../src/palatine/guides/*.json", {
  import: "default",
});

/** The guide of that name; null where this client has none. */
export async function openGuide(game: string, name: string): Promise<Guide | null> {
  const path = Object.keys(FILES).find((one) => one.endsWith(`/${game}.json`));
  return path ? ((await FILES[path]!())[name] ?? null) : null;
}

/** The first card whose moment has come; the terminal follows the same rule. */
export function dueCard(
  guide: Guide,
  read: Read,
  asked: string | null,
  told: readonly Entry[],
  view: Pick<View, "mine" | "choices">,
): GuideCard | null {
  const isDue = ({ id, when }: GuideCard): boolean => {
    if (id in read) return false;
    let since = -1;
    if (when.after !== undefined) {
      since = read[when.after] ?? Infinity;
      if (since >= view.choices) return false;
    }
    if (when.fact === undefined) return when.ask === asked;
    return told.some(
      ({ key, choice, seat }) =>
        key === when.fact &&
        choice > since &&
        (when.by === undefined ||
          (seat !== null && view.mine.includes(seat)) === (when.by === "own")),
    );
  };
  return guide.cards.find(isDue) ?? null;
}

interface Kept {
  read: Record<string, number>;
  left: boolean;
}

export class Coach {
  readonly guide: Guide;
  readonly name: string;
  #key: string;
  read = $state.raw<Read>({});
  /** Whoever plays wants no more cards. */
  isLeft = $state(false);
  #shown: { id: string; choices: number; asked: string | null } | null = null;

  constructor(guide: Guide, name: string, table: string) {
    this.guide = guide;
    this.name = name;
    this.#key = `palatine-guide-${table}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Partial<Kept>;
      this.read = kept.read ?? {};
      this.isLeft = kept.left ?? false;
    } catch {
      // what cannot be read begins anew
    }
  }

  /** Where a card stands among all. */
  number(card: GuideCard): number {
    return this.guide.cards.indexOf(card) + 1;
  }

  /**
   * A card is on the screen; one that was there while its reader answered has been read. `asked`
   * tells one question from another: where several are asked at once, others may answer first.
   */
  show(card: GuideCard | null, asked: string | null, choices: number): void {
    const shown = this.#shown;
    const isAnswered = shown !== null && shown.asked !== null && shown.asked !== asked;
    if (isAnswered && shown.choices < choices && !(shown.id in this.read)) {
      this.#shown = null;
      this.putBy(shown.id, shown.choices);
      return;
    }
    this.#shown = card && { id: card.id, choices, asked };
  }

  putBy(id: string, choices: number): void {
    this.read = { ...this.read, [id]: choices };
    this.#keep();
  }

  leave(left: boolean): void {
    this.isLeft = left;
    this.#shown = null;
    this.#keep();
  }

  #keep(): void {
    try {
      const kept: Kept = { read: { ...this.read }, left: this.isLeft };
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // private windows may have no storage
    }
  }
}

const PARTS: Record<string, string> = {
  board: "#area-board",
  rubric: "#area-rubric",
  tray: "#area-tray",
  players: "#area-players, .chips",
  // on a telephone these lie behind the tabs at the bottom
  chronicle: "#panel, nav.bottom",
  flank: "#area-flank, nav.bottom",
  lit: "[data-thing]:not([aria-disabled])",
};

/** Where on the page a thing is drawn, as a selector. */
export function selectorOf(thing: string): string {
  const [kind, id] = thing.split("/") as [string, string];
  if (kind === "page") return PARTS[id] ?? "";
  if (id === "*") return `[data-about^="${kind}/"], [data-thing^="${kind}/"]`;
  const named = `[data-about="${thing}"], [data-thing="${thing}"]`;
  return kind === "seat" ? `${named}, [data-seat="${id}"]` : named;
}
