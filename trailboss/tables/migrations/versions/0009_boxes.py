"""Tables name the box they are played with, and the epoch of its rules, instead of one version."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.alter_column("tables", "version", new_column_name="box")
    op.add_column("tables", sa.Column("epoch", sa.String(40), nullable=False, server_default=""))
