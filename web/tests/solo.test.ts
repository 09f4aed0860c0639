import { expect, test } from "vitest";
import { rows } from "../src/home/solo";
import type { GameInfo, RivalInfo, SoloRecord } from "../src/lib/types";

const game = {
  name: "trail",
  options: [{ name: "difficulty", values: ["easy", "hard"] }],
} as unknown as GameInfo;
const sam = { name: "sam", option: "solo", value: "sam", difficulty: "difficulty", seats: 2 } as RivalInfo;

const record = (level: string, extras: SoloRecord["extras"] = {}, of = "trail") =>
  ({ game: of, rival: "sam", level, extras }) as SoloRecord;

test("every strength has a row, and an expansion one where it was played", () => {
  const plain = record("hard");
  const north = record("hard", { north: true });
  expect(rows(game, sam, [north, plain, record("easy", {}, "another")])).toEqual([
    { level: "easy", extras: {}, past: undefined },
    { level: "hard", extras: {}, past: plain },
    { level: "hard", extras: { north: true }, past: north },
  ]);
});
