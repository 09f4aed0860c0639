"""The invariants: a spoiled state is reported, whole games keep them (CAR-INV)."""

from collections.abc import Callable
from typing import Any

import pytest

from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.play import Play
from trailboss.games.carson_city.position import Table, reference_town
from trailboss.games.carson_city.state import FIRST_BUILDING, HOUSE, IN_STOCK, MOUNTAIN
from trailboss.games.carson_city.town import PARCEL_INDEX
from trailboss.kernel.dice import Dice

Spoil = Callable[[Play], None]


def fresh(**options: Any) -> Play:
    """A game in which the first cowboy stands on the wages."""
    town = Table(3, seed=4, dealt=True, **options)
    while town.asked[1] == "start_parcel":
        town.do(town.offers()[0])
    town.do("take banker", "take coolie", "take mercenary", "place wages")
    return town.state


def reports(spoil: Spoil, state: Play | None = None) -> set[str]:
    """The ids that `broken` names once the state was spoiled."""
    state = state or fresh()
    assert state.broken_invariants() == []
    spoil(state)
    return {line.split(":")[0] for line in state.broken_invariants()}


def free(s: Play) -> int:
    """An empty parcel that nobody owns."""
    return next(p for p in s.board.land if not s.content[p] and s.owner[p] < 0)


def owned(s: Play) -> int:
    return next(p for p in s.board.land if not s.content[p] and s.owner[p] >= 0)


def put(parcel: int, content: int) -> Spoil:
    def spoil(s: Play) -> None:
        s.content[parcel] = content

    return spoil


def assign(name: str, place: int, value: int) -> Spoil:
    def spoil(s: Play) -> None:
        getattr(s, name)[place] = value

    return spoil


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        pytest.param("CAR-INV-01", assign("stock", 0, 5), marks=pytest.mark.rules("CAR-INV-01")),
        pytest.param(
            "CAR-INV-02",
            lambda s: setattr(s, "white", IN_STOCK),
            marks=pytest.mark.rules("CAR-INV-02"),
        ),
        pytest.param("CAR-INV-03", assign("roads", 0, 9), marks=pytest.mark.rules("CAR-INV-03")),
        pytest.param(
            "CAR-INV-04",
            lambda s: setattr(s, "touched", s.touched | 1 << 80),
            marks=pytest.mark.rules("CAR-INV-04"),
        ),
        pytest.param(
            "CAR-INV-06",
            lambda s: put(s.content.index(MOUNTAIN), 0)(s),
            marks=pytest.mark.rules("CAR-INV-06"),
        ),
        pytest.param(
            "CAR-INV-07", lambda s: s.bag.append(0), marks=pytest.mark.rules("CAR-INV-07")
        ),
        pytest.param("CAR-INV-08", assign("parcels", 0, 9), marks=pytest.mark.rules("CAR-INV-08")),
        pytest.param(
            "CAR-INV-10", assign("revolvers", 1, 7), marks=pytest.mark.rules("CAR-INV-10")
        ),
        pytest.param(
            "CAR-INV-11", lambda s: setattr(s, "guns", 1), marks=pytest.mark.rules("CAR-INV-11")
        ),
        pytest.param("CAR-INV-12", assign("cash", 0, -1), marks=pytest.mark.rules("CAR-INV-12")),
        pytest.param(
            "CAR-INV-16", lambda s: setattr(s, "index", 9), marks=pytest.mark.rules("CAR-INV-16")
        ),
        pytest.param(
            "CAR-INV-17", lambda s: s.passed.extend([1, 1]), marks=pytest.mark.rules("CAR-INV-17")
        ),
        pytest.param(
            "CAR-INV-18", lambda s: s.order.reverse(), marks=pytest.mark.rules("CAR-INV-18")
        ),
    ],
)
def test_a_spoiled_state_is_reported(rule: str, spoil: Spoil) -> None:
    assert rule in reports(spoil)


@pytest.mark.rules("CAR-INV-02")
def test_with_the_red_sheriff_the_white_cowboy_never_comes_out() -> None:
    town = Table(2, personas="red")
    town.state.persona = [-1, -1]
    town.pending(("persona", 0)).do("take sheriff")
    assert town.white_is_away


@pytest.mark.rules("CAR-INV-05")
def test_every_town_building_has_its_house() -> None:
    assert "CAR-INV-05" in reports(lambda s: put(free(s), HOUSE)(s))


@pytest.mark.rules("CAR-INV-09")
def test_a_building_stands_on_owned_land() -> None:
    def no_owner(s: Play) -> None:
        s.bag.remove(0)
        s.content[free(s)] = FIRST_BUILDING

    assert "CAR-INV-09" in reports(no_owner)
    in_the_river = fresh(river=True)
    assert "CAR-INV-09" in reports(put(PARCEL_INDEX["c3r1"], MOUNTAIN), in_the_river)


@pytest.mark.rules("CAR-INV-14")
def test_where_pieces_never_stand() -> None:
    def automatic(s: Play) -> None:
        s.pieces[s.c.space_index["parcel_purchase"]] = 1

    def empty_property(s: Play) -> None:
        s.pieces[s.first_parcel + owned(s)] = 1

    def white(s: Play) -> None:
        s.white = s.first_parcel + owned(s)

    for spoil in (automatic, empty_property, white):
        assert "CAR-INV-14" in reports(spoil)


@pytest.mark.rules("CAR-INV-15")
def test_the_white_cowboy_stands_alone() -> None:
    def beside(s: Play) -> None:
        s.white = s.c.space_index["roads_3"]
        s.pieces[s.white] = 2

    assert "CAR-INV-15" in reports(beside)


@pytest.mark.rules("CAR-INV-19")
def test_the_row_has_no_gap_after_a_refill() -> None:
    town = Table(2, dealt=True)
    assert "CAR-INV-19" in reports(assign("row", 3, -1), town.state)


@pytest.mark.rules("CAR-INV-22")
@pytest.mark.parametrize(("edition", "least"), [("polish", 1), ("english", 0)])
def test_the_least_firepower(edition: str, least: int) -> None:
    state = fresh(text_edition=edition)
    state.stock[0] = 0
    assert state.firepower(0) >= least
    state.stock[1] = -5
    assert "CAR-INV-22" in {line.split(":")[0] for line in state.broken_invariants()}


@pytest.mark.rules("CAR-INV-25")
def test_no_duel_tile_is_lost() -> None:
    def lost(s: Play) -> None:
        tiles(s).hand[0].pop()

    town = Table(3, seed=2, dealt=True, duel_tiles=True)
    assert "CAR-INV-25" in reports(lost, town.state)


@pytest.mark.rules("CAR-INV-23")
def test_a_theft_changes_no_sum() -> None:
    for robbed in (False, True):
        town = reference_town()
        if robbed:
            town.cowboy(1, "c4r3", "c4r2").cowboy(0, "c7r3")
        assert sum(town.resolve("estate_income").state.cash) == 64
        for _, _, parcel, _, stolen in town.told("robbed"):
            kept = [dollars for _, place, _, dollars in town.told("income") if place == parcel]
            assert stolen <= kept[0]


@pytest.mark.rules("CAR-INV-30")
def test_the_same_seed_and_answers_lead_to_the_same_game() -> None:
    dumps = []
    for _ in range(2):
        state, rolls = GAME.start(4, 77), Dice(5)
        while not state.is_over:
            state.apply(rolls.pick(state.actions()))
        dumps.append(state.dump())
    assert dumps[0] == dumps[1]


LIMITS = {
    "yellow": {"sheriff": 20, "banker": 120, "grocer": 60, "coolie": 30, "settler": 30},
    "red": {"sheriff": 20, "banker": 60, "grocer": 60, "coolie": 30, "settler": 20},
}
LIMITS["yellow"] |= {"captain": 20, "mercenary": 20}
LIMITS["red"] |= {"captain": 20, "mercenary": 30}


@pytest.mark.rules("CAR-INV-13", "CAR-PY-15")
@pytest.mark.parametrize("edition", ["polish", "english"])
@pytest.mark.parametrize(
    ("side", "persona", "limit"),
    [(side, persona, limit) for side, cards in LIMITS.items() for persona, limit in cards.items()],
)
def test_no_answer_leaves_more_than_the_limit(
    side: str, persona: str, limit: int, edition: str
) -> None:
    if (edition, side, persona) == ("english", "yellow", "captain"):
        limit = 25
    for cash in (limit - 1, limit, limit + 1, limit + 37):
        town = Table(text_edition=edition, personas=side).persona(0, persona, side).cash(cash)
        town.pending(("cash_limits",))
        if town.idle:  # too little for a choice
            assert town.state.cash[0] == cash <= limit
            continue
        left = []
        for action in town.state.actions():
            copy = town.state.clone()
            copy.apply(action)
            left.append(copy.cash[0])
        assert max(left) == min(cash, limit)


MIXES: list[dict[str, Any]] = [
    {"personas": "yellow"},
    {"personas": "red", "duel_tiles": True, "river": True, "text_edition": "english"},
    {"personas": "random", "simultaneous_placement": "live", "text_edition": "english"},
    {"personas": "random", "simultaneous_placement": "orders", "river": True, "duel_tiles": True},
]
ALL_TRIED = 12
"""At one state in so many every answer is tried, elsewhere one of each kind."""


@pytest.mark.rules("CAR-INV-26")
@pytest.mark.parametrize("options", MIXES)
def test_every_listed_answer_is_accepted(options: dict[str, Any]) -> None:
    """It applies, and the table is in order afterwards."""
    state, rolls = GAME.start(3, 12, options), Dice(34)
    while not state.is_over:
        decision = state.decision
        assert decision is not None
        for seat in decision.seats:
            actions = state.actions(seat)
            assert 0 < len(actions) < 250
            assert len(set(actions)) == len(actions)
            if rolls.below(ALL_TRIED):
                kinds = {action.kind for action in actions}
                actions = [rolls.pick([a for a in actions if a.kind == k]) for k in sorted(kinds)]
            for action in actions:
                copy = state.clone()
                assert isinstance(copy, Play)
                copy.apply(action, seat)
                assert copy.ply == state.ply + 1
                assert copy.broken_invariants() == [], action
        seat = rolls.pick(decision.seats)
        state.apply(rolls.pick(state.actions(seat)), seat)


def mountains(s: Play) -> list[int]:
    return [parcel for parcel, content in enumerate(s.content) if content == MOUNTAIN]


@pytest.mark.rules(
    "CAR-INV-04",
    "CAR-INV-06",
    "CAR-INV-08",
    "CAR-INV-12",
    "CAR-INV-13",
    "CAR-INV-24",
    "CAR-INV-27",
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("tiles", [False, True])
def test_whole_games(seats: int, tiles: bool) -> None:
    """What only a change can break."""
    options = {"duel_tiles": tiles, "personas": "random", "river": seats % 2 == 0}
    state, rolls = GAME.start(seats, 100 + seats, options), Dice(seats)
    rolled = mountains(state)
    steps = most = 0
    while not state.is_over:
        assert state.broken_invariants() == []
        decision = state.decision
        assert decision is not None
        if decision.kind == "place" and not state.passed and not any(state.pieces):
            steps, most = 0, sum(state.stock) + seats + 1
        seat = rolls.pick(decision.seats)
        before = (state.edges, state.owner[:], [state.vp(s) for s in range(seats)], state.round)
        limits = [card.limit if (card := state.card(s)) else 0 for s in range(seats)]
        action = rolls.pick(state.actions(seat))
        state.apply(action, seat)
        if decision.kind == "place" and action.kind != "road":
            steps += 1
            assert steps <= most
        assert state.edges & before[0] == before[0]
        assert all(then in (-1, now) for then, now in zip(before[1], state.owner, strict=True))
        assert all(state.vp(s) >= before[2][s] for s in range(seats))
        if state.is_over or state.round > before[3] > 0:
            assert all(cash <= limit for cash, limit in zip(state.cash, limits, strict=True))
    assert mountains(state) == rolled


@pytest.mark.rules("CAR-INV-28")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("edition", "form", "paid"),
    [
        ("polish", "off", True),
        ("polish", "live", True),
        ("polish", "orders", True),
        ("english", "off", False),
        ("english", "live", True),
        ("english", "orders", True),
    ],
)
def test_the_bonuses_for_the_order_add_up(seats: int, edition: str, form: str, paid: bool) -> None:
    state = GAME.start(seats, seats, {"text_edition": edition, "simultaneous_placement": form})
    while not state.is_over:  # everybody passes and declines what can be declined
        decision = state.decision
        assert decision is not None
        for seat in decision.seats:
            actions = state.actions(seat)
            passing = [action for action in actions if action.kind == "pass"]
            state.apply((passing or actions)[0], seat)
    bonuses = [sheet["categories"]["pass_order"] for sheet in state.standings()]
    assert sorted(bonuses) == (list(range(seats)) if paid else [0] * seats)
    assert sum(bonuses) == (seats * (seats - 1) // 2 if paid else 0)
