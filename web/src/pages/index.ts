/** The pages of the client, one row each: its address, what an address says, its code. */
import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Svelte has it of components
type AnyProps = Record<string, any>;
interface Page<Props extends AnyProps> {
  route: RegExp;
  /** The properties of the page, from the parts of its address. */
  read(parts: readonly string[]): Props;
  /** Pages come with their own code. */
  load(): Promise<{ default: Component<Props> }>;
}
/** A page whose properties nobody else needs to know. */
export type AnyPage = Page<AnyProps>;
const page = <Props extends AnyProps>(row: Page<Props>): AnyPage => row as unknown as AnyPage;

export const TABLE = page({
  route: /^\/t\/([0-9a-z]+)\/?$/,
  read: ([id = ""]) => ({ id }),
  load: () => import("./TableRoom.svelte"),
});

/** All but the lobby, which is there at once and wherever nothing else is. */
export const PAGES: readonly AnyPage[] = [
  TABLE,
  page({
    route: /^\/puzzle\/([0-9a-z-]+)\/([0-9]{1,6})\/?$/,
    read: ([id = "", number]) => ({ id, number: Number(number) }),
    load: () => import("./PuzzleRoom.svelte"),
  }),
  page({
    route: /^\/statistics\/?$/,
    read: () => ({}),
    load: () => import("./Statistics.svelte"),
  }),
];
