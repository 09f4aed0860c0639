"""Why not: what looks possible explains itself, also before the action leading to it is chosen."""

import pytest

from trailboss.games.great_western_trail.position import Table


def hiring(money: int) -> Table:
    """On neutral A with a cowboy in row 1, a builder in row 2, an engineer in the token's row 5."""
    table = Table().money(0, money).token_row(5)
    table.jobs(1, "cowboy").jobs(2, "builder").jobs(5, "engineer")
    return table.visit(0, "neutral-a")


@pytest.mark.parametrize(
    ("money", "action", "rule", "reason"),
    [
        (4, "hire builder@row2", "GWT-HIRE-01", "not-enough-money"),
        (9, "hire engineer@row5", "GWT-HIRE-02", "token-row"),
        (9, "hire cowboy@row3", "GWT-HIRE-01", "no-such-worker"),
        (9, "hire builder@row2", "GWT-DEC-05", "choose-first"),
        (9, "buy longhorn 1", "GWT-LOC-01", "no-such-local-action"),
        (9, "engine 2", "GWT-LOC-01", "no-such-local-action"),
        (9, "deliver chicago", "GWT-TURN-02", "another-question"),
    ],
)
@pytest.mark.rules("GWT-DEC-05", "GWT-HIRE-02")
def test_the_menu_explains_what_its_actions_would_refuse(
    money: int, action: str, rule: str, reason: str
) -> None:
    refusal = hiring(money).why_not(action)
    assert (refusal.rule, refusal.reason) == (rule, reason)


@pytest.mark.rules("GWT-HIRE-01")
def test_a_worker_too_dear_says_how_much_is_missing() -> None:
    assert hiring(4).why_not("hire builder@row2").args == {"needs": 6, "has": 4}


@pytest.mark.rules("GWT-ACT-01")
def test_a_used_action_leads_nowhere_any_more() -> None:
    table = Table().money(0, 30).market("longhorn", "longhorn").visit(0, "neutral-e")
    table.do("use cattle", "stop")
    assert table.why_not("buy longhorn 1").rule == "GWT-ACT-01"


@pytest.mark.rules("GWT-LOC-02", "GWT-LOC-03")
def test_nothing_leads_on_after_the_auxiliary_action_or_on_a_foreign_tile() -> None:
    table = hiring(9).do("aux gain-money")
    assert table.why_not("hire builder@row2").rule == "GWT-LOC-02"
    table = Table().money(0, 9).building(1, "2a", "a-1").visit(0, "a-1")
    assert table.why_not("buy longhorn 1").rule == "GWT-LOC-03"


@pytest.mark.rules("GWT-TURN-02")
def test_before_phase_b_the_order_of_the_phases_is_the_reason() -> None:
    table = Table().money(0, 9).jobs(1, "builder").riding(0, "neutral-a")
    refusal = table.why_not("hire builder@row1")
    assert (refusal.rule, refusal.reason) == ("GWT-TURN-02", "another-question")
