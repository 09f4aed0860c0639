"""What is said in a game of two worlds: mostly moves, now and then anything a page can send."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trailboss.kit.wire.house import Json
from trailboss.tables.live import Live

if TYPE_CHECKING:
    from trailboss.kit.wire.play import WireGame


def choose(game: WireGame, live: Live, twin: Live) -> tuple[int, Json]:
    """Who does what next."""
    dice = game.dice
    people = range(len(game.real.pages))
    seat = dice.pick(live.asked if dice.below(8) else people)
    shown = game.real.pages[seat].position
    at: Json = {"seat": seat, "ply": shown["ply"]}
    texts = [action["text"] for action in shown["actions"]]
    request = shown["rewind_request"]
    match dice.below(40):
        case 0 | 1 if shown["undo"]:
            return seat, {**at, "type": "undo"}
        case 2 | 3 if shown["redo"]:
            return seat, {**at, "type": "redo"}
        case 4:
            return seat, {"type": "say", "text": "hm"}
        case 5 if not dice.below(4):
            return seat, {"type": "ask-rewind", "seat": seat, "to": max(shown["ply"] - 3, 0)}
        case 6 | 7 | 8 if request is not None:
            agreed = not dice.below(3)
            return seat, {
                "type": "answer-rewind",
                "seat": seat,
                "agreed": agreed,
                "to": request["ply"],
            }
        case 9 if live.row.status == "playing" and not dice.below(4):
            return seat, {"type": "adjourn", "seat": seat}
        case 10 if texts:
            return seat, {**at, "type": "preview", "action": dice.pick(texts)}
        case 11:
            return seat, {**at, "type": "act", "action": any_action(game)}
    if live.row.status == "adjourned":
        return seat, {"type": "resume", "seat": seat}
    if not texts:
        return seat, {"type": "ping"}
    if dice.below(8):  # mostly what both worlds offer, so that they last
        both = {action.text for action in twin.state.actions(seat)}
        texts = [text for text in texts if text in both] or texts
    return seat, {**at, "type": "act", "action": dice.pick(texts)}


def probe(game: WireGame, shown: Json) -> Json:
    """What the viewer tries to learn something by: nothing of it changes the table."""
    dice = game.dice
    seat = shown["seat"] if shown["seat"] is not None else 0
    ply = shown["ply"] + dice.below(7) - 3
    texts = [action["text"] for action in shown["actions"]]
    asked = {"seat": seat, "ply": max(ply, -1)}
    match dice.below(20):
        case 0:
            return {"type": "sync", "ply": max(ply, -1), "seq": dice.below(shown["seq"] + 3)}
        case 1 if not dice.below(8):
            return {"type": "recall", "ply": max(ply, 0)}
        case 2 if not dice.below(8):
            return {"type": "earlier", "ply": max(ply, 0)}
        case 3:
            return {**asked, "ply": shown["ply"] + 1 + dice.below(3), "type": "undo"}
        case 4:
            return {**asked, "ply": shown["ply"] + 1 + dice.below(3), "type": "redo"}
        case 5 if not shown["undo"]:
            return {**asked, "ply": shown["ply"], "type": "undo"}
        case 6:
            rival = (seat + 1) % len(game.real.pages)
            held = rival in shown["seats"]
            return {"type": "why" if held else "preview", "seat": rival, "action": "end"}
        case 7:
            return {**asked, "type": "act", "action": any_action(game), "ply": -1}
        case 8 | 9 | 10 if texts:
            return {"type": "preview", "seat": seat, "action": dice.pick(texts)}
        case 11 | 12 if texts:
            action = dice.pick(shown["actions"])
            ahead = [one["text"] for one in action["then"]] or texts
            return {"type": "preview", "seat": seat, "action": action["text"], "then": ahead[-1]}
        case 13 | 14:
            return {"type": "why", "seat": seat, "target": any_target(game)}
        case 15:
            return {"type": "preview", "seat": seat, "action": any_action(game)}
        case 16 if not dice.below(4):
            return {"type": "nonsense"}
    return {"type": "why", "seat": seat, "action": any_action(game)}


def any_action(game: WireGame) -> str:
    return game.dice.pick(game.notations)


def any_target(game: WireGame) -> str:
    return game.dice.pick(game.targets)
