"""A generation stays only if a match says clearly that it is better."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from trailboss.bots.training import gate
from trailboss.kernel.dice import Dice

MOST = 400


def match(monkeypatch: pytest.MonkeyPatch, better: float) -> gate.Verdict:
    """Margins that chance spreads evenly, the new one's better by so many points of twenty."""

    def deal(match: Any, number: int) -> tuple[float, float]:
        margin = Dice(number).below(21) - 10 + better
        return float(margin > 0), margin

    monkeypatch.setattr(gate, "_deal", deal)
    anything: Any = None
    return gate.compare("el_paso", 2, {}, anything, anything, 1, MOST)


def test_a_clearly_better_one_stays_after_few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    verdict = match(monkeypatch, 6)
    assert verdict.stays
    assert verdict.deals < 40
    assert verdict.margin > verdict.margin_95


@pytest.mark.parametrize("better", [-6, 0])
def test_one_that_is_no_better_goes(monkeypatch: pytest.MonkeyPatch, better: float) -> None:
    verdict = match(monkeypatch, better)
    assert not verdict.stays
    assert verdict.deals < MOST


def test_where_the_match_can_not_tell_the_old_one_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "SURE", 1000.0)
    verdict = match(monkeypatch, 6)
    assert not verdict.stays
    assert verdict.deals == MOST


def test_equal_margins_are_all_the_evidence_there_is() -> None:
    assert gate.log_likelihood_ratio([3.0, 3.0]) == gate.SURE
    assert gate.log_likelihood_ratio([0.0, 0.0]) == 0


def test_alone_against_a_rival_the_lead_on_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new one has fewer points, but leaves the rival fewer still."""
    results = iter([(50, 80), (60, 100)])

    class Rules:
        meta = SimpleNamespace(automated=lambda options: {1: "sue"})

        def start(self, seats: int, seed: bytes, options: dict[str, Any]) -> Any:
            own, rival = next(results)
            sheets = [
                {"seat": 1, "total": rival, "rank": 1},
                {"seat": 0, "total": own, "rank": 2},
            ]
            return SimpleNamespace(asked=(), standings=lambda: sheets)

    monkeypatch.setattr("trailboss.kernel.registry.load", lambda game: Rules())

    def nobody(seat: int, dice: Dice) -> Any:
        return None

    match = gate._Match(gate.Table("el_paso", 2, {}), nobody, nobody, b"")
    assert gate._deal(match, 0) == (0.0, 10.0)
