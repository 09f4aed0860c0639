import type { Speech } from "../lib/text";
import type { EventInfo, Words } from "../lib/types";

const NOT_WORTH_A_LINE = "forced";
const TURN = "turn_began";
/** A sentence is no longer, unless a single deed is. */
const LONGEST = 80;

/** What one of the others did in a turn. */
export interface TurnTold {
  seat: number | null;
  lines: EventInfo[];
}

export interface News {
  /** The same until the player does something. */
  turn: string;
  /** The ply of the player's last move: the position before all this. */
  before: number;
  turns: TurnTold[];
}

/** What the others did since the player's last move; no turns if it was only the player's own. */
export function newsFor(
  events: readonly EventInfo[],
  seat: number | null,
  quiet: ReadonlySet<string> = new Set(),
): News {
  const last = events.findLastIndex((one) => one.by === seat && one.actor === seat && one.kind !== TURN);
  const before = events[last]?.ply ?? 0;
  const later = events
    .slice(last + 1)
    .filter(({ kind }) => kind !== NOT_WORTH_A_LINE && kind !== TURN && !quiet.has(kind));
  const ofOthers = seat !== null && later.some(({ actor }) => actor !== null && actor !== seat);
  return { turn: `${seat}/${last < 0 ? -1 : before}`, before, turns: ofOthers ? turnsOf(later, seat) : [] };
}

/** By whose answer it came about; what a rival without a will does follows from one's own. */
function turnsOf(events: readonly EventInfo[], seat: number | null): TurnTold[] {
  const turns: TurnTold[] = [];
  for (const event of events) {
    const whose = event.by === seat ? event.actor : event.by;
    const current = turns.at(-1);
    if (!current && whose === null) continue; // it still belongs to one's own move
    if (current && (whose === null || whose === current.seat)) current.lines.push(event);
    else turns.push({ seat: whose, lines: [event] });
  }
  return turns.filter((turn) => turn.seat !== seat);
}

/**
 * A turn in one short sentence: "Drover: rides to A, builds 2a …". Where not everything has room, the
 * kinds named first go before the others.
 */
export function inOneSentence(
  { seat, lines }: TurnTold,
  names: string[],
  speech: Speech,
  first: readonly string[] = [],
): string {
  const name = seat === null ? "" : (names[seat] ?? "");
  const told = lines.map((line) => speech.event(line, names));
  const deeds = lines.flatMap(({ actor, kind }, i) => {
    const text = told[i] ?? "";
    if (actor !== seat || !text.startsWith(`${name} `)) return [];
    const rank = first.indexOf(kind);
    return [{ i, rank: rank < 0 ? first.length : rank, words: text.slice(name.length + 1).replace(/\.$/, "") }];
  });
  if (!deeds.length) return told[0] ?? "";
  const chosen = new Set<number>();
  let length = name.length;
  for (const { i, words } of deeds.toSorted((one, other) => one.rank - other.rank || one.i - other.i)) {
    if (chosen.size && length + words.length + 2 > LONGEST) continue;
    length += words.length + 2;
    chosen.add(i);
  }
  const kept = deeds.filter(({ i }) => chosen.has(i)).map(({ words }) => words);
  return `${name}: ${kept.join(", ")}${kept.length < deeds.length ? " …" : "."}`;
}

/** Targets are called by the place, events tell of the node. */
const CALLED: Record<string, string> = { node: "space" };
/** By this name one's own is meant, which lies beside one's board; a rival's is told by its place. */
const OWN = "building";

/** The things on the table that are not as they were before: what the events tell of. */
export function changedBy(turns: readonly TurnTold[], words: Words | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { kind, args } of turns.flatMap(({ lines }) => lines)) {
    for (const [i, name] of (words?.events[kind] ?? []).entries()) {
      const thing = name.replace(/_?\d+$/, "");
      if (thing !== "seat" && thing !== OWN && typeof args[i] === "string") found.add(`${CALLED[thing] ?? thing}:${args[i]}`);
    }
  }
  return found;
}
