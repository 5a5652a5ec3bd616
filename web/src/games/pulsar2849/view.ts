/** Tokens of the view in the order of their drawing. */

import type { GyrodyneSize, Track } from "./view_types";

export const SIZES: readonly GyrodyneSize[] = ["gyro-1", "gyro-2", "gyro-3"];
export const TRACKS: readonly Track[] = ["initiative", "engineering"];
export const FACES = ["1", "2", "3", "4", "5", "6"] as const;
