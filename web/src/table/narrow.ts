import type { ActionInfo } from "../lib/types";

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
