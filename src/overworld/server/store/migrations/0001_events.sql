-- Tables, their events and their owners.
CREATE TABLE tables (
    id INTEGER NOT NULL PRIMARY KEY,  -- sqlite
    id SERIAL PRIMARY KEY,  -- postgres
    code TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    status TEXT NOT NULL,
    summary TEXT NOT NULL
);  -- sqlite
-- Every event changes a row of this table; with room in its page no index has to follow.
) WITH (fillfactor = 50);  -- postgres

-- Without row ids, SQLite stores the log of a table together and its key only once.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat SMALLINT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    action TEXT,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE UNIQUE INDEX events_action ON events (table_id, action) WHERE action IS NOT NULL;

CREATE INDEX events_words ON events (at) WHERE kind IN ('chat', 'paint') AND text <> '';

CREATE TABLE owners (
    owner TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (owner, table_id)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX owners_table ON owners (table_id);
