"""Soft affinity: which of several nodes a table is best played at, so that it is folded once and stays warm there."""

import hashlib
from collections.abc import Iterable


def home_of(code: str, names: Iterable[str]) -> str | None:
    """The node whose name and this code hash highest: when one goes, only its own tables move. None without names."""
    return max(names, key=lambda name: (_weight(code, name), name), default=None)


def _weight(code: str, name: str) -> bytes:
    return hashlib.blake2b(f"{name} {code}".encode(), digest_size=8).digest()
