import { expect, test } from "vitest";
import { forSale, siteTitle, standingThere } from "../src/games/shared/sites";
import type { Speech } from "../src/lib/text";

/** A building with two deeds and its price; messages are told by their id and values. */
const speech = {
  about: () => "Hire a worker\n1 certificate\nDiscard 2 builders → 2 VP",
  message: (id: string, args: Record<string, string>) => [id, ...Object.values(args)].join(" "),
} as unknown as Speech;

test("the price of a building for sale is told apart from what it does", () => {
  expect(forSale("2a", speech)).toBe("Hire a worker\n1 certificate\ndrawn-price discard 2 builders → 2 VP");
});

test("a building that stands has its price behind it, and only its owner may use it", () => {
  const names = ["Ania", "Silas"];
  expect(standingThere("2a", 0, 0, names, speech)).toBe("Hire a worker\n1 certificate");
  expect(standingThere("2a", 1, 0, names, speech)).toBe("Hire a worker\n1 certificate\ndrawn-foreign Silas");
  expect(standingThere("2a", 1, null, names, speech)).toContain("drawn-foreign");
  expect(standingThere("b", undefined, 0, names, speech)).toContain("2 VP");
});

test("a player's building is called by what it is, a neutral one by its place", () => {
  expect(siteTitle("plot a-1", "2a", "Silas")).toBe("2a (Silas) · plot a-1");
  expect(siteTitle("building B", "b", null, "b")).toBe("building B");
});
