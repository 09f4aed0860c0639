"""The rule ledger: every rule of a game as one line with an id, readable by people and tests.

A ledger is Markdown with a strict shape inside its numbered sections:

    ## 1. Setup

    - **GWT-SET-06** A hazard whose four spaces are full goes back into the bag. (ruling)
      - vector 1: given ... when ... then ...

What stands before the first numbered section is for the human reader and is not parsed.

A translation has the same shape, except that vectors are told in that language's own way. It
translates words only: the ids, and which rule is a ruling or reconstructed, are those of the
ledger itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from trailboss.kernel.errors import TrailbossError

_SECTION = re.compile(r"## (\d+)\. (\S.*)")
_RULE = re.compile(r"- \*\*([A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+)\*\* (\S.*)")
_VECTOR = re.compile(r"  - vector (\d+): (given \S.* then \S.*)")
_TRANSLATED_VECTOR = re.compile(r"  - vector (\d+): (\S.*)")
_REMARK = re.compile(r"\((?:[^()]|\([^()]*\))*\)")


class UnknownRule(TrailbossError, KeyError):
    """The ledger has no rule with this id."""

    def __init__(self, rule_id: str) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id

    def __str__(self) -> str:
        return f"no rule {self.rule_id} in the ledger"


@dataclass(frozen=True, slots=True)
class Rule:
    """One checkable rule."""

    id: str
    section: int
    title: str
    """Title of the section."""
    text: str
    ruling: bool
    """The rule is, wholly or in part, a decision of ours where the rulebooks are silent."""
    reconstructed: bool
    """It uses what we could not read off the printed game."""
    vectors: tuple[str, ...] = ()
    translated: bool = True
    """Whether it is told in the language of its ledger."""

    @property
    def vector_ids(self) -> tuple[str, ...]:
        """`GWT-SET-06/1`, `GWT-SET-06/2`, ... in the order of `vectors`."""
        return tuple(f"{self.id}/{n}" for n in range(1, len(self.vectors) + 1))


class Ledger:
    """All rules of one game, in the order of the text."""

    def __init__(self, rules: dict[str, Rule]) -> None:
        self._rules = rules

    @classmethod
    def read(cls, *books: str) -> Ledger:
        """Parse a ledger; ValueError names the first line that is out of shape.

        An expansion has a book of its own. Its sections follow those of the books before it.
        """
        rules: dict[str, Rule] = {}
        for book in books:
            before = max((rule.section for rule in rules.values()), default=0)
            for rule in _parse(book).values():
                if rule.id in rules:
                    raise ValueError(f"two books have a rule {rule.id}")
                rules[rule.id] = replace(rule, section=before + rule.section)
        return cls(rules)

    def translated(self, *books: str) -> Ledger:
        """The same rules in the words of the translations.

        What they lack, or tell with another number of examples, stays as it is, not translated.
        """
        told: dict[str, Rule] = {}
        for book in books:
            told |= _parse(book, _TRANSLATED_VECTOR)
        titles = {self[id].section: rule.title for id, rule in told.items()}
        rules = {}
        for rule in self:
            words = told.get(rule.id)
            title = titles.get(rule.section, rule.title)
            if words is None or len(words.vectors) != len(rule.vectors):
                rules[rule.id] = replace(rule, title=title, translated=False)
            else:
                rules[rule.id] = replace(rule, title=title, text=words.text, vectors=words.vectors)
        return Ledger(rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._rules[rule_id]
        except KeyError:
            raise UnknownRule(rule_id) from None

    def search(self, word: str) -> tuple[Rule, ...]:
        """Rules with `word` in their id, text or vectors, in any case."""
        wanted = _plain(word)
        return tuple(
            rule
            for rule in self
            if any(wanted in _plain(part) for part in (rule.id, rule.text, *rule.vectors))
        )

    def rulings(self) -> tuple[Rule, ...]:
        return tuple(rule for rule in self if rule.ruling)

    def reconstructed(self) -> tuple[Rule, ...]:
        return tuple(rule for rule in self if rule.reconstructed)


def remarks(text: str, word: str) -> list[str]:
    """The parts of a text in parentheses that contain this word."""
    whole = re.compile(rf"\b{re.escape(word)}\b")
    return [remark for remark in _REMARK.findall(text) if whole.search(remark)]


def _parse(text: str, vector_shape: re.Pattern[str] = _VECTOR) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    section, title = 0, ""
    current: Rule | None = None  # the rule to which a vector on the next line would belong

    for number, line in enumerate(text.splitlines(), 1):
        if heading := _SECTION.fullmatch(line):
            if int(heading[1]) != section + 1:
                raise _wrong(number, line, f"section {section + 1} expected")
            section, title, current = section + 1, heading[2], None
        elif rule := _RULE.fullmatch(line):
            if not section:
                raise _wrong(number, line, "rule before the first section")
            if rule[1] in rules:
                raise _wrong(number, line, f"duplicate id {rule[1]}")
            ruling, reconstructed = (
                bool(remarks(rule[2], word)) for word in ("ruling", "reconstructed")
            )
            current = Rule(rule[1], section, title, rule[2], ruling, reconstructed)
            rules[rule[1]] = current
        elif not section or not line.strip():
            continue
        elif vector := vector_shape.fullmatch(line):
            if current is None:
                raise _wrong(number, line, "vector without a rule")
            if int(vector[1]) != len(current.vectors) + 1:
                expected = f"{current.id}/{len(current.vectors) + 1}"
                raise _wrong(number, line, f"vector {expected} expected")
            current = replace(current, vectors=(*current.vectors, vector[2]))
            rules[current.id] = current
        elif line.startswith("### "):
            current = None
        elif line.startswith("#"):
            raise _wrong(number, line, "malformed heading")
        elif line.lstrip().startswith("- vector"):
            raise _wrong(number, line, "malformed vector")
        elif line.lstrip().startswith(("- ", "* ")):
            raise _wrong(number, line, "malformed rule")
        elif current is not None:
            # Most likely the rest of a wrapped rule: it would be lost without a word.
            raise _wrong(number, line, f"text after {current.id}, which must be one line")
    return rules


def _plain(text: str) -> str:
    """As people type it: in any case, with common spaces."""
    return text.casefold().replace("\N{NO-BREAK SPACE}", " ")


def _wrong(number: int, line: str, why: str) -> ValueError:
    return ValueError(f"line {number}: {why}: {line.strip()}")
