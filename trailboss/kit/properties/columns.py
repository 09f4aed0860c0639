"""What learners are given: actions and views as numbers."""

from collections.abc import Iterator, Mapping
from typing import Any

from trailboss import Dice, State
from trailboss.kernel.layout import Following, Layout, layout
from trailboss.kernel.observation import AroundTheTable, Field, Maybe, Record, Rows, Table


def columns_tell_the_view(state: State, dice: Dice) -> None:
    """Read back, the columns say what the view says; what they leave out is known to be left out.

    Since they are made from nothing but the view, two worlds that look alike have equal columns.
    """
    space = state.box.actions
    legal = state.actions()
    assert sum(space.mask(legal)) == len(legal), "the mask is not the list"
    assert all(space.decode(space.encode(action)) is action for action in legal)
    if not any(part.observes for part in state.box.parts):
        return  # a game need not be made for learners
    columns = layout(state.box, state.seats)
    for seat in range(state.seats):
        view = state.view(seat)
        found = columns.columns(view)
        assert len(found) == columns.width == len(columns.names())
        follower = _following.setdefault(columns, columns.follow())
        assert follower.columns(view) == found, f"seat {seat}: not the same by following"
        assert follower.seen(state, seat) == found, f"seat {seat}: {_wrong(follower, state, seat)}"
        assert columns.view(found, seat) == columns.fields.plain(view), f"seat {seat}"
        untold = next(_untold(columns, columns.fields, view, ""), None)
        assert untold is None, f"no column tells '{untold}', and no reason is given"


_following: dict[Layout, Following] = {}
"""Who has followed all positions of this kind of table up to now."""


def _wrong(follower: Following, state: State, seat: int) -> str:
    """The first column that pieces of the view tell otherwise than the view."""
    columns = follower.layout
    by_view, by_pieces = columns.columns(state.view(seat)), follower.seen(state, seat)
    at = next(i for i, value in enumerate(by_view) if value != by_pieces[i])
    return f"'{columns.names()[at]}' is {by_view[at]} by the view, {by_pieces[at]} by its pieces"


def _untold(columns: Layout, field: Field, value: Any, path: str) -> Iterator[str]:
    if isinstance(field, Maybe):
        field = field.inner
    if isinstance(field, Record) and isinstance(value, Mapping):
        for name, inner in value.items():
            below = f"{path}/{name}" if path else name
            if name in field.fields:
                yield from _untold(columns, field.fields[name], inner, below)
            elif below not in columns.left_out:
                yield below
    elif isinstance(field, Table | Rows | AroundTheTable):
        rows = value.values() if isinstance(value, Mapping) else value or ()
        for one in rows:
            yield from _untold(columns, field.inner, one, path)
