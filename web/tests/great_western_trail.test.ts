import { expect, test } from "vitest";
import { foresee } from "../src/games/great_western_trail/foresight";
import type { Components, PlayerView, TrailView } from "../src/games/great_western_trail/model";
import { type NorthView, touched } from "../src/games/great_western_trail/north/model";
import { alongRails } from "../src/games/great_western_trail/paths";
import { citySigns } from "../src/games/great_western_trail/signs";
import { discTip, tileTip, workerTip } from "../src/games/great_western_trail/tips";
import { Speech } from "../src/lib/text";
import type { Description } from "../src/lib/types";

function look(): Pick<TrailView, "players"> {
  return { players: [{ herder: "A" }, { herder: null }] as TrailView["players"] };
}

test("an engine passes every space between, and turnouts only where it stands", () => {
  expect(alongRails("2", "4.5")).toEqual(["2", "3", "4", "4.5"]);
  expect(alongRails("4.5", "2")).toEqual(["4.5", "4", "3", "2"]);
  expect(alongRails("4.5", "5")).toEqual(["4.5", "5"]);
});

test("a ride is drawn along the way that is told, its fees where they are paid", () => {
  const seen = foresee(
    [
      { kind: "rode", args: [0, "B", 2, ["a-1", "a-2", "B"]] },
      { kind: "paid_fee", args: [0, "a-1", 1, 2] },
      { kind: "paid_fee_to_bank", args: [0, "B", 1] },
      { kind: "paid_fee_to_bank", args: [0, "B", 0] },
    ],
    look(),
  );
  expect(seen.ride).toEqual({ seat: 0, way: ["A", "a-1", "a-2", "B"] });
  expect(seen.fees).toEqual([
    { node: "a-1", money: 2 },
    { node: "B", money: 1 },
  ]);
});

test("what would be put on the board or taken from it is told by place", () => {
  const seen = foresee(
    [
      { kind: "moved_engine", args: [1, "1", "3"] },
      { kind: "built", args: [1, "5a", "a-2"] },
      { kind: "delivered", args: [1, "chicago"] },
      { kind: "upgraded", args: [1, 2] },
      { kind: "took_outlaw", args: [1, "f-1", "outlaw-green"] },
    ],
    look(),
  );
  expect(seen).toEqual({
    ride: null,
    fees: [],
    engines: [{ seat: 1, way: ["1", "2", "3"] }],
    buildings: [{ seat: 1, building: "5a", node: "a-2" }],
    discs: [
      { seat: 1, city: "chicago" },
      { seat: 1, station: 2 },
    ],
    emptied: ["f-1"],
  });
});

test("a question about the northern board unfolds it, New York's about the tiles beside it too", () => {
  const printed = {
    towns: { town: [{ id: "memphis" }] },
    railroad: { station: [{ number: 1 }, { number: 11, town: "olive-station" }] },
  } as unknown as Components;
  const board = { masters: ["bells-3"] } as unknown as NorthView;
  for (const target of ["town:memphis", "city:memphis", "station:11", "master:bells-3"])
    expect(touched(printed, board, ["city:chicago", target])).toBe(true);
  expect(touched(printed, board, ["city:chicago", "station:1", "master:1"])).toBe(false);
});

test("a crest shows what a delivery brings at once and what it is worth in the end", () => {
  const city = { id: "memphis", name: "Memphis", value: 3, corner: "white", repeat: false, vp: 0 } as const;
  const c = {} as Components;
  expect(citySigns({ ...city, money: 2, objective: 1 }, c).gives).toEqual([
    { letters: "$2" },
    { icon: expect.any(String) as string },
  ]);
  expect(citySigns({ ...city, vp: -8 }, c)).toEqual({ gives: [], scores: [{ letters: "★−8" }] });
  const [points, bell] = citySigns({ ...city, "vp-per-bell": 2 }, c).scores;
  expect([points, bell]).toEqual([{ letters: "★2/" }, { icon: "ringing-bell" }]);
});

const words = new Speech(
  "en",
  [
    `
drawn-step-limit = step limit +{ $number }
drawn-fee-green = green hand { $money }
effect-buys = buys
effect-bounty = bounty
effect-dark = dark
`,
  ],
  null,
  {
    disc: { "step-left": [print("effect-dark")], "hand-left": [print("effect-dark")] },
    worker: { cowboy: [print("effect-buys")] },
    worker_space: { "cowboy-3": [print("effect-bounty")] },
  },
);

function print(phrase: string): Description {
  return { requirements: [], rewards: [[phrase, {}]], per: "" };
}

const table = {
  players: { table: { "2": { "step-left": 1, "fee-green": 2 } } },
  supply: { tile: [{ id: "outlaw-green", hand: "green" }] },
  player_board: { workers: { types: ["cowboy"] } },
} as unknown as Components;

function seen(seat: number | null): TrailView {
  return { seat, players: [{ workers: {} }, { workers: { cowboy: 2 } }] } as unknown as TrailView;
}

test("what is printed for the number of players is told as it is at the table", () => {
  expect(discTip(table, "step-left", 2, words)).toBe("step limit +1\nDark");
  expect(discTip(table, "hand-left", 2, words)).toBe("Dark");
  expect(tileTip(table, "outlaw-green", seen(0), words)).toBe("green hand 2");
});

test("a worker tells what the next one of the row brings, if there is one", () => {
  const having = (cowboy: number) => ({ workers: { cowboy } }) as unknown as PlayerView;
  expect(workerTip("cowboy", having(2), words)).toBe("Buys\nBounty");
  expect(workerTip("cowboy", having(6), words)).toBe("Buys");
  expect(tileTip(table, "cowboy", seen(1), words)).toBe("Buys\nBounty");
  expect(tileTip(table, "cowboy", seen(null), words)).toBe("Buys");
});
