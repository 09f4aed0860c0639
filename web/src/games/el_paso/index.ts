import type { Drawing } from "../drawing";
import "../shared/palette.css";
import { goingAway } from "../shared/away";
import Coats from "../shared/Coats.svelte";
import Board from "./Board.svelte";
import { TELLS, catalogue, legend, linesOf } from "./catalogue";
import Displays from "./Displays.svelte";
import Hand from "./Hand.svelte";
import Markets from "./Markets.svelte";
import { isSue, type PasoView } from "./model";
import Own from "./Own.svelte";
import "./palette.css";
import { plain } from "./plain";
import Rival from "./Rival.svelte";
import { brief } from "./summary";
import { kinds } from "./kinds";
import Thing from "./Thing.svelte";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import uk from "./text/uk.ftl?raw";

export const drawing: Drawing = {
  board: Board,
  displays: Displays,
  markets: Markets,
  hand: Hand,
  own: Own,
  rival: Rival,
  plain,
  implied: new Set(["discard"]),
  foresee: (action, view) => {
    const { players, seat } = view as unknown as PasoView;
    const me = players[seat ?? 0];
    const exchanges = action.kind === "exchange" || action.text === "aux exchange";
    return exchanges && me && !isSue(me) ? { more: null, then: goingAway(me.hand ?? []) } : null;
  },
  pauses: { window: "continue" },
  kinds,
  texts: { en, pl, uk },
  book: {
    thing: Thing,
    catalogue,
    legend,
    lines: linesOf,
    tells: TELLS,
    patterns: Coats,
    lies: (area, place, view) => (area === "space" && (view as unknown as PasoView).trail[place]?.building) || null,
  },
  quiet: new Set(["turn_began", "paid", "drew", "tile_revealed", "used_slot", "used_auxiliary", "revealed_hand", "sue_reshuffled"]),
  deeds: ["delivered", "sue_delivered", "built", "replaced_building", "hired", "bought", "took_tile", "used_train", "rode"],
  sounds: {
    rode: "hooves",
    built: "hammer",
    replaced_building: "hammer",
    used_train: "whistle",
    delivered: "whistle",
    gained_money: "coin",
    drew: "card",
    discarded: "card",
    bought: "card",
  },
  summary: (view, seat, speech) => {
    const player = (view as unknown as PasoView).players[seat];
    return player ? brief(player, speech) : [];
  },
};
