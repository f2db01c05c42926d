-- Reviews of games, asked for or done, and notes about their steps.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    asked BIGINT NOT NULL,
    node TEXT NOT NULL,
    leased_until BIGINT NOT NULL,
    attempts SMALLINT NOT NULL,
    text TEXT NOT NULL
);

CREATE INDEX reviews_queue ON reviews (asked) WHERE text = '';

CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    author TEXT NOT NULL,
    seat SMALLINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, step, author)
) WITHOUT ROWID;  -- sqlite
);  -- postgres
