import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.ASTRARIUM_SERVER ?? "http://127.0.0.1:8000";
const WORTH_PACKING = /\.(js|css|html|svg|md|txt)$/;

/** Packed files beside the others, so that the server need not pack anything. */
function packing(): Plugin {
  return {
    name: "packing",
    apply: "build",
    writeBundle({ dir }) {
      for (const file of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
        if (!WORTH_PACKING.test(file)) continue;
        const path = join(dir!, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packing()],
  build: {
    outDir: "../src/astrarium/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    license: { fileName: "licences.md" },
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
