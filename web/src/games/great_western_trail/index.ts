import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Markets from "./Markets.svelte";
import type { TrailView } from "./model";
import Own from "./Own.svelte";
import Rival from "./Rival.svelte";
import "../shared/palette.css";
import "./palette.css";
import { brief } from "./summary";
import Sam from "./Sam.svelte";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import uk from "./text/uk.ftl?raw";

export const drawing: Drawing = {
  board: Board,
  markets: Markets,
  hand: Hand,
  own: Own,
  rival: Rival,
  solo: Sam,
  texts: { en, pl, uk },
  quiet: new Set([
    "turn_began",
    "paid",
    "drew",
    "worker_arrived",
    "tile_placed",
    "token_moved",
    "foresight_filled",
    "objective_revealed",
  ]),
  summary: (view, seat, speech) => {
    const player = (view as unknown as TrailView).players[seat];
    if ((view as unknown as TrailView).sam?.seat === seat) return [];
    return player ? brief(player, speech) : [];
  },
};
