"""What bots do in the first decisions of a few games: python -m tests.bots.thoughts prints it."""

import json
from typing import Any

from trailboss import build
from trailboss.bots.learned import Foreman, Trailboss
from trailboss.bots.match import seat_bots
from trailboss.bots.player import Bot
from trailboss.bots.search import Effort
from trailboss.bots.turns import Breadth
from trailboss.kernel.registry import load

SEED = 15
NARROW = Breadth((6, 2), 30, 2)
GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("great_western_trail", 3, {"simmental": True}, 45),
    ("great_western_trail", 2, {"rails_to_the_north": True}, 30),
    ("el_paso", 3, {}, 30),
    ("carson_city", 3, {}, 20),
]
"""Game, seats, options, how many decisions."""


def players(game: str) -> list[Bot | str]:
    hand_written = {"el_paso": "vaquero", "carson_city": "sheriff"}.get(game, "drover")
    effort = Effort(seconds=None, worlds=2, ways=2, breadth=NARROW)
    return [Trailboss(effort=effort), hand_written, Foreman(breadth=NARROW)]


def thoughts() -> dict[str, list[str]]:
    """By game: the answers in turn."""
    found = {}
    for game, seats, options, number in GAMES:
        rules = load(game)
        state = rules.start(seats, SEED, options)
        seated = seat_bots(rules, players(game)[:seats], SEED)
        answers: list[str] = []
        while (decision := state.decision) is not None and len(answers) < number:
            action = seated[decision.seat].choose(state)
            answers.append(action.text)
            state.apply(action, decision.seat)
        found[f"{game} {options}"] = answers
    return found


if __name__ == "__main__":
    print(json.dumps({"build": build.kind(), "thoughts": thoughts()}))
