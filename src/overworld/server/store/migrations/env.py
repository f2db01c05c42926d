"""Runs migrations on the connection that `schema.upgrade` hands over."""

from alembic import context


def run() -> None:
    """Runs what Alembic was asked for, inside the transaction of the caller."""
    context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


# Alembic runs this file under this name; whoever imports it wants no migration.
if __name__ == "env_py":
    run()
