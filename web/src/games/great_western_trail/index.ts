import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import { TELLS, catalogue, legend, linesOf } from "./catalogue";
import Hand from "./Hand.svelte";
import Markets from "./Markets.svelte";
import type { TrailView } from "./model";
import Own from "./Own.svelte";
import { plain } from "./plain";
import Rival from "./Rival.svelte";
import "../shared/palette.css";
import "./palette.css";
import { goingAway } from "../shared/away";
import Coats from "../shared/Coats.svelte";
import { brief } from "./summary";
import Sam from "./Sam.svelte";
import { kinds } from "./kinds";
import Thing from "./Thing.svelte";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import uk from "./text/uk.ftl?raw";

/** What draws cards, for which as many go away. */
const ONE_CARD = "aux draw";
const DRAWING = new Set(["exchange", ONE_CARD, "aux-double draw", "draw"]);

export const drawing: Drawing = {
  board: Board,
  markets: Markets,
  hand: Hand,
  own: Own,
  rival: Rival,
  solo: Sam,
  kinds,
  texts: { en, pl, uk },
  book: {
    thing: Thing,
    catalogue,
    legend,
    lines: linesOf,
    tells: TELLS,
    patterns: Coats,
    lies: (area, place, view) => {
      const lying = area === "space" ? (view as unknown as TrailView).trail[place] : undefined;
      return lying?.building ?? lying?.tile ?? null;
    },
  },
  plain,
  implied: new Set(["discard", "discard-pair", "certificates"]),
  foresee: (action, view) => {
    const { players, seat } = view as unknown as TrailView;
    if (!DRAWING.has(action.text)) return null;
    return { more: action.text === ONE_CARD ? null : "draw", then: goingAway(players[seat ?? 0]?.hand ?? []) };
  },
  quiet: new Set([
    "turn_began",
    "used_location",
    "used_auxiliary",
    "reached_kansas_city",
    "revealed_hand",
    "paid",
    "drew",
    "worker_arrived",
    "tile_placed",
    "token_moved",
    "foresight_filled",
    "objective_revealed",
  ]),
  deeds: ["delivered", "built", "replaced_building", "hired", "sam_hired", "bought", "placed_branch", "upgraded", "moved_engine", "took_objective", "cleared_hazard", "took_outlaw", "rode"],
  icons: {
    placed_herder: "western-hat",
    rode: "horseshoe",
    paid_fee: "hand",
    paid_fee_to_bank: "hand",
    gained_money: "two-coins",
    paid: "two-coins",
    income: "two-coins",
    paid_transport: "two-coins",
    gained_token: "card-exchange",
    used_token: "card-exchange",
    drew: "card-draw",
    drew_cards: "card-draw",
    reshuffled: "stack",
    discarded: "card-pick",
    removed_card: "trash-can",
    gained_certificates: "diploma",
    spent_certificates: "diploma",
    used_auxiliary: "gears",
    doubled_auxiliary: "gears",
    hired: "three-friends",
    bought: "cow",
    raised: "cow",
    built: "house",
    replaced_building: "house",
    cleared_hazard: "hazard-sign",
    took_outlaw: "bandit",
    took_objective: "tied-scroll",
    played_objective: "tied-scroll",
    moved_engine: "steam-locomotive",
    upgraded: "railway",
    reached_kansas_city: "finish-line",
    delivered: "modern-city",
    game_over: "round-star",
  },
  sounds: {
    rode: "hooves",
    built: "hammer",
    replaced_building: "hammer",
    moved_engine: "whistle",
    delivered: "whistle",
    upgraded: "whistle",
    gained_money: "coin",
    income: "coin",
    drew: "card",
    discarded: "card",
    bought: "card",
  },
  summary: (view, seat, speech) => {
    const player = (view as unknown as TrailView).players[seat];
    if ((view as unknown as TrailView).sam?.seat === seat) return [];
    return player ? brief(player, speech) : [];
  },
};
