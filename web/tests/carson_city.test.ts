import { expect, test } from "vitest";
import { beats, ongoing } from "../src/games/carson_city/beats";
import { edgeEnds, parcelBox, spaceBox } from "../src/games/carson_city/layout";
import { plates } from "../src/games/carson_city/plates";
import type { ActionInfo } from "../src/lib/types";
import { pointable } from "../src/table/narrow";

const action = (text: string, targets: string[], rewards: [string, object][] = []): ActionInfo => ({
  text,
  kind: "attack",
  args: [],
  targets,
  final: false,
  ends_turn: false,
  aside: false,
  does: { requirements: [], rewards: rewards as [string, Record<string, number>][], per: "" },
});

test("spaces run around the town without touching each other", () => {
  const boxes = Array.from({ length: 23 }, (_, i) => spaceBox(i));
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
    }
  }
});

test("the sides of a parcel are edges of the grid", () => {
  const { x, y, w, h } = parcelBox("c4r5");
  expect(edgeEnds("h34")).toEqual([{ x, y }, { x: x + w, y }]);
  expect(edgeEnds("v44")).toEqual([{ x: x + w, y }, { x: x + w, y: y + h }]);
});

test("a duel is one beat, whatever the fighters brought", () => {
  const events = [
    { kind: "resolving", args: ["ammunition"] },
    { kind: "duel_for_space", args: ["ammunition"] },
    { kind: "rolled", args: [2, 5, 1, 6] },
    { kind: "rolled", args: [0, 2, 4, 6] },
    { kind: "won_duel", args: [2] },
    { kind: "took_guns", args: [2] },
  ];
  expect(beats(events)).toEqual([
    { kind: "step", at: "space:ammunition", labels: [] },
    {
      kind: "duel",
      at: "space:ammunition",
      tiles: false,
      throws: [
        { seat: 2, shown: 5, firepower: 1, total: 6 },
        { seat: 0, shown: 2, firepower: 4, total: 6 },
      ],
      winner: 2,
    },
    {
      kind: "step",
      at: "space:ammunition",
      labels: [{ at: "space:ammunition", seat: 2, text: "+3", icon: "revolver" }],
    },
  ]);
});

test("revealed tiles belong to the duel that waited for them, and what it brings to its space", () => {
  const space = { kind: "duel" as const, cowboys: {}, white: false, blocked: false };
  const before = ongoing({
    track: [
      { ...space, id: "wages", state: "done" },
      { ...space, id: "ammunition", state: "now" },
      { ...space, id: "roads_3", state: "ahead" },
    ],
    duel: { space: "ammunition", duellists: [] },
  });
  const events = [
    { kind: "chose_tile", args: [0] },
    { kind: "played_tile", args: [2, "5", 1, 6] },
    { kind: "played_tile", args: [0, "2", 4, 6] },
    { kind: "won_duel", args: [2] },
    { kind: "took_guns", args: [2] },
  ];
  const at = "space:ammunition";
  expect(beats(events, before)).toEqual([
    {
      kind: "duel",
      at,
      tiles: true,
      throws: [
        { seat: 2, shown: 5, firepower: 1, total: 6 },
        { seat: 0, shown: 2, firepower: 4, total: 6 },
      ],
      winner: 2,
    },
    { kind: "step", at, labels: [{ at, seat: 2, text: "+3", icon: "revolver" }] },
  ]);
});

test("what an answer brings is shown on the space that asked, until the next round", () => {
  const before = { here: "space:buy_points", duel: "" };
  const events = [
    { kind: "scored", args: [1, 2, "bought"] },
    { kind: "round_began", args: [2] },
    { kind: "gained", args: [0, 9] },
  ];
  expect(beats(events, before)).toEqual([
    {
      kind: "step",
      at: "space:buy_points",
      labels: [{ at: "space:buy_points", seat: 1, text: "+2★" }],
    },
  ]);
});

test("all incomes are shown at once, each on its parcel", () => {
  const [only, ...more] = beats([
    { kind: "resolving", args: ["estate_income"] },
    { kind: "income", args: [0, "c4r3", "saloon", 10] },
    { kind: "robbed", args: [1, 0, "c4r3", "saloon", 10] },
    { kind: "income", args: [1, "c6r3", "shop", 18] },
  ]);
  expect(more).toEqual([]);
  expect(only?.kind === "step" && only.labels.map(({ at, seat, text }) => [at, seat, text])).toEqual([
    ["parcel:c4r3", 0, "+$10"],
    ["parcel:c4r3", 1, "+$10"],
    ["parcel:c6r3", 1, "+$18"],
  ]);
});

test("money that moves outside the track is not shown on it", () => {
  expect(beats([{ kind: "gained", args: [0, 9] }])).toEqual([]);
});

test("an attack shows its loot and its odds", () => {
  const attack = action("attack c1r1", ["parcel:c1r1"], [
    ["effect-steals", { dollars: 5 }],
    ["effect-odds", { percent: 42 }],
  ]);
  expect(plates([attack])).toEqual([
    { text: "+$5", look: "bad" },
    { text: "42%", look: "bad" },
  ]);
  expect(plates([])).toEqual([]);
});

test.each([
  ["effect-odds-if-defended", { percent: 72 }, { text: "(72%)", look: "plain" }],
  ["effect-against", { firepower: 2, own: 5 }, { text: "5 : 2", look: "good" }],
  ["effect-against", { firepower: 5, own: 2 }, { text: "2 : 5", look: "bad" }],
  ["effect-against-defence", { firepower: 2, own: 5 }, { text: "(5 : 2)", look: "plain" }],
])("before an attack one sees %s", (id, args, plate) => {
  const attack = action("attack c1r1", ["parcel:c1r1"], [
    ["effect-steals", { dollars: 5 }],
    [id, args],
  ]);
  expect(plates([attack])).toEqual([{ text: "+$5", look: "bad" }, plate]);
});

test("with dice the odds say more than the firepower", () => {
  const place = action("place roads_3", ["space:roads_3"], [
    ["effect-against", { firepower: 3, own: 3 }],
    ["effect-odds", { percent: 42 }],
  ]);
  expect(plates([place])).toEqual([{ text: "42%", look: "bad" }]);
});

test("actions need a button where no thing stands for a few of them", () => {
  const parcels = Array.from({ length: 20 }, (_, i) => action(`stake ${i}`, [`parcel:${i}`]));
  const points = Array.from({ length: 20 }, (_, i) => action(`points ${i}`, ["cash"]));
  const pass = action("pass", []);
  expect(pointable([...parcels, pass])).toEqual(new Set(parcels));
  expect(pointable([...points, pass])).toEqual(new Set());
});
