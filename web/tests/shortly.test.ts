import { expect, test } from "vitest";
import { shortly } from "../src/table/shortly";

test("a long answer is told without what it is good for", () => {
  expect(shortly(["Ride to building E: 1 step, discard for money, build"])).toEqual(["Ride to building E"]);
});

test("what tells a short answer from others is never cut off", () => {
  expect(shortly(["Foresight 3: engineer"])).toEqual(["Foresight 3: engineer"]);
});

test("answers that begin alike are told whole", () => {
  const alike = ["Auxiliary action: exchange up to 2 cards one by one", "Auxiliary action: $3"];
  expect(shortly([...alike, "Leave the building"])).toEqual([...alike, "Leave the building"]);
});
