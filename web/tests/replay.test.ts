import { expect, test } from "vitest";
import { startOf, turnAt } from "../src/replay/turns";

const turns = [
  { ply: 3, seat: 0 },
  { ply: 5, seat: 1 },
  { ply: 9, seat: 0 },
];

test("a position belongs to the turn in which its move was made", () => {
  expect([0, 1, 3, 4, 5, 6, 9, 10].map((ply) => turnAt(turns, ply))).toEqual([
    0, 0, 0, 1, 1, 2, 2, 2,
  ]);
});

test("a turn starts where the one before it ended", () => {
  expect([-1, 0, 1, 2].map((turn) => startOf(turns, turn))).toEqual([0, 0, 3, 5]);
});
