/**
 * What is printed on the components of a game, and what they say: the server's own tables and
 * texts, so that a record which was corrected there is drawn and told as it stands.
 *
 * They are laid before the board of a game is loaded; its modules may read them at once.
 */
import { api } from "../wire/api";

export interface Components {
  game: string;
  /** The id of the tables; journals carry it. */
  data: string;
  /** The records that an owner of the box has corrected, by table and key. */
  corrected: string[];
  tables: Record<string, unknown[]>;
  /** What the rules call an effect, by its ops as compact JSON. */
  effects: Record<string, string>;
  /** Message ids (`id.attribute` too) to texts, by language. */
  texts: Record<string, Record<string, string>>;
}

const laid = new Map<string, Components>();
const asked = new Map<string, Promise<void>>();

export const lay = (components: Components): void => void laid.set(components.game, components);

/** Fetches the components of a game, once. */
export function openComponents(game: string): Promise<void> {
  if (laid.has(game)) return Promise.resolve();
  const under = asked.get(game) ?? api.components(game).then(lay);
  asked.set(game, under);
  void under.catch(() => asked.delete(game)); // it may be asked for again
  return under;
}

/** The components of a game, where they are known. */
export const componentsOf = (game: string): Components | undefined => laid.get(game);

/** The tables of a game whose board is being drawn. */
export function tablesOf<T>(game: string): T {
  const found = laid.get(game);
  if (!found) throw new Error(`the tables of ${game} are not laid`);
  return found.tables as T;
}

/** A text that the tables of a game tell; null where a message has to. */
export const told = (game: string, language: string, id: string): string | null =>
  laid.get(game)?.texts[language]?.[id] ?? null;
