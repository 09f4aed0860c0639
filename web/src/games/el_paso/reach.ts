import type { Components, PersonView, Post } from "./model";

export type Obstacle = "taken" | "value" | "no-discs" | "dark-discs" | "money";

/** Why the hand could not be delivered to a post that is not within reach, the most lasting reason first. */
export function obstacle(post: Post, me: PersonView, c: Components): Obstacle {
  if (me.posts[post.id] && !post.repeat) return "taken";
  const left = c.player_board.disc.filter((disc) => me.discs.includes(disc.id));
  if (!left.length) return "no-discs";
  if (post.corner === "light" && left.every((disc) => disc.corner === "dark")) return "dark-discs";
  return (me.value ?? 0) + me.track < post.value ? "value" : "money";
}
