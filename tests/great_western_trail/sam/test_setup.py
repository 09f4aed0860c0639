"""Sam before the first turn, by difficulty (SAM-SETUP, SAM-DIFF)."""

from collections import Counter
from typing import Any

import pytest

from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.sam.deck import printed
from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable
from trailboss.games.great_western_trail.sam.rancher import discs_left, rancher
from trailboss.games.great_western_trail.sam.setup import first_city
from trailboss.kernel.errors import BadOption
from trailboss.kernel.option import read_options

LEVELS = ("easy", "medium", "hard")


def dealt(seed: int = 1, **options: Any) -> SoloTable:
    return SoloTable(seed, dealt=True, **options)


@pytest.mark.rules("SAM-SETUP-01")
def test_two_seats_with_everything_for_two_players() -> None:
    table = dealt()
    s = table.state
    assert (s.seats, s.automated) == (2, {1: "sam"})
    assert table.asked == (PERSON, "place")
    assert len(s.jobs) == 2 * len(s.c.rows)
    assert len([worker for worker in s.jobs if worker >= 0]) == 3
    assert sum(s.market) == 7
    assert sum(dealt(simmental=True).state.market) == 9
    assert (s.money[PERSON], len(s.hand[PERSON]), s.tokens[PERSON]) == (6, 4, 1)
    assert len(s.area[PERSON]) == 1
    with pytest.raises(BadOption, match="against sam is for 2 seats, not 3"):
        GAME.start(3, 1, {"solo": "sam"})


@pytest.mark.vector("SAM-SETUP-02/1")
@pytest.mark.parametrize(("difficulty", "left"), [("easy", 27), ("medium", 27), ("hard", 24)])
def test_his_tiles_are_gone_from_the_second_bag(difficulty: str, left: int) -> None:
    assert len(dealt(difficulty=difficulty).state.bags[1]) == left


@pytest.mark.rules("SAM-SETUP-03")
def test_a_printed_worker_in_every_row() -> None:
    assert sum(dealt().rows()) == 3 + 1
    bare = dealt(sam_printed_workers=False)
    assert sum(bare.rows()) == 1
    assert bare.rows()[bare.c.worker_types.index(bare.special())] == 1
    assert sum(dealt(sam_printed_workers=False, difficulty="hard").rows()) == 4
    assert not bare.state.broken_invariants()


@pytest.mark.vector("SAM-SETUP-04/1", "SAM-SETUP-04/2")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_the_random_tile_decides_the_specialization(difficulty: str) -> None:
    met = set()
    for seed in range(12):
        table = dealt(seed, difficulty=difficulty)
        others, own = (2, 3) if difficulty == "hard" else (1, 2)
        special = table.special()
        met.add(special)
        expected = [own if worker == special else others for worker in table.c.worker_types]
        assert table.rows() == expected
    assert met == set(table.c.worker_types), "any type can come"


@pytest.mark.rules("SAM-SETUP-05")
@pytest.mark.parametrize("sides", ["a", "b", "random"])
def test_his_pieces(sides: str) -> None:
    table = dealt(building_sides=sides)
    s = table.state
    shown = s.view(None)["players"]
    assert shown[SAM]["unbuilt"] == [f"{number}b" for number in range(1, 13)]
    if sides == "a":
        assert shown[PERSON]["unbuilt"] == [f"{number}a" for number in range(1, 13)]
    assert discs_left(s, SAM) == 14
    assert (table.space_of(SAM), table.node_of(SAM)) == ("0", "start")


@pytest.mark.rules("SAM-SETUP-06")
def test_a_starting_objective_that_the_person_did_not_get() -> None:
    table = dealt()
    starting = [card for card in table.state.area[SAM] if card >= table.c.first_starting]
    assert len(table.objectives()) == len(starting) == 1
    assert table.state.area[SAM] != table.state.area[PERSON]
    assert dealt(sam_starting_objective=False).objectives() == []
    assert len({tuple(dealt(seed).objectives()) for seed in range(20)}) == 4


@pytest.mark.rules("SAM-SETUP-07")
def test_he_owns_nothing_else() -> None:
    s = dealt().state
    assert (s.money[SAM], s.tokens[SAM], s.marker[SAM]) == (0, 0, 0)
    assert s.hand[SAM] == s.stack[SAM] == s.pile[SAM] == []


@pytest.mark.rules("SAM-SETUP-03", "SAM-SETUP-07")
def test_his_seat_has_nothing_of_a_player_board() -> None:
    """Not even the permanent certificate of a station master tile that he took."""
    table = SoloTable()
    s = table.state
    tile = next(i for i, master in enumerate(s.c.masters) if master.permanent)
    for seat, permanent in ((PERSON, s.c.masters[tile].permanent), (SAM, 0)):
        s.master_owner[tile] = seat
        shown = s.view(None)["players"][seat]
        assert shown["masters"] == [s.c.masters[tile].id]
        assert shown["permanent_certificates"] == s.permanent_certificates(seat) == permanent
    person, sam = s.view(None)["players"]
    assert (sam["certificate_limit"], sam["step_limit"], sam["hand_limit"]) == (0, 0, 0)
    assert sam["discs"] == []
    assert min(person["certificate_limit"], person["step_limit"], person["hand_limit"]) > 0
    assert person["discs"]


@pytest.mark.vector("SAM-SETUP-07/1")
def test_rewards_are_ignored() -> None:
    table = SoloTable().tile("outlaw-7", "outlaw-green").plays(4)
    assert table.on("outlaw-7") is None
    assert table.state.outlaws[2:] == [1, 0]
    assert table.state.money == [0, 0]


@pytest.mark.rules("SAM-DIFF-01")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 12), ("medium", 15), ("hard", 15)])
def test_the_deck(difficulty: str, cards: int) -> None:
    state = dealt(difficulty=difficulty).state
    sam = rancher(state)
    ids = [printed(state).cards[card].id for card in sam.deck]
    assert ids == [str(number) for number in range(1, cards + 1)]
    assert sam.discard == []
    drawn: Counter[str] = Counter()
    for seed in range(60):
        table = SoloTable(seed, difficulty=difficulty)
        drawn[str(table.sams_turn().told("sam_revealed")[0][1])] += 1
    assert len(drawn) > cards * 0.8, "any card may come first"


@pytest.mark.rules("SAM-DIFF-02")
@pytest.mark.parametrize(
    ("options", "city"),
    [
        ({"difficulty": "easy"}, "st-louis"),
        ({"difficulty": "medium"}, "bloomington"),
        ({"difficulty": "hard"}, "chicago"),
        ({"difficulty": "hard", "sam_first_delivery": "fulton"}, "fulton"),
    ],
)
def test_the_first_delivery(options: dict[str, Any], city: str) -> None:
    table = dealt(**options)
    assert table.c.cities[first_city(table.state)].id == city


@pytest.mark.rules("SAM-DIFF-02", "SAM-RTN-06")
@pytest.mark.parametrize("north", [False, True])
def test_every_city_of_the_strip_in_play_can_be_the_first(north: bool) -> None:
    option = next(option for option in GAME.options if option.name == "sam_first_delivery")
    strip = [city.id for city in GAME.box({"rails_to_the_north": north}).components.cities]
    strip = strip[: strip.index("new-york") + 1]  # what follows are towns of the north
    open_at = read_options(GAME.options, {"rails_to_the_north": north, "solo": "sam"})
    assert option.values_at({"rails_to_the_north": False, **open_at}) == ["by_level", *strip]
    for city in strip:
        s = dealt(rails_to_the_north=north, sam_first_delivery=city).state
        assert s.view(None)["sam"]["first_cities"] == [city]


@pytest.mark.rules("SAM-DIFF-02", "SAM-RTN-06")
@pytest.mark.parametrize(("north", "city"), [(False, "columbia"), (True, "fulton")])
def test_a_city_of_the_other_strip_is_refused(north: bool, city: str) -> None:
    wish = {"solo": "sam", "rails_to_the_north": north, "sam_first_delivery": city}
    needed = f"only at tables where 'rails_to_the_north' is {str(not north).lower()}"
    with pytest.raises(BadOption, match=f"'sam_first_delivery' is '{city}' {needed}"):
        GAME.start(2, 1, wish)
