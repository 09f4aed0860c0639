import { describe, expect, it } from "vitest";
import { asArguments, chosenOptions, presentOptions } from "../src/lib/options";
import type { GameInfo } from "../src/lib/types";

const option = (name: string, needs = "") => ({
  name,
  kind: "choice" as const,
  default: "none",
  values: ["none", "some"],
  needs,
  only: [],
});

const game = {
  options: [option("solo"), option("difficulty", "solo"), option("detail", "difficulty")],
} as unknown as GameInfo;

const names = (options: Record<string, string>) =>
  presentOptions(game, options).map((one) => one.name);

describe("options of a table", () => {
  it("have details only where what they belong to is on", () => {
    expect(names({})).toEqual(["solo"]);
    expect(names({ solo: "some" })).toEqual(["solo", "difficulty"]);
    expect(names({ solo: "some", difficulty: "some" })).toEqual(["solo", "difficulty", "detail"]);
    expect(names({ difficulty: "some" })).toEqual(["solo"]);
  });

  it("are all known to the word about each of them", () => {
    expect(asArguments(game, { difficulty: "some" })).toEqual({
      solo: "none",
      difficulty: "some",
      detail: "none",
    });
  });

  it("are sent without forgotten details", () => {
    expect(chosenOptions(game, { difficulty: "some" })).toEqual({});
    expect(chosenOptions(game, { solo: "some", difficulty: "some" })).toEqual({
      solo: "some",
      difficulty: "some",
    });
  });
});
