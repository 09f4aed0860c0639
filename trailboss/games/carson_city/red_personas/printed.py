"""What the data file of the red sides holds: the same as that of the yellow ones."""

from typing import Any

from trailboss.games.carson_city.printed import PersonasFile

SHAPES: dict[str, Any] = {"personas": PersonasFile}
