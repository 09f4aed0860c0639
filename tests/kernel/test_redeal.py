"""A game that goes on from a known position with other dice and other hidden cards."""

from __future__ import annotations

from itertools import islice

import pytest

import trailboss
from trailboss import Record, State
from trailboss.kernel.errors import BadRecord
from trailboss.kernel.replay import moved, redealt
from trailboss.kit.player import RandomPlayer, advance

GAMES = {
    "great_western_trail": {},
    "el_paso": {},
    "carson_city": {"duel_tiles": True},
}
OTHER = "7b" * 32


def _begun(game: str, plies: int = 40) -> State:
    state: State = trailboss.load(game).start(3, 5, GAMES[game])
    return advance(state, RandomPlayer(1), plies)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_the_same_and_the_rest_is_other(game: str) -> None:
    state = _begun(game)
    other = redealt(state, OTHER)
    assert other.view(None) == state.view(None)
    assert other.dice.seed.hex() == OTHER
    assert redealt(state, OTHER).dump() == other.dump()


@pytest.mark.parametrize("game", ["great_western_trail", "el_paso"])
def test_hands_are_dealt_anew_also_that_of_whoever_asked_for_it(game: str) -> None:
    """What everybody knows of a hand stays."""
    state = _begun(game)
    changed = set()
    for seat in range(state.seats):
        for seed in range(8):
            other = redealt(state, seed).view(seat)["players"][seat]
            if other["hand"] != state.view(seat)["players"][seat]["hand"]:
                changed.add(seat)
    assert len(changed) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_its_record_leads_there_in_text_and_json(game: str) -> None:
    state = _begun(game)
    at = state.ply
    state = advance(redealt(state, OTHER), RandomPlayer(2), 10)
    again = advance(redealt(state, "01" * 32), RandomPlayer(3))
    record = again.record()
    assert [redeal.ply for redeal in record.redeals] == [at, at + 10]
    for read in (Record.read(record.to_text()), Record.from_json(record.to_json())):
        assert read == record
        assert again.game.replay(read).dump() == again.dump()
    told = again.game.replay(record, 0)
    while told.ply < len(record.moves):
        told, _ = moved(told, record)
    assert told.dump() == again.dump()
    steps = list(islice(again.game.replay_steps(record), at, at + 1))
    assert steps[0].dice.seed.hex() == OTHER, "the position of that ply is the one dealt anew"
    assert again.game.load_state(again.dump()).dump() == again.dump()


def test_a_record_without_it_is_what_it_was() -> None:
    record = _begun("el_paso").record()
    assert "redealt" not in record.to_text()
    assert "redeals" not in record.to_json()
    assert "redeals" not in _begun("el_paso").dump()


def test_a_spoiled_redeal_is_refused_with_its_line() -> None:
    state = advance(redealt(_begun("el_paso", 3), OTHER), RandomPlayer(2), 2)
    text = state.record().to_text()
    spoiled = text.replace(OTHER, "no seed")
    line = spoiled.splitlines().index("redealt no seed") + 1
    with pytest.raises(BadRecord) as error:
        state.game.replay(Record.read(spoiled))
    assert error.value.line == line
    wrong = [*state.record().to_text().splitlines()[:-1], "0 no such move", ""]
    with pytest.raises(BadRecord) as error:
        state.game.replay(Record.read("\n".join(wrong)))
    assert error.value.line == len(wrong) - 1
    for redeals in ([["1", OTHER]], "x", [[9999, OTHER]], [[2, OTHER], [1, OTHER]]):
        with pytest.raises(BadRecord):
            Record.from_json({**state.record().to_json(), "redeals": redeals})


def test_bots_are_given_no_past_of_it() -> None:
    state = redealt(_begun("el_paso"), OTHER)
    assert state.redetermine(0, trailboss.Dice(1)).redeals == ()
