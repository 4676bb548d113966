/** Where we are: the lobby or one of the pages; moving between them loads nothing anew. */
import { PAGES, type AnyPage } from "./pages";

/** A page, and what its address says. */
export interface Place {
  page: AnyPage;
  props: Record<string, unknown>;
  /** Two addresses that say the same are one place. */
  key: string;
}

function placeOf(path: string): Place | null {
  for (const page of PAGES) {
    const parts = page.route.exec(path)?.slice(1);
    if (parts) return { page, props: page.read(parts), key: `${page.route} ${parts}` };
  }
  return null;
}

let place = $state.raw(placeOf(location.pathname));
function arrive(): void {
  const next = placeOf(location.pathname);
  if (next?.key !== place?.key) place = next;
}
window.addEventListener("popstate", arrive);

/** The page that is open; null is the lobby. */
export const here = (): Place | null => place;

export const tablePath = (id: string): string => `/t/${id}`;
export const puzzlePath = (game: string, number: number): string => `/puzzle/${game}/${number}`;

/** Goes to another page of ours. */
export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Lets a plain click on a link of ours stay inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) {
    return;
  }
  const inside = link.pathname === "/" || placeOf(link.pathname) !== null;
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
