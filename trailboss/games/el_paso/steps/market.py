"""What workers pay for: cattle, the train, and the mixture of workers (ELP-BUY, ELP-TRAIN)."""

from typing import Final

from trailboss.games.el_paso.cards import discard_workers
from trailboss.games.el_paso.pieces import ALL_ROUNDER, BUILDER, COWBOY, ENGINEER
from trailboss.games.el_paso.state import PasoState
from trailboss.games.western.purse import pay
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question

# ---- paying with workers


def payable(s: PasoState, seat: int, worker: int, money: int) -> int:
    """How many workers of a type, or all-rounders in their place, can be paid with."""
    area = s.area
    first = seat * s.c.worker_kinds
    workers = area[first + worker] + area[first + ALL_ROUNDER]
    return min(workers, money // s.c.worker_price)


def start_paying(s: PasoState, seat: int, worker: int, number: int) -> None:
    """Ask for the mixture only if there is a choice (ELP-DEC-08)."""
    mixtures = _mixtures(s, seat, worker, number)
    if len(mixtures) == 1:
        _pay(s, seat, worker, number, mixtures[0])
    else:
        s.agenda.append(("pay", seat, worker, number))


def _mixtures(s: PasoState, seat: int, worker: int, number: int) -> range:
    """How many of the workers may be all-rounders (ELP-BUY-02)."""
    first = seat * s.c.worker_kinds
    least = max(0, number - s.area[first + worker])
    return range(least, min(number, s.area[first + ALL_ROUNDER]) + 1)


def _pay(s: PasoState, seat: int, worker: int, number: int, all_rounders: int) -> None:
    """Workers paid with give no bonus (ELP-WORK-05)."""
    discard_workers(s, seat, worker, number - all_rounders)
    discard_workers(s, seat, ALL_ROUNDER, all_rounders)
    pay(s, seat, number * s.c.worker_price)


_MIXED: Final = {COWBOY: "ELP-BUY-02", BUILDER: "ELP-BLD-01", ENGINEER: "ELP-TRAIN-01"}
"""By type of worker: the rule that lets all-rounders pay in its place."""


class Pay(Question[PasoState]):
    """How many all-rounders are among the workers paid. Frame: the type, the number."""

    name = "pay"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.pay[n] for n in _mixtures(s, seat, frame[2], frame[3])]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _pay(s, seat, frame[2], frame[3], int(action.args[0]))

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "pay":
            return None
        mixtures = _mixtures(s, seat, frame[2], frame[3])
        args = {"least": mixtures[0], "most": mixtures[-1]}
        return Refusal(_MIXED[frame[2]], "mixture", args)

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str | int]:
        return {"worker": s.c.worker_types[frame[2]], "number": frame[3]}


def lacking_workers(
    s: PasoState, seat: int, worker: int, number: int, extra: int, rule: str
) -> Refusal:
    """Why so many workers cannot be paid with, and ``extra`` dollars on top."""
    first = seat * s.c.worker_kinds
    has = s.area[first + worker] + s.area[first + ALL_ROUNDER]
    if has < number:
        kind = s.c.worker_types[worker]
        return Refusal(rule, "not-enough-workers", {"worker": kind, "needs": number, "has": has})
    needs = number * s.c.worker_price + extra
    return Refusal(rule, "not-enough-money", {"needs": needs, "has": s.money[seat]})


# ---- cattle


def buyable(s: PasoState, seat: int) -> list[Action]:
    """The breeds of the market that can be paid (ELP-BUY-01)."""
    most = payable(s, seat, COWBOY, s.money[seat])
    say = s.notation.buy
    cattle = s.c.cattle
    return [say[i] for i in s.c.market_breeds if s.market[i] and cattle[i].cowboys <= most]


class Buy(Question[PasoState]):
    """Which breed (ELP-DEC-08)."""

    name = "buy"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return buyable(s, seat)

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        card = s.c.card_index[str(action.args[0])]
        s.agenda.append(("bought", seat, card))
        start_paying(s, seat, COWBOY, s.c.cattle[card].cowboys)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "buy":
            return None
        card = s.c.card_index[str(action.args[0])]
        if card not in s.c.market_breeds:
            return Refusal("ELP-BUY-04", "never-for-sale", {"card": action.args[0]})
        if not s.market[card]:
            return Refusal("ELP-BUY-01", "not-in-market", {"card": action.args[0]})
        return lacking_workers(s, seat, COWBOY, s.c.cattle[card].cowboys, 0, "ELP-BUY-01")


class Bought(Automatic[PasoState]):
    """The card goes on the own discard pile (ELP-BUY-03). Frame: the card."""

    name = "bought"

    def run(self, s: PasoState, frame: Frame) -> None:
        _, seat, card = frame
        s.market[card] -= 1
        s.pile[seat].append(card)
        s.emit("bought", seat, s.c.card_ids[card])


def gain_cattle(s: PasoState, seat: int, card: int) -> None:
    """From the market to the own discard pile without cowboys (ELP-GAIN-01)."""
    s.market[card] -= 1
    s.pile[seat].append(card)
    s.emit("gained_cattle", seat, s.c.card_ids[card])


# ---- the train


def usable_train(s: PasoState, seat: int) -> list[Action]:
    """The train cards that can be paid (ELP-TRAIN-01)."""
    most = payable(s, seat, ENGINEER, s.money[seat])
    say = s.notation.train
    return [say[i] for i, sides in enumerate(s.c.train) if sides[0].engineers <= most]


class Train(Question[PasoState]):
    """Which train card (ELP-DEC-09)."""

    name = "train"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return usable_train(s, seat)

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        card = s.c.train_index[str(action.args[0])]
        s.emit("used_train", seat, action.args[0])
        s.agenda.append(("train_card", seat, card, 0))
        start_paying(s, seat, ENGINEER, s.train_card(card).engineers)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "train":
            return None
        engineers = s.train_card(s.c.train_index[str(action.args[0])]).engineers
        return lacking_workers(s, seat, ENGINEER, engineers, 0, "ELP-TRAIN-01")
