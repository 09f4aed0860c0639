/** How often each thing is drawn now: whatever glows is one of these. */
const drawn = new Map<string, number>();

/** A thing is drawn; returns what says that it no longer is. */
export function put(target: string): () => void {
  drawn.set(target, (drawn.get(target) ?? 0) + 1);
  return () => {
    const left = (drawn.get(target) ?? 1) - 1;
    if (left) drawn.set(target, left);
    else drawn.delete(target);
  };
}

/** Those of these things that are drawn. To ask the page itself would take a walk over all of it. */
export function drawnOf(targets: Iterable<string>): ReadonlySet<string> {
  return new Set([...targets].filter((target) => drawn.has(target)));
}
