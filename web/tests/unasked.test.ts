import { describe, expect, test } from "vitest";
import type { ActionInfo, Position } from "../src/lib/types";
import { closesTurn, goingOn, unasked } from "../src/table/unasked";

const PAUSES = { window: "continue" };

const answer = (text: string, more: Partial<ActionInfo> = {}): ActionInfo =>
  ({ text, targets: [], final: false, ends_turn: false, aside: false, ...more }) as ActionInfo;

const asking = (kind: string, actions: ActionInfo[], redo = 0): Position =>
  ({ actions, redo, view: { decision: { kind } } }) as unknown as Position;

const goOn = answer("continue");
const exchange = answer("exchange");

describe("a pause", () => {
  test("is passed for whoever wants none", () => {
    const position = asking("window", [goOn, exchange]);
    expect(unasked(position, { ending: "word", pauses: false }, PAUSES)).toBe(goOn);
    expect(unasked(position, { ending: "word", pauses: true }, PAUSES)).toBeNull();
  });

  test("is passed even where going on can't be taken back or ends the turn", () => {
    for (const more of [{ final: true }, { ends_turn: true }]) {
      const onward = answer("continue", more);
      expect(goingOn(asking("window", [onward, exchange]), PAUSES)).toBe(onward);
    }
  });

  test("before the end of the last turn is kept", () => {
    const end = answer("end", { final: true });
    expect(goingOn(asking("window", [end, exchange]), PAUSES)).toBeNull();
  });

  test("is kept for whoever has just taken something back", () => {
    expect(goingOn(asking("window", [goOn, exchange], 1), PAUSES)).toBeNull();
  });

  test("is no other question", () => {
    expect(goingOn(asking("deliver", [goOn, exchange]), PAUSES)).toBeNull();
    expect(goingOn(asking("window", [goOn]), undefined)).toBeNull();
  });
});

describe("a turn that ends by itself after a moment", () => {
  const end = answer("end", { ends_turn: true, final: true });

  test("has nothing else left but what can be done at any time", () => {
    expect(closesTurn(asking("visit", [end, answer("exchange", { aside: true })]), PAUSES)).toBe(end);
    expect(closesTurn(asking("visit", [end, answer("hire")]), PAUSES)).toBeNull();
    expect(closesTurn(asking("place", [answer("pass", { kind: "pass", ends_turn: true })]), PAUSES)).toBeNull();
  });

  test("goes on from a pause, but not from the last one", () => {
    expect(closesTurn(asking("window", [goOn]), PAUSES)).toBe(goOn);
    expect(closesTurn(asking("window", [end]), PAUSES)).toBeNull();
    expect(closesTurn(asking("window", [answer("continue", { final: true })]), PAUSES), "cards are drawn in mid-turn").toBeNull();
  });
});

describe("the end of a turn", () => {
  const wishes: Parameters<typeof unasked>[1] = { ending: "once", pauses: true };
  const end = answer("end", { ends_turn: true });

  test("comes by itself where nothing else is left", () => {
    expect(unasked(asking("visit", [end, answer("exchange", { aside: true })]), wishes, undefined)).toBe(end);
    expect(unasked(asking("visit", [end]), { ...wishes, ending: "word" }, undefined)).toBeNull();
  });

  test("comes by itself where it reveals something, which nobody foretells", () => {
    const draws = answer("end", { final: true });
    expect(unasked(asking("visit", [draws]), wishes, undefined)).toBe(draws);
  });

  test("waits as long as something can be done", () => {
    expect(unasked(asking("visit", [end, exchange]), wishes, undefined)).toBeNull();
  });

  test("waits where the last thing is a choice on the board", () => {
    expect(unasked(asking("visit", [answer("take", { ends_turn: true, targets: ["card"] })]), wishes, undefined)).toBeNull();
  });
});
