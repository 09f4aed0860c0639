"""The language in which a person is told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    language = sa.Column("language", sa.String(5), nullable=False, server_default="en")
    op.add_column("people", language)
