"""``trailboss rules``: the ledger of a game, what is not printed there, its doubtful values."""

import json
from collections.abc import Mapping, Sequence
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
from trailboss.kernel.game import AnyGame
from trailboss.kernel.ledger import Ledger, Rule
from trailboss.kernel.registry import load
from trailboss.rulebook.proofs import Proof, proof_of

if TYPE_CHECKING:
    from rich.console import Console

    from trailboss.rulebook.book import Book


@click.command("rules")
@game_argument
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--search", metavar="WORD", help="Only rules that contain this word.")
@click.option(
    "--rulings",
    is_flag=True,
    help="Only what is not simply printed: rulings, reconstructed rules, doubtful values.",
)
@click.option("--summary", is_flag=True, help="The rules on one page.")
@click.option("--reference", is_flag=True, help="The ledger: every rule by itself, with its id.")
@language_option
@json_option
def command(
    game: str,
    rule_id: str | None,
    search: str | None,
    rulings: bool,
    summary: bool,
    reference: bool,
    lang: str | None,
    as_json: bool,
) -> None:
    """Show the rulebook of GAME, or of the reference the one rule with this ID (GWT-FEE-03).

    Games without a rulebook show the reference. Marked there are rulings, where the rulebooks are
    silent, and what is reconstructed because we could not read it off the printed game. With
    --rulings both are listed, and the values of the data that are less than certain.
    """
    if sum((rule_id is not None, search is not None, rulings, summary, reference)) > 1:
        one = "give an ID, --search, --rulings, --summary or --reference, only one of them"
        raise click.UsageError(one)
    from trailboss.rulebook.book import book_of

    rule_set = load(game)
    ledger = rule_set.rules(language(lang))
    if rulings:
        _show_unprinted(rule_set, language(lang), as_json)
        return
    book = book_of(rule_set)
    if summary:
        if book is None or not book.summary:
            raise TrailbossError(f"{game} has no summary")
        _show_summary(book, language(lang), as_json)
        return
    if book is not None and rule_id is None and search is None and not reference:
        _show_book(book, language(lang), as_json)
        return
    if rule_id is not None:
        rules: Sequence[Rule] = [find_rule(ledger, rule_id)]
    elif search is not None:
        rules = ledger.search(search)
        if not rules:
            raise TrailbossError(f"no rule of {game} contains '{search}'")
    else:
        rules = list(ledger)
    if as_json:
        _print_json([_as_json(rule) for rule in rules])
    else:
        _print_rules(
            plain_console(), _named(rule_set, rules, language(lang)), language(lang), search or ""
        )
        if rule_id is not None:
            _print_proof(proof_of(rules[0].id))


def _show_book(book: "Book", lang: str, as_json: bool) -> None:
    """Chapter by chapter, as the page shows it, without the figures."""
    from trailboss.rulebook.book import BookWords

    words = BookWords(book, lang)
    shown: dict[str, list[str]] = {}
    for one in book.examples:
        told = f"{words.example(one)} {words.worked(one)}"
        shown.setdefault(one.paragraph, []).append(f"  ▸ {told}")
    chapters = {
        words.chapter(chapter): [
            text
            for one in chapter.paragraphs
            for text in (words.paragraph(one), *shown.get(one.id, ()))
        ]
        for chapter in book.chapters
    }
    if as_json:
        _print_json(chapters)
        return
    _print_blocks(plain_console(), chapters)


def _print_blocks(
    console: "Console", blocks: Mapping[str, Sequence[str]], before: str = ""
) -> None:
    """Texts under their titles; what is stressed stands out."""
    from rich.text import Text

    for title, texts in blocks.items():
        console.print(Text(f"\n{title}", "bold"))
        for text in texts:
            line = Text(before)
            for number, piece in enumerate(text.split("*")):
                line.append(piece, "bold cyan" if number % 2 else "")
            console.print(line)


def _named(game: AnyGame, rules: Sequence[Rule], lang: str) -> list[Rule]:
    """Rules in which things and options have their names."""
    from dataclasses import replace

    from trailboss.text.rules import in_words

    said = in_words(game, lang)
    return [
        replace(rule, text=said(rule.text), vectors=tuple(map(said, rule.vectors)))
        for rule in rules
    ]


def _show_summary(book: "Book", lang: str, as_json: bool) -> None:
    """The page that is printed, block by block."""
    from trailboss.rulebook.book import BookWords

    words = BookWords(book, lang)
    blocks = {words.block(id): words.lines(id) for id in book.summary}
    if as_json:
        _print_json(blocks)
        return
    _print_blocks(plain_console(), blocks, "• ")


def _show_unprinted(game: AnyGame, lang: str, as_json: bool) -> None:
    """What is not simply the printed rule or number, kind by kind."""
    from trailboss.text.doubts import doubts_in

    ledger = game.rules(lang)
    kinds = {"rulings": ledger.rulings(), "reconstructed": ledger.reconstructed()}
    if as_json:
        listed: dict[str, Any] = {
            kind: [_as_json(rule) for rule in rules] for kind, rules in kinds.items()
        }
        doubts = game.doubtful_values()
        _print_json(listed | {"doubtful_values": [doubt._asdict() for doubt in doubts]})
        return
    console = plain_console()
    for kind, rules in kinds.items():
        _print_title(console, f"{kind}-title", lang)
        _print_rules(console, _named(game, rules, lang), lang)
    _print_title(console, "doubts-title", lang)
    _print_doubts(console, doubts_in(game, lang))


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


def marks(rule: Rule, lang: str) -> list[str]:
    """What a rule is besides printed, in the words that mark it in its text."""
    from trailboss.text.fluent import formatted, package_texts

    kinds = [("ruling", rule.ruling), ("reconstructed", rule.reconstructed)]
    words = package_texts("trailboss.cli", lang)
    return [formatted(words, kind, {}) for kind, is_so in kinds if is_so]


def told(rule: Rule) -> str:
    """The text of a rule for the terminal; one in English for want of a translation is marked."""
    from trailboss.text import MARK

    return ("" if rule.translated else MARK) + rule.text.replace("`", "")


def _as_json(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "section": rule.section,
        "title": rule.title,
        "text": rule.text,
        "ruling": rule.ruling,
        "reconstructed": rule.reconstructed,
        "vectors": dict(zip(rule.vector_ids, rule.vectors, strict=True)),
        "tests": list(proof_of(rule.id).tests),
        "code": list(proof_of(rule.id).code),
    }


def _print_json(value: Any) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def _print_title(console: "Console", id: str, lang: str) -> None:
    from rich.text import Text

    from trailboss.text.fluent import formatted, package_texts

    console.print(
        Text("\n" + formatted(package_texts("trailboss.cli", lang), id, {}), "bold reverse")
    )


def _print_rules(console: "Console", rules: Sequence[Rule], lang: str, word: str = "") -> None:
    from rich.padding import Padding
    from rich.text import Text

    if not rules:
        console.print("-")
    section = 0
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{rule.section}. {rule.title}", "bold"))
        line = Text()
        line.append(rule.id, "bold cyan")
        for mark in marks(rule, lang):
            line.append(f" {mark}", "bold yellow")
        line.append("  " + told(rule))
        if word:
            line.highlight_regex(f"(?i){_escaped(word)}", "reverse")
        console.print(line)
        for id, vector in zip(rule.vector_ids, rule.vectors, strict=True):
            text = Text(f"{id}: {vector}".replace("`", ""), "dim")
            console.print(Padding(text, (0, 0, 0, 4)))


def _print_proof(proof: Proof) -> None:
    """What stands behind a rule: where the code names it, and the tests that prove it."""
    for sign, places in (("=", proof.code), ("✓", proof.tests)):
        for place in places:
            click.echo(f"    {sign} {place}")


def _escaped(word: str) -> str:
    import re

    return re.escape(word)


def _print_doubts(console: "Console", doubts: Sequence[Doubt]) -> None:
    from rich.table import Table
    from rich.text import Text

    if not doubts:
        console.print("-")
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
