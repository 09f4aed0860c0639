"""Bots of accounts, which come by a token, and tables that are open to them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _people() -> sa.ForeignKey:
    return sa.ForeignKey("people.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("person", sa.String(32), _people(), primary_key=True),
        sa.Column("keeper", sa.String(32), _people(), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_programs_keeper", "programs", ["keeper"])
    programs = sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", programs)
