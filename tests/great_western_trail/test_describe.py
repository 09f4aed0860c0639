"""What the things on the table say about themselves."""

import pytest

from trailboss.cli.speech import Speech
from trailboss.games.great_western_trail.game import GAME

WHITE = "white corners: for every city and station"
DARK = "dark corners: only for dark cities and stations"
SAID: list[tuple[str, str, list[str]]] = [
    (
        "city",
        "kansas-city",
        ["total breeding value 0, a disc with white corners, as often as you like → $4, −6 VP"],
    ),
    (
        "city",
        "st-louis",
        [
            "total breeding value 4, a disc with white corners",
            "your disc in Fulton too → 1 objective card, −3 VP",
            "your disc in Bloomington too → 1 exchange token",
        ],
    ),
    ("city", "new-york", ["total breeding value 18, any disc, as often as you like → 9 VP"]),
    ("disc", "gain-money-1", ["without a disc from the start"]),
    ("disc", "gain-money-2", ["doubles the action", WHITE]),
    ("disc", "engine-1", ["unlocks the action, doubles it once both discs are gone", WHITE]),
    ("disc", "step-right", ["3 VP", DARK]),
    ("disc", "hand-left", ["pay $5 → hand limit +1", DARK]),
    ("disc", "certificate-4", ["certificate limit 4", WHITE]),
    ("disc", "certificate-6", ["certificate limit 6 once the disc of 4 is gone too", DARK]),
    (
        "worker",
        "cowboy",
        ["buys cattle: with more cowboys a card is cheaper", "4 VP for each from number 5 on"],
    ),
    ("worker_space", "builder-2", []),
    ("worker_space", "cowboy-6", ["the next one hired → collect a bounty, 4 VP"]),
    ("worker_space", "engineer-3", ["the next one hired, discard a Criollo → $2"]),
    ("node", "a-1", []),
    (
        "node",
        "flood-risk-2",
        ["in a forest", "risk action, discard a Criollo → 1 certificate, $2"],
    ),
    ("node", "outlaw-5", ["collect a bounty → $4"]),
    ("space", "5", []),
    ("space", "4.5", ["pay $2, a disc with white corners → 1 VP"]),
]


@pytest.mark.parametrize(("kind", "id", "said"), SAID, ids=[f"{k} {id}" for k, id, _ in SAID])
def test_what_is_printed_is_told(kind: str, id: str, said: list[str]) -> None:
    assert Speech(GAME, "en").about(kind, id) == said
