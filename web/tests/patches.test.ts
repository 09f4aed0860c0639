import { expect, test } from "vitest";
import { patched } from "../src/lib/patches";
import cases from "./patches.json";

test.each(cases)("the server's patch makes the new position of the old: $name", ({ old, change, now }) => {
  const before = JSON.stringify(old);
  expect(patched(old, change as never)).toEqual(now);
  expect(JSON.stringify(old)).toBe(before);
});

test("what a patch says nothing about stays the very same object", () => {
  const old = { view: { players: [{ hand: ["a"] }, { hand: ["b"] }], cities: ["c"] }, ply: 1 };
  const now = patched(old, { ply: [2], view: { players: { "1": { hand: [["b", "d"]] } } } });
  expect(now.view.players[1]).toEqual({ hand: ["b", "d"] });
  expect(now.view.players[0]).toBe(old.view.players[0]);
  expect(now.view.cities).toBe(old.view.cities);
});
