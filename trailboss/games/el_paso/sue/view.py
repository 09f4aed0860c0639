"""Sue as everybody may see her: all of her lies open, the decks as sets (ELP-INFO-06, 08)."""

from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue.deck import printed
from trailboss.games.el_paso.sue.rancher import rancher
from trailboss.games.el_paso.sue.shown import SueSeat
from trailboss.games.el_paso.view import view_common


def view(s: PasoState, seat: int) -> SueSeat:
    sue = rancher(s)
    ids = s.c.card_ids
    cards = printed(s).cards
    return {
        **view_common(s, seat),
        "cattle": [ids[card] for card in s.pile[seat]],
        "row": [{"worker": s.c.worker_types[w], "strength": sue.strength[w]} for w in sue.row],
        "resources": sorted(ids[card] for card in sue.resources),
        "bot_deck": sorted(cards[card].id for card in sue.deck),
        "bot_pile": [cards[card].id for card in sue.discard],
    }
