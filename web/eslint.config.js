import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { config, configs, parser } from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Rules that need type information are left to svelte-check: with them, linting takes three times as long.
export default config(
  js.configs.recommended,
  configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      // State that holds a set or a map gets a new one instead of changing it.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, svelteConfig } },
  },
);
