"""Options: what a table agrees on before the start."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

from trailboss.kernel.errors import BadOption

OptionValue = str | bool | int


class Only(NamedTuple):
    """A value that exists only at tables where an option declared before has a certain one."""

    value: OptionValue
    option: str
    at: OptionValue


@dataclass(frozen=True)
class Option:
    """A declared option; ``values`` are all allowed ones, ``help`` is a message id of the texts."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    extra: bool = False
    """True for what most tables play without: an expansion, a solo rival. At its default it is left
    out of records, dumps and views, which are then as if there were no such option."""
    needs: str = ""
    """The option, declared before, that this one is a detail of: it exists only at tables where
    that one is not at its default."""
    only: tuple[Only, ...] = ()
    """What limits some of the values."""

    @property
    def kind(self) -> str:
        return {bool: "switch", int: "number", str: "choice"}[type(self.default)]

    @property
    def help(self) -> str:
        return f"option-{self.name.replace('_', '-')}"

    def read(self, value: Any) -> OptionValue:
        """The allowed value meant by ``value``, which may be its text form."""
        for allowed in self.values:
            same_type = type(value) is type(allowed)
            if (same_type and value == allowed) or value == _text(allowed):
                return allowed
        listed = ", ".join(_text(allowed) for allowed in self.values)
        raise BadOption(f"option '{self.name}' is {listed}; not '{_text(value)}'")

    def limit(self, value: OptionValue, before: Mapping[str, OptionValue]) -> Only | None:
        """What forbids the value, given all options declared before."""
        return next((o for o in self.only if o.value == value and before[o.option] != o.at), None)

    def values_at(self, before: Mapping[str, OptionValue]) -> list[OptionValue]:
        """The values that exist, given all options declared before."""
        return [value for value in self.values if self.limit(value, before) is None]


def read_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, OptionValue]:
    """All options that exist at the table, with the given values checked and the others at their
    default."""
    names = [option.name for option in declared]
    if not isinstance(given, Mapping):
        raise BadOption(f"options are names with values, not {given!r}")
    for name in given:
        if name not in names:
            raise BadOption(f"unknown option '{name}': known are {', '.join(names) or 'none'}")
    chosen: dict[str, OptionValue] = {}
    every: dict[str, OptionValue] = {}
    changed = {""}
    for option in declared:
        value = option.read(given[option.name]) if option.name in given else option.default
        limit = option.limit(value, every)
        if limit is not None:
            raise BadOption(
                f"option '{option.name}' is '{_text(value)}' only at tables where "
                f"'{limit.option}' is {_text(limit.at)}; "
                f"here it is {', '.join(map(_text, option.values_at(every)))}"
            )
        every[option.name] = value
        if value != option.default:
            if option.needs not in changed:
                raise BadOption(f"option '{option.name}' is only for tables with '{option.needs}'")
            changed.add(option.name)
        elif option.extra or option.needs not in changed:
            continue
        chosen[option.name] = value
    return chosen


def some_settings(options: Sequence[Option]) -> Iterator[dict[str, OptionValue]]:
    """Tables at which one or two options are not at their default, and those that these need."""
    names = {option.name: option for option in options}

    def with_needs(changes: dict[str, OptionValue]) -> dict[str, OptionValue]:
        found = dict(changes)
        for name in changes:
            needed = names[name].needs
            if needed and needed not in found:
                found[needed] = next(v for v in names[needed].values if v != names[needed].default)
        return found

    changes = [
        (option.name, value)
        for option in options
        for value in option.values
        if value != option.default
    ]
    wanted = [{}, *({name: value} for name, value in changes)]
    wanted += [dict(pair) for pair in combinations(changes, 2)]
    for one in wanted:
        try:
            yield read_options(options, with_needs(one))
        except BadOption:
            continue  # the two exclude each other


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
