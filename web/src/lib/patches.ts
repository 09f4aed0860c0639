import type { Json } from "./types";

/** Leads on where it is an object; `[value]` is what stands there now, `[]` is what is gone. */
export type Change = { readonly [key: string]: Change } | readonly [] | readonly [Json];

/**
 * What the server's change makes of the last position. Whatever it says nothing about stays the very
 * same object, so that nothing is drawn anew because of it.
 */
export function patched<T>(old: T, change: { readonly [key: string]: Change }): T {
  return applied(old as Json, change) as T;
}

function applied(old: Json | undefined, change: Change): Json {
  if (isValue(change)) return change[0] ?? null;
  if (Array.isArray(old)) {
    const row = [...old];
    for (const [index, inner] of Object.entries(change)) {
      row[Number(index)] = applied(row[Number(index)], inner);
    }
    return row;
  }
  const made: Record<string, Json> = { ...(old as Record<string, Json>) };
  for (const [key, inner] of Object.entries(change)) {
    if (isValue(inner) && inner.length === 0) delete made[key];
    else made[key] = applied(made[key], inner);
  }
  return made;
}

function isValue(change: Change): change is readonly [] | readonly [Json] {
  return Array.isArray(change);
}
