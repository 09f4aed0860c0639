import { expect, test } from "vitest";
import { beats } from "../src/games/carson_city/beats";
import { edgeEnds, parcelBox, spaceBox } from "../src/games/carson_city/layout";
import { plates } from "../src/games/carson_city/plates";
import { cardText } from "../src/games/carson_city/powers";
import { Speech } from "../src/lib/text";
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

test("actions need a button where no thing stands for a few of them", () => {
  const parcels = Array.from({ length: 20 }, (_, i) => action(`stake ${i}`, [`parcel:${i}`]));
  const points = Array.from({ length: 20 }, (_, i) => action(`points ${i}`, ["cash"]));
  const pass = action("pass", []);
  expect(pointable([...parcels, pass])).toEqual(new Set(parcels));
  expect(pointable([...points, pass])).toEqual(new Set());
});

test("a card tells the cash limit that this table plays by", () => {
  const text = `
effect-yellow = yellow side
effect-red = red side
effect-limit = cash limit { $dollars }
effect-limit-by-edition = cash limit { $polish } or { $english }
`;
  const side = (name: string, limit: [string, Record<string, number>]) => ({
    requirements: [[`effect-${name}`, {}], limit] as [string, Record<string, number>][],
    rewards: [],
    per: "",
  });
  const captain = [
    side("yellow", ["effect-limit-by-edition", { polish: 20, english: 25 }]),
    side("red", ["effect-limit", { dollars: 20 }]),
  ];
  const speech = new Speech("en", [text], null, { persona: { captain } });
  const card = { id: "captain", number: 6, seat: null };
  expect(cardText(speech, { ...card, side: "yellow", limit: 25 })).toBe("Yellow side, cash limit 25");
  expect(cardText(speech, { ...card, side: "red", limit: 20 })).toBe("Red side, cash limit 20");
  expect(speech.about("persona", "captain")).toContain("cash limit 20 or 25");
});
