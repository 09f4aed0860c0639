import { expect, test } from "vitest";
import { foresee } from "../src/games/el_paso/foresight";
import type { Components, PasoView } from "../src/games/el_paso/model";
import { wayTold } from "../src/games/shared/paths";
import { rows } from "../src/games/el_paso/signs";

const rode = (seat: number, ...nodes: string[]) => ({ kind: "rode", args: [seat, nodes.at(-1) ?? "", 1, nodes] });

test("a rancher goes the way that the events tell", () => {
  const events = [rode(1, "f"), rode(0, "outer", "c"), rode(0, "d")];
  expect(wayTold(events, 0, "b", "d")).toEqual(["b", "outer", "c", "d"]);
  expect(wayTold(events, 0, "c", "d")).toEqual(["c", "d"]);
  expect(wayTold(events, 0, "d", "b")).toEqual(["d", "b"]);
});

test("a whole lap leads back to where it began", () => {
  expect(wayTold([rode(1, "b", "c", "el-paso")], 1, "el-paso", "el-paso")).toEqual(["el-paso", "b", "c", "el-paso"]);
});

test("the hovered action is foreseen on the board", () => {
  const view = { players: [{ rancher: "b" }] } as unknown as PasoView;
  const events = [
    rode(0, "inner", "c"),
    { kind: "built", args: [0, "2a", "inner"] },
    { kind: "delivered", args: [0, "money", "10"] },
  ];
  expect(foresee(events, view)).toEqual({
    ride: { seat: 0, way: ["b", "inner", "c"] },
    buildings: [{ seat: 0, building: "2a", node: "inner" }],
    discs: [{ seat: 0, post: "10" }],
  });
});

test("actions that exclude each other share a line, and so do a first and a second hire", () => {
  const c = { cards: { cattle: [] } } as unknown as Components;
  const ids = (local: Parameters<typeof rows>[0]) => rows(local, c).map((line) => line.ids);
  expect(
    ids([
      { id: "money", money: 3, slot: 0 },
      { id: "objective", tile: "objective", slot: 0 },
      { id: "bonus", tile: "bonus", slot: 1 },
    ]),
  ).toEqual([["money", "objective"], ["bonus"]]);
  expect(ids([{ id: "hire", hire: 5 }, { id: "hire-second", hire: 8, after: "hire" }])).toEqual([
    ["hire", "hire-second"],
  ]);
});
