"""Jobs for whichever process has hands for them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("need", sa.Integer, nullable=False),
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("taken_by", sa.BigInteger),
        sa.Column("taken_until", sa.Float),
        sa.Column("given", sa.JSON),
        sa.Column("answer", sa.JSON),
        sa.PrimaryKeyConstraint("name", name="pk_jobs"),
    )
