"""Who gave a seat up, so that they can be forgotten there too."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("former", sa.String(32)))
