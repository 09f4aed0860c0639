"""What stands behind each rule is listed, and is there."""

from __future__ import annotations

from tools.proofs import proofs
from trailboss.rulebook.proofs import proof_of, source_of


def test_every_rule_has_its_tests_and_all_that_is_listed_is_there() -> None:
    """What was added since may be missing from the list; what is gone may not stand in it."""
    gone = []
    for rule, found in proofs().items():
        listed = proof_of(rule)
        assert listed.tests, f"{rule}: run `python -m tools.proofs`"
        gone += [one for one in listed.tests if one not in found["tests"]]
        gone += [one for one in listed.code if one not in found["code"]]
        gone += [one for one in listed.code if not source_of(one)]
    assert gone == [], "run `python -m tools.proofs`"


def test_the_code_at_a_place_is_what_names_the_rule() -> None:
    for rule in ("GWT-DEC-11", "ELP-SELL-01", "CAR-DUEL-01"):
        for place in proof_of(rule).code:
            assert rule in str(source_of(place)), place


def test_nothing_else_can_be_read() -> None:
    place = proof_of("ELP-SELL-01").code[0]
    assert len(str(source_of(place)).splitlines()) < 100, "of what names it, not of the whole file"
    for other in ("trailboss/server/settings.py", "../../etc/passwd", "", f"{place}x"):
        assert source_of(other) is None


def test_of_rules_of_strangers_nothing_is_known() -> None:
    assert proof_of("TOY-01").tests == ()
