"""Records: two forms that say the same, and an exact word about whatever is broken."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from tests.kernel.toy import BASE, GAME, TAKE, Stones, StonesGame, Take, play, start
from trailboss.kernel.action import Action
from trailboss.kernel.errors import BadCall, BadRecord
from trailboss.kernel.record import Move, Record
from trailboss.kernel.step import Frame

SEED = "00" * 31 + "01"
BOX = f"box {GAME.box().fingerprint} epoch 1"

TEXT = f"""\
trailboss record 2
game stones
box {GAME.box().fingerprint} epoch 1
options stones=4 quiet=false colour=red
seats 2
seed {SEED}

0 take 3
1 shout
1 guess odd
0 guess even
result 3 2
"""

DATA: dict[str, Any] = {
    "format": "trailboss record 2",
    "game": "stones",
    "box": GAME.box().fingerprint,
    "epoch": "1",
    "options": {"stones": 4, "quiet": False, "colour": "red"},
    "seats": 2,
    "seed": SEED,
    "moves": [[0, "take 3"], [1, "shout"], [1, "guess odd"], [0, "guess even"]],
    "result": [3, 2],
}


def played() -> Record:
    state = start(stones=4, colour="red")
    return play(state, "0 take 3", "1 shout", "1 guess odd", "0 guess even").record()


# --- both forms


def test_a_record_reads_like_this() -> None:
    assert played().to_text() == TEXT
    assert played().to_json() == DATA


def test_both_forms_read_back_to_the_same() -> None:
    from_text, from_json = Record.read(TEXT), Record.read(json.dumps(DATA, indent=2))
    assert from_text == from_json == played()
    assert from_text.to_text() == TEXT
    assert from_json.to_json() == DATA
    assert from_text.moves[1] == Move(1, "shout")


def test_different_records_are_not_equal() -> None:
    assert Record.read(TEXT) != Record.read(TEXT.replace("0 take 3", "0 take 2"))
    assert Record.read(TEXT) != TEXT


def test_line_ends_of_another_system_do_not_matter() -> None:
    assert Record.read(TEXT.replace("\n", "\r\n")) == played()


def test_a_game_without_options_and_moves() -> None:
    record = Record("chess", "abc", "1", {}, 2, SEED)
    text = f"trailboss record 2\ngame chess\nbox abc epoch 1\noptions\nseats 2\nseed {SEED}\n\n"
    assert record.to_text() == text
    assert Record.read(text) == record
    assert Record.read(text.replace("\n", "\r\n")) == record


def test_the_line_of_a_move() -> None:
    record, lines = played(), TEXT.split("\n")
    for number, move in enumerate(record.moves):
        assert lines[record.line_of(number) - 1] == f"{move.seat} {move.text}"


def test_a_record_replays() -> None:
    end = GAME.replay(Record.read(TEXT))
    assert end.is_over
    assert end.record() == played()
    assert [state.ply for state in GAME.replay_steps(Record.read(TEXT))] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("to", "ply"), [(0, 0), (1, 1), (3, 3), (4, 4), (None, 4)])
def test_a_record_replays_in_part(to: int | None, ply: int) -> None:
    assert GAME.replay(Record.read(TEXT), to).ply == ply


# --- broken texts


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("trailboss record 2\n", "", 1, "a record begins with 'trailboss record 2'"),
        ("record 2", "record 3", 1, "a record begins with 'trailboss record 2'"),
        ("game stones\n", "", 2, f"expected 'game ...', found '{BOX}'"),
        (f"{BOX}\n", "", 3, "expected 'box ...', found 'options stones=4"),
        ("epoch 1", "era 1", 3, "expected 'box ... epoch ...', found 'box "),
        ("options", "option", 4, "expected 'options ...', found 'option stones=4"),
        ("seats 2\n", "", 5, "expected 'seats ...', found 'seed"),
        (f"seed {SEED}\n", "", 6, "expected 'seed ...', found ''"),
        ("quiet=false", "quiet", 4, "bad option 'quiet'"),
        ("quiet=false", "stones=7", 4, "bad option 'stones=7'"),
        ("seats 2", "seats two", 5, "bad number of seats 'two'"),
        ("seats 2", "seats -2", 5, "bad number of seats '-2'"),
        ("seats 2", "seats ²", 5, "bad number of seats '²'"),
        ("seats 2", "seats " + "9" * 5000, 5, "bad number of seats '999"),
        ("\n\n", "\n", 7, "expected an empty line after the header"),
        ("0 take 3", "take 3", 8, "expected a seat and an action, found 'take 3'"),
        ("0 take 3", "0", 8, "expected a seat and an action, found '0'"),
        ("0 take 3", "0 ", 8, "expected a seat and an action, found '0 '"),
        ("0 take 3", "0  take 3", 8, "expected a seat and an action, found '0  take 3'"),
        ("1 shout", "1 shout ", 9, "expected a seat and an action, found '1 shout '"),
        ("1 shout", "² shout", 9, "expected a seat and an action, found '² shout'"),
        ("1 shout", "-1 shout", 9, "expected a seat and an action, found '-1 shout'"),
        ("1 shout", "", 9, "expected a seat and an action, found ''"),
        ("1 shout", "9" * 5000 + " shout", 9, "expected a seat and an action"),
        ("result 3 2\n", "result 3 2", 12, "the record is torn"),
        ("0 guess even\nresult 3 2\n", "0 gue", 11, "the record is torn"),
        ("result 3 2", "result", 12, "expected the totals of all seats, found 'result'"),
        ("result 3 2", "result 3 x", 12, "expected the totals of all seats"),
    ],
)
def test_a_broken_text_is_refused_at_its_line(old: str, new: str, line: int, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match=f"^line {line}: {re.escape(message)}") as caught:
        Record.read(TEXT.replace(old, new, 1))
    assert caught.value.line == line
    assert caught.value.expected == ()


@pytest.mark.parametrize("text", ["", "\n", " ", "[]", "null", "trailboss", "1. e4 e5\n"])
def test_what_is_no_record_at_all(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: a record begins with"):
        Record.read(text)


def test_torn_anywhere_it_is_refused_or_a_shorter_game() -> None:
    """Cut between lines a record is still one; cut within a line it never is."""
    moves_begin = len(TEXT) - len(TEXT.split("\n\n")[1])
    for length in range(len(TEXT)):
        torn = TEXT[:length]
        if torn.endswith("\n") and length >= moves_begin - 1:
            assert Record.read(torn).moves == played().moves[: max(0, torn.count("\n") - 7)]
        else:
            with pytest.raises(BadRecord):
                Record.read(torn)


# --- broken JSON


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("{", 1, "line 1: not valid JSON"),
        ('{\n "format": "trailboss record 2",\n "game": \n}', 4, "line 4: not valid JSON"),
        ('{"seats": ' + "9" * 5000 + "}", None, "not valid JSON"),
        ('{"a": ' + "[" * 100_000, None, "not valid JSON"),
        ("{}", None, "a record says its format"),
        ('{"format": "trailboss record 1"}', None, "a record says its format"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_broken_json_is_refused(text: str, line: int | None, message: str) -> None:
    with pytest.raises(BadRecord, match=f"^{message}") as caught:
        Record.read(text)
    assert caught.value.line == line


ABSENT = "(absent)"


@pytest.mark.parametrize("value", [ABSENT, None, True, 2.5, float("inf"), "x", 7, [7], [[7]], {}])
@pytest.mark.parametrize("field", [field for field in DATA if field not in ("format", "result")])
def test_a_field_missing_or_of_another_kind_is_named(field: str, value: Any) -> None:
    data = {**DATA, field: value}
    if value is ABSENT:
        del data[field]
    elif type(value) is type(DATA[field]) and field != "moves":
        assert Record.read(json.dumps(data)).to_json() == data
        return
    expected = f"'{field}'" if field != "moves" or value not in ([7], [[7]]) else "expected a seat"
    with pytest.raises(BadRecord, match=expected):
        Record.read(json.dumps(data))


@pytest.mark.parametrize(
    "move", [None, 7, "0 take 3", [], [0], [0, 1], ["0", "take 3"], [0, "x", 1], [True, "shout"]]
)
def test_a_spoiled_move_is_shown(move: Any) -> None:
    message = re.escape(f"expected a seat and an action, found {move!r}")
    with pytest.raises(BadRecord, match=message):
        Record.from_json({**DATA, "moves": [[0, "take 3"], move]})


# --- records that can be read, but not replayed


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("game stones", "game chess", 2, "a record of 'chess', not of 'stones'"),
        ("epoch 1", "epoch 2", 3, f"made with the {BOX[:-8]} in epoch 2 of its rules; this is "),
        ("box ", "box 0", 3, "made with the box 0"),
        ("quiet=false", "river=true", 4, "unknown option 'river': known are stones, quiet"),
        ("stones=4", "stones=5", 4, "option 'stones' is 4, 7; not '5'"),
        ("seats 2", "seats 4", 5, "stones is for 2, 3 seats, not 4"),
        (SEED, "abc", 6, "bad seed 'abc'"),
        (SEED, "", 6, "bad seed ''"),
        ("0 take 3", "2 take 3", 8, "there is no seat 2"),
    ],
)
def test_a_header_that_does_not_fit(old: str, new: str, line: int, message: str) -> None:
    record = Record.read(TEXT.replace(old, new, 1))
    with pytest.raises(BadRecord, match=f"^line {line}: {re.escape(message)}") as caught:
        GAME.replay(record)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("0 take 3", "0 take 4", 8, ["take 1", "take 2", "take 3", "show", "shout"]),
        ("0 take 3", "1 take 3", 8, ["shout"]),
        ("0 take 3", "0 take 2", 10, ["take 1", "take 2", "show"]),
        ("1 shout\n", "1 shout\n1 shout\n", 10, ["guess odd", "guess even"]),
        ("0 guess even", "0 guess none", 11, ["guess odd", "guess even", "shout"]),
        ("0 guess even", "1 guess even", 11, []),
        ("result 3 2", "1 shout", 12, []),
    ],
)
def test_an_edited_move_is_refused_with_what_was_legal(
    old: str, new: str, line: int, expected: list[str]
) -> None:
    record = Record.read(TEXT.replace(old, new, 1))
    with pytest.raises(BadRecord, match=f"^line {line}: ") as caught:
        GAME.replay(record)
    assert caught.value.line == line
    assert list(caught.value.expected) == expected
    assert (", ".join(expected) or "nothing") in str(caught.value)


@pytest.mark.parametrize("result", [True, "3 0", 3, [1.5, 2], ["3", "0"], {}])
def test_a_spoiled_result_is_named(result: Any) -> None:
    with pytest.raises(BadRecord, match="'result'"):
        Record.from_json({**DATA, "result": result})


@pytest.mark.parametrize("to", [-1, 5, 999, "3", 1.0, True])
def test_there_is_no_such_position(to: Any) -> None:
    with pytest.raises(BadCall, match="the record has 4 moves: there is no position"):
        GAME.replay(Record.read(TEXT), to)


def test_a_declared_result_must_be_the_true_one() -> None:
    with pytest.raises(BadRecord, match=r"line 12: .* said to be 2 0, but it is 3 2"):
        GAME.replay(Record.read(TEXT.replace("result 3 2", "result 2 0")))
    unfinished = TEXT.replace("0 guess even\n", "")
    with pytest.raises(BadRecord, match="said to be 3 2, but the game is not over"):
        GAME.replay(Record.read(unfinished))


# --- records of another box


class Gentle(StonesGame):
    """The rules have changed in what this record does not use."""

    parts = (replace(BASE, epoch=2),)


class Harsh(StonesGame):
    """Nobody may take three stones any more."""

    class Fewer(Take):
        def answers(self, s: Stones, frame: Frame, seat: int) -> list[Action]:
            return [action for action in super().answers(s, frame, seat) if action is not TAKE[2]]

    parts = (replace(BASE, epoch=2, steps=(*BASE.steps[::2], Fewer())),)


def test_a_harmless_change_gives_a_record_a_new_head() -> None:
    old = Record.read(TEXT)
    with pytest.raises(BadRecord, match="An upgrade tells whether it still holds"):
        Gentle().replay(old)
    new = Gentle().upgraded(old)
    assert (new.epoch, new.moves, new.result) == ("2", old.moves, old.result)
    assert Gentle().replay(new).record() == new


def test_a_harmful_change_is_told() -> None:
    with pytest.raises(BadRecord, match="line 8: 'take 3' is not legal now"):
        Harsh().upgraded(Record.read(TEXT))


def test_a_changed_result_is_told() -> None:
    with pytest.raises(BadRecord, match="said to be 1 0, but it is 3 2"):
        Gentle().upgraded(replace(Record.read(TEXT), result=(1, 0)))


def test_a_spoiled_end_does_not_matter_to_a_replay_in_part() -> None:
    record = Record.read(TEXT.replace("0 guess even", "0 fly"))
    assert GAME.replay(record, to=3).ply == 3
    with pytest.raises(BadRecord):
        GAME.replay(record)
