"""The command line: serve, verify, and what plays in the terminal. The only place that knows all parts."""

import contextlib
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

import click
import uvicorn

from toychest import __version__
from toychest.commands.data_folder import FOLDER, opened_store, usual_folder
from toychest.commands.lan_words import network_words
from toychest.commands.lazy_commands import NamedGroup
from toychest.commands.limit_options import with_limits
from toychest.commands.logs import write_logs
from toychest.commands.nodes import node_over
from toychest.commands.operating_options import Wishes, with_operating_options
from toychest.commands.processes import check_processes, serve_by_several
from toychest.commands.refusal import refusal, refused
from toychest.commands.said import said, voice
from toychest.commands.serving import Serving, app_over
from toychest.commands.serving_alone import said_of_strangers, serving_alone
from toychest.commands.store_address import store_at
from toychest.games import BROKEN, EDITIONS
from toychest.storage import SqliteStore
from toychest.table import Log, Store, Verdict, read_log, verify
from toychest.table.errors import DamagedLog, TableError
from toychest.terminal.refusals import fault_line
from toychest.terminal.screen import printable
from toychest.web.address import (
    EVERYWHERE,
    LOOPBACK,
    Addresses,
    address_of,
    addresses,
    is_loopback,
    is_toychest,
    own_host,
)
from toychest.web.app import PAUSE
from toychest.web.garbage import spared_collector
from toychest.web.limits import Limits
from toychest.web.server_config import server_config

FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)

PORT: Final = 7170
"""Tried first, so that links still work after a restart."""


@click.group("toychest", cls=NamedGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="toychest")
def main() -> None:
    """Three boxed board games, played properly."""
    for fault in BROKEN:
        facts = {"name": fault.name, "because": fault.because}
        click.echo(printable(voice().say("terminal-game-broken", facts)), err=True)


@main.command()
@click.option("--host")
@click.option("--lan", is_flag=True)
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--data", type=FOLDER)
@click.option("--store", envvar="TOYCHEST_STORE")
@click.option("--browser/--no-browser", default=True)
@click.option("--warm-up/--no-warm-up", default=True)
@click.option(
    "--pause",
    type=click.FloatRange(0, 60),
    default=PAUSE,
    show_default=True,
)
@with_limits
@with_operating_options
def serve(
    host: str | None,
    lan: bool,
    port: int | None,
    data: Path | None,
    store: str | None,
    browser: bool,
    warm_up: bool,
    pause: float,
    limits: Limits,
    wishes: Wishes,
) -> None:
    """Start the server and open the browser."""
    if not lan and (host, port, data, store) == (None, None, None, None) and is_toychest(PORT):
        return _open_again(browser)
    write_logs(wishes.writes_json)
    check_processes(wishes.processes, (store, wishes.bus, wishes.node) != (None, None, ""))
    kept = _kept(data or usual_folder(), store)
    node = node_over(kept, wishes.bus, wishes.node)
    host = host or (EVERYWHERE[0] if lan else LOOPBACK)
    listener = _listener(host, port, listens=not wishes.is_behind_proxy)
    reached = addresses(host, listener.getsockname()[1], own_host)
    others = _greet(reached, host, lan)
    if browser:  # at the address whose links work for others
        threading.Timer(0.5, webbrowser.open, (reached.others or reached.here,)).start()
    is_local = is_loopback(host) and not wishes.is_behind_proxy
    serving = Serving(is_local, others, pause, warm_up, limits, *wishes.for_every_process)
    if isinstance(kept, SqliteStore) and wishes.processes > 1:
        return serve_by_several(listener, kept, serving)
    app = app_over(kept, node, serving)
    with contextlib.suppress(KeyboardInterrupt), spared_collector():  # uvicorn has closed everything; Ctrl-C ends it
        uvicorn.Server(server_config(app)).run(sockets=[listener])
    return None


def _kept(folder: Path, address: str | None) -> Store:
    """Where the games are kept: in a database that others may share, or in a folder that is this server's alone."""
    if address is not None:
        return store_at(address)
    store = opened_store(folder)
    click.get_current_context().with_resource(serving_alone(folder))
    return store


def _greet(reached: Addresses, host: str, lan: bool) -> str | None:
    """Say where it is open, and to whom; returns the address that others open, if there is one."""
    others = reached.others if host in EVERYWHERE else reached.here
    strangers = "" if is_loopback(host) else f"\n{said_of_strangers()}"
    click.echo(f"{_greeting(reached)}\n{said('close')}{strangers}")
    if lan:
        click.echo(network_words(others, sys.stdout))
    return others


def _open_again(browser: bool) -> None:
    """A second server would have another address, where the browser has kept no seat."""
    address = address_of(LOOPBACK, PORT)
    click.echo(said("open-already", here=address))
    if browser:
        webbrowser.open(address)


def _greeting(reached: Addresses) -> str:
    if reached.others is None:
        return said("open", here=reached.here)
    return said("open-network", here=reached.here, others=reached.others)


@main.command("verify")
@click.argument("file", type=FILE)
@click.option("--origin", type=FILE)
def verify_file(file: Path, origin: Path | None) -> None:
    """Prove a finished game: every move by the rules, every card and die by the seed."""
    log, before = _log_in(file), None if origin is None else _log_in(origin)
    try:
        verdict = verify(log, EDITIONS, before)
    except TableError as fault:
        raise refusal(f"{file.name}: {_said_of_log(fault)}") from fault
    if verdict.fault is not None:
        because = fault_line(verdict.fault, voice())
        raise refusal(f"{file.name}: {said('unfair-entry', seq=verdict.fault.seq, because=because)}")
    click.echo(f"{file.name}: {_said_of(verdict)}")


def _log_in(file: Path) -> Log:
    try:
        return read_log(file.read_bytes())
    except TableError as fault:
        raise refusal(f"{file.name}: {_said_of_log(fault)}") from fault


def _said_of(verdict: Verdict) -> str:
    """What a log without a fault proves; luck that a guide wrote down, or another seed decided, is not called fair."""
    if verdict.is_fair:
        return said("fair", entries=verdict.entries, chance=verdict.chance)
    if verdict.is_fair_since:
        return said("fair-since", entries=verdict.entries, chance=verdict.chance, copied=verdict.copied)
    return said("fair-guided", entries=verdict.entries, scripted=verdict.scripted, chance=verdict.chance)


def _said_of_log(fault: TableError) -> str:
    """Why a log cannot be read or proved."""
    if isinstance(fault, DamagedLog):
        return said(f"log-{fault.where}", **fault.facts)
    return said(f"log-{fault.code.removeprefix('log-')}", **fault.facts)


def _listener(host: str, port: int | None, *, listens: bool = True) -> socket.socket:
    """A socket on the port asked for; if none was, on the usual one or any free one.

    It listens at once, unless a proxy is before it: there, who would wait for us goes to a node that is ready.
    """
    for choice in (PORT, 0) if port is None else (port,):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # everywhere, by either kind of address
        try:
            listener.bind((host, choice))
            if listens:
                listener.listen()  # only now the port is ours alone, and a browser that is early waits
        except OSError as taken:
            listener.close()
            if choice == (port if port is not None else 0):
                because = taken.strerror
                raise refused("cannot-listen", host=host, port=str(choice), because=because) from taken
        else:
            return listener
    raise AssertionError("the last choice either listens or raises")
