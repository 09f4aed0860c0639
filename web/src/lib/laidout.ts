/**
 * Call once when the page has been laid out next, as it is then anyway: to ask where a thing stands in
 * the middle of changes would lay out the whole page for the answer. Returns what calls it off.
 */
export function whenLaidOut(thing: Element, then: () => void): () => void {
  const once = new ResizeObserver(() => {
    once.disconnect();
    then();
  });
  once.observe(thing);
  return () => once.disconnect();
}
