import type { Sign } from "../shared/sign";
import type { Components } from "./model";
import { rows, widthOf } from "./signs";

export type TrainCard = Components["train"]["card"][number];

/** How large the signs of a train card are. */
export const SIGN = 25;
const AIR = 13;

/** What stands between two bars of a train card. */
export interface Cell {
  ids: string[];
  row: Sign[];
  left: number;
  width: number;
}

export interface Car {
  engineers: number;
  cells: Cell[];
  width: number;
}

/** A train card as wide as its actions and its price. */
export function carOf(card: TrainCard | undefined, c: Components): Car {
  const engineers = card?.engineers ?? 0;
  const wide = rows(card?.local ?? [], c).map(({ ids, row }) => ({ ids, row, width: widthOf(row) * SIGN + AIR }));
  const wanted = wide.reduce((sum, cell) => sum + cell.width, 0);
  const width = Math.max(46 + engineers * 17, wanted);
  let left = 0;
  const cells = wide.map((cell) => {
    const placed = { ...cell, left, width: (cell.width * width) / wanted };
    left += placed.width;
    return placed;
  });
  return { engineers, cells, width };
}
