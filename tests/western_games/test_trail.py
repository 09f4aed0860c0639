"""Trails: what comes next depends on what is occupied."""

from trailboss.games.western.trail import Trail

#      /- 1 -\
#   0 -       - 3 - 4 - 0 ...
#      \- 2 -/
RING = Trail([(1, 2), (3,), (3,), (4,), (0,)], always={0, 3}, end=0)


def bits(*places: int) -> int:
    return sum(1 << place for place in places)


def test_empty_places_are_passed_and_branches_that_lead_to_the_same_are_one() -> None:
    assert RING.next_locations(0, bits(0, 3)) == (3,)
    assert RING.next_locations(3, bits(0, 3)) == (0,)


def test_an_occupied_place_is_a_stop_on_its_branch_only() -> None:
    assert RING.next_locations(0, bits(0, 2, 3)) == (3, 2)
    assert RING.next_locations(0, bits(0, 1, 2, 3)) == (1, 2)
    assert RING.next_locations(3, bits(0, 3, 4)) == (4,)


def test_what_lies_beyond_the_next_fixed_place_makes_no_difference() -> None:
    assert RING.next_locations(0, bits(0, 3, 4)) == (3,)
    assert RING.next_locations(4, bits(0, 1, 2, 3, 4)) == (0,)
