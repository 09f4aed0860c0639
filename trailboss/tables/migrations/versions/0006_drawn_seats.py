"""Tables whose seats are drawn when the game starts."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    draw = sa.Column("draw_seats", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", draw)
