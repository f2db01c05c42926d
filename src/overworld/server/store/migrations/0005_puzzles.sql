-- How many have tried each puzzle, and how many of them found the answer at once.
CREATE TABLE puzzles (
    name TEXT NOT NULL PRIMARY KEY,
    tries BIGINT NOT NULL,
    found BIGINT NOT NULL
) WITHOUT ROWID;  -- sqlite
);  -- postgres
