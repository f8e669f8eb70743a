"""The kernel of Clockwork City: its rules once more, as records and compiled functions."""

from toychest.games.kernels import kernel_from

KERNEL = kernel_from(__name__)
