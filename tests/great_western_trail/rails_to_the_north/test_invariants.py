"""What holds after every action (RTN-INV): each check finds what it is there for."""

from itertools import pairwise

import pytest

from trailboss import Dice
from trailboss.games.great_western_trail.rails_to_the_north.position import North


def playing(seats: int = 2, seed: int = 7) -> North:
    """A dealt table at the first question."""
    return North(seats, seed, dealt=True)


def complaints(table: North) -> set[str]:
    return {wrong.split(":")[0] for wrong in table.state.broken_invariants()}


def test_a_fresh_game_is_sound() -> None:
    assert complaints(playing()) == set()


@pytest.mark.rules("RTN-INV-01")
def test_a_branchlet_too_many() -> None:
    table = playing()
    table.north.slots[0] = 0
    assert "RTN-INV-01" in complaints(table)
    table = playing()
    table.state.covered[0] &= ~table.c.disc_bit["engine-1"]
    assert "GWT-INV-04" in complaints(table), "a disc is missing"
    table = playing()
    table.state.built_at.append(-1)
    assert "GWT-INV-08" in complaints(table), "13 buildings each"


@pytest.mark.rules("RTN-INV-02")
def test_bells_read_from_left_to_right() -> None:
    for number in range(16):
        table = playing()
        table.branch(0, *[town.id for town in table.map.towns][:number])
        bells = table.bells()
        assert sum(bells) == 15 - number
        assert bells == sorted(bells)
        assert sum(0 < left < 3 for left in bells) <= 1
        assert "RTN-INV-02" not in complaints(table)


@pytest.mark.rules("RTN-INV-02")
def test_bells_in_disorder_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing()
    view = table.state.view(None)
    view["players"][0]["bells"] = [3, 2, 3, 1, 3]
    monkeypatch.setattr(type(table.state), "view", lambda state, seat: view)
    assert "RTN-INV-02" in complaints(table)


@pytest.mark.rules("RTN-INV-03")
def test_two_branchlets_of_one_player_in_a_market() -> None:
    table = playing().branch(0, "olive-gate/0")
    assert complaints(table) == set()
    table.north.slots[1] = 0
    assert "RTN-INV-03" in complaints(table)


@pytest.mark.rules("RTN-INV-04")
def test_a_branchlet_that_nothing_leads_to() -> None:
    assert "RTN-INV-04" in complaints(playing().branch(0, "red-east"))
    assert "RTN-INV-04" not in complaints(playing().branch(0, "olive-gate", "memphis"))


@pytest.mark.rules("RTN-INV-06")
def test_a_disc_without_a_branchlet() -> None:
    assert "RTN-INV-06" in complaints(playing().delivered(0, "denver"))
    assert "RTN-INV-06" in complaints(playing().upgraded(0, 11))
    table = playing().branch(0, "olive-gate", "memphis", "olive-station")
    assert "RTN-INV-06" not in complaints(table.upgraded(0, 11).delivered(0, "memphis"))


@pytest.mark.rules("RTN-INV-07")
def test_two_discs_where_only_one_may_lie() -> None:
    assert "GWT-INV-13" in complaints(playing().delivered(0, "new-york", "new-york"))
    repeated = playing().branch(0, "san-francisco").delivered(0, "san-francisco", "san-francisco")
    assert "GWT-INV-13" not in complaints(repeated)


@pytest.mark.rules("RTN-INV-08")
def test_station_masters_in_disorder() -> None:
    table = playing()
    table.north.display_masters.pop()
    assert "RTN-INV-08" in complaints(table)
    table = playing()
    table.state.masters[5] = -1
    assert "RTN-INV-08" in complaints(table)
    assert "RTN-INV-08" in complaints(playing().delivered(0, "new-york")), "and no tile taken"


@pytest.mark.rules("RTN-INV-09")
def test_debts() -> None:
    assert "GWT-INV-09" in complaints(playing().money(0, -1))
    assert "GWT-INV-10" in complaints(playing().marker(0, 6))


@pytest.mark.rules("RTN-INV-10")
def test_tiles_that_are_not_in_the_box() -> None:
    table = playing()
    for town in ("olive-medium", "purple-medium", "green-medium"):
        table.town_tile(town, "gift")
    assert "RTN-INV-10" in complaints(table)
    assert len(table.c.spaces) == len(playing().c.spaces), "engines know only the railroad"


@pytest.mark.rules("RTN-INV-05", "RTN-INV-11", "RTN-INV-10")
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games(seed: int) -> None:
    """What only a change can break: access never shrinks, bells give their tokens once."""
    table = playing(3, seed)
    s, dice = table.state, Dice(seed)
    open_to = [{"olive-gate"}] * 3
    bell_tokens = [0] * 3
    while not s.is_over:
        events = s.apply(dice.pick(s.actions()))
        for earlier, event in pairwise(events):
            if (earlier.kind, event.kind) == ("emptied_bell", "gained_token"):
                bell_tokens[event.args[0]] += 1
        for seat in range(3):
            own = {
                town.id
                for i, town in enumerate(table.map.towns)
                if table.north.branches[seat] >> i & 1
            }
            now = own | table.reached(seat)
            assert open_to[seat] <= now
            open_to[seat] = now
            placed = table.north.branches[seat].bit_count()
            assert bell_tokens[seat] == (placed >= 6) + (placed >= 15)
