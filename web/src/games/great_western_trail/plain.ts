import type { Choice } from "../../lib/types";

/** The dearer of two chances to hire, as the building's parts are called. */
const DEAR = "-dear";

/**
 * What a click means where a thing stands for several answers: the cheapest way to a place, the
 * cheaper chance to hire, all certificates that are given. The others are listed beside the board.
 */
export function plain(choices: readonly Choice[]): Choice | null {
  return onlyOne(choices, ridesPlainly) ?? onlyOne(choices, hiresCheaply) ?? most(choices);
}

/** The one that is so, if all the others are what it is the plain one of. */
function onlyOne(choices: readonly Choice[], is: (choice: Choice) => boolean | null): Choice | null {
  const told = choices.map(is);
  if (told.includes(null)) return null;
  const [only, ...more] = choices.filter((_, number) => told[number]);
  return only && !more.length ? only : null;
}

/** Null: no ride. A way that is not named is the cheapest there is. */
function ridesPlainly({ after, ...choice }: Choice): boolean | null {
  const { kind } = after ?? choice;
  if (kind === "ride") return true;
  return kind.startsWith("ride-by") ? false : null;
}

function hiresCheaply({ kind, after }: Choice): boolean | null {
  if (kind !== "hire" || after?.kind !== "use") return null;
  return !String(after.args[0]).endsWith(DEAR);
}

function most(choices: readonly Choice[]): Choice | null {
  const given = choices.map(({ kind, args }) => (kind === "certificates" ? Number(args[0]) : -1));
  return given.includes(-1) ? null : (choices[given.indexOf(Math.max(...given))] ?? null);
}
