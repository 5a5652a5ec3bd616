/** Signs of our own, each in a box from -10 to 10: `fill` is filled, `line` is drawn, `hole` is cut out. */

export interface Glyph {
  fill?: string;
  line?: string;
  width?: number;
  hole?: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r},${y} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0 Z`;

export const GLYPHS = {
  // Natives
  lizard: {
    fill: `M0,-10 C2.8,-10 3.4,-7 2.6,-4.6 C3.8,-2 3.6,1.6 2,4 C1.2,5.2 1.6,6.6 4,7 C6,7.2 6.8,5.6 6,4.4 C8.6,5 8,9.4 4,9.6 C-0.6,9.8 -2,6.6 -2.2,4 C-3.6,1.6 -3.8,-2 -2.6,-4.6 C-3.4,-7 -2.8,-10 0,-10 Z`,
    line: "M-2.6,-2.6 L-6.4,-3.4 L-7.6,-6.4 M2.6,-2.6 L6.4,-3.4 L7.6,-6.4 M-2.4,2 L-6,3.2 L-7,6.4 M2.4,2 L5.6,1.4 L7.4,-0.6",
    width: 1.9,
    hole: `${dot(-1.1, -7.4, 0.7)} ${dot(1.1, -7.4, 0.7)}`,
  },
  squid: {
    fill: "M0,-10 C3,-7.6 4.6,-5.4 7.4,-3.6 L4.4,-2.6 C5,-0.6 4.6,1 4,2.4 H-4 C-4.6,1 -5,-0.6 -4.4,-2.6 L-7.4,-3.6 C-4.6,-5.4 -3,-7.6 0,-10 Z",
    line: "M-3.4,2 Q-6.6,5 -4.6,9.4 M-1.2,2 Q-2.6,6 -0.8,9.2 M1.2,2 Q2.6,6 0.8,9.2 M3.4,2 Q6.6,5 4.6,9.4",
    width: 1.8,
    hole: `${dot(-1.7, -0.4, 1)} ${dot(1.7, -0.4, 1)}`,
  },
  slime: {
    fill: "M-9.4,7.4 C-9.6,3.4 -6,3.2 -5.6,-1.4 C-5,-8.6 5,-8.6 5.6,-1.4 C6,3.2 9.6,3.4 9.4,7.4 C9.2,9 6.6,9 5.8,7.8 C4.8,9.2 2.4,9.2 1.6,7.8 C0.6,9.2 -1.8,9.2 -2.6,7.8 C-3.6,9.2 -9.2,9.2 -9.4,7.4 Z",
    hole: `${dot(-2.2, -1.4, 1.3)} ${dot(2.4, -1.4, 1.3)} M-2.4,2.2 Q0,4.4 2.6,2.2 Q0,3.2 -2.4,2.2 Z`,
  },
  worm: {
    line: "M-8,7.6 C-2,9.4 -0.4,5 -3,1.6 C-6,-2.6 -2.6,-7 3.6,-5.4",
    width: 4.8,
    fill: dot(4.6, -5, 4),
    hole: `${dot(5.8, -5, 1.7)} M-5,6.4 l0.8,3.2 l1,-0.2 l-0.8,-3.2 Z M-2.6,4.2 l3.2,-1 l-0.2,-1 l-3.2,1 Z M-5.4,-0.6 l3.2,-1 l-0.2,-1 l-3.2,1 Z`,
  },
  // Emblems of the commanders
  fraser: {
    line: "M0,-8.4 V8 M-3.4,-4 H3.4 M-7.6,2 C-7,6.4 -3.4,8.2 0,8.2 C3.4,8.2 7,6.4 7.6,2",
    width: 2.4,
    fill: dot(0, -7.6, 2.2),
  },
  okoro: { line: `${dot(0, 0, 6)} M0,-9.6 V-3.4 M0,9.6 V3.4 M-9.6,0 H-3.4 M9.6,0 H3.4`, width: 2 },
  lindqvist: { fill: "M2.6,-9.6 L-6.4,1.4 H-0.6 L-2.6,9.6 L6.6,-1.8 H0.8 Z" },
  amari: { line: "M-9.4,0 C-5,-6.6 5,-6.6 9.4,0 C5,6.6 -5,6.6 -9.4,0 Z", width: 2, fill: dot(0, 0, 3) },
  // Attributes
  weapons: { line: "M-8,8 L7,-7 M-7,-7 L8,8 M-8.6,3.6 L-3.6,8.6 M8.6,3.6 L3.6,8.6", width: 2.2 },
  cargo: { line: "M-7.6,-5.6 H7.6 V7.6 H-7.6 Z M-7.6,-0.6 H7.6 M-2,-5.6 V-0.6 M2,-5.6 V-0.6", width: 2 },
  bombs: { fill: dot(-1.4, 2.4, 6.6), line: "M3.2,-2.4 L5.6,-5 Q7.6,-7 9.4,-5.6", width: 2 },
  engines: { fill: "M-2,-8 L8.6,0 L-2,8 Z", line: "M-5,-5 V5 M-8.4,-3.4 V3.4", width: 2.2 },
  // Things
  colonist: { fill: `${dot(0, -5.4, 3.6)} M-5.6,8.6 C-5.6,-0.6 -3.4,-1.6 0,-1.6 C3.4,-1.6 5.6,-0.6 5.6,8.6 Z` },
  credits: { line: `${dot(0, 0, 7.4)} M3,-3.2 A4.2,4.2 0 1 0 3,3.2`, width: 2.2 },
  crash: {
    fill: "M0,-10 L2,-4 L7.6,-7 L5,-1.4 L10,1 L4.6,3 L6,9 L0.8,5.4 L-4,9.4 L-3.6,3.6 L-9.6,2.4 L-5,-1.4 L-8,-7 L-2.2,-4.4 Z",
  },
  event: { line: "M-6,-8.6 H6 V8.6 H-6 Z", width: 1.8, fill: `M-1.2,-5.6 H1.2 L0.8,1.6 H-0.8 Z ${dot(0, 4.6, 1.4)}` },
  alien: {
    fill: "M0,-9 C6.4,-9 8.4,-3.6 7,0.6 C5.8,4.6 3,9 0,9 C-3,9 -5.8,4.6 -7,0.6 C-8.4,-3.6 -6.4,-9 0,-9 Z",
    hole: "M-5.4,-1.4 C-4,-2.6 -1.6,-0.6 -1,2 C-3.4,2.4 -5.2,0.8 -5.4,-1.4 Z M5.4,-1.4 C4,-2.6 1.6,-0.6 1,2 C3.4,2.4 5.2,0.8 5.4,-1.4 Z",
  },
  star: { fill: "M0,-9.6 L2.6,-3.4 L9.4,-2.8 L4.2,1.6 L5.8,8.2 L0,4.6 L-5.8,8.2 L-4.2,1.6 L-9.4,-2.8 L-2.6,-3.4 Z" },
  scenario: { line: "M-8.6,6 L0,-7 L8.6,6 Z", width: 2, fill: dot(0, 2, 2) },
  first: { fill: "M-6,-9 H-4 V9 H-6 Z M-4,-8.4 H7.6 L4.4,-4 L7.6,0.4 H-4 Z" },
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

/** The emblem of a commander; a star for those of a component pack. */
export const emblem = (commander: string): GlyphName => (commander in GLYPHS ? (commander as GlyphName) : "star");

/** A ship seen from the side, nose to the right, in a box from -17 to 17 and -10 to 10. */
export const HULL = "M-13,-5.6 C-7,-9.4 6,-9.4 16.4,0 C6,9.4 -7,9.4 -13,5.6 C-14.6,2 -14.6,-2 -13,-5.6 Z";
export const FINS = "M-9,-6.4 L-16.4,-10 L-13.4,-2.4 Z M-9,6.4 L-16.4,10 L-13.4,2.4 Z";

/** The mark on goods of a colour, in a box from -6 to 6. */
export const CRATE_MARKS = {
  red: "M-2.6,2.6 L2.6,-2.6",
  blue: "M-3,0.6 Q-1.5,-1.8 0,0.6 T3,0.6",
  green: "M0,-3 V3 M-3,0 H3",
  yellow: "M-2,0 A2,2 0 1 0 2,0 A2,2 0 1 0 -2,0",
} as const;
