"""Sue in El Paso (ELP-SUE-28 to 31)."""

from trailboss.games.el_paso.pieces import NO_HIRE
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps.city import take_simmental
from trailboss.games.el_paso.sue.deck import printed
from trailboss.games.el_paso.sue.rancher import explain
from trailboss.games.el_paso.sue.resources import draw_for_hire
from trailboss.games.el_paso.sue.take import take_best_tile


def use_el_paso(s: PasoState, seat: int) -> None:
    """After the card's action: a Simmental, then a delivery."""
    s.arrivals[seat] += 1
    s.emit("reached_el_paso", seat)
    take_simmental(s, seat)
    first = seat * len(s.c.posts)
    left = [post for post in printed(s).posts if not s.post_discs[first + post]]
    if not left:
        explain(s, seat, "no-disc-left")
        s.emit("no_disc_placed", seat)
        return
    post = left[0]
    s.post_discs[first + post] += 1
    s.emit("sue_delivered", seat, s.c.posts[post].id)
    reward = s.c.posts[post].reward
    if reward is None:
        return
    if reward.tile:
        take_best_tile(s, seat, reward.tile)
    elif reward.hire != NO_HIRE:
        draw_for_hire(s, seat)
    else:
        explain(s, seat, "useless-reward")
