import { expect, test } from "vitest";
import type { EventInfo } from "../src/lib/types";
import { newsFor, pace } from "../src/table/retelling.svelte";

const event = (ply: number, kind: string, ...args: (number | string)[]): EventInfo => ({ ply, kind, args });

const events = [
  event(1, "rode", 0, "a"),
  event(1, "refilled", "market"),
  event(2, "rode", 1, "b"),
  event(3, "forced", 1),
  event(3, "drew", 1, 2),
  event(3, "turn_began", 0),
];

test("told is what the others did after the player's last move", () => {
  expect(newsFor(events, 0).lines.map(({ ply, kind }) => [ply, kind])).toEqual([
    [2, "rode"],
    [3, "drew"],
  ]);
  expect(newsFor(events, 0, new Set(["drew"])).lines.map(({ kind }) => kind)).toEqual(["rode"]);
});

test("a player's own move is no news, nor is what it brought about", () => {
  expect(newsFor(events.slice(0, 2), 0).lines).toEqual([]);
  expect(newsFor(events, 1).lines).toEqual([]);
  expect(newsFor(events, null).lines).toEqual([]);
});

test("undone and done again it is still the same turn", () => {
  const done = [...events, event(4, "rode", 0, "c")];
  expect(newsFor(done, 0).turn).not.toBe(newsFor(events, 0).turn);
  expect(newsFor(done.slice(0, -1), 0).turn).toBe(newsFor(events, 0).turn);
});

test("many lines pass faster, but none too fast to be read", () => {
  expect(pace(1)).toBeGreaterThan(pace(30));
  expect(pace(300)).toBeGreaterThanOrEqual(600);
});
