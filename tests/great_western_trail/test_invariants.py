"""The invariants: a spoiled state is reported, whole games keep them (GWT-INV)."""

from collections.abc import Callable
from operator import setitem

import pytest

from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.simmental.herd import herd
from trailboss.games.great_western_trail.state import FIRST_TILE, NOWHERE

Spoil = Callable[[Play], None]


def fresh(**options: bool) -> Play:
    """A game in its second turn, so that some herders are on the trail and some are not."""
    return Table(dealt=True, **options).do("place neutral-a", "end").state


def reports(spoil: Spoil, state: Play | None = None) -> set[str]:
    """The ids that `broken` names once the state was spoiled."""
    state = state or fresh()
    assert state.broken_invariants() == []
    spoil(state)
    return {line.split(":")[0] for line in state.broken_invariants()}


@pytest.mark.rules("GWT-INV-01")
def test_a_starting_card_is_missing_doubled_or_for_sale() -> None:
    assert reports(lambda s: s.stack[2].remove(0)) == {"GWT-INV-01"}
    assert reports(lambda s: s.pile[2].append(0)) == {"GWT-INV-01"}
    assert "GWT-INV-01" in reports(lambda s: s.market_stack.append(0))


@pytest.mark.rules("GWT-INV-02")
def test_a_market_card_is_missing_or_doubled() -> None:
    assert reports(lambda s: s.market_stack.append(s.c.card_index["longhorn"])) == {"GWT-INV-02"}
    assert reports(lambda s: s.pile[0].append(s.c.card_index["hereford-5"])) == {"GWT-INV-02"}
    longhorn = fresh().c.card_index["longhorn"]
    assert reports(lambda s: setitem(s.removed, 0, (longhorn,))) == {"GWT-INV-02"}


@pytest.mark.rules("GWT-INV-02", "GWT-SIM-08")
def test_simmental_cards_are_counted_too() -> None:
    def heifer_for_sale(s: Play) -> None:
        herd(s).heifers -= 1
        s.market[s.c.card_index["heifer"]] += 1

    def missing_cow(s: Play) -> None:
        herd(s).cows -= 1

    def missing_calf(s: Play) -> None:
        s.market_stack.remove(s.c.card_index["calf"])

    assert reports(heifer_for_sale, fresh(simmental=True)) == {"GWT-SIM-08"}
    assert reports(missing_cow, fresh(simmental=True)) == {"GWT-SIM-08"}
    assert reports(missing_calf, fresh(simmental=True)) == {"GWT-INV-02"}


@pytest.mark.rules("GWT-INV-03")
def test_an_objective_card_is_missing_doubled_or_in_the_wrong_place() -> None:
    def dealt_twice(s: Play) -> None:
        s.area[0] = s.area[1]

    def in_the_deck(s: Play) -> None:
        s.pile[0].append(s.c.first_starting)

    assert reports(lambda s: s.objective_stack.append(s.display[0])) == {"GWT-INV-03"}
    assert reports(lambda s: s.objective_stack.append(s.display.pop())) == {"GWT-INV-03"}
    assert reports(lambda s: setitem(s.area, 0, ())) == {"GWT-INV-03"}
    assert reports(dealt_twice) == {"GWT-INV-03"}
    assert "GWT-INV-03" in reports(in_the_deck)


@pytest.mark.rules("GWT-INV-04")
def test_a_disc_is_missing_or_new() -> None:
    def taken(s: Play) -> None:
        s.covered[1] &= ~s.c.disc_bit["engine-1"]

    def new(s: Play) -> None:
        s.station_discs[1] |= 1

    assert reports(taken) == reports(new) == {"GWT-INV-04"}


@pytest.mark.rules("GWT-INV-05")
def test_a_worker_left_the_game_or_came_from_nowhere() -> None:
    def hired_from_nowhere(s: Play) -> None:
        s.workers[0] += 1

    def gone(s: Play) -> None:
        s.jobs[0] = NOWHERE

    assert reports(hired_from_nowhere) == reports(gone) == {"GWT-INV-05"}


@pytest.mark.rules("GWT-INV-06")
def test_a_tile_too_many_or_in_the_wrong_section() -> None:
    def collected_twice(s: Play) -> None:
        s.outlaws[0] += 12

    def wrong_section(s: Play) -> None:
        s.put(s.c.node_index["drought-4"], FIRST_TILE + s.bags[2].pop())

    assert reports(collected_twice) == {"GWT-INV-06"}
    assert "GWT-INV-06" in reports(wrong_section)


@pytest.mark.rules("GWT-INV-07")
def test_a_station_master_is_missing_doubled_or_shares_its_spot() -> None:
    def vanished(s: Play) -> None:
        s.masters[2] = NOWHERE

    def still_there(s: Play) -> None:
        s.master_owner[s.masters[0]] = 1

    def joined(s: Play) -> None:
        s.appointed[0] = 0

    assert reports(vanished) == reports(still_there) == {"GWT-INV-07"}
    assert "GWT-INV-07" in reports(joined)


@pytest.mark.rules("GWT-INV-08")
def test_a_building_is_not_where_it_should_be() -> None:
    def half_built(s: Play) -> None:
        s.built_at[0] = s.c.node_index["a-1"]

    def without_record(s: Play) -> None:
        s.put(s.c.node_index["a-1"], s.private_code(1, 3))

    def flipped(s: Play) -> None:
        s.sides = [1] * 12

    def no_neutral(s: Play) -> None:
        s.clear(s.c.node_index["neutral-c"])

    def hidden_location(s: Play) -> None:
        s.occupied &= ~(1 << s.c.node_index["neutral-c"])

    for spoil in (half_built, without_record, flipped, no_neutral, hidden_location):
        assert reports(spoil) == {"GWT-INV-08"}


@pytest.mark.rules("GWT-INV-09")
def test_a_debt() -> None:
    def money(s: Play) -> None:
        s.money[3] = -1

    def tokens(s: Play) -> None:
        s.tokens[3] = -1

    assert reports(money) == reports(tokens) == {"GWT-INV-09"}


@pytest.mark.rules("GWT-INV-10")
@pytest.mark.parametrize("certificates", [4, 5, 6, -1])
def test_the_marker_stands_where_it_cannot(certificates: int) -> None:
    def move(s: Play) -> None:
        s.marker[1] = certificates

    assert reports(move) == {"GWT-INV-10"}


@pytest.mark.rules("GWT-INV-11")
@pytest.mark.parametrize("workers", [0, 7])
def test_a_worker_row_is_empty_or_overfull(workers: int) -> None:
    def change(s: Play) -> None:
        s.workers[4] = workers

    assert "GWT-INV-11" in reports(change)


@pytest.mark.rules("GWT-INV-12")
def test_two_engines_share_a_space_or_one_stays_on_39() -> None:
    def shared(s: Play) -> None:
        s.engine[1] = s.engine[2] = 7

    def terminal(s: Play) -> None:
        s.engine[1] = s.c.terminal

    assert reports(shared) == reports(terminal) == {"GWT-INV-12"}


@pytest.mark.rules("GWT-INV-12")
def test_39_is_for_the_moment_of_its_resolution() -> None:
    table = Table().engine(0, 38).visit(0, "neutral-g").do("use engine")
    assert table.asked == (0, "terminal")
    assert not [line for line in table.state.broken_invariants() if "INV-12" in line]


@pytest.mark.rules("GWT-INV-13")
def test_two_discs_in_one_city() -> None:
    def deliver(city: str) -> Spoil:
        def twice(s: Play) -> None:
            s.city_discs[s.c.city_index[city]] = 2
            s.covered[0] &= ~(s.c.disc_bit["engine-1"] | s.c.disc_bit["engine-2"])

        return twice

    assert reports(deliver("peoria")) == {"GWT-INV-13"}
    assert reports(deliver("new-york")) == reports(deliver("kansas-city")) == set()


@pytest.mark.rules("GWT-INV-14")
def test_the_job_market_is_filled_out_of_order() -> None:
    def below_the_token(s: Play) -> None:
        s.jobs[-1] = s.jobs[0]
        s.jobs[0] = NOWHERE

    def not_from_the_left(s: Play) -> None:
        s.jobs[4], s.jobs[7] = NOWHERE, s.jobs[4]

    def token_gone(s: Play) -> None:
        s.token_row = len(s.c.rows)

    def held_too_early(s: Play) -> None:
        s.token_holder = s.ending = 0

    for spoil in (below_the_token, not_from_the_left, token_gone, held_too_early):
        assert reports(spoil) == {"GWT-INV-14"}


@pytest.mark.rules("GWT-INV-15")
def test_a_foresight_column_is_incomplete_or_mixed() -> None:
    def incomplete(s: Play) -> None:
        s.bags[0].append(s.foresight[0])
        s.foresight[0] = NOWHERE

    def mixed(s: Play) -> None:
        s.foresight[0], s.foresight[2] = s.foresight[2], s.foresight[0]

    assert reports(incomplete) == reports(mixed) == {"GWT-INV-15"}


@pytest.mark.rules("GWT-INV-16")
def test_a_hand_is_too_large_or_was_not_filled_up() -> None:
    def too_large(s: Play) -> None:
        s.hand[0].append(s.stack[0].pop())

    def not_filled(s: Play) -> None:
        s.pile[0].append(s.hand[0].pop())

    assert reports(too_large) == reports(not_filled) == {"GWT-INV-16"}


@pytest.mark.rules("GWT-INV-16")
def test_a_drawn_card_that_is_still_to_be_discarded_is_no_surplus() -> None:
    table = Table(dealt=True).do("place neutral-a", "aux draw")
    assert table.asked == (0, "discard_drawn")
    assert len(table.hand_of(0)) == 5
    assert table.state.broken_invariants() == []


@pytest.mark.rules("GWT-INV-17")
def test_a_herder_is_where_it_cannot_be() -> None:
    def lifted(s: Play) -> None:
        s.herder[0] = NOWHERE

    def at_the_start(s: Play) -> None:
        s.herder[0] = s.c.start

    def resting(s: Play) -> None:
        s.herder[0] = s.c.kansas_city

    for spoil in (lifted, at_the_start, resting):
        assert reports(spoil) == {"GWT-INV-17"}


@pytest.mark.rules("GWT-INV-19")
def test_a_space_is_covered_that_never_held_a_disc() -> None:
    def grey(s: Play) -> None:
        s.covered[0] |= s.c.disc_bit["gain-money-1"]
        s.covered[0] &= ~s.c.disc_bit["engine-1"]

    assert reports(grey) == {"GWT-INV-19"}


@pytest.mark.rules("GWT-INV-20")
def test_a_question_without_an_answer() -> None:
    def stuck(s: Play) -> None:
        s.agenda.append(("discard_for", 1, "value-3"))

    assert reports(stuck) == {"GWT-INV-20"}


@pytest.mark.rules("GWT-INV-19")
def test_limits_and_auxiliary_actions_follow_from_the_cleared_spaces() -> None:
    table = Table().money(0, 9).engine(0, 9).stack(0, "criollo").visit(0, "neutral-a")
    s = table.state
    assert (s.step_limit(0), s.hand_limit(0), s.certificate_limit(0)) == (4, 4, 3)
    assert table.offers("aux") == ["gain-money", "draw"]
    table.cleared(0, "step-left", "hand-left", "certificate-4", "remove-2", "engine-1")
    table.visit(0, "neutral-a")
    assert (s.step_limit(0), s.hand_limit(0), s.certificate_limit(0)) == (6, 5, 4)
    assert table.offers("aux") == ["gain-money", "draw", "engine", "remove"]
