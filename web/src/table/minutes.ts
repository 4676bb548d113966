/** Of which games one has seen "the game in one minute" on this device. */
const KEY = "palatine-minutes";
export const ALL = "*";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const isSeen = (game: string): boolean => read().some((one) => one === game || one === ALL);

/** Whether it is remembered: where nothing can be kept, nothing opens by itself. */
export function see(game: string): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), game])]));
    return true;
  } catch {
    return false;
  }
}
