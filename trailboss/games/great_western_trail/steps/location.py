"""Phase B: using the location the herder stands on (GWT-LOC, GWT-ACT, GWT-RISK, GWT-PB-6b)."""

from typing import Final

from trailboss.games.great_western_trail.effects import could_discard, perform, possible
from trailboss.games.great_western_trail.notation import USE_COPIED_RISK, USE_RISK
from trailboss.games.great_western_trail.pieces import Effect
from trailboss.games.great_western_trail.state import (
    EMPTY,
    FIRST_PRIVATE,
    FIRST_TILE,
    NOWHERE,
    TrailState,
)
from trailboss.games.great_western_trail.steps.ahead import explain_ahead
from trailboss.games.great_western_trail.steps.auxiliary import (
    explain_auxiliary,
    perform_single,
    singles,
)
from trailboss.games.great_western_trail.steps.ride import (
    nothing_to_play,
    play_objective,
    playable,
)
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question

NOTHING: Final = 0
LOCAL: Final = 1
AUXILIARY: Final = 2
"""What a visit was used for so far: local actions and the auxiliary action exclude each other."""

_SLOTS: Final = 8
_FIRST_RISK: Final = 100
"""A local action is remembered as (tile identity or risk space) * slots + slot: in one turn each
action of an identity may be used once, whichever tile or copy it comes from (GWT-PB-6b-3)."""


class Arrive(Automatic[TrailState]):
    """Start of phase B. The tile is fixed for the visit, whatever replaces it (GWT-LOC-06)."""

    name = "arrive"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        node = s.herder[seat]
        if node == s.c.kansas_city:
            s.agenda.append(("kansas_city", seat))
        else:
            s.agenda.append(("location", seat, node, s.tiles[node], NOTHING, EMPTY, NOWHERE))


class Location(Question[TrailState]):
    """The menu of phase B. Frame: node, its tile, what was used, copied tile and its node."""

    name = "location"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        used: int = frame[4]
        say = s.notation
        answers: list[Action] = []
        if used != AUXILIARY:
            for id, effect, key in local_actions(s, frame, seat):
                if key not in s.spent and possible(s, seat, effect):
                    if effect.verb == "copy":
                        answers += copies(s, frame)
                    else:
                        answers.append(say.use[id])
        if used == NOTHING:
            answers += singles(s, seat)
        answers += playable(s, seat)
        answers.append(say.end)
        return answers

    def forced(self, s: TrailState, frame: Frame) -> bool:
        """Only if everybody knows that nothing else can be done here, and no card is drawn in
        phase C: that is for the player to set off (GWT-DEC-05)."""
        seat: int = frame[1]
        if len(s.hand[seat]) < s.hand_limit(seat) or not nothing_to_play(s, seat):
            return False
        return frame[4] == AUXILIARY or not any(
            effect.discard and key not in s.spent and could_discard(s, seat, effect)
            for _, effect, key in local_actions(s, frame, seat)
        )

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        _, _, node, tile, used, copied, copied_node = frame
        if action.kind == "use":
            effect, key = next(
                (e, k) for id, e, k in local_actions(s, frame, seat) if id == action.args[0]
            )
            s.spent.append(key)
            s.agenda[-1] = ("location", seat, node, tile, LOCAL, copied, copied_node)
            s.emit("used_location", seat, action.args[0])
            perform(s, seat, effect)
        elif action.kind == "aux":
            s.agenda[-1] = ("location", seat, node, tile, AUXILIARY, copied, copied_node)
            perform_single(s, seat, action)
        elif action.kind == "play":
            play_objective(s, seat, action)
        elif action.kind == "copy":
            other = s.c.node_index[str(action.args[0])]
            s.agenda[-1] = ("location", seat, node, tile, used, s.tiles[other], other)
            s.emit("copied", seat, s.building(s.tiles[other]).id, action.args[0])
        else:
            s.agenda.pop()

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "use":
            return _explain_use(s, frame, seat, str(action.args[0]))
        if action.kind == "copy":
            return _explain_copy(s, frame, seat, str(action.args[0]))
        if action.kind == "aux" and frame[4] == LOCAL:
            return Refusal("GWT-LOC-02", "local-action-used")
        if action.kind == "aux" and frame[4] == AUXILIARY:
            rule = "GWT-LOC-01" if _is_own_or_neutral(s, seat, frame[3]) else "GWT-LOC-03"
            return Refusal(rule, "auxiliary-used")
        if action.kind == "aux-double":
            return Refusal("GWT-AUX-04", "single-only")
        if action.kind == "play":
            return Refusal("GWT-OBJ-03", "not-in-hand", {"card": action.args[0]})
        return explain_auxiliary(s, seat, action) or _explain_ahead(s, frame, seat, action)

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, str]:
        return {"node": s.c.nodes[frame[2]].id}


def _is_own_or_neutral(s: TrailState, seat: int, tile: int) -> bool:
    if tile >= FIRST_TILE:
        return False
    return tile < FIRST_PRIVATE or s.owner_and_number(tile)[0] == seat


def local_actions(s: TrailState, frame: Frame, seat: int) -> list[tuple[str, Effect, int]]:
    """Id, effect and key of each local action of the visit, used or not, risk actions included."""
    node: int = frame[2]
    tile: int = frame[3]
    copied: int = frame[5]
    copied_node: int = frame[6]
    if not _is_own_or_neutral(s, seat, tile):
        return []
    found = _actions_of(s, tile, node, USE_RISK)
    if copied:
        found += _actions_of(s, copied, copied_node, USE_COPIED_RISK)
    return found


def _actions_of(s: TrailState, tile: int, node: int, risk_id: str) -> list[tuple[str, Effect, int]]:
    identity = s.identity(tile)
    found = [
        (effect.id, effect, identity * _SLOTS + effect.slot) for effect in s.building(tile).local
    ]
    risk = s.c.nodes[node].risk
    if risk is not None:
        found.append((risk_id, risk, (_FIRST_RISK + node) * _SLOTS))
    return found


def copies(s: TrailState, frame: Frame) -> list[Action]:
    """The building tiles directly before and behind 6b; one may be copied (GWT-PB-6b)."""
    _, _, node, tile, _, copied, _ = frame
    if copied:
        return []
    own_identity = s.building(tile).id
    return [
        s.notation.copy[other]
        for other in s.c.neighbours[node]
        if EMPTY < s.tiles[other] < FIRST_TILE and s.building(s.tiles[other]).id != own_identity
    ]


def _explain_use(s: TrailState, frame: Frame, seat: int, id: str) -> Refusal:
    tile = frame[3]
    if not _is_own_or_neutral(s, seat, tile):
        rule = "GWT-RISK-02" if id == USE_RISK else "GWT-LOC-03"
        return Refusal(rule, "not-your-location")
    for known, effect, key in local_actions(s, frame, seat):
        if known == id:
            if frame[4] == AUXILIARY:
                return Refusal("GWT-LOC-02", "auxiliary-used")
            if key in s.spent:
                if frame[4] == NOTHING:
                    return Refusal("GWT-PB-6b-3", "action-used")
                either = any(
                    k == key and other != id for other, _, k in local_actions(s, frame, seat)
                )
                return Refusal("GWT-ACT-03" if either else "GWT-ACT-01", "action-used")
            return s.hooks.lacking(s, seat, effect)
    return Refusal("GWT-LOC-01", "no-such-local-action", {"local": id})


def _explain_ahead(s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    """An answer to a question that a local action would put: not before it is chosen."""
    visit = local_actions(s, frame, seat)
    offered = [(effect, key in s.spent) for _, effect, key in visit]
    refusal = explain_ahead(s, seat, action, offered)
    if refusal is None:
        return None
    if not _is_own_or_neutral(s, seat, frame[3]):
        return Refusal("GWT-LOC-03", "not-your-location")
    return Refusal("GWT-LOC-02", "auxiliary-used") if frame[4] == AUXILIARY else refusal


def _explain_copy(s: TrailState, frame: Frame, seat: int, id: str) -> Refusal:
    _, _, node, tile, used, copied, _ = frame
    if not _is_own_or_neutral(s, seat, tile):
        return Refusal("GWT-LOC-03", "not-your-location")
    if all(effect.verb != "copy" for effect in s.building(tile).local):
        return Refusal("GWT-LOC-01", "no-such-local-action", {"local": "copy"})
    if used == AUXILIARY:
        return Refusal("GWT-LOC-02", "auxiliary-used")
    if copied:
        return Refusal("GWT-PB-6b-1", "action-used")
    other = s.c.node_index[id]
    if other in s.c.neighbours[node] and EMPTY < s.tiles[other] < FIRST_TILE:
        return Refusal("GWT-PB-6b-4", "action-used")
    return Refusal("GWT-PB-6b", "not-adjacent", {"node": id})
