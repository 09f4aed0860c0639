"""Of which game a table is a fork, why it would not be rated, when everybody last saw a change."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fork_of", sa.String(16)))
    op.add_column("tables", sa.Column("fork_ply", sa.Integer))
    op.add_column("tables", sa.Column("unrated", sa.JSON))
    op.add_column("tables", sa.Column("told", sa.Float))
    op.execute("UPDATE tables SET unrated = '[\"fork\"]' WHERE origin = 'fork'")
    op.execute(
        "UPDATE tables SET unrated = '[\"rewind\"]' WHERE origin <> 'fork' AND EXISTS "
        "(SELECT 1 FROM log WHERE log.\"table\" = tables.id AND log.kind = 'rewind')"
    )
    op.execute(
        'UPDATE tables SET told = (SELECT max(at) FROM log WHERE log."table" = tables.id) '
        "WHERE status IN ('playing', 'adjourned')"
    )
