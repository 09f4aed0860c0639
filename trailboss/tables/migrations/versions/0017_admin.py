"""Bans, reports, and what those who run the site have done."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    def person() -> sa.ForeignKey:
        return sa.ForeignKey("people.id", ondelete="CASCADE")

    op.create_table(
        "bans",
        sa.Column("person", sa.String(32), person(), primary_key=True),
        sa.Column("reason", sa.String(250), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("line", sa.Integer),
        sa.Column("about", sa.String(32), person(), nullable=False),
        sa.Column("by", sa.String(32), person(), nullable=False),
        sa.Column("text", sa.String(250), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
        sa.UniqueConstraint("table", "about", "by"),
    )
    op.create_index("ix_reports_closed", "reports", ["closed", "created"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("deed", sa.String(20), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("text", sa.String(250), nullable=False),
    )
