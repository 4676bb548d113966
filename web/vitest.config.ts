import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

// How the tests are run: apart from the build, which is made where there are no tools for tests.
export default defineConfig((env) =>
  mergeConfig(build(env), {
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      testTimeout: 60_000, // whole pages in jsdom, on machines with other work
      hookTimeout: 60_000,
    },
  }),
);
