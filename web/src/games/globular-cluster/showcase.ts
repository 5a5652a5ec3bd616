/** The tiles of Globular Cluster one by one, in words. */

import type { GameWords } from "../../catalogue.svelte";
import type { ComponentInfo } from "../../wire";
import type { Showcase } from "../drawing";
import { faceOf } from "./components";
import Picture from "./Picture.svelte";
import Scene from "./Scene.svelte";

function describe(item: ComponentInfo, words: GameWords): { title: string; lines: string[] } {
  const { tile, kind } = faceOf(item);
  const place = item.kind === "opening" ? words.name(item.id, "") : "";
  return {
    title: words.name(`tile-${tile}`, item.title),
    lines: [place, words.name(`tip-${kind}`, item.text)].filter((line) => line !== ""),
  };
}

export const showcase: Showcase = { Picture, Scene, describe };
