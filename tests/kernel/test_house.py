"""House sets: what owners of a box correct, as an option of the table."""

import json
import pickle
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import trailboss
from trailboss.bots import play
from trailboss.kernel.errors import BadOption, BadRecord, IllegalAction
from trailboss.kernel.game import AnyGame
from trailboss.kernel.house import (
    FORMAT,
    HOUSE_SET,
    LONGEST,
    Entry,
    corrections,
    entries,
    read_file,
)
from trailboss.kernel.house_box import settings_with, try_out
from trailboss.kernel.record import Record
from trailboss.kernel.replay import must_be_of
from trailboss.text.house import printed_values

GAMES = ("great_western_trail", "el_paso", "carson_city")
OTHER_B_SIDE = {
    "buildings/regular/1-b/vp": 3,
    "buildings/regular/1-b/local": [
        {"id": "hire", "hire": 3},
        {"id": "sell", "discard": "value-2", "money": 7},
    ],
}
SETS: list[tuple[str, Mapping[str, Any], dict[str, Any]]] = [
    ("el_paso", OTHER_B_SIDE, {"building_sides": "b"}),
    ("el_paso", {"tiles/objective/hereford/requires": {"hereford": 1, "post-10": 1}}, {}),
    ("el_paso", {"sue/sue/card/A1/steps": None, "sue/sue/card/A1/steps-per": "cowboy"}, {}),
    ("great_western_trail", {"cities/city/st-louis/vp": 2, "trail/node/a-1/forest": True}, {}),
    ("great_western_trail", {"sam/deck/card/1/do": [{"build": True}, {"engine": True}]}, {}),
    ("carson_city", {"river/board/river/parcels": [[2, row] for row in range(1, 9)]}, {}),
]


@pytest.mark.parametrize(("game", "values", "options"), SETS)
def test_games_with_corrected_values_are_played_recorded_and_replayed(
    game: str, values: Mapping[str, Any], options: dict[str, Any]
) -> None:
    rules = trailboss.load(game)
    settings = {**settings_with(rules, values), **options}
    try_out(rules, settings)
    usual = {name: one for name, one in settings.items() if name != HOUSE_SET.name}
    assert rules.box(settings).fingerprint != rules.box(usual).fingerprint
    people = rules.meta.seats_for(settings)[0] - len(rules.meta.automated(settings))
    record = play(game, ["random"] * people, seed=4, options=settings).record
    for form in (record.to_text(), json.dumps(record.to_json())):
        read = Record.read(form)
        assert corrections(rules.replay(read).options) == dict(values)
        assert rules.replay(read).record() == record


def test_the_corrected_value_is_what_is_played_with() -> None:
    rules = trailboss.load("el_paso")
    options = {"house_set": OTHER_B_SIDE, "building_sides": "b"}
    state = rules.start(2, 1, options)
    built = state.box.components.regulars[0][1]
    assert (built.vp, built.local[0].hire) == (3, 3)
    about = rules.describe_thing("building", "1b", state.options)
    assert about != rules.describe_thing("building", "1b")
    assert rules.start(2, 1, {"building_sides": "b"}).box.components.regulars[0][1].vp == 1


def test_a_state_keeps_its_corrections_wherever_it_goes() -> None:
    rules = trailboss.load("el_paso")
    state = rules.start(2, 1, {"house_set": OTHER_B_SIDE})
    for again in (pickle.loads(pickle.dumps(state)), rules.load_state(state.dump()), state.clone()):
        assert again.box.fingerprint == state.box.fingerprint
        assert again.dump() == state.dump()


def test_a_record_without_its_corrections_is_refused() -> None:
    rules = trailboss.load("el_paso")
    record = rules.start(2, 1, {"house_set": OTHER_B_SIDE}).record()
    record.options = {k: v for k, v in record.options.items() if k != HOUSE_SET.name}
    with pytest.raises(BadRecord, match="made with the box"):
        must_be_of(rules.box(record.options), record)


def test_what_is_refused_is_known_to_the_corrected_box() -> None:
    state = trailboss.load("el_paso").start(2, 1, {"house_set": OTHER_B_SIDE})
    with pytest.raises(IllegalAction):
        state.parse("use hire")


@pytest.mark.parametrize("game", GAMES)
def test_our_own_values_as_a_house_set_change_nothing(game: str) -> None:
    """Every value has a path of its own, and can be given in it."""
    rules = trailboss.load(game)
    for values in _in_sets(entries(rules.parts)):
        settings = settings_with(rules, values)
        usual = {name: one for name, one in settings.items() if name != HOUSE_SET.name}
        assert rules.box(settings).fingerprint == rules.box(usual).fingerprint, list(values)


def _in_sets(every: Iterable[Entry]) -> Iterator[dict[str, Any]]:
    """All values, as many together as a set may have."""
    values: dict[str, Any] = {}
    for entry in every:
        more = dict(printed_values(entry))
        if len(json.dumps({**values, **more})) > LONGEST:
            yield values
            values = {}
        values |= more
    yield values


def test_sets_that_say_the_same_are_one() -> None:
    rules = trailboss.load("el_paso")
    one = '{"tiles/display/size": 4,   "buildings/regular/1-b/vp": 3}'
    other = {"buildings/regular/1-b/vp": 3, "tiles/display/size": 4}
    assert HOUSE_SET.read(one) == HOUSE_SET.read(other)
    assert " " not in str(HOUSE_SET.read({"a b": "c d"})), "a record's options have no blanks"
    assert corrections({"house_set": str(HOUSE_SET.read({"a b": "c d"}))}) == {"a b": "c d"}
    assert rules.box({"house_set": one}) is rules.box({"house_set": other})
    assert rules.start(2, 1, {"house_set": {}}).record() == rules.start(2, 1).record()


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ("{", "it is not JSON"),
        ("[1]", "it is values by their paths"),
        (3, "it is values by their paths"),
        ({"nothing/x": 1}, "begins with no file of the game: buildings, cards"),
        ({"layout/node": 1}, "begins with no file of the game"),
        ({"sue/layout/sue": 1}, "begins with no file of the game: sue"),
        ({"buildings/regular/9-b/vp": 1}, "there is no '9-b', only 1-a, 1-b"),
        ({"buildings/regular/1-b": {}}, "say which of its values"),
        ({"buildings/regulars": {}}, "say which of its values"),
        ({"buildings/regular/1-b/level": 2}, "what the thing is known by"),
        ({"buildings/regular/1-b/note": "x"}, "no printed value"),
        ({"buildings/meta/source": "x"}, "no printed value"),
        ({"buildings/regular/1-b/vp": "many"}, "'many', not a whole number"),
        ({"buildings/regular/1-b/vp": 1.5}, "1.5, not a whole number"),
        ({"buildings/regular/1-b/vp": 201}, "nothing is more than 200"),
        ({"buildings/regular/1-b/points": 2}, "1-b/points: it is unknown"),
        ({"buildings/regular/1-b/vp": None}, "vp: it is missing"),
        ({"buildings/regular/1-b/colour": None}, "nothing to be taken away"),
        (
            {"buildings/regular/1-b/local": [{"id": "sell", "discard": "wolf", "money": 1}]},
            "no card is 'wolf'",
        ),
        ({"buildings/regular/1-b/local": [{"id": "fly", "money": 1}]}, "no local 'fly'"),
        (
            {
                "buildings/regular/1-b/local": [],
                "buildings/regular/1-b/local/ride/ride": 2,
            },
            "lies within",
        ),
        ({"tiles/objective/hereford/requires": {"gold": 1}}, "nobody has 'gold'"),
        ({"tiles/objective/hereford/requires": {"hereford": "x" * 70}}, "a word of more than"),
        ({"buildings/regular/1-b/local": [[[[[[[[[[[[1]]]]]]]]]]]]}, "it is deeper than"),
        ({"trail/node/plot-a-b/next": ["plot-a-b"]}, "where it lies, and stays"),
        ({"trail/variant": {"building_sides": {"b": {}}}}, "no printed value"),
        ('{"buildings/\\ud800": 1}', "its values are numbers, words"),
        ({"tiles/display/size": 0}, "cannot be played"),
        ({"sue/sue/card/A1/steps": None}, "cannot be played"),
        ({f"buildings/{i}": "x" * 50 for i in range(200)}, "longer than 8000 letters"),
    ],
)
def test_nonsense_is_refused_with_its_place(values: Any, reason: str) -> None:
    rules = trailboss.load("el_paso")
    with pytest.raises(BadOption, match=r"^house set: ") as refused:
        _try(rules, values)
    assert reason in str(refused.value)
    assert rules.start(2, 1).record() is not None, "nothing is lost"


@pytest.mark.parametrize(
    ("game", "values", "reason"),
    [
        ("carson_city", {"board/dice/faces": 1}, "more mountains than parcels"),
        ("carson_city", {"board/mountains": 60}, "more mountains than parcels"),
        ("carson_city", {"board/dice/faces": 9}, "rolls beyond the board"),
        ("carson_city", {"supply/duel/die": 200}, "not 1 to 10 faces"),
        ("great_western_trail", {"supply/setup/trail-tiles": 200}, "more tiles at the start"),
    ],
)
def test_what_would_never_end_is_refused(game: str, values: Any, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        _try(trailboss.load(game), values)


def test_what_no_replay_could_count_is_refused() -> None:
    """Nothing is counted that way before a game is looked back on."""
    rules = trailboss.load("carson_city")
    said = rules.box({}).printed.read("scoring")["categories"]
    with pytest.raises(BadOption, match="cannot be played"):
        _try(rules, {"scoring/categories": [*said, "cash"]})


def test_a_record_whose_house_set_cannot_be_played_is_a_bad_record() -> None:
    rules = trailboss.load("carson_city")
    record = rules.start(2, 1).record()
    for values, reason in (
        ({"board/dice/faces": 1}, "nobody can begin with its house set"),
        ({"board/dice/faces": 9}, "rolls beyond the board"),
    ):
        record.options = {**record.options, "house_set": str(HOUSE_SET.read(values))}
        with pytest.raises(BadRecord, match=reason):
            rules.upgraded(record)


def test_boxes_are_put_together_by_many_threads() -> None:
    rules = trailboss.load("carson_city")
    wanted = [_roads(40 + i % 36) for i in range(144)]
    with ThreadPoolExecutor(4) as threads:
        boxes = list(threads.map(lambda values: rules.box({"house_set": values}), wanted))
    assert [box.components.roads for box in boxes] == [40 + i % 36 for i in range(144)]


def test_what_lies_within_a_value_is_found_whatever_stands_between() -> None:
    inner = {"sue/sue/card/A1/number": 1, "sue/sue/card/A1/number-of": 1}
    with pytest.raises(BadOption, match="lies within"):
        trailboss.load("el_paso").box({"house_set": {**inner, "sue/sue/card/A1/number/x": 1}})


def _try(rules: AnyGame, values: Any) -> None:
    brought = settings_with(rules, values) if isinstance(values, dict) else {"house_set": values}
    try_out(rules, brought)


def test_a_value_that_may_be_left_out_can_be_taken_away() -> None:
    rules = trailboss.load("el_paso")
    values = {"cards/cattle/black-angus/cowboys": None}
    assert rules.box({"house_set": values}).components.cattle[4].cowboys == 0


def test_a_file_names_its_format_and_its_game() -> None:
    text = json.dumps({"format": FORMAT, "game": "el_paso", "corrections": {"a": 1}})
    assert read_file(text) == read_file(text, "el_paso") == '{"a":1}'
    with pytest.raises(BadOption, match="for 'el_paso', not for 'carson_city'"):
        read_file(text, "carson_city")
    with pytest.raises(BadOption, match="its file says its format"):
        read_file('{"a": 1}')


def test_few_of_any_number_of_boxes_are_kept() -> None:
    rules = trailboss.load("carson_city")
    first = rules.box({"house_set": _roads(1)})
    for roads in range(2, 40):
        rules.box({"house_set": _roads(roads)})
    again = rules.box({"house_set": _roads(1)})
    assert again is not first
    assert again.fingerprint == first.fingerprint


def _roads(count: int) -> dict[str, Any]:
    return {"supply/pieces/roads/count": count}
