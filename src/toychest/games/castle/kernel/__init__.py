"""Coded Castle as records and compiled functions: a proven copy of the rules, for planner and simulation."""

from toychest.games.castle.kernel.layout import STATE
from toychest.games.kernels import kernel_from

KERNEL = kernel_from(__name__, STATE)
