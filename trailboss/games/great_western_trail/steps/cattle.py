"""The cattle market (GWT-BUY)."""

from trailboss.games.great_western_trail.pieces import COWBOY, Offer
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.western.purse import pay
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def can_trade(s: TrailState, seat: int) -> bool:
    """Whether a visit to the market could do anything at all."""
    return len(_trades(s, seat, s.worker_count(seat, COWBOY))) > 0


def start_trading(s: TrailState, seat: int) -> None:
    s.agenda.append(("buy", seat, s.worker_count(seat, COWBOY)))


def refill(s: TrailState, size: int) -> None:
    """Add cards up to that many, never remove any (GWT-FOR-08)."""
    missing = size - sum(s.market)
    if missing > 0:
        reveal(s, missing)


def reveal(s: TrailState, number: int) -> None:
    added = []
    for _ in range(min(number, len(s.market_stack))):
        card = s.dice.take(s.market_stack)
        s.market[card] += 1
        added.append(s.c.card_ids[card])
    if added:
        s.emit("market_grew", added)


def _trades(s: TrailState, seat: int, cowboys: int) -> list[Action]:
    """The offers that cowboys and money allow now, and the market extension (GWT-BUY-02 to 07)."""
    c = s.c
    say = s.notation
    money = s.money[seat]
    market = s.market
    found: list[Action] = []
    for offer in c.offers:
        if offer.cowboys > cowboys or offer.price > money:
            continue
        if offer.cards == 1:
            found += [
                say.buy[card, offer.cowboys] for card in c.group_cards[offer.group] if market[card]
            ]
        elif sum([market[card] for card in c.group_cards[offer.group]]) >= offer.cards:
            found.append(say.buy_two[offer.group])
    if cowboys and s.market_stack:
        found.append(say.extend)
    return found


class Buy(Question[TrailState]):
    """Purchases and extensions, as often as cowboys are left. Frame: cowboys not used yet."""

    name = "buy"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        answers = _trades(s, seat, frame[2])
        answers.append(STOP)
        return answers

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        cowboys = frame[2]
        if action is STOP:
            return
        if action.kind == "extend":
            s.agenda.append(("buy", seat, cowboys - 1))
            reveal(s, s.c.extension)
            return
        offer = _offer(s, action)
        s.agenda.append(("buy", seat, cowboys - offer.cowboys))
        pay(s, seat, offer.price)
        if action.kind == "buy":
            take_card(s, seat, s.c.card_index[str(action.args[0])])
        else:
            s.agenda.append(("pick", seat, offer.group, offer.cards))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "extend":
            if not frame[2]:
                return Refusal("GWT-BUY-01", "not-enough-cowboys", {"needs": 1, "has": 0})
            return Refusal("GWT-BUY-07", "market-stack-empty")
        if action.kind not in ("buy", "buy-two"):
            return None
        offer = _offer(s, action)
        if action.kind == "buy" and not s.market[s.c.card_index[str(action.args[0])]]:
            return Refusal("GWT-BUY-05", "not-in-market", {"card": action.args[0]})
        if sum(s.market[card] for card in s.c.group_cards[offer.group]) < offer.cards:
            return Refusal("GWT-BUY-04", "no-two-cards")
        if offer.cowboys > frame[2]:
            return Refusal(
                "GWT-BUY-01", "not-enough-cowboys", {"needs": offer.cowboys, "has": frame[2]}
            )
        return Refusal(
            "GWT-BUY-03", "not-enough-money", {"needs": offer.price, "has": s.money[seat]}
        )

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"cowboys": frame[2]}


def _offer(s: TrailState, action: Action) -> Offer:
    if action.kind == "buy-two":
        return next(o for o in s.c.offers if o.cards > 1 and o.group == action.args[0])
    group = s.c.cattle[s.c.card_index[str(action.args[0])]].group
    return next(
        o for o in s.c.offers if o.cards == 1 and o.group == group and o.cowboys == action.args[1]
    )


def take_card(s: TrailState, seat: int, card: int) -> None:
    """A bought card goes to the own discard pile (GWT-BUY-09)."""
    s.market[card] -= 1
    s.pile[seat].append(card)
    s.emit("bought", seat, s.c.card_ids[card])


class Pick(Question[TrailState]):
    """The single cards of a two-card offer. Frame: group, cards still to take."""

    name = "pick"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.take[card] for card in s.c.group_cards[frame[2]] if s.market[card]]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if frame[3] > 1:
            s.agenda.append(("pick", seat, frame[2], frame[3] - 1))
        take_card(s, seat, s.c.card_index[str(action.args[0])])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "take":
            return None
        if s.market[s.c.card_index[str(action.args[0])]]:
            return Refusal("GWT-BUY-04", "card-not-accepted", {"demand": frame[2]})
        return Refusal("GWT-BUY-05", "not-in-market", {"card": action.args[0]})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"left": frame[3]}
