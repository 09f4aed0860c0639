"""The invariants (ELP-INV): each is broken once by hand, and whole games keep them all."""

from collections.abc import Callable
from functools import cache

import pytest

from trailboss.games.el_paso.cards import breeding_value
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.play import Play
from trailboss.games.el_paso.position import Table
from trailboss.games.el_paso.state import FIRST_REGULAR, NOBODY, NOWHERE
from trailboss.kit.player import RandomPlayer


def dealt() -> Play:
    table = Table(2, dealt=True)
    return table.do(table.offers()[0]).do(table.offers()[0]).state


BREAKS: dict[str, Callable[[Play], object]] = {
    "ELP-INV-01": lambda s: s.pile[0].append(s.c.simmental),
    "ELP-INV-02": lambda s: s.area.__setitem__(0, 5),
    "ELP-INV-03": lambda s: s.hand[0].append(s.c.first_worker),
    "ELP-INV-04": lambda s: s.hand[1].append(s.stack[1].pop()),
    "ELP-INV-05": lambda s: s.money.__setitem__(0, -1),
    "ELP-INV-06": lambda s: s.post_discs.__setitem__(0, 1),
    "ELP-INV-07": lambda s: s.post_discs.__setitem__(1, 2),
    "ELP-INV-08": lambda s: s.post_discs.__setitem__(0, 1),
    "ELP-INV-10": lambda s: s.buildings.__setitem__(0, 3),
    "ELP-INV-11": lambda s: [s.tiles.__setitem__(plot, FIRST_REGULAR) for plot in s.c.plots],
    "ELP-INV-12": lambda s: s.rancher.__setitem__(0, s.c.plots[0]),
    "ELP-INV-13": lambda s: s.arrivals.__setitem__(0, 1),
    "ELP-INV-14": lambda s: s.removed.__setitem__(0, (0,) * 6),
    "ELP-INV-15": lambda s: s.display[0].__setitem__(0, NOWHERE),
}


@pytest.mark.rules(
    "ELP-INV-01",
    "ELP-INV-02",
    "ELP-INV-03",
    "ELP-INV-04",
    "ELP-INV-05",
    "ELP-INV-06",
    "ELP-INV-07",
    "ELP-INV-08",
    "ELP-INV-10",
    "ELP-INV-11",
    "ELP-INV-12",
    "ELP-INV-13",
    "ELP-INV-14",
    "ELP-INV-15",
)
@pytest.mark.parametrize("rule", BREAKS)
def test_a_broken_invariant_is_noticed(rule: str) -> None:
    state = dealt()
    assert state.broken_invariants() == []
    BREAKS[rule](state)
    assert rule in {wrong.split(":")[0] for wrong in state.broken_invariants()}


@pytest.mark.rules("ELP-INV-09")
@pytest.mark.parametrize("disc", ["hand", "step", "permanent"])
def test_an_ability_is_unlocked_exactly_when_its_disc_is_gone(disc: str) -> None:
    def abilities(table: Table) -> tuple[int, int, int]:
        s = table.state
        return s.hand_limit(0), s.step_limit(0), s.permanent_certificates(0)

    names = ("hand", "step", "permanent")
    before, after = abilities(Table()), abilities(Table().cleared(0, disc))
    assert before == (4, 3, 0)
    raised = [name for name, b, a in zip(names, before, after, strict=True) if a == b + 1]
    assert raised == [disc]


class Watched:
    """A random game, watched from the first question to the last."""

    def __init__(self, seats: int, **options: object) -> None:
        state = GAME.start(seats, 7, options)
        self.state = s = state
        self.broken: list[str] = []
        self.turns = [0] * seats
        self.after_the_end: list[int] = []
        self.longest_turn = 0
        self.worker_points_lost: list[str] = []
        player = RandomPlayer(f"watched {seats} {options}".encode())
        since = 0
        while not s.is_over and not self.broken:
            seat, action = player.choose(s)
            points = self._worker_points(seat)
            events = s.apply(action, seat)
            self.broken += s.broken_invariants()
            if self._worker_points(seat) < points:
                self.worker_points_lost.append(str(action))
            told = [(event.kind, event.args[0]) for event in events if event.args]
            began = [seat for kind, seat in told if kind == "turn_began"]
            since = 0 if began else since + 1
            self.longest_turn = max(self.longest_turn, since)
            for turn in began:
                self.turns[turn] += 1
            if ("end_triggered", s.ending) in told:  # whole turns may ask nothing
                began = [
                    seat
                    for kind, seat in told[told.index(("end_triggered", s.ending)) :]
                    if kind == "turn_began"
                ]
            if s.ending != NOBODY:
                self.after_the_end += began

    def _worker_points(self, seat: int) -> int:
        return int(self.state.standings()[seat]["categories"]["workers"])


@cache
def watched(seats: int, solo: bool = False) -> Watched:
    options = {"solo": "sue", "b_cards": 2} if solo else {"building_sides": "random"}
    return Watched(seats, **options)


TABLES = [(2, False), (3, False), (4, False), (2, True)]


@pytest.mark.rules(
    "ELP-INV-01", "ELP-INV-02", "ELP-INV-04", "ELP-INV-12", "ELP-INV-13", "ELP-INV-20"
)
@pytest.mark.parametrize(("seats", "solo"), TABLES)
def test_whole_games_keep_the_invariants(seats: int, solo: bool) -> None:
    game = watched(seats, solo)
    assert game.broken == []
    assert game.state.is_over
    for sheet in game.state.standings():
        assert sheet["total"] == sum(sheet["categories"].values())


@pytest.mark.rules("ELP-INV-16")
def test_the_reach_depends_on_tiles_start_limit_and_cowboys_only() -> None:
    def reach(table: Table) -> list[str]:
        table.area(0, cowboys=1, engineers=1)
        return table.building(1, "1a", "plot-c-d").riding(0, "space-c").offers("ride")

    plain = reach(Table(4))
    assert plain
    assert reach(Table(4).money(0, 99).at(1, "space-d").at(2, "plot-c-d")) == plain
    mine = Table(4).area(0, cowboys=1, engineers=1).building(0, "6a", "plot-c-d")
    assert mine.riding(0, "space-c").offers("ride") == plain
    for node in (*Table().c.neutral_nodes, Table().c.el_paso):
        table = Table()
        assert table.state.box.road.reach(node, table.state.occupied)


@pytest.mark.rules("ELP-INV-17")
@pytest.mark.parametrize(("seats", "solo"), TABLES)
def test_workers_discarded_keep_their_points(seats: int, solo: bool) -> None:
    assert watched(seats, solo).worker_points_lost == []


@pytest.mark.rules("ELP-INV-17")
def test_one_more_card_never_lowers_the_value_of_a_hand() -> None:
    for tiles in ((), ("breed-again",), ("breed-again", "breed-again")):
        table = Table().gained(0, *tiles)
        for cards in (["criollo"], ["galloway", "galloway"], ["hereford", "criollo", "criollo"]):
            table.hand(0, *cards)
            before = breeding_value(table.state, 0)
            for card in table.c.cattle_ids:
                table.hand(0, *cards, card)
                assert breeding_value(table.state, 0) >= before


@pytest.mark.rules("ELP-INV-18")
@pytest.mark.parametrize(("seats", "solo"), TABLES)
def test_numbers_of_turns_differ_by_at_most_one(seats: int, solo: bool) -> None:
    game = watched(seats, solo)
    assert max(game.turns) - min(game.turns) <= 1
    ending = game.state.ending
    assert game.after_the_end == [(ending + i) % seats for i in range(1, seats)]


@pytest.mark.rules("ELP-INV-19")
@pytest.mark.parametrize(("seats", "solo"), TABLES)
def test_every_turn_ends(seats: int, solo: bool) -> None:
    assert watched(seats, solo).longest_turn < 60


@pytest.mark.rules("ELP-INV-20")
def test_same_options_seed_and_actions_give_the_same_game() -> None:
    game = watched(3).state
    again = GAME.replay(game.record())
    assert again.dump() == game.dump()
