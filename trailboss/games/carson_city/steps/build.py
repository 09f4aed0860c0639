"""Building: the site, the house that comes with it, its owner's consent, the window (CAR-BLD)."""

from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    NOBODY,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.steps.roads import may_lay
from trailboss.games.carson_city.town import NEIGHBOURS, PARCEL_IDS, PARCEL_INDEX
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question

# Frames of these steps: the seat, the type of building, the types given up in this window as bits
# (`NOTHING` outside the window); once the site is chosen, also the parcels refused by their owners
# in this attempt as bits.


def house_sites(s: TownState, refused: int = 0) -> list[int]:
    """Empty connected land; of other players as long as they have not refused (CAR-HSE-02, 03)."""
    content = s.content
    return [
        parcel
        for parcel in s.board.land
        if content[parcel] == EMPTY and s.is_connected(parcel) and not refused >> parcel & 1
    ]


def sites(s: TownState, seat: int, type: int) -> list[int]:
    """Own empty parcels that meet the road rule, with a parcel left for the house (CAR-BLD-03)."""
    content = s.content
    own = [
        parcel for parcel, owner in enumerate(s.owner) if owner == seat and content[parcel] == EMPTY
    ]
    if not own or not s.c.buildings[type].town:
        return own
    houses = house_sites(s)
    return [
        parcel
        for parcel in own
        if s.is_connected(parcel) and (len(houses) > 1 or (houses and houses[0] != parcel))
    ]


def placeable(s: TownState, seat: int, given_up: int) -> list[int]:
    """The kept types that can be placed now and were not given up in this window."""
    return [
        type
        for type, number in enumerate(s.kept_by(seat))
        if number and not given_up >> type & 1 and sites(s, seat, type)
    ]


class Site(Question[TownState]):
    """Where the building goes, or keep it (CAR-BLD-02)."""

    name = "site"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation
        return [*[say.site[parcel] for parcel in sites(s, seat, frame[2])], say.keep]

    def forced(self, s: TownState, frame: Frame) -> bool:
        """Roads could open further sites: then keeping is a choice (CAR-BLD-06)."""
        return not may_lay(s, frame[1])

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _, _, type, given_up = frame
        if action is s.notation.keep:
            keep(s, seat, type, given_up)
            return
        parcel = PARCEL_INDEX[str(action.args[0])]
        if s.c.buildings[type].town:
            s.agenda.append(("house", seat, type, given_up, 0, parcel))
        else:
            place(s, seat, type, parcel, given_up)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "site":
            return None
        parcel = PARCEL_INDEX[str(action.args[0])]
        named: dict[str, str | int] = {"parcel": action.args[0]}
        if s.owner[parcel] != seat:
            return Refusal("CAR-BLD-03", "not-your-parcel", named)
        if s.content[parcel] != EMPTY:
            return Refusal("CAR-BLD-03", "not-empty", named)
        if not s.is_connected(parcel):
            return Refusal("CAR-BLD-05", "not-connected", named)
        return Refusal("CAR-BLD-07", "no-house-site")

    def prompt(self, s: TownState, frame: Frame) -> dict[str, str]:
        return {"building": s.c.buildings[frame[2]].id}


class House(Question[TownState]):
    """Where the house of the building goes (CAR-HSE). Frame also: the site of the building."""

    name = "house"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        _, _, _, _, refused, site = frame
        say = s.notation
        found = house_sites(s, refused)
        return [*[say.house[parcel] for parcel in found if parcel != site], say.keep]

    def forced(self, s: TownState, frame: Frame) -> bool:
        return not may_lay(s, frame[1])

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _, _, type, given_up, refused, site = frame
        if action is s.notation.keep:
            keep(s, seat, type, given_up)
            return
        parcel = PARCEL_INDEX[str(action.args[0])]
        owner = s.owner[parcel]
        if owner in (seat, NOBODY):
            place(s, seat, type, site, given_up, parcel)
        else:
            s.emit("asked_consent", seat, owner, PARCEL_IDS[parcel])
            s.agenda.append(("consent", owner, seat, type, given_up, refused, site, parcel))

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "house":
            return None
        parcel = PARCEL_INDEX[str(action.args[0])]
        named: dict[str, str | int] = {"parcel": action.args[0]}
        never = s.hooks.off_limits(s, parcel)
        if never is not None:
            return never
        if parcel == frame[5] or s.content[parcel] != EMPTY:
            return Refusal("CAR-HSE-02", "not-empty", named)
        if not s.is_connected(parcel):
            return Refusal("CAR-HSE-02", "not-connected", named)
        return Refusal("CAR-HSE-04", "consent-refused", {**named, "seat": s.owner[parcel]})

    def prompt(self, s: TownState, frame: Frame) -> dict[str, str]:
        return {"building": s.c.buildings[frame[2]].id, "parcel": PARCEL_IDS[frame[5]]}


class Consent(Question[TownState]):
    """May another player's house stand on one's parcel? (CAR-HSE-04)"""

    name = "consent"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.agree, s.notation.refuse]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _, _, builder, type, given_up, refused, site, parcel = frame
        if action is s.notation.agree:
            s.emit("consented", seat, PARCEL_IDS[parcel])
            place(s, builder, type, site, given_up, parcel)
        else:
            s.emit("refused", seat, PARCEL_IDS[parcel])
            refused |= 1 << parcel
            s.agenda.append(("house", builder, type, given_up, refused, site))

    def prompt(self, s: TownState, frame: Frame) -> dict[str, str | int]:
        return {
            "seat": frame[2],
            "building": s.c.buildings[frame[3]].id,
            "parcel": PARCEL_IDS[frame[7]],
        }


def keep(s: TownState, seat: int, type: int, given_up: int) -> None:
    """The tile stays in the stock; in a window it is given up until the next one (CAR-DEC-18)."""
    s.emit("kept", seat, s.c.buildings[type].id)
    if given_up != NOTHING:
        s.agenda.append(("window", seat, given_up | 1 << type))


def place(
    s: TownState, seat: int, type: int, site: int, given_up: int, house: int = NOTHING
) -> None:
    """Building and house come on the board together (CAR-BLD-07), and act at once (CAR-BLD-12)."""
    building = s.c.buildings[type]
    s.kept[seat * len(s.c.buildings) + type] -= 1
    s.content[site] = FIRST_BUILDING + type
    s.emit("built", seat, building.id, PARCEL_IDS[site])
    if house != NOTHING:
        s.content[house] = HOUSE
        s.emit("house_built", seat, PARCEL_IDS[house])
    s.arm(seat, building.revolvers)
    if building.protects:
        _send_attackers_home(s, seat, site)
    if given_up != NOTHING:
        s.agenda.append(("window", seat, given_up))


def _send_attackers_home(s: TownState, seat: int, church: int) -> None:
    """Attacks on own buildings beside a new church end at once (CAR-CHURCH-02)."""
    for parcel in NEIGHBOURS[church]:
        attackers = s.pieces[s.first_parcel + parcel] & ~(1 << seat)
        if s.owner[parcel] != seat or s.content[parcel] < FIRST_BUILDING or not attackers:
            continue
        s.pieces[s.first_parcel + parcel] &= 1 << seat
        for other in s.in_pass_order(attackers):
            s.stock[other] += 1
            s.emit("attack_ended", other, PARCEL_IDS[parcel])


class Windows(Automatic[TownState]):
    """After the last construction space, kept buildings may be placed (CAR-BLD-09, 10)."""

    name = "windows"

    def run(self, s: TownState, frame: Frame) -> None:
        for seat in reversed(s.passed):
            if any(s.kept_by(seat)):
                s.agenda.append(("window", seat, 0))


class Window(Question[TownState]):
    """Which kept building to place, or stop. Frame: the types given up in this window as bits."""

    name = "window"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.put
        return [*[say[type] for type in placeable(s, seat, frame[2])], STOP]

    def forced(self, s: TownState, frame: Frame) -> bool:
        given_up = frame[2]
        left = [t for t, n in enumerate(s.kept_by(frame[1])) if n and not given_up >> t & 1]
        return not left or not may_lay(s, frame[1])

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is not STOP:
            type = s.c.building_index[str(action.args[0])]
            s.agenda.append(("site", seat, type, frame[2]))

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "put":
            return None
        named: dict[str, str | int] = {"building": action.args[0]}
        type = s.c.building_index[str(action.args[0])]
        if not s.kept_by(seat)[type]:
            return Refusal("CAR-BLD-11", "not-kept", named)
        if frame[2] >> type & 1:
            return Refusal("CAR-DEC-20", "given-up", named)
        return Refusal("CAR-BLD-11", "no-site", named)
