"""Kansas City: foresight, income, leaving (GWT-FOR, INC, KCE)."""

from trailboss.games.great_western_trail.cards import breeding_value, discard_hand, reveal_hand
from trailboss.games.great_western_trail.state import FIRST_TILE, NOWHERE, TrailState
from trailboss.games.great_western_trail.steps.cattle import refill
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


class KansasCity(Automatic[TrailState]):
    """The five subphases, in order and without interruption (GWT-LOC-04, GWT-OBJ-05)."""

    name = "kansas_city"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        s.emit("reached_kansas_city", seat)
        s.agenda.append(("leave_kansas_city", seat))
        s.agenda.append(("reveal_hand", seat))
        for column in range(len(s.bags) - 1, -1, -1):
            s.agenda.append(("foresight_column", seat, column))


def column_tiles(s: TrailState, column: int) -> list[int]:
    """The tiles of a foresight column that may be chosen (GWT-FOR-01, GWT-END-02, GWT-END-04)."""
    spaces = s.c.foresight_spaces
    found: list[int] = []
    for tile in s.foresight[column * spaces : (column + 1) * spaces]:
        if tile == NOWHERE or tile in found:
            continue
        if s.ending == NOWHERE or s.c.tiles[tile].worker < 0:
            found.append(tile)
    return found


class ForesightColumn(Automatic[TrailState]):
    """A column without a tile to choose is skipped (GWT-FOR-02)."""

    name = "foresight_column"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, column = frame
        if column_tiles(s, column):
            s.agenda.append(("foresight", seat, column))
        else:
            s.emit("skipped_foresight", seat, column + 1)


class Foresight(Question[TrailState]):
    """Which tile of the column enters the game. Frame: the column, from 0."""

    name = "foresight"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.foresight[frame[2]]
        return [say[tile] for tile in column_tiles(s, frame[2])]

    def forced(self, s: TrailState, frame: Frame) -> bool:
        """A worker may turn over cattle cards: that is for the player to set off."""
        tile = column_tiles(s, frame[2])[0]
        return s.c.tiles[tile].worker < 0 or not _fills_refill_row(s)

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        tile = s.c.tile_index[str(action.args[1])]
        column = frame[2]
        s.foresight[s.foresight.index(tile, column * s.c.foresight_spaces)] = NOWHERE
        s.emit("chose_foresight", seat, action.args[1])
        place_tile(s, seat, tile)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "foresight":
            return None
        if s.ending != NOWHERE and str(action.args[1]) in s.c.worker_types:
            return Refusal("GWT-END-04", "no-more-workers")
        return Refusal("GWT-FOR-01", "not-in-column", {"column": frame[2] + 1})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"column": frame[2] + 1}


def _fills_refill_row(s: TrailState) -> bool:
    columns = s.size.columns
    row = s.jobs[s.token_row * columns : (s.token_row + 1) * columns]
    return s.c.rows[s.token_row].refill and row.count(NOWHERE) == 1


def place_tile(s: TrailState, seat: int, tile: int) -> None:
    kind = s.c.tiles[tile]
    if kind.worker >= 0:
        place_worker(s, seat, kind.worker)
        return
    node = free_space(s, tile)
    if node == NOWHERE:
        s.emit("tile_left_game", kind.id)
    else:
        s.put(node, FIRST_TILE + tile)
        s.emit("tile_placed", kind.id, s.c.nodes[node].id)


def free_space(s: TrailState, tile: int) -> int:
    """The lowest-numbered free space for a hazard or outlaw (GWT-FOR-03, GWT-FOR-04)."""
    kind = s.c.tiles[tile]
    nodes = s.c.hazard_nodes[kind.hazard] if kind.hazard else s.c.outlaw_nodes
    return next((node for node in nodes if not s.tiles[node]), NOWHERE)


def place_worker(s: TrailState, seat: int, worker: int) -> None:
    """Into the token's row; the last cell moves the token on (GWT-FOR-05 to 07, GWT-FOR-10)."""
    columns = s.size.columns
    row = s.token_row
    cell = s.jobs.index(NOWHERE, row * columns)
    s.jobs[cell] = worker
    s.emit("worker_arrived", s.c.worker_types[worker], s.c.rows[row].number)
    if cell % columns < columns - 1:
        return
    s.token_row += 1
    if not s.c.rows[row].end:
        s.emit("token_moved", s.c.rows[s.token_row].number)
    if s.c.rows[row].refill:
        refill(s, s.market_size())
    if s.c.rows[row].end:
        s.ending = seat
        s.token_holder = seat
        s.emit("end_triggered", seat)


class RevealHand(Automatic[TrailState]):
    """Start of subphase 4 (GWT-INC-01)."""

    name = "reveal_hand"

    def run(self, s: TrailState, frame: Frame) -> None:
        reveal_hand(s, frame[1])
        s.agenda.append(("income", frame[1]))


class Income(Question[TrailState]):
    """How many temporary certificates to spend before the income is taken (GWT-INC-04, 06)."""

    name = "income"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        marker = s.marker[seat]
        return [
            s.notation.spend[marker - position]
            for position in reversed(s.c.marker_positions)
            if position <= marker
        ]

    def forced(self, s: TrailState, frame: Frame) -> bool:
        """A token can still change the revealed hand now (GWT-INC-09)."""
        return not s.interruptions(frame[1])

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        spent = int(action.args[0])
        if spent:
            s.marker[seat] -= spent
            s.emit("spent_certificates", seat, spent)
        total = breeding_value(s, seat) + s.permanent_certificates(seat) + spent
        s.emit("income", seat, total)
        s.money[seat] += total
        s.agenda.append(("delivery", seat, total, False))
        s.agenda.append(("clear_hand", seat))
        s.hooks.after_income(s, seat)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "spend":
            return None
        return Refusal("GWT-CERT-05", "no-such-certificates", {"has": s.marker[seat]})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        seat: int = frame[1]
        return {"total": breeding_value(s, seat) + s.permanent_certificates(seat)}


class ClearHand(Automatic[TrailState]):
    """All hand cards are discarded before the delivery (GWT-INC-08)."""

    name = "clear_hand"

    def run(self, s: TrailState, frame: Frame) -> None:
        discard_hand(s, frame[1])


class LeaveKansasCity(Automatic[TrailState]):
    """The herder goes to the start, the foresight spaces are refilled (GWT-KCE-01, GWT-KCE-02)."""

    name = "leave_kansas_city"

    def run(self, s: TrailState, frame: Frame) -> None:
        s.herder[frame[1]] = s.c.start
        fill_foresight(s)


def fill_foresight(s: TrailState) -> None:
    for space, tile in enumerate(s.foresight):
        column = space // s.c.foresight_spaces
        if tile == NOWHERE and s.bags[column]:
            new = s.dice.take(s.bags[column])
            s.foresight[space] = new
            s.emit("foresight_filled", column + 1, s.c.tiles[new].id)
