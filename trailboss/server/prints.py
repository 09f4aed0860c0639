"""What is printed on the things of a box: as data for drawing, and as phrases for telling."""

from __future__ import annotations

from typing import Any

from trailboss.kernel.part import Settings
from trailboss.kernel.registry import load
from trailboss.tables.offered import described


def components_of(game: str, options: Settings) -> dict[str, Any]:
    return dict(load(game).box(options).printed.all())


def prints_of(game: str, options: Settings | None) -> dict[str, Any]:
    played = load(game)
    return {
        kind: {
            id: [described(one) for one in found]
            for id in ids
            if (found := played.describe_thing(kind, id, options))
        }
        for kind, ids in played.vocabulary.things.items()
    }
