/** A small drawn sign: an icon, a few letters, or the hide of a breed. */
export type Sign = { icon: string; colour?: string } | { letters: string } | { hide: string };

/** Cattle of whatever breed. */
export const ANY = "any";
