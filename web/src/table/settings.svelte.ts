/** What a person has set on this device. */
import type { ConfirmPolicy } from "./choosing";
import type { Language } from "./words.svelte";

const KEY = "palatine";

/** How long a moment stays on the screen, in milliseconds. */
export const paces = { slow: 900, normal: 600, fast: 300, once: 0 };
export type Pace = keyof typeof paces;

interface Stored {
  theme: "light" | "dark";
  language: Language;
  confirm: ConfirmPolicy;
  stillness: boolean;
  pace: Pace;
  steps: boolean;
  sounds: boolean;
  calls: boolean;
}

class Settings {
  theme = $state<Stored["theme"]>("light");
  language = $state<Language>("en");
  confirm = $state<ConfirmPolicy>("irreversible");
  /** Nothing moves, as with the system's reduced motion. */
  stillness = $state(false);
  /** How fast what others do is told. */
  pace = $state<Pace>("normal");
  /** Whom the rules play waits after every step. */
  steps = $state(false);

  /** Sounds are heard. */
  sounds = $state(false);
  /** A notification calls whoever is asked while the page is hidden. */
  calls = $state(false);

  /** Reads what was stored; the first time it follows the system. */
  load(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const stored = read();
    this.theme = stored.theme ?? (dark ? "dark" : "light");
    this.language = stored.language ?? (navigator.language.startsWith("ru") ? "ru" : "en");
    this.confirm = stored.confirm ?? "irreversible";
    this.stillness = stored.stillness ?? false;
    this.pace = stored.pace && stored.pace in paces ? stored.pace : "normal";
    this.steps = stored.steps ?? false;
    this.sounds = stored.sounds ?? false;
    this.calls = stored.calls ?? false;
  }

  /** Keeps the settings and lets the page follow; call from an effect. */
  apply(): void {
    const { theme, language, confirm, stillness, pace, steps, sounds, calls } = this;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.toggleAttribute("data-still", stillness);
    try {
      const kept: Stored = { theme, language, confirm, stillness, pace, steps, sounds, calls };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // private windows may have no storage; the settings then last as long as the page
    }
  }
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
