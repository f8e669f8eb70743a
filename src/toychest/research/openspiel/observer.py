"""What OpenSpiel's algorithms are shown of a state: strings that tell information states apart, and tensors."""

from typing import Any

import numpy as np
import pyspiel

from toychest.contract import Kernel, Seat
from toychest.research.openspiel.state import sitting_of


class SpielObserver:
    """Shows a state as a seat sees it: what lies open now; with perfect recall also all that it was ever told.

    The tensor is the kernel's (docs/research), as float32; `dict` has its fields by name. It recalls what was shown to
    the seat, not the way there: two information states may share a tensor, never a string.
    """

    def __init__(self, kind: Any, params: Any, kernel: Kernel, tables: Any) -> None:
        if params:
            raise ValueError(f"expected no parameters of the observation, got {params}")
        self._recalls = kind.perfect_recall
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._kernel, self._tables = kernel, tables
        self._observing = kernel.observing() if self._is_private and kernel.observing is not None else None
        size = 0 if self._observing is None else self._observing.size
        self._cells, self.tensor = np.zeros(size, np.int8), np.zeros(size, np.float32)
        self.dict = {} if self._observing is None else _fields(self.tensor, self._observing.record)

    def set_from(self, state: Any, player: int) -> None:
        """Fill `tensor` and `dict` with what this seat sees."""
        if self._observing is not None:
            row = self._kernel.pack(sitting_of(state).state, Seat(player))
            self._observing.observe(self._tables, row, player, self._recalls, self._cells)
            self.tensor[:] = self._cells

    def string_from(self, state: Any, player: int) -> str:
        """What this seat knows; without private information what an onlooker sees."""
        sitting = sitting_of(state)
        if not self._is_private:
            return sitting.view(None)
        return sitting.memory(Seat(player)) if self._recalls else sitting.view(Seat(player))


def _fields(tensor: Any, record: Any) -> dict[str, Any]:
    """Every field of the record as a view of the tensor, in its own shape."""
    found = {}
    for name, (kind, offset) in ((name, record.fields[name][:2]) for name in record.names):
        found[name] = tensor[offset : offset + kind.itemsize].reshape(kind.shape or (1,))
    return found
