"""Plain values held to their types, and the types of several parts put together."""

from typing import Any, Literal, NotRequired, TypedDict, get_type_hints

import pytest

from trailboss.kernel.shape import joined, misfits


class Card(TypedDict):
    id: str
    side: Literal["a", "b"]
    vp: NotRequired[int]
    spot: NotRequired[tuple[float, float]]
    steps: NotRequired[int | Literal["all"]]


class Cards(TypedDict):
    card: list[Card]
    table: NotRequired[dict[str, int]]


GOOD: dict[str, Any] = {"id": "x", "side": "a"}


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({}, None),
        ({"spot": [1, 0.5], "steps": "all", "vp": 3}, None),
        ({"vp": True}, "card.0.vp is True, not a whole number"),
        ({"side": "c"}, "card.0.side is 'c', not one of 'a', 'b'"),
        ({"spot": [1]}, "card.0.spot is [1], not a list of 2"),
        ({"spot": [1, "2"]}, "card.0.spot.1 is '2', not a number"),
        ({"steps": "some"}, "card.0.steps is 'some', not a whole number or 'all'"),
        ({"sied": "a"}, "card.0.sied is unknown: did you mean 'side'?"),
    ],
)
def test_a_value_that_does_not_fit_is_told(card: dict[str, Any], said: str | None) -> None:
    found = [str(misfit) for misfit in misfits({"card": [GOOD | card]}, Cards)]
    assert found == ([] if said is None else [said])


def test_what_is_missing_is_told_and_what_is_extra_may_be_allowed() -> None:
    value = {"card": [{"id": "x", "note": "seen"}], "table": {"2": "x", "note": "y"}}
    assert [str(misfit) for misfit in misfits(value, Cards, {"note": str})] == [
        "card.0.side is missing",
        "table.2 is 'x', not a whole number",
    ]


class Expansion:
    class Card(TypedDict):
        id: str
        side: Literal["c"]
        gold: int

    class Cards(TypedDict):
        card: "list[Expansion.Card]"
        extra: int


def test_shapes_of_one_name_become_one() -> None:
    whole = joined("Whole", [{"cards": Cards}, {"cards": Expansion.Cards, "own": Cards}])
    assert whole.__required_keys__ == {"cards"}
    cards = get_type_hints(whole)["cards"]
    assert cards.__required_keys__ == {"card"}
    card = get_type_hints(cards)["card"].__args__[0]
    assert card.__required_keys__ == {"id", "side"}
    assert get_type_hints(card)["side"] == Literal["a", "b", "c"]
    both = {"cards": {"card": [GOOD, {"id": "y", "side": "c", "gold": 3}], "extra": 1}}
    assert not list(misfits(both, whole))
