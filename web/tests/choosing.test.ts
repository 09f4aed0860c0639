import { expect, test, vi } from "vitest";
import type { TableConnection } from "../src/lib/socket.svelte";
import type { ActionInfo } from "../src/lib/types";
import { Choosing } from "../src/table/choosing.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { confirms: true } }));

const action = (text: string): ActionInfo =>
  ({ text, kind: "ride", args: [], targets: [`space:${text}`], then: [] }) as unknown as ActionInfo;

test("an answer that is no longer offered is not pondered any more", () => {
  const offered = action("ride c");
  const connection = { seen: { actions: [offered] } } as unknown as TableConnection;
  const choosing = new Choosing(connection);
  choosing.hovered = offered;
  expect([...choosing.lit]).toEqual(["space:ride c"]);
  choosing.hovered = action("ride b");
  expect([...choosing.lit]).toEqual([]);
});

test("what reveals something is asked about once, and again later; passing always", () => {
  const [token, pass] = [
    { ...action("exchange"), kind: "exchange", final: true, aside: true },
    { ...action("pass"), kind: "pass", ends_turn: true },
  ];
  const position = { ply: 7, seat: 0, actions: [token, pass], view: { decision: { kind: "place", seats: [0] } } };
  const connection = { seen: position, position, busy: false, act: () => Promise.resolve(null) };
  const choosing = new Choosing(connection as unknown as TableConnection);
  const isHeld = (one: ActionInfo, ply: number): boolean => {
    position.ply = ply;
    choosing.wish(one);
    const held = choosing.held !== null;
    choosing.confirm();
    return held;
  };
  expect([7, 9, 40].map((ply) => isHeld(token, ply))).toEqual([true, false, true]);
  expect([41, 42].map((ply) => isHeld(pass, ply))).toEqual([true, true]);
});

test("at the table's first question, too, what reveals something is asked about", () => {
  const draw = { ...action("draw"), kind: "draw", final: true };
  const position = { ply: 0, seat: 0, actions: [draw], view: { decision: { kind: "objective", seats: [0] } } };
  const connection = { seen: position, position, busy: false, act: () => Promise.resolve(null) };
  const choosing = new Choosing(connection as unknown as TableConnection);
  choosing.wish(draw);
  expect(choosing.held?.text).toBe("draw");
});

/** A table whose answers come when the test says so. */
function slowly(actions: ActionInfo[]) {
  const position = { ply: 7, seat: 0, actions, view: { decision: { kind: "location", seats: [0] } } };
  const said: string[] = [];
  let answer = (_refused: object | null) => {};
  const connection = {
    seen: position,
    position,
    busy: false,
    act: ({ text }: ActionInfo) => {
      said.push(text);
      connection.busy = true;
      return new Promise((resolve) => {
        answer = (refused) => {
          connection.busy = false;
          resolve(refused);
        };
      });
    },
  };
  const answered = async (refused: object | null, next: ActionInfo[]): Promise<void> => {
    position.actions = next;
    answer(refused);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { choosing: new Choosing(connection as unknown as TableConnection), said, answered };
}

test("a second click while an answer is under way is done after it", async () => {
  const [ride, sell] = [action("ride c"), action("use sell")];
  const { choosing, said, answered } = slowly([ride, sell]);
  choosing.wish(ride);
  choosing.wish(sell);
  expect(said).toEqual(["ride c"]);
  await answered(null, [sell]);
  expect(said).toEqual(["ride c", "use sell"]);
});

test("what was clicked on top of a refused answer is not done", async () => {
  const [ride, sell] = [action("ride c"), action("use sell")];
  const { choosing, said, answered } = slowly([ride, sell]);
  choosing.wish(ride);
  choosing.wish(sell);
  await answered({ reason: "no" }, [ride, sell]);
  expect(said).toEqual(["ride c"]);
});

test("the only card that can go away goes along", async () => {
  const discard = { text: "discard criollo", kind: "discard", args: [], targets: ["hand:criollo"], does: null };
  const sell = { ...action("use sell"), then: [discard] } as unknown as ActionInfo;
  const after = { ...action("discard criollo"), kind: "discard" };
  const { choosing, said, answered } = slowly([sell]);
  choosing.implied = new Set(["discard"]);
  choosing.wish(sell);
  await answered(null, [after]);
  expect(said).toEqual(["use sell", "discard criollo"]);
});

const better = { points: 5, chance: 0.1, better: ["Ride far"], reasons: [] };

/** "End turn", and a coach who says this about it. */
function coached(word: typeof better | null) {
  const end = { ...action("end"), kind: "end", targets: [], ends_turn: true };
  const table = slowly([end, action("use sell")]);
  const asked: string[] = [];
  table.choosing.coach = ({ text }) => {
    asked.push(text);
    return Promise.resolve(word);
  };
  const spoken = () => new Promise((resolve) => setTimeout(resolve));
  return { ...table, end, asked, spoken };
}

test("a turn about which the coach has nothing to say ends by itself", async () => {
  const { choosing, said, end, asked, spoken } = coached(null);
  choosing.endTurn();
  expect([choosing.held?.text, choosing.looking, said]).toEqual(["end", true, []]);
  await spoken();
  expect([said, asked, choosing.looking]).toEqual([["end"], [end.text], false]);
});

test("after a word of the coach the turn ends when the player says so, and is not asked about again", async () => {
  const { choosing, said, asked, spoken } = coached(better);
  choosing.endTurn();
  await spoken();
  expect([choosing.word, choosing.held?.text, said]).toEqual([better, "end", []]);
  choosing.confirm();
  expect([said, asked]).toEqual([["end"], ["end"]]);
});

test("who does not wait for the coach is not held up, and what does not end the turn is not looked at", async () => {
  const { choosing, said, asked, answered, spoken } = coached(better);
  choosing.wish(action("use sell"));
  await answered(null, [{ ...action("end"), kind: "end", targets: [], ends_turn: true }]);
  expect([said, asked]).toEqual([["use sell"], []]);
  choosing.endTurn();
  choosing.confirm();
  expect(said).toEqual(["use sell", "end"]);
  await spoken();
  expect(choosing.word).toBe(null);
});
