"""Stack, hand and discard pile, and what everybody knows of the hand."""

from tests.western_games.table import ANGUS, DEED, JERSEY, Table
from trailboss.games.western import hands


def test_drawn_cards_are_told_to_the_drawer_and_their_number_to_all() -> None:
    table = Table()
    hands.tell_drawn(table, 0, [JERSEY, JERSEY])
    assert table.told == [("drew", 0, 2), ("to 0: drew_cards", 0, ["jersey", "jersey"])]
    hands.tell_drawn(table, 0, [])
    assert len(table.told) == 2


def test_a_new_stack_is_the_discard_pile_and_betrays_the_hand() -> None:
    table = Table()
    table.hand[1] = [ANGUS, DEED]
    table.pile[1] = [JERSEY]
    assert hands.can_draw(table, 1)
    assert hands.restock(table, 1)
    assert (table.stack[1], table.pile[1]) == ([JERSEY], [])
    assert table.known[1] == [ANGUS, DEED]
    assert table.told == [("reshuffled", 1, 1)]


def test_without_a_discard_pile_nothing_is_reshuffled() -> None:
    table = Table()
    table.hand[0] = [ANGUS]
    assert not hands.restock(table, 0)
    assert not hands.can_draw(table, 0)
    assert (table.known[0], table.told) == ([], [])


def test_a_card_that_everybody_knew_of_tells_nothing_new() -> None:
    table = Table()
    table.hand[0] = [ANGUS, JERSEY]
    table.known[0] = [JERSEY]
    hands.discard(table, 0, JERSEY)
    assert (table.known[0], table.learned) == ([], [0, 0])
    hands.remove_from_game(table, 0, ANGUS)
    assert table.learned == [0, 1]
    assert (table.hand[0], table.pile[0], table.removed[0]) == ([], [JERSEY], (ANGUS,))
    assert table.told == [("discarded", 0, "jersey"), ("removed_card", 0, "angus")]


def test_a_hand_is_revealed_once() -> None:
    table = Table()
    table.hand[0] = [ANGUS, JERSEY]
    hands.reveal_hand(table, 0)
    hands.reveal_hand(table, 0)
    assert (table.known[0], table.learned) == ([ANGUS, JERSEY], [0, 1])


def test_a_discarded_hand_is_forgotten() -> None:
    table = Table()
    table.hand[0] = [ANGUS, DEED]
    table.known[0] = [ANGUS]
    hands.discard_hand(table, 0)
    hands.discard_hand(table, 0)
    assert (table.hand[0], table.known[0], table.pile[0]) == ([], [], [ANGUS, DEED])
    assert table.told == [("discarded_hand", 0, ["angus", "deed"])]


def test_the_herd_is_every_card_with_a_value_wherever_it_lies() -> None:
    table = Table()
    table.stack[0], table.hand[0], table.pile[0] = [JERSEY], [ANGUS, DEED], [ANGUS]
    assert hands.herd_value(table, 0) == 3 + 1 + 1


def test_equal_cards_are_offered_once() -> None:
    hand = [ANGUS, ANGUS, JERSEY, DEED, DEED]
    assert hands.distinct(hand) == [ANGUS, JERSEY, DEED]
    assert hands.accepted(hand, {DEED, ANGUS}) == [ANGUS, DEED]
