/** Cards with a key each: the second Criollo is not the first. */
export function keyed(ids: string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return { id, key: `${id}#${nth}` };
  });
}
