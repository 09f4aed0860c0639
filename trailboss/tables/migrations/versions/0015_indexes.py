"""Looking up tables by whoever opened them, and results by their game, among very many."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_game", "tables", ["game", "status", "finished"])
