"""What a table may refuse, by name; the server turns each into an answer."""

from trailboss.kernel.errors import TrailbossError


class TableError(TrailbossError):
    """Something that cannot be done at a table; ``code`` is stable, for clients and texts."""

    code = "table-error"


class NoSuchTable(TableError):
    code = "no-such-table"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table '{table}'")


class NotAllowed(TableError):
    """The person may not do this here: not their seat, not their table."""

    code = "not-allowed"


class Sealed(NotAllowed):
    """The shuffle of a daily deal is told to nobody before its day is over."""

    code = "sealed"

    def __init__(self) -> None:
        super().__init__("this deal is sealed until its day is over")


class WrongMoment(TableError):
    """Right person, wrong time: the table has not started, is over, has no free seat."""

    code = "wrong-moment"


class Stale(TableError):
    """The action was meant for an earlier position; the caller is shown the current one."""

    code = "stale"

    def __init__(self, ply: int) -> None:
        super().__init__(f"the table has moved on: it is at ply {ply}")
        self.ply = ply


class Overtaken(Stale):
    """Another process wrote this line of the log first: what is in memory here was too old."""


class OtherVersion(TableError):
    """The table was started under another version of rules and data."""

    code = "other-version"

    def __init__(self, game: str, theirs: str, ours: str) -> None:
        super().__init__(
            f"this table plays {game} version {theirs}, which this server (version {ours}) "
            "does not have; nothing was changed"
        )


class BadDatabase(TrailbossError):
    """A database that cannot be opened, read or written."""


class NewerDatabase(BadDatabase):
    """A database that a newer Trailboss has written: an older one would not understand it."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(
            f"this database is of version {theirs}, newer than this program knows ({ours}): "
            "use a newer Trailboss; nothing was changed"
        )


class OlderDatabase(BadDatabase):
    def __init__(self, theirs: str | None, ours: str) -> None:
        found = "empty" if theirs is None else f"of version {theirs}"
        super().__init__(
            f"this database is {found}, this program uses version {ours}: "
            "`trailboss serve` upgrades it when it starts"
        )
