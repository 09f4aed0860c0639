"""What buildings would earn on the empty parcels, all of them in one go: for views."""

from trailboss.games.carson_city.income import standing
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    NOBODY,
    TownState,
)
from trailboss.games.carson_city.town import NEIGHBOURS


class Prospects:
    """Knows what each seat's buildings add elsewhere, so that asking for many parcels is cheap.

    It gives the same numbers as `income.income_of`.
    """

    def __init__(self, s: TownState) -> None:
        self.s = s
        self.varying = [
            (b, s.board.bonus[type])
            for type, b in enumerate(s.c.buildings)
            if b.earns and not b.fixed
        ]
        self.elsewhere = [
            [b.per_own * standing(s, seat, b.own) if b.own >= 0 else 0 for seat in range(s.seats)]
            for b, _ in self.varying
        ]
        self.nobodys: dict[tuple[int, int, int], dict[str, list[int]]] = {}
        """Of parcels that are nobody's, beside nothing of anybody's: most are like many others."""

    def at(self, parcel: int) -> dict[str, list[int]]:
        """By building: what it would earn for the owner, or for every seat where nobody owns.

        Parcels that are alike share one answer.
        """
        s = self.s
        contents, owners = s.content, s.owner
        empty = 0
        mountains = [0] * (s.seats + 1)  # by owner, the last for nobody
        houses = [0] * (s.seats + 1)
        same_for_all = True
        for near in NEIGHBOURS[parcel]:
            content = contents[near]
            if content == EMPTY:
                empty += 1
                continue
            owner = owners[near]
            if owner != NOBODY:
                same_for_all = False
            if content == MOUNTAIN:
                mountains[owner] += 1
            elif content == HOUSE:
                houses[owner] += s.c.house_equivalent
            else:
                houses[owner] += s.c.buildings[content - FIRST_BUILDING].equivalent
        owner = owners[parcel]
        if owner != NOBODY or not same_for_all or self._is_favoured(parcel):
            return self._earned(parcel, owner, empty, mountains, houses)
        alike = (empty, mountains[NOBODY], houses[NOBODY])
        known = self.nobodys.get(alike)
        if known is None:
            known = self._earned(parcel, owner, empty, mountains, houses)
            self.nobodys[alike] = known
        return known

    def _is_favoured(self, parcel: int) -> bool:
        """Something earns more there for the place alone."""
        return any(bonus[parcel] != 0 for _, bonus in self.varying)

    def _earned(
        self, parcel: int, owner: int, empty: int, mountains: list[int], houses: list[int]
    ) -> dict[str, list[int]]:
        first = 0 if owner == NOBODY else owner
        end = self.s.seats if owner == NOBODY else owner + 1
        found: dict[str, list[int]] = {}
        for i, (building, bonus) in enumerate(self.varying):
            per_house, per_mountain = building.per_equivalent, building.per_mountain
            for_all = building.per_empty * empty + per_mountain * mountains[NOBODY]
            for_all += per_house * houses[NOBODY] + bonus[parcel]
            elsewhere = self.elsewhere[i]
            earned: list[int] = []
            for seat in range(first, end):
                own = per_house * houses[seat] + per_mountain * mountains[seat]
                total = for_all + elsewhere[seat] + own
                earned.append(total if total else building.least)
            found[building.id] = earned
        return found
