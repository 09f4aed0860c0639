import { expect, test, vi } from "vitest";
import type { TableConnection } from "../src/lib/socket.svelte";
import type { ActionInfo } from "../src/lib/types";
import { Choosing } from "../src/table/choosing.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { confirms: true } }));

const action = (text: string): ActionInfo =>
  ({ text, kind: "ride", args: [], targets: [`space:${text}`], then: [] }) as unknown as ActionInfo;

test("an answer that is no longer offered is not pondered any more", () => {
  const offered = action("ride c");
  const connection = { seen: { actions: [offered] } } as unknown as TableConnection;
  const choosing = new Choosing(connection);
  choosing.hovered = offered;
  expect([...choosing.lit]).toEqual(["space:ride c"]);
  choosing.hovered = action("ride b");
  expect([...choosing.lit]).toEqual([]);
});

test("what reveals something is asked about once, and again later; passing always", () => {
  const [token, pass] = [
    { ...action("exchange"), kind: "exchange", final: true, aside: true },
    { ...action("pass"), kind: "pass", ends_turn: true },
  ];
  const position = { ply: 7, seat: 0, actions: [token, pass], view: { decision: { kind: "place", seats: [0] } } };
  const connection = { seen: position, position, busy: false, act: () => Promise.resolve(null) };
  const choosing = new Choosing(connection as unknown as TableConnection);
  const isHeld = (one: ActionInfo, ply: number): boolean => {
    position.ply = ply;
    choosing.wish(one);
    const held = choosing.held !== null;
    choosing.confirm();
    return held;
  };
  expect([7, 9, 40].map((ply) => isHeld(token, ply))).toEqual([true, false, true]);
  expect([41, 42].map((ply) => isHeld(pass, ply))).toEqual([true, true]);
});
