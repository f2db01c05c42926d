"""Tables, their events and their owners."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "tables",
        # SQLite counts ids only in a column that is called INTEGER.
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        # Every event changes a row here; with room in its page no index has to follow.
        postgresql_with={"fillfactor": "50"},
    )
    op.create_table(
        "events",
        _table_id(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.Text),
        # The log of a table lies together, and the key is not stored a second time.
        sqlite_with_rowid=False,
    )
    _create_partial_index("events_action", "table_id, action", "action IS NOT NULL", unique=True)
    _create_partial_index("events_words", "at", "kind IN ('chat', 'paint') AND text <> ''")
    op.create_table(
        "owners",
        sa.Column("owner", sa.Text, primary_key=True),
        _table_id(primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("owners_table", "owners", ["table_id"])


def _table_id(*, primary_key: bool) -> sa.Column[int]:
    return sa.Column(
        "table_id",
        sa.Integer,
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        autoincrement=False,
    )


def _create_partial_index(name: str, columns: str, where: str, *, unique: bool = False) -> None:
    kind = "UNIQUE INDEX" if unique else "INDEX"
    op.execute(f"CREATE {kind} {name} ON events ({columns}) WHERE {where}")
