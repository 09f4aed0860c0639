"""Land without buildings as views show it, which stays the same over many questions."""

from trailboss.games.carson_city.shown import ParcelShown
from trailboss.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Plots:
    """By parcel: what is shown of it while no piece stands there, for one town.

    A town is what is built, whose the parcels are and where roads end. It is compared whenever a
    view is made, so that nobody who changes the town has to think of this.
    """

    __slots__ = ("_content", "_owner", "_touched", "shown")

    def __init__(
        self, content: list[int], owner: list[int], touched: int, shown: dict[int, ParcelShown]
    ) -> None:
        self._content = content[:]
        self._owner = owner[:]
        self._touched = touched
        self.shown = shown

    def are_of(self, content: list[int], owner: list[int], touched: int) -> bool:
        return self._content == content and self._owner == owner and self._touched == touched
