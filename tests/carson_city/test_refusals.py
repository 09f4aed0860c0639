"""Out of turn or at the wrong moment: the rule that is broken, the open question, who is asked."""

from collections.abc import Callable
from typing import Any

import pytest

from trailboss.games.carson_city.position import Table
from trailboss.kit.voices import NAMES, speech
from trailboss.tables.position import why_not_touch
from trailboss.text import LANGUAGES


def starting() -> Table:
    town = Table(3).round(0)
    town.state.persona = [-1] * 3
    return town.pending(("start_parcel", 0))


def choosing(**options: Any) -> Table:
    """Everybody passed in the round before; seat 0 takes a card first."""
    town = Table(3, **options).cash(9, 9, 9)
    town.state.persona = [-1] * 3
    town.state.agenda = [("placement",), ("persona", 2), ("persona", 1), ("persona", 0)]
    return town.settle()


def settling() -> Table:
    return choosing().own(1, "c1r1").do("take settler")


def rewarded(persona: str = "grocer", side: str = "yellow") -> Table:
    return choosing(personas=side).do(f"take {persona}")


def recruiting() -> Table:
    return choosing().do("take captain")


def arming() -> Table:
    return choosing(personas="red").do("take captain")


def snatching() -> Table:
    return choosing(personas="red").row("ranch", "mine").do("take coolie")


def placing() -> Table:
    return Table(3).roads(1).placing()


def one_has_passed() -> Table:
    return placing().do("pass")


def first_alone() -> Table:
    return Table(3, simultaneous_placement="live").placing()


def live() -> Table:
    """Seat 0 has placed, seat 2 has finished, seats 0 and 1 may act."""
    town = first_alone().stock(1, 3, 3).roads(1)
    return town.do("place wages").do("pass", seat=2)


def ordering() -> Table:
    """Seat 0 has ordered, seats 1 and 2 have not."""
    town = Table(3, simultaneous_placement="orders").placing()
    return town.do("place wages").do("pass", seat=0)


def duelling() -> Table:
    """Seats 0 and 1 fight, and seat 0 has chosen its tile."""
    town = Table(3, duel_tiles=True).tiles(0, 1).tiles(1, 4)
    town.cowboy(0, "roads_3").cowboy(1, "roads_3").resolve("roads_3")
    return town.do("tile 1", seat=0)


def naming_a_duel() -> Table:
    town = Table(3).cowboy(0, "c1r1", "c8r8").cowboy(1, "c1r1", "c8r8")
    return town.resolve("parcel_purchase")


def naming_an_attack() -> Table:
    town = Table(3).put("c1r1", "ranch", 0).put("c8r8", "ranch", 1)
    town.cowboy(0, "c1r1", "c8r8").cowboy(1, "c1r1", "c8r8")
    return town.resolve("estate_income")


def buying_land() -> Table:
    return Table(3).cash(9).cowboy(0, "c8r8").resolve("parcel_purchase")


def offered_a_tile() -> Table:
    return Table(3).own(0, "c5r2").cash(3).row("shop").cowboy(0, "construction_3")


def constructing() -> Table:
    return offered_a_tile().resolve("construction_3")


def siting() -> Table:
    return constructing().do("purchase")


def housing() -> Table:
    return siting().do("site c5r2")


def asking_consent() -> Table:
    return (
        offered_a_tile()
        .own(1, "c4r2")
        .resolve("construction_3")
        .do("purchase", "site c5r2", "house c4r2")
    )


def in_the_window() -> Table:
    return Table(3).own(0, "c5r2").kept(0, "shop").pending(("windows",))


def doubling() -> Table:
    town = Table(3).persona(0, "grocer").put("c1r1", "ranch", 0)
    town.state.promised[0] = 1
    return town.resolve("estate_income")


def buying_points() -> Table:
    return Table(3).cash(9).cowboy(0, "buy_vp_5").resolve("buy_vp_5")


def at_the_banker() -> Table:
    return Table(3, personas="red").persona(0, "banker", "red").cash(25).pending(("due",))


def spending() -> Table:
    return Table(3).cash(12).pending(("cash_limits",))


def laying() -> Table:
    return placing().do("road")


def by_the_river() -> Table:
    return Table(3, river=True).centre("c6r3").roads(2).pending(("last_chances",))


TURN, OTHER, NO = "not-your-decision", "another-question", "no-answer"
ABSENT = "not-in-this-game"

CASES: list[tuple[Callable[[], Table], int, str, str, str]] = [
    # whose turn it is: actions of the kind that is asked for, by somebody who is not asked
    (starting, 1, "claim c1r1", "CAR-SET-08", TURN),
    (choosing, 1, "take banker", "CAR-FLOW-01", TURN),
    (settling, 1, "claim c2r2", "CAR-PCH-02", TURN),
    (rewarded, 1, "cash", "CAR-PCH-02", TURN),
    (placing, 1, "place wages", "CAR-PLC-01", TURN),
    (placing, 1, "pass", "CAR-PLC-01", TURN),
    (first_alone, 1, "place wages", "CAR-KIT-01", TURN),
    (duelling, 2, "tile 1", "CAR-DT-05", TURN),
    (naming_a_duel, 1, "fight c1r1", "CAR-PRC-07", TURN),
    (naming_an_attack, 1, "fight c1r1", "CAR-ATK-10", TURN),
    (buying_land, 1, "buy c8r8", "CAR-PRC-09", TURN),
    (constructing, 1, "purchase", "CAR-RES-02", TURN),
    (siting, 1, "keep", "CAR-BLD-02", TURN),
    (asking_consent, 0, "agree", "CAR-HSE-03", TURN),
    (in_the_window, 1, "put shop", "CAR-BLD-10", TURN),
    (doubling, 1, "cash", "CAR-PY-08", TURN),
    (buying_points, 1, "points 1", "CAR-RES-02", TURN),
    (at_the_banker, 1, "points 3", "CAR-PR-05", TURN),
    (spending, 1, "spend 10", "CAR-END-05", TURN),
    (laying, 1, "lay h32", "CAR-ROAD-06", TURN),
    (by_the_river, 1, "stop", "CAR-RIV-12", TURN),
    (placing, 1, "road", "CAR-ROAD-06", TURN),
    # whoever has answered or passed
    (duelling, 0, "tile 1", "CAR-DT-05", "already-chosen"),
    (ordering, 0, "place wages", "CAR-KIT-08", "already-chosen"),
    (one_has_passed, 0, "place wages", "CAR-PLC-03", "has-passed"),
    (one_has_passed, 0, "pass", "CAR-PLC-03", "has-passed"),
    (buying_land, 0, "stake c1r1", "CAR-PLC-03", "has-passed"),
    (live, 2, "place wages", "CAR-KIT-05", "has-passed"),
    (live, 2, "lift wages", "CAR-KIT-05", "has-passed"),
    (live, 2, "back", "CAR-KIT-05", TURN),
    (choosing, 0, "place wages", "CAR-PLC-01", OTHER),  # who passed in the round before
    # another moment: by kind of action, whoever is asked
    (placing, 0, "claim c1r1", "CAR-PRC-01", OTHER),
    (placing, 1, "claim c1r1", "CAR-PRC-01", TURN),
    (placing, 0, "take banker", "CAR-PCH-01", "chosen-before"),
    (placing, 0, "cash", "CAR-PY-08", OTHER),
    (placing, 0, "recruit 1", "CAR-PY-12", "chosen-before"),
    (lambda: Table(3, personas="red").placing(), 0, "arm 1", "CAR-PR-12", OTHER),
    (lambda: Table(3, personas="red").placing(), 0, "cash", "CAR-PR-06", OTHER),
    (lambda: Table(3, personas="red").placing(), 1, "wait", "CAR-PR-10", TURN),
    (
        lambda: Table(3, personas="red").placing(),
        0,
        "snatch construction_3",
        "CAR-PR-07",
        OTHER,
    ),
    (placing, 0, "double ranch", "CAR-PY-08", OTHER),
    (starting, 0, "stake c1r1", "CAR-PLC-01", OTHER),
    (starting, 0, "white-stake c1r1", "CAR-PY-01", OTHER),
    (first_alone, 0, "lift wages", "CAR-KIT-01", OTHER),
    (lambda: Table(3, duel_tiles=True).placing(), 0, "tile 1", "CAR-DT-05", OTHER),
    (placing, 0, "fight c1r1", "CAR-PRC-07", OTHER),
    (lambda: placing().put("c1r1", "ranch", 1), 0, "fight c1r1", "CAR-ATK-10", OTHER),
    (placing, 0, "buy c1r1", "CAR-PRC-01", OTHER),
    (placing, 0, "purchase", "CAR-BLD-01", OTHER),
    (placing, 0, "site c1r1", "CAR-BLD-02", OTHER),
    (placing, 0, "keep", "CAR-BLD-02", OTHER),
    (placing, 0, "house c1r1", "CAR-HSE-01", OTHER),
    (placing, 0, "put shop", "CAR-BLD-09", "put-up-later"),
    (placing, 0, "agree", "CAR-HSE-04", OTHER),
    (placing, 1, "refuse", "CAR-HSE-04", TURN),
    (placing, 0, "points 1", "CAR-ACT-12", "points-elsewhere"),
    (placing, 0, "spend 10", "CAR-END-05", "points-elsewhere"),
    (placing, 0, "spend least", "CAR-END-05", "points-elsewhere"),
    (duelling, 1, "lay h32", "CAR-ROAD-06", OTHER),
    # what does not answer the question
    (starting, 0, "pass", "CAR-SET-09", NO),
    (choosing, 0, "pass", "CAR-PCH-01", NO),
    (settling, 0, "pass", "CAR-PY-11", NO),
    (rewarded, 0, "pass", "CAR-PY-08", NO),
    (lambda: rewarded("grocer", "red"), 0, "pass", "CAR-PR-06", NO),
    (lambda: rewarded("settler", "red"), 0, "pass", "CAR-PR-10", NO),
    (recruiting, 0, "stop", "CAR-PY-12", NO),
    (arming, 0, "stop", "CAR-PR-12", NO),
    (snatching, 0, "stop", "CAR-PR-07", NO),
    (placing, 0, "back", "CAR-PLC-02", NO),
    (live, 1, "back", "CAR-KIT-02", NO),
    (ordering, 1, "stop", "CAR-KIT-08", NO),
    (duelling, 1, "pass", "CAR-DT-05", NO),
    (naming_an_attack, 0, "pass", "CAR-ATK-10", NO),
    (siting, 0, "pass", "CAR-BLD-02", NO),
    (housing, 0, "pass", "CAR-HSE-01", NO),
    (asking_consent, 1, "pass", "CAR-HSE-04", NO),
    (in_the_window, 0, "pass", "CAR-BLD-10", NO),
    (by_the_river, 0, "pass", "CAR-RIV-12", NO),
    # roads
    (starting, 0, "road", "CAR-ROAD-05", "no-road-now"),
    (lambda: laying().roads(2), 0, "road", "CAR-ROAD-06", "no-road-now"),
    (lambda: placing().roads(0), 0, "road", "CAR-ROAD-06", "no-road"),
    (placing, 0, "lay h32", "CAR-DEC-26", "road-first"),
    (live, 0, "lay h32", "CAR-DEC-26", "road-first"),
    # what the options leave out
    (placing, 0, "lift wages", "CAR-PLC-14", ABSENT),
    (placing, 0, "tile 1", "CAR-DT-01", ABSENT),
    (placing, 0, "arm 1", "CAR-OPT-02", ABSENT),
    (placing, 1, "snatch construction_3", "CAR-OPT-02", ABSENT),
    (arming, 0, "recruit 1", "CAR-OPT-02", "other-side"),
    (arming, 0, "double ranch", "CAR-OPT-02", "other-side"),
    # the question's own reasons
    (settling, 0, "claim c1r1", "CAR-PY-11", "owned"),
    (lambda: Table().own(0, "c1r1").placing(), 0, "stake c1r1", "CAR-PLC-11", "build-elsewhere"),
    (lambda: Table().own(1, "c1r1").placing(), 0, "stake c1r1", "CAR-PLC-11", "owned"),
    (constructing, 0, "site c1r1", "CAR-BLD-02", "buy-first"),
    (live, 0, "place roads_3", "CAR-KIT-06", "no-cowboy"),
    (lambda: live().do("lift wages", seat=0), 0, "lay h32", "CAR-KIT-02", "finish-your-move"),
    (
        lambda: Table(3).persona(0, "sheriff").white("wages").placing(),
        0,
        "white-place roads_3",
        "CAR-PY-01",
        "white-cowboy-placed",
    ),
]


@pytest.mark.rules(*sorted({rule for _, _, _, rule, _ in CASES}))
@pytest.mark.parametrize(("position", "seat", "text", "rule", "reason"), CASES)
def test_the_rule_of_the_moment(
    position: Callable[[], Table], seat: int, text: str, rule: str, reason: str
) -> None:
    town = position()
    refusal = town.why_not(text, seat)
    assert refusal[:2] == (rule, reason)
    decision = town.state.decision
    assert decision is not None
    assert refusal.args.get("seats", list(decision.seats)) == list(decision.seats)


@pytest.mark.rules("CAR-KIT-05")
def test_all_who_are_asked_are_named() -> None:
    refusal = live().why_not("place wages", 2)
    assert refusal.args == {"seats": [0, 1], "question": {"kind": "together", "args": {}}}
    assert str(refusal) == "has-passed (seats 0 and 1, question together; CAR-KIT-05)"
    assert [speech("carson_city", code).refusal(refusal, NAMES) for code in LANGUAGES] == [
        "You have passed and place nothing more in this round. Asked: Ania, Олена. Place or move"
        " your cowboys, all at the same time. Pass when you are ready (CAR-KIT-05).",
        "Po spasowaniu niczego już nie stawiasz w\u00a0tej rundzie. Teraz decyduje: Ania, Олена."
        " Stawiaj i\u00a0przestawiaj kowbojów, wszyscy naraz. Gdy skończysz, spasuj (CAR-KIT-05).",
        "Після пасу ти вже нічого не ставиш у цьому раунді. Зараз вирішує: Ania, Олена."
        " Став і переставляй ковбоїв, усі водночас. Коли закінчиш, спасуй (CAR-KIT-05).",
    ]


@pytest.mark.rules("CAR-BLD-02", "CAR-BLD-03", "CAR-BLD-05")
@pytest.mark.parametrize(
    ("parcel", "rule", "reason"),
    [
        ("c4r8", "CAR-BLD-03", "not-your-parcel"),
        ("c5r3", "CAR-BLD-03", "not-your-parcel"),
        ("c1r1", "CAR-BLD-05", "not-connected"),
    ],
)
def test_a_parcel_without_a_site_is_refused_as_a_site(parcel: str, rule: str, reason: str) -> None:
    """Only keeping the tile and a road are on offer; the parcels are what the question is about."""
    town = Table().own(0, "c1r1").roads(1).cash(3).row("shop").cowboy(0, "construction_3")
    town.resolve("construction_3").do("purchase")
    assert town.offers() == ["keep", "road"]
    told = why_not_touch(town.state, 0, f"parcel:{parcel}")
    assert (told["action"], told["rule"], told["reason"]) == (f"site {parcel}", rule, reason)


@pytest.mark.rules("CAR-FLOW-04")
def test_nothing_is_touched_after_the_end() -> None:
    town = Table()
    town.state.agenda = []
    assert why_not_touch(town.state, 0, "parcel:c1r1")["rule"] == "CAR-FLOW-04"
