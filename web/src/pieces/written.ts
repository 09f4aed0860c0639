/** Who wants to know what is written in a thing. */
const readers = new WeakMap<Element, (text: string) => void>();

/** One for all: many things begin and cease to be asked about with every move. */
const changes = typeof MutationObserver === "undefined" ? null : new MutationObserver(tell);

function tell(records: MutationRecord[]): void {
  const changed = new Set<Element>();
  for (const { target } of records) {
    let thing = (target instanceof Element ? target : target.parentElement)?.closest(".spot");
    for (; thing && !changed.has(thing); thing = thing.parentElement?.closest(".spot")) changed.add(thing);
  }
  for (const thing of changed) readers.get(thing)?.(textOf(thing));
}

const textOf = (thing: Element): string => thing.textContent.replace(/\s+/g, " ").trim();

/** What is written in a thing now, and whatever will be until it is no longer of interest. */
export function follow(thing: Element, read: (text: string) => void): () => void {
  readers.set(thing, read);
  changes?.observe(thing, { subtree: true, childList: true, characterData: true });
  read(textOf(thing));
  return () => readers.delete(thing);
}
