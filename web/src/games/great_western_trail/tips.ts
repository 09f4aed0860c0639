import type { Speech } from "../../lib/text";
import type { Components, PlayerView, TrailView } from "./model";

const lines = (...parts: string[]): string => parts.filter(Boolean).join("\n");

/** What depends on the number of players, as it is with so many. */
function atTable(c: Components, seats: number, key: string): number | null {
  const found: Record<string, number> | undefined = c.players.table[seats];
  return found?.[key] ?? null;
}

/** What clearing a disc's space brings; what it adds to the steps is printed for the table. */
export function discTip(c: Components, id: string, seats: number, speech: Speech): string {
  const steps = atTable(c, seats, id);
  const added = steps === null ? "" : speech.message("drawn-step-limit", { number: steps });
  return lines(added, speech.about("disc", id));
}

/** What a worker is for, and what the next space of this player's row brings. */
export function workerTip(worker: string, player: PlayerView | undefined, speech: Speech): string {
  const next = player && `${worker}-${(player.workers[worker] ?? 0) + 1}`;
  return lines(speech.about("worker", worker), next ? speech.about("worker_space", next) : "");
}

/** The hand on a tile of the trail and its fee at this table. */
function feeTip(c: Components, tile: string, seats: number, speech: Speech): string {
  const hand = c.supply.tile.find((one) => one.id === tile)?.hand;
  const money = hand ? atTable(c, seats, `fee-${hand}`) : null;
  return money === null ? "" : speech.message(`drawn-fee-${hand}`, { money });
}

/** What others pay at this table for entering a player's building: by the hands on it. */
export function buildingFee(c: Components, building: string, seats: number, speech: Speech): string {
  const hand = c.buildings.private.find(({ number, side }) => `${number}${side}` === building)?.hand ?? "none";
  const hands = hand === "both" ? ["green", "black"] : [hand];
  const money = hands.reduce((sum, one) => sum + (atTable(c, seats, `fee-${one}`) ?? 0), 0);
  return money ? speech.message("drawn-fee-owner", { money }) : "";
}

const viewer = (view: TrailView): PlayerView | undefined =>
  view.seat === null ? undefined : view.players[view.seat];

/** A tile of the bags, wherever it lies. */
export function tileTip(c: Components, tile: string, view: TrailView, speech: Speech): string {
  return c.player_board.workers.types.some((worker) => worker === tile)
    ? workerTip(tile, viewer(view), speech)
    : feeTip(c, tile, view.players.length, speech);
}
