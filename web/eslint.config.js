/** What the checks ask of the client's code beside its types; how it is set is Prettier's. */
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LONGEST_FUNCTION = 60;
const LONGEST_COMPONENT = 400;

export default typescript.config(
  { ignores: ["dist", "dist-gallery", "src/generated"] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // what Prettier cannot break; drawings and sentences in one piece are left whole
      "max-len": [
        "error",
        {
          code: 100,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignorePattern: "svelte-ignore", // has to stand in one line
        },
      ],
      "no-undef": "off", // TypeScript knows better
      // caches and registers, which nothing is drawn from
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-unused-svelte-ignore": "off", // svelte-check says what it needs
      "max-lines-per-function": [
        "error",
        { max: LONGEST_FUNCTION, skipBlankLines: true, skipComments: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: {
        extraFileExtensions: [".svelte"],
        parser: typescript.parser,
        svelteConfig,
      },
    },
  },
  {
    files: ["**/*.svelte"],
    rules: { "max-lines": ["error", LONGEST_COMPONENT] },
  },
  {
    files: ["tests/**"],
    rules: { "max-lines-per-function": "off" }, // a suite is one function
  },
);
