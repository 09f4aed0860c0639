import type { Drawing } from "../drawing";
import { wonByTie } from "./beats";
import Board from "./Board.svelte";
import { TELLS, catalogue, legend, linesOf } from "./catalogue";
import Hand from "./Hand.svelte";
import Personas from "./Personas.svelte";
import { hasSecrets, type TownView } from "./model";
import Own from "./Own.svelte";
import "./palette.css";
import Rival from "./Rival.svelte";
import { summary } from "./summary";
import { kinds } from "./kinds";
import Thing from "./Thing.svelte";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import uk from "./text/uk.ftl?raw";

export const drawing: Drawing = {
  board: Board,
  displays: Personas,
  hand: Hand,
  own: Own,
  rival: Rival,
  kinds,
  texts: { en, pl, uk },
  book: {
    thing: Thing,
    catalogue,
    legend,
    lines: linesOf,
    tells: TELLS,
    drawnAs: (path) => (path === "river/board/river" ? { kind: "board", id: "river" } : null),
    lies: (area, place, view) => (area === "parcel" && (view as unknown as TownView).town[place]?.content) || null,
  },
  secrets: (view) => hasSecrets(view as unknown as TownView),
  quiet: new Set(["paid", "resolving", "row_slid", "tile_drawn", "placement_began", "new_cowboys"]),
  deeds: ["built", "bought_parcel", "won_duel", "took_persona", "placed", "staked", "attacked", "passed", "robbed"],
  pointed: new Set([
    "start_parcel",
    "persona",
    "settle",
    "place",
    "together",
    "orders",
    "site",
    "house",
    "lay_road",
    "last_roads",
  ]),
  warning: (view, { kind }, speech) => {
    const { decision } = view as unknown as TownView;
    const left = Number(decision?.args["cowboys"] ?? 0);
    if (decision?.kind !== "place" || kind !== "pass" || !left) return null;
    return speech.message("pass-with-cowboys", { cowboys: left });
  },
  note: (events, number, speech) => (wonByTie(events, number) ? speech.message("town-tie") : null),
  sounds: {
    duel_for_space: "dice",
    duel_for_parcel: "dice",
    built: "hammer",
    house_built: "hammer",
    road_laid: "hammer",
    income: "coin",
    robbed: "coin",
    placed: "hooves",
    staked: "hooves",
  },
  summary: (view, seat, speech) => {
    const player = (view as unknown as TownView).players[seat];
    return player ? summary(player, speech) : [];
  },
};
