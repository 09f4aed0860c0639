"""Which policy plays a table."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from trailboss.bots.craft import AnyCraft
from trailboss.bots.policy.network import Reader, trained
from trailboss.kernel.layout import layout
from trailboss.kernel.state import State

KEPT: Final = 16
"""Readers, of the kinds of table that were asked for last: each has megabytes of its own."""
_readers: OrderedDict[tuple[str, str, int], Reader] = OrderedDict()


def reader_for(known: AnyCraft, state: State) -> Reader | None:
    """The policy of this game, as this table is read. None: nothing was learned at such tables."""
    network = None if known.policy_weights is None else trained(known.policy_weights)
    if network is None or not network.knows(state):
        return None
    key = (known.game, state.box.fingerprint, state.seats)
    reader = _readers.get(key)
    if reader is None:
        reader = Reader(network, layout(state.box, state.seats), state.box.actions)
        _readers[key] = reader
        if len(_readers) > KEPT:
            _readers.popitem(last=False)
    else:
        _readers.move_to_end(key)
    return reader
