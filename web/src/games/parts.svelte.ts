import { untrack } from "svelte";
import { apart } from "../lib/apart.svelte";

/** One part of a view: whoever reads it hears of its own changes alone. */
class Part {
  value = $state.raw<unknown>();

  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * A view whose parts can be followed one by one. With every move there is a new view, and hundreds of
 * things would have to find out that nothing has changed for them; most parts of it are the same as
 * before, and who reads only those is not even asked. To be called while a component is made.
 */
export function inParts<View extends object>(read: () => View): View {
  const parts = new Map<PropertyKey, Part>();
  const now = () => untrack(read) as Record<PropertyKey, unknown>;
  $effect.pre(() => {
    const view = read() as Record<PropertyKey, unknown>;
    untrack(() => parts.forEach((part, name) => (part.value = view[name])));
  });
  return new Proxy({} as View, {
    get: (_, name) => {
      const part = parts.get(name) ?? apart(() => new Part(now()[name]));
      parts.set(name, part);
      return part.value;
    },
  });
}
