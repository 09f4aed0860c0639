import type { Choice } from "../../lib/types";

/** What a disc means that can be taken after several deliveries: the one to the best post. */
export function plain(choices: readonly Choice[]): Choice | null {
  const posts = choices.map(({ kind, after }) =>
    kind === "disc" && after?.kind === "deliver" ? Number(after.args[0]) : NaN,
  );
  return choices[posts.indexOf(Math.max(...posts))] ?? null;
}
