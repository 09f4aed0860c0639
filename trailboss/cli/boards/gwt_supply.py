"""What can be had: foresight tiles, cattle, objective cards."""

from rich.text import Text

from trailboss.cli.boards.gwt_trail import tile_text
from trailboss.cli.boards.layout import Eyes, Section, View, labelled, styled
from trailboss.cli.boards.western import BREED_STYLES, WORKER_STYLES, counted
from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.pieces import Objective

# ---- foresight


def foresight_section(c: Components, view: View, eyes: Eyes) -> Section:
    items = []
    for number, (tiles, left) in enumerate(zip(view["foresight"], view["bags"], strict=True), 1):
        text = styled(f"{number} ", "dim")
        shown = [foresight_tile(c, view, eyes, tile) for tile in tiles if tile is not None]
        text.append_text(Text(", ").join(shown) if shown else Text("-"))
        text.append(f" +{left}", "dim")
        items.append(text)
    return Section("foresight", labelled(eyes.words.ui("gwt-foresight"), items, eyes.width, 4))


def foresight_tile(c: Components, view: View, eyes: Eyes, id: str) -> Text:
    """A worker by its name, a hazard by kind, points and fee, an outlaw by colour and fee."""
    tile = c.tiles[c.tile_index[id]]
    if tile.kind == "worker":
        return Text(eyes.words.thing("worker", id), WORKER_STYLES[id])
    fee = c.table[view["seats"]].fee
    name = eyes.words.ui(f"gwt-{tile.hazard}" if tile.hazard else "gwt-outlaw")
    return Text.assemble(name, " ", tile_text(c, id, fee))


# ---- cattle


def market_section(c: Components, view: View, eyes: Eyes) -> Section:
    """A line for each price group: its offers, then its cards."""
    market = view["market"]
    lines: list[Text] = []
    for group, cards in c.group_cards.items():
        offers = [offer for offer in c.offers if offer.group == group]
        prices = Text(", ").join(
            Text(
                eyes.words.ui(
                    "gwt-offer", cowboys=offer.cowboys, price=offer.price, cards=offer.cards
                )
            )
            for offer in offers
        )
        held = [
            card_text(c, eyes, c.cattle[card].id, market["cards"][c.cattle[card].id], False)
            for card in cards
            if market["cards"].get(c.cattle[card].id)
        ]
        label = "" if lines else eyes.words.ui("western-market")
        have = Text("  ").join(held) if held else Text("-", "dim")
        value = Text(f"{c.cattle[cards[0]].value}", "bold")
        row = Text.assemble(value, "  ", have, "  ", Text.assemble("(", prices, ")", style="dim"))
        lines += labelled(label, [row], eyes.width)
    lines[-1].append(f"  +{market['stack']}", "dim")
    if "heifers" in market:
        rest = eyes.words.ui("gwt-simmental", heifers=market["heifers"], cows=market["cows"])
        lines[-1].append(f"  {rest}", "dim")
    return Section("market", lines)


def card_text(c: Components, eyes: Eyes, id: str, count: int = 1, value: bool = True) -> Text:
    """A cattle card with value and points; an objective card with all that is printed on it."""
    index = c.card_index[id]
    if index >= c.first_objective:
        text = objective_text(eyes, c.objectives[index])
    else:
        card = c.cattle[index]
        own_name = card.breed in c.group_cards  # its cards differ in points: say those once
        name = eyes.words.thing("group" if own_name else "card", card.breed if own_name else id)
        text = styled(name, BREED_STYLES[card.breed])
        if value:
            text.append(f" {card.value}", "bold")
        if card.vp:
            text.append(f" {card.vp}★")
    if count > 1:
        text.append(f" ×{count}", "bold")
    return text


# ---- objective cards


def objectives_section(c: Components, view: View, eyes: Eyes) -> Section:
    cards = [
        card_text(c, eyes, id, count)
        for id, count in counted(view["objectives"]["display"]).items()
    ]
    cards.append(Text(f"+{view['objectives']['stack']}", "dim"))
    return Section(
        "objectives", labelled(eyes.words.ui("western-objectives"), cards, eyes.width, 3)
    )


def objective_text(eyes: Eyes, card: Objective) -> Text:
    """What it asks for and does when played, then points and penalty."""
    text = Text(eyes.words.thing("card", card.id))
    text.append(f" {card.vp}★", "bold")
    if card.penalty:
        text.append(f"/-{card.penalty}", "red")
    return text
