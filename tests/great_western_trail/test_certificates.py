"""Certificates: the marker, its limit, gaining and spending (GWT-CERT)."""

import pytest

from trailboss.games.great_western_trail.position import Table


def gaining(number: int, marker: int, *cleared: str) -> Table:
    """Seat 0 is about to gain so many certificates: 5b gives up to 2, neutral C gives 1."""
    table = Table().hand(0, "pineywoods").marker(0, marker).cleared(0, *cleared)
    if number == 1:
        return table.visit(0, "neutral-c").do("use certificate")
    return table.building(0, "5b", "a-1").visit(0, "a-1").do("use certificates")


def spending(marker: int) -> Table:
    table = Table().marker(0, marker).cleared(0, "certificate-4", "certificate-6")
    return table.kansas_city(0, "galloway")


# ---- the marker


@pytest.mark.rules("GWT-CERT-01")
def test_one_space_forward_from_4_is_6() -> None:
    table = gaining(1, 4, "certificate-4", "certificate-6").do("certificates 1")
    assert table.state.marker[0] == 6
    assert table.has_event("gained_certificates", 0, 2)


@pytest.mark.rules("GWT-CERT-01")
def test_the_marker_visits_every_number_but_5() -> None:
    table = Table().cleared(0, "certificate-4", "certificate-6")
    seen = [0]
    for _ in range(5):
        table.visit(0, "neutral-c").do("use certificate", "certificates 1")
        seen.append(table.state.marker[0])
    assert seen == [0, 1, 2, 3, 4, 6]
    assert table.visit(0, "neutral-c").do("use certificate").asked == (0, "location")
    assert table.state.marker[0] == 6


# ---- the limit


@pytest.mark.vector("GWT-CERT-02/1")
def test_certificate_6_alone_does_not_raise_the_limit() -> None:
    table = gaining(2, 2, "certificate-6")
    assert table.offers("certificates") == ["1", "0"]
    assert table.why_not("certificates 2") == ("GWT-CERT-03", "past-limit", {"limit": 3})
    assert table.do("certificates 1").state.marker[0] == 3


@pytest.mark.rules("GWT-CERT-02")
@pytest.mark.parametrize(
    ("cleared", "limit"),
    [
        ([], 3),
        (["certificate-4"], 4),
        (["certificate-6"], 3),
        (["certificate-4", "certificate-6"], 6),
        (["certificate-1", "certificate-2"], 3),  # the auxiliary action of the same name
    ],
)
def test_the_limit_follows_the_cleared_spaces(cleared: list[str], limit: int) -> None:
    table = Table().cleared(0, *cleared).building(0, "10a", "a-1").visit(0, "a-1")
    most = table.do("use certificates").offers("certificates")[0]
    table.do(f"certificates {most}")
    assert table.state.marker[0] == limit
    assert table.state.view(None)["players"][0]["certificate_limit"] == limit


# ---- gaining


@pytest.mark.vector("GWT-CERT-03/1")
@pytest.mark.parametrize(("spaces", "marker"), [(0, 3), (1, 4), (2, 6)])
def test_from_3_two_certificates_lead_to_3_4_or_6(spaces: int, marker: int) -> None:
    table = gaining(2, 3, "certificate-4", "certificate-6")
    assert table.offers("certificates") == ["2", "1", "0"]
    assert table.do(f"certificates {spaces}").state.marker[0] == marker


@pytest.mark.rules("GWT-CERT-03")
def test_what_exceeds_the_limit_is_lost() -> None:
    table = gaining(2, 2)
    assert table.offers() == ["certificates 1", "certificates 0"]
    table.do("certificates 1", "end")
    assert table.state.marker[0] == 3


@pytest.mark.rules("GWT-CERT-03")
def test_never_more_than_were_gained() -> None:
    table = gaining(1, 0)
    assert table.offers() == ["certificates 1", "certificates 0"]
    assert table.why_not("certificates 2").rule == "GWT-CERT-03"


# ---- spending


@pytest.mark.rules("GWT-CERT-04")
@pytest.mark.parametrize("node", ["neutral-a", "neutral-c", "neutral-g"])
def test_nothing_but_kansas_city_takes_certificates(node: str) -> None:
    table = Table().marker(0, 3).visit(0, node)
    assert table.offers("spend") == []
    assert table.why_not("spend 1")[:2] == ("GWT-CERT-04", "another-question")


@pytest.mark.rules("GWT-CERT-04")
def test_in_kansas_city_only_the_income_asks_for_them() -> None:
    table = Table().marker(0, 3).hand(0, "galloway").foresight(1, "flood-green-2", "outlaw-green")
    table.foresight(2, "cowboy", "builder").foresight(3, "engineer", "outlaw-orange")
    table.visit(0, "kansas-city")
    for answer in ("foresight 1 outlaw-green", "foresight 2 cowboy", "foresight 3 engineer"):
        assert table.why_not("spend 1").rule == "GWT-CERT-04"
        table.do(answer)
    assert table.offers("spend") == ["0", "1", "2", "3"]
    table.do("spend 2")
    assert (table.state.marker[0], table.state.money[0]) == (1, 4)
    assert table.asked == (0, "deliver")
    assert table.why_not("spend 1").rule == "GWT-CERT-04"


@pytest.mark.rules("GWT-CERT-04")
def test_permanent_certificates_are_never_spent() -> None:
    table = Table().master(0, "permanent-2").marker(0, 1)
    for visit in (1, 2):
        table.money(0, 0).kansas_city(0, "galloway")
        if visit == 1:
            assert table.offers("spend") == ["0", "1"]  # only the temporary one can go
            table.do("spend 1")
        assert table.state.money[0] == (5 if visit == 1 else 4)
        assert table.state.permanent_certificates(0) == 2


@pytest.mark.vector("GWT-CERT-05/1")
def test_from_6_exactly_1_cannot_be_spent() -> None:
    table = spending(6)
    assert table.offers("spend") == ["0", "2", "3", "4", "5", "6"]
    assert table.why_not("spend 1") == ("GWT-CERT-05", "no-such-certificates", {"has": 6})


@pytest.mark.rules("GWT-CERT-05")
@pytest.mark.parametrize(
    ("marker", "spent", "left"),
    [(6, 0, 6), (6, 2, 4), (6, 3, 3), (6, 6, 0), (4, 1, 3), (4, 4, 0), (3, 2, 1)],
)
def test_the_bonus_is_the_difference_of_the_numbers(marker: int, spent: int, left: int) -> None:
    table = spending(marker).do(f"spend {spent}")
    assert table.state.marker[0] == left
    assert table.state.money[0] == 2 + spent
    assert table.has_event("income", 0, 2 + spent)


@pytest.mark.rules("GWT-CERT-05")
def test_nobody_spends_more_than_the_marker_shows() -> None:
    table = spending(3)
    assert table.offers("spend") == ["0", "1", "2", "3"]
    assert table.why_not("spend 4")[:2] == ("GWT-CERT-05", "no-such-certificates")
