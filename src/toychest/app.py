"""The command line: serve, verify, and what plays in the terminal. The only place that knows all parts."""

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

import click
import structlog
import uvicorn
from starlette.applications import Starlette

from toychest import __version__
from toychest.commands.data_folder import FOLDER, opened_store, usual_folder
from toychest.commands.named import NamedGroup
from toychest.commands.printing import castle_sheets
from toychest.games import BROKEN, EDITIONS
from toychest.table import Log, Verdict, read_log, verify
from toychest.table.errors import TableError
from toychest.terminal.screen import printable
from toychest.terminal.voice import language_of
from toychest.web.address import LOOPBACK, Addresses, address_of, addresses, is_loopback, is_toychest, own_host
from toychest.web.app import PAUSE, make_app
from toychest.words import say

FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)

PORT: Final = 7170
"""Tried first, so that links still work after a restart."""

PING_EVERY, PING_WITHIN = 4.0, 7.0
"""Seconds: a line that went dead is found within twelve."""

LONGEST_MESSAGE: Final = 65_536
"""Bytes: a browser that sends more in one message is cut off."""


@click.group(cls=NamedGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="toychest")
def main() -> None:
    """Three boxed board games, played properly."""
    for fault in BROKEN:
        facts = {"name": fault.name, "because": fault.because}
        click.echo(printable(say("terminal-game-broken", facts, language_of(os.environ))), err=True)


@main.command()
@click.option("--host", help="Address to listen on; 0.0.0.0 for your network.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on.  [default: 7170, or any free one]")
@click.option("--data", type=FOLDER, help="Folder for the games you play.")
@click.option("--browser/--no-browser", default=True, help="Open the browser.")
@click.option("--warm-up/--no-warm-up", default=True, help="Get the bots of all games ready before anybody plays them.")
@click.option(
    "--pause",
    type=click.FloatRange(0, 60),
    default=PAUSE,
    show_default=True,
    help="Seconds that a bot waits before each of its moves.",
)
def serve(host: str | None, port: int | None, data: Path | None, browser: bool, warm_up: bool, pause: float) -> None:
    """Start the server and open the browser."""
    if (host, port, data) == (None, None, None) and is_toychest(PORT):
        return _open_again(browser)
    write_plain_logs()
    store = opened_store(data or usual_folder())
    host = host or LOOPBACK
    listener = _listener(host, port)
    reached = addresses(host, listener.getsockname()[1], own_host)
    click.echo(f"{_greeting(reached)}\nPress Ctrl-C to close it. Your games are kept.")
    if browser:  # at the address whose links work for others
        threading.Timer(0.5, webbrowser.open, (reached.others or reached.here,)).start()
    sheets = {"castle": castle_sheets}
    app = make_app(store, EDITIONS, is_local=is_loopback(host), pause=pause, warms_up=warm_up, sheets=sheets)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed everything; Ctrl-C is how one ends it
        uvicorn.Server(server_config(app)).run(sockets=[listener])
    return None


def _open_again(browser: bool) -> None:
    """A second server would have another address, where the browser has kept no seat."""
    address = address_of(LOOPBACK, PORT)
    click.echo(f"Toychest is already open at {address}")
    if browser:
        webbrowser.open(address)


def _greeting(reached: Addresses) -> str:
    if reached.others is None:
        return f"Toychest is open at {reached.here}"
    return f"Toychest is open at {reached.here} on this computer,\nand at {reached.others} for others on your network."


def server_config(app: Starlette) -> uvicorn.Config:
    """How the server is run."""
    return uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_WITHIN,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )


@main.command("verify")
@click.argument("file", type=FILE)
@click.option("--origin", type=FILE, help="The game that it was played on from, to prove its luck as well.")
def verify_file(file: Path, origin: Path | None) -> None:
    """Prove a finished game: every move by the rules, every card and die by the seed."""
    log, before = _log_in(file), None if origin is None else _log_in(origin)
    try:
        verdict = verify(log, EDITIONS, before)
    except TableError as refused:
        raise click.ClickException(f"{file.name}: {refused}") from refused
    if verdict.fault is not None:
        raise click.ClickException(f"{file.name}: entry {verdict.fault.seq}: {verdict.fault.because}")
    click.echo(f"{file.name}: {_said_of(verdict)}")


def _log_in(file: Path) -> Log:
    try:
        return read_log(file.read_bytes())
    except TableError as refused:
        raise click.ClickException(f"{file.name}: {refused}") from refused


def _said_of(verdict: Verdict) -> str:
    """What a log without a fault proves; luck that a guide wrote down, or another seed decided, is not called fair."""
    if verdict.is_fair:
        return f"fair. {verdict.entries} entries, {verdict.chance} of them chance, all as the seed says."
    if verdict.is_fair_since:
        drawn = f"{verdict.chance} draws as the seed says, {verdict.copied} taken over from the game before"
        return f"played on from another game, and fair since. {verdict.entries} entries, {drawn}: see --origin."
    drawn = f"{verdict.scripted} draws by its script, {verdict.chance} as the seed says"
    return f"a guided game, played by the rules. {verdict.entries} entries, {drawn}."


def write_plain_logs() -> None:
    """Log lines without the values of variables: those hold tokens and seeds."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # whichever it is when something is said
    )


def _listener(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for; if none was, on the usual one or any free one."""
    for choice in (PORT, 0) if port is None else (port,):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # everywhere, by either kind of address
        try:
            listener.bind((host, choice))
            listener.listen()  # only now the port is ours alone, and a browser that is early waits
        except OSError as taken:
            listener.close()
            if choice == (port if port is not None else 0):
                raise click.ClickException(f"cannot listen on {host} port {choice}: {taken.strerror}") from taken
        else:
            return listener
    raise AssertionError("the last choice either listens or raises")
