import { doneAt } from "../games/drawing";
import type { Speech } from "../lib/text";
import type { ActionInfo, Choice, FollowUp } from "../lib/types";

/** Of several answers at one thing, the one that a click means; null: it asks which. */
export type Plain = (choices: readonly Choice[]) => Choice | null;

/** Move the focus among things that can be chosen, round and round. */
export function focusNext(things: ArrayLike<HTMLElement>, step: number): void {
  const all = Array.from(things);
  const at = all.findIndex((thing) => thing === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
}

/** More than these are no menu at the spot. */
const ENTRIES = 4;

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
 * such a thing does both. Only where one single answer leads there, or one is plainly meant, or all
 * stand for how much of the same; and only one that is itself pointed at: whoever clicks on something
 * else has not thereby declined what is asked. What the same can be done with at several places is
 * told apart by the place. A thing that an action does touch means that one, unless the next
 * question's is plainly the better way to the same.
 */
export function withShortcuts(actions: ActionInfo[], plain?: Plain): Map<string, Choice[]> {
  const touched = byTarget(actions);
  const found = new Map<string, Choice[]>(touched);
  const leading = actions.filter((action) => action.targets.length && !action.aside);
  const ahead = new Map<string, Choice[]>();
  for (const after of leading) {
    for (const then of after.then) {
      for (const target of then.targets) {
        const choice = comingAfter(after, then);
        ahead.set(target, [...(ahead.get(target) ?? []), choice]);
        if (touched.has(target)) continue;
        for (const there of after.targets.map((place) => doneAt(place, target))) {
          found.set(there, [...(found.get(there) ?? []), choice]);
        }
      }
    }
  }
  for (const [target, choices] of ahead) {
    const direct = touched.get(target);
    if (direct) {
      // What can't be taken back here can't be there either; the server does not look so far ahead.
      const final = direct.some((one) => one.final);
      const all = [...direct, ...choices.map((choice) => ({ ...choice, final }))];
      if (plain?.(all)?.after) found.set(target, all);
      continue;
    }
    const before = new Set(choices.map(({ after }) => after));
    const things = new Set([...before].map((after) => after?.targets.join(" ")));
    const howMuch = things.size === 1 && choices.length <= ENTRIES;
    if (before.size === 1 || howMuch || plain?.(choices)) found.set(target, choices);
  }
  return found;
}

/** While an action is held, things that stand for answers to what comes after it. */
export function withAnswersTo(held: ActionInfo, then: readonly FollowUp[], found: Map<string, Choice[]>): void {
  for (const answer of then) {
    for (const target of answer.targets) found.set(target, [comingAfter(held, answer)]);
  }
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

/** What a click on a thing does, if it need not ask. */
export function meant(choices: readonly Choice[], plain?: Plain): Choice | null {
  return (choices.length === 1 ? choices[0] : plain?.(choices)) ?? null;
}

/** Declining is no mere end of a turn: it may give up much. */
export const DECLINE = "pass";

/** The one answer that ends the turn; where several do, none is more than the others. */
export function endingOf(actions: readonly ActionInfo[]): ActionInfo | null {
  const [only, ...others] = actions.filter(({ ends_turn, kind }) => ends_turn && kind !== DECLINE);
  return only && !others.length ? only : null;
}

/** Whether nothing but the turn's end comes after an action, or it is that end: both can be said at once. */
export function isLast(action: ActionInfo): boolean {
  if (action.aside || action.kind === DECLINE || !action.targets.length) return false;
  return action.ends_turn || goesOn(action) !== null;
}

/** A choice in words, step by step. */
export function inWords(choice: Choice, speech: Speech, question?: string): string {
  if (!choice.after) return speech.action(choice, question);
  return `${speech.action(choice.after, question)} → ${speech.action(choice)}`;
}

/** Letters that a line of the bar holds, and what the edges of an answer take up of them. */
const LINE = 46;
const EDGES = 4;

/** How many lines answers take beside and below each other. */
export function linesOf(answers: readonly string[]): number {
  let [lines, used] = [0, LINE];
  for (const { length } of answers) {
    const long = length + EDGES;
    if (used + long <= LINE) used += long;
    else [lines, used] = [lines + Math.ceil(long / LINE), Math.min(long, LINE)];
  }
  return lines;
}

const FEW = 3;

/**
 * The actions that can be chosen by pointing at a thing that glows: few others touch that thing.
 * Where the bar is crowded they need no button of their own, unless a click there means another.
 */
export function pointable(
  actions: ActionInfo[],
  glowing: ReadonlySet<string>,
  touching: ReadonlyMap<string, Choice[]>,
  plain?: Plain,
): Set<ActionInfo> {
  const few = (action: ActionInfo, target: string) => {
    const here = touching.get(target) ?? [];
    return glowing.has(target) && here.length <= FEW && (meant(here, plain) ?? action) === action;
  };
  return new Set(actions.filter((action) => action.targets.some((target) => few(action, target))));
}

/** The actions at things that glow where a click means another one that is plainly better. */
export function outdone(
  actions: ActionInfo[],
  glowing: ReadonlySet<string>,
  touching: ReadonlyMap<string, Choice[]>,
  plain?: Plain,
): ActionInfo[] {
  const better = (action: ActionInfo, target: string) => {
    const means = glowing.has(target) ? meant(touching.get(target) ?? [], plain) : null;
    return means !== null && means !== action && means.after !== action;
  };
  return actions.filter(
    (action) => !action.aside && action.targets.length > 0 && action.targets.every((target) => better(action, target)),
  );
}
