"""Sheriff plays Carson City like somebody who knows it, with every option, and without peeking."""

import pytest

from trailboss import bots, load
from trailboss.bots.carson_city.sheriff.targets import Targets
from trailboss.bots.match import play_game
from trailboss.games.carson_city.position import Table
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadOption

GAME = "carson_city"


def test_sheriff_beats_random_by_far() -> None:
    scores: dict[str, list[int]] = {"sheriff": [], "random": []}
    for seed in range(4):
        seated = ["sheriff", "random"] if seed % 2 else ["random", "sheriff"]
        result = play_game(GAME, seated, seed=9000 + seed)
        for sheet in result.standings:
            scores[seated[sheet["seat"]]].append(sheet["total"])
    assert min(scores["sheriff"]) > max(scores["random"])
    assert sum(scores["sheriff"]) / 4 > 45


def test_three_of_them_score_like_people() -> None:
    totals = [
        sheet["total"]
        for seed in range(4)
        for sheet in play_game(GAME, ["sheriff"] * 3, seed=seed).standings
    ]
    assert sum(totals) / len(totals) >= 35


@pytest.mark.parametrize(
    "options",
    [
        {"personas": "red", "river": True},
        {"personas": "random", "duel_tiles": True, "text_edition": "english"},
        {"simultaneous_placement": "live"},
        {"simultaneous_placement": "orders", "duel_tiles": True},
    ],
)
def test_sheriff_plays_every_option_to_the_end(options: dict[str, object]) -> None:
    result = play_game(GAME, ["random", "random", "sheriff"], seed=77, options=options)
    by_seat = sorted(result.standings, key=lambda sheet: int(sheet["seat"]))
    assert by_seat[2]["total"] > max(by_seat[0]["total"], by_seat[1]["total"])


def test_sheriff_chooses_the_same_whatever_it_cannot_see() -> None:
    """Two worlds that differ only in hidden duel tiles, shown as re-dealt copies."""
    state = load(GAME).start(3, 5, {"duel_tiles": True})
    sheriff = bots.bot("sheriff")
    for _ in range(60):
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        other_world = state.redetermine(seat, Dice(12))
        mine = sheriff.choose(state.redetermine(seat, Dice(3)), seat)
        assert sheriff.choose(other_world.redetermine(seat, Dice(3)), seat) is mine
        state.apply(mine, seat)


def test_sheriff_knows_that_the_white_cowboy_is_no_firepower() -> None:
    """Both spaces pay the same: for each parcel the one, for each firepower the other."""
    town = Table().persona(0, "sheriff").stock(5, 3).placing()
    town.own(0, "c1r1", "c1r2", "c1r3", "c1r4", "c1r5")
    assert town.state.parcels[0] == town.state.firepower(0)
    worth = {text: Targets(town.state, 0).value(town.state.parse(text)) for text in town.offers()}
    assert worth["white-place firepower_income"] == worth["white-place parcel_income"]
    assert worth["place firepower_income"] < worth["place parcel_income"]


def test_sheriff_plays_nothing_else() -> None:
    other = load("great_western_trail").start(2, 1)
    with pytest.raises(BadOption, match="sheriff plays carson_city"):
        bots.bot("sheriff").choose(other, 0)
