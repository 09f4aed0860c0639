"""Hiring workers from the job market (GWT-HIRE)."""

from trailboss.games.great_western_trail.state import NOWHERE, WORKER_TYPES, TrailState
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def hireable(s: TrailState, seat: int, modifier: int) -> list[Action]:
    """Workers above the token's row that can be paid and still have a space (GWT-HIRE-02, 03)."""
    c = s.c
    columns = s.size.columns
    jobs = s.jobs
    money = s.purse(seat)
    first = seat * WORKER_TYPES
    full = [count >= c.row_spaces for count in s.workers[first : first + WORKER_TYPES]]
    found: list[Action] = []
    for row in range(s.token_row):
        if c.rows[row].cost + modifier > money:
            continue
        cells = jobs[row * columns : (row + 1) * columns]
        for worker in range(WORKER_TYPES):
            if worker in cells and not full[worker]:
                found.append(s.notation.hire[row][worker])
    return found


def _named(s: TrailState, action: Action) -> tuple[int, int]:
    """Worker type and row of an answer."""
    worker, row = action.args
    return s.c.worker_types.index(str(worker)), s.c.row_index[int(row)]


class Hire(Question[TrailState]):
    """Which worker, by type and row. Frame: what the icon adds to the cost, may be declined."""

    name = "hire"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        answers = hireable(s, seat, frame[2])
        if frame[3]:
            answers.append(PASS)
        return answers

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
            return
        worker, row = _named(s, action)
        columns = s.size.columns
        s.jobs[s.jobs.index(worker, row * columns)] = NOWHERE
        cost = s.c.rows[row].cost + frame[2]
        s.money[seat] -= cost
        s.workers[seat * WORKER_TYPES + worker] += 1
        s.emit("hired", seat, action.args[0], cost)
        effect = s.c.worker_effects.get((worker, s.worker_count(seat, worker)))
        if effect is not None:
            s.agenda.append(("offered", seat, effect.index))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "hire":
            return None
        worker, row = _named(s, action)
        columns = s.size.columns
        if worker not in s.jobs[row * columns : (row + 1) * columns]:
            named = {"worker": action.args[0], "row": action.args[1]}
            return Refusal("GWT-HIRE-01", "no-such-worker", named)
        if row >= s.token_row:
            return Refusal("GWT-HIRE-02", "token-row", {"row": action.args[1]})
        if s.worker_count(seat, worker) >= s.c.row_spaces:
            return Refusal("GWT-HIRE-03", "row-full", {"worker": action.args[0]})
        cost = s.c.rows[row].cost + frame[2]
        return Refusal("GWT-HIRE-01", "not-enough-money", {"needs": cost, "has": s.purse(seat)})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"modifier": frame[2]}
