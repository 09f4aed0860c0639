"""Every way along the trail that makes a difference, compared with trying all of them."""

from collections import Counter
from random import Random

import pytest

from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.state import FIRST_TILE
from trailboss.games.great_western_trail.steps.ride import AGAIN
from trailboss.games.great_western_trail.ways import Way, Ways, fee_at

Payments = tuple[tuple[int, int], ...]


def crowded_trail(dice: Random) -> Table:
    """Buildings, hazards and outlaws anywhere, a rider anywhere, rich or poor."""
    table = Table(dice.choice((2, 3, 4)))
    s = table.state
    supply = [i for i, tile in enumerate(s.c.tiles) if tile.worker < 0]
    crowd = dice.choice((0.15, 0.3, 0.6))
    for i, node in enumerate(s.c.nodes):
        if node.kind == "building" and dice.random() < crowd:
            s.put(i, s.private_code(dice.randrange(s.seats), dice.randrange(len(s.c.private))))
        elif node.kind in ("hazard", "outlaw") and dice.random() < crowd:
            s.put(i, FIRST_TILE + dice.choice(supply))
    s.money[0] = dice.choice((0, 1, 2, 3, 4, 5, 9, 30))
    s.herder[0] = dice.choice([i for i, node in enumerate(s.c.nodes) if node.next])
    return table


def all_ways(s: Play, most: int) -> dict[int, dict[Payments, int]]:
    """By destination: what can be paid to whom, and the fewest steps it takes."""
    found: dict[int, dict[Payments, int]] = {}

    def walk(node: int, steps: int, paid: Counter[int], money: int) -> None:
        if steps:
            there = found.setdefault(node, {})
            payments = tuple(sorted(paid.items()))
            there[payments] = min(there.get(payments, steps), steps)
        if steps < most:
            for stop in s.box.trail.next_locations(node, s.occupied):
                fee, owner = fee_at(s, 0, stop)
                share = min(fee, money)
                more = Counter({owner: share}) if share else Counter()
                walk(stop, steps + 1, paid + more, money - share)

    walk(s.herder[0], 0, Counter(), s.money[0])
    return found


@pytest.mark.rules("GWT-MOVE-09", "GWT-FEE-05", "GWT-DEC-04")
@pytest.mark.parametrize("seed", range(6))
def test_ways_are_those_that_differ_in_what_is_paid_to_whom(seed: int) -> None:
    dice = Random(seed)
    for _ in range(60):
        table = crowded_trail(dice)
        s, most = table.state, dice.randrange(1, 8)
        found, tried = Ways(s, 0, most, pays=True), all_ways(s, most)
        assert set(found.ends()) == tried.keys()
        for node in found.ends():
            there = [found.plain(node), *found.named(node)]
            assert Counter(payments(s, way) for way in there) == Counter(tried[node].keys())
            cost = min(sum(dollars for _, dollars in paid) for paid in tried[node])
            steps = min(n for paid, n in tried[node].items() if sum(d for _, d in paid) == cost)
            plain = sum(dollars for _, dollars in payments(s, there[0]))
            assert (plain, len(there[0])) == (cost, steps)


def payments(s: Play, way: Way) -> Payments:
    """What is paid to whom on a way."""
    paid: Counter[int] = Counter()
    for stop in way:
        fee, owner = fee_at(s, 0, stop)
        share = min(fee, s.money[0] - paid.total())
        if share:
            paid[owner] += share
    return tuple(sorted(paid.items()))


@pytest.mark.rules("GWT-MOVE-09", "GWT-DEC-04")
@pytest.mark.parametrize("seed", range(6))
def test_every_way_has_an_answer_of_its_own_that_takes_it(seed: int) -> None:
    dice = Random(seed)
    for _ in range(20):
        table = crowded_trail(dice)
        most = dice.randrange(1, 8)
        table.pending(0, ("ride", 0, most, AGAIN))
        if table.asked != (0, "ride"):
            continue  # there was only one place to ride to
        answers = [text for text in table.offers() if text.startswith("ride")]
        assert len(answers) == len(set(answers))
        assert all(text in GAME.notations for text in answers)
        outcomes: Counter[tuple[int, tuple[int, ...]]] = Counter()
        for text in answers:
            after = table.state.clone()
            after.apply(after.parse(text))
            outcomes[after.herder[0], tuple(after.money)] += 1
        assert set(outcomes.values()) == {1}, "no two answers do the same"
