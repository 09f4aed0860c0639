"""Where a cowboy may go: the legality of every placement (CAR-PLC, CAR-ATK-02, CAR-PY-02)."""

from typing import Final

from trailboss.games.carson_city.state import FIRST_BUILDING, NOBODY, TownState
from trailboss.games.carson_city.town import NEIGHBOURS, PARCEL_IDS, PARCEL_INDEX
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal

_OF_WHITE: Final = {"white-place": "place", "white-stake": "stake", "white-defend": "defend"}
PLACINGS: Final = frozenset(("place", "stake", "attack", "defend", *_OF_WHITE))
"""The kinds of actions that put a piece somewhere."""


def protected(s: TownState, parcel: int) -> bool:
    """Whether a church of the same owner stands beside it (CAR-CHURCH-01)."""
    owner = s.owner[parcel]
    for near in NEIGHBOURS[parcel]:
        type = s.content[near] - FIRST_BUILDING
        if type >= 0 and s.owner[near] == owner and s.c.buildings[type].protects:
            return True
    return False


def attackable(s: TownState, parcel: int) -> bool:
    """Whether the building there may be attacked at all."""
    building = s.c.buildings[s.content[parcel] - FIRST_BUILDING]
    return not building.safe and not protected(s, parcel)


def cowboy_targets(s: TownState, seat: int) -> list[Action]:
    """The legal placements of an ordinary cowboy."""
    say = s.notation
    pieces = s.pieces
    white = s.white
    peaceful = s.hooks.peaceful(s, seat)
    barred = -1 if peaceful else 1 << seat  # by whose pieces on a target
    found = [
        say.place[i]
        for i in s.open_in_round[s.round]
        if (not pieces[i] & barred and white != i) or s.c.spaces[i].is_open
    ]
    return found + _parcels(s, seat, barred, peaceful)


def _parcels(s: TownState, seat: int, barred: int, peaceful: bool) -> list[Action]:
    """Where to stake, then what to defend and to attack: every building has an owner. Nothing else
    is asked as often, so what does not change until somebody gets a parcel is kept."""
    say = s.notation
    land = s.land()
    place = land.place
    pieces = s.pieces[s.first_parcel :]
    white = s.white - s.first_parcel
    found = land.stakes[:]
    taken = [
        place[parcel]
        for parcel, there in enumerate(pieces)
        if (there & barred != 0 or parcel == white) and place[parcel] >= 0
    ]
    for stake in reversed(taken):
        del found[stake]
    own = 1 << seat
    for parcel in land.owned:
        if s.content[parcel] < FIRST_BUILDING or pieces[parcel] & own or parcel == white:
            continue
        if s.owner[parcel] == seat:
            found.append(say.defend[parcel])
        elif not peaceful and attackable(s, parcel):
            found.append(say.attack[parcel])
    return found


def white_targets(s: TownState, seat: int) -> list[Action]:
    """The legal placements of the white cowboy: where nobody stands (CAR-PY-02)."""
    say = s.notation
    pieces = s.pieces
    first = s.first_parcel
    found = [say.white_place[i] for i in s.open_in_round[s.round] if not pieces[i]]
    for parcel in s.board.land:
        if pieces[first + parcel]:
            continue
        if s.owner[parcel] < 0:
            found.append(say.white_stake[parcel])
        elif s.owner[parcel] == seat and s.content[parcel] >= FIRST_BUILDING:
            found.append(say.white_defend[parcel])
    return found


def target_of(s: TownState, action: Action) -> int:
    """The target that a placement names."""
    where = str(action.args[0])
    if action.kind in ("place", "white-place"):
        return s.c.space_index[where]
    return s.first_parcel + PARCEL_INDEX[where]


def is_white(action: Action) -> bool:
    return action.kind in _OF_WHITE


# ---- why not


def explain_target(s: TownState, seat: int, action: Action) -> Refusal:
    """Why a piece of the seat cannot go where the action says."""
    target = target_of(s, action)
    found = _barred(s, seat, action, target)
    if found is not None:
        return found
    if target < s.first_parcel:
        return _of_space(s, action, target)
    return _of_parcel(s, seat, action, target - s.first_parcel)


def _barred(s: TownState, seat: int, action: Action, target: int) -> Refusal | None:
    """Pieces already there, or the piece itself, stand against it."""
    if is_white(action):
        if s.white_seat() != seat:
            return Refusal("CAR-PY-01", "no-white-cowboy")
        if s.pieces[target]:
            return Refusal("CAR-PY-02", "somebody-there")
        return None
    if not _is_open_space(s, target):
        if s.white == target:
            return Refusal("CAR-PY-03", "white-cowboy-there")
        if s.pieces[target] >> seat & 1:
            return Refusal("CAR-PLC-06", "already-there")
        return s.hooks.keeps_away(s, seat, action, target)
    return None


def _is_open_space(s: TownState, target: int) -> bool:
    return target < s.first_parcel and s.c.spaces[target].is_open


def _none_left(action: Action) -> Refusal:
    """Nothing stands against the target, but there is no piece that could go there."""
    if is_white(action):
        return Refusal("CAR-PY-01", "white-cowboy-placed")
    return Refusal("CAR-PLC-05", "no-cowboy")


def _of_space(s: TownState, action: Action, space: int) -> Refusal:
    named: dict[str, str | int] = {"space": s.c.spaces[space].id}
    if not s.c.spaces[space].takes_cowboys:
        return Refusal("CAR-PLC-09", "automatic-space", named)
    if space not in s.open_in_round[s.round]:
        return Refusal("CAR-PLC-09", "blocked-space", named)
    return _none_left(action)


def _of_parcel(s: TownState, seat: int, action: Action, parcel: int) -> Refusal:
    named: dict[str, str | int] = {"parcel": PARCEL_IDS[parcel]}
    owner = s.owner[parcel]
    never = s.hooks.off_limits(s, parcel)
    if never is not None:
        return never
    if action.kind.endswith("stake"):
        if owner == seat:
            return Refusal("CAR-PLC-11", "build-elsewhere", named)
        if owner != NOBODY:
            return Refusal("CAR-PLC-11", "owned", {**named, "seat": owner})
        return _none_left(action)
    if s.content[parcel] < FIRST_BUILDING:
        return Refusal("CAR-ATK-02", "no-building-there", named)
    if action.kind == "attack":
        return _of_attack(s, seat, action, parcel)
    if owner != seat:
        return Refusal("CAR-PLC-12", "not-your-building", {**named, "seat": owner})
    return _none_left(action)


def _of_attack(s: TownState, seat: int, action: Action, parcel: int) -> Refusal:
    named: dict[str, str | int] = {"parcel": PARCEL_IDS[parcel]}
    building = s.c.buildings[s.content[parcel] - FIRST_BUILDING]
    if s.owner[parcel] == seat:
        return Refusal("CAR-PLC-12", "your-building", named)
    if building.safe:
        rule = "CAR-ATK-03" if building.protects else "CAR-PRISON-02"
        return Refusal(rule, "safe-building", {"building": building.id})
    if protected(s, parcel):
        return Refusal("CAR-CHURCH-01", "church-protects", named)
    return _none_left(action)
