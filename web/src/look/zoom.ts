/** Windows on a plane: fit, zoom, pan. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 6;
const FARTHEST = 0.7;

/** A window scaled around a point of the plane; a factor above 1 goes closer. */
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

/** A window moved, but never so far that nothing of the whole is left in it. */
export function moved(window: Box, whole: Box, dx: number, dy: number): Box {
  const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  return {
    ...window,
    x: clamp(window.x + dx, whole.x - window.width * 0.8, whole.x + whole.width - window.width * 0.2),
    y: clamp(window.y + dy, whole.y - window.height * 0.8, whole.y + whole.height - window.height * 0.2),
  };
}
