"""Compiled parts of the review; imported where a game is reviewed, for Numba takes seconds to start."""
