/** What a building is, by what is done in it: the first of these that one of its actions names. */
const KINDS: readonly [does: string, picture: string][] = [
  ["hire", "house-hire"],
  ["build", "house-build"],
  ["cattle", "house-cattle"],
  ["buy", "house-cattle"],
  ["outlaw", "house-sheriff"],
  ["hazard", "house-powder"],
  ["objective", "house-office"],
  ["tile", "house-office"],
  ["engine", "house-engine"],
  ["train", "house-engine"],
  ["deliver", "house-engine"],
  ["station", "house-engine"],
  ["herder", "house-stable"],
  ["ride", "house-stable"],
  ["certificates", "house-office"],
  ["auxiliary", "house-telegraph"],
  ["token", "house-telegraph"],
  ["money", "house-bank"],
];

export function pictureOf(locals: readonly object[]): string {
  const named = new Set(locals.flatMap((local) => Object.entries(local).flatMap(([key, value]) => (value ? [key] : []))));
  return KINDS.find(([does]) => named.has(does))?.[1] ?? "house-store";
}
