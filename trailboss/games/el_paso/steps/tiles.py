"""Objective and bonus tiles (ELP-TILE), and the draft at the start (ELP-SET-11)."""

from trailboss.games.el_paso.pieces import BONUS, OBJECTIVE, TILE_KINDS
from trailboss.games.el_paso.state import NOWHERE, PasoState
from trailboss.games.el_paso.steps.any_time import OpenQuestion
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def any_tile_left(s: PasoState, wanted: str) -> bool:
    """Whether there is a tile to gain at all (ELP-TILE-03)."""
    return any(s.tile_stack[kind] or max(s.display[kind]) >= 0 for kind in s.c.tile_kinds[wanted])


def refill(s: PasoState, kind: int, place: int) -> None:
    """A gap is filled at once, in the same place, as long as there are tiles (ELP-TILE-02)."""
    stack = s.tile_stack[kind]
    s.display[kind][place] = NOWHERE
    if stack:
        s.display[kind][place] = s.dice.take(stack)
        s.emit("tile_revealed", s.c.tile_ids[s.display[kind][place]])


def take_tile(s: PasoState, seat: int, kind: int, place: int) -> None:
    tile = s.display[kind][place]
    s.gained[seat].append(tile)
    s.emit("took_tile", seat, s.c.tile_ids[tile])
    refill(s, kind, place)


def offered_tiles(s: PasoState, wanted: str) -> list[Action]:
    """The face-up tiles of the wanted kinds."""
    say = s.notation.take
    return [
        say[tile]
        for kind in s.c.tile_kinds[wanted]
        for tile in dict.fromkeys(s.display[kind])
        if tile >= 0
    ]


def take_offered(s: PasoState, seat: int, action: Action) -> None:
    tile = s.c.tile_index[str(action.args[0])]
    kind = OBJECTIVE if tile < s.c.first_bonus else BONUS
    take_tile(s, seat, kind, s.display[kind].index(tile))


def _explain_tile(s: PasoState, wanted: str, action: Action) -> Refusal | None:
    if action.kind == "take":
        tile = s.c.tile_index[str(action.args[0])]
        kind = OBJECTIVE if tile < s.c.first_bonus else BONUS
        if kind not in s.c.tile_kinds[wanted]:
            return Refusal("ELP-TILE-01", "other-kind-of-tile")
        return Refusal("ELP-TILE-01", "not-on-display", {"tile": action.args[0]})
    if action.kind == "blind":
        if TILE_KINDS.index(str(action.args[0])) not in s.c.tile_kinds[wanted]:
            return Refusal("ELP-TILE-01", "other-kind-of-tile")
        return Refusal("ELP-TILE-03", "tile-stack-empty", {"kind": action.args[0]})
    return None


class GainTile(OpenQuestion):
    """A face-up tile, or the top one of the stack unseen (ELP-TILE-01).

    Frame: which kind, whether it is the reward of a post.
    """

    name = "tile"

    def is_open(self, frame: Frame) -> bool:
        return bool(frame[3])

    def forced(self, s: PasoState, frame: Frame) -> bool:
        return True

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        answers = offered_tiles(s, frame[2])
        for kind in s.c.tile_kinds[frame[2]]:
            if s.tile_stack[kind]:
                answers.append(s.notation.blind[kind])
        return answers

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action.kind == "take":
            take_offered(s, seat, action)
            return
        tile = s.dice.take(s.tile_stack[TILE_KINDS.index(str(action.args[0]))])
        s.gained[seat].append(tile)
        s.emit("drew_tile", seat, s.c.tile_ids[tile])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return _explain_tile(s, frame[2], action)

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"kind": frame[2]}


class Draft(Question[PasoState]):
    """At the start everybody takes one face-up objective (ELP-SET-11)."""

    name = "draft"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return offered_tiles(s, "objective")

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        take_offered(s, seat, action)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "blind":
            return Refusal("ELP-SET-11", "no-blind-draft")
        refusal = _explain_tile(s, "objective", action)
        return None if refusal is None else refusal._replace(rule="ELP-SET-11")
