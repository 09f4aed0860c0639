"""Discs, posts and their rewards (ELP-DISC)."""

from collections.abc import Mapping
from typing import Any

import pytest

from trailboss.games.el_paso import components
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.position import Table
from trailboss.kernel.printed import Printed

WORTH = {
    0: [],
    9: ["hereford", "shorthorn"],
    10: ["hereford", "shorthorn", "criollo"],
    12: ["hereford", "shorthorn", "corriente"],
    16: ["hereford", "shorthorn", "corriente", "black-angus", "criollo"],
    20: [
        "hereford",
        "shorthorn",
        "corriente",
        "black-angus",
        "galloway",
        "pineywoods",
        "criollo",
    ],
}
LIGHT = ["money", "certificate", "exchange", "remove"]
DARK = ["permanent", "hand", "step"]


def rich(money: int = 9) -> Table:
    """With an engineer, so that nothing is decided without a question."""
    return Table().money(0, money).area(0, engineers=1).stack(0, *["criollo"] * 5)


def go(table: Table, total: int) -> Table:
    """A delivery with a hand of that value."""
    return table.delivering(0, *WORTH[total])


@pytest.mark.rules("ELP-DISC-01", "ELP-DEC-15")
def test_a_disc_must_be_moved_but_a_high_value_forces_no_high_post() -> None:
    table = go(rich(), 12)
    assert table.offers("deliver") == ["0", "5", "7", "9", "10", "12"]
    assert table.refused("pass") == ("ELP-DISC-01", "must-deliver")
    table.do("deliver 0", "disc exchange")
    assert table.posts_of(0) == [0]


@pytest.mark.vector("ELP-DISC-02/1")
def test_posts_with_an_own_disc_are_taken() -> None:
    table = go(rich().delivered(0, 7, 9).delivered(1, 5, 10, 12), 12)
    assert table.offers("deliver") == ["0", "5", "10", "12"]
    assert table.refused("deliver 7") == ("ELP-DISC-02", "post-taken")
    assert table.why_not("deliver 14").args == {"needs": 14, "has": 12}


@pytest.mark.vector("ELP-DISC-02/2")
def test_posts_0_12_and_16_take_any_number() -> None:
    table = go(rich().delivered(0, 0, 12, 14, 16), 16)
    assert table.offers("deliver") == ["0", "5", "7", "9", "10", "12", "16"]


@pytest.mark.vector("ELP-DISC-03/1")
def test_dark_discs_go_to_dark_posts_only() -> None:
    table = go(rich(), 9).do("deliver 9")
    assert table.offers("disc") == LIGHT
    assert table.refused("disc step") == ("ELP-DISC-03", "dark-disc")


@pytest.mark.rules("ELP-DISC-03")
def test_light_discs_go_anywhere_and_dark_posts_take_all() -> None:
    table = go(rich(), 10).do("deliver 10")
    assert table.offers("disc") == LIGHT + DARK
    table = go(rich().only_discs(0, *DARK), 12)
    assert table.offers("deliver") == ["10", "12"]
    assert table.refused("deliver 7") == ("ELP-DISC-03", "no-disc-for-post")


@pytest.mark.rules("ELP-DISC-04")
def test_a_post_for_which_no_disc_can_be_paid_is_refused_for_lack_of_money() -> None:
    table = go(rich(2).only_discs(0, "remove", "hand"), 10)
    assert table.offers("deliver") == []
    for post in ("7", "10"):
        refusal = table.why_not(f"deliver {post}")
        assert (refusal.rule, refusal.reason) == ("ELP-DISC-04", "not-enough-money")
        assert refusal.args == {"needs": 3, "has": 2}
    table = go(rich(2).only_discs(0, "hand"), 10)
    assert table.why_not("deliver 10").args == {"needs": 4, "has": 2}
    assert table.refused("deliver 7") == ("ELP-DISC-03", "no-disc-for-post")


@pytest.mark.rules("ELP-DISC-02", "ELP-DISC-03", "ELP-DISC-04", "ELP-DISC-08")
def test_a_post_out_of_reach_says_why_the_most_lasting_reason_first() -> None:
    def why(table: Table, *posts: str) -> list[str | None]:
        person = table.hand(0, *WORTH[9]).track(0, 1).shown(0)
        assert sorted([*person["within_reach"], *person["out_of_reach"]], key=int) == [
            post.id for post in table.c.posts
        ]
        return [person["out_of_reach"].get(post) for post in posts]

    assert why(Table().delivered(0, 7), "7", "9", "10", "12") == ["taken", None, None, "value"]
    assert why(Table().delivered(0, 0, 9).only_discs(0), "0", "9") == ["no-discs", "taken"]
    assert why(Table().only_discs(0, *DARK), "0", "9", "12") == [
        "dark-discs",
        "dark-discs",
        "value",
    ]
    poor = Table().only_discs(0, "remove").money(0, 2).area(0, engineers=1)
    assert why(go(poor, 9), "9", "10", "12") == ["money", "money", "value"]


@pytest.mark.rules("ELP-DISC-04", "ELP-CITY-02")
def test_posts_within_reach_count_on_what_el_paso_pays() -> None:
    def reached(table: Table) -> list[str]:
        return list(table.shown(0)["within_reach"])

    poor = Table().only_discs(0, "remove", "permanent").hand(0, *WORTH[9]).riding(0, "space-b")
    light = ["0", "5", "7", "9"]
    assert poor.state.money[0] == 0
    assert reached(poor) == light, "the $5 of the arrival will pay for the light disc"
    arrived = Table().money(0, 2).only_discs(0, "remove", "permanent").area(0, engineers=1)
    assert reached(go(arrived, 9)) == [], "now nothing more will come, and the dark one needs 10"
    arrived = Table().money(0, 3).only_discs(0, "remove", "permanent").area(0, engineers=1)
    assert reached(go(arrived, 9)) == light


@pytest.mark.vector("ELP-DISC-04/1")
def test_a_disc_that_cannot_be_paid_cannot_be_chosen() -> None:
    table = Table().area(0, builders=2, engineers=1).stack(0, *["criollo"] * 5)
    table.city(0, "hereford", "corriente").do("dismiss builder", "dismiss builder")
    assert (table.state.money[0], table.state.track[0]) == (1, 2)
    table.do("deliver 10")
    assert table.offers("disc") == ["money", "certificate", "exchange", "permanent", "step"]
    refusal = table.why_not("disc hand")
    assert (refusal.rule, refusal.args) == ("ELP-DISC-04", {"needs": 4, "has": 1})
    assert table.refused("disc remove") == ("ELP-DISC-04", "not-enough-money")


@pytest.mark.rules("ELP-DISC-04", "ELP-DISC-05")
@pytest.mark.parametrize(
    ("disc", "money"),
    [
        ("money", 0),
        ("certificate", 0),
        ("exchange", 0),
        ("remove", -3),
        ("permanent", 1),
        ("hand", -4),
        ("step", 2),
    ],
)
def test_the_money_beside_each_disc(disc: str, money: int) -> None:
    table = go(rich(), 12).do("deliver 12", f"disc {disc}")
    assert table.state.money[0] == 9 + money
    assert not table.state.covered[0] & table.c.disc_bit[disc]


@pytest.mark.vector("ELP-DISC-05/1")
def test_the_hand_limit_holds_in_the_draw_phase_that_follows() -> None:
    table = Table().money(0, 4).stack(0, *["criollo"] * 9).delivering(0, *WORTH[12])
    table.do("deliver 12", "disc hand")
    assert table.state.money[0] == 0
    assert len(table.hand_of(0)) == 5


@pytest.mark.rules("ELP-DISC-05")
def test_what_each_disc_uncovers() -> None:
    def after(disc: str) -> Table:
        return go(rich(), 12).do("deliver 12", f"disc {disc}")

    assert after("permanent").state.permanent_certificates(0) == 1
    assert after("step").state.step_limit(0) == 4
    assert after("hand").state.hand_limit(0) == 5
    assert after("money").visit(0, "space-g").do("aux money").state.money[0] == 9 + 3
    assert "certificate" in after("certificate").visit(0, "space-g").offers("aux")
    assert "remove" in after("remove").hand(0, "criollo").visit(0, "space-g").offers("aux")
    table = after("exchange").visit(0, "space-g").do("aux exchange", "discard criollo")
    assert table.offers() == ["again", "stop"]


@pytest.mark.rules("ELP-DISC-05")
def test_the_printed_number_is_what_a_disc_uncovers() -> None:
    class Doubled(Printed):
        def read(self, name: str) -> Mapping[str, Any]:
            data = super().read(name)
            if name != "player_board":
                return data
            keys = ("hand", "step", "permanent")
            discs = [
                {**disc, **{key: 2 * disc[key] for key in keys if key in disc}}
                for disc in data["disc"]
            ]
            return {**data, "disc": discs}

    c = components.Components(Doubled(GAME.box().printed.folders))
    assert c.hand_limits[c.all_discs & ~c.disc_bit["hand"]] == 4 + 2
    assert c.step_limits[c.all_discs & ~c.disc_bit["step"]] == 3 + 2
    assert c.lasting_certificates[c.all_discs & ~c.disc_bit["permanent"]] == 2
    assert (c.hand_limits[-1], c.step_limits[-1], c.lasting_certificates[-1]) == (4, 3, 0)


@pytest.mark.rules("ELP-DISC-06")
def test_certificates_money_ability_then_the_reward() -> None:
    table = Table().track(0, 1).area(0, engineers=1).money(0, 9).delivering(0, *WORTH[9])
    table.do("deliver 10")
    assert table.has_event("spent_certificates", 0, 1)
    assert (table.asked, table.state.track[0]) == ((0, "disc"), 0)
    table.do("disc permanent")
    assert [event.kind for event in table.events][:3] == [
        "delivered",
        "gained_money",
        "gained_certificates",
    ]
    assert (table.state.money[0], table.state.track[0]) == (10, 1)
    assert table.state.permanent_certificates(0) == 1


@pytest.mark.vector("ELP-DISC-07/1")
def test_post_0_gives_1_dollar() -> None:
    table = go(rich(5), 0).do("deliver 0", "disc money")
    assert table.state.money[0] == 6


@pytest.mark.rules("ELP-DISC-07")
def test_the_rewards_of_the_posts() -> None:
    def after(total: int, post: int) -> Table:
        return go(rich(), total).do(f"deliver {post}", "disc money")

    assert after(9, 5).state.track[0] == 1
    assert after(9, 7).asked == (0, "tile")
    assert "pass" not in after(9, 7).offers()
    table = after(9, 9)
    assert table.offers() == [
        *(f"hire {w}" for w in ("cowboy", "builder", "engineer", "all-rounder")),
        "pass",
        "dismiss engineer",
    ]
    assert table.do("hire all-rounder").state.money[0] == 9 - 4
    assert after(9, 9).do("pass").has_event("declined", 0)
    assert after(10, 10).state.track[0] == 1
    assert after(16, 16).state.tokens[0] == 1
    assert after(20, 20).state.money[0] == 9 + 2
    for total, post in ((12, 12), (16, 14), (20, 18)):
        table = after(total, post)
        assert (table.state.money[0], table.state.track[0], table.state.tokens[0]) == (9, 0, 0)
        assert table.tiles_of(0) == []
        assert table.posts_of(0) == [post]


@pytest.mark.rules("ELP-DISC-07")
def test_a_reward_that_cannot_be_taken_lapses() -> None:
    table = go(rich().objectives(), 9).do("deliver 7", "disc money")
    assert table.tiles_of(0) == []
    table = go(rich().track(0, 4), 9).do("deliver 5", "disc money")
    assert table.state.track[0] == 4


@pytest.mark.rules("ELP-DISC-08")
def test_without_discs_none_is_placed_and_no_reward_taken() -> None:
    table = Table().only_discs(0).stack(0, *["criollo"] * 5).city(0, *WORTH[9])
    assert table.has_event("no_disc_placed", 0)
    assert (table.state.money[0], table.posts_of(0)) == (5, [])
    assert "simmental" in table.pile_of(0)
    assert table.asked[0] == 1


@pytest.mark.vector("ELP-DISC-09/1")
def test_nothing_legal_without_certificates() -> None:
    table = go(rich().only_discs(0, *DARK), 9)
    assert table.offers("deliver") == []
    assert "pass" in table.offers()
    table.do("pass")
    assert table.posts_of(0) == []
    assert "hereford" in table.pile_of(0)
    table = go(rich().only_discs(0, *DARK).track(0, 1), 9)
    assert table.offers()[:2] == ["deliver 10", "pass"]
    table.do("deliver 10", "disc step")
    assert table.posts_of(0) == [10]


@pytest.mark.rules("ELP-DISC-09")
def test_none_affordable() -> None:
    table = go(rich(2).only_discs(0, "hand", "remove"), 12)
    assert table.offers()[0] == "pass"
