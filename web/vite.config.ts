import { createHash } from "node:crypto";
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

/** Writes the files of the build and a digest of them into the service worker. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("the build has no service worker");
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const page = bundle["index.html"];
      const source = page?.type === "asset" ? String(page.source) : "";
      const version = createHash("sha256")
        .update([...files, source].join())
        .digest("hex")
        .slice(0, 12);
      worker.code = worker.code
        .replaceAll("BUILD_FILES", JSON.stringify(files.map((name) => `/${name}`)))
        .replaceAll("BUILD_VERSION", JSON.stringify(version));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline(), packing()],
  build: {
    outDir: "../src/astrarium/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    license: { fileName: "licences.md" },
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", worker: "src/offline/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
