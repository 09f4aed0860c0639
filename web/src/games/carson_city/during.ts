import type { Beat } from "./beats";
import { isBuilding, type ParcelView, type SpaceView, type TownView } from "./model";

const GUNS = "space:ammunition";
const PURCHASE = "space:parcel_purchase";
const INCOME = "space:estate_income";

/** One beat on its way, with the positions before and after the move it belongs to. */
export interface Scene {
  beat: Beat;
  before: TownView;
  after: TownView;
  /** The space of the track that is being resolved. */
  here: string;
  /** The things whose beats are over. */
  done: ReadonlySet<string>;
}

/** The beats of one move as scenes, each knowing what was shown before it. */
export function scenes(found: Beat[], before: TownView, after: TownView, from: string): Scene[] {
  let here = from;
  const past = new Set<string>();
  return found.map((beat) => {
    if (beat.at.startsWith("space:")) here = beat.at;
    const done = new Set(past);
    done.delete(beat.at);
    past.add(beat.at);
    return { beat, before, after, here, done };
  });
}

/** Too many scenes: steps are left out, the oldest first, and duels only when nothing else is left. */
export function shortened(queue: Scene[], most: number): Scene[] {
  const steps = queue.filter(({ beat }) => beat.kind === "step");
  const dropped = new Set(steps.slice(0, Math.max(0, queue.length - most)));
  return queue.filter((scene) => !dropped.has(scene)).slice(-most);
}

/** The board while a scene plays: as it was, with what has been shown so far. */
export function during({ beat, before, after, here, done }: Scene): TownView {
  const place = (id: string) => before.track.findIndex((space) => `space:${space.id}` === id);
  const now = place(here);
  const reached = (id: string) => done.has(id) || (beat.kind === "step" && beat.at === id);
  const gained = beat.kind === "step" && beat.labels.length > 0;
  const laid = (edges: string[], known: string[]) =>
    edges.filter((edge) => known.includes(edge) || reached(`edge:${edge}`));

  const space = (one: SpaceView, i: number): SpaceView => {
    const state = now < 0 ? one.state : i < now ? "done" : i === now ? "now" : "ahead";
    if (done.has(`space:${one.id}`)) return { ...one, state, cowboys: {}, white: false };
    return state === one.state ? one : { ...one, state };
  };
  const parcel = (id: string, one: ParcelView): ParcelView => {
    const then = after.town[id];
    if (then && reached(`parcel:${id}`)) return then;
    const last = place(isBuilding(one.content) ? INCOME : PURCHASE);
    const crowded = one.cowboys?.length || one.white;
    return now > last && crowded ? { ...one, cowboys: [], odds: {}, white: false } : one;
  };

  return {
    ...after,
    round: before.round,
    turn_order: before.turn_order,
    passed: after.passed.length === after.seats ? after.passed : before.passed,
    track: before.track.map(space),
    town: Object.fromEntries(Object.entries(before.town).map(([id, one]) => [id, parcel(id, one)])),
    roads: laid(after.roads, before.roads),
    bridges: laid(after.bridges ?? [], before.bridges ?? []),
    row: before.row.map((one, i) => {
      const later = after.round === before.round && done.has(`space:${one.space}`);
      return (later ? after.row[i] : one) ?? one;
    }),
    bag: before.bag,
    road_supply: before.road_supply,
    guns: done.has(GUNS) || (beat.at === GUNS && gained) ? after.guns : before.guns,
    white: before.white,
  };
}
