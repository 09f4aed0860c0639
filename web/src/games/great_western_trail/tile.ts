import type { Node } from "./model";

/** How large things on the board are drawn, in units of the board. */
export const TILE = { width: 88, height: 78, head: 24 } as const;
export const RISK = { width: 80, height: 24 } as const;
export const SQUARE = 48;

export const width = (node: Node): number => (isSite(node) ? TILE.width : SQUARE);
export const height = (node: Node): number => (isSite(node) ? TILE.height : SQUARE);

const isSite = (node: Node): boolean => node.kind === "building" || node.kind === "neutral";

/** Objective cards and station masters that lie open, and cattle cards for sale. */
export const OPEN = { width: 92, height: 64 } as const;
export const CATTLE = { width: 64, height: 58 } as const;
export const HAND = { width: 64, height: 86 } as const;
