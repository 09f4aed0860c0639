import { describe, expect, it } from "vitest";
import { Speech } from "../src/lib/text";
import { Telling } from "../src/table/telling";
import type { Json, Words } from "../src/lib/types";

const TEXT = `
field-money = money
field-masters = station masters
field-cowboys = cowboys
field-workers = workers
field-players = players
aux-branch = open a branch
master-branch = 3 VP per branch
master-money = $2
worker-cowboy = cowboy
value-state-done = resolved
`;
const words = {
  named: {},
  things: { aux: ["branch"], master: ["branch", "money"], worker: ["cowboy"] },
} as unknown as Words;

const told = new Telling(new Speech("en", [TEXT], words), ["Ania", "Olena"], {
  masters: ["master"],
  workers: ["worker"],
  owner: ["seat"],
  cowboys: ["seats"],
});
const line = (field: string, value: Json) => told.line(told.whole(field, value));
const parts = (field: string, value: Json) =>
  told.parts(told.whole(field, value))?.map((part) => [part.name, told.line(part)]);

describe("a view in words", () => {
  it("calls a field by its own name, not by a thing of the same id", () => {
    expect(told.whole("money", 2).name).toBe("money");
    expect(parts("purse", { money: 2 })).toEqual([["money", "2"]]);
  });

  it("names ids as the kind of thing that the field holds", () => {
    expect(line("masters", ["branch", "money"])).toBe("3 VP per branch; $2");
    expect(line("other", "branch")).toBe("open a branch");
    expect(parts("workers", { cowboy: 1 })).toEqual([["cowboy", "1"]]);
  });

  it("names players by their seats, but counts what is only a number", () => {
    expect(line("owner", 1)).toBe("Olena");
    expect(line("cowboys", [0, 1])).toBe("Ania; Olena");
    expect(line("cowboys", 1)).toBe("1");
    expect(parts("cowboys", { 1: 3, cowboy: 2 })).toEqual([
      ["Olena", "3"],
      ["cowboy", "2"],
    ]);
    expect(parts("players", [{ money: 2 }])?.map(([name]) => name)).toEqual(["Ania"]);
  });

  it("puts words for what is no thing", () => {
    expect(line("state", "done")).toBe("resolved");
    expect(line("state", "unheard-of")).toBe("unheard-of");
    expect(line("masters", [])).toBe("–");
    expect(line("workers", {})).toBe("–");
  });

  it("leaves the keys of a stranger's game readable", () => {
    expect(told.whole("high_bid", 3).name).toBe("high bid");
    expect(parts("pot", [{ id: "branch", left: 1 }])).toEqual([["open a branch", "–"]]);
  });
});
