/** This game's view, typed by the server, and its component data, as the files have it. */

import type { Speech } from "../../lib/text";
import type { Exactly, Shape } from "../../lib/types";

export type BuildingId =
  | "ranch"
  | "mine"
  | "shop"
  | "bank"
  | "saloon"
  | "hotel"
  | "church"
  | "prison";

export type ParcelView = Exactly<
  Shape<"ParcelShown">,
  { content: "river" | "house" | "mountain" | BuildingId | null }
>;
export type SpaceView = Exactly<Shape<"SpaceShown">, { kind: "open" | "duel" | "automatic" }>;
export type PersonaView = Exactly<Shape<"PersonaShown">, { side: "yellow" | "red" }>;
export type PlayerView = Exactly<
  Shape<"TownPlayer">,
  { kept: Partial<Record<BuildingId, number>> }
>;

/** The id by which a place is pointed at. */
export function targetOf({ space, parcel }: { space?: string; parcel?: string }): string {
  return space ? `space:${space}` : `parcel:${parcel}`;
}

export type TownView = Exactly<
  Shape<"TownView">,
  {
    options: { duel_tiles: boolean; simultaneous_placement: "off" | "live" | "orders" };
    personas: PersonaView[];
    track: SpaceView[];
    town: Record<string, ParcelView>;
    row: Exactly<Shape<"Offer">, { building: BuildingId | null }>[];
    bag: Record<BuildingId, number>;
    players: PlayerView[];
  }
>;

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
