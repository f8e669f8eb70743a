"""A value network as a file: one line that says what it is, then its weights, a byte for each but a few.

    {"format": "toychest network 1", "game": ..., "inputs": ..., "hidden": ..., "sum": ...}
    bias, output and offset as 32-bit numbers; a 16-bit size for each input; a byte for each weight, in 127ths of it

It is read into the flat cells that kernels are handed, and refused unless every byte is as it was written.
"""

import hashlib
import json
from importlib.resources import files
from typing import Any, Final

import numpy as np

from toychest.contract.kernel import Array

FORMAT: Final = "toychest network 1"
NAME: Final = "network.bin"
STEPS: Final = 127
"""The size of an input's weights is cut into so many steps."""


class BrokenNetwork(ValueError):
    """A file that holds no network for this game."""

    def __init__(self, because: str) -> None:
        super().__init__(f"expected a network as `toychest train` writes it: {because}")
        self.because = because


def written(network: Array, game: str, hidden: int, facts: dict[str, Any]) -> bytes:
    """The file; `network` is flat, of 32-bit numbers."""
    head, rows = network[: 2 * hidden + 2], network[2 * hidden + 2 :].reshape(-1, hidden)
    sizes = np.abs(rows).max(axis=1).astype("<f2")
    scaled = np.where(sizes > 0, sizes, 1).astype(np.float32)[:, None]
    steps = np.clip(np.rint(rows / scaled * STEPS), -STEPS, STEPS).astype("i1")
    body = head.astype("<f4").tobytes() + sizes.tobytes() + steps.tobytes()
    first = {"format": FORMAT, "game": game, "inputs": len(rows), "hidden": hidden, "sum": _sum(body), **facts}
    return b"%s\n%s" % (json.dumps(first).encode(), body)


def read_network(content: bytes, game: str, inputs: int, hidden: int) -> Array:
    """The cells that a kernel is handed. Raises `BrokenNetwork`."""
    line, _, body = content.partition(b"\n")
    for name, expected in {"format": FORMAT, "game": game, "inputs": inputs, "hidden": hidden}.items():
        if (got := facts_of(line).get(name)) != expected:
            raise BrokenNetwork(f"{name} is {got!r}, not {expected!r}")
    if facts_of(line).get("sum") != _sum(body) or len(body) != 4 * (2 * hidden + 2) + 2 * inputs + inputs * hidden:
        raise BrokenNetwork("bytes were changed or are missing")
    head = np.frombuffer(body, "<f4", 2 * hidden + 2)
    sizes = np.frombuffer(body, "<f2", inputs, head.nbytes).astype(np.float32)
    steps = np.frombuffer(body, "i1", inputs * hidden, head.nbytes + 2 * inputs).reshape(inputs, hidden)
    rows = steps.astype(np.float32) * (sizes / np.float32(STEPS))[:, None]
    return np.concatenate([head, rows.reshape(-1)]).astype(np.float32).view(np.float64)


def facts_of(line: bytes) -> dict[str, Any]:
    """What the first line says. Raises `BrokenNetwork`."""
    try:
        facts = json.loads(line)
    except ValueError:
        raise BrokenNetwork("its first line cannot be read") from None
    if not isinstance(facts, dict):
        raise BrokenNetwork("its first line says nothing")
    return facts


def shipped_network(package: str, game: str, inputs: int, hidden: int) -> Array:
    """The network that lies in a kernel's package; None if there is none. Raises `BrokenNetwork`."""
    file = files(package).joinpath(NAME)
    return read_network(file.read_bytes(), game, inputs, hidden) if file.is_file() else None


def _sum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]
