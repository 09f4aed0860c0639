"""The database: what is stored and nothing more. The log of a table is the truth about it."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

RIVAL = "rival"
"""The kind of a seat that a solo rival holds."""
PROGRAM = "program"
"""The kind of a seat that somebody's own bot holds, by the interface for bots."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # None: a guest
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("email", String(254)),  # where turns are told, once its owner has confirmed it
    Column("email_unconfirmed", String(254)),  # not confirmed yet
    Column("email_proof", String(64)),  # a hash of the token that confirms it
    Column("language", String(5), nullable=False, server_default="en"),  # in which they are told
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # a hash; the cookie holds the token itself
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_sessions_person", "person"),
)

programs = Table(
    "programs",  # bots of accounts: people like others, who come by a token instead of a session
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("keeper", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # a hash
    Column("created", Float, nullable=False),
    Index("ix_programs_keeper", "keeper"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's own id, base64url
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),  # how often it signed, to notice a copied key
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("ix_passkeys_person", "person"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the challenge
    Column("purpose", String(20), nullable=False),  # register, sign-in
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE")),
    Column("created", Float, nullable=False),
)

subscriptions = Table(
    "subscriptions",  # browsers that want to be told when it is a person's turn
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_subscriptions_person", "person"),
)

keys = Table(
    "keys",  # what the server itself must remember: keys made once, when it was last at work
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("box", String(20), nullable=False),  # its fingerprint
    Column("epoch", String(40), nullable=False, server_default=""),  # of its rules
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("visibility", String(10), nullable=False),  # private, open, hotseat
    Column("pace", JSON, nullable=False),
    Column("status", String(10), nullable=False),  # open, playing, adjourned, finished, cancelled
    Column("owner", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("result", JSON),
    Column("waiting_for", JSON),  # derived: the seats whose turn it is, as everybody may see it
    Column("deadline", Float),  # derived: no clock runs out before; not started: called off then
    # opened, daily, fork, lesson, puzzle, upload or house (with a house set)
    Column("origin", String(10), nullable=False, server_default="opened"),
    Column("sealed_until", Float),  # seed, record and replay stay hidden as long
    Column("choices", JSON),  # when it is over: what each seat built or took, for statistics
    Column("draw_seats", Boolean, nullable=False, server_default=false()),  # when the game starts
    Column("fork_of", String(16)),  # the table whose game is played on here
    Column("fork_ply", Integer),  # from which position
    # why it would not count for a rating: fork, lesson, puzzle, rewind, bot, hints, house
    Column("unrated", JSON),
    Column("told", Float),  # when everybody last saw something happen
    Column("programs", Boolean, nullable=False, server_default=false()),  # may come uninvited
    Column("hints", Boolean, nullable=False, server_default=false()),  # agreed on among people
    Column("coach", Boolean, nullable=False, server_default=false()),  # of whoever plays alone
    Index("ix_tables_status", "status", "visibility"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_game", "game", "status", "finished"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, person, program, bot, rival
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("bot", String(40)),  # the bot that plays it, also in place of a person who left
    Column("name", String(40), nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("former", String(32)),  # who gave it up, and whose name it still bears
    Index("ix_seats_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    # move, undo, redo, rewind, redealt; about the clock only: adjourn, resume, left, back;
    # shall we go back: ask, agree, refuse; the first hint that anybody had: hint;
    # a bot had no answer: failed
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "request"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("hidden", Boolean, nullable=False, default=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_table", "table", "id"),
)

mutes = Table(
    "mutes",  # who may not chat at a table, by decision of its owner
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

bans = Table(
    "bans",  # who may not come in any more, by decision of whoever runs the site
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("reason", String(250), nullable=False),
    Column("until", Float),  # None: for good
    Column("created", Float, nullable=False),
)

reports = Table(
    "reports",  # what somebody thinks that whoever runs the site should look at
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("line", Integer),  # of the chat
    Column("about", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("by", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("text", String(250), nullable=False),
    Column("created", Float, nullable=False),
    Column("closed", Float),
    Index("ix_reports_closed", "closed", "created"),
    UniqueConstraint("table", "about", "by"),
)

audit = Table(
    "audit",  # what those who run the site have done
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(40), nullable=False),  # the name they sign in with
    Column("deed", String(20), nullable=False),  # ban, unban, cancel, hide, close
    Column("about", String(64), nullable=False),
    Column("text", String(250), nullable=False),
)

shares = Table(
    "shares",  # links by which others may look through the eyes of a seat
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # a hash; the link holds the token
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_shares_table", "table", "person"),
)

deals = Table(
    "deals",  # who plays the deal of which day at which table, once
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
)

studies = Table(
    "studies",  # positions with lines that somebody tried, comments and arrows
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(60), nullable=False),
    Column("title", String(120), nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("content", JSON, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_studies_owner", "owner", "changed"),
)

analyses = Table(
    "analyses",  # of games that are over: how far they are, and what they found
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("maker", String(16), nullable=False),  # whoever makes it
    Column("beat", Integer, nullable=False),  # grows as long as somebody makes it
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("found", JSON(none_as_null=True)),
    Column("begun", Float, nullable=False),
    Index("ix_analyses_begun", "begun"),
)

simulations = Table(
    "simulations",  # many games among bots, added up
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("result", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_simulations_game", "game", "created"),
)

jobs = Table(
    "jobs",  # what is to be done besides answering people, by whichever process has hands for it
    metadata,
    Column("name", String(80), primary_key=True),
    Column("need", Integer, nullable=False),  # how much it matters that it is done soon
    Column("network", String(64), nullable=False),  # of whoever waits, who stand in line
    Column("person", String(64), nullable=False),
    Column("asked", Integer, nullable=False),  # how often; again while it is done: once more
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),  # not before
    Column("taken_by", BigInteger),  # the process that does it
    Column("taken_until", Float),  # unless it says that it still does
    Column("given", JSON),  # what it is about, where the name does not say it
    Column("answer", JSON),  # for whoever waits for one
)
