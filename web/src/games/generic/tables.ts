/** Any picture as tables: numbers and words in one, every map and list in one of its own. */
import { GameWords, say } from "../../table/words.svelte";
import type { Picture } from "../../table/types";
import type { TextTable } from "../view";

/** king_guy becomes king guy. */
const plain = (id: string): string => id.replaceAll("_", " ").replaceAll("-", " ");

type Cell = number | string | boolean | null | undefined;

const NOTHING = "–";

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(", ") || NOTHING;
  if (isMap(value)) {
    return (
      Object.entries(value)
        .map(([key, one]) => `${plain(key)} ${written(one)}`)
        .join(", ") || NOTHING
    );
  }
  return typeof value === "string" ? plain(value) : String((value as Cell) ?? NOTHING);
}

export function tablesOf(picture: Picture, words: GameWords): TextTable[] {
  const single: string[][] = [];
  const tables: TextTable[] = [];
  const named = (key: string): string =>
    words.find(`seat-${key}.start`) ?? words.find(`seat-${key}`) ?? plain(key);
  for (const [key, value] of Object.entries(picture)) {
    if (!isMap(value)) {
      const text = written(value);
      if (text !== NOTHING) single.push([plain(key), text]);
      continue;
    }
    const rows = Object.entries(value);
    if (rows.length === 0) continue;
    const columns = rows.every(([, row]) => isMap(row))
      ? [...new Set(rows.flatMap(([, row]) => Object.keys(row as object)))]
      : [];
    const wide = columns.length > 0 && columns.length <= 12;
    tables.push({
      caption: plain(key),
      columns: wide ? ["", ...columns.map(plain)] : ["", say("table-value")],
      rows: rows.map(([id, row]) => [
        named(id),
        ...(wide
          ? columns.map((column) => written((row as Record<string, unknown>)[column]))
          : [written(row)]),
      ]),
    });
  }
  if (single.length > 0) {
    tables.unshift({
      caption: say("table-picture"),
      columns: ["", say("table-value")],
      rows: single,
    });
  }
  return tables;
}
