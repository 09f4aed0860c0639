import type { Component } from "svelte";
import type { Sound } from "../lib/sound";
import type { Sign } from "./shared/sign";
import type { Language, Speech } from "../lib/text";
import type { ActionInfo, BaseView, Choice, EventInfo, FollowUp, Json, Printed } from "../lib/types";

/** What a drawing of a game is given. It never evaluates a rule: targets say what can be clicked. */
export interface DrawingProps {
  view: BaseView & { [part: string]: Json | object };
  /** Everything printed that is in the box of this table. */
  components: Printed;
  speech: Speech;
  /** Names of the players by seat. */
  names: string[];
  /** Ids of the things that the open question's actions touch, with those actions. */
  targets: ReadonlyMap<string, ActionInfo[]>;
  /** The things touched by the action that is hovered or focused now. */
  lit: Set<string>;
  /** A thing was clicked: the table narrows the actions to those that touch it. */
  choose: (target: string, at: { x: number; y: number }) => void;
  /** Whether a click on a thing asks which of several answers is meant. */
  asking?: (target: string) => boolean;
  /** A thing was clicked that no action touches: the table says why not. Null: nobody can tell. */
  wonder: ((target: string) => void) | null;
  /** Everything can be reached by keyboard, to read it and to ask why not; else what can be chosen. */
  exploring: boolean;
  /** A thing is hovered or focused: explain it. Without a title: no longer that one. */
  explain: (target: string | null, title: string, text: string) => void;
  /** Things that others have changed since one's last move: they stand out until the next click. */
  changed?: ReadonlySet<string>;
  /** How a thing stands that lies on another, or on none; null: that is worked out for each. */
  standing?: ((target: string, on: string) => number) | null;
  /** What just happened, to be shown as motion. */
  events: EventInfo[];
  /** What would happen by the action that is hovered or focused now, if that can be told. */
  preview: Pick<EventInfo, "kind" | "args">[];
  /** The screen is on its way to the next player: nothing is to be shown that would be missed. */
  veiled?: boolean;
}

/** What can be done at a place one gets to first, told apart from the same elsewhere: both by one click. */
export const doneAt = (place: string, thing: string): string => `${place}/${thing}`;
export const isDoneAt = (target: string): boolean => target.includes("/");

/** A number about a player, as an icon of the game-icons set with words for it. */
export interface SummaryItem {
  icon: string;
  value: string;
  title: string;
  colour?: string;
  /** Says who somebody is: stands beside the name, not among the numbers. */
  beside?: boolean;
}

/**
 * What the ids in a field of the view are: of these kinds, looked through in this order. A "seat"
 * is the number of a player; "seats" are such numbers in a list or as keys.
 */
export type Kinds = Readonly<Record<string, readonly string[]>>;

/** What one thing of a game is drawn from, for the rulebook. */
export interface ThingProps {
  components: Printed;
  kind: string;
  id: string;
  name: string;
}

/** Things of one kind that the rulebook lists. */
export interface CatalogueEntry {
  /** The message that names them. */
  title: string;
  kind: string;
  ids: string[];
  /** Drawn above their words, not beside them. */
  wide?: boolean;
}

/** Signs in a row, and what they mean. */
export interface LegendEntry {
  row: Sign[];
  text: string;
}

/** What a drawing adds to the rulebook of its game. */
export interface BookDrawing {
  /** A thing by itself. */
  thing: Component<ThingProps>;
  /** All things in a box, kind by kind. */
  catalogue: (components: Printed) => CatalogueEntry[];
  /** What stands for data of a box that are no thing of the catalogue, by their path. */
  drawnAs?: (path: string) => { kind: string; id: string } | null;
  /** The signs that everything is put together from. */
  legend: (speech: Speech) => LegendEntry[];
  /** What things refer to, once in a page. */
  patterns?: Component;
  /** The thing of the catalogue that lies in a place now; null: none, or the place is no such one. */
  lies?: (area: string, place: string, view: DrawingProps["view"]) => string | null;
  /** The paragraph that tells about things that are none of the catalogue, by how their targets begin; the longest counts. */
  tells?: Readonly<Record<string, string>>;
  /** What stands on a thing of the catalogue, line by line as it is told in words. */
  lines: (components: Printed, id: string) => Sign[][];
}

/** After cards were drawn, whichever they are. */
export interface Onward {
  /** The answer that draws one more; null: there is none. */
  more: string | null;
  /** Answers that stand for things in the drawing. */
  then: FollowUp[];
}

/** All that a game adds to the client. Without one it is played through the decision bar. */
export interface Drawing {
  /** The common board. */
  board: Component<{ draw: DrawingProps }>;
  /** Open displays that belong to everybody: those with room in a narrow column, with the others. */
  markets?: Component<{ draw: DrawingProps }>;
  /** And those that need a wide one, with what is the viewer's own. */
  displays?: Component<{ draw: DrawingProps }>;
  /** What the viewer holds: always at hand, on a phone at the thumb. */
  hand: Component<{ draw: DrawingProps }>;
  /** The viewer's own board. */
  own: Component<{ draw: DrawingProps }>;
  /** One rival, compact; opens in full. */
  rival: Component<{ draw: DrawingProps; seat: number }>;
  /** What a solo rival has in play and is about to do: always in sight. */
  solo?: Component<{ draw: DrawingProps; seat: number }>;
  /** Whether anybody knows what others must not see, so that a shared screen is veiled. Else: yes. */
  secrets?: (view: DrawingProps["view"]) => boolean;
  /** Kinds of events too small for the recap. */
  quiet: ReadonlySet<string>;
  /** Kinds of events that the recap of a turn names first, where it has no room for all. */
  deeds?: readonly string[];
  /** What the log adds to one of the events, which does not tell it itself. */
  note?: (events: readonly EventInfo[], number: number, speech: Speech) => string | null;
  /** The icon that stands before a kind of event in the log. */
  icons?: Readonly<Record<string, string>>;
  /** What a kind of event sounds like. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Decisions with so many answers that the bar lists only those that can't be pointed at. */
  pointed?: ReadonlySet<string>;
  /** Of several answers that a thing stands for, the one that a click on it means; null: it asks. */
  plain?: (choices: readonly Choice[]) => Choice | null;
  /** Kinds of answers that are no choice where only one can follow, or is plainly meant: given along. */
  implied?: ReadonlySet<string>;
  /** What an action surely leads to, whichever cards it draws; null: it draws none. */
  foresee?: (action: ActionInfo, view: DrawingProps["view"]) => Onward | null;
  /** Decisions that only leave room for what can be done at any time, and the answer that goes on. */
  pauses?: Readonly<Record<string, string>>;
  /** What is to be known before an action that can't be taken back is done; null: nothing. */
  warning?: (view: DrawingProps["view"], action: ActionInfo, speech: Speech) => string | null;
  /** For the board as text. */
  kinds: Kinds;
  /** Words that only the drawing needs, as Fluent. */
  texts: Record<Language, string>;
  /** For the rulebook. */
  book?: BookDrawing;
  /** A few numbers that stand beside a player's name: money, hand size and so on. */
  summary: (view: DrawingProps["view"], seat: number, speech: Speech) => SummaryItem[];
}

const drawings: Record<string, () => Promise<Drawing>> = {
  carson_city: async () => (await import("./carson_city/index")).drawing,
  el_paso: async () => (await import("./el_paso/index")).drawing,
  great_western_trail: async () => (await import("./great_western_trail/index")).drawing,
};

export async function drawingOf(game: string): Promise<Drawing | null> {
  return (await drawings[game]?.()) ?? null;
}
