"""Deadlines of tables, and turns of bots as work that nodes take."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds both."""
    op.add_column("tables", sa.Column("deadline", sa.BigInteger))
    op.execute("CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL")
    op.create_table(
        "work",
        # One row for each table at most: a newer event ends older work.
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False),
    )
