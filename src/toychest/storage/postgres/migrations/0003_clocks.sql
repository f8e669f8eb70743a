-- How much time every seat had left when an entry was stored, as a JSON list of milliseconds; of tables with a clock.
CREATE TABLE clocks (
    code  text    NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq   integer NOT NULL,
    times text    NOT NULL,
    PRIMARY KEY (code, seq)
);
