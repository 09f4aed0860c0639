"""The components of one box, put together from the data files, with look-ups by int."""

from collections.abc import Callable

from trailboss.games.great_western_trail import pieces as parts
from trailboss.games.great_western_trail.pieces import TASKS, Effects
from trailboss.games.western.delivery import Reach
from trailboss.kernel.printed import Printed, Table


class Components:
    """All components and the tables derived from them. Shared by every state, never changed."""

    def __init__(self, printed: Printed) -> None:
        self._printed = printed
        self._find = printed.find
        effects = Effects(printed)
        self.effects = effects.all
        self.printed_effects = effects.tables
        self.read_effect = effects.read
        """For what else is printed: an effect that pending steps can refer to."""
        self._load_trail(effects)
        self._load_buildings(effects)
        self._load_cattle()
        self._load_objectives(effects)
        self._load_cities()
        self._load_railroad()
        self._load_supply()
        self._load_masters(effects)
        self._load_player_board(effects)
        self._load_table()

    def _load_trail(self, effects: Effects) -> None:
        data = self._printed.read("trail")
        risks = {risk["id"]: risk for risk in data["risk"]}
        index = {node["id"]: i for i, node in enumerate(data["node"])}
        nodes = []
        for node in data["node"]:
            risk = self._find(risks, node["risk"], node, "risk") if "risk" in node else None
            reward = node.get("reward", {})
            nodes.append(
                parts.Node(
                    id=node["id"],
                    kind=node["kind"],
                    next=tuple(self._find(index, other, node, "node") for other in node["next"]),
                    letter=node.get("letter", ""),
                    hazard=node.get("hazard", ""),
                    order=node.get("order", 0),
                    forest=node.get("forest", False),
                    risk=None if risk is None else effects.read(risk, id="risk"),
                    on_trail=node.get("on-trail", True),
                    money=reward.get("money", 0),
                    token=reward.get("token", 0),
                )
            )
        self.nodes = tuple(nodes)
        self.node_index = index
        self.start = self._find(index, "start", data, "node")
        self.kansas_city = self._find(index, "kansas-city", data, "node")
        self.neutral_nodes = self._nodes_of_kind("neutral")
        self.building_nodes = self._nodes_of_kind("building")
        self.outlaw_nodes = self._nodes_of_kind("outlaw")
        self.hazard_nodes = {
            kind: tuple(i for i in self._nodes_of_kind("hazard") if nodes[i].hazard == kind)
            for kind in dict.fromkeys(node.hazard for node in nodes if node.hazard)
        }
        self.all_hazard_nodes = self._nodes_of_kind("hazard")
        self.forests = frozenset(i for i, node in enumerate(nodes) if node.forest)
        self.neighbours = tuple(
            (*(j for j, other in enumerate(nodes) if i in other.next), *node.next)
            for i, node in enumerate(nodes)
        )

    def _nodes_of_kind(self, kind: str) -> tuple[int, ...]:
        found = [i for i, node in enumerate(self.nodes) if node.kind == kind]
        return tuple(sorted(found, key=lambda i: self.nodes[i].order))

    def _load_buildings(self, effects: Effects) -> None:
        data = self._printed.read("buildings")
        self.neutrals = tuple(_building(tile["letter"], tile, effects) for tile in data["neutral"])
        letters = {tile.id: tile for tile in self.neutrals}
        for node in self._printed.read("trail")["node"]:
            if node["kind"] == "neutral":
                self._find(letters, node.get("letter"), node, "neutral building")
        sides: dict[tuple[int, str], parts.Building] = {
            (tile["number"], tile["side"]): _building(
                f"{tile['number']}{tile['side']}", tile, effects
            )
            for tile in data["private"]
        }
        for tile in data["private"]:
            other = "b" if tile["side"] == "a" else "a"
            if (tile["number"], other) not in sides:
                raise self._printed.bad(tile, f"side {other} of the tile is missing")
        numbers = sorted({number for number, _ in sides})
        self.private = tuple((sides[number, "a"], sides[number, "b"]) for number in numbers)
        """In the order of their numbers, then by side."""
        self.private_index = {side.id: i for i, both in enumerate(self.private) for side in both}

    def _load_cattle(self) -> None:
        data = self._printed.read("cattle")
        self.cattle = tuple(
            parts.Card(
                id=card["id"],
                breed=card["breed"],
                value=card["value"],
                vp=card["vp"],
                count=card["count"],
                pile=card["source_pile"],
                group=card.get("group", ""),
            )
            for card in data["card"]
        )
        self.offers = tuple(
            parts.Offer(o["group"], o["cowboys"], o["price"], o["cards"]) for o in data["offer"]
        )
        self.extension: int = data["market"]["extend"]
        self.card_value = tuple(card.value for card in self.cattle)
        breeds = tuple(dict.fromkeys(card.breed for card in self.cattle))
        self.breeds = breeds
        self.breed_of = tuple(breeds.index(card.breed) for card in self.cattle)
        self.cattle_index = {card.id: i for i, card in enumerate(self.cattle)}
        groups = dict.fromkeys(card.group for card in self.cattle if card.group)
        self.group_cards = {
            group: tuple(i for i, card in enumerate(self.cattle) if card.group == group)
            for group in groups
        }
        for offer in data["offer"]:
            self._find(self.group_cards, offer["group"], offer, "card of the group")

    def _load_objectives(self, effects: Effects) -> None:
        """Objective cards share the numbering of the cards: they follow the cattle cards."""
        data = self._printed.read("objectives")
        self.display_size: int = data["display"]["cards"]
        deck = [_objective(card, effects) for card in data["objective"]]
        starting = [_objective(card, effects) for card in data["starting"]]
        self.first_objective = len(self.cattle)
        self.first_starting = self.first_objective + len(deck)
        self.objectives = dict(enumerate([*deck, *starting], self.first_objective))
        self.card_ids = (
            *(card.id for card in self.cattle),
            *(card.id for card in self.objectives.values()),
        )
        self.card_index = {id: i for i, id in enumerate(self.card_ids)}

    def _load_cities(self) -> None:
        data = self._printed.read("cities")
        self.cities = tuple(
            parts.City(
                id=city["id"],
                value=city["value"],
                dark=city["corner"] == "dark",
                repeat=city["repeat"],
                money=city.get("money", 0),
                objective=city.get("objective", 0),
                vp=city["vp"],
            )
            for city in data["city"]
        )
        self.city_index = {city.id: i for i, city in enumerate(self.cities)}
        self.deliveries = Reach(self.cities)
        self.arrows = tuple(
            parts.Arrow(
                id="-".join(arrow["between"]),
                cities=(
                    self._find(self.city_index, arrow["between"][0], arrow, "city"),
                    self._find(self.city_index, arrow["between"][1], arrow, "city"),
                ),
                objective=arrow.get("objective", 0),
                token=arrow.get("token", 0),
                vp=arrow["vp"],
            )
            for arrow in data["arrow"]
        )
        self.city_arrows = tuple(
            tuple(arrow for arrow in self.arrows if i in arrow.cities)
            for i in range(len(self.cities))
        )
        asked = data.get("objective-city", "new-york")
        self.new_york = self._find(self.city_index, asked, data, "city")
        """The city that objective cards ask for."""

    def _load_railroad(self) -> None:
        """Spaces in driving order: numbered ones and the turnouts between them."""
        data = self._printed.read("railroad")
        turnouts = {s["after"]: s["number"] for s in data["station"] if "after" in s}
        spaces: list[str] = []
        numbers: list[int] = []
        for number in range(data["track"]["last"] + 1):
            spaces.append(str(number))
            numbers.append(number)
            if number in turnouts:
                spaces.append(f"{number}.5")
                numbers.append(-1)
        self.spaces = tuple(spaces)
        self.space_index = {space: i for i, space in enumerate(spaces)}
        self.space_number = tuple(numbers)
        """The printed number of a space, -1 for a turnout."""
        self.terminal = len(spaces) - 1
        self.terminal_money: int = data["terminal"]["money"]
        self.stations = tuple(
            parts.Station(
                number=s["number"],
                position=self._position(s),
                cost=s["cost"],
                vp=s["vp"],
                dark=s["corner"] == "dark",
                master=s["master"],
            )
            for s in data["station"]
        )
        self.station_index = {station.number: i for i, station in enumerate(self.stations)}
        self.station_at = tuple(
            next((i for i, s in enumerate(self.stations) if s.position == space), -1)
            for space in range(len(spaces))
        )
        self.transport = tuple(
            tuple(
                _crosses(self, data["track"]["crosses"], space, city.value) for city in self.cities
            )
            for space in range(len(spaces))
        )
        """Dollars by the engine's space and the city."""

    def _position(self, station: Table) -> int:
        if "after" in station:
            return self._find(self.space_index, f"{station['after']}.5", station, "turnout")
        if "at" in station:
            return self._find(self.space_index, str(station["at"]), station, "space")
        if "town" in station:
            return len(self.spaces)
        raise self._printed.bad(station, "it is neither 'at' a space nor 'after' one")

    def _load_supply(self) -> None:
        data = self._printed.read("supply")
        worker_types: list[str] = self._printed.read("player_board")["workers"]["types"]
        self.worker_types = tuple(worker_types)
        tiles: dict[str, parts.Tile] = {}
        self.bags: list[list[int]] = [[] for _ in range(data["foresight"]["columns"])]
        for tile in data["tile"]:
            tiles.setdefault(
                tile["id"],
                parts.Tile(
                    id=tile["id"],
                    kind=tile["kind"],
                    hazard=tile.get("hazard", ""),
                    hand=tile.get("hand", "none"),
                    vp=tile.get("vp", 0),
                    worker=worker_types.index(tile["worker"]) if "worker" in tile else -1,
                    outlaw=("green", "orange").index(tile["colour"]) if "colour" in tile else -1,
                ),
            )
            bags = dict(enumerate(self.bags, 1))
            bag = self._find(bags, tile["bag"], tile, "bag")
            bag += [list(tiles).index(tile["id"])] * tile["count"]
        self.tiles = tuple(tiles.values())
        self.tile_index = {id: i for i, id in enumerate(tiles)}
        self.trail_tiles_at_setup: int = data["setup"]["trail-tiles"]
        self.foresight_spaces: int = data["foresight"]["spaces"]
        market = self._printed.read("job_market")
        self.rows = tuple(
            parts.Row(row["number"], row["cost"], row.get("refill", False), row.get("end", False))
            for row in market["row"]
        )
        self.row_index = {row.number: i for i, row in enumerate(self.rows)}
        start = market["start"]
        self.token_start = self._find(self.row_index, start["row"], start, "row")

    def _load_masters(self, effects: Effects) -> None:
        data = self._printed.read("station_masters")
        self.masters = tuple(
            parts.Master(
                id=master["id"],
                permanent=master.get("permanent", 0),
                effects=tuple(
                    effects.read(effect)
                    for effect in master.get(
                        "either", [master["effect"]] if "effect" in master else []
                    )
                ),
                vp=master.get("score", {}).get("vp", 0),
                per=master.get("score", {}).get("per", ""),
                group=master.get("score", {}).get("group", 1),
            )
            for master in data["master"]
        )
        with_master = [i for i, station in enumerate(self.stations) if station.master]
        self.spot_of_station = {station: spot for spot, station in enumerate(with_master)}
        self.master_spots = len(with_master)

    def _load_player_board(self, effects: Effects) -> None:
        data = self._printed.read("player_board")
        self.row_spaces: int = data["workers"]["spaces"]
        self.worker_vp_from: int = data["workers"]["vp-from"]
        self.worker_vp: int = data["workers"]["vp"]
        self.worker_effects = {
            (self.worker_types.index(space["worker"]), space["space"]): effects.read(space)
            for space in data["worker-space"]
        }
        self.discs = tuple(
            parts.Disc(
                id=disc["id"],
                group=disc["group"],
                dark=disc["corner"] == "dark",
                open=disc.get("open", False),
                cost=disc.get("cost", 0),
                money=disc.get("money", 0),
                vp=disc.get("vp", 0),
                raises=disc.get("raises", 0),
                limit=disc.get("limit", 0),
            )
            for disc in data["disc"]
        )
        self.disc_bit = {disc.id: 1 << i for i, disc in enumerate(self.discs)}
        self.all_discs = self._disc_mask(lambda disc: not disc.open)
        self.white_discs = self._disc_mask(lambda disc: not disc.open and not disc.dark)
        self.paid_discs = tuple((self.disc_bit[d.id], d.cost) for d in self.discs if d.cost)
        self.hand_limit: int = data["hand"]["limit"]
        self.hand_discs = tuple((self.disc_bit[d.id], d.raises) for d in self.discs if d.raises)
        self.limit_discs = tuple((self.disc_bit[d.id], d.limit) for d in self.discs if d.limit)
        self.step_left = self._find(self.disc_bit, "step-left", data, "disc")
        self.step_right = self._find(self.disc_bit, "step-right", data, "disc")
        self.auxiliaries = tuple(self._auxiliary(aux, effects) for aux in data["auxiliary"])
        self.marker_positions: tuple[int, ...] = tuple(data["certificates"]["positions"])
        self.certificate_limit: int = data["certificates"]["limit"]

    def _auxiliary(self, aux: Table, effects: Effects) -> parts.Auxiliary:
        first = self._find(self.disc_bit, f"{aux['id']}-1", aux, "disc")
        second = self._find(self.disc_bit, f"{aux['id']}-2", aux, "disc")
        return parts.Auxiliary(
            id=aux["id"],
            single=effects.read(aux["single"]),
            double=effects.read(aux["double"]),
            discs=(first, second),
            both=first | second,
        )

    def _disc_mask(self, belongs: Callable[[parts.Disc], bool]) -> int:
        return sum(1 << i for i, disc in enumerate(self.discs) if belongs(disc))

    def _load_table(self) -> None:
        data = self._printed.read("players")
        self.seats = tuple(parts.Seat(s["money"], s["cards"], s["tokens"]) for s in data["seat"])
        self.first_hand: int = data["first-turn"]["hand"]
        self.token_draw: int = data["token"]["draw"]
        self.table = {int(players): _table_size(size) for players, size in data["table"].items()}
        scoring = self._printed.read("scoring")
        self.dollars_per_vp: int = scoring["dollars-per-vp"]
        self.token_vp: int = scoring["token-vp"]
        self.categories: tuple[str, ...] = tuple(scoring["categories"])


def _building(id: str, tile: Table, effects: Effects) -> parts.Building:
    return parts.Building(
        id=id,
        builders=tile.get("builders", 0),
        vp=tile.get("vp", 0),
        hand=tile.get("hand", "none"),
        local=tuple(effects.read(local) for local in tile["local"]),
    )


def _objective(card: Table, effects: Effects) -> parts.Objective:
    return parts.Objective(
        id=card["id"],
        copies=card["copies"],
        vp=card["vp"],
        penalty=card["penalty"],
        tasks=tuple(card["tasks"].get(task, 0) for task in TASKS),
        effect=effects.read(card["effect"]) if "effect" in card else None,
    )


def _crosses(c: Components, crosses: list[int], space: int, value: int) -> int:
    """Crosses from the engine's nose to the city's value; a turnout counts as the space ahead."""
    number = c.space_number[space]
    nose = number if number >= 0 else c.space_number[space + 1]
    return sum(1 for cross in crosses if nose <= cross < value)


def _table_size(size: Table) -> parts.TableSize:
    green, black = size["fee-green"], size["fee-black"]
    return parts.TableSize(
        steps=size["steps"],
        step_left=size["step-left"],
        step_right=size["step-right"],
        fee={"none": 0, "green": green, "black": black, "both": green + black},
        columns=size["columns"],
        market=size["market"],
    )
