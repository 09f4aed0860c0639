"""Moving the engine (GWT-ENG, GWT-BACK, GWT-T39)."""

from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps.station import can_upgrade
from trailboss.games.western.purse import gain_money
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


def spaces_back(s: TrailState, seat: int, distance: int) -> tuple[int, ...]:
    """Where the engine can end up exactly so many spaces back (GWT-BACK-01, GWT-BACK-02)."""
    space = s.engine[seat]
    return s.railroad.back_exactly(space, distance, s.other_engines(seat)) if space else ()


def move_engine(s: TrailState, seat: int, space: int) -> None:
    before = s.engine[seat]
    s.engine[seat] = space
    s.emit("moved_engine", seat, s.c.spaces[before], s.c.spaces[space])


def _move_and_stop(s: TrailState, seat: int, space: int) -> None:
    move_engine(s, seat, space)
    s.agenda.append(("engine_stopped", seat, space))


def space_of(s: TrailState, action: Action) -> int:
    return s.c.space_index[str(action.args[0])]


class Engine(Question[TrailState]):
    """Forward: where to stop. Frame: spaces at most, whether it may stay where it is."""

    name = "engine"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation
        reach = s.railroad.forward(s.engine[seat], frame[2], s.other_engines(seat))
        answers = [say.engine[space] for space in reach]
        if frame[3]:
            answers.append(say.stay)
        return answers

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action.kind == "engine":
            _move_and_stop(s, seat, space_of(s, action))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "stay":
            return Refusal("GWT-ENG-01", "engine-must-move")
        if action.kind != "engine":
            return None
        space = space_of(s, action)
        if space <= s.engine[seat]:
            return Refusal("GWT-ENG-01", "engine-forward-only")
        return _occupied(s, seat, space) or Refusal(
            "GWT-ENG-01", "engine-too-far", {"most": frame[2]}
        )

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"most": frame[2]}


class EngineBack(Question[TrailState]):
    """Backward as a requirement: exactly so many spaces. Frame: the distance."""

    name = "engine_back"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.engine[space] for space in spaces_back(s, seat, frame[2])]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _move_and_stop(s, seat, space_of(s, action))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "engine":
            return None
        return _occupied(s, seat, space_of(s, action)) or Refusal(
            "GWT-BACK-01", "engine-back-exactly", {"distance": frame[2]}
        )

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"distance": frame[2]}


class Terminal(Question[TrailState]):
    """From the last space back to any free space, for 3 dollars (GWT-T39-02)."""

    name = "terminal"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        spaces = s.railroad.back_anywhere(s.engine[seat], s.other_engines(seat))
        return [s.notation.engine[space] for space in spaces]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _move_and_stop(s, seat, space_of(s, action))
        gain_money(s, seat, s.c.terminal_money)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_back(s, seat, action, "GWT-T39-02")


class EngineStopped(Automatic[TrailState]):
    """The chance to upgrade where the engine stopped; from the last space it goes back.

    Frame: where it stopped. A chance kept for later lapses when the engine has gone on.
    """

    name = "engine_stopped"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, space = frame
        if s.engine[seat] != space:
            return
        if space == s.c.terminal:
            s.agenda.append(("terminal", seat))
        station = s.c.station_at[space]
        if station >= 0 and can_upgrade(s, seat, station):
            s.agenda.append(("upgrade", seat, station))


def explain_back(s: TrailState, seat: int, action: Action, rule: str) -> Refusal | None:
    if action.kind != "engine":
        return None
    return _occupied(s, seat, space_of(s, action)) or Refusal(rule, "engine-must-go-back")


def _occupied(s: TrailState, seat: int, space: int) -> Refusal | None:
    if space and s.other_engines(seat) >> space & 1:
        return Refusal("GWT-ENG-03", "space-occupied", {"space": s.c.spaces[space]})
    return None
