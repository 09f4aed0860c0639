"""From options and dice to the first question (ELP-SET)."""

from bisect import insort

from trailboss.games.el_paso.pieces import TILE_KINDS
from trailboss.games.el_paso.state import FIRST_NEUTRAL, PasoState


def set_up(s: PasoState) -> None:
    _neutral_buildings(s)
    _sides(s)
    _tiles(s)
    _markets(s)
    for seat in s.people:
        _player(s, seat)
    s.agenda.append(("turn", 0))
    s.agenda += [("draft", seat) for seat in reversed(s.people)]


def _neutral_buildings(s: PasoState) -> None:
    letters = list(range(len(s.c.neutrals)))
    if s.options["neutral_buildings"] == "random":
        s.dice.shuffle(letters)
    for node, letter in zip(s.c.neutral_nodes, letters, strict=True):
        s.put(node, FIRST_NEUTRAL + letter)


def _sides(s: PasoState) -> None:
    """Both tiles of a level show the same side, for the whole game (ELP-SET-04, ELP-SET-05)."""
    buildings = str(s.options["building_sides"])
    s.sides = [
        s.dice.below(2) if buildings == "random" else ("a", "b").index(buildings) for _ in s.sides
    ]
    train = str(s.options["train_sides"])
    s.train_sides = [
        s.dice.below(2) if train == "random" else ("basic", "marked").index(train)
        for _ in s.train_sides
    ]


def _tiles(s: PasoState) -> None:
    for kind in range(len(TILE_KINDS)):
        stack = s.c.tile_stacks[kind][:]
        s.tile_stack[kind] = stack
        s.display[kind] = [s.dice.take(stack) for _ in range(s.c.display_size)]


def _markets(s: PasoState) -> None:
    for i, card in enumerate(s.c.cattle):
        if card.pile == "market":
            s.market[i] = card.count
    s.market[s.c.simmental] = s.c.simmentals[s.seats]


def _player(s: PasoState, seat: int) -> None:
    """Seat 0 is the start player; who sits there is settled before the game (ELP-SET-01)."""
    given = s.c.seats[seat]
    s.money[seat] = given.money
    s.tokens[seat] = given.tokens
    for worker in range(s.c.worker_kinds):
        s.jobs[worker] -= s.c.first_workers
        s.area[seat * s.c.worker_kinds + worker] = s.c.first_workers
    for i, card in enumerate(s.c.cattle):
        if card.pile == "deck":
            s.stack[seat] += [i] * card.count
    for _ in range(s.c.hand_limit):
        insort(s.hand[seat], s.dice.take(s.stack[seat]))
