"""Putting a branchlet down, slot by slot (RTN-PLACE, RTN-SLOT)."""

import pytest

from trailboss import Dice
from trailboss.games.great_western_trail.rails_to_the_north.position import North


@pytest.mark.vector("RTN-PLACE-01/1")
def test_a_branchlet_leaves_the_leftmost_bell() -> None:
    table = North().money(0, 0).can_branch(0).do("use branch", "branch olive-gate 0")
    assert table.bells() == [2, 3, 3, 3, 3]
    assert table.owners("olive-gate") == [0, None, None, None]
    assert table.purse() == 0


@pytest.mark.rules("RTN-PLACE-02")
def test_only_the_auxiliary_action_demands_cards() -> None:
    table = North().hand(0).can_branch(0)
    assert "branch" in table.offers("use")
    assert "branch" not in table.offers("aux"), "no card in hand"
    master = North().master_at(11, "branch").branch(0, "olive-gate", "memphis").money(0, 7)
    master.workers(0, engineers=2).can_branch(0).do("use branch", "branch olive-station 0")
    master.do("upgrade 11", "disc engine-1", "appoint engineer")
    assert master.asked == (0, "branch"), "the tile places one without a card"
    sources = [e for e in table.c.effects if e.branch]
    assert len(sources) == 4, "aux single and double, building 13b, one station master"


@pytest.mark.rules("RTN-PLACE-03")
def test_the_order_of_a_placement() -> None:
    table = North().tokens(0, 0).branch(0, "olive-gate", "memphis", "blue-gate", "blue-west")
    table.branch(0, "purple-gate").delivered(0, "detroit").can_branch(0)
    table.do("use branch", "branch green-gate 0")
    kinds = [event.kind for event in table.events]
    assert kinds == ["placed_branch", "emptied_bell", "gained_token"]
    assert table.asked == (0, "slot_token"), "the bell's token first, then the slot's"


@pytest.mark.rules("RTN-PLACE-03", "RTN-SLOT-03")
def test_the_cost_is_paid_when_the_branchlet_is_put_down() -> None:
    table = North().money(0, 5).delivered(0, "chicago").branch(0, "blue-gate").can_branch(0)
    table.do("use branch", "branch denver 3")
    assert [event.kind for event in table.events] == ["placed_branch", "paid"]
    assert table.purse() == 2


@pytest.mark.rules("RTN-PLACE-04")
def test_without_branchlet_or_slot_there_is_no_action() -> None:
    towns = [town.id for town in North().map.towns]
    used_up = North().branch(0, *towns[:15]).can_branch(0)
    assert "branch" not in used_up.offers("use")
    refusal = used_up.why_not("use branch")
    assert (refusal.rule, refusal.reason) == ("RTN-PLACE-04", "no-branch-possible")
    assert used_up.why_not("branch olive-gate 0").rule == "RTN-ACCESS-07"
    olive = ("olive-gate", "olive-medium", "memphis", "olive-tokens", "olive-station")
    stuck = North().branch(0, *olive).can_branch(0)
    assert "branch" not in stuck.offers("use"), "no town left to reach"


@pytest.mark.rules("RTN-PLACE-05")
def test_a_placement_may_be_forfeited_for_good() -> None:
    table = North().can_branch(0).do("use branch", "pass")
    assert table.has_event("forfeited", 0)
    assert table.bells() == [3, 3, 3, 3, 3]
    assert "branch" not in table.offers("use"), "it cannot be made up"
    assert table.why_not("branch olive-gate 0").rule == "GWT-ACT-01"


@pytest.mark.rules("RTN-PLACE-05", "RTN-AUX-02")
def test_the_card_paid_for_it_is_not_returned() -> None:
    table = North().hand(0, "galloway").visit(0, "neutral-g")
    table.do("aux branch", "discard galloway", "pass")
    assert table.hand_of(0) == []
    assert table.pile_of(0) == ["galloway"]


@pytest.mark.rules("RTN-PLACE-06")
def test_nothing_moves_a_branchlet_again() -> None:
    """Whatever is done in a whole game: slots are only ever filled."""
    table = North(2, 5, dealt=True)
    dice = Dice(b"placing")
    before = table.north.slots[:]
    while not table.state.is_over:
        table.state.apply(dice.pick(table.state.actions()))
        now = table.north.slots[:]
        assert all(new == old for old, new in zip(before, now, strict=True) if old != -1)
        before = now


@pytest.mark.vector("RTN-PLACE-07/1")
def test_a_placement_inside_another_one() -> None:
    table = North().branch(0, "olive-gate", "memphis").money(0, 20).tokens(0, 1)
    table.workers(0, engineers=2).master_at(11, "branch").can_branch(0)
    assert table.bells() == [1, 3, 3, 3, 3]
    table.do("use branch", "branch olive-station 0", "upgrade 11", "disc engine-1")
    table.do("appoint engineer", "branch olive-tokens 0", "accept")
    assert table.purse() == 13
    assert table.bells() == [0, 2, 3, 3, 3]
    assert table.state.tokens[0] == 2
    assert table.emptied() == 1
    assert table.asked == (0, "location"), "then the visit goes on"


# ---- slots


@pytest.mark.rules("RTN-SLOT-01")
def test_four_players_find_room_in_every_market() -> None:
    table = North()
    for seat in range(4):
        table.can_branch(seat).do("use branch", "branch olive-gate " + str(seat))
    assert table.owners("olive-gate") == [0, 1, 2, 3]


@pytest.mark.rules("RTN-SLOT-01")
def test_a_taken_slot_is_refused() -> None:
    table = North().branch(1, "olive-gate/0").can_branch(0).do("use branch")
    refusal = table.why_not("branch olive-gate 0")
    assert (refusal.rule, refusal.reason) == ("RTN-SLOT-01", "slot-taken")
    assert table.offers("branch") == ["olive-gate 1"]


@pytest.mark.vector("RTN-SLOT-02/1")
def test_a_bonus_slot_may_be_left_empty() -> None:
    table = North().money(0, 0).branch(0, "olive-gate").branch(1, "memphis/1").can_branch(0)
    table.do("use branch")
    assert [o for o in table.offers("branch") if o.startswith("memphis")] == [
        "memphis 0",
        "memphis 2",
    ]
    table.do("branch memphis 2")
    assert table.purse() == 0
    assert table.owners("memphis")[0] is None


@pytest.mark.vector("RTN-SLOT-03/1")
def test_a_cost_must_be_payable() -> None:
    table = North().money(0, 2).delivered(0, "chicago").branch(0, "blue-gate")
    table.branch(1, "denver/0").branch(2, "denver/1").can_branch(0).do("use branch")
    assert [o for o in table.offers("branch") if o.startswith("denver")] == ["denver 2"]
    refusal = table.why_not("branch denver 3")
    assert (refusal.rule, refusal.args) == ("RTN-SLOT-03", {"needs": 3, "has": 2})
    assert table.do("branch denver 2").purse() == 0


@pytest.mark.vector("RTN-SLOT-03/2")
def test_too_poor_for_a_market() -> None:
    table = North().money(0, 2).delivered(0, "cleveland").branch(0, "toronto", "red-east")
    table.branch(1, "montreal/0").can_branch(0).do("use branch")
    assert not [o for o in table.offers("branch") if o.startswith("montreal")]


@pytest.mark.parametrize(
    ("town", "costs"),
    [("denver", [1, 2, 2, 3]), ("minneapolis", [1, 3, 3, 4]), ("montreal", [1, 3, 3, 4])],
)
@pytest.mark.rules("RTN-SLOT-03")
def test_what_slots_cost(town: str, costs: list[int]) -> None:
    table = North()
    slots = table.map.towns[table.map.town_index[town]].slots
    assert [slot.pay for slot in slots] == costs
    priced = [t.id for t in table.map.towns if any(slot.pay for slot in t.slots)]
    assert sorted(priced) == ["denver", "minneapolis", "montreal"]


@pytest.mark.parametrize(
    ("town", "discs", "branches"),
    [
        ("memphis", "columbia", ""),
        ("purple-gate", "st-louis", ""),
        ("red-west", "chicago", "milwaukee"),
        ("red-junction", "cleveland", "toronto red-east"),
    ],
)
@pytest.mark.rules("RTN-SLOT-04")
def test_dollars_are_taken_in_full(town: str, discs: str, branches: str) -> None:
    table = North().money(0, 1).delivered(0, *discs.split()).branch(0, *branches.split())
    table.can_branch(0).do("use branch", f"branch {town} 0")
    assert table.purse() == 3
    assert table.has_event("gained_money", 0, 2)


@pytest.mark.parametrize("slot", [0, 1, 2, 3])
@pytest.mark.rules("RTN-SLOT-05")
def test_token_towns_give_a_token_on_every_slot(slot: int) -> None:
    others = [(1, 0), (2, 1), (3, 2)][:slot]
    table = North().tokens(0, 0).branch(0, "olive-gate", "memphis")
    for rival, taken in others:
        table.branch(rival, f"olive-tokens/{taken}")
    table.can_branch(0).do("use branch", f"branch olive-tokens {slot}")
    assert table.asked == (0, "slot_token")
    assert table.do("accept").state.tokens[0] == 1


@pytest.mark.rules("RTN-SLOT-05", "RTN-SLOT-02")
def test_a_token_is_taken_now_or_never() -> None:
    table = North().tokens(0, 0).delivered(0, "detroit").can_branch(0)
    table.do("use branch", "branch green-gate 0", "pass")
    assert table.state.tokens[0] == 0
    plain = North().tokens(0, 0).delivered(0, "detroit").can_branch(0)
    plain.do("use branch", "branch green-gate 1")
    assert plain.asked == (0, "location"), "a plain slot brings nothing"


@pytest.mark.vector("RTN-SLOT-06/1")
def test_a_certificate_never_passes_the_limit() -> None:
    def placed(marker: int, *cleared: str) -> North:
        table = North().marker(0, marker).cleared(0, *cleared).delivered(0, "cleveland")
        table.branch(0, "toronto", "red-east", "red-junction").can_branch(0)
        return table.do("use branch", "branch red-north 0")

    assert placed(3).state.marker[0] == 3
    assert placed(3).asked == (0, "location")
    higher = placed(4, "certificate-4", "certificate-6")
    assert higher.offers("certificates") == ["1", "0"]
    assert higher.do("certificates 1").state.marker[0] == 6


@pytest.mark.rules("RTN-SLOT-06")
def test_the_eastern_certificate_slot() -> None:
    table = North().delivered(0, "cleveland").branch(0, "toronto").can_branch(0)
    table.do("use branch", "branch red-east 0", "certificates 0")
    assert table.state.marker[0] == 0, "it may be refused"


@pytest.mark.rules("RTN-SLOT-07")
def test_the_objective_slot() -> None:
    table = North().delivered(0, "pittsburgh")
    table.display("aux-new-york").objective_stack("draw-hereford-hazard").can_branch(0)
    table.do("use branch", "branch indigo-gate 0")
    assert table.offers() == ["objective aux-new-york", "objective-stack", "pass"]
    assert table.do("objective aux-new-york").pile_of(0) == ["aux-new-york"]


@pytest.mark.rules("RTN-SLOT-07")
def test_an_objective_that_is_not_there_lapses() -> None:
    table = North().delivered(0, "pittsburgh").display().objective_stack().can_branch(0)
    table.do("use branch", "branch indigo-gate 0")
    assert table.asked == (0, "location")
