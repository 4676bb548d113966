import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { components } from "./plugins/components.ts";
import { icons } from "./plugins/icons.ts";
import { progress } from "./plugins/progress.ts";

// What the server sends with every page; the preview sends it too, so a breach shows at once.
const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
].join("; ");

const WORDS = /\/locale\/(\w+)\/([\w-]+)\/(?!(?:lobby|guide)\.)[\w-]+\.ftl/;
const wordsOf = (id: string): string => id.replace(WORDS, " $2-$1 ").split(" ")[1]!;

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    icons(new URL("./src", import.meta.url).pathname),
    components(new URL("..", import.meta.url).pathname),
    progress(),
  ],
  base: "/",
  server: { host: "127.0.0.1", fs: { allow: [".."] } }, // words and rules lie in the package
  preview: { host: "127.0.0.1", headers: { "Content-Security-Policy": POLICY } },
  build: {
    outDir: mode === "gallery" ? "dist-gallery" : "dist",
    target: "es2023",
    assetsInlineLimit: 0, // fonts as data: addresses would break the policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === "gallery" ? "gallery.html" : "index.html",
      // the words of a game in a language are loaded together, without those of lobby and guides
      output: { codeSplitting: { groups: [{ test: WORDS, name: (id) => wordsOf(id) }] } },
    },
  },
}));
