/**
 * Invitations that this browser has made, so that a reload shows the same links again. The server
 * keeps only hashes of them, and a new link makes the old one void.
 */
const KEY = "palatine-invitations";

type Kept = Record<string, Record<string, string>>;

function read(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

let kept = read();

export const keptInvitations = (table: string): Record<string, string> => ({ ...kept[table] });

export function keepInvitation(table: string, seat: string, token: string): void {
  keepInvitations(table, { ...kept[table], [seat]: token });
}

export function keepInvitations(table: string, tokens: Record<string, string>): void {
  kept = { ...kept, [table]: tokens };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage they last as long as the page
  }
}
