"""El Paso: money, Simmental, delivery (ELP-CITY, ELP-DEL, ELP-DISC, ELP-END)."""

from trailboss.games.el_paso.cards import breeding_value
from trailboss.games.el_paso.effects import perform, possible
from trailboss.games.el_paso.pieces import NO_HIRE, Disc, Post
from trailboss.games.el_paso.shown import Obstacle
from trailboss.games.el_paso.state import NOBODY, NOWHERE, PasoState
from trailboss.games.el_paso.steps.any_time import (
    AFTER_DELIVERY,
    AFTER_MONEY,
    BEFORE_DRAWING,
    OpenQuestion,
)
from trailboss.games.western.hands import discard_hand, reveal_hand
from trailboss.games.western.purse import gain_money, pay
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


class ElPaso(Automatic[PasoState]):
    """The three actions, in this order (ELP-CITY-01). The first is done here."""

    name = "el_paso"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        s.arrivals[seat] += 1
        s.emit("reached_el_paso", seat)
        s.agenda += [
            ("clear_hand", seat),
            ("delivery", seat),
            ("show_hand", seat),
            ("simmental", seat),
            ("pause", seat, AFTER_MONEY),
        ]
        gain_money(s, seat, s.c.el_paso_money)


class Simmental(Automatic[PasoState]):
    name = "simmental"

    def run(self, s: PasoState, frame: Frame) -> None:
        take_simmental(s, frame[1])


def take_simmental(s: PasoState, seat: int) -> None:
    """A card, or the first to find none triggers the end (ELP-CITY-03, ELP-END-02, 05)."""
    if s.market[s.c.simmental]:
        s.market[s.c.simmental] -= 1
        s.pile[seat].append(s.c.simmental)
        s.emit("took_simmental", seat, s.market[s.c.simmental])
    elif s.ending == NOBODY:
        s.ending = seat
        s.rancher[seat] = NOWHERE
        s.emit("end_triggered", seat)
    else:
        s.emit("no_simmental", seat)


class ShowHand(Automatic[PasoState]):
    name = "show_hand"

    def run(self, s: PasoState, frame: Frame) -> None:
        reveal_hand(s, frame[1])


class Delivery(Automatic[PasoState]):
    """Without discs on the board none is placed (ELP-DISC-08).

    Whatever became of it, the hand is still there in the window after it (ELP-CITY-05).
    """

    name = "delivery"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        s.agenda.append(("pause", seat, AFTER_DELIVERY))
        if s.covered[seat]:
            s.agenda.append(("deliver", seat))
        else:
            s.emit("no_disc_placed", seat)


# ---- which disc to which post


def _discs(s: PasoState, seat: int, coming: int = 0) -> list[int]:
    """The discs that are left and can be paid, with money still to come (ELP-DISC-04)."""
    covered = s.covered[seat]
    money = s.money[seat] + coming
    return [i for i, disc in enumerate(s.c.discs) if covered >> i & 1 and money + disc.money >= 0]


def discs_for(s: PasoState, seat: int, post: int) -> list[int]:
    """Dark discs go to dark posts only, light ones anywhere (ELP-DISC-03)."""
    discs = s.c.discs
    if s.c.posts[post].dark:
        return _discs(s, seat)
    return [i for i in _discs(s, seat) if not discs[i].dark]


def posts(s: PasoState, seat: int, value: int, coming: int = 0) -> list[int]:
    """The posts that such a value reaches and that take one of the discs (ELP-DISC-02)."""
    affordable = _discs(s, seat, coming)
    if not affordable:
        return []
    only_dark = all(s.c.discs[i].dark for i in affordable)
    first = seat * len(s.c.posts)
    reached = s.c.deliveries.within(value, s.post_discs, first)
    return [i for i in reached if s.c.posts[i].dark] if only_dark else reached


def obstacle(s: PasoState, seat: int, post: int, value: int) -> Obstacle:
    """Why a post is not among the ``posts``, the most lasting reason first (ELP-DISC-02 to 04)."""
    wanted = s.c.posts[post]
    if not wanted.repeat and s.post_discs[seat * len(s.c.posts) + post]:
        return "taken"
    left = [disc for i, disc in enumerate(s.c.discs) if s.covered[seat] >> i & 1]
    if not left:
        return "no-discs"
    if not wanted.dark and all(disc.dark for disc in left):
        return "dark-discs"
    return "value" if wanted.value > value else "money"


class Deliver(OpenQuestion):
    """To which post; certificates are spent as far as they are needed (ELP-DEL-05, ELP-DEL-06).

    Declining is possible only if nothing is legal without spending any (ELP-DISC-09).
    """

    name = "deliver"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.deliver
        value = breeding_value(s, seat)
        found = posts(s, seat, value + s.track[seat])
        answers = [say[post] for post in found]
        if not any(s.c.posts[post].value <= value for post in found):
            answers.append(PASS)
        return answers

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("no_disc_placed", seat)
            return
        index = s.c.post_index[str(action.args[0])]
        missing = s.c.posts[index].value - breeding_value(s, seat)
        if missing > 0:
            s.track[seat] -= missing
            s.emit("spent_certificates", seat, missing)
        s.agenda.append(("disc", seat, index))

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action is PASS:
            return Refusal("ELP-DISC-01", "must-deliver")
        if action.kind != "deliver":
            return None
        index = s.c.post_index[str(action.args[0])]
        post = s.c.posts[index]
        value = breeding_value(s, seat) + s.track[seat]
        reason = obstacle(s, seat, index, value)
        if reason == "taken":
            return Refusal("ELP-DISC-02", "post-taken", {"post": post.id})
        if reason == "dark-discs":
            return Refusal("ELP-DISC-03", "no-disc-for-post", {"post": post.id})
        if reason == "value":
            return Refusal("ELP-DISC-02", "value-too-low", {"needs": post.value, "has": value})
        return _lacks_money(s, seat, post)

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, int]:
        return {"value": breeding_value(s, frame[1]), "certificates": s.track[frame[1]]}


def _lacks_money(s: PasoState, seat: int, post: Post) -> Refusal:
    """Discs that may go to the post are left, but none of them can be paid."""
    left = [disc for i, disc in enumerate(s.c.discs) if s.covered[seat] >> i & 1]
    fitting = [disc for disc in left if post.dark or not disc.dark]
    cheapest = -max(disc.money for disc in fitting)
    return Refusal("ELP-DISC-04", "not-enough-money", {"needs": cheapest, "has": s.money[seat]})


class TakeDisc(Question[PasoState]):
    """Which disc: its money is settled, its ability is free from now on (ELP-DISC-04 to 06).

    Frame: the post.
    """

    name = "disc"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.disc[i] for i in discs_for(s, seat, frame[2])]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        index = s.notation.disc.index(action)
        post = s.c.posts[frame[2]]
        if post.reward is not None:
            s.agenda.append(("reward", seat, frame[2]))
        s.covered[seat] &= ~(1 << index)
        s.post_discs[seat * len(s.c.posts) + frame[2]] += 1
        s.emit("delivered", seat, action.args[0], post.id)
        _settle_money(s, seat, s.c.discs[index])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "disc":
            return None
        index = s.notation.disc.index(action)
        disc = s.c.discs[index]
        if not s.covered[seat] >> index & 1:
            return Refusal("ELP-DISC-01", "disc-gone", {"disc": disc.id})
        if disc.dark and not s.c.posts[frame[2]].dark:
            return Refusal("ELP-DISC-03", "dark-disc", {"disc": disc.id})
        return Refusal(
            "ELP-DISC-04", "not-enough-money", {"needs": -disc.money, "has": s.money[seat]}
        )

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"post": s.c.posts[frame[2]].id}


def _settle_money(s: PasoState, seat: int, disc: Disc) -> None:
    if disc.money > 0:
        gain_money(s, seat, disc.money)
    else:
        pay(s, seat, -disc.money)


class Reward(Automatic[PasoState]):
    """What the post gives, whenever possible; a hire may be declined (ELP-DISC-07).

    What cannot be paid for the hire yet may be, with a worker discarded then (ELP-CITY-05).
    """

    name = "reward"

    def run(self, s: PasoState, frame: Frame) -> None:
        _, seat, post = frame
        reward = s.c.posts[post].reward
        if reward is None:
            return
        if possible(s, seat, reward) or (reward.hire != NO_HIRE and any(s.jobs)):
            perform(s, seat, reward, reward=True)


class ClearHand(Automatic[PasoState]):
    """At the end of a delivery the whole hand is discarded (ELP-DEL-08)."""

    name = "clear_hand"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        discard_hand(s, seat)
        s.agenda.append(("pause", seat, BEFORE_DRAWING))
