"""Toy Battle as flat arrays and compiled functions: a proven copy of the rules, for search and simulation."""

from toychest.games.kernels import kernel_from

KERNEL = kernel_from(__name__)
