"""The questions inside actions, each with all its answers (GWT-DEC-10 to GWT-DEC-25)."""

import pytest

from trailboss.games.great_western_trail.position import Table
from trailboss.kernel.timeline import Timeline

OBJECTIVE = "money-2station-hazard"
ANOTHER = "draw-hereford-hazard"


def at_own(building: str, node: str = "a-1") -> Table:
    return Table().building(0, building, node).visit(0, node)


# ---- cards and certificates


@pytest.mark.rules("GWT-DEC-10")
def test_dec_10_one_answer_per_breed_and_vp() -> None:
    hand = ["criollo", "criollo", "shorthorn-3", "shorthorn-4", OBJECTIVE]
    table = at_own("8b").hand(0, *hand).visit(0, "a-1").do("use sell")
    assert table.offers() == ["discard criollo", "discard shorthorn-3", "discard shorthorn-4"]


@pytest.mark.rules("GWT-DEC-10")
def test_dec_10_for_a_pair_which_breed() -> None:
    table = Table().hand(0, "criollo", "criollo", "criollo", "galloway", "galloway", "longhorn")
    table.visit(0, "neutral-f").do("use sell-pair")
    assert table.offers() == ["discard-pair criollo criollo", "discard-pair galloway galloway"]
    assert table.why_not("discard-pair longhorn longhorn")[:2] == ("GWT-ACT-09", "no-such-pair")


@pytest.mark.rules("GWT-DEC-10")
def test_dec_10_for_1b_which_objective_card() -> None:
    table = at_own("1b").hand(0, OBJECTIVE, ANOTHER, "criollo").visit(0, "a-1")
    table.do("use certificates")
    assert table.offers() == [f"discard {OBJECTIVE}", f"discard {ANOTHER}"]


@pytest.mark.rules("GWT-DEC-10")
def test_dec_10_no_pass_but_undo() -> None:
    table = at_own("8b").hand(0, "criollo", "galloway").visit(0, "a-1")
    timeline = Timeline(table.state)
    timeline.apply(timeline.state.parse("use sell"))
    assert [action.text for action in timeline.state.actions()] == [
        "discard criollo",
        "discard galloway",
    ]
    assert timeline.undo(0)
    assert "use sell" in [action.text for action in timeline.state.actions()]


@pytest.mark.rules("GWT-DEC-11")
def test_dec_11_certificates_the_most_first() -> None:
    table = at_own("5b").hand(0, "pineywoods").visit(0, "a-1").do("use certificates")
    assert table.offers() == ["certificates 2", "certificates 1", "certificates 0"]
    table = at_own("5b").hand(0, "pineywoods").marker(0, 2).visit(0, "a-1")
    table.do("use certificates")
    assert table.offers() == ["certificates 1", "certificates 0"], "up to the limit"
    assert table.why_not("certificates 2")[:2] == ("GWT-CERT-03", "past-limit")


@pytest.mark.rules("GWT-DEC-20")
def test_dec_20_draw_one_more_or_stop_then_discard() -> None:
    table = at_own("4b").workers(0, cowboys=3).stack(0, *["criollo"] * 9).hand(0, "galloway")
    table.visit(0, "a-1").do("use draw")
    assert table.hand_of(0) == ["criollo", "galloway"], "choosing it draws the first card"
    assert table.offers() == ["draw", "stop"]
    table.do("draw")
    assert table.offers() == ["draw", "stop"]
    table.do("draw")
    assert table.offers() == ["discard criollo", "discard galloway"], "the maximum, no pass"
    table.do("discard galloway")
    assert table.offers() == ["discard criollo"]
    table.do("discard criollo", "discard criollo")
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-DEC-21")
def test_dec_21_which_card_to_remove_or_stop() -> None:
    table = Table().cleared(0, "remove-1", "remove-2").engine(0, 3)
    table.hand(0, "criollo", "criollo", "galloway", OBJECTIVE).visit(0, "neutral-g")
    table.do("use auxiliary", "aux-double remove")
    answers = ["remove criollo", "remove galloway", f"remove {OBJECTIVE}", "stop"]
    assert table.offers() == answers
    assert table.do("remove criollo").offers() == answers
    assert table.do("remove criollo").asked == (0, "location"), "two at most"

    table = Table().cleared(0, "remove-1").engine(0, 3).hand(0, "criollo").visit(0, "neutral-a")
    table.do("aux remove", "stop")
    assert table.hand_of(0) == ["criollo"]


@pytest.mark.rules("GWT-DEC-22")
def test_dec_22_which_auxiliary_action_single_or_double() -> None:
    table = Table().cleared(0, "gain-money-2", "engine-1", "certificate-1", "certificate-2")
    table.money(0, 2).engine(0, 5).stack(0, "criollo").visit(0, "neutral-g").do("use auxiliary")
    assert table.offers() == [
        "aux gain-money",
        "aux draw",
        "aux certificate",
        "aux engine",
        "aux-double gain-money",
        "aux-double certificate",
    ]
    assert table.why_not("aux remove")[:2] == ("GWT-AUX-01", "auxiliary-locked")
    assert table.why_not("aux-double engine")[:2] == ("GWT-AUX-01", "auxiliary-locked")


# ---- workers, cattle, objectives


@pytest.mark.rules("GWT-DEC-12")
def test_dec_12_which_worker_by_type_and_row() -> None:
    table = Table().money(0, 7).jobs(1, "cowboy", "cowboy", "builder").jobs(3, "cowboy")
    table.jobs(6, "engineer").visit(0, "neutral-a").do("use hire")
    assert table.offers() == ["hire cowboy@row1", "hire builder@row1", "hire cowboy@row3"]
    assert table.why_not("hire engineer@row6")[:2] == ("GWT-HIRE-01", "not-enough-money")


@pytest.mark.rules("GWT-DEC-12")
@pytest.mark.parametrize(
    ("worker", "before", "answers"),
    [
        ("engineer", 1, ["accept", "pass"]),
        ("engineer", 2, ["accept", "pass"]),
        ("engineer", 3, ["hire cowboy@row2", "pass"]),
        ("cowboy", 3, ["clear flood-1", "pass"]),
        ("cowboy", 5, ["bounty outlaw-4", "pass"]),
        ("builder", 3, ["build 1a", "build 2a", "build 3a", "build 4a", "build 5a", "pass"]),
    ],
)
def test_dec_12_perform_the_immediate_action_or_forfeit_it(
    worker: str, before: int, answers: list[str]
) -> None:
    table = Table().hand(0, "criollo").jobs(1, worker).jobs(2, "cowboy")
    table.tile("flood-1", "flood-green-2").tile("outlaw-4", "outlaw-green")
    table.workers(0, **{worker + "s": before}).money(0, 10 if worker == "engineer" else 9)
    table.visit(0, "neutral-a").do("use hire", f"hire {worker}@row1")
    assert table.offers() == answers
    assert table.do("pass").asked == (0, "location")


@pytest.mark.rules("GWT-DEC-13")
def test_dec_13_offers_then_cards_extension_and_stop() -> None:
    table = Table().workers(0, cowboys=3).money(0, 20).market_stack("hereford-5", "hereford-5")
    table.market("longhorn", "longhorn", "corriente", "shorthorn-3", "shorthorn-5")
    table.visit(0, "neutral-e").do("use cattle")
    assert table.offers() == [
        "buy longhorn 1",
        "buy corriente 1",
        "buy longhorn 2",
        "buy corriente 2",
        "buy-two value-3",
        "buy shorthorn-3 1",
        "buy shorthorn-5 1",
        "buy shorthorn-3 3",
        "buy shorthorn-5 3",
        "extend",
        "stop",
    ]
    table.do("buy-two value-3")
    assert table.offers() == ["take longhorn", "take corriente"]
    table.do("take longhorn")
    assert table.offers() == ["take longhorn", "take corriente"], "the second card"
    table.do("take corriente")
    assert table.asked == (0, "location"), "no cowboy is left"


@pytest.mark.rules("GWT-DEC-13")
def test_dec_13_is_repeated() -> None:
    table = Table().workers(0, cowboys=2).money(0, 20).market("longhorn", "longhorn")
    table.visit(0, "neutral-e").do("use cattle", "buy longhorn 1")
    assert table.offers() == ["buy longhorn 1", "stop"]
    assert table.do("stop").asked == (0, "location")


@pytest.mark.rules("GWT-DEC-17")
def test_dec_17_an_open_card_or_the_stack() -> None:
    table = Table().display(OBJECTIVE, OBJECTIVE, ANOTHER).visit(0, "neutral-c")
    table.do("use objective")
    assert table.offers() == [f"objective {OBJECTIVE}", f"objective {ANOTHER}", "objective-stack"]


@pytest.mark.rules("GWT-DEC-17")
def test_dec_17_no_pass_for_delivery_arrows_but_for_rewards() -> None:
    arrow = Table().display(OBJECTIVE).delivered(0, "fulton").kansas_city(0, "shorthorn-3")
    arrow.do("deliver st-louis", "disc engine-1")
    assert arrow.offers() == [f"objective {OBJECTIVE}", "objective-stack"]

    reward = at_own("8b").display(OBJECTIVE).hand(0, "criollo").visit(0, "a-1")
    reward.do("use sell", "discard criollo")
    assert reward.offers() == [f"objective {OBJECTIVE}", "objective-stack", "pass"]


# ---- the railroad


@pytest.mark.rules("GWT-DEC-14")
def test_dec_14_which_space_to_stop_on() -> None:
    forward = Table().engine(0, 4).workers(0, engineers=2).visit(0, "neutral-g").do("use engine")
    assert forward.offers() == ["engine 4.5", "engine 5", "engine 6"], "no pass"
    assert forward.why_not("stay")[:2] == ("GWT-ENG-01", "engine-must-move")

    reward = at_own("2b").hand(0, "santa-gertrudis").engine(0, 4).visit(0, "a-1")
    assert reward.do("use engine").offers() == ["engine 4.5", "engine 5", "engine 6", "stay"]

    back = at_own("1b").engine(0, 5).visit(0, "a-1").do("use engine-back")
    assert back.offers() == ["engine 4.5", "engine 4"], "exactly one, no pass"

    extraordinary = at_own("9a").engine(0, 5).visit(0, "a-1").do("use deliver")
    assert extraordinary.offers() == [f"engine {space}" for space in ("4.5", 4, 3, 2, 1, 0)]


@pytest.mark.rules("GWT-DEC-14")
def test_dec_14_back_from_39() -> None:
    table = Table().engine(0, 38).engine(1, 5).visit(0, "neutral-g").do("use engine")
    spaces = [space for space in table.c.spaces[:-1] if space != "5"]
    assert table.asked == (0, "terminal")
    assert table.offers() == [f"engine {space}" for space in reversed(spaces)]


@pytest.mark.rules("GWT-DEC-15")
def test_dec_15_upgrade_disc_station_master_immediate_action() -> None:
    table = Table().engine(0, 4).money(0, 5).workers(0, cowboys=3, engineers=2)
    table.masters_at("buildings").visit(0, "neutral-g").do("use engine", "engine 4.5")
    assert table.offers() == ["upgrade 1", "pass"]
    assert table.do("upgrade 1").asked == (0, "disc")
    table.do("disc engine-1")
    assert table.offers() == ["appoint cowboy", "appoint engineer", "pass"], "hired ones"
    assert table.why_not("appoint builder")[:2] == ("GWT-SM-02", "printed-worker")
    table.do("appoint cowboy")
    assert table.offers() == ["certificates 2", "certificates 1", "certificates 0"]


@pytest.mark.rules("GWT-DEC-15")
def test_dec_15_hazard_or_outlaw_or_neither() -> None:
    table = Table().engine(0, 4).money(0, 5).workers(0, cowboys=3).masters_at("hazard-or-outlaw")
    table.tile("flood-1", "flood-green-2").tile("outlaw-2", "outlaw-green")
    table.visit(0, "neutral-g").do("use engine", "engine 4.5", "upgrade 1", "disc engine-1")
    table.do("appoint cowboy")
    assert table.offers() == ["clear flood-1", "bounty outlaw-2", "pass"]


@pytest.mark.rules("GWT-DEC-16")
def test_dec_16_which_disc() -> None:
    table = Table().only_discs(0, "draw-2", "engine-1", "step-left", "hand-left").money(0, 9)
    table.engine(0, 4).visit(0, "neutral-g").do("use engine", "engine 4.5", "upgrade 1")
    assert table.offers() == ["disc draw-2", "disc engine-1"], "white ones, no pass"

    table = Table().only_discs(0, "draw-2", "step-left", "hand-left").money(0, 9)
    table.engine(0, 16).visit(0, "neutral-g").do("use engine", "engine 16.5", "upgrade 5")
    assert table.offers() == ["disc draw-2", "disc step-left"], "3 dollars are left"

    table = Table().only_discs(0).upgraded(0, 3, 7).money(0, 9).engine(0, 4)
    table.visit(0, "neutral-g").do("use engine", "engine 4.5", "upgrade 1")
    assert table.offers() == ["disc-back 3", "disc-back 7"]


@pytest.mark.rules("GWT-DEC-24")
def test_dec_24_space_city_disc_arrow_upgrade() -> None:
    table = at_own("9a").engine(0, 14).delivered(0, "bloomington").money(0, 2).visit(0, "a-1")
    table.do("use deliver")
    questions = []
    for answer in (
        "engine 4.5",
        "deliver peoria",
        "disc engine-1",
        "objective-stack",
        "upgrade 1",
        "disc engine-2",
    ):
        questions.append(table.asked[1])
        assert ("pass" in table.offers()) == (table.asked[1] in ("deliver", "upgrade"))
        table.do(answer)
    assert questions == ["deliver_back", "deliver", "disc", "objective", "upgrade", "disc"]


@pytest.mark.rules("GWT-DEC-25")
def test_dec_25_which_station_behind_the_engine() -> None:
    table = at_own("9b").engine(0, 17).money(0, 4).upgraded(0, 2).workers(0, builders=2)
    table.masters_at("money-12").visit(0, "a-1").do("use station")
    assert table.offers() == ["upgrade 1", "upgrade 3", "upgrade 4"], "2 has a disc, 5 costs 6"
    assert table.why_not("upgrade 2")[:2] == ("GWT-STA-02", "station-upgraded")
    assert table.why_not("upgrade 5")[:2] == ("GWT-STA-02", "not-enough-money")
    table.do("upgrade 1")
    assert table.asked == (0, "disc")
    assert table.do("disc engine-1").offers() == ["appoint builder", "pass"]


# ---- the trail


@pytest.mark.rules("GWT-DEC-18")
def test_dec_18_which_building_then_where() -> None:
    table = Table().workers(0, builders=1).money(0, 9).building(0, "1a", "a-1")
    table.visit(0, "neutral-b").do("use build")
    assert table.offers() == ["build 2a", "build 3a", "build 4a"]
    table.do("build 2a")
    nodes = [table.c.nodes[node].id for node in sorted(table.c.building_nodes)]
    assert table.offers() == [f"site {node}" for node in nodes if node != "a-1"]


@pytest.mark.rules("GWT-DEC-18")
def test_dec_18_own_tiles_to_replace_beside_the_empty_nodes() -> None:
    table = Table().workers(0, builders=2).money(0, 9).building(0, "1a", "a-1")
    table.building(0, "3a", "a-2").visit(0, "neutral-b").do("use build", "build 4a")
    assert table.offers()[:3] == ["site a-1", "site a-2", "site a-3"]


@pytest.mark.rules("GWT-DEC-19")
def test_dec_19_identical_tiles_on_different_nodes_are_different_answers() -> None:
    table = Table().tile("outlaw-1", "outlaw-green").tile("outlaw-8", "outlaw-green")
    table.visit(0, "neutral-d").do("use bounty")
    assert table.offers() == ["bounty outlaw-1", "bounty outlaw-8"]

    table = Table().tile("flood-1", "flood-green-2").tile("flood-3", "flood-green-2")
    table.money(0, 7).visit(0, "neutral-f").do("use hazard")
    assert table.offers() == ["clear flood-1", "clear flood-3"]


@pytest.mark.rules("GWT-DEC-23")
def test_dec_23_like_a_ride_with_the_maximum_of_the_icon() -> None:
    table = at_own("4b", "a-3").building(1, "2a", "b-1").do("use herder")
    places = ["neutral-b", "b-1", "neutral-c", "neutral-e", "neutral-d"]
    assert table.offers() == [f"ride {place}" for place in places]
    table.do("ride neutral-c")
    assert table.offers("use") == ["certificate", "objective", "engine"], "the new menu"
