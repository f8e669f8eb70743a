"""Refusals of a store, from one process to another."""

from typing import Final

from toychest.storage.scribe.words import Refused
from toychest.table import errors
from toychest.table.errors import StoreFailed, TableError

KNOWN: Final = {
    name: kind for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, TableError)
}


def written(refusal: BaseException) -> Refused:
    """As it is told. A fault of ours is told as a store that failed."""
    if not isinstance(refusal, TableError):
        refusal = StoreFailed("other", repr(refusal))
    return Refused(type(refusal).__name__, str(refusal), dict(vars(refusal)))


def read(told: Refused) -> TableError:
    """The same refusal again."""
    kind = KNOWN.get(told.name, StoreFailed)
    refusal = kind.__new__(kind, told.sentence)
    vars(refusal).update(told.holds)
    return refusal
