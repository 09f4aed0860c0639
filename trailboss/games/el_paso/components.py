"""The components of the box, put together from the data files, with look-ups by int."""

from trailboss.games.el_paso import pieces as parts
from trailboss.games.el_paso.pieces import TILE_KINDS, WORKERS_WITH_RULES, Effects
from trailboss.games.western.delivery import Reach
from trailboss.kernel.printed import Printed, Table


class Components:
    """All components and the tables derived from them. Shared by every state, never changed."""

    def __init__(self, printed: Printed) -> None:
        self._printed = printed
        self._find = printed.find
        self._load_cards()
        effects = Effects(self.card_index, printed)
        self._load_trail()
        self._load_posts(effects)
        self._load_buildings(effects)
        self._load_train(effects)
        self._load_player_board(effects)
        self._load_tiles()
        self._load_table()
        self.effects = tuple(effects.all)
        self._load_demands(effects)

    def _load_cards(self) -> None:
        data = self._printed.read("cards")
        self.cattle = tuple(_cattle(card) for card in data["cattle"])
        self.workers = tuple(sorted(map(_worker, data["worker"]), key=_with_rules_first))
        self._number_cards()
        self.worker_price: int = data["payment"]["dollars-per-worker"]
        self.most_removals: int = data["removal"]["most"]
        first_herd = sum(card.count for card in self.cattle if card.pile == "deck")
        self.least_herd = first_herd - self.most_removals
        """The cattle cards that nobody falls below: the first herd without all that may go."""

    def _number_cards(self) -> None:
        """Worker cards share the numbering of the cards: they follow the cattle cards."""
        self.first_worker = len(self.cattle)
        self.cattle_ids = tuple(card.id for card in self.cattle)
        self.worker_types = tuple(worker.id for worker in self.workers)
        self.worker_index = {id: i for i, id in enumerate(self.worker_types)}
        self.worker_kinds = len(self.workers)
        self.dismissible = tuple(
            i for i, worker in enumerate(self.workers) if worker.money or worker.certificates
        )
        """The types that bring something at any time, and not only while riding."""
        self.card_ids = (*self.cattle_ids, *self.worker_types)
        self.card_index = {id: i for i, id in enumerate(self.card_ids)}
        self.card_value = tuple(card.value for card in self.cattle)
        self.card_vp = (*(card.vp for card in self.cattle), *(w.vp for w in self.workers))
        data = self._printed.read("cards")
        self.simmental = self._find(self.card_index, "simmental", data, "card")
        for worker in WORKERS_WITH_RULES:
            self._find(self.worker_index, worker, data, "worker")
        self.market_breeds = tuple(i for i, card in enumerate(self.cattle) if card.pile == "market")

    def _load_demands(self, effects: Effects) -> None:
        self.accepts = {id: frozenset((i,)) for i, id in enumerate(self.cattle_ids)}
        """By what a discard demands: the cards that fit."""
        self.accepts["any"] = frozenset(range(self.first_worker))
        demands = {demand for effect in self.effects for demand in (effect.discard, effect.remove)}
        for value in set(self.card_value):
            if f"value-{value}" in demands:
                cards = (i for i, its in enumerate(self.card_value) if its == value)
                self.accepts[f"value-{value}"] = frozenset(cards)
        for effect, table in zip(self.effects, effects.tables, strict=True):
            for demand in filter(None, (effect.discard, effect.remove)):
                if demand not in self.accepts:
                    raise self._printed.bad(table, f"no card is '{demand}'")

    def _load_trail(self) -> None:
        data = self._printed.read("trail")
        index = {node["id"]: i for i, node in enumerate(data["node"])}
        self.nodes = tuple(
            parts.Node(
                id=node["id"],
                kind=node["kind"],
                route=node["route"],
                next=tuple(self._find(index, other, node, "node") for other in node["next"]),
                letter=node.get("letter", ""),
                cost=node.get("cost", 0),
            )
            for node in data["node"]
        )
        self.node_index = index
        self.el_paso = self._find(index, "el-paso", data, "node")
        self.neutral_nodes = self._nodes_of_kind("neutral")
        self.plots = self._nodes_of_kind("plot")

    def _nodes_of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(i for i, node in enumerate(self.nodes) if node.kind == kind)

    def _load_posts(self, effects: Effects) -> None:
        data = self._printed.read("posts")
        self.posts = tuple(
            parts.Post(
                id=post["id"],
                value=post["value"],
                dark=post["corner"] == "dark",
                repeat=post["repeat"],
                vp=post["vp"],
                reward=effects.read(post["reward"]) if "reward" in post else None,
            )
            for post in sorted(data["post"], key=lambda post: int(post["value"]))
        )
        """By value: objectives ask for discs on a certain post or a higher one."""
        self.post_index = {post.id: i for i, post in enumerate(self.posts)}
        self.deliveries = Reach(self.posts)
        self.el_paso_money: int = data["el-paso"]["money"]

    def _load_buildings(self, effects: Effects) -> None:
        data = self._printed.read("buildings")
        self.neutrals = tuple(_building(tile["letter"], tile, effects) for tile in data["neutral"])
        letters = {tile.id: tile for tile in self.neutrals}
        for node in self._printed.read("trail")["node"]:
            if node["kind"] == "neutral":
                self._find(letters, node.get("letter"), node, "neutral building")
        sides = {
            (tile["level"], tile["side"]): _building(
                f"{tile['level']}{tile['side']}", tile, effects
            )
            for tile in data["regular"]
        }
        for tile in data["regular"]:
            other = "b" if tile["side"] == "a" else "a"
            if (tile["level"], other) not in sides:
                raise self._printed.bad(tile, f"side {other} of the tile is missing")
        levels = sorted({level for level, _ in sides})
        self.regulars = tuple((sides[level, "a"], sides[level, "b"]) for level in levels)
        """By level from the lowest on, then by side."""
        self.levels = len(self.regulars)
        self.level_index = {
            side.id: level for level, sides in enumerate(self.regulars) for side in sides
        }
        """By building: where its level stands among the ``regulars``."""
        self.copies: int = data["regulars"]["copies"]
        self.most_buildings: int = data["regulars"]["most"]

    def _load_train(self, effects: Effects) -> None:
        data = self._printed.read("train")
        cards: dict[str, dict[str, parts.TrainCard]] = {}
        for card in data["card"]:
            cards.setdefault(card["id"], {})[card["side"]] = parts.TrainCard(
                card["id"], card["engineers"], effects.read_all(card["local"])
            )
        for card in data["card"]:
            other = "marked" if card["side"] == "basic" else "basic"
            if other not in cards[card["id"]]:
                raise self._printed.bad(card, f"the {other} side of the card is missing")
        self.train = tuple((sides["basic"], sides["marked"]) for sides in cards.values())
        """As they are listed, then by side."""
        self.train_index = {id: i for i, id in enumerate(cards)}

    def _load_player_board(self, effects: Effects) -> None:
        data = self._printed.read("player_board")
        self.discs = tuple(
            parts.Disc(
                id=disc["id"],
                dark=disc["corner"] == "dark",
                money=disc["money"],
                permanent=disc.get("permanent", 0),
                hand=disc.get("hand", 0),
                step=disc.get("step", 0),
            )
            for disc in data["disc"]
        )
        self.disc_bit = {disc.id: 1 << i for i, disc in enumerate(self.discs)}
        self.all_discs = (1 << len(self.discs)) - 1
        limits = data["limits"]
        self.step_limit: int = limits["steps"]
        self.hand_limit: int = limits["hand"]
        self.track_end: int = limits["track"]
        self.step_limits = self._unlocked(self.step_limit, [disc.step for disc in self.discs])
        self.hand_limits = self._unlocked(self.hand_limit, [disc.hand for disc in self.discs])
        self.lasting_certificates = self._unlocked(0, [disc.permanent for disc in self.discs])
        """By the mask of disc spaces that still hold a disc."""
        self.auxiliaries = tuple(
            parts.Auxiliary(
                id=aux["id"],
                disc=self._find(self.disc_bit, aux["disc"], aux, "disc"),
                covered=effects.read(aux["covered"]) if "covered" in aux else None,
                cleared=effects.read(aux["cleared"]),
            )
            for aux in data["auxiliary"]
        )
        self.aux_index = {aux.id: i for i, aux in enumerate(self.auxiliaries)}

    def _unlocked(self, first: int, by_disc: list[int]) -> tuple[int, ...]:
        return tuple(
            first + sum(more for i, more in enumerate(by_disc) if not covered >> i & 1)
            for covered in range(self.all_discs + 1)
        )

    def _load_tiles(self) -> None:
        data = self._printed.read("tiles")
        asked = {element for tile in data["objective"] for element in tile["requires"]}
        self.cards_asked = tuple(i for i, id in enumerate(self.card_ids) if id in asked)
        self.posts_asked = tuple(
            i for i, post in enumerate(self.posts) if f"post-{post.id}" in asked
        )
        """What objectives ask for: cards, and discs on that post or a higher one."""
        known = {*self.card_ids, *(f"post-{post.id}" for post in self.posts), "buildings", "bonus"}
        for tile in data["objective"]:
            for element in tile["requires"]:
                if element not in known:
                    raise self._printed.bad(tile, f"nobody has '{element}'")
        self.objectives = tuple(
            parts.Objective(tile["id"], tile["vp"], self._needs(tile["requires"]))
            for tile in data["objective"]
        )
        self.bonuses = tuple(
            parts.Bonus(
                id=tile["id"],
                vp=tile["vp"],
                copies=tile["copies"],
                permanent=tile.get("permanent", 0),
                again=tile.get("again", 0),
            )
            for tile in data["bonus"]
        )
        self._number_tiles()
        self.display_size: int = data["display"]["size"]

    def _number_tiles(self) -> None:
        """Tiles are numbered through: the objectives, then the bonus tiles by kind."""
        self.first_bonus = len(self.objectives)
        self.tile_ids = (*(t.id for t in self.objectives), *(t.id for t in self.bonuses))
        self.tile_vp = (*(t.vp for t in self.objectives), *(t.vp for t in self.bonuses))
        self.tile_index = {id: i for i, id in enumerate(self.tile_ids)}
        self.tile_stacks = (
            list(range(self.first_bonus)),
            [self.first_bonus + i for i, t in enumerate(self.bonuses) for _ in range(t.copies)],
        )
        """By kind: all tiles of the box."""
        self.tile_kinds = {
            "objective": (parts.OBJECTIVE,),
            "bonus": (parts.BONUS,),
            "any": tuple(range(len(TILE_KINDS))),
        }

    def _needs(self, requires: Table) -> tuple[int, ...]:
        """As `scoring.elements` counts. A disc asked for on a post of 14 also takes one away from
        those on posts of 12 or more: so each value counts all that is asked there or higher."""
        discs = [(i, requires.get(f"post-{self.posts[i].id}", 0)) for i in self.posts_asked]
        return (
            *(requires.get(self.card_ids[card], 0) for card in self.cards_asked),
            requires.get("buildings", 0),
            requires.get("bonus", 0),
            *(sum(n for other, n in discs if other >= post) for post in self.posts_asked),
        )

    def _load_table(self) -> None:
        data = self._printed.read("players")
        self.seats = tuple(parts.Seat(seat["money"], seat["tokens"]) for seat in data["seat"])
        self.first_workers: int = data["each"]["workers"]
        self.simmentals = {int(seats): int(n) for seats, n in data["simmental"].items()}
        scoring = self._printed.read("scoring")
        self.dollars_per_vp: int = scoring["dollars-per-vp"]
        self.simmental_space_vp: int = scoring["simmental-space-vp"]
        self.categories: tuple[str, ...] = tuple(scoring["categories"])


def _cattle(card: Table) -> parts.Cattle:
    return parts.Cattle(
        id=card["id"],
        value=card["value"],
        vp=card["vp"],
        count=card["count"],
        pile=card["pile"],
        cowboys=card.get("cowboys", 0),
    )


def _with_rules_first(worker: parts.Worker) -> int:
    known = worker.id in WORKERS_WITH_RULES
    return WORKERS_WITH_RULES.index(worker.id) if known else len(WORKERS_WITH_RULES)


def _worker(worker: Table) -> parts.Worker:
    bonus = worker["bonus"]
    return parts.Worker(
        id=worker["id"],
        vp=worker["vp"],
        count=worker["count"],
        surcharge=worker.get("surcharge", 0),
        pay=bonus.get("pay", 0),
        money=bonus.get("money", 0),
        certificates=bonus.get("certificates", 0),
        step=bonus.get("step", 0),
    )


def _building(id: str, tile: Table, effects: Effects) -> parts.Building:
    return parts.Building(
        id=id,
        builders=tile.get("builders", 0),
        vp=tile.get("vp", 0),
        local=effects.read_all(tile["local"]),
    )
