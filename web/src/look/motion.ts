/**
 * Animations for drawings: a moving piece, a tumbling die, a turned tile, flying points.
 * With reduced motion nothing moves; the drawing always shows the end of the animation.
 */

import { reducedMotion } from "../settings.svelte";
import type { Point } from "./geometry";

/** Durations in milliseconds. */
export const TIMES = { segment: 120, tumble: 500, flip: 300, points: 600 } as const;

type Moving = Element & Pick<HTMLElement, "animate">;

function run(node: Moving, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (reducedMotion()) return Promise.resolve();
  return node.animate(frames, options).finished.then(
    () => undefined,
    () => undefined, // it was taken away before its end
  );
}

const at = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });

/** Move a piece along points, in the units of its drawing; it stays at the last one. */
export function along(node: Moving, points: readonly Point[], segment: number = TIMES.segment): Promise<void> {
  const duration = segment * Math.max(1, points.length - 1);
  return run(node, points.map(at), { duration, easing: "ease-in-out", fill: "forwards" });
}

/** Tumble a die about its centre. */
export function tumble(node: Moving, turns = 2): Promise<void> {
  const frames = [
    { transform: `rotate(${-360 * turns}deg) scale(0.6)`, opacity: 0.4 },
    { transform: `rotate(${-90 * turns}deg) scale(1.15)`, opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 1 },
  ];
  return run(node, centred(node, frames), { duration: TIMES.tumble, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
}

/** Turn a tile over. */
export function flip(node: Moving): Promise<void> {
  const frames = [{ transform: "scaleX(0)" }, { transform: "scaleX(1.04)", offset: 0.8 }, { transform: "none" }];
  return run(node, centred(node, frames), { duration: TIMES.flip, easing: "ease-out" });
}

function centred(node: Element, frames: Keyframe[]): Keyframe[] {
  if (node instanceof SVGElement) node.style.transformBox = "fill-box";
  (node as HTMLElement | SVGElement).style.transformOrigin = "center";
  return frames;
}

const middle = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Fly a short text over the page from one box to another, for instance points to a score. */
export async function fly(text: string, colour: string, from: DOMRect, to: DOMRect): Promise<void> {
  if (reducedMotion()) return;
  const node = document.createElement("span");
  node.className = "flying";
  node.setAttribute("aria-hidden", "true");
  node.textContent = text;
  node.style.setProperty("--seat", colour);
  document.body.append(node);
  const [start, end] = [middle(from), middle(to)];
  const frames = [
    { ...at(start), opacity: 0, scale: 0.7 },
    { ...at({ x: start.x, y: start.y - 14 }), opacity: 1, scale: 1.25, offset: 0.25 },
    { ...at(end), opacity: 0.9, scale: 0.9 },
  ];
  await run(node, frames, { duration: TIMES.points, easing: "cubic-bezier(0.4, 0, 0.3, 1)" });
  node.remove();
}
