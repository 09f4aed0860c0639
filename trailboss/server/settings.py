"""Settings: working defaults, a TOML file, environment variables, in this order of strength."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from trailboss.kernel.errors import TrailbossError
from trailboss.text import ENGLISH, LANGUAGES

PREFIX = "TRAILBOSS_"
T = TypeVar("T")
_BOT = re.compile(r"[a-z][a-z0-9_-]{0,29}")


class BadSetting(TrailbossError):
    """A setting that does not exist or has the wrong kind of value."""


def _setting(default: T, help: str, among: tuple[str, ...] = ()) -> T:
    made: T = field(default=default, metadata={"help": help, "among": among})
    return made


@dataclass(frozen=True)
class Settings:
    host: str = _setting("127.0.0.1", "Address to listen on; 0.0.0.0 lets other machines in.")
    port: int = _setting(8000, "Port to listen on; 0 takes any free one.")
    database: str = _setting(
        "sqlite:///trailboss.db", "Where everything is stored, as a SQLAlchemy address."
    )
    public_url: str = _setting(
        "", "Address under which people reach the server, for links in messages and for passkeys."
    )
    secure_cookies: bool = _setting(
        False, "Send cookies by https only; true by itself when public_url begins with https."
    )
    trusted_proxies: str = _setting(
        "127.0.0.1", "Reverse proxies whose word about the client's address is taken."
    )
    bot_seconds: float = _setting(10.0, "Longest time a bot may think about one move.")
    bot_processes: int = _setting(
        1, "How many processes think for bots; 0, with PostgreSQL, leaves it to trailboss worker."
    )
    bot_programs: str = _setting(
        "", "Bots in any language to be seated at tables: NAME=COMMAND, several parted by ';'."
    )
    cached_tables: int = _setting(500, "How many tables are kept in memory.")
    rate_limits: float = _setting(
        1.0, "Factor on all rate limits (signing in, joining, chat, ...); 0 turns them off."
    )
    admins: str = _setting(
        "", "Accounts that see the admin page: the names they sign in with, parted by commas."
    )
    who_plays: str = _setting(
        "anybody",
        "Who may open tables, sit down and talk; confirmed: accounts with an e-mail address.",
        among=("anybody", "accounts", "confirmed"),
    )
    chat_words: str = _setting(
        "", "A file of words that nobody may say or be called here, one a line."
    )
    open_tables: int = _setting(
        0, "Tables that a person may have open at a time; 0: as many as the limits say."
    )
    open_metrics: bool = _setting(False, "Let other machines than this one read /metrics.")
    trace_to: str = _setting(
        "", "Where traces of moves go: a collector's address for OTLP over HTTP, with its path."
    )
    log_level: str = _setting(
        "INFO", "How much is logged.", among=("DEBUG", "INFO", "WARNING", "ERROR")
    )
    log_format: str = _setting(
        "text", "text for people, json for programs: one object a line.", among=("text", "json")
    )
    push_contact: str = _setting(
        "mailto:host@example.org", "Whom a push service may ask about Web Push of this server."
    )
    smtp_host: str = _setting("", "Mail server; without one no mail is sent.")
    smtp_port: int = _setting(587, "Port of the mail server.")
    smtp_user: str = _setting("", "Name to sign in to the mail server with, if it wants one.")
    smtp_password: str = _setting("", "Password for it; better set by environment or file.")
    smtp_from: str = _setting("trailboss@localhost", "Sender of mails.")
    smtp_security: str = _setting(
        "starttls", "How mail is encrypted on its way.", among=("starttls", "tls", "none")
    )
    webhook_url: str = _setting(
        "", "Address that gets a POST whenever it becomes somebody's turn (live games excepted)."
    )
    webhook_language: str = _setting(
        ENGLISH, "Language of what the webhook is told.", among=LANGUAGES
    )

    def __post_init__(self) -> None:
        for one in described():
            if one.among and getattr(self, one.name) not in one.among:
                raise BadSetting(f"setting '{one.name}' is one of {', '.join(one.among)}")
        if not 0 <= self.port <= 65535:
            raise BadSetting("setting 'port' is a number from 0 to 65535")
        if self.cached_tables < 1:
            raise BadSetting("setting 'cached_tables' is at least 1")
        if self.open_tables < 0:
            raise BadSetting("setting 'open_tables' is a number of tables, or 0")
        if self.bot_processes < self.database.startswith("sqlite"):
            raise BadSetting("setting 'bot_processes' is at least 1, or 0 with PostgreSQL")
        self.programs()
        for name in ("public_url", "webhook_url", "trace_to"):
            value = getattr(self, name)
            if value and urlsplit(value).scheme not in ("http", "https"):
                raise BadSetting(f"setting '{name}' is an address beginning with http(s)://")

    def programs(self) -> dict[str, str]:
        """The commands that start the host's own bots, by the name that people choose."""
        if not self.bot_programs:
            return {}
        from trailboss import bots  # help, which lists the settings, does without

        found: dict[str, str] = {}
        for one in filter(None, map(str.strip, self.bot_programs.split(";"))):
            name, _, command = (part.strip() for part in one.partition("="))
            if not _BOT.fullmatch(name) or not command or name in found or name in bots.names():
                raise BadSetting(
                    f"setting 'bot_programs' is NAME=COMMAND, each name a new one; not '{one}'"
                )
            found[name] = command
        return found

    def address(self, port: int | None = None) -> str:
        """Where people reach the server, as far as the settings say."""
        if self.public_url:
            return self.public_url
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{port or self.port}"

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
        known = {one.name: one for one in described()}
        for name in known:
            if PREFIX + name.upper() in environ:
                values[name] = environ[PREFIX + name.upper()]
        values |= {name: value for name, value in given.items() if value is not None}
        by_https = urlsplit(str(values.get("public_url", ""))).scheme == "https"
        values.setdefault("secure_cookies", by_https)
        for name in values:
            if name not in known:
                raise BadSetting(f"unknown setting '{name}': known are {', '.join(known)}")
        return cls(**{name: _convert(known[name], value) for name, value in values.items()})


class Described(NamedTuple):
    """A setting, for help texts."""

    name: str
    kind: type
    default: Any
    help: str
    among: tuple[str, ...]


def described() -> Iterator[Described]:
    for one in fields(Settings):
        meta = one.metadata
        yield Described(one.name, type(one.default), one.default, meta["help"], meta["among"])


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"cannot read {file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file} is not valid TOML: {error}") from error


def _convert(setting: Described, value: Any) -> Any:
    if setting.kind is bool:
        words = {"1": True, "true": True, "yes": True, "on": True}
        words |= {"0": False, "false": False, "no": False, "off": False}
        if str(value).lower() not in words:
            raise BadSetting(f"setting '{setting.name}' is true or false; not '{value}'")
        return words[str(value).lower()]
    if setting.kind is str and not isinstance(value, str):
        raise BadSetting(f"setting '{setting.name}' is a text; not '{value}'")
    try:
        return setting.kind(value)
    except (TypeError, ValueError) as error:
        raise BadSetting(f"setting '{setting.name}' cannot be '{value}'") from error
