import type { Speech } from "../lib/text";
import type { ActionInfo, Choice, FollowUp } from "../lib/types";

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

/**
 * The same, and things that no action touches but an answer to the next question does: a click on
 * such a thing does both. Only where one single answer leads there, and one that is itself pointed
 * at: whoever clicks on something else has not thereby declined what is asked.
 */
export function withShortcuts(actions: ActionInfo[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>(byTarget(actions));
  const leading = actions.filter((action) => action.targets.length && !action.aside);
  const ahead = new Map<string, Choice[]>();
  for (const after of leading) {
    for (const then of after.then) {
      for (const target of then.targets) {
        if (!found.has(target)) ahead.set(target, [...(ahead.get(target) ?? []), comingAfter(after, then)]);
      }
    }
  }
  for (const [target, choices] of ahead) {
    if (choices.every(({ after }) => after === choices[0]?.after)) found.set(target, choices);
  }
  return found;
}

/** What is known ahead of an answer to the next question. */
export function comingAfter(after: ActionInfo, then: FollowUp): Choice {
  return { ...then, after, final: false, ends_turn: false, aside: false, then: [] };
}

/** The only thing left to do after an action, if it points at nothing: to go on, to end the turn. */
export function goesOn(action: ActionInfo): FollowUp | null {
  const [only, ...more] = action.then;
  return only && !more.length && !only.targets.length && !action.aside ? only : null;
}

/** A choice in words, step by step. */
export function inWords(choice: Choice, speech: Speech, question?: string): string {
  if (!choice.after) return speech.action(choice, question);
  return `${speech.action(choice.after, question)} → ${speech.action(choice)}`;
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
