"""Compiled parts of the training; no part of a game's engine, so that no bot waits for them."""
