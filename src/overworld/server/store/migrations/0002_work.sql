-- Deadlines of tables, and turns of bots as work that nodes take: one row for each table at most.
ALTER TABLE tables ADD COLUMN deadline BIGINT;

CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE work (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    node TEXT NOT NULL,
    leased_until BIGINT NOT NULL
);
