"""The arena: the same deals from every seat, intervals over deals, ratings, going on later."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.conftest import run as run
from trailboss import load
from trailboss.bots.arena import Arena, arena, mean_95, play_deal
from trailboss.bots.arena import _contest as contest
from trailboss.bots.ratings import ratings
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadOption, BadRecord

GAME = "el_paso"


class Seat:
    def __init__(self, name: str, rank: int) -> None:
        self.name = name
        self.rank = rank


def timeless(result: Arena) -> dict[str, object]:
    told = result.to_json()
    for one in told["bots"].values():
        del one["milliseconds_per_decision"]
    return dict(told)


def test_a_deal_is_played_from_every_seat() -> None:
    rules = load(GAME)
    deal = play_deal(rules, contest(rules, ["vaquero", "random"], 5, {}, 3), 0)
    assert [[one.name for one in game] for game in deal.games] == [
        ["vaquero", "random", "vaquero"],
        ["random", "vaquero", "vaquero"],
        ["vaquero", "vaquero", "random"],
    ]


def test_a_bot_against_itself_wins_half_of_every_deal() -> None:
    result = arena(GAME, ["random"], 3, deals=4, seats=2)
    only = result.bots["random"]
    assert result.games == 4, "its rotation would be the same game again"
    assert (only.win_share, only.win_share_95) == (0.5, 0.0)
    assert only.rating.elo == 0


def test_whoever_wins_all_games_is_not_certain_to_win_the_next() -> None:
    result = arena(GAME, ["greedy", "random"], 3, deals=3)
    assert result.bots["greedy"].win_share == 1
    assert result.bots["greedy"].win_share_95 == pytest.approx(3.84 / 6.84, abs=0.001)


def test_more_bots_than_seats_all_meet() -> None:
    rules = load("great_western_trail")
    with pytest.raises(BadOption, match="twice"):
        contest(rules, ["drover", "random", "random"], 1, {}, 2)
    with pytest.raises(BadOption, match="wants bots"):
        contest(rules, [], 1, {}, 2)


def test_the_outcome_does_not_depend_on_who_works_it_out(tmp_path: Path) -> None:
    alone = arena(GAME, ["random"], 9, deals=6, seats=3)
    assert timeless(arena(GAME, ["random"], 9, deals=6, seats=3, jobs=2)) == timeless(alone)


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    arena(GAME, ["vaquero", "random"], 4, deals=1, kept=file)
    told: list[int] = []
    whole = arena(
        GAME, ["vaquero", "random"], 4, deals=2, kept=file, progress=lambda n, of: told.append(n)
    )
    assert told == [2], "the first deal was there already"
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], lines[2][:40]]))  # cut off while it was written
    again = arena(GAME, ["vaquero", "random"], 4, deals=2, kept=file)
    assert timeless(again) == timeless(whole)
    with pytest.raises(BadRecord, match="another contest"):
        arena(GAME, ["random"], 4, deals=2, kept=file)


def test_a_solo_rival_is_rated_too() -> None:
    result = arena(GAME, ["random"], 4, {"solo": "sue"}, deals=2)
    assert set(result.bots) == {"random", "sue"}
    assert result.bots["sue"].win_share == 1.0
    assert result.bots["sue"].milliseconds_per_decision == 0.0


def test_intervals_are_taken_over_deals() -> None:
    mean, half = mean_95([[1, 0], [1, 0], [1, 0]])
    assert (mean, half) == (0.5, 0.0), "every deal was split: nothing is uncertain"
    mean, half = mean_95([[1, 1], [0, 0], [1, 1], [0, 0]])
    assert mean == 0.5
    assert half == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5)


def test_ratings_are_ordered_anchored_and_on_the_scale_of_elo() -> None:
    deals = [
        [[Seat("strong", 1), Seat("random", 2)]] * 10 + [[Seat("strong", 2), Seat("random", 1)]]
        for _ in range(100)
    ]
    rated = ratings(deals, ["strong", "random"], Dice(1))
    assert rated["random"].elo == 0
    assert rated["strong"].elo == pytest.approx(400, abs=2), "ten to one"
    assert rated["strong"].low <= rated["strong"].elo <= rated["strong"].high


def test_a_shared_rank_is_half_a_win_and_more_seats_are_more_pairs() -> None:
    deals = [[[Seat("a", 1), Seat("b", 1), Seat("c", 3)]] for _ in range(40)]
    rated = ratings(deals, ["a", "b", "c"], Dice(1))
    assert rated["a"].elo == pytest.approx(rated["b"].elo)
    assert rated["c"].elo < rated["a"].elo


def test_the_command_tells_it_in_every_form(run: Run, tmp_path: Path) -> None:
    wanted = ("arena", GAME, "--bots", "random", "--deals", "2", "--seats", "2")
    plain = run(*wanted).stdout
    assert "2 deals, 2 games" in plain
    assert json.loads(run(*wanted, "--json").stdout)["bots"]["random"]["games"] == 4
    assert "| random | 4 | 50.0 ± 0.0 |" in run(*wanted, "--markdown").stdout
    run(*wanted, "--plot", str(tmp_path / "ratings.svg"))
    assert "<circle" in (tmp_path / "ratings.svg").read_text()
