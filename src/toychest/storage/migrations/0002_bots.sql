-- A bot of a level may hold a seat, without a token; `bot_seed` is its own luck.
ALTER TABLE seats ADD COLUMN bot INTEGER;
ALTER TABLE seats ADD COLUMN bot_seed TEXT;
