"""What each seat of a finished game has chosen, for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("choices", sa.JSON))
