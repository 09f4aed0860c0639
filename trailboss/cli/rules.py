"""``trailboss rules``: the ledger of a game, its rulings and its doubtful values."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from trailboss.cli.arguments import (
    game_argument,
    json_option,
    language,
    language_option,
    plain_console,
)
from trailboss.kernel.doubt import Doubt
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.ledger import Ledger, Rule
from trailboss.kernel.registry import load

if TYPE_CHECKING:
    from rich.console import Console


@click.command("rules")
@game_argument
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--search", metavar="WORD", help="Only rules that contain this word.")
@click.option(
    "--rulings", is_flag=True, help="Only what we decided or are not sure of: rulings and values."
)
@language_option
@json_option
def command(
    game: str,
    rule_id: str | None,
    search: str | None,
    rulings: bool,
    lang: str | None,
    as_json: bool,
) -> None:
    """Show the rules of GAME, or the one rule with this ID (GWT-FEE-03).

    Rulings, where the rulebooks are silent, are marked. With --rulings they are listed together
    with the values of the data that are less than certain.
    """
    if sum((rule_id is not None, search is not None, rulings)) > 1:
        raise click.UsageError("give an ID, --search or --rulings, only one of them")
    rule_set = load(game)
    ledger = rule_set.rules(language(lang))
    if rule_id is not None:
        rules: Sequence[Rule] = [find_rule(ledger, rule_id)]
    elif search is not None:
        rules = ledger.search(search)
        if not rules:
            raise TrailbossError(f"no rule of {game} contains '{search}'")
    elif rulings:
        rules = ledger.rulings()
    else:
        rules = list(ledger)
    if as_json:
        doubts = rule_set.doubtful_values()
        click.echo(json.dumps(_as_json(rules, doubts, rulings), indent=2, ensure_ascii=False))
        return
    console = plain_console()
    _print_rules(console, rules, search or "")
    if rulings:
        from trailboss.text.doubts import doubts_in

        _print_doubts(console, doubts_in(rule_set, language(lang)))


def find_rule(ledger: Ledger, rule_id: str) -> Rule:
    """By its id in any case, with or without the prefix that all ids of a ledger share."""
    wanted = rule_id.casefold()
    for rule in ledger:
        full = rule.id.casefold()
        if wanted in (full, full.partition("-")[2]):
            return rule
    import difflib

    close = difflib.get_close_matches(rule_id.upper(), [rule.id for rule in ledger], 3)
    hint = f": did you mean {' or '.join(close)}?" if close else ""
    raise TrailbossError(f"no rule '{rule_id}' in the ledger{hint}")


def _as_json(rules: Sequence[Rule], doubts: Sequence[Doubt], rulings: bool) -> Any:
    listed = [
        {
            "id": rule.id,
            "section": rule.section,
            "title": rule.title,
            "text": rule.text,
            "ruling": rule.ruling,
            "vectors": dict(zip(rule.vector_ids, rule.vectors, strict=True)),
        }
        for rule in rules
    ]
    if rulings:
        return {"rulings": listed, "doubtful_values": [doubt._asdict() for doubt in doubts]}
    return listed


def _print_rules(console: "Console", rules: Sequence[Rule], word: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    section = 0
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{rule.section}. {rule.title}", "bold"))
        line = Text()
        line.append(rule.id, "bold cyan")
        if rule.ruling:
            line.append(" ruling", "bold yellow")
        line.append("  " + rule.text.replace("`", ""))
        if word:
            line.highlight_regex(f"(?i){_escaped(word)}", "reverse")
        console.print(line)
        for id, vector in zip(rule.vector_ids, rule.vectors, strict=True):
            text = Text(f"{id}: {vector}".replace("`", ""), "dim")
            console.print(Padding(text, (0, 0, 0, 4)))


def _escaped(word: str) -> str:
    import re

    return re.escape(word)


def _print_doubts(console: "Console", doubts: Sequence[Doubt]) -> None:
    from rich.table import Table
    from rich.text import Text

    console.print(Text("\nValues of the data that are less than certain", "bold"))
    if not doubts:
        console.print("none")
        return
    table = Table("file", "entry", "confidence", "note", box=None, header_style="dim")
    for doubt in doubts:
        colour = "red" if doubt.confidence == "low" else "yellow"
        table.add_row(
            doubt.file,
            doubt.entry or "(all that says nothing else)",
            Text(doubt.confidence, colour),
            doubt.note,
        )
    console.print(table)
