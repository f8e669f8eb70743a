"""Puzzles of Coded Castle: one row of a game each, with every way to play it known."""
