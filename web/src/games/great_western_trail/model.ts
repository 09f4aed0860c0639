/** This game's view, typed by the server, and its component data, as the files have it. */

import type { Shape } from "../../lib/types";

export type PlayerView = Shape<"TrailPlayer">;
export type SamView = Shape<"SamView">;
export type TrailView = Shape<"TrailView">;

/** What is printed: requirement and reward keys of data/*.toml. */
export type Effect = Record<string, string | number | boolean>;

export interface Node {
  id: string;
  kind: "start" | "neutral" | "building" | "hazard" | "outlaw" | "kansas-city";
  x: number;
  y: number;
  next: string[];
  letter?: string;
  hazard?: string;
  order?: number;
  forest?: boolean;
  risk?: string;
  "on-trail"?: boolean;
  reward?: { money?: number; token?: number };
}

export interface Components {
  trail: { node: Node[]; risk: (Effect & { id: string })[] };
  buildings: {
    neutral: { letter: string; local: Effect[] }[];
    private: {
      number: number;
      side: string;
      builders: number;
      vp: number;
      hand: string;
      local: Effect[];
    }[];
  };
  cattle: {
    card: { id: string; breed: string; value: number; vp: number; colour: string; group?: string }[];
    offer: { group: string; cowboys: number; price: number; cards: number }[];
  };
  objectives: {
    objective: Objective[];
    starting: Objective[];
  };
  cities: {
    city: {
      id: string;
      name: string;
      value: number;
      corner: string;
      vp: number;
      money?: number;
      objective?: number;
      "vp-per-bell"?: number;
      /** Several discs of one player may lie here. */
      repeat?: boolean;
      /** On the northern board, for those with a branch there. */
      town?: boolean;
    }[];
    arrow: { between: [string, string]; vp: number; objective?: number; token?: number }[];
  };
  railroad: {
    station: {
      number: number;
      after?: number;
      at?: number;
      cost: number;
      vp: number;
      corner: string;
      master: boolean;
      /** On the northern board, off the track. */
      town?: string;
    }[];
    track: { last: number; crosses: number[] };
  };
  job_market: { row: { cost: number; refill?: boolean; end?: boolean }[] };
  supply: {
    tile: { id: string; kind: string; hazard?: string; hand?: string; vp?: number; colour?: string }[];
  };
  player_board: {
    "worker-space": (Effect & { worker: string; space: number })[];
    disc: {
      id: string;
      group: string;
      corner: string;
      open?: boolean;
      cost?: number;
      money?: number;
      vp?: number;
      limit?: number;
    }[];
    auxiliary: { id: string; single: Effect; double: Effect }[];
    workers: { types: string[]; spaces: number; "vp-from": number; vp: number };
    certificates: { positions: number[] };
  };
  station_masters: { master: Master[] };
  players: { table: Record<string, Record<string, number | string>> };
  layout: Layout;
}

export interface Objective {
  id: string;
  vp: number;
  penalty: number;
  tasks: Record<string, number>;
  effect?: Effect;
}

export interface Master {
  id: string;
  effect?: Effect;
  either?: Effect[];
  permanent?: number;
  score?: { vp: number; per: string; group: number };
}

export interface Layout {
  "kansas-city": { step: number; x: number; y: number }[];
  foresight: { x: number[]; y: number[] };
  "job-market": { x: number[]; y: number; pitch: number };
  city: { id: string; x: number; y: number }[];
  station: { number: number; x: number; y: number }[];
  "station-master": { number: number; x: number; y: number }[];
  railroad: { space: number; x: number; y: number }[];
  turnout: { after: number; x: number; y: number }[];
}

export const SIZE = 1000;

/** Where the crests of the city strip lie. */
export const STRIP = 20;

export const WORKER_ICONS: Record<string, string> = {
  cowboy: "outback-hat",
  builder: "claw-hammer",
  engineer: "steam-locomotive",
};

export const HAZARD_ICONS: Record<string, string> = {
  flood: "flood",
  drought: "striped-sun",
  rockfall: "falling-boulder",
};
