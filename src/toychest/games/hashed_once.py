"""Boards and terms are the keys of every memo: their hash is worked out once."""

from typing import Any, TypeVar

Kind = TypeVar("Kind", bound=type)


def hashed_once(kind: Kind) -> Kind:
    """A frozen dataclass that keeps its hash; what has none, or tells nothing apart, is a `field(hash=False)`."""
    worked_out: Any = kind.__hash__

    def kept(value: Any) -> int:
        if "_hash" not in value.__dict__:
            value.__dict__["_hash"] = worked_out(value)
        found: int = value.__dict__["_hash"]
        return found

    kind.__hash__ = kept  # type: ignore[assignment, method-assign]
    return kind
