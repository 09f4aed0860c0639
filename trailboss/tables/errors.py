"""What a table may refuse, by name; the server turns each into an answer."""

from trailboss.kernel.errors import TrailbossError

TABLES, BOT_TABLES, BACK_AND_FORTH = "tables", "bot-tables", "back-and-forth"
BOT_SEATS, REDEALS, STUDIES = "bot-seats", "redeals", "studies"
"""Limits of tables, by name; the server lists them with all others."""


class TableError(TrailbossError):
    """Something that cannot be done at a table; ``code`` is stable, for clients and texts."""

    code = "table-error"


class NoSuchTable(TableError):
    code = "no-such-table"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table '{table}'")


class NoSuchStudy(TableError):
    code = "no-such-study"

    def __init__(self, study: str) -> None:
        super().__init__(f"there is no study '{study}'")


class NotAllowed(TableError):
    """The person may not do this here: not their seat, not their table."""

    code = "not-allowed"


class Sealed(NotAllowed):
    """The shuffle of a daily deal is told to nobody before its day is over."""

    code = "sealed"

    def __init__(self) -> None:
        super().__init__("this deal is sealed until its day is over")


class AccountNeeded(NotAllowed):
    """For people who can be told apart: guests are as many as anybody likes."""

    code = "account-needed"

    def __init__(self) -> None:
        super().__init__("make an account or sign in first")


class EmailNeeded(NotAllowed):
    """For people who have confirmed an address: others make accounts by the dozen."""

    code = "email-needed"

    def __init__(self) -> None:
        super().__init__("confirm an e-mail address first")


class Banned(NotAllowed):
    """By decision of whoever runs the site."""

    code = "banned"

    def __init__(self, reason: str) -> None:
        super().__init__(f"you may not come in any more: {reason}")


class NotSaidHere(NotAllowed):
    """A word of the site's list."""

    code = "not-said-here"

    def __init__(self) -> None:
        super().__init__("there is a word in it that is not said here")


class WithTheirBot(NotAllowed):
    """Somebody and a bot of theirs would sit at one table with others."""

    code = "bot-and-keeper"

    def __init__(self) -> None:
        super().__init__("a bot and its keeper do not both play where others do")


class NoHints(NotAllowed):
    """Nobody gets a hint here: others play, and it was not agreed on."""

    code = "no-hints"

    def __init__(self) -> None:
        super().__init__("there are no hints at this table")


class WrongMoment(TableError):
    """Right person, wrong time: the table has not started, is over, has no free seat."""

    code = "wrong-moment"


class Unplayable(TableError):
    """By what somebody corrected in the box the rules never come to an end here."""

    code = "unplayable"

    def __init__(self, reason: str) -> None:
        super().__init__(f"the house set of this table cannot be played here: {reason}")


class Enough(TableError):
    """Somebody has as much of something as one may have; ``limit`` is its name."""

    code = "too-many"

    def __init__(self, limit: str, message: str) -> None:
        self.limit = limit
        super().__init__(message)


class TooLong(Enough):
    """Something is longer than it may be."""

    code = "too-long"


class TooManyTables(Enough):
    """Somebody has opened as many tables as one may have at a time."""

    code = "too-many-tables"

    def __init__(self, limit: str, most: int) -> None:
        super().__init__(limit, f"you have {most} such tables already: finish or cancel one first")


class DealtAlready(TableError):
    """Somebody has a table for the deal of that day."""

    code = "dealt-already"

    def __init__(self) -> None:
        super().__init__("you play this deal already, at another table")


class TooManyRedeals(Enough):
    """A record of a game that was dealt anew more often than one may be."""

    code = "too-many-redeals"

    def __init__(self, most: int) -> None:
        super().__init__(REDEALS, f"a game is dealt anew {most} times at most")


class EnoughBackAndForth(Enough):
    """Every line of a log is kept for ever: a seat has so many that are no moves, and no more."""

    code = "enough-back-and-forth"

    def __init__(self) -> None:
        super().__init__(
            BACK_AND_FORTH, "this seat has taken back, left and paused often enough in this game"
        )


class OthersUndecided(TableError):
    """Another seat is in the middle of something that it may still take back.

    What came in between would make it final and show it to everybody.
    """

    code = "others-undecided"

    def __init__(self) -> None:
        super().__init__("another seat may still take back its last steps: wait for it")


class Stale(TableError):
    """The action was meant for an earlier position; the caller is shown the current one."""

    code = "stale"

    def __init__(self, ply: int) -> None:
        super().__init__(f"the table has moved on: it is at ply {ply}")
        self.ply = ply


class Overtaken(Stale):
    """Another process wrote this line of the log first: what is in memory here was too old."""


class OtherBox(TableError):
    """The table was begun with other components or rules, under which it goes otherwise."""

    code = "other-box"

    def __init__(self, game: str, theirs: str, ours: str, differs: str) -> None:
        super().__init__(
            f"this table was begun with the box {theirs} of {game}; with that of this server, "
            f"{ours}, it goes otherwise: {differs}. Nothing was changed: the Trailboss that it "
            "was begun with still plays it"
        )


class BadValue(TableError):
    """Something that cannot be stored, and so cannot be found either."""

    code = "bad-value"


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
