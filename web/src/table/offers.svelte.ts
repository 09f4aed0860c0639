import { untrack } from "svelte";
import type { DrawingProps } from "../games/drawing";
import { apart } from "../lib/apart.svelte";

type Given = Pick<DrawingProps, "targets" | "lit" | "changed" | "asking">;

/** What the position has to do with one thing, as bits of a number. */
export const [HOT, QUIET, FINAL, BELOW, MANY, LIT, CHANGED] = [1, 2, 4, 8, 16, 32, 64];

/** @param on what the thing lies on: a click is meant for that where this can't be chosen */
export function standing({ targets, lit, changed, asking }: Given, id: string, on: string): number {
  const pointed = (lit.has(id) ? LIT : 0) | (changed?.has(id) ? CHANGED : 0);
  const actions = targets.get(id);
  if (!actions) return pointed | (on && targets.has(on) ? BELOW : 0);
  /** It may be done at any moment: no reason to shine at every question. */
  const aside = actions.every((action) => action.aside) ? QUIET : 0;
  const many = asking?.(id) ? MANY : 0;
  /** Whatever is chosen here can't be taken back. */
  const final = actions.every((action) => action.final) ? FINAL : 0;
  return pointed | HOT | aside | many | final;
}

class Standing {
  now = $state(0);

  constructor(
    readonly id: string,
    readonly on: string,
    now: number,
  ) {
    this.now = now;
  }
}

/**
 * How all things of a table stand. A move changes that of a few: the others, hundreds of them, are not
 * asked whether they are affected.
 */
export class Offers {
  readonly #known = new Map<string, Standing>();
  readonly #given: () => Given;

  /** To be made while a component is: it lives as long as that. */
  constructor(given: () => Given) {
    this.#given = given;
    $effect.pre(() => {
      const now = { ...given() };
      untrack(() => this.#known.forEach((one) => (one.now = standing(now, one.id, one.on))));
    });
  }

  of(id: string, on: string): number {
    const key = `${id} ${on}`;
    const known = this.#known.get(key) ?? apart(() => this.#begun(id, on));
    this.#known.set(key, known);
    return known.now;
  }

  #begun(id: string, on: string): Standing {
    return new Standing(id, on, untrack(() => standing(this.#given(), id, on)));
  }
}
