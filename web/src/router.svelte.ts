/** Where we are: the lobby, a table or a page of study; moving between them loads nothing anew. */

export type Place =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "puzzle"; game: string; number: number }
  | { page: "statistics" };

const TABLE = /^\/t\/([0-9a-z]+)\/?$/;

const PUZZLE = /^\/puzzle\/([0-9a-z-]+)\/([0-9]{1,6})\/?$/;
const STATISTICS = /^\/statistics\/?$/;

function read(): Place {
  const { pathname } = location;
  const id = pathname.match(TABLE)?.[1];
  if (id) return { page: "table", id };
  const [, game, number] = pathname.match(PUZZLE) ?? [];
  if (game) return { page: "puzzle", game, number: Number(number) };
  return { page: STATISTICS.test(pathname) ? "statistics" : "lobby" };
}

let place = $state.raw<Place>(read());
window.addEventListener("popstate", () => (place = read()));

export const here = (): Place => place;

export const tablePath = (id: string): string => `/t/${id}`;
export const puzzlePath = (game: string, number: number): string => `/puzzle/${game}/${number}`;

/** Goes to another page of ours. */
export function go(path: string): void {
  history.pushState(null, "", path);
  place = read();
  scrollTo(0, 0);
}

/** Lets a plain click on a link of ours stay inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) {
    return;
  }
  const inside =
    link.pathname === "/" || [TABLE, PUZZLE, STATISTICS].some((one) => one.test(link.pathname));
  if (link.origin !== location.origin || !inside) return;
  event.preventDefault();
  go(link.pathname);
}

/** The token of an invitation: behind the # and hence never sent to a server by the browser. */
export const invitation = (): string | null =>
  new URLSearchParams(location.hash.slice(1)).get("seat");

/** Takes the token out of the address once it was used. */
export const forgetInvitation = (): void =>
  history.replaceState(history.state, "", location.pathname + location.search);

/** The link that opens a seat to whoever gets it. */
export const invitationLink = (table: string, token: string, origin: string): string =>
  `${origin}${tablePath(table)}#seat=${token}`;

/** Whether this page was opened by an address that means this machine to everybody. */
export const isLoopback = (name = location.hostname): boolean =>
  name === "localhost" || name === "[::1]" || /^127\./.test(name);
