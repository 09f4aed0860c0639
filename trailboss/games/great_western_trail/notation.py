"""Every action of the game, with its notation and the things on the table that it touches."""

from itertools import combinations_with_replacement
from typing import Final

from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.routes import Routes, longest_ride
from trailboss.kernel.action import PASS, STOP, Action

USE_RISK: Final = "risk"
USE_COPIED_RISK: Final = "copied-risk"


class Notation:
    """The actions by what they are about, built once: offering one is a table look-up."""

    def __init__(self, c: Components) -> None:
        self.all: dict[str, Action] = {}
        self._moving(c)
        self._location(c)
        self._cards(c)
        self._markets(c)
        self._railroad(c)
        self._kansas_city(c)
        self.add(PASS)
        self.add(STOP)

    def add(self, action: Action) -> Action:
        self.all[action.text] = action
        return action

    def _moving(self, c: Components) -> None:
        nodes = [node.id for node in c.nodes]
        self.place = {i: self.new("place", nodes[i], f"space:{nodes[i]}") for i in c.neutral_nodes}
        self.ride = [Action("ride", (id,), (f"space:{id}",)) for id in nodes]
        """By node, though only the ``goals`` are ever offered."""
        self.goals = [i for i, node in enumerate(c.nodes) if node.on_trail and node.kind != "start"]
        for goal in self.goals:
            self.add(self.ride[goal])
        self.routes = Routes(c)
        by = ("ride-by", "ride-by-two", "ride-by-three")
        self.ride_by = {
            (i, routes): self.add(
                Action(
                    by[len(routes) - 1],
                    (nodes[i], *routes),
                    (f"space:{nodes[i]}",),
                    text=f"ride {nodes[i]} by {'+'.join(routes)}",
                )
            )
            for i, routes in self.routes.telling_ways(longest_ride(c))
        }

    def _location(self, c: Components) -> None:
        uses = dict.fromkeys(effect.id for effect in c.effects if effect.slot)
        self.use = {
            id: self.new("use", id, f"local:{id}") for id in [*uses, USE_RISK, USE_COPIED_RISK]
        }
        self.copy = {i: self.new("copy", id, f"space:{id}") for i, id in _sites(c, neutral=True)}
        self.end = self.add(Action("end"))
        self.accept = self.add(Action("accept"))
        self.single = [self.new("aux", aux.id, f"aux:{aux.id}") for aux in c.auxiliaries]
        self.double = [
            self.add(Action("aux-double", (aux.id,), (f"aux:{aux.id}",))) for aux in c.auxiliaries
        ]
        buildings = [side for sides in c.private for side in sides]
        self.build = {b.id: self.new("build", b.id, f"building:{b.id}") for b in buildings}
        self.site = {i: self.new("site", id, f"space:{id}") for i, id in _sites(c, neutral=False)}
        self.bounty = {
            i: self.new("bounty", c.nodes[i].id, f"space:{c.nodes[i].id}") for i in c.outlaw_nodes
        }
        self.clear = {
            i: self.new("clear", c.nodes[i].id, f"space:{c.nodes[i].id}")
            for i in c.all_hazard_nodes
        }

    def _cards(self, c: Components) -> None:
        playable = c.card_ids[: c.first_starting]
        self.discard = [self.new("discard", id, f"hand:{id}") for id in playable]
        self.remove = [self.new("remove", id, f"hand:{id}") for id in playable]
        self.discard_pair = {
            (a, b): self.add(
                Action("discard-pair", (playable[a], playable[b]), _once(playable[a], playable[b]))
            )
            for a, b in combinations_with_replacement(range(c.first_objective), 2)
            if c.breed_of[a] == c.breed_of[b]
        }
        deck = range(c.first_objective, c.first_starting)
        self.play = {i: self.new("play", c.card_ids[i], f"hand:{c.card_ids[i]}") for i in deck}
        self.objective = {
            i: self.new("objective", c.card_ids[i], f"objective:{c.card_ids[i]}") for i in deck
        }
        self.objective_stack = self.add(Action("objective-stack", (), ("objective:stack",)))
        self.draw = self.add(Action("draw", (), ("stack",)))
        self.exchange = self.add(Action("exchange", (), ("token:exchange",)))

    def _markets(self, c: Components) -> None:
        self.hire = [
            [
                self.add(
                    Action(
                        "hire",
                        (worker, row.number),
                        (f"job:{worker}/{row.number}",),
                        text=f"hire {worker}@row{row.number}",
                    )
                )
                for worker in c.worker_types
            ]
            for row in c.rows
        ]
        self.buy = {
            (card, offer.cowboys): self.add(
                Action("buy", (c.cattle[card].id, offer.cowboys), (f"market:{c.cattle[card].id}",))
            )
            for offer in c.offers
            if offer.cards == 1
            for card in c.group_cards[offer.group]
        }
        self.buy_two = {
            offer.group: self.add(
                Action(
                    "buy-two",
                    (offer.group,),
                    tuple(f"market:{c.cattle[card].id}" for card in c.group_cards[offer.group]),
                )
            )
            for offer in c.offers
            if offer.cards > 1
        }
        self.take = {
            i: self.new("take", card.id, f"market:{card.id}")
            for i, card in enumerate(c.cattle)
            if card.group
        }
        self.extend = self.add(Action("extend", (), ("market:stack",)))

    def _railroad(self, c: Components) -> None:
        self.engine = [self.new("engine", space, f"rail:{space}") for space in c.spaces]
        self.stay = self.add(Action("stay"))
        self.upgrade = [
            self.add(Action("upgrade", (station.number,), (f"station:{station.number}",)))
            for station in c.stations
        ]
        self.disc = [self.new("disc", disc.id, f"disc:{disc.id}") for disc in c.discs]
        self.disc_back = [
            self.add(Action("disc-back", (station.number,), (f"station:{station.number}",)))
            for station in c.stations
        ]
        self.appoint = [self.new("appoint", id, f"worker:{id}") for id in c.worker_types]

    def _kansas_city(self, c: Components) -> None:
        self.foresight = [
            {
                i: self.add(
                    Action(
                        "foresight",
                        (column, c.tiles[i].id),
                        (f"foresight:{column}/{c.tiles[i].id}",),
                    )
                )
                for i in dict.fromkeys(bag)
            }
            for column, bag in enumerate(c.bags, 1)
        ]
        most = c.marker_positions[-1]
        self.certificates = [
            self.add(Action("certificates", (n,), ("marker",)))
            for n in range(len(c.marker_positions))
        ]
        self.spend = [self.add(Action("spend", (n,), ("marker",))) for n in range(most + 1)]
        self.deliver = [self.new("deliver", city.id, f"city:{city.id}") for city in c.cities]
        self.arrow = {
            arrow.id: self.new("arrow", arrow.id, f"arrow:{arrow.id}") for arrow in c.arrows
        }

    def new(self, kind: str, id: str, target: str) -> Action:
        return self.add(Action(kind, (id,), (target,)))


def _sites(c: Components, neutral: bool) -> list[tuple[int, str]]:
    nodes = (*c.neutral_nodes, *c.building_nodes) if neutral else c.building_nodes
    return [(i, c.nodes[i].id) for i in sorted(nodes)]


def _once(first: str, second: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((f"hand:{first}", f"hand:{second}")))
