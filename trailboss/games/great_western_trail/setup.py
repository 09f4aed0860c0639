"""From options and dice to the first turn (GWT-SET)."""

from bisect import insort

from trailboss.games.great_western_trail.state import FIRST_NEUTRAL, FIRST_TILE, TrailState
from trailboss.games.great_western_trail.steps.cattle import refill
from trailboss.games.great_western_trail.steps.kansas_city import fill_foresight, free_space
from trailboss.games.great_western_trail.steps.objective import fill_display
from trailboss.kernel.errors import BadBox


def set_up(s: TrailState) -> None:
    """Everything that is on the table before the first turn."""
    _station_masters(s)
    _neutral_buildings(s)
    _trail_tiles(s)
    _job_market(s)
    fill_foresight(s)
    _cattle_market(s)
    _objectives(s)
    _building_sides(s)
    for seat in s.people:
        _player(s, seat)
    s.agenda.append(("turn", 0))


def _station_masters(s: TrailState) -> None:
    tiles = list(range(len(s.c.masters)))
    s.dice.shuffle(tiles)
    s.masters[:] = tiles[: s.c.master_spots]


def _neutral_buildings(s: TrailState) -> None:
    letters = list(range(len(s.c.neutrals)))
    if s.options["neutral_buildings"] == "random":
        s.dice.shuffle(letters)
    by_letter = sorted(s.c.neutral_nodes, key=lambda node: s.c.nodes[node].letter)
    for node, letter in zip(by_letter, letters, strict=True):
        s.put(node, FIRST_NEUTRAL + letter)


def _trail_tiles(s: TrailState) -> None:
    """Seven tiles from the first bag; one without a free space goes back (GWT-SET-05, 06)."""
    bag = s.bags[0]
    placed = 0
    while placed < s.c.trail_tiles_at_setup:
        tile = s.dice.take(bag)
        node = free_space(s, tile)
        if node < 0:
            bag.append(tile)
            if all(free_space(s, other) < 0 for other in bag):
                raise BadBox("there are more tiles at the start than spaces for them")
        else:
            s.put(node, FIRST_TILE + tile)
            placed += 1


def _job_market(s: TrailState) -> None:
    """All rows above the token's, and the token's row up to the token (GWT-SET-08)."""
    columns = s.size.columns
    for cell in range((s.c.token_start + 1) * columns - 1):
        s.jobs[cell] = s.c.tiles[s.dice.take(s.bags[1])].worker


def _cattle_market(s: TrailState) -> None:
    for card, cattle in enumerate(s.c.cattle):
        if cattle.pile == "market":
            s.market_stack += [card] * cattle.count
    refill(s, s.market_size())


def _objectives(s: TrailState) -> None:
    for card in range(s.c.first_objective, s.c.first_starting):
        s.objective_stack += [card] * s.c.objectives[card].copies
    fill_display(s)
    starting = [card for card in s.c.objectives if card >= s.c.first_starting]
    s.dice.shuffle(starting)
    for seat in range(s.seats):
        s.area[seat] += (starting[seat],)


def _building_sides(s: TrailState) -> None:
    choice = s.options["building_sides"]
    s.sides[:] = [
        s.dice.below(2) if choice == "random" else "ab".index(str(choice)) for _ in s.c.private
    ]


def _player(s: TrailState, seat: int) -> None:
    """Seat 0 is the starting player; who sits there is settled before the game (GWT-SET-18)."""
    given = s.c.seats[seat]
    s.money[seat] = given.money
    s.tokens[seat] = given.tokens
    for card, cattle in enumerate(s.c.cattle):
        if cattle.pile == "deck":
            s.stack[seat] += [card] * cattle.count
    for _ in range(given.cards):
        insort(s.hand[seat], s.dice.take(s.stack[seat]))
