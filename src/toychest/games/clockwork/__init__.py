"""Escape from Clockwork City: dice, memory and machines built from scrap, two to four seats."""
