"""The players: a summary of everybody, and the own board and hand in full."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from trailboss.cli.boards.gwt_railroad import DARK
from trailboss.cli.boards.gwt_supply import card_text
from trailboss.cli.boards.gwt_trail import OUTLAWS, worker
from trailboss.cli.boards.layout import Eyes, Section, View, labelled, styled
from trailboss.cli.boards.western import counted, everybody
from trailboss.games.great_western_trail.components import Components

Player = Mapping[str, Any]

_COLUMNS = (
    "western-money",
    "gwt-workers",
    "western-certificates",
    "western-tokens",
    "gwt-engine",
    "western-steps",
    "western-cards",
    "gwt-hazards",
    "gwt-outlaws-short",
    "western-built",
    "western-discs",
)
_NOT_OF_SAM = (
    "western-money",
    "western-certificates",
    "western-tokens",
    "western-steps",
    "western-cards",
)


def players_section(c: Components, view: View, eyes: Eyes) -> Section:
    head = [eyes.words.ui(id) for id in _COLUMNS]
    rows = [_summary(c, eyes, player) for player in view["players"]]
    if "sam" in view:
        rows[view["sam"]["seat"]] = [*_summary_of_sam(rows[view["sam"]["seat"]], view["sam"])]
    return Section("players", everybody(view, eyes, head, rows))


def _summary(c: Components, eyes: Eyes, player: Player) -> Sequence[Text]:
    workers = Text(" ").join(
        Text.assemble(str(number), worker(eyes, id)) for id, number in player["workers"].items()
    )
    permanent = player["permanent_certificates"]
    certificates = f"{player['marker']}/{player['certificate_limit']}"
    outlaws = player["outlaws"]
    return (
        Text(f"${player['money']}", "bold"),
        workers,
        Text(certificates + (f"+{permanent}" if permanent else "")),
        Text(str(player["tokens"])),
        Text(player["engine"].replace(".5", "½")),
        Text(str(player["step_limit"])),
        Text(f"{player['hand_size']}/{player['hand_limit']} +{player['stack_size']}"),
        Text(str(len(player["hazards"]))),
        Text.assemble(
            str(outlaws["green"]),
            OUTLAWS["outlaw-green"],
            str(outlaws["orange"]),
            OUTLAWS["outlaw-orange"],
        ),
        Text(str(len(c.private) - len(player["unbuilt"]))),
        Text(str(len(player["discs"]))),
    )


def _summary_of_sam(row: Sequence[Text], sam: Mapping[str, Any]) -> Iterator[Text]:
    """Of what he does not have nothing is shown; his discs lie in a supply."""
    for column, shown in zip(_COLUMNS, row, strict=True):
        if column == "western-discs":
            yield Text(str(sam["discs"]))
        else:
            yield Text("-", "dim") if column in _NOT_OF_SAM else shown


# ---- the own board


def own_section(c: Components, view: View, eyes: Eyes) -> Section:
    player = view["players"][view["seat"]]
    ui = eyes.words.ui
    discs = [*_auxiliaries(c, eyes, player), *_limits(c, eyes, player)]
    lines = labelled(ui("western-your-board"), discs, eyes.width)
    lines += labelled(ui("gwt-buildings"), _buildings(c, eyes, player), eyes.width)
    return Section("own", lines)


def _auxiliaries(c: Components, eyes: Eyes, player: Player) -> list[Text]:
    """Each with its two spaces: a disc still there, or cleared."""
    items = []
    for aux in c.auxiliaries:
        covered = sum(f"{aux.id}-{n}" in player["discs"] for n in (1, 2))
        marks = "○" * (2 - covered) + "●" * covered
        style = "dim" if covered == 2 else ""
        items.append(Text.assemble((eyes.words.thing("aux", aux.id), style), f" {marks}"))
    return items


def _limits(c: Components, eyes: Eyes, player: Player) -> list[Text]:
    """Step, hand and certificate limits: what a disc still covers, and what clearing it means."""
    items = []
    for group in dict.fromkeys(disc.group for disc in c.discs if disc.group != "auxiliary"):
        text = Text(eyes.words.ui(f"western-disc-{group}"))
        for disc in c.discs:
            if disc.group == group:
                covered = disc.id in player["discs"]
                mark = Text(f" {disc.limit or ''}{'●' if covered else '○'}")
                mark.append(DARK if disc.dark else "")
                mark.append(f"${disc.cost}" if disc.cost else "", "red")
                mark.append(f"+${disc.money}" if disc.money else "", "green")
                mark.append(f"{disc.vp}★" if disc.vp else "")
                text.append_text(mark)
        items.append(text)
    return items


def _buildings(c: Components, eyes: Eyes, player: Player) -> list[Text]:
    sides = {side.id: side for both in c.private for side in both}
    items = []
    for id in player["unbuilt"]:
        side = sides[id]
        enough = side.builders <= player["workers"]["builder"]
        text = styled(f"{id} ", "bold" if enough else "dim")
        text.append(str(side.builders), "" if enough else "dim")
        text.append_text(worker(eyes, "builder", "" if enough else "dim"))
        text.append(f" {side.vp}★", "" if enough else "dim")
        items.append(text)
    return items or [Text("-")]


def hand_section(c: Components, view: View, eyes: Eyes) -> Section:
    player = view["players"][view["seat"]]
    ui = eyes.words.ui
    hand = [card_text(c, eyes, id, number) for id, number in counted(player["hand"]).items()]
    value = _breeding_value(c, player["hand"])
    hand.append(Text(ui("western-value", n=value), "dim"))
    lines = labelled(ui("western-hand"), hand, eyes.width, 3)
    if player["objectives"]:
        cards = [card_text(c, eyes, id, n) for id, n in counted(player["objectives"]).items()]
        lines += labelled(ui("gwt-played"), cards, eyes.width, 3)
    return Section("hand", lines)


def discard_section(c: Components, view: View, eyes: Eyes) -> Section:
    """The own discard pile: what comes back when the draw pile is empty."""
    cards = counted(view["players"][view["seat"]]["discard"])
    items = [card_text(c, eyes, id, number) for id, number in cards.items()]
    label = eyes.words.ui("western-discard-pile")
    return Section("discard", labelled(label, items, eyes.width, 3) if items else [])


def _breeding_value(c: Components, hand: Sequence[str]) -> int:
    """The values of the different breeds, each counted once at its highest."""
    best: dict[str, int] = {}
    for id in hand:
        index = c.card_index[id]
        if index < c.first_objective:
            card = c.cattle[index]
            best[card.breed] = max(best.get(card.breed, 0), card.value)
    return sum(best.values())
