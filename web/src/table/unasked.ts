import type { Drawing } from "../games/drawing";
import type { ActionInfo, Position } from "../lib/types";

type Pauses = Drawing["pauses"];

/** What the player at this screen wants to be asked. */
interface Wishes {
  /** A turn ends by itself when nothing else is left. */
  autoEnd: boolean;
  /** Between the steps of a turn one is asked whether to do something at any time. */
  pauses: boolean;
}

/** The answer that is given for the player, who wished not to be asked; or null. */
export function unasked(position: Position, wishes: Wishes, pauses: Pauses): ActionInfo | null {
  const goOn = wishes.pauses ? null : goingOn(position, pauses);
  return goOn ?? (wishes.autoEnd ? lastLeft(position) : null);
}

/**
 * The answer that leaves a mere pause, if it costs nothing to give it: it can be taken back, and
 * the player has not just come back to this place to do something here.
 */
export function goingOn(position: Position, pauses: Pauses): ActionInfo | null {
  const wanted = pauses?.[position.view.decision?.kind ?? ""];
  const answer = position.actions.find((action) => action.text === wanted);
  if (!answer || answer.final || answer.ends_turn || position.redo) return null;
  return answer;
}

/** The end of the turn, where nothing else is left. */
function lastLeft(position: Position): ActionInfo | null {
  const [only, ...more] = position.actions.filter((action) => !action.aside);
  if (!only || more.length) return null;
  return only.ends_turn && !only.targets.length ? only : null;
}
