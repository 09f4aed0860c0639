"""The players of El Paso: a summary of everybody, Sue's cards, the own board and hand in full."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from trailboss.cli.boards.elp_supply import DARK, card_text, tile_text
from trailboss.cli.boards.elp_trail import worker
from trailboss.cli.boards.layout import Eyes, Section, View, labelled
from trailboss.cli.boards.western import counted, everybody
from trailboss.games.el_paso.components import Components

Player = Mapping[str, Any]

_COLUMNS = (
    "western-money",
    "elp-workers",
    "western-certificates",
    "western-tokens",
    "western-steps",
    "western-cards",
    "western-built",
    "western-discs",
    "elp-tiles",
)


def players_section(c: Components, view: View, eyes: Eyes) -> Section:
    head = [eyes.words.ui(id) for id in _COLUMNS]
    rows = [
        (_sues if "row" in player else _summary)(c, view, eyes, seat)
        for seat, player in enumerate(view["players"])
    ]
    return Section("players", everybody(view, eyes, head, rows))


def _summary(c: Components, view: View, eyes: Eyes, seat: int) -> list[Text]:
    player = view["players"][seat]
    permanent = player["permanent_certificates"]
    certificates = f"{player['track']}/{c.track_end}" + (f"+{permanent}" if permanent else "")
    return [
        Text(f"${player['money']}", "bold"),
        _workers(eyes, player["workers"]),
        Text(certificates),
        Text(str(player["tokens"])),
        Text(str(player["step_limit"])),
        Text(f"{player['hand_size']}/{player['hand_limit']} +{player['stack_size']}"),
        Text(str(_built(view, seat))),
        Text(str(len(player["discs"]))),
        Text(str(len(player["tiles"]))),
    ]


def _sues(c: Components, view: View, eyes: Eyes, seat: int) -> list[Text]:
    """What she has of the same things; her cattle are all that she has of cards."""
    player = view["players"][seat]
    none = Text("-", "dim")
    return [
        none,
        _workers(eyes, player["workers"]),
        none,
        none,
        none,
        Text(str(len(player["cattle"]))),
        Text(str(_built(view, seat))),
        Text(str(len(c.discs) - sum(player["posts"].values()))),
        Text(str(len(player["tiles"]))),
    ]


def _workers(eyes: Eyes, workers: Mapping[str, int]) -> Text:
    return Text(" ").join(Text.assemble(str(n), worker(eyes, id)) for id, n in workers.items())


def _built(view: View, seat: int) -> int:
    return sum(1 for tile in view["trail"].values() if tile.get("owner") == seat)


def sue_section(c: Components, view: View, eyes: Eyes) -> Section:
    """Her row from left to right, her cattle, what is left in her decks, and her last card."""
    lines: list[Text] = []
    for seat, player in enumerate(view["players"]):
        if "row" not in player:
            continue
        row = [
            Text.assemble(eyes.words.thing("worker", one["worker"]), f" {one['strength']}")
            for one in player["row"]
        ]
        row.append(Text(eyes.words.ui("elp-resources", n=len(player["resources"])), "dim"))
        row.append(Text(eyes.words.ui("elp-bot-cards", n=len(player["bot_deck"])), "dim"))
        cattle = [card_text(c, eyes, id, n) for id, n in counted(player["cattle"]).items()]
        tiles = [tile_text(c, eyes, id, n) for id, n in counted(player["tiles"]).items()]
        lines += labelled(eyes.names[seat], [*row, *cattle, *tiles], eyes.width, 3)
        if player["bot_pile"]:
            lines += labelled("", _last_card(eyes, player["bot_pile"][-1]), eyes.width, 1)
    return Section("sue", lines)


def _last_card(eyes: Eyes, card: str) -> list[Text]:
    """Word by word: some say a lot."""
    said = " ".join(eyes.words.about("bot", card)).split(" ")
    return [Text(eyes.words.ui("elp-bot-card", card=card), "bold"), *map(Text, said)]


# ---- the own board


def own_section(c: Components, view: View, eyes: Eyes) -> Section:
    player = view["players"][view["seat"]]
    lines = labelled(eyes.words.ui("western-your-board"), _discs(c, eyes, player), eyes.width)
    tiles = [tile_text(c, eyes, id, n) for id, n in counted(player["tiles"]).items()]
    if tiles:
        lines += labelled(eyes.words.ui("elp-your-tiles"), tiles, eyes.width, 3)
    return Section("own", lines)


def _discs(c: Components, eyes: Eyes, player: Player) -> list[Text]:
    """What each disc still covers or has set free, and what taking it costs or brings."""
    auxiliary = {aux.disc: aux for aux in c.auxiliaries}
    items = []
    for i, disc in enumerate(c.discs):
        covered = disc.id in player["discs"]
        aux = auxiliary.get(1 << i)
        if aux is not None:
            locked = covered and aux.covered is None
            text = Text.assemble((eyes.words.thing("aux", aux.id), "dim" if locked else ""))
        else:
            text = Text(eyes.words.ui(f"elp-disc-{disc.id}"))
        text.append(f" {'●' if covered else '○'}{DARK if disc.dark else ''}")
        if covered and disc.money:
            text.append(
                f"{'+' if disc.money > 0 else '-'}${abs(disc.money)}",
                "green" if disc.money > 0 else "red",
            )
        items.append(text)
    return items


def hand_section(c: Components, view: View, eyes: Eyes) -> Section:
    player = view["players"][view["seat"]]
    hand = [card_text(c, eyes, id, number) for id, number in counted(player["hand"]).items()]
    hand.append(Text(eyes.words.ui("western-value", n=player["value"]), "dim"))
    return Section("hand", labelled(eyes.words.ui("western-hand"), hand, eyes.width, 3))


def discard_section(c: Components, view: View, eyes: Eyes) -> Section:
    """The own discard pile: what comes back when the draw pile is empty."""
    cards = counted(view["players"][view["seat"]]["discard"])
    items = [card_text(c, eyes, id, number) for id, number in cards.items()]
    label = eyes.words.ui("western-discard-pile")
    return Section("discard", labelled(label, items, eyes.width, 3) if items else [])
