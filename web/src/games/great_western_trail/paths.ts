/** The spaces of the railroad from one to another, turnouts only at the ends. */
export function alongRails(from: string, to: string): string[] {
  const [a, b] = [Number(from), Number(to)];
  const step = a < b ? 1 : -1;
  const first = step > 0 ? Math.floor(a) + 1 : Math.ceil(a) - 1;
  const way = [from];
  for (let space = first; step > 0 ? space < b : space > b; space += step) way.push(String(space));
  way.push(to);
  return way;
}
