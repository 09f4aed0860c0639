import { expect, test } from "vitest";
import { foresee } from "../src/games/el_paso/foresight";
import type { Components, Node, PasoView } from "../src/games/el_paso/model";
import { wayAlong } from "../src/games/el_paso/paths";
import { rows } from "../src/games/el_paso/signs";

const node = (id: string, ...next: string[]): Node => ({ id, kind: "plot", route: "main", next });
const ROUND = [
  node("el-paso", "b"),
  node("b", "inner", "outer"),
  node("inner", "c"),
  node("outer", "c"),
  node("c", "el-paso"),
];

test("of two branches the one with fewer stops is ridden", () => {
  expect(wayAlong(ROUND, "b", "c", new Set(["c", "inner"]))).toEqual(["b", "outer", "c"]);
  expect(wayAlong(ROUND, "b", "c", new Set(["c", "outer"]))).toEqual(["b", "inner", "c"]);
});

test("a whole lap leads back to where it began", () => {
  expect(wayAlong(ROUND, "el-paso", "el-paso", new Set())).toEqual(["el-paso", "b", "inner", "c", "el-paso"]);
});

test("the hovered action is foreseen on the board", () => {
  const view = { trail: {}, players: [{ rancher: "b" }] } as unknown as PasoView;
  const events = [
    { kind: "rode", args: [0, "c", 1] },
    { kind: "built", args: [0, "2a", "inner"] },
    { kind: "delivered", args: [0, "money", "10"] },
  ];
  expect(foresee(events, view, ROUND)).toEqual({
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
