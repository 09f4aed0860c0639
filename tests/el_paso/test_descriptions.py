"""What tiles and cards say about themselves, in phrases of the texts."""

import pytest

from tests.el_paso.scenario import Table
from trailboss.games.el_paso.game import GAME
from trailboss.kernel.description import Description, Phrase


def about(kind: str, id: str) -> list[Description]:
    return [*GAME.describe_thing(kind, id)]


@pytest.mark.rules("ELP-TRAIN-04", "ELP-TRAIN-05")
def test_a_train_card_tells_its_price_and_which_side_gives_what() -> None:
    price, basic, marked = about("train", "4")
    assert [phrase.id for phrase in price.requirements] == ["effect-workers", "effect-pay"]
    assert (basic.per, marked.per) == ("effect-basic-side", "effect-marked-side")
    assert basic.rewards == (
        Phrase("effect-either", {"money": 3, "kind": "objective"}),
        Phrase("effect-tile", {"kind": "bonus"}),
        Phrase("effect-hire", {"money": 0}),
    )
    assert [phrase.id for phrase in marked.rewards] == [
        "effect-certificates",
        "effect-tile",
        "effect-ride",
    ]


@pytest.mark.rules("ELP-TRAIN-04")
def test_paying_a_train_card_promises_one_of_two_and_only_the_side_in_play() -> None:
    table = Table().money(0, 8).area(0, engineers=4).visit(0, "space-f").do("use train")
    described = GAME.describe(table.state, table.state.parse("train 4"))
    assert described is not None
    either, *others = described.rewards
    assert either == Phrase("effect-either", {"money": 3, "kind": "objective"})
    assert [phrase.id for phrase in others] == ["effect-tile", "effect-hire"]


@pytest.mark.rules("ELP-MOVE-08", "ELP-WORK-04")
def test_a_cowboy_tells_of_the_further_step() -> None:
    for kind in ("worker", "card"):
        bonus, worth = about(kind, "cowboy")
        assert bonus.rewards == (Phrase("effect-further-steps", {"number": 1}),)
        assert worth.rewards == (Phrase("effect-vp", {"number": 2}),)


@pytest.mark.rules("ELP-RB-02", "ELP-RB-04", "ELP-RB-06")
def test_the_points_of_b_sides_are_marked_as_reconstructed() -> None:
    notes = {doubt.entry: doubt.note for doubt in GAME.doubtful_values()}
    for level in (2, 4, 6):
        (note,) = [note for entry, note in notes.items() if f"{level} b" in entry]
        assert "actions" in note
        assert "points" in note
