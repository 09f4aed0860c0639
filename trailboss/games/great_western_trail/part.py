"""The base game: the part that all others stand on."""

from importlib import resources
from typing import Final

from trailboss.games.great_western_trail import (
    answers,
    describe,
    effects,
    scoring,
    setup,
    turn,
    view,
)
from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.examine import examine
from trailboss.games.great_western_trail.hooks import Hooks, Rules
from trailboss.games.great_western_trail.invariants import CHECKS
from trailboss.games.great_western_trail.observation import observes
from trailboss.games.great_western_trail.printed import SHAPES
from trailboss.games.great_western_trail.refusals import lacking
from trailboss.games.great_western_trail.state import FIRST_PRIVATE, TrailState
from trailboss.games.great_western_trail.steps import (
    auxiliary,
    build,
    cattle,
    deck,
    deliver,
    engine,
    hire,
    kansas_city,
    location,
    objective,
    ride,
    station,
    tiles,
)
from trailboss.games.great_western_trail.vocabulary import words
from trailboss.kernel.description import Description
from trailboss.kernel.part import Part

_STEPS: Final = (
    turn.Turn(),
    turn.TrimHand(),
    deck.Trim(),
    ride.Place(),
    ride.Ride(),
    location.Arrive(),
    location.Location(),
    turn.PhaseC(),
    turn.EndTurn(),
    effects.Offered(),
    effects.Immediate(),
    effects.Reward(),
    auxiliary.AuxiliaryChoice(),
    deck.DiscardFor(),
    deck.DrawMore(),
    deck.DiscardDrawn(),
    deck.Remove(),
    deck.Certificates(),
    hire.Hire(),
    cattle.Buy(),
    cattle.Pick(),
    build.Build(),
    build.Site(),
    tiles.OfferedTile(),
    tiles.TakeTile(),
    objective.GainObjective(),
    engine.Engine(),
    engine.EngineBack(),
    engine.EngineStopped(),
    engine.Terminal(),
    station.Upgrade(),
    station.StationBehind(),
    station.TakeDisc(),
    station.Appoint(),
    kansas_city.KansasCity(),
    kansas_city.ForesightColumn(),
    kansas_city.Foresight(),
    kansas_city.RevealHand(),
    kansas_city.Income(),
    kansas_city.ClearHand(),
    deliver.Delivery(),
    deliver.Deliver(),
    deliver.DiscDelivered(),
    deliver.ArrowBonus(),
    deliver.ArrowOrder(),
    deliver.Transport(),
    deliver.DeliverBack(),
    kansas_city.LeaveKansasCity(),
)


def _describe_thing(box: Box, kind: str, id: str) -> list[Description]:
    return describe.describe_thing(box.components, kind, id)


def _identity(s: TrailState, code: int) -> int:
    if code < FIRST_PRIVATE:
        return code
    return FIRST_PRIVATE + (code - FIRST_PRIVATE) % len(s.c.private)


def _collect_fee(s: TrailState, owner: int, payer: int, node: int, dollars: int) -> None:
    s.money[owner] += dollars
    s.emit("paid_fee", payer, s.c.nodes[node].id, owner, dollars)


def _permanent_certificates(s: TrailState, seat: int) -> int:
    total = 0
    for tile, owner in enumerate(s.master_owner):
        if owner == seat:
            total += s.c.masters[tile].permanent
    return total


def _purse(s: TrailState, seat: int) -> int:
    return s.money[seat]


def _no_cities(s: TrailState, seat: int) -> int:
    return 0


def _city_points(s: TrailState, seat: int, city: int) -> int:
    return s.c.cities[city].vp


def _nothing(s: TrailState, seat: int, city: int) -> None:
    """A delivery to a city of the base game brings nothing else."""


HOOKS: Final = Hooks(
    rules=Rules(open_cities="GWT-DEL-01", discs_per_city="GWT-DEL-02"),
    set_up=setup.set_up,
    view=view.view,
    score=scoring.score,
    market_size=lambda s: s.size.market,
    after_income=lambda s, seat: None,
    lacking=lacking,
    describe=answers.describe_action,
    describe_thing=_describe_thing,
    purse=_purse,
    closed_cities=_no_cities,
    city_points=_city_points,
    give_city_bonus=_nothing,
    obtainable=effects.OBTAINABLE,
    never_void=frozenset(),
    starts=effects.STARTS,
    counts={**effects.COUNTS, **scoring.COUNTS},
    printed_workers=lambda s, seat: 1,
    identity=_identity,
    collect_fee=_collect_fee,
    permanent_certificates=_permanent_certificates,
    of_parts={},
)

PART: Final[Part[TrailState, Hooks]] = Part(
    name="base",
    files=resources.files(__package__),
    shapes=SHAPES,
    steps=_STEPS,
    checks=CHECKS,
    examine=examine,
    words=words,
    observes=observes,
)
