"""What is shown: views, decisions and standings are small JSON in the game's own words."""

from trailboss import Dice, State
from trailboss.kernel.shape import misfits
from trailboss.kit import referee
from trailboss.kit.player import every_choice
from trailboss.kit.words import check_json


def views_are_small_json(state: State, dice: Dice) -> None:
    for seat in [None, *range(state.seats)]:
        view = state.view(seat)
        check_json(f"view of {seat}", view)
        assert state.view(seat) == view, "a view asked for twice differs"
        wrong = next(misfits(view, state.game.view_type), None)
        assert wrong is None, f"not what its type says: {wrong}"
    decision = state.decision
    if decision is not None:
        check_json("decision", decision.to_json())


def events_are_small_json(state: State, dice: Dice) -> None:
    """The events of any move from here."""
    choices = every_choice(state)
    if not choices:
        return
    seat, action = dice.pick(choices)
    events = referee.apply(state.clone(), action, seat)
    check_json("events", [[event.kind, list(event.args), event.audience] for event in events])


def standings_are_a_sheet(state: State, dice: Dice) -> None:
    """One line per seat with all categories of the vocabulary; the ranks follow the totals."""
    sheet = state.standings()
    check_json("standings", sheet)
    assert len(sheet) == state.seats, "standings lack a seat"
    categories = state.game.vocabulary.categories
    for line in sheet:
        assert set(line["categories"]) == set(categories), "standings lack a category"
        assert line["total"] == sum(line["categories"].values()), "a total is not the sum"
        better = [other for other in sheet if other["rank"] < line["rank"]]
        assert line["rank"] == len(better) + 1, "ranks skip or repeat a place"
        assert all(other["total"] >= line["total"] for other in better), "rank against total"
