"""Play one game with random choices and print the result."""

import random

import trailboss


def main() -> None:
    game = trailboss.load("great_western_trail")
    state = game.start(seats=3, seed=2024)
    chooser = random.Random(2024)
    while not state.is_over:
        state.apply(chooser.choice(state.actions()))
    print(state.standings())


if __name__ == "__main__":
    main()
