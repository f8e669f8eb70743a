"""Coded Castle in the terminal: a drawing of its view."""
