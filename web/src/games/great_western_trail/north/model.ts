/** Rails to the North: what its view and data add, laid over those of the base game. */

import type { Json, Shape } from "../../../lib/types";
import type { DrawingProps } from "../../drawing";
import { type Components, type Effect, type Master, SIZE, STRIP, type TrailView } from "../model";

type Building = Components["buildings"]["private"][number];
type City = Components["cities"]["city"][number];
/** By option and value: the things that say something else then. */
type Variants<Things> = Record<string, Record<string, Things>>;

interface Point {
  x: number;
  y: number;
}

export interface Town {
  id: string;
  kind: "small" | "station" | "medium" | "large";
  area: string;
  slots?: Effect[];
}

export interface NorthData {
  cities: Components["cities"] & { "display-city": string; variant: Variants<{ city?: Partial<City>[] }> };
  buildings: {
    private: Components["buildings"]["private"];
    variant: Variants<{ private: Partial<Building>[] }>;
  };
  railroad: { station: Components["railroad"]["station"] };
  player_board: Pick<Components["player_board"], "disc" | "auxiliary"> & {
    bell: { branchlets: number; tokens: number }[];
  };
  station_masters: { master: Master[] };
  medium_towns: { tile: { id: string; effect?: Effect; gift?: Effect }[] };
  towns: {
    area: string[];
    town: Town[];
    office: string[];
    crest: { city: string; towns: string[] }[];
    line: [string, string][];
  };
  layout: {
    aspect: number;
    town: (Point & { id: string; crest?: Point; tile?: Point })[];
    city: (Point & { id: string })[];
    station: (Point & { number: number; master: Point })[];
    display: Point & { pitch: number };
    office: Point;
  };
}

export type NorthView = Shape<"NorthView">;

export function northOf(props: DrawingProps): NorthData | null {
  return "north" in props.view ? (props.components["rails_to_the_north"] as unknown as NorthData) : null;
}

/** How far the northern board reaches above the main one. */
export function headroom(north: NorthData): number {
  return (north.layout.city[0]?.y ?? 1) * height(north) - STRIP;
}

const height = (north: NorthData) => north.layout.aspect * SIZE;

/** A place of the northern board in the coordinates of the main one. */
export function place(north: NorthData, at: Point): Point {
  return { x: at.x * SIZE, y: at.y * height(north) - headroom(north) };
}

/** Everything printed that is in this game: the base box, with the expansion laid over it. */
export function printed(props: DrawingProps): Components {
  const base = props.components as unknown as Components;
  const north = northOf(props);
  if (!north) return base;
  const options = props.view["options"] as Record<string, Json>;
  const fraction = (at: Point) => {
    const { x, y } = place(north, at);
    return { x: x / SIZE, y: y / SIZE };
  };
  const crests = north.layout.town.flatMap((town) =>
    town.crest ? [{ id: town.id, ...fraction(town.crest) }] : [],
  );
  const stations = north.layout.station;
  return {
    ...base,
    cities: { ...north.cities, city: cities(north, options) },
    buildings: {
      ...base.buildings,
      private: [...base.buildings.private, ...sides(north, options)],
    },
    railroad: {
      ...base.railroad,
      station: [...base.railroad.station, ...north.railroad.station],
    },
    station_masters: {
      master: [...base.station_masters.master, ...north.station_masters.master],
    },
    player_board: {
      ...base.player_board,
      disc: [...base.player_board.disc, ...north.player_board.disc],
      auxiliary: [...base.player_board.auxiliary, ...north.player_board.auxiliary],
    },
    layout: {
      ...base.layout,
      city: [...north.layout.city.map((one) => ({ id: one.id, ...fraction(one) })), ...crests],
      station: [
        ...base.layout.station,
        ...stations.map((one) => ({ number: one.number, ...fraction(one) })),
      ],
      "station-master": [
        ...base.layout["station-master"],
        ...stations.map((one) => ({ number: one.number, ...fraction(one.master) })),
      ],
    },
  };
}

/** The sides of the expansion's buildings, as the options of the table read them. */
function sides(north: NorthData, options: Record<string, Json>): Building[] {
  const changes = chosen(north.buildings.variant, options).flatMap((one) => one.private);
  return north.buildings.private.map((tile) => ({
    ...tile,
    ...changes.find((one) => one.number === tile.number && one.side === tile.side),
  }));
}

function cities(north: NorthData, options: Record<string, Json>): City[] {
  const changes = chosen(north.cities.variant, options).flatMap((one) => one.city ?? []);
  return north.cities.city.map((city) => ({
    ...city,
    ...changes.find((one) => one.id === city.id),
  }));
}

/** The changes that the table's options bring. */
function chosen<Things>(variants: Variants<Things>, options: Record<string, Json>): Things[] {
  return Object.entries(variants).flatMap(([option, values]) => values[String(options[option])] ?? []);
}

/** Whether an answer to the open question lies on the northern board. */
export function touched(north: NorthData, board: NorthView, targets: Iterable<string>): boolean {
  const places = new Set([
    ...north.towns.town.flatMap((town) => [`town:${town.id}`, `city:${town.id}`]),
    ...north.railroad.station.map((station) => `station:${station.number}`),
    ...board.masters.map((master) => `master:${master}`),
  ]);
  return [...targets].some((target) => places.has(target));
}

/** The towns where the viewer may open a branch. */
export function reached(view: TrailView): Set<string> {
  return new Set(view.seat === null ? [] : view.players[view.seat]?.reach);
}

export const AREA_COLOURS: Record<string, string> = {
  olive: "#8f8f4a",
  blue: "#5f84a3",
  purple: "#9a527f",
  red: "#c8503d",
  green: "#5f875a",
  indigo: "#59679b",
};
