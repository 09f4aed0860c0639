"""Settings: working defaults, a TOML file, environment variables, in this order of strength."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from trailboss.kernel.errors import TrailbossError

PREFIX = "TRAILBOSS_"


class BadSetting(TrailbossError):
    """A setting that does not exist or has the wrong kind of value."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 lets others in."""
    port: int = 8000
    """Port to listen on."""
    database: str = "sqlite:///trailboss.db"
    """Where everything is stored, as a SQLAlchemy address."""
    secure_cookies: bool = False
    """Set when the server is reached by https."""
    bot_seconds: float = 10.0
    """Longest time a bot may think about one move."""
    bot_processes: int = 1
    """How many processes think for bots."""
    log_level: str = "INFO"
    """DEBUG, INFO, WARNING or ERROR."""

    @classmethod
    def read(
        cls,
        file: Path | None = None,
        environ: Mapping[str, str] = os.environ,
        **given: Any,
    ) -> Settings:
        values: dict[str, Any] = {}
        if file is not None:
            values |= _from_file(file)
        known = {field.name: field for field in fields(cls)}
        for name in known:
            if PREFIX + name.upper() in environ:
                values[name] = environ[PREFIX + name.upper()]
        values |= {name: value for name, value in given.items() if value is not None}
        for name in values:
            if name not in known:
                raise BadSetting(f"unknown setting '{name}': known are {', '.join(known)}")
        return cls(**{name: _convert(name, value) for name, value in values.items()})


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"cannot read {file}: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSetting(f"{file} is not valid TOML: {error}") from error


def _convert(name: str, value: Any) -> Any:
    wanted = type(getattr(Settings(), name))
    if wanted is bool and isinstance(value, str):
        if value.lower() in ("1", "true", "yes", "on"):
            return True
        if value.lower() in ("0", "false", "no", "off"):
            return False
        raise BadSetting(f"setting '{name}' is true or false; not '{value}'")
    try:
        return wanted(value)
    except (TypeError, ValueError) as error:
        raise BadSetting(f"setting '{name}' cannot be '{value}'") from error
