"""Options of `serve` that only whoever runs a server for others needs."""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import click

from toychest.host.retention import Keep

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


def with_operating_options(command: Callable[..., None]) -> Callable[..., None]:
    """These options, as one value: `wishes`."""

    @click.option("--bus", envvar="TOYCHEST_BUS")
    @click.option("--node", envvar="TOYCHEST_NODE", default="")
    @click.option("--behind-proxy", is_flag=True)
    @click.option("--metrics", is_flag=True)
    @click.option("--json-logs", is_flag=True)
    @click.option("--keep-finished", type=DAYS)
    @click.option("--keep-idle", type=DAYS)
    @functools.wraps(command)
    def with_wishes(
        bus: str | None,
        node: str,
        behind_proxy: bool,
        metrics: bool,
        json_logs: bool,
        keep_finished: float | None,
        keep_idle: float | None,
        **others: Any,
    ) -> None:
        keep = Keep(keep_finished, keep_idle)
        command(wishes=Wishes(bus, node, behind_proxy, metrics, json_logs, keep), **others)

    return with_wishes
