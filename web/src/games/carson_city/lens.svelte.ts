import type { BuildingId } from "./model";

/** The building pointed at: the town then shows what it would earn on each parcel. */
export const lens = $state<{ building: BuildingId | null }>({ building: null });
