-- The results of finished games: one row for each game, and one for each of its seats.
CREATE TABLE results (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended BIGINT NOT NULL,
    box TEXT NOT NULL,
    size SMALLINT NOT NULL,
    rated SMALLINT NOT NULL,
    deal TEXT NOT NULL
);

CREATE INDEX results_deal ON results (deal) WHERE deal <> '';

CREATE TABLE result_seats (
    table_id INTEGER NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat SMALLINT NOT NULL,
    owner TEXT NOT NULL,
    bot TEXT NOT NULL,
    place SMALLINT NOT NULL,
    xp SMALLINT NOT NULL,
    lead SMALLINT NOT NULL,
    kept SMALLINT NOT NULL,
    mu DOUBLE PRECISION,
    sigma DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX result_seats_owner ON result_seats (owner) WHERE owner <> '';

-- Tables of older versions whose results are still missing. A node reads their logs and adds them.
CREATE TABLE missing_results (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
);

INSERT INTO missing_results SELECT id FROM tables WHERE status IN ('over', 'archived');
