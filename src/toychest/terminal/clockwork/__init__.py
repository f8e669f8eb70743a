"""Escape from Clockwork City in the terminal: a drawing of its view."""
