"""Options: what a table agrees on before the start."""

from typing import Any

import pytest

import trailboss
from trailboss.kernel.errors import BadOption
from trailboss.kernel.option import Only, Option, OptionValue, read_options

SWITCH = Option("simmental", False, (False, True))
NUMBER = Option("round_limit", 4, (3, 4, 5))
CHOICE = Option("sides", "a", ("a", "b", "random"))


@pytest.mark.parametrize(
    ("option", "kind", "help"),
    [
        (SWITCH, "switch", "option-simmental"),
        (NUMBER, "number", "option-round-limit"),
        (CHOICE, "choice", "option-sides"),
    ],
)
def test_an_option_describes_itself(option: Option, kind: str, help: str) -> None:
    assert (option.kind, option.help) == (kind, help)


@pytest.mark.parametrize(
    ("option", "given", "meant"),
    [
        (SWITCH, True, True),
        (SWITCH, False, False),
        (SWITCH, "true", True),
        (SWITCH, "false", False),
        (NUMBER, 3, 3),
        (NUMBER, "5", 5),
        (CHOICE, "random", "random"),
    ],
)
def test_values_may_come_as_texts(option: Option, given: Any, meant: OptionValue) -> None:
    read = option.read(given)
    assert read == meant
    assert type(read) is type(meant)


@pytest.mark.parametrize(
    ("option", "given", "message"),
    [
        (SWITCH, 1, "option 'simmental' is false, true; not '1'"),
        (SWITCH, "yes", "option 'simmental' is false, true; not 'yes'"),
        (SWITCH, None, "option 'simmental' is false, true; not 'None'"),
        (NUMBER, 6, "option 'round_limit' is 3, 4, 5; not '6'"),
        (NUMBER, 4.0, "option 'round_limit' is 3, 4, 5; not '4.0'"),
        (NUMBER, True, "option 'round_limit' is 3, 4, 5; not 'true'"),
        (CHOICE, "A", "option 'sides' is a, b, random; not 'A'"),
        (CHOICE, ["a"], "option 'sides' is a, b, random; not '['a']'"),
    ],
)
def test_other_values_are_refused(option: Option, given: Any, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        option.read(given)
    assert str(caught.value) == message


def test_what_is_not_given_is_at_its_default() -> None:
    read = read_options((SWITCH, NUMBER, CHOICE), {"sides": "b"})
    assert read == {"simmental": False, "round_limit": 4, "sides": "b"}
    assert list(read) == ["simmental", "round_limit", "sides"]


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="unknown option 'river': known are simmental, sides"):
        read_options((SWITCH, CHOICE), {"river": True})
    with pytest.raises(BadOption, match="unknown option 'river': known are none"):
        read_options((), {"river": True})


MAP = Option("map", False, (False, True), extra=True)
TOWN = Option(
    "town",
    "any",
    ("any", "fulton", "toronto", "chicago"),
    only=(Only("fulton", "map", False), Only("toronto", "map", True)),
)


@pytest.mark.parametrize(
    ("given", "towns"),
    [({}, ["any", "fulton", "chicago"]), ({"map": True}, ["any", "toronto", "chicago"])],
)
def test_another_option_limits_the_values(given: dict[str, Any], towns: list[str]) -> None:
    """Also one that is left out of the options at its default."""
    for town in TOWN.values:
        wish = {**given, "town": town}
        if town in towns:
            assert read_options((MAP, TOWN), wish) == wish
        else:
            with pytest.raises(BadOption) as caught:
                read_options((MAP, TOWN), wish)
            needed = "true" if town == "toronto" else "false"
            assert str(caught.value) == (
                f"option 'town' is '{town}' only at tables where 'map' is {needed}; "
                f"here it is {', '.join(towns)}"
            )


@pytest.mark.parametrize("name", trailboss.games())
def test_limits_name_options_declared_before_and_spare_the_default(name: str) -> None:
    before: dict[str, Option] = {}
    for option in trailboss.games()[name].options:
        for limit in option.only:
            assert limit.value in option.values
            assert limit.value != option.default
            assert limit.at in before[limit.option].values
        before[option.name] = option


@pytest.mark.parametrize("name", trailboss.games())
def test_declared_options_can_be_written_in_a_record_and_read_back(name: str) -> None:
    for option in trailboss.games()[name].options:
        assert option.default in option.values
        assert {type(value) for value in option.values} == {type(option.default)}
        for part in (option.name, *map(str, option.values)):
            assert part.split() == [part], f"'{part}' would be torn in a record"
            assert "=" not in part
