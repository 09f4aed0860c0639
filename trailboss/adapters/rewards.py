"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from trailboss.kernel.errors import BadCall
from trailboss.kernel.state import State

Reward = Literal["result", "rank", "score"]


def rewards(state: State, kind: Reward) -> list[float]:
    """By seat. They sum to zero, up to rounding."""
    return _KINDS[kind](state)


def known(kind: str) -> Reward:
    if kind not in _KINDS:
        raise BadCall(f"rewards are {', '.join(_KINDS)}, not {kind!r}")
    return kind  # type: ignore[return-value]  # one of its literals


def _result(state: State) -> list[float]:
    """The winners share what the others lose: with two seats 1 and -1, in a shared victory 0."""
    winners = state.winners
    losers = state.seats - len(winners)
    won = losers / len(winners) / (state.seats - 1)
    return [won if seat in winners else -1 / (state.seats - 1) for seat in range(state.seats)]


def _rank(state: State) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; equals get the mean of their places."""
    ranks = [sheet["rank"] for sheet in sorted(state.standings(), key=lambda one: one["seat"])]
    worth = []
    for rank in ranks:
        equals = ranks.count(rank)
        place = rank - 1 + (equals - 1) / 2
        worth.append(1 - 2 * place / (state.seats - 1))
    return worth


def _score(state: State) -> list[float]:
    """The points beyond the mean of all seats."""
    totals = [sheet["total"] for sheet in sorted(state.standings(), key=lambda one: one["seat"])]
    mean = sum(totals) / len(totals)
    return [total - mean for total in totals]


_KINDS: dict[str, Callable[[State], list[float]]] = {
    "result": _result,
    "rank": _rank,
    "score": _score,
}
