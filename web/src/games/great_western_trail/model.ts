/** This game's view and what is printed on its components, both typed by the server. */

import type { Shape } from "../../lib/types";

export type PlayerView = Shape<"TrailPlayer">;
export type SamView = Shape<"SamView">;
export type TrailView = Shape<"TrailView">;

/** Everything printed that is in the box of a table. */
export type Components = Shape<"great_western_trail.Printed">;
export type Effect = Shape<"great_western_trail.Effect">;
export type Local = Shape<"great_western_trail.Local">;
export type Node = Shape<"great_western_trail.Node">;

export const SIZE = 1000;

/** Where the crests of the city strip lie. */
export const STRIP = 20;

export const WORKER_ICONS: Record<string, string> = {
  cowboy: "worker-cowboy",
  builder: "worker-builder",
  engineer: "worker-engineer",
};

export const HAZARD_ICONS: Record<string, string> = {
  flood: "flood",
  drought: "striped-sun",
  rockfall: "falling-boulder",
};
