"""Analyses of games that are over, for all processes of a site."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column(
            "table",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("maker", sa.String(16), nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("found", sa.JSON),
        sa.Column("begun", sa.Float, nullable=False),
    )
    op.create_index("ix_analyses_begun", "analyses", ["begun"])
