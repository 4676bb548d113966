import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const PREFIX = "virtual:icons/";
export const SLICE = 32;

/**
 * Serves `virtual:icons/<group>`, thing to path data, for what a list names from
 * @iconify-json/game-icons: `common` lies beside the pieces, a game's own beside its board
 * (`icons.json`, `folk-icons.json` for `<game>/folk`). A long list comes in slices of `SLICE`, so
 * that nobody loads what is not drawn: `<game>/folk/0`, `<game>/folk/1` and so on.
 */
export function icons(source: string): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "palatine-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const group = id.slice(PREFIX.length + 1);
      const listing = listingOf(source, group);
      this.addWatchFile(listing);
      const set = require("@iconify-json/game-icons/icons.json");
      const paths: Record<string, string> = {};
      const listed: Record<string, string> = JSON.parse(readFileSync(listing, "utf8"));
      const slice = group.split("/")[2];
      const all = Object.entries(listed);
      const wanted = slice ? all.slice(SLICE * Number(slice), SLICE * (Number(slice) + 1)) : all;
      for (const [thing, symbol] of wanted) {
        if (symbol.includes(" ")) continue; // "own drawing": a component of ours
        paths[thing] = pathOf(set.icons[symbol]?.body, `${group}.${thing} = ${symbol}`);
      }
      return `export default ${JSON.stringify(paths)};`;
    },
  };
}

function listingOf(source: string, group: string): string {
  const [game, part] = group.split("/");
  const place =
    group === "common"
      ? join(source, "pieces", "icons.json")
      : join(source, "games", game!, part ? `${part}-icons.json` : "icons.json");
  if (!existsSync(place)) throw new Error(`no icons ${group}: there is no ${place}`);
  return place;
}

/** The symbols are single paths; anything else would need markup in the page. */
function pathOf(body: string | undefined, where: string): string {
  const path = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (!path) throw new Error(`no single-path symbol for ${where}`);
  // whole numbers are fine enough on a grid of 512, and less than half as long
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`;
  const plugins = [{ name: "convertPathData" as const, params: { floatPrecision: 0 } }];
  return optimize(drawing, { plugins }).data.match(/ d="([^"]+)"/)![1]!;
}
