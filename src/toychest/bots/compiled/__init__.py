"""Compiled parts of the bots; imported in workers only, for Numba takes seconds to start."""
