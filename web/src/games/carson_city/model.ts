import type { Speech } from "../../lib/text";

/** The shapes of this game's view and component data, as the server sends them. */

export type BuildingId =
  | "ranch"
  | "mine"
  | "shop"
  | "bank"
  | "saloon"
  | "hotel"
  | "church"
  | "prison";

export interface ParcelView {
  owner?: number | null;
  content: "river" | "house" | "mountain" | BuildingId | null;
  connected?: boolean;
  price?: number;
  cowboys?: number[];
  odds?: Record<string, number>;
  white?: boolean;
  income?: number;
  attackable?: boolean;
  robber?: number;
  /** What each kind of building would earn here: for the owner, or else for every seat. */
  would_earn?: Record<string, number[]>;
}

export interface SpaceView {
  id: string;
  kind: "open" | "duel" | "automatic";
  cowboys: Record<string, number>;
  white: boolean;
  blocked: boolean;
  state: "done" | "now" | "ahead";
}

export interface PersonaView {
  id: string;
  number: number;
  side: "yellow" | "red";
  limit: number;
  seat: number | null;
}

export interface PlayerView {
  persona: string | null;
  promised: boolean;
  cash: number;
  limit: number | null;
  over_limit: number;
  points: number;
  total: number;
  cowboys: number;
  supply: number;
  roads: number;
  revolvers: number;
  firepower: number;
  parcels: number;
  property_tiles: number;
  income: number;
  kept: Partial<Record<BuildingId, number>>;
  prices: number[];
  tile_sum?: number;
  tile_count?: number;
  tiles?: number[];
  chosen?: string | null;
  moving?: { space?: string; parcel?: string };
}

export interface DuelView {
  space?: string;
  parcel?: string;
  duellists: { seat: number; firepower: number; ready: boolean }[];
}

/** The id by which a place is pointed at. */
export function targetOf({ space, parcel }: { space?: string; parcel?: string }): string {
  return space ? `space:${space}` : `parcel:${parcel}`;
}

export interface TownView {
  options: { duel_tiles: boolean; simultaneous_placement: "off" | "live" | "orders" };
  ply: number;
  seats: number;
  seat: number | null;
  decision: { seats: number[]; kind: string; args: Record<string, string | number> } | null;
  round: number;
  index: number;
  /** In which order all choose, and then place. */
  turn_order: number[];
  passed: number[];
  personas: PersonaView[];
  track: SpaceView[];
  town: Record<string, ParcelView>;
  centre: string;
  roads: string[];
  bridges: string[];
  river: string[];
  row: { space: string; building: BuildingId | null; price: number }[];
  bag: Record<BuildingId, number>;
  road_supply: number;
  guns: number | null;
  white: { seat: number | null; space?: string; parcel?: string };
  duel: DuelView | null;
  pile: { size: number; certain: number[] } | null;
  players: PlayerView[];
}

/** Duel tiles and orders are held in secret; nothing else is (CAR-INFO-08). */
export function hasSecrets({ options }: Pick<TownView, "options">): boolean {
  return options.duel_tiles || options.simultaneous_placement === "orders";
}

export interface SpaceData {
  id: string;
  kind: string;
  verb: string;
  dollars?: number;
  number?: number;
  rounds?: number;
}

/** One side of a persona card as printed: only what it gives is there. */
export interface PersonaData {
  limit: number | string;
  white_cowboy?: boolean;
  pacifist?: boolean;
  cash?: number;
  points?: [number, number][];
  choice?: number;
  later?: "double" | "houses" | "mountains";
  roads?: number;
  half_price?: boolean;
  tile_price?: number;
  parcel?: boolean;
  cowboys?: [number, number][];
  revolvers?: [number, number][];
  firepower?: number;
}

export interface Components {
  personas: { persona: { id: string; number: number; yellow: PersonaData; red: PersonaData }[] };
  track: { space: SpaceData[] };
  board: { grid: { columns: number; rows: number } };
  supply: { rounds: { count: number }; pieces: { guns: number } };
}

/** A picture for each kind of building; its colour is `--cc-<kind>`. */
export const BUILDING_ICONS: Record<BuildingId, string> = {
  ranch: "barn",
  mine: "mine-wagon",
  shop: "shop",
  bank: "bank",
  saloon: "saloon-doors",
  hotel: "bed",
  church: "church",
  prison: "prisoner",
};

export const PERSONA_ICONS: Record<string, string> = {
  sheriff: "police-badge",
  banker: "money-stack",
  grocer: "barrel",
  coolie: "mining",
  settler: "caravan",
  captain: "cavalry",
  mercenary: "bandit",
};

export function isBuilding(content: string | null | undefined): content is BuildingId {
  return content != null && content in BUILDING_ICONS;
}

/** What stands on a parcel, by name; empty when nothing does. */
export function contentName(speech: Speech, content: ParcelView["content"]): string {
  if (!content) return "";
  return isBuilding(content) ? speech.thing("building", content) : speech.message(`town-${content}`);
}
