import { expect, test } from "vitest";
import { Speech } from "../src/lib/text";
import type { Words } from "../src/lib/types";

const words = {
  things: { lasso: ["twine", "hemp"] },
  actions: { throw: ["lasso"] },
  events: { threw: ["seat", "lasso"], chose: ["seat", "lasso"] },
  named: {},
  selectors: [],
} as unknown as Words;

const english = new Speech(
  "en",
  [
    "lasso-twine = twine\n    .a = a twine\nlasso-hemp = hemp rope\n    .a = a hemp rope\n" +
      "action-throw = throw { $lasso_a }\nevent-threw = { $seat } throws { $lasso_a }.\n" +
      "event-chose = { $seat } will throw { $lasso_a }.\nfield-hand = hand\n",
  ],
  words,
);
const polish = new Speech(
  "pl",
  ["lasso-twine = szpagat\n    .acc = szpagat\nevent-threw = { $seat } rzuca: { $lasso_acc }.\n"],
  words,
  {},
  english,
);

test("a translated sentence stays as it is", () => {
  const event = { kind: "threw", args: [0, "twine"] };
  expect(polish.event(event, ["Ania"])).toBe("Ania rzuca: szpagat.");
});

test("a name that is not translated is marked, in every case", () => {
  expect(polish.thing("lasso", "hemp")).toBe("[en] hemp rope");
  const event = { kind: "threw", args: [0, "hemp"] };
  expect(polish.event(event, ["Ania"])).toBe("Ania rzuca: [en] hemp rope.");
});

test("a sentence that is not translated is English all over, with one mark", () => {
  const event = { kind: "chose", args: [0, "twine"] };
  expect(polish.event(event, ["Ania"])).toBe("[en] Ania will throw a twine.");
  const action = { kind: "throw", args: ["twine"], does: null };
  expect(polish.action(action)).toBe("[en] Throw a twine");
  expect(polish.field("hand")).toBe("[en] hand");
});

test("what nobody says stays an id", () => {
  expect(polish.message("no-such")).toBe("no-such");
  expect(polish.field("no_such")).toBeNull();
  expect(polish.thing("lasso", "silk")).toBe("silk");
});
