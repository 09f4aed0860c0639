import { expect, test } from "vitest";
import type { Speech } from "../src/lib/text";
import type { EventInfo } from "../src/lib/types";
import { changedBy, inOneSentence, newsFor } from "../src/table/news";
import { framesOf } from "../src/table/retelling.svelte";

const event = (ply: number, by: number, kind: string, actor: number | null, ...args: (number | string)[]): EventInfo => ({
  ply,
  by,
  kind,
  actor,
  args: actor === null ? args : [actor, ...args],
});

const events = [
  event(1, 0, "rode", 0, "a"),
  event(1, 0, "refilled", null, "market"),
  event(2, 1, "rode", 1, "b"),
  event(3, 1, "forced", 1),
  event(3, 1, "drew", 1, 2),
  event(3, 1, "filled", null, 0, "tile"),
  event(3, 1, "turn_began", 0),
];

const kinds = (told: readonly EventInfo[], seat: number | null, quiet?: Set<string>) =>
  newsFor(told, seat, quiet).turns.map(({ seat, lines }) => [seat, ...lines.map(({ kind }) => kind)]);

test("told is what the others did after the player's last move, turn by turn", () => {
  expect(kinds(events, 0)).toEqual([[1, "rode", "drew", "filled"]]);
  expect(kinds(events, 0, new Set(["drew", "filled"]))).toEqual([[1, "rode"]]);
  expect(newsFor(events, 0).before).toBe(1);
});

test("a number that is no seat makes nobody an actor", () => {
  const late = [...events.slice(0, 6), event(3, 1, "filled", null, 0, "another")];
  expect(kinds(late, 0)).toEqual([[1, "rode", "drew", "filled", "filled"]]);
});

test("what others' moves bring oneself is told with them", () => {
  const robbed = [...events.slice(0, 5), event(4, 1, "gained", 0, 2), event(5, 2, "rode", 2, "c")];
  expect(kinds(robbed, 0)).toEqual([
    [1, "rode", "drew", "gained"],
    [2, "rode"],
  ]);
});

test("a rival without a will moves by the player's own answer", () => {
  const solo = [event(1, 0, "ended", 0), event(1, 0, "rode", 1, "b"), event(1, 0, "turn_began", 0)];
  expect(kinds(solo, 0)).toEqual([[1, "rode"]]);
  expect(framesOf(newsFor(solo, 0), "normal").frames).toEqual([{ ply: 1, turn: 0 }]);
});

test("a player's own move is no news, nor is what it brought about", () => {
  expect(kinds(events.slice(0, 2), 0)).toEqual([]);
  expect(kinds(events, 1)).toEqual([]);
  expect(kinds(events, null)).toEqual([]);
});

test("undone and done again it is still the same turn", () => {
  const done = [...events, event(4, 0, "rode", 0, "c")];
  expect(newsFor(done, 0).turn).not.toBe(newsFor(events, 0).turn);
  expect(newsFor(done.slice(0, -1), 0).turn).toBe(newsFor(events, 0).turn);
});

test("the recap begins with the position before, and is short", () => {
  const long = Array.from({ length: 30 }, (_, i) => event(i + 2, 1, "rode", 1, "b"));
  const news = newsFor([events[0] as EventInfo, ...long], 0);
  const { frames, pause } = framesOf(news, "normal");
  expect(frames[0]).toEqual({ ply: 1, turn: 0 });
  expect(frames.at(-1)?.ply).toBe(31);
  expect(frames.length * pause).toBeLessThanOrEqual(2000);
  expect(framesOf(news, "fast").frames.length).toBeLessThan(frames.length);
  expect(framesOf(news, "never").frames).toEqual([]);
});

test("a turn is one sentence", () => {
  const speech = { event: ({ kind }: EventInfo, names: string[]) => `${names[1]} ${kind} it.` } as unknown as Speech;
  const [turn] = newsFor(events, 0).turns;
  expect(turn && inOneSentence(turn, ["Ania", "Drover"], speech)).toBe("Drover: rode it, drew it.");
});

test("what changed are the things that the events tell of", () => {
  const words = { events: { rode: ["seat", "node"], drew: ["seat", "number"], filled: ["column", "tile"] } };
  const changed = changedBy(newsFor(events, 0).turns, words as never);
  expect([...changed]).toEqual(["space:b", "tile:tile"]);
});

test("a sentence is short, and names first what matters most", () => {
  const deeds = ["rode", "drew", "discarded a card that nobody has ever wanted", "delivered to Kansas City", "gained"];
  const speech = { event: ({ kind }: EventInfo, names: string[]) => `${names[1]} ${kind} it.` } as unknown as Speech;
  const lines = deeds.map((kind, i) => event(i, 1, kind, 1));
  const told = inOneSentence({ seat: 1, lines }, ["Ania", "Drover"], speech, ["delivered to Kansas City", "rode"]);
  expect(told).toBe("Drover: rode it, drew it, delivered to Kansas City it, gained it …");
  expect(told.length).toBeLessThan(82);
});
