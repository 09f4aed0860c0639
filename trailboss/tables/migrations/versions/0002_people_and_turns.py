"""Passkeys, notifications, mutes, shared views; whose turn it is at each table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String(254)))
    op.add_column("people", sa.Column("email_wish", sa.String(254)))
    op.add_column("people", sa.Column("email_proof", sa.String(64)))
    op.add_column("tables", sa.Column("waiting_for", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    _passkeys()
    _notifications()
    _at_the_table()


def _passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), _people(), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("person", sa.String(32), _people()),
        sa.Column("created", sa.Float, nullable=False),
    )


def _notifications() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), _people(), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _at_the_table() -> None:
    op.create_table(
        "mutes",
        sa.Column("table", sa.String(16), _tables(), primary_key=True),
        sa.Column("person", sa.String(32), _people(), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("id"),
    )
    op.create_table(
        "shares",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("table", sa.String(16), _tables(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), _people(), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("token"),
    )
    op.create_index("ix_shares_table", "shares", ["table", "person"])


def _people() -> sa.ForeignKey:
    return sa.ForeignKey("people.id", ondelete="CASCADE")


def _tables() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
