import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";

// What the server sends with every page; the preview sends it too, so a breach shows at once.
const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
].join("; ");

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(new URL("./src", import.meta.url).pathname)],
  base: "/",
  server: { host: "127.0.0.1", fs: { allow: [".."] } }, // words and rules lie in the package
  preview: { host: "127.0.0.1", headers: { "Content-Security-Policy": POLICY } },
  build: {
    outDir: mode === "gallery" ? "dist-gallery" : "dist",
    target: "es2023",
    assetsInlineLimit: 0, // fonts as data: addresses would break the policy
    modulePreload: { polyfill: false },
    rollupOptions: { input: mode === "gallery" ? "gallery.html" : "index.html" },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 60_000, // whole pages in jsdom, on machines with other work
  },
}));
