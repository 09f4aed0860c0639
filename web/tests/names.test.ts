import { describe, expect, it } from "vitest";
import { distinct } from "../src/lib/names";

describe("names at a table", () => {
  it("are told apart", () => {
    expect(distinct(["Drover", "Ania", "Drover"])).toEqual(["Drover 1", "Ania", "Drover 2"]);
    expect(distinct(["Ania", "Sam"])).toEqual(["Ania", "Sam"]);
  });
});
