"""Sam in Kansas City: foresight by chance, one delivery (SAM-KC, SAM-DEL)."""

from trailboss.games.great_western_trail.sam.habits import habits
from trailboss.games.great_western_trail.sam.rancher import discs_left, explain
from trailboss.games.great_western_trail.sam.ride import PERSON
from trailboss.games.great_western_trail.sam.take import objectives
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.games.great_western_trail.steps.kansas_city import Foresight, place_tile
from trailboss.kernel.action import Action
from trailboss.kernel.step import Automatic, Frame


class SamInKansasCity(Automatic[TrailState]):
    """Only if he got there; no income (SAM-KC-02)."""

    name = "sam_in_kansas_city"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        if s.herder[seat] != s.c.kansas_city:
            return
        s.emit("reached_kansas_city", seat)
        s.agenda.append(("leave_kansas_city", seat))
        s.agenda.append(("sam_delivers", seat))
        for column in range(len(s.bags) - 1, -1, -1):
            s.agenda.append(("sam_foresees", seat, column))


class SamForesees(Automatic[TrailState]):
    """One of two tiles by chance, or by the person (SAM-KC-01). Frame: the column, from 0."""

    name = "sam_foresees"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, column = frame
        tiles = _eligible(s, column)
        if not tiles:
            s.emit("skipped_foresight", seat, column + 1)
        elif len(tiles) > 1 and s.options["sam_foresight"] == "human_chooses":
            s.agenda.append(("sam_foresight", PERSON, column, seat))
        else:
            if len(tiles) > 1:
                explain(s, "by-chance")
            _choose(s, seat, column, s.dice.pick(tiles))


def _eligible(s: TrailState, column: int) -> list[int]:
    """Equal tiles twice: two of them cause a throw all the same."""
    first = column * s.c.foresight_spaces
    tiles = [t for t in s.foresight[first : first + s.c.foresight_spaces] if t != NOWHERE]
    return [t for t in tiles if s.ending == NOWHERE or s.c.tiles[t].worker < 0]


def _choose(s: TrailState, seat: int, column: int, tile: int) -> None:
    s.foresight[s.foresight.index(tile, column * s.c.foresight_spaces)] = NOWHERE
    s.emit("chose_foresight", seat, s.c.tiles[tile].id)
    place_tile(s, seat, tile)


class SamForesight(Foresight):
    """The person chooses for Sam (SAM-DEC-03). Frame: the column, Sam's seat."""

    name = "sam_foresight"

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _choose(s, frame[3], frame[2], s.c.tile_index[str(action.args[1])])

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"column": frame[2] + 1}


class SamDelivers(Automatic[TrailState]):
    """Exactly one delivery, without value, transport or reward in money (SAM-DEL)."""

    name = "sam_delivers"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        if not discs_left(s, seat):
            s.emit("no_disc_to_deliver", seat)
            return
        city = _destination(s, seat)
        first = seat * len(s.c.cities)
        s.city_discs[first + city] += 1
        s.emit("delivered", seat, s.c.cities[city].id)
        s.give_city_bonus(seat, city)
        cards = s.c.cities[city].objective
        for arrow in s.c.city_arrows[city]:
            if all(s.city_discs[first + other] for other in arrow.cities):
                cards += arrow.objective
        objectives(s, seat, cards)


def _destination(s: TrailState, seat: int) -> int:
    """The first cities, then the next higher one without a disc, then the last (SAM-DEL-02)."""
    discs = s.city_discs[seat * len(s.c.cities) : (seat + 1) * len(s.c.cities)]
    firsts = habits(s).first_cities(s)
    for city in firsts:
        if not discs[city]:
            explain(s, "first-city")
            return city
    passed = s.c.cities[firsts[-1]].value
    beyond = [city for city in habits(s).destinations(s, seat) if s.c.cities[city].value > passed]
    open_cities = [city for city in beyond if not discs[city]]
    if not open_cities:
        last = habits(s).last_resort(s)
        explain(s, "last-city" if discs[last] else "last-resort")
        return last
    explain(s, "next-city")
    return min(open_cities, key=lambda city: (s.c.cities[city].value, city))
