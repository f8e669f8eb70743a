"""Luck: where the draws of a table come from, so that anyone can derive them again (docs/adr/0003-luck.md).

    commitment = SHA-256("toychest seed " + seed)                      published at the start
    mixed      = HMAC-SHA256(seed, "SEAT TEXT") in hex, once per entropy entry, in their order
    number i   = HMAC-SHA256(mixed, "SEQ I"), read as one big number    I = 0, 1, 2 ... for entry SEQ
    draw(n)    = the next number below the largest multiple of n, modulo n

Every step is a hash of text, so it is the same on every platform and in every Python.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from toychest.contract import Draw, Seat

_SPAN = 1 << 256
Choice = TypeVar("Choice")


def new_seed() -> str:
    """A seed that nobody can guess: 32 bytes in hex."""
    return secrets.token_hex(32)


def commitment_of(seed: str) -> str:
    """What is published at the start: it fixes the seed and gives nothing of it away."""
    return hashlib.sha256(f"toychest seed {seed}".encode()).hexdigest()


def mixed(seed: str, seat: Seat, text: str) -> str:
    """The seed with a seat's own words in it."""
    return _keyed(seed, f"{seat} {text}").hex()


def draws_for(seed: str, seq: int) -> Draw:
    """The draws of entry `seq`: the same for ever for the same seed and number."""
    taken = 0

    def draw(n: int) -> int:
        nonlocal taken
        if not 1 <= n <= _SPAN:
            raise ValueError(f"expected a number from 1 to 2**256, got {n}")
        while True:
            number = int.from_bytes(_keyed(seed, f"{seq} {taken}"), "big")
            taken += 1
            # A number in the last, incomplete span of n would favour the low results: refuse it.
            if number < _SPAN - _SPAN % n:
                return number % n

    return draw


def sample(odds: Sequence[tuple[Choice, int]], draw: Draw) -> Choice:
    """One of the listed choices, in listed order, as likely as its weight."""
    left = draw(sum([weight for _, weight in odds]))
    for choice, weight in odds:
        if left < weight:
            return choice
        left -= weight
    raise AssertionError("a draw was not below the sum of all weights")


def _keyed(key: str, text: str) -> bytes:
    authenticated = _begun(key).copy()
    authenticated.update(text.encode())
    return authenticated.digest()


@lru_cache(maxsize=512)
def _begun(key: str) -> hmac.HMAC:
    """A key is hashed once: every draw of a table has the same."""
    return hmac.new(key.encode(), digestmod="sha256")
