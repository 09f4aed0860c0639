import type { StudyInfo, StudyNodeInfo } from "../lib/types";

/** A position of the tree; its number is its place in the list, and its parent comes before it. */
export interface Branch {
  parent: number;
  seat: number;
  action: string;
  words: string;
  comment: string;
  arrows: { start: string; end: string }[];
}

export const branches = (info: StudyInfo): Branch[] =>
  info.nodes.map(({ node, words }) => ({
    parent: node.parent,
    seat: node.seat ?? -1,
    action: node.action ?? "",
    words,
    comment: node.comment ?? "",
    arrows: node.arrows ?? [],
  }));

/** As the server takes them. */
export const nodes = (tree: readonly Branch[]): StudyNodeInfo[] =>
  tree.map(({ parent, seat, action, comment, arrows }) => ({ parent, seat, action, comment, arrows }));

/** The tree with other words for the moves that are in both. */
export const retold = (tree: readonly Branch[], other: readonly Branch[]): Branch[] =>
  tree.map((branch, number) => {
    const same = other[number];
    const isSame = same?.parent === branch.parent && same.action === branch.action;
    return isSame ? { ...branch, words: same.words } : branch;
  });

export const childrenOf = (tree: readonly Branch[], at: number): number[] =>
  tree.flatMap(({ parent }, number) => (parent === at ? [number] : []));

/** The moves from where the study begins to a position. */
export function movesTo(tree: readonly Branch[], at: number): { seat: number; action: string }[] {
  const found: { seat: number; action: string }[] = [];
  for (let node = at; node > 0; node = tree[node]?.parent ?? 0) {
    const { seat = 0, action = "" } = tree[node] ?? {};
    found.unshift({ seat, action });
  }
  return found;
}

/** The tree without a position and all that comes after it, and where each of the others is now. */
export function without(tree: readonly Branch[], removed: number): { tree: Branch[]; places: Map<number, number> } {
  const places = new Map<number, number>();
  const left: Branch[] = [];
  tree.forEach((branch, number) => {
    const parent = branch.parent < 0 ? -1 : places.get(branch.parent);
    if (number === removed || parent === undefined) return;
    places.set(number, left.length);
    left.push({ ...branch, parent });
  });
  return { tree: left, places };
}

/** One line of the tree as it is shown: a move, how deep in variations it is, and its number. */
export interface Row {
  at: number;
  depth: number;
  /** How many moves after the beginning. */
  number: number;
}

/** Every position but the first: the main line runs on, the others are set in before it goes on. */
export function rows(tree: readonly Branch[]): Row[] {
  const found: Row[] = [];
  const follow = (at: number, depth: number, number: number): void => {
    const [main, ...others] = childrenOf(tree, at);
    if (main === undefined) return;
    found.push({ at: main, depth, number });
    for (const other of others) {
      found.push({ at: other, depth: depth + 1, number });
      follow(other, depth + 1, number + 1);
    }
    follow(main, depth, number + 1);
  };
  follow(0, 0, 1);
  return found;
}
