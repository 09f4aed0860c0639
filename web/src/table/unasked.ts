import type { Drawing } from "../games/drawing";
import type { ActionInfo, Position } from "../lib/types";
import { DECLINE } from "./narrow";

type Pauses = Drawing["pauses"];

/** What the player at this screen wants to be asked. */
interface Preferences {
  /** How a turn ends when nothing else is left. */
  ending: "word" | "moment" | "once";
  /** Between the steps of a turn one is asked whether to do something at any time. */
  pauses: boolean;
}

/** The answer that is given for the player, who wished not to be asked; or null. */
export function unasked(position: Position, preferences: Preferences, pauses: Pauses): ActionInfo | null {
  const goOn = preferences.pauses ? null : goingOn(position, pauses);
  return goOn ?? (preferences.ending === "once" ? lastLeft(position) : null);
}

/**
 * The answer that leaves a mere pause, unless the player has just come back to this place to do
 * something here. It may be one that can't be taken back: the engine pauses only where it matters,
 * mostly before cards are drawn, and who wants no pauses wants none there either.
 */
export function goingOn(position: Position, pauses: Pauses): ActionInfo | null {
  const wanted = pauses?.[position.view.decision?.kind ?? ""];
  const answer = position.actions.find((action) => action.text === wanted);
  return answer && !position.redo ? answer : null;
}

/**
 * The answer that leaves nothing to do in this turn, where there is no other; or that ends a pause,
 * unless cards come to light by that in mid-turn: what can't be taken back then waits for a word.
 */
export function closesTurn(position: Position, pauses: Pauses): ActionInfo | null {
  const kind = position.view.decision?.kind ?? "";
  if (pauses && kind in pauses) {
    const on = goingOn(position, pauses);
    return on && (!on.final || on.ends_turn) ? on : null;
  }
  const only = lastLeft(position);
  return only && only.kind !== DECLINE && only.ends_turn ? only : null;
}

/** The end of the turn, or whatever it is that can't be foretold, where nothing else is left. */
function lastLeft(position: Position): ActionInfo | null {
  const [only, ...more] = position.actions.filter((action) => !action.aside);
  if (!only || more.length) return null;
  return (only.ends_turn || only.final) && !only.targets.length ? only : null;
}
