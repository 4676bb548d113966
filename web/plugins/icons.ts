import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "virtual:icons/";

/** Serves `virtual:icons/<group>`: thing to path data, only for what icons.json lists there. */
export function icons(listing: string): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "palatine-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      this.addWatchFile(listing);
      const group = id.slice(PREFIX.length + 1);
      const groups = JSON.parse(readFileSync(listing, "utf8"));
      const set = require("@iconify-json/game-icons/icons.json");
      const paths: Record<string, string> = {};
      for (const [thing, symbol] of Object.entries<string>(groups[group] ?? {})) {
        if (symbol.includes(" ")) continue; // "own drawing": a component of ours
        paths[thing] = pathOf(set.icons[symbol]?.body, `${group}.${thing} = ${symbol}`);
      }
      if (Object.keys(paths).length === 0) throw new Error(`icons.json has no group ${group}`);
      return `export default ${JSON.stringify(paths)};`;
    },
  };
}

/** The symbols are single paths; anything else would need markup in the page. */
function pathOf(body: string | undefined, where: string): string {
  const path = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
  if (!path) throw new Error(`no single-path symbol for ${where}`);
  return path;
}
