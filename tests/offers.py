"""The answers on offer as a page knows them."""

from __future__ import annotations

import msgspec

from trailboss import State
from trailboss.tables.offered import offered
from trailboss.tables.shown import ActionShown


def offers(state: State, seat: int) -> list[ActionShown]:
    return [msgspec.json.decode(action) for action in offered(state, seat)]
