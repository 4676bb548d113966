import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Counts the sources of ours that were taken in, into the file that PALATINE_PROGRESS names:
 * whoever waits for the build sees how far it is.
 */
export function progress(): Plugin {
  const file = process.env["PALATINE_PROGRESS"];
  const taken = new Set<string>();
  return {
    name: "palatine-progress",
    transform(_, id) {
      if (file && !id.includes("/node_modules/") && !id.startsWith("\0")) {
        taken.add(id.split("?")[0]!);
        if (taken.size % 10 === 0) writeFileSync(file, String(taken.size));
      }
      return null;
    },
  };
}
