"""How long does somebody wait who has just started Toychest: for the page, for a bot's first answer, for a first hint?

usage: python bench/first_answer.py [--page] [--levels 1 6] [--name NAME] [--json FILE] [--tree FOLDER]
       --name: what the figures are kept under in the file
       --tree: another tree of this project with its own .venv, such as an older one, measured by the same clock

Each figure is that of a server of its own with an empty cache of kernels, over its real socket: two bots of a level sit
down, and the first decision of one is waited for, from when it is due, the pause before it included; two people sit
down, and one asks for a hint. The second half is measured without Numba. --page also sets a fresh copy of the tree up
from nothing with `python3 play.py`, its caches empty, and waits for the page; that takes packages from wherever pip
finds them. bench/first_answer.json holds the last figures that we quote.
"""

import argparse
import datetime
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).parents[1]
GAMES = ("toybattle", "clockwork", "castle")
LEVELS = [1, 6]
ENTROPY = "a bench is no game of luck"
PATIENCE = 600.0


@contextmanager
def serving(tree: Path, has_numba: bool) -> Iterator[str]:
    """The address of a server with empty folders; without Numba, one stands in its way that cannot be imported."""
    with tempfile.TemporaryDirectory() as home:
        blocked = Path(home) / "blocked" / "numba"
        blocked.mkdir(parents=True)
        (blocked / "__init__.py").write_text("raise ImportError('left out')\n")
        own = {name: f"{home}/{name}" for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
        environment = os.environ | own | ({} if has_numba else {"PYTHONPATH": str(blocked.parent)})
        python = tree / ".venv" / "bin" / "python"
        command = [str(python), "-m", "toychest", "serve", "--no-browser", "--port", "0", "--data", f"{home}/data"]
        server = subprocess.Popen(command, cwd=tree, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            assert server.stdout is not None
            found = re.search(rb"http://[\d.]+:\d+", server.stdout.readline())
            assert found is not None, "the server printed no address"
            urllib.request.urlopen(found[0].decode(), timeout=PATIENCE).read()
            yield found[0].decode()
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(60)


def started(address: str, game: str, seats: list[dict[str, Any]]) -> tuple[str, list[str]]:
    """A new table's code, and the tokens of who sits here."""
    wanted = {
        "type": "StartTable",
        "edition": f"{game}-standard-0",
        "options": {},
        "seats": seats,
        "entropy": ENTROPY,
    }
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(wanted).encode(), {"content-type": "application/json", "origin": address}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        table = json.load(answer)
    return table["code"], table["tokens"]


@contextmanager
def entered(address: str, code: str, tokens: list[str]) -> Iterator[ClientConnection]:
    """The socket of a table."""
    line = f"{address.replace('http', 'ws', 1)}/ws/t/{code}"
    with connect(line, origin=Origin(address), open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "EnterTable", "tokens": tokens}))
        yield socket


def first_answer(address: str, game: str, level: int) -> float:
    """Seconds from when the table first waits for a bot's decision, and for no click, to that decision."""
    code, tokens = started(address, game, [{"name": "", "isHere": False, "bot": level}] * 2)
    due = time.perf_counter()
    with entered(address, code, tokens) as socket:
        while True:
            heard = _heard(socket, lambda message: "standing" in message)
            if any(entry["seat"] >= 0 and entry["events"] for entry in heard["entries"]):
                return time.perf_counter() - due
            if heard["type"] == "EntriesPlayed":  # a click, and what chance made of it
                due = time.perf_counter()


def first_hint(address: str, game: str) -> float:
    """Seconds from asking to the first hint."""
    code, tokens = started(address, game, [{"name": name, "isHere": True} for name in ("Ann", "Ben")])
    with entered(address, code, tokens) as socket:
        seat, seq = _first_choice(socket)
        began = time.perf_counter()
        socket.send(json.dumps({"type": "AskHint", "id": "hint", "seat": seat, "seq": seq, "grade": 1}))
        _heard(socket, lambda message: message.get("id") == "hint")
        return time.perf_counter() - began


def _first_choice(socket: ClientConnection) -> tuple[int, int]:
    """The seat that has something to choose, and the number of the entry that its move would get."""
    while True:
        standing = _heard(socket, lambda message: "standing" in message)["standing"]
        seq, opener = standing["seq"] + 1, standing["waitsFor"]
        if opener is not None:
            socket.send(json.dumps({"type": "OpenTurn", "id": f"open {seq}", "seat": opener, "seq": seq}))
            continue
        choices = next(each for each in standing["choices"] if each["legal"])
        if len(choices["legal"]) > 1:
            return choices["seat"], seq
        only = {"type": "PlayMove", "id": f"only {seq}", "move": choices["legal"][0]}
        socket.send(json.dumps({**only, "seat": choices["seat"], "seq": seq}))


def _heard(socket: ClientConnection, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == "RequestRefused":
            raise RuntimeError(message)
        if is_it(message):
            return message


def measured(tree: Path, has_numba: bool, levels: list[int]) -> dict[str, dict[str, float]]:
    """By game: a first answer of each level, and a first hint, each from a cold start."""
    found: dict[str, dict[str, float]] = {}
    for game in GAMES:
        found[game] = {}
        for level in levels:
            with serving(tree, has_numba) as address:
                found[game][f"level {level}"] = round(first_answer(address, game, level), 1)
        with serving(tree, has_numba) as address:
            found[game]["hint"] = round(first_hint(address, game), 1)
        print(f"{game:10} {'with' if has_numba else 'without'} Numba  {found[game]}", flush=True)
    return found


def page(tree: Path) -> float:
    """Seconds from `python3 play.py` in a fresh copy, with empty caches, until the page answers."""
    with tempfile.TemporaryDirectory() as home:
        copy = Path(home) / "toychest"
        left_out = shutil.ignore_patterns(".venv", ".git", "node_modules", "__pycache__", ".*_cache")
        shutil.copytree(tree, copy, ignore=left_out)
        own = {"HOME": home, "XDG_CACHE_HOME": f"{home}/cache", "XDG_DATA_HOME": f"{home}/data"}
        environment = os.environ | own | {"PIP_CACHE_DIR": f"{home}/pip", "PYTHONDONTWRITEBYTECODE": ""}
        base = str(getattr(sys, "_base_executable", sys.executable))
        command = [base, "play.py", "serve", "--no-browser", "--port", "0"]
        began = time.perf_counter()
        server = subprocess.Popen(
            command,
            cwd=copy,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            assert server.stdout is not None
            found = re.search(rb"http://[\d.]+:\d+", server.stdout.readline())
            assert found is not None, "it could not be set up"
            urllib.request.urlopen(found[0].decode(), timeout=PATIENCE).read()
            return round(time.perf_counter() - began, 1)
        finally:
            os.killpg(server.pid, signal.SIGINT)
            server.wait(60)


def main() -> None:
    """Measure, say it, and keep it under a name: `now`, or that of another tree."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--levels", type=int, nargs="+", choices=range(1, 7), default=LEVELS)
    parser.add_argument("--tree", type=Path, default=ROOT)
    parser.add_argument("--name", default="now", help="what the figures are kept under")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    day, load = datetime.datetime.now(datetime.UTC).date().isoformat(), round(os.getloadavg()[0], 1)
    found: dict[str, Any] = {"day": day, "load before": load}
    if asked.page:
        found["page"] = page(asked.tree)
        print("page", found["page"], flush=True)
    found["empty cache"] = measured(asked.tree, has_numba=True, levels=asked.levels)
    found["without Numba"] = measured(asked.tree, has_numba=False, levels=asked.levels)
    if asked.json:
        kept = json.loads(asked.json.read_text()) if asked.json.exists() else {}
        kept["command"] = "python bench/first_answer.py --page --json bench/first_answer.json"
        kept["machine"] = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        asked.json.write_text(json.dumps({**kept, asked.name: found}, indent=2) + "\n")


if __name__ == "__main__":
    main()
