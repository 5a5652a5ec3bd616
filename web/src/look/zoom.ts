/** Viewport arithmetic: fit, zoom, pan. */

import type { Box, Point, Size } from "./geometry";

const CLOSEST = 6;
const FARTHEST = 0.7;

/** Scale a window around a point of the plane; a factor above 1 zooms in. */
export function zoomed(window: Box, whole: Box, factor: number, x: number, y: number): Box {
  const now = whole.width / window.width;
  const next = Math.min(CLOSEST, Math.max(FARTHEST, now * factor));
  const scale = now / next;
  return {
    x: x - (x - window.x) * scale,
    y: y - (y - window.y) * scale,
    width: window.width * scale,
    height: window.height * scale,
  };
}

/** Move a window; it always keeps a part of the whole in view. */
export function moved(window: Box, whole: Box, dx: number, dy: number): Box {
  const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  return {
    ...window,
    x: clamp(window.x + dx, whole.x - window.width * 0.8, whole.x + whole.width - window.width * 0.2),
    y: clamp(window.y + dy, whole.y - window.height * 0.8, whole.y + whole.height - window.height * 0.2),
  };
}

/**
 * Return the initial window for a screen: the whole, or, if its text would be too small, the part around a point in
 * which a unit of the plane is `least` pixels large. It stays within the whole.
 */
export function readable(whole: Box, screen: Size, least: number, around: Point): Box {
  const fitting = Math.min(screen.width / whole.width, screen.height / whole.height);
  if (fitting >= least || screen.width === 0) return whole;
  const side = (start: number, length: number, pixels: number, middle: number): [number, number] => {
    const seen = pixels / least;
    if (seen >= length) return [start + (length - seen) / 2, seen];
    return [Math.min(start + length - seen, Math.max(start, middle - seen / 2)), seen];
  };
  const [x, width] = side(whole.x, whole.width, screen.width, around.x);
  const [y, height] = side(whole.y, whole.height, screen.height, around.y);
  return { x, y, width, height };
}

export const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
