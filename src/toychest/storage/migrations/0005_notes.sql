-- What is remembered of a table beside its log, by name: what was confirmed, how far a learner went on, an offer.
CREATE TABLE notes (
    code TEXT NOT NULL REFERENCES tables,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (code, name)
) WITHOUT ROWID;
