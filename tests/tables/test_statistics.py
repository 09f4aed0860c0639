"""What finished games say, added up by hand."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from trailboss.bots import play
from trailboss.tables.archive_store import Finished
from trailboss.tables.statistics import REST, CategoryStatistics, Statistics, Tally, add_up


def finished(
    *totals: int,
    players: tuple[str | None, ...] = (None, "drover"),
    built: tuple[str, ...] | None = None,
) -> Finished:
    best = max(totals)
    result: list[dict[str, Any]] = [
        {
            "seat": seat,
            "rank": 1 if total == best else 2,
            "total": total,
            "categories": {"money": total // 10, "cities": total - total // 10},
        }
        for seat, total in enumerate(totals)
    ]
    choices = None if built is None else [{"building": ids.split()} for ids in built]
    return Finished(len(totals), result, list(players), choices)


def test_nothing_says_nothing() -> None:
    assert add_up([]) == []


def test_games_are_added_up_by_the_number_of_players() -> None:
    three = finished(1, 2, 3, players=(None, None, "random"))
    found = add_up([finished(50, 40), three, finished(60, 90)])
    assert [(one.seats, one.games) for one in found] == [(2, 2), (3, 1)]
    two = found[0]
    assert (two.mean, two.median) == (60, 55)
    assert two.winning_mean == 70
    assert two.margin_median == 20
    assert two.by_seat == [Tally(2, 1.0, 55.0), Tally(2, 1.0, 65.0)]
    assert two.by_player == {"people": Tally(2, 1.0, 55.0), "drover": Tally(2, 1.0, 65.0)}
    assert found[1].by_player == {"people": Tally(2, 0.0, 1.5), "random": Tally(1, 1.0, 3.0)}


def test_categories_tell_what_winners_do_better() -> None:
    (found,) = add_up([finished(50, 40), finished(60, 90)])
    assert found.categories == [
        CategoryStatistics("money", mean=6.0, median=5.5, winners=7.0),
        CategoryStatistics("cities", mean=54.0, median=49.5, winners=63.0),
    ]


def test_a_shared_victory_is_half_a_win_for_each() -> None:
    (found,) = add_up([finished(70, 70)])
    assert [tally.wins for tally in found.by_seat] == [0.5, 0.5]
    assert found.margin_median == 0


def test_what_winners_chose_comes_first() -> None:
    (found,) = add_up(
        [
            finished(50, 40, built=("3a", "3a 5b 5b")),
            finished(60, 90, built=("5b 7a", "3a 7a")),
            finished(70, 10),  # finished before choices were kept
        ]
    )
    assert found.by_choice == {
        "building": {
            "3a": Tally(3, 2.0, 60.0),
            "7a": Tally(2, 1.0, 75.0),
            "5b": Tally(2, 0.0, 50.0),
        }
    }
    assert list(found.by_choice["building"]) == ["3a", "7a", "5b"]


@pytest.mark.parametrize("name", sorted(trailboss.games()))
def test_choices_are_words_of_the_game(name: str) -> None:
    game = trailboss.load(name)
    words = game.vocabulary
    state = game.replay(play(name, ["random"] * game.meta.seats[0], seed=1).record)
    for seat in range(state.seats):
        chosen = game.choices(state, seat)
        assert tuple(chosen) == words.choices
        assert all(set(ids) <= set(words.things[kind]) for kind, ids in chosen.items())


@pytest.mark.parametrize(
    ("totals", "lowest", "width", "counts"),
    [
        ((7, 7), 7, 1, [2]),
        ((1, 4), 1, 1, [1, 0, 0, 1]),
        ((-30, 29), -30, 5, [1, *[0] * 10, 1]),
        ((0, 229), 0, 10, [1, *[0] * 21, 1]),
    ],
)
def test_scores_fall_into_columns_of_a_round_width(
    totals: tuple[int, int], lowest: int, width: int, counts: list[int]
) -> None:
    (found,) = add_up([finished(*totals)])
    assert (found.lowest, found.width, found.counts) == (lowest, width, counts)


class _Slow:
    """An archive of so many games that to count them takes a while."""

    def __init__(self, clock: list[float], seconds: float) -> None:
        self.clock, self.seconds, self.games, self.counted = clock, seconds, 0, 0

    def finished_count(self, _game: str) -> int:
        self.clock[0] += self.seconds
        self.counted += 1
        return self.games

    def finished(self, _game: str) -> list[Finished]:
        return []


@pytest.mark.parametrize(("seconds", "looked"), [(0.001, 3), (2.0, 1)])
def test_where_there_are_many_games_they_are_not_counted_at_every_visit(
    monkeypatch: pytest.MonkeyPatch, seconds: float, looked: int
) -> None:
    clock = [1000.0]
    monkeypatch.setattr("trailboss.tables.statistics.time.monotonic", lambda: clock[0])
    archive = _Slow(clock, seconds)
    statistics = Statistics(archive)  # type: ignore[arg-type]
    for _ in range(3):
        statistics.of("el_paso")
    assert archive.counted == looked
    clock[0] += REST * seconds
    statistics.of("el_paso")
    assert archive.counted == looked + 1


def test_nobody_waits_while_others_have_them_added_up_anew() -> None:
    archive = _Slow([0.0], 0.0)
    statistics = Statistics(archive)  # type: ignore[arg-type]
    meanwhile: list[object] = []

    def look_on(_game: str) -> int:
        meanwhile.append(statistics.of("el_paso"))  # would wait for ever for itself
        return 0

    before = statistics.of("el_paso")
    archive.finished_count = look_on  # type: ignore[method-assign]
    statistics.of("el_paso")
    assert meanwhile == [before]
