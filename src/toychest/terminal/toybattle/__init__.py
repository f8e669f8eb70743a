"""Toy Battle in the terminal: a drawing of its view."""
