/** A neutral building is called by its place, whichever tile lies there; others by what they are. */
export function siteTitle(place: string, building: string, owner: string | null, letter?: string): string {
  if (owner !== null) return `${building} (${owner}) · ${place}`;
  return building === letter ? place : `${place} · ${building}`;
}
