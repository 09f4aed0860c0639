import type { Choice } from "../../lib/types";

/** The dearer of two chances to hire, as the building's parts are called. */
const DEAR = "-dear";

/**
 * What a click means where a thing stands for several answers: the cheapest way to a place, the
 * cheaper chance to hire, the price for the most cowboys, all certificates that are given, the fewest
 * that a city takes, the city farthest away for a disc, the strongest auxiliary action that gives up
 * least. The others are listed beside the board.
 */
export function plain(choices: readonly Choice[]): Choice | null {
  return (
    onlyOne(choices, ridesPlainly) ??
    onlyOne(choices, hiresCheaply) ??
    best(choices, strength) ??
    best(choices, certificates) ??
    best(choices, thrift) ??
    best(choices, distance) ??
    best(choices, cowboys)
  );
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

/** The one with the highest rank, if all have one. */
function best(choices: readonly Choice[], rank: (choice: Choice, number: number) => number): Choice | null {
  const ranks = choices.map(rank);
  return choices[ranks.indexOf(Math.max(...ranks))] ?? null; // NaN is at no place
}

const certificates = ({ kind, args }: Choice): number => (kind === "certificates" ? Number(args[0]) : NaN);

/** What a building allows leaves its other actions; one auxiliary action instead of them does not. */
function strength({ kind, after }: Choice): number {
  if (!kind.startsWith("aux")) return NaN;
  return (after?.kind === "use" ? 2 : 0) + (kind === "aux-double" ? 1 : 0);
}

/** Of a delivery: for as few certificates as will do. */
const thrift = ({ kind, after }: Choice): number =>
  kind === "deliver" && after?.kind === "spend" ? -Number(after.args[0]) : NaN;

/** Cities are offered from the nearest on. */
const distance = ({ kind, after }: Choice, number: number): number =>
  kind === "disc" && after?.kind === "deliver" ? number : NaN;

/** The more of them, the cheaper. */
const cowboys = ({ kind, args }: Choice): number => (kind === "buy" ? Number(args[1]) : NaN);
