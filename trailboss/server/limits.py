"""Every limit of the server, in one place; docs/security.md shows them all, and a test compares.

A limit that says how often or how many at once is multiplied by the setting ``rate_limits``, and 0
turns it off. Sizes and times are as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from trailboss.server.throttle import Crowd, RateLimit
from trailboss.tables import errors, forking, gate, seating
from trailboss.tables.bus import BACKLOG
from trailboss.tables.commons import Commons
from trailboss.tables.errors import BACK_AND_FORTH, BOT_TABLES, REDEALS, TABLES, Enough, TooLong
from trailboss.tables.peers import Nobody
from trailboss.tables.program_store import MOST_SEATS
from trailboss.tables.study_store import MOST_STUDIES

SECONDS_OF = {"a minute": 60, "an hour": 3600}
AT_ONCE = "at once"


class Limit(NamedTuple):
    name: str
    most: int
    unit: str
    """``a minute``, ``an hour``, ``at once``; ``seconds``, ``bytes``, ``characters``, ``seats``."""
    of: str
    """For whom it is counted."""
    what: str


ALL: dict[str, Limit] = {}


def _limit(name: str, most: int, unit: str, of: str, what: str) -> Limit:
    ALL[name] = made = Limit(name, most, unit, of, what)
    return made


_TOO_LONG = re.compile(r"Expected `[a-z]+` of length <= (\d{1,7})(?: - at `|$)")
"""From its beginning: what comes later may be the sender's own words."""
_BY_LENGTH: dict[int, Limit] = {}


def _length(name: str, most: int, unit: str, of: str, what: str) -> Limit:
    """What is too long is refused while it is read, by a fault that tells the number alone: no two
    of these may be the same."""
    assert most not in _BY_LENGTH, f"{name} and {_BY_LENGTH[most].name} could not be told apart"
    _BY_LENGTH[most] = made = _limit(name, most, unit, of, what)
    return made


# ---- how often

REQUESTS = _limit("requests", 3000, "a minute", "network", "requests, for whatever it be")
SIGN_IN = _limit("sign-in", 10, "a minute", "network", "sign-ins")
WRONG_PASSWORD = _limit(
    "wrong-password", 5, "a minute", "account and network", "wrong passwords for one account"
)
GUEST = _limit("guest", 30, "a minute", "network", "new guests")
ACCOUNT = _limit("account", 10, "an hour", "network", "new accounts")
TABLE = _limit("table", 30, "a minute", "person", "new tables, forks and uploaded records")
TABLES_FROM = _limit("tables-from", 120, "a minute", "network", "new tables")
JOIN = _limit("join", 60, "a minute", "person", "seats taken, views shared, browsers to be told")
BROWSERS_FROM = _limit("browsers-from", 20, "an hour", "network", "browsers to be told")
CHAT = _limit("chat", 30, "a minute", "person", "lines of chat")
MUTE = _limit("mute", 20, "a minute", "network", "people muted, or let speak again")
CHAT_FROM = _limit("chat-from", 300, "a minute", "network", "lines of chat")
RECORDS_FROM = _limit("records-from", 60, "an hour", "network", "uploaded records")
MAIL = _limit("mail", 3, "a minute", "person", "mails that ask to confirm an address")
MAIL_TO = _limit("mail-to", 3, "an hour", "recipient", "mails that ask to confirm an address")
MAIL_FROM = _limit("mail-from", 10, "an hour", "network", "mails that ask to confirm an address")
REPLAY = _limit(
    "replay",
    600,
    "a minute",
    "network",
    "looks at games that are over or not in memory, forks, uploads, house sets and positions by "
    "hand, weighed by their cost",
)
HINT = _limit("hint", 20, "a minute", "person", "hints")
HINTS_FROM = _limit("hints-from", 60, "a minute", "network", "hints")
ANALYSES = _limit("analyses", 30, "an hour", "network", "analyses of games that are over")
RECALL = _limit("recall", 120, "a minute", "person", "looks back in a game that is on")
MESSAGES = _limit("messages", 600, "a minute", "person", "messages over all sockets")
FRAMES = _limit(
    "frames", 1200, "a minute", "connection", "frames on a socket: messages, fragments, pings"
)
FRAMES_FROM = _limit("frames-from", 6000, "a minute", "network", "frames on all sockets")

BOT_TOKENS = _limit("bot-tokens", 10, "an hour", "person", "tokens for bots of one's own")
BOT_REQUESTS = _limit("bot-requests", 120, "a minute", "bot", "requests of somebody's bot")
BOT_JOIN = _limit("bot-join", 10, "a minute", "bot", "seats taken by somebody's bot")
BOT_MESSAGES = _limit("bot-messages", 300, "a minute", "bot", "its messages over all sockets")

# ---- how many

SOCKETS = _limit("sockets", 50, AT_ONCE, "person", "sockets")
SOCKETS_FROM = _limit("sockets-from", 200, AT_ONCE, "network", "sockets")
CONNECTIONS = _limit(
    "connections", 200, AT_ONCE, "network", "connections, but for those of trusted_proxies"
)
AHEAD = _limit("ahead", 16, AT_ONCE, "connection", "requests sent before the first is answered")
OPEN_TABLES = _limit(
    TABLES, seating.MOST_TABLES, AT_ONCE, "person", "tables that one opened and that are not over"
)
BOTS_TABLES = _limit(
    BOT_TABLES, seating.MOST_BOT_TABLES, AT_ONCE, "person", "among them, those of bots alone"
)
LOBBY = _limit("lobby", 10, AT_ONCE, "person", "open tables in the lobby")
BROWSERS = _limit("browsers", 20, AT_ONCE, "person", "browsers to be told")
PASSKEYS = _limit("passkeys", 10, AT_ONCE, "person", "passkeys")
SHARES = _limit("shares", 10, AT_ONCE, "person and table", "links to what one sees")
BOTS = _limit("bots", 5, AT_ONCE, "person", "bots of one's own")
BOT_SEATS = _limit(errors.BOT_SEATS, MOST_SEATS, AT_ONCE, "bot", "its tables that are not over")
KEPT_STUDIES = _limit(errors.STUDIES, MOST_STUDIES, AT_ONCE, "person", "studies that one keeps")
BOT_SOCKETS = _limit("bot-sockets", 20, AT_ONCE, "bot", "sockets of somebody's bot")
LINES = _limit("lines", BACKLOG, AT_ONCE, "socket", "lines of chat that wait to be taken")
NOTICES = _limit("notices", 1000, AT_ONCE, "server", "notices that wait to be sent")
NOTICES_FOR = _limit("notices-for", 20, AT_ONCE, "person", "notices that wait to be sent")

TO_AND_FRO = _limit(
    BACK_AND_FORTH,
    gate.MOST_BACK_AND_FORTH,
    "a game",
    "seat",
    "undo, redo, rewinds, leaving, coming back, pauses",
)
NEW_DEALS = _limit(REDEALS, forking.MOST_REDEALS, "a game", "record", "new deals of a game")

# ---- how long

HEADER_SECONDS = _limit(
    "header-seconds", 15, "seconds", "connection", "until a request's headers are there"
)
BODY_SECONDS = _limit("body-seconds", 30, "seconds", "request", "until its body is there")
IDLE_SECONDS = _limit("idle-seconds", 10, "seconds", "connection", "between two requests")
TAKE_SECONDS = _limit(
    "take-seconds", 30, "seconds", "connection", "in which nothing of an answer is taken"
)
PING_SECONDS = _limit(
    "ping-seconds", 20, "seconds", "socket", "between pings, and until one is answered"
)
SEND_SECONDS = _limit("send-seconds", 10, "seconds", "socket", "until a message is taken")
NOTICE_SECONDS = _limit(
    "notice-seconds", 15, "seconds", "notice", "to reach all browsers of a person"
)

# ---- how big

HEADER_BYTES = _limit("header-bytes", 32_768, "bytes", "request", "of its line and headers")
BODY_BYTES = _length("body-bytes", 200_000, "bytes", "request", "of its body")
MESSAGE_BYTES = _limit("message-bytes", 16_384, "bytes", "message", "on a socket")
CHAT_LENGTH = _length("chat-length", 500, "characters", "line", "of chat")
ACTION_LENGTH = _length("action-length", 200, "characters", "message", "of an action")
ID_LENGTH = _length("id-length", 64, "characters", "message", "of a request's id")
FIELD_LENGTH = _length("field-length", 250, "characters", "request", "of a name, a choice, a code")
EMAIL_LENGTH = _length("email-length", 254, "characters", "request", "of an e-mail address")
NAME_LENGTH = _limit("name-length", 20, "characters", "person", "of a name that others see")
LOGIN_LENGTH = _limit("login-length", 30, "characters", "account", "of the name to sign in by")
PASSWORD_LENGTH = _limit("password-length", 200, "characters", "account", "of a password")
KEY_NAME_LENGTH = _limit("key-name-length", 40, "characters", "passkey", "of its name")
KEY_LENGTH = _length("key-length", 128, "characters", "browser", "of a key that messages are for")
ENDPOINT_LENGTH = _length("endpoint-length", 1000, "characters", "browser", "of where it is told")
SEATS_LENGTH = _length("seats-length", 20, "seats", "request", "of a new table")

COST_OF_REPLAY = 20
"""What it costs to play a whole game again, where looking at a kept position costs one."""

COST_OF_SECOND = 20
"""What a second of a processor costs that is spent on a stranger's box or position, besides: thirty
in a minute use up all. To try out a house set takes one to three."""

COST_OF_TABLE = 5
"""What it costs, in looks at games, to come to a table that is not in memory: its game is played
again. Fewer than for a game that is over, so that a whole club can come back at once."""

COST_OF_LIST = 3
"""What it costs to list tables, in requests."""

COST_OF_PAGE = 20
"""What it costs to draw up a long page about a game that is not kept, in requests; also to add up
all its results."""


def must_be_fewer(there: int, limit: Limit) -> None:
    """Refuse somebody one more of what they keep."""
    if there >= limit.most:
        raise Enough(limit.name, f"{limit.most} are enough of {limit.what}: remove one first")


def must_be_short(text: str, limit: Limit) -> None:
    if len(text) > limit.most:
        raise TooLong(limit.name, f"{limit.most} {limit.unit} are enough {limit.what}")


def too_long(fault: str) -> Limit | None:
    """The limit by which something was refused as too long, where that is what msgspec says."""
    said = _TOO_LONG.match(fault)
    return _BY_LENGTH.get(int(said[1])) if said else None


OnHit = Callable[[str], None]
"""Told the name of every limit that somebody runs into."""


class Limits:
    """Who has done what how often. Nobody is remembered for longer than it matters."""

    def __init__(self, factor: float, on_hit: OnHit, commons: Commons | None = None) -> None:
        """With ``commons``, what other processes of the site count counts here too."""
        shared = commons or Commons(Nobody())
        rates: dict[str, RateLimit] = {}

        def rate(limit: Limit) -> RateLimit:
            most, seconds = limit.most * factor, SECONDS_OF[limit.unit]
            made = RateLimit(limit.name, most, seconds, on_hit, shared.spend)
            rates[limit.name] = made
            return made

        def crowd(limit: Limit) -> Crowd:
            most = limit.most * factor
            return Crowd(limit.name, most, on_hit, shared.count, shared.note_count)

        self.requests = rate(REQUESTS)
        self.sign_in = rate(SIGN_IN)
        self.wrong_password = rate(WRONG_PASSWORD)
        self.new_guest = rate(GUEST)
        self.new_account = rate(ACCOUNT)
        self.new_table = rate(TABLE)
        self.tables_from = rate(TABLES_FROM)
        self.join = rate(JOIN)
        self.browsers_from = rate(BROWSERS_FROM)
        self.chat = rate(CHAT)
        self.mute = rate(MUTE)
        self.chat_from = rate(CHAT_FROM)
        self.records_from = rate(RECORDS_FROM)
        self.mail = rate(MAIL)
        self.mail_to = rate(MAIL_TO)
        self.mail_from = rate(MAIL_FROM)
        self.replay = rate(REPLAY)
        self.hint = rate(HINT)
        self.hints_from = rate(HINTS_FROM)
        self.analyses = rate(ANALYSES)
        self.recall = rate(RECALL)
        self.messages = rate(MESSAGES)
        self.frames_from = rate(FRAMES_FROM)
        self.bot_tokens = rate(BOT_TOKENS)
        self.bot_requests = rate(BOT_REQUESTS)
        self.bot_join = rate(BOT_JOIN)
        self.bot_messages = rate(BOT_MESSAGES)
        self.bot_sockets = crowd(BOT_SOCKETS)
        self.sockets = crowd(SOCKETS)
        self.sockets_from = crowd(SOCKETS_FROM)
        self.connections = crowd(CONNECTIONS)
        self.lobby = crowd(LOBBY)

        def spent_elsewhere(limit: str, key: str, cost: float) -> None:
            if limit in rates:  # a newer process may count more
                rates[limit].spent_elsewhere(key, cost)

        shared.on_spent = spent_elsewhere
        self._frames = FRAMES.most * factor
        self._on_hit = on_hit

    def hit(self, limit: Limit) -> None:
        """Somebody ran into it who cannot be told, or was told otherwise."""
        self._on_hit(limit.name)

    def frames(self) -> RateLimit:
        """For one connection, which has nobody's name yet."""
        return RateLimit(FRAMES.name, self._frames, SECONDS_OF[FRAMES.unit], self._on_hit)
