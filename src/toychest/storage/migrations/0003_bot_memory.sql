-- How many entries a bot remembers, where not as many as its level does.
ALTER TABLE seats ADD COLUMN bot_memory INTEGER;
