"""How the schema of a store came about, for Alembic."""
