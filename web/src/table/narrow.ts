import type { ActionInfo } from "../lib/types";

/** Move the focus among things that can be chosen, round and round. */
export function focusNext(things: ArrayLike<HTMLElement>, step: number): void {
  const all = Array.from(things);
  const at = all.findIndex((thing) => thing === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
}

/** Every thing that an action touches, with the actions that touch it. */
export function byTarget(actions: ActionInfo[]): Map<string, ActionInfo[]> {
  const found = new Map<string, ActionInfo[]>();
  for (const action of actions) {
    for (const target of action.targets) {
      found.set(target, [...(found.get(target) ?? []), action]);
    }
  }
  return found;
}

const FEW = 3;

/**
 * The actions that can be chosen by pointing at a thing that glows: few others touch that thing.
 * Where the bar is crowded they need no button of their own.
 */
export function pointable(actions: ActionInfo[], glowing: ReadonlySet<string>): Set<ActionInfo> {
  const touching = byTarget(actions);
  const few = (target: string) =>
    glowing.has(target) && (touching.get(target)?.length ?? 0) <= FEW;
  return new Set(actions.filter((action) => action.targets.some(few)));
}
