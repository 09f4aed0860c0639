import { describe, expect, it } from "vitest";
import { childrenOf, movesTo, retold, rows, without, type Branch } from "../src/study/tree";

const branch = (parent: number, action: string): Branch => ({ parent, seat: 0, action, words: action, comment: "", arrows: [] });
/** a, then b or c; after b: d. */
const TREE = [branch(-1, ""), branch(0, "a"), branch(1, "b"), branch(1, "c"), branch(2, "d")];

describe("the tree of a study", () => {
  it("leads to each of its positions", () => {
    expect(movesTo(TREE, 4).map(({ action }) => action)).toEqual(["a", "b", "d"]);
    expect(movesTo(TREE, 0)).toEqual([]);
    expect(childrenOf(TREE, 1)).toEqual([2, 3]);
  });

  it("is told in other words as far as those are there", () => {
    const polish = TREE.slice(0, 4).map((one) => ({ ...one, words: `${one.words} po polsku` }));
    const told = retold([...TREE.slice(0, 3), branch(1, "x"), branch(2, "d")], polish);
    expect(told.map(({ words }) => words)).toEqual([" po polsku", "a po polsku", "b po polsku", "x", "d"]);
  });

  it("sets variations in before the main line goes on", () => {
    expect(rows(TREE).map(({ at, depth, number }) => [at, depth, number])).toEqual([
      [1, 0, 1],
      [2, 0, 2],
      [3, 1, 2],
      [4, 0, 3],
    ]);
  });

  it("loses what comes after a move that is cut off, and nothing else", () => {
    const { tree, places } = without(TREE, 2);
    expect(tree.map(({ action, parent }) => [action, parent])).toEqual([
      ["", -1],
      ["a", 0],
      ["c", 1],
    ]);
    expect(places.get(3)).toBe(2);
    expect(places.has(4)).toBe(false);
  });
});
