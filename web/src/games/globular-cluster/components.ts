/** The typed views of single tiles. */

import type { ComponentInfo } from "../../wire";
import type { TileFaceView } from "./view_types";

export const faceOf = (item: ComponentInfo): TileFaceView => item.view as TileFaceView;
