-- How much time every seat had left when an entry was stored, as a JSON list of milliseconds; of tables with a clock.
CREATE TABLE clocks (
    code  TEXT    NOT NULL REFERENCES tables,
    seq   INTEGER NOT NULL,
    times TEXT    NOT NULL,
    PRIMARY KEY (code, seq)
) WITHOUT ROWID;
