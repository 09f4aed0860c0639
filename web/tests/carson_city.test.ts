import { expect, test } from "vitest";
import { beats, ongoing, wonByTie } from "../src/games/carson_city/beats";
import { during, scenes, shortened } from "../src/games/carson_city/during";
import { edgeEnds, parcelBox, spaceBox } from "../src/games/carson_city/layout";
import type { SpaceView, TownView } from "../src/games/carson_city/model";
import { plates } from "../src/games/carson_city/plates";
import type { ActionInfo } from "../src/lib/types";
import { byTarget, pointable } from "../src/table/narrow";

const action = (text: string, targets: string[], rewards: [string, object][] = []): ActionInfo => ({
  text,
  kind: "attack",
  args: [],
  targets,
  final: false,
  ends_turn: false,
  aside: false,
  does: { requirements: [], rewards: rewards as [string, Record<string, number>][], per: "" },
  then: [],
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
      from: 1,
    },
    {
      kind: "step",
      at: "space:ammunition",
      labels: [{ at: "space:ammunition", seat: 2, text: "+3", icon: "revolver" }],
    },
  ]);
});

test("a tie is told with who wins it, and only then", () => {
  const duel = [
    { kind: "duel_for_parcel", args: ["c1r1"] },
    { kind: "rolled", args: [2, 5, 1, 6] },
    { kind: "rolled", args: [0, 2, 4, 6] },
    { kind: "won_duel", args: [2] },
  ];
  const clear = [duel[0]!, duel[1]!, { kind: "rolled", args: [0, 1, 4, 5] }, duel[3]!];
  const events = [...duel, ...clear];
  expect(events.map((_, number) => wonByTie(events, number))).toEqual(events.map((_, i) => i === 3));
});

test("of two duels in a row each has its own place, dice and winner", () => {
  const before = { here: "space:estate", duel: "parcel:c1r1" };
  const events = [
    { kind: "played_tile", args: [0, "3", 0, 3] },
    { kind: "played_tile", args: [1, "1", 1, 2] },
    { kind: "won_duel", args: [0] },
    { kind: "duel_for_parcel", args: ["c2r2"] },
    { kind: "rolled", args: [1, 6, 1, 7] },
    { kind: "rolled", args: [2, 4, 0, 4] },
    { kind: "won_duel", args: [1] },
  ];
  const told = beats(events, before);
  expect(told.map((beat) => beat.kind === "duel" && [beat.at, beat.tiles, beat.winner])).toEqual([
    ["parcel:c1r1", true, 0],
    ["parcel:c2r2", false, 1],
  ]);
  expect(told.map((beat) => beat.kind === "duel" && beat.throws.map((one) => one.seat))).toEqual([
    [0, 1],
    [1, 2],
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
      from: 0,
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

const space = (id: string, seats: number[] = []): SpaceView => ({
  id,
  kind: "duel",
  cowboys: Object.fromEntries(seats.map((seat) => [seat, 1])),
  white: false,
  blocked: false,
  state: "ahead",
});

const town = (part: Partial<TownView>): TownView =>
  ({ seats: 2, round: 1, passed: [], turn_order: [1, 0], roads: [], bridges: [], row: [], guns: null, ...part }) as TownView;

const before = town({
  track: [space("ammunition", [0, 1]), space("parcel_purchase"), space("estate_income"), space("roads_3", [1])],
  town: { c1r1: { content: null, owner: null, cowboys: [0] }, c2r1: { content: "bank", owner: 0, cowboys: [1] } },
});
const after = town({
  round: 2,
  passed: [1, 0],
  guns: 1,
  track: before.track.map(({ id }) => space(id)),
  town: { c1r1: { content: null, owner: 0 }, c2r1: { content: "bank", owner: 0 } },
});
const resolution = beats([
  { kind: "resolving", args: ["ammunition"] },
  { kind: "duel_for_space", args: ["ammunition"] },
  { kind: "rolled", args: [1, 5, 1, 6] },
  { kind: "rolled", args: [0, 2, 1, 3] },
  { kind: "won_duel", args: [1] },
  { kind: "took_guns", args: [1] },
  { kind: "resolving", args: ["parcel_purchase"] },
  { kind: "bought_parcel", args: [0, "c1r1", 3] },
  { kind: "resolving", args: ["estate_income"] },
  { kind: "resolving", args: ["roads_3"] },
]);

test("the board changes beat by beat", () => {
  const seen = scenes(resolution, before, after, "").map((scene) => {
    const { track, town, guns, round, passed } = during(scene);
    expect([round, passed]).toEqual([1, [1, 0]]);
    return [
      scene.beat.at.split(":")[1],
      track.map(({ state, cowboys }) => `${state[0]}${Object.keys(cowboys).length}`).join(" "),
      guns,
      town["c1r1"]?.owner ?? null,
      [town["c1r1"]?.cowboys?.length ?? 0, town["c2r1"]?.cowboys?.length ?? 0],
    ];
  });
  expect(seen).toEqual([
    ["ammunition", "n2 a0 a0 a1", null, null, [1, 1]],
    ["ammunition", "n2 a0 a0 a1", null, null, [1, 1]],
    ["ammunition", "n2 a0 a0 a1", 1, null, [1, 1]],
    ["parcel_purchase", "d0 n0 a0 a1", 1, null, [1, 1]],
    ["c1r1", "d0 n0 a0 a1", 1, 0, [0, 1]],
    ["estate_income", "d0 d0 n0 a1", 1, 0, [0, 1]],
    ["roads_3", "d0 d0 d0 n1", 1, 0, [0, 0]],
  ]);
});

test("of too many beats the duels are kept", () => {
  const all = scenes(resolution, before, after, "");
  expect(shortened(all, 7)).toEqual(all);
  expect(shortened(all, 3).map(({ beat }) => [beat.kind, beat.at])).toEqual([
    ["duel", "space:ammunition"],
    ["step", "space:estate_income"],
    ["step", "space:roads_3"],
  ]);
  const duels = all.filter(({ beat }) => beat.kind === "duel");
  expect(shortened([...duels, ...duels], 1)).toEqual(duels);
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
  const glowing = new Set([...parcels, ...points].flatMap((action) => action.targets));
  expect(pointable([...parcels, pass], glowing, byTarget([...parcels, pass]))).toEqual(new Set(parcels));
  expect(pointable([...points, pass], glowing, byTarget([...points, pass]))).toEqual(new Set());
  expect(pointable(parcels, new Set(), byTarget(parcels))).toEqual(new Set());
});
