"""A record is the whole game: replayed from either of its forms, it tells the same story."""

import json
from collections.abc import Sequence

from trailboss import Dice, Event, Record, State
from trailboss.kernel.game import AnyGame
from trailboss.kit.compare import same

Story = list[list[Event]]
"""What happened, move by move."""


def retell(game: AnyGame, record: Record) -> tuple[State, Story]:
    """The state at the end of a record and everything that happened on the way."""
    state = game.start(record.seats, record.seed, record.options)
    story = []
    for seat, text in record.moves:
        story.append(state.apply(state.parse(text, seat), seat))
    return state, story


def record_replays(state: State, dice: Dice, story: Sequence[list[Event]] | None = None) -> None:
    """Both forms round-trip and give the same state, events and standings."""
    game = state.game
    record = state.record()
    text = record.to_text()
    data = record.to_json()
    dump = state.dump()
    from_text = Record.read(text)
    from_json = Record.read(json.dumps(data))
    assert from_text.to_text() == text, "the text form does not round-trip"
    assert from_json.to_json() == data, "the JSON form does not round-trip"
    stories = []
    for read in (from_text, from_json):
        again, told = retell(game, read)
        same(dump, again.dump(), "replayed state")
        same(state.standings(), again.standings(), "replayed standings")
        stories.append(told)
    assert stories[0] == stories[1], "two replays tell different events"
    if story is not None:
        assert stories[0] == list(story), "the replay tells other events than the game did"
    same(dump, game.replay(from_text).dump(), "Game.replay")


def record_replays_in_part(state: State, dice: Dice) -> None:
    """`replay(record, to=n)` is the state after n moves, and its record is the first n moves."""
    record = state.record()
    to = dice.below(len(record.moves) + 1)
    part = state.game.replay(record, to=to)
    assert part.ply == to, f"replay to {to} stopped at {part.ply}"
    assert part.record().moves == record.moves[:to], "the record of a part is not its beginning"
    for seat, text in record.moves[to:]:
        part.apply(part.parse(text, seat), seat)
    same(state.dump(), part.dump(), f"replay to {to} and the rest by hand")
