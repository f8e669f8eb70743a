"""Options of `serve` that only whoever runs a server for others needs."""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import click

from toychest.host.retention import Keep

MOST_PROCESSES: Final = 64
DAYS = click.FloatRange(0, min_open=True)


@dataclass(frozen=True)
class Wishes:
    """What was asked for."""

    bus: str | None
    node: str
    is_behind_proxy: bool
    shows_metrics: bool
    writes_json: bool
    keep: Keep
    processes: int

    @property
    def for_every_process(self) -> tuple[Keep, bool, bool, int]:
        """What every process of the server has to know of it, in the order of `Serving`."""
        return self.keep, self.shows_metrics, self.writes_json, self.processes


def with_operating_options(command: Callable[..., None]) -> Callable[..., None]:
    """These options, as one value: `wishes`."""

    @click.option("--bus", envvar="TOYCHEST_BUS")
    @click.option("--node", envvar="TOYCHEST_NODE", default="")
    @click.option("--behind-proxy", is_flag=True)
    @click.option("--metrics", is_flag=True)
    @click.option("--json-logs", is_flag=True)
    @click.option("--processes", type=click.IntRange(1, MOST_PROCESSES), default=1, show_default=True)
    @click.option("--keep-finished", type=DAYS)
    @click.option("--keep-idle", type=DAYS)
    @functools.wraps(command)
    def with_wishes(
        bus: str | None,
        node: str,
        behind_proxy: bool,
        metrics: bool,
        json_logs: bool,
        processes: int,
        keep_finished: float | None,
        keep_idle: float | None,
        **others: Any,
    ) -> None:
        keep = Keep(keep_finished, keep_idle)
        command(wishes=Wishes(bus, node, behind_proxy, metrics, json_logs, keep, processes), **others)

    return with_wishes
