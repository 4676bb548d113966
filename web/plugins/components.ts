import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:components";

/**
 * Serves `virtual:components`: the tables and texts of all games, as the server would send them.
 * Only tests and the gallery import it, which have no server.
 */
export function components(root: string): Plugin {
  return {
    name: "palatine-components",
    resolveId: (id) => (id === NAME ? "\0" + NAME : null),
    load(id) {
      if (id !== "\0" + NAME) return null;
      const own = `${root}/.venv/bin/python`;
      const python = process.env["PYTHON"] ?? (existsSync(own) ? own : "python3");
      const env = { ...process.env, PYTHONPATH: `${root}/src`, PALATINE_CORRECTIONS: "" };
      const found = execFileSync(python, ["-m", "palatine.table.components"], {
        env,
        encoding: "utf8",
        maxBuffer: 1 << 26,
      });
      return `export default ${found};`;
    },
  };
}
