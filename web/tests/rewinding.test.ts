import { expect, test } from "vitest";
import type { Position } from "../src/lib/types";
import { mayAskFor } from "../src/table/rewinding";

const at = (changes: Partial<Position>) =>
  ({ status: "playing", seat: 0, ply: 50, undo: 2, rewind_from: 0, ...changes }) as Position;
const asked = (position: Position, ...plies: number[]) =>
  plies.filter((ply) => mayAskFor(position, ply));

test("going back is offered up to what only I have seen", () => {
  expect(asked(at({}), -1, 0, 47, 48, 49)).toEqual([0, 47]);
});

test("nobody is offered to go back behind a new deal", () => {
  expect(asked(at({ rewind_from: 40 }), 0, 39, 40, 47)).toEqual([40, 47]);
  expect(asked(at({ rewind_from: 48 }), 0, 47)).toEqual([]);
});

test("nobody is offered to go back where the shuffle is sealed, or without a seat", () => {
  expect(asked(at({ rewind_from: null }), 0, 47)).toEqual([]);
  expect(asked(at({ seat: null }), 0, 47)).toEqual([]);
  expect(asked(at({ status: "adjourned" }), 0, 47)).toEqual([]);
});
