"""What the data file of the red sides holds: the words of any side, and some of their own."""

from typing import Any, Literal, NotRequired, TypedDict

from trailboss.games.carson_city.printed import AnySide, Offer


class Persona(AnySide):
    side: Literal["red"]
    pacifist: NotRequired[bool]
    lost_duel_points: NotRequired[int]
    later: NotRequired[Literal["double", "houses", "mountains"]]
    each: NotRequired[int]
    revolvers: NotRequired[list[Offer]]
    points: NotRequired[list[Offer]]
    tile_price: NotRequired[int]


class PersonasFile(TypedDict):
    persona: list[Persona]


SHAPES: dict[str, Any] = {"personas": PersonasFile}
