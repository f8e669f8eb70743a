-- One row a table. `seq` is its latest entry, `beside` counts changes of its seats and notes, `changed` is when it
-- changed last, in microseconds by the database's clock.
CREATE TABLE tables (
    code    text    PRIMARY KEY,
    header  text    NOT NULL,
    seed    text    NOT NULL,
    origin  text    NOT NULL,
    seq     integer NOT NULL,
    beside  integer NOT NULL DEFAULT 0,
    changed bigint  NOT NULL
);

CREATE INDEX tables_by_change ON tables (changed);

CREATE INDEX tables_by_origin ON tables (origin) WHERE origin <> '';

-- Who sits there, as JSON: text may hold signs that PostgreSQL's own text may not.
CREATE TABLE seats (
    code text    NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat integer NOT NULL,
    held text    NOT NULL,
    PRIMARY KEY (code, seat)
);

-- The primary key is the concurrency control: of two nodes that write one entry, one wins.
CREATE TABLE entries (
    code  text    NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq   integer NOT NULL,
    entry text    NOT NULL,
    PRIMARY KEY (code, seq)
);

-- What a browser's request led to, so that one sent twice, to whichever node, is played once.
CREATE TABLE requests (
    code      text    NOT NULL REFERENCES tables ON DELETE CASCADE,
    request   text    NOT NULL,
    first_seq integer NOT NULL,
    last_seq  integer NOT NULL,
    PRIMARY KEY (code, request)
);

-- What is remembered of a table beside its log, by name: what was confirmed, how far a learner went on, an offer.
CREATE TABLE notes (
    code text NOT NULL REFERENCES tables ON DELETE CASCADE,
    name text NOT NULL,
    note text NOT NULL,
    PRIMARY KEY (code, name)
);
