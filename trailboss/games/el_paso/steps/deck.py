"""Cards and tiles: exchanging, discarding for money, removing, gaining tiles."""

from trailboss.games.el_paso.cards import draw_cards, matching
from trailboss.games.el_paso.components import BONUS, OBJECTIVE, TILE_KINDS, Effect
from trailboss.games.el_paso.state import NOWHERE, PasoState
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question
from trailboss.kernel.western.hands import can_draw, discard, remove_from_game
from trailboss.kernel.western.purse import gain_money


def exchange(s: PasoState, seat: int, times: int) -> None:
    """Draw one card, then at once discard one; strictly one after another (ELP-EXCH-02, 03)."""
    if times > 1:
        s.agenda.append(("again", seat, times - 1))
    draw_cards(s, seat, 1)
    if s.hand[seat]:
        s.agenda.append(("exchange", seat))


class Exchange(Question[PasoState]):
    """Which card to discard for the one just drawn; it may be that one (ELP-EXCH-02)."""

    name = "exchange"
    always_ask = True

    def options(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.box.notation.discard
        return [say[card] for card in matching(s, seat, "any")]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        discard(s, seat, s.c.card_index[str(action.args[0])])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "discard":
            return Refusal("ELP-EXCH-02", "not-in-hand", {"card": action.args[0]})
        return None


class Again(Question[PasoState]):
    """The second exchange of the stronger auxiliary action (ELP-AUX-03). Frame: how many left."""

    name = "again"

    def options(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return [s.box.notation.again, STOP] if can_draw(s, seat) else [STOP]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is not STOP:
            exchange(s, seat, frame[2])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return Refusal("ELP-EXCH-05", "no-card-to-draw") if action.kind == "again" else None


# ---- discarding for money


def sell(s: PasoState, seat: int, effect: Effect) -> None:
    """Discard one card that the effect accepts, then take the money (ELP-SELL-01)."""
    accepted = s.c.accepts[effect.discard]
    if len(accepted) == 1:
        _sell_card(s, seat, effect, next(iter(accepted)))
    else:
        s.agenda.append(("discard_for", seat, effect.index))


def _sell_card(s: PasoState, seat: int, effect: Effect, card: int) -> None:
    discard(s, seat, card)
    gain_money(s, seat, effect.money + effect.per_value * s.c.card_value[card])


class DiscardFor(Question[PasoState]):
    """Which card to discard for an action that accepts several (ELP-DEC-06). Frame: the effect."""

    name = "discard_for"
    always_ask = True

    def options(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.box.notation.discard
        return [say[card] for card in matching(s, seat, s.c.effects[frame[2]].discard)]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _sell_card(s, seat, s.c.effects[frame[2]], s.c.card_index[str(action.args[0])])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard":
            return None
        if s.c.card_index[str(action.args[0])] in s.hand[seat]:
            demand = s.c.effects[frame[2]].discard
            return Refusal("ELP-SELL-04", "card-not-accepted", {"demand": demand})
        return Refusal("ELP-SELL-01", "not-in-hand", {"card": action.args[0]})

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"demand": s.c.effects[frame[2]].discard}


# ---- removing


def removable(s: PasoState, seat: int, wanted: str) -> list[int]:
    """Never more than five cards in a game (ELP-REM-01, ELP-REM-02)."""
    if len(s.removed[seat]) >= s.c.most_removals:
        return []
    return matching(s, seat, wanted)


def start_removing(s: PasoState, seat: int, wanted: str) -> None:
    accepted = s.c.accepts[wanted]
    if len(accepted) == 1:
        remove_from_game(s, seat, next(iter(accepted)))
    else:
        s.agenda.append(("remove", seat))


class Remove(Question[PasoState]):
    """Which card to remove from the game (ELP-DEC-14)."""

    name = "remove"
    always_ask = True

    def options(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.box.notation.remove
        return [say[card] for card in matching(s, seat, "any")]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        remove_from_game(s, seat, s.c.card_index[str(action.args[0])])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "remove":
            return Refusal("ELP-REM-01", "not-in-hand", {"card": action.args[0]})
        return None


# ---- tiles


def any_tile_left(s: PasoState, wanted: str) -> bool:
    """Whether there is a tile to gain at all (ELP-TILE-03)."""
    return any(s.tile_stack[kind] or max(s.display[kind]) >= 0 for kind in s.c.tile_kinds[wanted])


def refill(s: PasoState, kind: int, place: int) -> None:
    """A gap is filled at once, in the same place, as long as there are tiles (ELP-TILE-02)."""
    stack = s.tile_stack[kind]
    s.display[kind][place] = NOWHERE
    if stack:
        s.display[kind][place] = s.dice.take(stack)
        s.emit("tile_revealed", s.c.tile_ids[s.display[kind][place]])


def take_tile(s: PasoState, seat: int, kind: int, place: int) -> None:
    tile = s.display[kind][place]
    s.gained[seat].append(tile)
    s.emit("took_tile", seat, s.c.tile_ids[tile])
    refill(s, kind, place)


def offered_tiles(s: PasoState, wanted: str) -> list[Action]:
    """The face-up tiles of the wanted kinds."""
    say = s.box.notation.take
    return [
        say[tile]
        for kind in s.c.tile_kinds[wanted]
        for tile in dict.fromkeys(s.display[kind])
        if tile >= 0
    ]


def take_offered(s: PasoState, seat: int, action: Action) -> None:
    tile = s.c.tile_index[str(action.args[0])]
    kind = OBJECTIVE if tile < s.c.first_bonus else BONUS
    take_tile(s, seat, kind, s.display[kind].index(tile))


def _explain_tile(s: PasoState, wanted: str, action: Action) -> Refusal | None:
    if action.kind == "take":
        tile = s.c.tile_index[str(action.args[0])]
        kind = OBJECTIVE if tile < s.c.first_bonus else BONUS
        if kind not in s.c.tile_kinds[wanted]:
            return Refusal("ELP-TILE-01", "other-kind-of-tile")
        return Refusal("ELP-TILE-01", "not-on-display", {"tile": action.args[0]})
    if action.kind == "blind":
        if TILE_KINDS.index(str(action.args[0])) not in s.c.tile_kinds[wanted]:
            return Refusal("ELP-TILE-01", "other-kind-of-tile")
        return Refusal("ELP-TILE-03", "tile-stack-empty", {"kind": action.args[0]})
    return None


class GainTile(Question[PasoState]):
    """A face-up tile, or the top one of the stack unseen (ELP-TILE-01). Frame: which kind."""

    name = "tile"

    def options(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        options = offered_tiles(s, frame[2])
        for kind in s.c.tile_kinds[frame[2]]:
            if s.tile_stack[kind]:
                options.append(s.box.notation.blind[kind])
        return options

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action.kind == "take":
            take_offered(s, seat, action)
            return
        tile = s.dice.take(s.tile_stack[TILE_KINDS.index(str(action.args[0]))])
        s.gained[seat].append(tile)
        s.emit("drew_tile", seat, s.c.tile_ids[tile])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return _explain_tile(s, frame[2], action)

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"kind": frame[2]}


class Draft(Question[PasoState]):
    """At the start everybody takes one face-up objective (ELP-SET-11)."""

    name = "draft"

    def options(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return offered_tiles(s, "objective")

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        take_offered(s, seat, action)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "blind":
            return Refusal("ELP-SET-11", "no-blind-draft")
        refusal = _explain_tile(s, "objective", action)
        return None if refusal is None else refusal._replace(rule="ELP-SET-11")
