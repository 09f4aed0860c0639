/** This game's view, typed by the server, and its component data, as the files have it. */

import type { Shape } from "../../lib/types";

export type Worker = "cowboy" | "builder" | "engineer" | "all-rounder";
export type TileKind = "objective" | "bonus";

export type PersonView = Shape<"PasoPerson">;
export type SueView = Shape<"SueSeat">;
export type PlayerView = PersonView | SueView;

export const isSue = (player: PlayerView): player is SueView => "row" in player;

export type PasoView = Shape<"PasoView">;

/** What is printed: the keys of data/*.toml. */
export type Effect = Record<string, string | number | boolean>;

export interface Node {
  id: string;
  kind: "el-paso" | "neutral" | "plot";
  route: "main" | "inner" | "outer";
  next: string[];
  letter?: string;
  cost?: number;
}

export interface Cattle {
  id: string;
  value: number;
  vp: number;
  colour: string;
  cowboys?: number;
}

export interface Post {
  id: string;
  value: number;
  corner: "light" | "dark";
  repeat: boolean;
  vp: number;
  reward?: Effect;
}

export interface Disc {
  id: string;
  corner: "light" | "dark";
  money: number;
  permanent?: number;
  hand?: number;
  step?: number;
}

export interface BotCard {
  id: string;
  steps?: number;
  "steps-per"?: string;
  action: "resources" | "cattle" | "build" | "train" | "best";
  number?: number;
}

type Local = Effect & { id: string };

export interface Components {
  trail: { node: Node[] };
  buildings: {
    neutral: { letter: string; local: Local[] }[];
    regular: { level: number; side: string; builders: number; vp: number; local: Local[] }[];
  };
  cards: {
    cattle: Cattle[];
    worker: { id: Worker; vp: number; bonus: Effect; surcharge?: number }[];
    payment: { "dollars-per-worker": number };
  };
  train: { card: { id: string; engineers: number; side: string; local: Local[] }[] };
  tiles: {
    objective: { id: string; vp: number; requires: Record<string, number> }[];
    bonus: { id: string; vp: number; permanent?: number; again?: number }[];
  };
  posts: { post: Post[]; "el-paso": { money: number } };
  player_board: {
    disc: Disc[];
    auxiliary: { id: string; disc: string; covered?: Effect; cleared: Effect }[];
    limits: { track: number };
  };
  scoring: { "simmental-space-vp": number };
  sue: { card: BotCard[] };
  layout: Layout;
}

type Spot = [x: number, y: number];
type Row = [x: number, y: number, pitch: number];

export interface Layout {
  node: Record<string, Spot>;
  post: Record<string, Spot>;
  simmental: { stack: Spot; space: Spot };
  tiles: Record<TileKind, Row>;
  jobs: { first: Row };
  sue: { first: Spot };
}

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
