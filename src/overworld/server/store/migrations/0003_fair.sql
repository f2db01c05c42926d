-- A fair queue for bots, the day of a table's last event, snapshots, and when nodes served.
ALTER TABLE work ADD COLUMN queued BIGINT NOT NULL DEFAULT 0;

ALTER TABLE work ADD COLUMN owner TEXT NOT NULL DEFAULT '';

ALTER TABLE work ADD COLUMN slow SMALLINT NOT NULL DEFAULT 0;

ALTER TABLE work ADD COLUMN alone SMALLINT NOT NULL DEFAULT 0;

ALTER TABLE work ADD COLUMN attempts SMALLINT NOT NULL DEFAULT 0;

CREATE INDEX work_queue ON work (alone, queued);

-- A whole day, because every event changes `updated` and would have to change its index.
ALTER TABLE tables ADD COLUMN day INTEGER NOT NULL DEFAULT 0;

-- The holders are the nodes that have a table in memory. Other nodes notify only them.
ALTER TABLE tables ADD COLUMN holders TEXT[] NOT NULL DEFAULT '{}';  -- postgres

UPDATE tables SET day = updated / 86400000;

CREATE INDEX tables_day ON tables (day) WHERE status <> 'archived';

CREATE TABLE beat (at BIGINT NOT NULL);

INSERT INTO beat SELECT coalesce(max(updated), 0) FROM tables;

-- Times in which no node has served, which no clock charges.
CREATE TABLE outages (
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- A table as it was after an event, so that not all events have to be replayed.
CREATE TABLE snapshots (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    text TEXT NOT NULL
);
