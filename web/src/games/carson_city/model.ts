/** This game's view and what is printed on its components, both typed by the server. */

import type { Speech } from "../../lib/text";
import type { Exactly, Shape } from "../../lib/types";

/** As the data name it: there may be more kinds than those that have a picture here. */
export type BuildingId = string;

export type ParcelView = Shape<"ParcelShown">;
export type SpaceView = Exactly<Shape<"SpaceShown">, { kind: "open" | "duel" | "automatic" }>;
export type PersonaView = Exactly<Shape<"PersonaShown">, { side: "yellow" | "red" }>;
export type PlayerView = Shape<"TownPlayer">;

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
  }
>;

/** Duel tiles and orders are held in secret; nothing else is (CAR-INFO-08). */
export function hasSecrets({ options }: Pick<TownView, "options">): boolean {
  return options.duel_tiles || options.simultaneous_placement === "orders";
}

/** Everything printed that is in the box of a table. */
export type Components = Shape<"carson_city.Printed">;
export type SpaceData = Shape<"carson_city.TrackSpace">;
/** One side of a persona card as printed: only what it gives is there. */
export type PersonaData = Shape<"carson_city.Persona">;

/** A picture for each kind of building; its colour is `--cc-<kind>`. */
const BUILDING_ICONS: Record<BuildingId, string> = {
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

export function buildingIcon(id: BuildingId): string {
  return BUILDING_ICONS[id] ?? "village";
}

const GROUND = new Set(["river", "house", "mountain"]);

/** What stands on a parcel and is no ground, no house and no mountain. */
export function isBuilding(content: string | null | undefined): content is BuildingId {
  return content != null && !GROUND.has(content);
}

/** What stands on a parcel, by name; empty when nothing does. */
export function contentName(speech: Speech, content: ParcelView["content"]): string {
  if (!content) return "";
  return GROUND.has(content) ? speech.message(`town-${content}`) : speech.thing("building", content);
}
