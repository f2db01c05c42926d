-- Ratings of players with a name, and the rated games from which they can be computed again.
ALTER TABLE result_seats ADD COLUMN excused SMALLINT NOT NULL DEFAULT 0;

CREATE TABLE ratings (
    owner TEXT NOT NULL PRIMARY KEY,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    last BIGINT NOT NULL
) WITHOUT ROWID;  -- sqlite
);  -- postgres

-- Rated games in the order in which they count. A game stays when its table is deleted.
CREATE TABLE rated_games (
    number INTEGER NOT NULL PRIMARY KEY,
    table_id INTEGER UNIQUE REFERENCES tables (id) ON DELETE SET NULL,
    size SMALLINT NOT NULL,
    ended BIGINT NOT NULL
);

CREATE TABLE rated_seats (
    number INTEGER NOT NULL REFERENCES rated_games (number) ON DELETE CASCADE,
    seat SMALLINT NOT NULL,
    owner TEXT NOT NULL,
    bot TEXT NOT NULL,
    place SMALLINT NOT NULL,
    gone SMALLINT NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX rated_seats_owner ON rated_seats (owner) WHERE owner <> '';

-- A node reads the logs of old games again: their results now say who was excused.
INSERT INTO missing_results SELECT id FROM tables WHERE status IN ('over', 'archived')
ON CONFLICT DO NOTHING;
