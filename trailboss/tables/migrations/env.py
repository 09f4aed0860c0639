"""Run by alembic: our own transaction, our own connection."""

from alembic import context

from trailboss.tables import schema

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("migrations run when the server starts, not by themselves")
context.configure(
    connection=connection, target_metadata=schema.metadata, transaction_per_migration=False
)
context.run_migrations()
