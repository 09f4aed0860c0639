import type { FollowUp } from "../../lib/types";

/** The cards of a hand that can go away for others that are drawn. */
export function goingAway(hand: readonly string[]): FollowUp[] {
  return [...new Set(hand)].map((id) => ({
    text: `discard ${id}`,
    kind: "discard",
    args: [id],
    targets: [`hand:${id}`],
    does: null,
  }));
}
