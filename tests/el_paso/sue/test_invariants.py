"""What must hold of Sue after every action: each is broken once by hand."""

from collections.abc import Callable

import pytest

from tests.el_paso.sue.solo_table import SUE
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.play import Play
from trailboss.games.el_paso.position import Table
from trailboss.games.el_paso.sue.rancher import rancher

BREAKS: dict[str, Callable[[Play], object]] = {
    "a Corriente too many": lambda s: rancher(s).resources.append(s.c.card_index["corriente"]),
    "a cowboy too many": lambda s: rancher(s).resources.append(s.c.card_index["cowboy"]),
    "money": lambda s: s.money.__setitem__(SUE, 1),
    "a hand": lambda s: s.hand[SUE].append(s.stack[0].pop()),
    "a delivery too many": lambda s: s.post_discs.__setitem__(-1, 1),
}
RULES = dict(
    zip(BREAKS, ("ELP-INV-01", "ELP-INV-02", "ELP-SUE-02", "ELP-SUE-02", "ELP-SUE-36"), strict=True)
)


@pytest.mark.rules("ELP-SUE-02", "ELP-SUE-36", "ELP-SUE-37")
@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_invariant_is_noticed(what: str) -> None:
    state = Table(dealt=True, solo="sue").state
    assert state.broken_invariants() == []
    BREAKS[what](state)
    assert RULES[what] in {wrong.split(":")[0] for wrong in state.broken_invariants()}


@pytest.mark.rules("ELP-SUE-01")
def test_a_table_without_her_knows_nothing_of_her() -> None:
    plain, solo = GAME.box(), GAME.box({"solo": "sue"})
    assert "sue" not in plain.printed.all()
    assert plain.fingerprint != solo.fingerprint
    assert not [rule.id for rule in plain.rules if "Sue" in rule.text]
    assert "sue_card" not in plain.vocabulary.events
    assert "bot" not in plain.vocabulary.things
    assert not Table(dealt=True).state.things
