import { describe, expect, it } from "vitest";
import type { BookChapter } from "../src/lib/types";
import type { BookDrawing, DrawingProps } from "../src/games/drawing";
import { pageOfThing } from "../src/rules/links";
import { hasAll, pageOf, tellingOf, wordsOf } from "../src/rules/pages";

const paragraph = (id: string, ...rules: string[]) => ({ id, rules, rule: "", text: "", figures: [], unprinted: [], examples: [] });
const CHAPTERS: BookChapter[] = [
  { id: "a", title: "", lesson: "", paragraphs: [paragraph("a-set", "GWT-SET"), paragraph("a-own", "GWT-SET-13")] },
];

describe("the pages of the rules", () => {
  it("are named by the address, or meant by what it names", () => {
    expect([null, "signs", "reference", "turn-fees", "GWT-FEE-03"].map(pageOf)).toEqual([
      "book",
      "signs",
      "reference",
      "book",
      "reference",
    ]);
  });

  it("lead from a rule to the paragraph that names it most exactly", () => {
    expect(tellingOf(CHAPTERS, "GWT-SET-13")).toBe("a-own");
    expect(tellingOf(CHAPTERS, "GWT-SET-02")).toBe("a-set");
    expect(tellingOf(CHAPTERS, "GWT-SETTLE-01")).toBeNull();
  });

  it("are searched for all words, stressed or not", () => {
    expect(hasAll("A *hand* on a tile", wordsOf("hand TILE"))).toBe(true);
    expect(hasAll("A *hand*", wordsOf("hand tile"))).toBe(false);
  });

  it("tell about what is pointed at: the thing that lies there, the thing named, the paragraph, else what is found", () => {
    const book = {
      catalogue: () => [
        { title: "", kind: "building", ids: ["4a"] },
        { title: "", kind: "card", ids: ["galloway"] },
      ],
      lies: (area: string, place: string) => (area === "space" && place === "e-1" ? "4a" : null),
      tells: { "space:": "work-build", "space:flood": "helpers-hazards" },
    } as unknown as BookDrawing;
    const shared = { components: {}, view: {} } as unknown as DrawingProps;
    const page = (target: string | null, title = "") => pageOfThing("game", { target, title }, book, shared);
    expect(page("space:e-1")).toBe("/rules/game/components#building-4a");
    expect(page("market:galloway")).toBe("/rules/game/components#card-galloway");
    expect(page("market:1/galloway")).toBe("/rules/game/components#card-galloway");
    expect(page("space:e-2")).toBe("/rules/game/work-build");
    expect(page("space:flood-1")).toBe("/rules/game/helpers-hazards");
    expect(page("aux:money", "Gain money (Ann) · there")).toBe("/rules/game/search#Gain%20money");
    expect(page(null, "Supply")).toBe("/rules/game/search#Supply");
  });
});
