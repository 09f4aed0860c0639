"""Tables against bots at which a coach looks on."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    coach = sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", coach)
