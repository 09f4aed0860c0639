import type { EventInfo, Json } from "../../lib/types";
import { targetOf, type TownView } from "./model";

/** What happened, cut into pieces that can be shown one after the other. */

export interface Label {
  /** The thing on the board beside which it is shown. */
  at: string;
  seat: number;
  text: string;
  icon?: string;
}

export interface Throw {
  seat: number;
  shown: number;
  firepower: number;
  total: number;
}

export type Beat =
  /** A space of the track is resolved, or something happens in the town. */
  | { kind: "step"; at: string; labels: Label[] }
  | { kind: "duel"; at: string; tiles: boolean; throws: Throw[]; winner: number | null; from: number }
  /** From: the number of the event that it begins with. */
  | { kind: "gamble"; at: string; seat: number; dice: [number, number]; from: number };

type Happening = Pick<EventInfo, "kind" | "args">;

const GAINS: Record<string, (args: Json[]) => Omit<Label, "at" | "seat">> = {
  gained: (args) => ({ text: `+$${String(args[1])}` }),
  paid: (args) => ({ text: `−$${String(args[1])}` }),
  scored: (args) => ({ text: `+${String(args[1])}★` }),
  gained_roads: (args) => ({ text: `+${String(args[1])}`, icon: "road" }),
  gained_revolvers: (args) => ({ text: `+${String(args[1])}`, icon: "revolver" }),
  took_guns: () => ({ text: "+3", icon: "revolver" }),
};

/** What happens on a parcel or an edge, with the place of its id among the arguments. */
const PLACES: Record<string, [kind: string, place: number]> = {
  claimed: ["parcel", 1],
  bought_parcel: ["parcel", 1],
  built: ["parcel", 2],
  house_built: ["parcel", 1],
  attack_ended: ["parcel", 1],
  road_laid: ["edge", 1],
  bridge_laid: ["edge", 1],
};

/** What was under way before the events: the space of the track, and the duel that waits for tiles. */
export interface Ongoing {
  here: string;
  duel: string;
}

const NOTHING: Ongoing = { here: "", duel: "" };

export function ongoing(view: Pick<TownView, "track" | "duel">): Ongoing {
  const now = view.track.find((space) => space.state === "now");
  return { here: now ? `space:${now.id}` : "", duel: view.duel ? targetOf(view.duel) : "" };
}

type Duel = Extract<Beat, { kind: "duel" }>;

export function beats(events: Happening[], before: Ongoing = NOTHING): Beat[] {
  const found: Beat[] = [];
  const fight = (at: string, from: number): Duel => ({
    kind: "duel",
    at,
    tiles: false,
    throws: [],
    winner: null,
    from,
  });
  let { here } = before;
  let duel: Duel | null = before.duel ? fight(before.duel, 0) : null;

  const step = (at: string): Extract<Beat, { kind: "step" }> => {
    const last = found[found.length - 1];
    if (last?.kind === "step" && last.at === at) return last;
    const made = { kind: "step" as const, at, labels: [] };
    found.push(made);
    return made;
  };

  for (const [number, { kind, args }] of events.entries()) {
    const seat = Number(args[0]);
    const gain = GAINS[kind];
    const place = PLACES[kind];
    if (kind === "round_began") {
      here = "";
    } else if (kind === "resolving") {
      here = `space:${String(args[0])}`;
      step(here);
    } else if (kind === "duel_for_space" || kind === "duel_for_parcel") {
      duel = fight(`${kind === "duel_for_space" ? "space" : "parcel"}:${String(args[0])}`, number);
    } else if (duel && (kind === "rolled" || kind === "played_tile")) {
      duel.tiles = kind === "played_tile";
      const [shown, firepower, total] = args.slice(1).map(Number) as [number, number, number];
      duel.throws.push({ seat, shown, firepower, total });
    } else if (kind === "won_duel" && duel) {
      found.push({ ...duel, winner: seat });
      duel = null;
    } else if (kind === "gambled") {
      const dice: [number, number] = [Number(args[1]), Number(args[2])];
      found.push({ kind: "gamble", at: here, seat, dice, from: number });
    } else if (kind === "income") {
      step(here).labels.push({ at: `parcel:${String(args[1])}`, seat, text: `+$${String(args[3])}` });
    } else if (kind === "robbed") {
      step(here).labels.push({ at: `parcel:${String(args[2])}`, seat, text: `+$${String(args[4])}` });
    } else if (place) {
      const [what, at] = place;
      step(`${what}:${String(args[at])}`);
    } else if (gain && here) {
      step(here).labels.push({ at: here, seat, ...gain(args) });
    }
  }
  return found;
}

/** Whether the best of a duel had as much as somebody else. */
export function isTie(totals: number[]): boolean {
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length > 1;
}

const DUELS = new Set(["duel_for_space", "duel_for_parcel"]);
const THROWS = new Set(["rolled", "played_tile"]);

/** Whether a duel that was won by an event was a tie. */
export function wonByTie(events: readonly Happening[], number: number): boolean {
  if (events[number]?.kind !== "won_duel") return false;
  const totals: number[] = [];
  for (let i = number - 1; i >= 0 && !DUELS.has(events[i]!.kind); i--) {
    const { kind, args } = events[i]!;
    if (kind === "won_duel") break;
    if (THROWS.has(kind)) totals.push(Number(args[3]));
  }
  return isTie(totals);
}
