"""Which towns a player reaches (RTN-ACCESS)."""

import pytest

from trailboss.games.great_western_trail.rails_to_the_north.position import North


def reached(discs: str = "", branches: str = "") -> set[str]:
    return North().delivered(0, *discs.split()).branch(0, *branches.split()).reached()


@pytest.mark.vector("RTN-ACCESS-01/1")
def test_at_first_only_the_olive_gate() -> None:
    assert reached() == {"olive-gate"}


@pytest.mark.vector("RTN-ACCESS-01/2")
def test_office_crest_and_branchlet() -> None:
    assert reached("st-louis", "purple-gate") == {"olive-gate", "memphis", "purple-medium"}


@pytest.mark.vector("RTN-ACCESS-02/1")
def test_a_line_through_switches_is_direct() -> None:
    assert reached("chicago", "blue-gate") == {
        "olive-gate",
        "milwaukee",
        "blue-tokens",
        "blue-west",
        "denver",
    }


@pytest.mark.vector("RTN-ACCESS-03/1")
def test_kansas_city_and_new_york_open_nothing() -> None:
    assert reached("kansas-city kansas-city new-york") == {"olive-gate"}


@pytest.mark.parametrize(
    ("city", "towns"),
    [
        ("columbia", {"memphis"}),
        ("st-louis", {"memphis", "purple-gate"}),
        ("chicago", {"blue-gate", "milwaukee"}),
        ("detroit", {"green-gate"}),
        ("cleveland", {"toronto"}),
        ("pittsburgh", {"indigo-gate"}),
    ],
)
@pytest.mark.rules("RTN-ACCESS-04")
def test_what_a_disc_opens(city: str, towns: set[str]) -> None:
    assert reached(city) == {"olive-gate"} | towns


@pytest.mark.vector("RTN-ACCESS-04/1")
def test_two_discs() -> None:
    assert reached("st-louis chicago") == {
        "olive-gate",
        "memphis",
        "purple-gate",
        "blue-gate",
        "milwaukee",
    }


@pytest.mark.vector("RTN-ACCESS-04/2")
def test_lines_lead_in_both_directions() -> None:
    assert reached("columbia", "memphis") == {"olive-gate", "olive-station", "olive-tokens"}


@pytest.mark.vector("RTN-ACCESS-05/1")
def test_one_line_at_a_time() -> None:
    assert reached("cleveland") == {"olive-gate", "toronto"}


@pytest.mark.vector("RTN-ACCESS-06/1")
def test_rivals_open_nothing() -> None:
    table = North().branch(1, "olive-gate", "memphis").delivered(1, "chicago")
    assert table.reached(0) == {"olive-gate"}
    assert "olive-gate" not in table.reached(1)


@pytest.mark.rules("RTN-ACCESS-07")
def test_one_branchlet_in_a_market() -> None:
    table = North().branch(0, "olive-gate").can_branch(0).do("use branch")
    assert "olive-gate" not in {text.split()[0] for text in table.offers("branch")}
    refusal = table.why_not("branch olive-gate 0")
    assert (refusal.rule, refusal.reason) == ("RTN-ACCESS-07", "branch-there")


@pytest.mark.rules("RTN-ACCESS-08")
def test_engines_stations_and_large_crests_do_not_matter() -> None:
    table = North().engine(0, 12).upgraded(0, 1, 2, 3).delivered(0, "denver")
    assert table.reached() == {"olive-gate"}


@pytest.mark.vector("RTN-ACCESS-09/1")
def test_new_access_counts_at_once() -> None:
    table = North().delivered(0, "detroit", "pittsburgh").can_branch(0)
    table.do("use branch", "branch green-gate 1")
    assert table.reached() == {"olive-gate", "green-medium", "indigo-gate"}


@pytest.mark.rules("RTN-ACCESS-09", "RTN-ACCESS-02")
@pytest.mark.parametrize(
    ("discs", "branches", "towns"),
    [
        ("", "olive-gate", "olive-medium memphis"),
        ("", "olive-gate memphis", "olive-medium olive-station olive-tokens"),
        (
            "chicago",
            "blue-gate blue-west",
            "olive-gate blue-tokens denver san-francisco milwaukee",
        ),
        ("chicago", "milwaukee red-west", "olive-gate blue-gate red-station green-bay"),
        (
            "chicago",
            "milwaukee red-west green-bay red-junction red-east",
            "olive-gate blue-gate red-station red-medium-south toronto red-north red-medium-north"
            " montreal",
        ),
        (
            "chicago",
            "milwaukee red-west green-bay red-junction red-north",
            "olive-gate blue-gate red-station red-medium-south minneapolis red-east",
        ),
        (
            "cleveland",
            "toronto red-east red-junction green-bay red-west",
            "olive-gate red-medium-south red-station milwaukee red-north red-medium-north montreal",
        ),
        ("pittsburgh", "indigo-gate", "olive-gate indigo-medium"),
    ],
)
def test_long_ways(discs: str, branches: str, towns: str) -> None:
    assert reached(discs, branches) == set(towns.split())


@pytest.mark.rules("RTN-ACCESS-01")
def test_a_town_out_of_reach_is_refused() -> None:
    table = North().can_branch(0).do("use branch")
    refusal = table.why_not("branch memphis 0")
    assert (refusal.rule, refusal.reason) == ("RTN-ACCESS-01", "town-out-of-reach")
