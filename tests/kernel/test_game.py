"""Starting a game, and reading a dumped state back, whatever somebody did to it."""

import json
import pickle
from typing import Any

import pytest

import trailboss
from tests.kernel.toy import GAME, META, TAKE, play, start
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadDump, BadOption, BadSeed, NotAnAction

# --- starting


def test_a_game_starts_with_defaults() -> None:
    state = GAME.start()
    assert state.seats == 2
    assert state.options == {"stones": 7, "quiet": False, "colour": "grey"}
    assert state.dice.seed != GAME.start().dice.seed, "a fresh seed each time"


def test_options_may_come_as_texts() -> None:
    state = GAME.start(3, 1, {"stones": "4", "quiet": "true"})
    assert state.options == {"stones": 4, "quiet": True, "colour": "grey"}


def test_the_same_seed_gives_the_same_game() -> None:
    assert start(3, 7).dump() == start(3, 7).dump() != start(3, 8).dump()


BAD_SEATS: list[Any] = [0, 1, 4, -2, 2.0, True, "2", [2]]


@pytest.mark.parametrize("seats", BAD_SEATS)
def test_a_bad_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadOption, match="stones is for 2, 3 seats, not "):
        GAME.start(seats, 1)


def test_a_bad_option_and_a_bad_seed() -> None:
    with pytest.raises(BadOption, match="unknown option 'river'"):
        GAME.start(2, 1, {"river": True})
    with pytest.raises(BadOption, match="option 'stones' is 4, 7; not '5'"):
        GAME.start(2, 1, {"stones": 5})
    with pytest.raises(BadSeed):
        GAME.start(2, -1)


def test_the_declared_options_are_the_metas() -> None:
    assert GAME.options is META.options


def test_actions_by_their_notation() -> None:
    assert GAME.action("take 2") is TAKE[1]
    with pytest.raises(NotAnAction, match=r"'tke 2' is not an action of this game: did you mean"):
        GAME.action("tke 2")
    with pytest.raises(NotAnAction, match=r"'xyzzy' is not an action of this game$"):
        GAME.action("xyzzy")


def test_there_is_one_object_per_game() -> None:
    assert META.load() is GAME
    assert pickle.loads(pickle.dumps(GAME)) is GAME


# --- dumps


def dumped() -> dict[str, Any]:
    state = play(start(stones=4), "0 take 2", "1 show", "1 take 1", "1 shout", "1 guess odd")
    dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
    assert GAME.load_state(dump).dump() == dump
    return dump


DUMP = dumped()
ABSENT = "(absent)"
WRONG: list[Any] = [
    ABSENT,
    None,
    True,
    -1,
    2.5,
    float("inf"),
    float("nan"),
    "x",
    [],
    [None],
    ["x"],
    [[]],
    {},
]


@pytest.mark.parametrize(
    "dump", [None, 7, "x", [], {}, {"game": "stones"}, {"box": "1", "epoch": "1"}]
)
def test_what_is_no_dump_at_all(dump: Any) -> None:
    with pytest.raises(BadDump, match="not a dumped state"):
        GAME.load_state(dump)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "chess", "a state of chess, not of stones"),
        ("box", "abc", "a state of the box abc in epoch 1 of its rules, but this is"),
        ("epoch", "2", "in epoch 2 of its rules, but this is .* in epoch 1"),
        ("epoch", 1, "in epoch 1 of its rules, but this is .* in epoch 1"),
    ],
)
def test_a_dump_of_another_game_or_box(field: str, value: Any, message: str) -> None:
    with pytest.raises(BadDump, match=message):
        GAME.load_state({**DUMP, field: value})


@pytest.mark.parametrize("value", WRONG, ids=repr)
@pytest.mark.parametrize("field", DUMP)
def test_a_field_missing_or_spoiled(field: str, value: Any) -> None:
    dump = {**DUMP, field: value}
    if value is ABSENT:
        del dump[field]
    if (field, value) in (("agenda", []), ("moves", []), ("parts", {})):
        GAME.load_state(dump)  # it is over, its past is not told, or as it was
        return
    with pytest.raises(BadDump):
        GAME.load_state(dump)


@pytest.mark.parametrize("value", WRONG, ids=repr)
@pytest.mark.parametrize("field", DUMP["state"])
def test_a_field_of_the_games_own_missing_or_spoiled(field: str, value: Any) -> None:
    own = {**DUMP["state"], field: value}
    if value is ABSENT:
        del own[field]
    if (field, value) == ("pile", -1):
        return  # of the right kind: only the invariants would notice
    with pytest.raises(BadDump):
        GAME.load_state({**DUMP, "state": own})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 3),
        ("seats", 4),
        ("seats", 2.0),
        ("options", {"stones": 4}),
        ("options", {"stones": "4", "quiet": False, "colour": "grey"}),
        ("options", {"stones": 5, "quiet": False, "colour": "grey"}),
        ("options", {"stones": 4, "quiet": 0, "colour": "grey"}),
        ("options", {**DUMP["options"], "river": True}),
        ("seed", None),
        ("seed", 1),
        ("seed", DUMP["seed"].upper().replace("0", "F")),
        ("seed", DUMP["seed"][:-1]),
        ("dice", "3"),
        ("dice", 3.0),
        ("learned", [0]),
        ("learned", [0, 1, 2]),
        ("learned", ["0", "1"]),
        ("ply", 1),
        ("agenda", ["guess"]),
        ("agenda", [["guess"]]),
        ("agenda", [["guess", [0, 1]]]),
        ("agenda", [["guess", [0, 1], [[1, "guess odd"]]], ["turn", 0]]),
        ("agenda", [["no-such-step", 0], ["take", 0]]),
        ("agenda", [["no-such-step", 0]]),
        ("agenda", [["take", "x"]]),
        ("agenda", [["take", 7]]),
        ("agenda", [[{}, 0]]),
        ("moves", [[0]]),
        ("moves", [[0, "take 1", 2]]),
        ("moves", [[-1, "take 1"]]),
        ("moves", [[2, "take 1"]]),
        ("moves", [["0", "take 1"]]),
        ("moves", [[0, 1]]),
        ("moves", {"0": "take 1"}),
        ("state", [DUMP["state"]]),
        ("state", {**DUMP["state"], "pile": "1"}),
        ("state", {**DUMP["state"], "taken": "12"}),
        ("state", {**DUMP["state"], "taken": [1.0, 2]}),
        ("state", {**DUMP["state"], "taken": [1]}),
    ],
    ids=str,
)
def test_a_value_that_does_not_fit(field: str, value: Any) -> None:
    with pytest.raises(BadDump):
        GAME.load_state({**DUMP, field: value})


def test_a_dump_nested_too_deeply() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for field in ("agenda", "learned", "moves"):
        with pytest.raises(BadDump):
            GAME.load_state({**DUMP, field: deep})
    while deep:  # taken apart by hand: even freeing it would be deep
        deep = deep.pop()


def test_a_field_that_we_do_not_know_is_refused() -> None:
    with pytest.raises(BadDump, match="a dumped state has no comment"):
        GAME.load_state({**DUMP, "comment": "a fine game"})


def test_the_dice_go_on_where_they_were() -> None:
    state = play(start(), "0 shout")
    again = GAME.load_state(state.dump())
    assert again.dice.position == state.dice.position > 0
    assert [again.dice.below(6) for _ in range(9)] == [state.dice.below(6) for _ in range(9)]


# --- the same for the games we have


@pytest.mark.parametrize("name", trailboss.games())
@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_no_installed_game_chokes_on_a_spoiled_dump(name: str, value: Any) -> None:
    game = trailboss.load(name)
    state = game.start(seed=3)
    for ply in range(30):
        state.apply(Dice(ply).pick(state.actions()))
    dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
    for field in dump["state"]:
        own = {**dump["state"], field: value}
        if value is ABSENT:
            del own[field]
        try:
            game.load_state({**dump, "state": own})
        except BadDump:
            continue
        assert isinstance(value, type(dump["state"][field])), f"{field} taken as {value!r}"
