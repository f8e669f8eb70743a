-- One row a table. `seq` is its latest entry, `changed` a clock that never stands still, for the list of recent tables.
CREATE TABLE tables (
    code    TEXT    PRIMARY KEY,
    header  TEXT    NOT NULL,
    seed    TEXT    NOT NULL,
    seq     INTEGER NOT NULL,
    changed INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_change ON tables (changed);

-- A seat without a token's hash is free.
CREATE TABLE seats (
    code       TEXT    NOT NULL REFERENCES tables,
    seat       INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    token_hash TEXT,
    PRIMARY KEY (code, seat)
) WITHOUT ROWID;

-- The primary key is the concurrency control: of two writers of one entry, one wins.
CREATE TABLE entries (
    code  TEXT    NOT NULL REFERENCES tables,
    seq   INTEGER NOT NULL,
    entry TEXT    NOT NULL,
    PRIMARY KEY (code, seq)
) WITHOUT ROWID;

-- What a browser's request led to, so that one sent twice is played once, also across a restart.
CREATE TABLE requests (
    code      TEXT    NOT NULL REFERENCES tables,
    request   TEXT    NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq  INTEGER NOT NULL,
    PRIMARY KEY (code, request)
) WITHOUT ROWID;
