"""Every action of the game, with its notation and the things on the table that it touches.

Some are never legal and only there to be refused with their rule: a player may well ask for them.
"""

from trailboss.games.el_paso.components import Components
from trailboss.games.el_paso.pieces import ALL_ROUNDER, TILE_KINDS
from trailboss.kernel.action import PASS, STOP, Action


class Notation:
    """The actions by what they are about, built once: offering one is a table look-up."""

    def __init__(self, c: Components) -> None:
        self.all: dict[str, Action] = {}
        self._moving(c)
        self._visiting(c)
        self._cards(c)
        self._paying(c)
        self._delivering(c)
        self._add(PASS)
        self._add(STOP)

    def _add(self, action: Action) -> Action:
        self.all[action.text] = action
        return action

    def _new(self, kind: str, id: str, target: str) -> Action:
        return self._add(Action(kind, (id,), (target,)))

    def _moving(self, c: Components) -> None:
        self.ride = self._nodes(c, "ride")
        self.place = self._nodes(c, "place")
        self.go_on = self._add(Action("continue"))
        self.end = self._add(Action("end"))

    def _nodes(self, c: Components, kind: str) -> list[Action]:
        return [self._new(kind, node.id, f"space:{node.id}") for node in c.nodes]

    def _visiting(self, c: Components) -> None:
        uses = dict.fromkeys(effect.id for effect in c.effects if effect.id)
        self.use = {id: self._new("use", id, f"local:{id}") for id in uses}
        self.aux = [self._new("aux", aux.id, f"aux:{aux.id}") for aux in c.auxiliaries]
        self.finish = self._add(Action("finish"))
        sides = [side.id for sides in c.regulars for side in sides]
        self.build = {id: self._new("build", id, f"building:{id}") for id in sides}
        self.replace = self._nodes(c, "replace")
        self.site = self._nodes(c, "site")
        self.train = [self._new("train", id, f"train:{id}") for id in c.train_index]
        self.take = [self._new("take", id, f"tile:{id}") for id in c.tile_ids]
        self.blind = [self._new("blind", kind, f"tiles:{kind}") for kind in TILE_KINDS]

    def _cards(self, c: Components) -> None:
        self.discard = [self._new("discard", id, f"hand:{id}") for id in c.cattle_ids]
        self.remove = [self._new("remove", id, f"hand:{id}") for id in c.cattle_ids]
        self.exchange = self._add(Action("exchange", (), ("token:exchange",)))
        self.again = self._add(Action("again", (), ("stack",)))
        self.dismiss = [self._new("dismiss", id, f"area:{id}") for id in c.worker_types]

    def _paying(self, c: Components) -> None:
        self.hire = [self._new("hire", id, f"job:{id}") for id in c.worker_types]
        self.buy = [self._new("buy", id, f"market:{id}") for id in c.cattle_ids]
        most = max(
            *(side.builders for sides in c.regulars for side in sides),
            *(card.engineers for sides in c.train for card in sides),
            *(card.cowboys for card in c.cattle),
        )
        all_rounder = f"area:{c.worker_types[ALL_ROUNDER]}"
        self.pay = [self._add(Action("pay", (n,), (all_rounder,))) for n in range(most + 1)]

    def _delivering(self, c: Components) -> None:
        self.deliver = [self._new("deliver", post.id, f"post:{post.id}") for post in c.posts]
        self.disc = [self._new("disc", disc.id, f"disc:{disc.id}") for disc in c.discs]
