"""Options of commands that do long work: how many processes, or which Ray cluster."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import click

from toychest.bots.crews.crew import NoCluster, Workforce
from toychest.commands.extras import check_extras
from toychest.commands.refusal import refused
from toychest.commands.said import voice


def with_workforce(command: Callable[..., Any]) -> Callable[..., Any]:
    """Two options, handed on as one value under `workforce`; a cluster that cannot be used is refused."""

    @click.option("--workers", type=click.IntRange(1))
    @click.option("--ray", metavar="ADDRESS|local")
    @wraps(command)
    def working(*, workers: int | None, ray: str | None, **others: Any) -> Any:
        if ray is not None:
            check_extras("--ray", voice())
        with cluster_refused():
            return command(**others, workforce=Workforce(workers or os.cpu_count() or 1, ray))

    return working


@contextmanager
def cluster_refused() -> Iterator[None]:
    """A cluster that does not answer, in a sentence."""
    try:
        yield
    except NoCluster as fault:
        raise refused("cannot-reach", address=fault.address, because=fault.because) from fault
