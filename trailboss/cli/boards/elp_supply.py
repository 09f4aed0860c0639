"""What can be had in El Paso: cattle, workers, tiles, and the trading posts."""

from rich.text import Text

from trailboss.cli.boards.elp_trail import price
from trailboss.cli.boards.layout import Eyes, Section, View, labelled, styled, symbols
from trailboss.cli.boards.western import BREED_STYLES, WORKER_STYLES
from trailboss.games.el_paso.components import Components
from trailboss.games.el_paso.pieces import COWBOY, TILE_KINDS

DARK = "*"
REACHED = "›"


def market_section(c: Components, view: View, eyes: Eyes) -> Section:
    cattle = []
    for i in c.market_breeds:
        card = c.cattle[i]
        text = card_text(c, eyes, card.id)
        text.append(" (").append_text(price(c, eyes, COWBOY, card.cowboys)).append(")")
        cattle.append(text.append(f" ×{view['market'][card.id]}", "bold"))
    workers = [
        Text.assemble((eyes.words.thing("worker", id), WORKER_STYLES.get(id, "")), f" ×{left}")
        for id, left in view["jobs"].items()
    ]
    lines = labelled(eyes.words.ui("western-market"), cattle, eyes.width, 3)
    return Section("market", lines + labelled(eyes.words.ui("elp-jobs"), workers, eyes.width, 3))


def card_text(c: Components, eyes: Eyes, id: str, count: int = 1) -> Text:
    """A cattle card with value and points; a worker by its name."""
    index = c.card_index[id]
    if index >= c.first_worker:
        text = styled(eyes.words.thing("card", id), WORKER_STYLES.get(id, ""))
    else:
        card = c.cattle[index]
        text = styled(eyes.words.thing("card", id), BREED_STYLES.get(id, ""))
        text.append(f" {card.value}", "bold").append(f" {card.vp}★" if card.vp else "")
    return text.append(f" ×{count}", "bold") if count > 1 else text


# ---- tiles


def tiles_section(c: Components, view: View, eyes: Eyes) -> Section:
    lines: list[Text] = []
    for kind, label in zip(TILE_KINDS, ("western-objectives", "elp-bonus"), strict=True):
        shown = view["tiles"][kind]
        tiles = [tile_text(c, eyes, id) for id in shown["display"] if id is not None]
        tiles.append(Text(f"+{shown['stack']}", "dim"))
        lines += labelled(eyes.words.ui(label), tiles, eyes.width, 3)
    return Section("tiles", lines)


def tile_text(c: Components, eyes: Eyes, id: str, count: int = 1) -> Text:
    """An objective with its points; the name of a bonus tile says them."""
    index = c.tile_index[id]
    text = Text(eyes.words.thing("tile", id))
    if index < c.first_bonus:
        text.append(f" {c.tile_vp[index]}★", "bold")
    return text.append(f" ×{count}") if count > 1 else text


# ---- trading posts


def posts_section(c: Components, view: View, eyes: Eyes) -> Section:
    """Value, colour, points, reward and discs; a sign for those that the hand reaches now."""
    viewer = {} if view["seat"] is None else view["players"][view["seat"]]
    reached = viewer.get("within_reach", {})
    items = []
    for post in c.posts:
        text = Text(REACHED if post.id in reached else "", "bold green")
        text.append(f"{post.value}{DARK if post.dark else ''}", "bold")
        spent = reached.get(post.id, 0)
        text.append(f"(-{spent})" if spent else "", "red")
        text.append(f" {post.vp}★" if post.vp else "")
        if post.reward is not None:
            text.append(f" {eyes.words.about('post', post.id)[0]}", "dim")
        discs = [
            seat
            for seat, player in enumerate(view["players"])
            for _ in range(player["posts"][post.id])
        ]
        items.append(text.append(" " if discs else "").append_text(symbols(discs)))
    return Section("posts", labelled(eyes.words.ui("elp-posts"), items, eyes.width, 3))
