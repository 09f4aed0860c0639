import { expect, test } from "vitest";
import { plain } from "../src/games/great_western_trail/plain";
import type { ActionInfo } from "../src/lib/types";
import { isLast, linesOf, meant, outdone, withShortcuts } from "../src/table/narrow";

function action(text: string, targets: string[], more: Partial<ActionInfo> = {}): ActionInfo {
  const [kind = "", ...args] = text.split(" ");
  return { text, kind, args, targets, final: false, ends_turn: false, aside: false, does: null, then: [], ...more };
}

function then(text: string, targets: string[]): ActionInfo["then"][number] {
  const [kind = "", ...args] = text.split(" ");
  return { text, kind, args, targets, does: null };
}

const JOB = "job:cowboy/2";
const hire = [then("hire cowboy@row2", [JOB])];

test("a click rides the cheapest way", () => {
  const rides = [
    action("ride neutral-b", ["space:neutral-b"]),
    action("ride neutral-b by flood", ["space:neutral-b"], { kind: "ride-by" }),
  ];
  expect(meant(rides, plain)).toBe(rides[0]);
  expect(meant(rides)).toBeNull();
});

test("a click on a worker takes the cheaper chance to hire", () => {
  const uses = [
    action("use hire-dear", ["local:hire-dear"], { then: hire }),
    action("use hire", ["local:hire"], { then: hire }),
  ];
  expect(withShortcuts(uses).has(JOB)).toBe(false);
  const found = withShortcuts(uses, plain).get(JOB) ?? [];
  expect(meant(found, plain)?.after).toBe(uses[1]);
});

test("what differs only in how much is asked at the thing that comes next", () => {
  const city = [then("deliver fulton", ["city:fulton"])];
  const spends = [0, 1].map((number) => action(`spend ${number}`, ["marker"], { then: city }));
  expect(withShortcuts(spends).get("city:fulton")).toHaveLength(2);
  expect(meant(withShortcuts(spends).get("city:fulton") ?? [])).toBeNull();
  expect(meant(withShortcuts(spends).get("city:fulton") ?? [], plain)?.after).toBe(spends[0]);
  const rides = ["a", "b"].map((place) => action(`ride ${place}`, [`space:${place}`], { then: city }));
  expect(withShortcuts(rides).has("city:fulton")).toBe(false);
});

test("only what leaves nothing else to do is offered together with the turn's end", () => {
  expect(isLast(action("use sell", ["local:sell"], { then: [then("end", [])] }))).toBe(true);
  expect(isLast(action("aux money", ["aux:money"], { ends_turn: true }))).toBe(true);
  expect(isLast(action("pass", ["cowboys"], { ends_turn: true }))).toBe(false);
  expect(isLast(action("use sell", ["local:sell"], { then: [then("end", []), then("use x", ["x"])] }))).toBe(false);
});

test("what a place lets one do is done there by one click, by the plain way", () => {
  const sell = [then("use sell", ["local:sell"])];
  const rides = [
    action("ride b", ["space:b"], { then: sell }),
    action("ride b by flood", ["space:b"], { kind: "ride-by", then: sell }),
    action("ride c", ["space:c"], { then: sell }),
  ];
  const found = withShortcuts(rides, plain);
  expect(found.has("local:sell")).toBe(false);
  expect(meant(found.get("space:b/local:sell") ?? [], plain)?.after).toBe(rides[0]);
  expect(meant(found.get("space:c/local:sell") ?? [], plain)?.after).toBe(rides[2]);
});

test("a thing means the better way to the same, which gives up nothing", () => {
  const draws = [then("aux draw", ["aux:draw"]), then("aux-double draw", ["aux:draw"])];
  const actions = [
    action("aux draw", ["aux:draw"]), // instead of everything that the building lets one do
    action("use auxiliary", ["local:auxiliary"], { then: draws }),
  ];
  const found = withShortcuts(actions, plain).get("aux:draw") ?? [];
  expect(meant(found, plain)?.text).toBe("aux-double draw");
  expect(meant(found, plain)?.after).toBe(actions[1]);
  expect(withShortcuts(actions).get("aux:draw")).toEqual([actions[0]]);
});

test("a way that a click does not mean stands behind the one it means", () => {
  const rides = [
    action("ride neutral-b", ["space:neutral-b"]),
    action("ride neutral-b by flood", ["space:neutral-b"], { kind: "ride-by" }),
    action("ride a-1", ["space:a-1"]),
  ];
  const touching = withShortcuts(rides, plain);
  expect(outdone(rides, new Set(touching.keys()), touching, plain)).toEqual([rides[1]]);
  expect(outdone(rides, new Set(), touching, plain)).toEqual([]);
});

test("short answers share a line, long ones take two", () => {
  expect(linesOf([])).toBe(0);
  expect(linesOf(["Decline", "Accept"])).toBe(1);
  expect(linesOf(["Ride to the far end of the trail by the floods: fee $2", "Decline"])).toBe(3);
});
