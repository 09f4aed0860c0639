import type { Components, SpaceData } from "./model";

/** A small drawn sign: an icon, or a few letters. */
export type Sign = string | { icon: string };

const HAT: Sign = { icon: "western-hat" };
const ROAD: Sign = { icon: "road" };
const GUN: Sign = { icon: "revolver" };
const LAND: Sign = { icon: "wooden-sign" };
const TOWN: Sign = { icon: "village" };

/** What a space of the track gives, as signs. */
export function signs(space: SpaceData, c: Components): Sign[] {
  const dollars = `$${space.dollars ?? ""}`;
  switch (space.verb) {
    case "wages":
      return [dollars, "/", HAT];
    case "guns":
      return [`+${c.supply.pieces.guns}`, GUN];
    case "roads":
      return [`${space.number}`, ROAD];
    case "common-roads":
      return [`${space.number}`, ROAD, "/", HAT];
    case "parcels":
      return ["$ ›", LAND];
    case "construction":
      return [dollars];
    case "parcel-income":
      return [`${dollars}/`, LAND];
    case "firepower-income":
      return [`${dollars}/`, GUN];
    case "gambling":
      return ["$", { icon: "rolling-dices" }];
    case "estate":
      return ["$ ‹", TOWN];
    case "parcel-points":
      return [`★/${space.number}`, LAND];
    case "firepower-points":
      return [`★/${space.number}`, GUN];
    case "estate-points":
      return ["★/", TOWN];
    case "buy-points":
      return [`${dollars}›★`];
    default:
      return [];
  }
}
