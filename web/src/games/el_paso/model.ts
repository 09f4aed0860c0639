/** This game's view and what is printed on its components, both typed by the server. */

import type { Shape } from "../../lib/types";

export type Worker = "cowboy" | "builder" | "engineer" | "all-rounder";
export type TileKind = "objective" | "bonus";

export type PersonView = Shape<"PasoPerson">;
export type SueView = Shape<"SueSeat">;
export type PlayerView = PersonView | SueView;

export const isSue = (player: PlayerView): player is SueView => "row" in player;

export type PasoView = Shape<"PasoView">;

/** Everything printed that is in the box of a table. */
export type Components = Shape<"el_paso.Printed">;
export type Effect = Shape<"el_paso.Effect">;
export type Node = Shape<"el_paso.Node">;
export type Post = Shape<"el_paso.TradingPost">;
export type BotCard = Shape<"el_paso.BotCard">;
export type Local = Shape<"el_paso.Local">;

export const SIZE = 1000;

/** A place of the layout in units of the board. */
export const at = (spot: readonly number[] | undefined): { x: number; y: number } => ({
  x: (spot?.[0] ?? 0) * SIZE,
  y: (spot?.[1] ?? 0) * SIZE,
});

/** The local actions of a building tile, whichever kind it is. */
export function localsOf(c: Components, id: string): Local[] {
  const neutral = c.buildings.neutral.find((one) => one.letter === id);
  return (neutral ?? c.buildings.regular.find((one) => `${one.level}${one.side}` === id))?.local ?? [];
}
