"""Plainer words: an e-mail address that is not confirmed, a line that asks to go back."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.alter_column("people", "email_wish", new_column_name="email_unconfirmed")
    log = sa.table("log", sa.column("kind", sa.String))
    op.execute(log.update().where(log.c.kind == "wish").values(kind="ask"))
