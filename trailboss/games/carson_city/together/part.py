"""Kit Carson as parts of the box: what both forms share, and each of them (CAR-KIT)."""

from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from typing import Final

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.hooks import Asking, Hooks, Piece
from trailboss.games.carson_city.observation import place
from trailboss.games.carson_city.shown import TownView
from trailboss.games.carson_city.state import NOBODY, TownState
from trailboss.games.carson_city.steps.targets import PLACINGS, is_white
from trailboss.games.carson_city.together.live import AllAtOnce, Together
from trailboss.games.carson_city.together.moves import IDLE, LIFTING, NAME, Lifting
from trailboss.games.carson_city.together.orders import Orders, Volley
from trailboss.games.carson_city.view import place_of
from trailboss.kernel.action import Action
from trailboss.kernel.observation import Maybe, Observed
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.step import Frame
from trailboss.kernel.vocabulary import Vocabulary, Words

_OPTION: Final = "simultaneous_placement"
_KINDS: Final = PLACINGS | LIFTING | {"pass", "back", "road", "lay"}


# ---- what both forms share


def _at(settings: Settings) -> bool:
    return settings[_OPTION] != "off"


def _all_at_once(s: TownState, seat: int) -> None:
    """Only the first step is taken alone (CAR-KIT-01)."""
    s.agenda.append((AllAtOnce.name,))


def _fill(before: Hooks) -> Hooks:
    placing = before.questions["place"]
    together = dict.fromkeys(("place", "stake", "attack", "defend", *LIFTING), "CAR-KIT-01")
    return replace(
        before,
        questions={**before.questions, "place": placing._replace(turn="CAR-KIT-01")},
        moments={**before.moments, **together},
        placings=before.placings | LIFTING,
        passed="CAR-KIT-05",
        after_placing=_all_at_once,
        pays_order_bonus=lambda s: True,
    )


def _words(box: Box) -> Vocabulary:
    return Vocabulary(
        actions={"lift": ("space",), "lift-parcel": ("parcel",), "lift-white": ()},
        events={"left_space": ("seat", "space"), "left_parcel": ("seat", "parcel")},
        refusals={"finish-your-move": (), "another-target": (), "no-piece-there": ()},
    )


PART: Final[Part[TownState, Hooks]] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    absent="CAR-PLC-14",
    fill=_fill,
    prints=Lifting,
    words=_words,
)


# ---- each of them


def _filled(
    question: str, asking: Asking, modes_at: int, all_see: bool
) -> Callable[[Hooks], Hooks]:
    """Hooks for the form with this question. Frame from ``modes_at``: what each is about to do."""

    def fill(before: Hooks) -> Hooks:
        def piece(frame: Frame, action: Action, seat: int | None) -> Piece:
            if frame[0] != question:
                return before.piece(frame, action, seat)
            if seat is None:
                return Piece(NOBODY, False)
            return Piece(seat, not is_white(action) and frame[modes_at][seat] == IDLE)

        def view(s: TownState, seat: int | None) -> TownView:
            """Also the pieces that players are about to move."""
            shown = before.view(s, seat)
            frame = s.agenda[-1] if s.agenda else ("",)
            if frame[0] == question:
                for other, mode in enumerate(frame[modes_at]):
                    if mode >= 0 and (all_see or other == seat):
                        shown["players"][other]["moving"] = place_of(s, mode)
            return shown

        questions = {**before.questions, question: asking}
        return replace(before, questions=questions, piece=piece, view=view)

    return fill


def _at_live(settings: Settings) -> bool:
    return settings[_OPTION] == "live"


def _at_orders(settings: Settings) -> bool:
    return settings[_OPTION] == "orders"


def _words_live(box: Box) -> Vocabulary:
    return Vocabulary(decisions={Together.name: ()})


def _words_orders(box: Box) -> Vocabulary:
    events: Words = {
        "ordered": ("seat",),
        "own_order": ("seat", "action"),
        "order_void": ("seat", "action"),
    }
    return Vocabulary(decisions={Orders.name: ()}, events=events)


def _observes(box: Box, seats: int) -> Observed:
    return Observed(player={"moving": Maybe(place(box))})


LIVE: Final[Part[TownState, Hooks]] = Part(
    name="live",
    at=_at_live,
    steps=(AllAtOnce(), Together()),
    fill=_filled(
        Together.name,
        Asking("CAR-KIT-05", "CAR-KIT-02", _KINDS, places=True, roads=False),
        modes_at=1,
        all_see=True,
    ),
    words=_words_live,
    observes=_observes,
)

ORDERS: Final[Part[TownState, Hooks]] = Part(
    name="orders",
    at=_at_orders,
    steps=(Volley(), Orders()),
    fill=_filled(
        Orders.name,
        Asking("CAR-KIT-08", "CAR-KIT-08", _KINDS, places=True, roads=False),
        modes_at=3,
        all_see=False,
    ),
    words=_words_orders,
    observes=_observes,
)
