"""Run every check, two at a time, then every test, and say at the end how each went.

usage: python3 play.py test [--fast]     (python3 play.py deep: the tests alone, with long samples)
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
LINT_IMPORTS = (
    "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo'], prog_name='lint-imports')"
)
CLIENT_SCRIPTS = ("format:check", "lint", "check", "test")
NODE = "20.19, 22.13, 24 or newer"
UNREACHABLE = re.compile("ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request")


AT_A_TIME = 2
"""Checks: as many as a small machine has cores."""

FAST = ["-n", "3", "-m", "not slow and not compiled and not e2e"]
"""What is tested in a minute or two: no browser, no kernel, small samples."""

SAYING = threading.Lock()


@dataclass(frozen=True)
class Verdict:
    """How one check went: `ok`, `failed`, or `skipped: why`."""

    name: str
    words: str
    seconds: float = 0.0

    @property
    def is_failure(self) -> bool:
        return self.words == "failed"


@dataclass(frozen=True)
class Check:
    """One check by name; `run` gives its verdict's words and writes what else it has to say."""

    name: str
    is_fast: bool
    run: Callable[[IO[str]], str]


def main() -> int:
    arguments = wanted()
    if arguments.what == "deep":
        return tests(["--timeout=7200"], {"TOYCHEST_DEEP": "1"})
    wanted_checks = [check for check in CHECKS if check.is_fast or not arguments.fast]
    with ThreadPoolExecutor(AT_A_TIME) as crew:
        verdicts = list(crew.map(verdict, wanted_checks))
    headline("checks so far; the tests follow")
    print(table(verdicts), flush=True)
    code = tests(FAST, {"TOYCHEST_FAST": "1"}) if arguments.fast else tests([], {})
    failed = [each.name for each in verdicts if each.is_failure]
    if failed:
        print(f"failed before the tests: {', '.join(failed)}", flush=True)
    return int(code != 0 or bool(failed))


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="play.py", description="Run every check and test.")
    parser.add_argument("what", choices=["test", "deep"])
    parser.add_argument("--fast", action="store_true", help="only what fits into two minutes")
    return parser.parse_args()


def verdict(check: Check) -> Verdict:
    """Run one check; what it says comes in one piece, when it is done."""
    began = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as out:
        words = check.run(out)
        out.seek(0)
        with SAYING:
            headline(check.name)
            print(f"{out.read()}{words}", flush=True)
    return Verdict(check.name, words, time.monotonic() - began)


def headline(name: str) -> None:
    print(f"\n=== {name} ".ljust(80, "="), flush=True)


def table(verdicts: list[Verdict]) -> str:
    return "\n".join(f"{each.name:<24} {each.seconds:6.1f} s  {each.words}" for each in verdicts)


def call(out: IO[str], *command: str, folder: Path = ROOT, extra: Mapping[str, str] | None = None) -> str:
    """Run a command, its words into `out`; its verdict."""
    done = subprocess.run(command, cwd=folder, stdout=out, stderr=subprocess.STDOUT, env=environment(extra or {}))
    return "ok" if done.returncode == 0 else "failed"


def environment(extra: Mapping[str, str]) -> dict[str, str]:
    """Ours and more, in which Python keeps what it compiles: each of hundreds of processes would do it anew."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | dict(extra)


def python(*arguments: str) -> Callable[[IO[str]], str]:
    return lambda out: call(out, sys.executable, *arguments)


def kernels(*words: str) -> Callable[[IO[str]], str]:
    """Compile these games' kernels once, where the tests look for them: else each of their workers would."""
    kept = {"XDG_CACHE_HOME": str(ROOT / ".pytest_cache" / "d" / "toychest")}
    return lambda out: call(out, sys.executable, "-m", "tools.compile_kernels", *words, extra=kept)


def tests(arguments: list[str], extra: dict[str, str]) -> int:
    """Run pytest in the open, so that its own summary closes the output.

    More workers than two cores: whoever drives a browser, a server or a process also waits for it.
    Files come in the order of tests/conftest.py: xdist's own, by number of tests, puts browsers last.
    """
    headline("pytest")
    spread = ["-n", "4", "--dist", "loadgroup", "--no-loadscope-reorder"]
    command = [sys.executable, "-m", "pytest", *spread, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment(extra)).returncode


def client(out: IO[str]) -> str:
    """The browser's half, where Node is there; a machine without it still plays, from the built bundle."""
    npm = shutil.which("npm")
    if npm is None or not is_new_enough(node_version()):
        return f"skipped: no Node {NODE}"
    if not has_node_modules() and (trouble := install_node_modules(npm, out)):
        return trouble
    runs = [call(out, npm, "run", "--silent", script, folder=CLIENT) for script in CLIENT_SCRIPTS]
    return "failed" if "failed" in runs else "ok"


def install_node_modules(npm: str, out: IO[str]) -> str:
    """Nothing when all went well; a machine that cannot reach the registry still tests the rest."""
    # Not `npm ci`: it refuses a lock that was made where other systems' optional packages could not be seen.
    command = [npm, "install", "--no-save", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True)
    if done.returncode == 0:
        node_mark().write_text(lock_hash())
        return ""
    out.write(done.stdout + done.stderr)
    is_offline = UNREACHABLE.search(done.stderr) is not None and not os.environ.get("REQUIRE_E2E")
    return "skipped: npm could not reach its registry" if is_offline else "failed"


def node_version() -> tuple[int, int]:
    """Major and minor of the Node on the path; (0, 0) if there is none."""
    node = shutil.which("node")
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout if node else ""
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def is_new_enough(version: tuple[int, int]) -> bool:
    """What Vite and jsdom ask for in client/package-lock.json: ^20.19, ^22.13 or >=24."""
    return (20, 19) <= version < (21, 0) or (22, 13) <= version < (23, 0) or version >= (24, 0)


def has_node_modules() -> bool:
    return node_mark().exists() and node_mark().read_text() == lock_hash()


def node_mark() -> Path:
    return CLIENT / "node_modules" / ".toychest-lock"


def lock_hash() -> str:
    return hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()


CHECKS = (  # those that take long first, so that none is waited for at the end
    Check("mypy --strict", True, python("-m", "mypy")),
    Check("client", False, client),
    Check("kernel of the city", False, kernels("clockwork")),
    Check("kernels of the others", False, kernels("--for-all", "castle", "toybattle")),
    Check("imports", True, python("-c", LINT_IMPORTS)),
    Check("rule trace", True, python("-m", "tools.rule_trace")),
    Check("wire types", False, python("-m", "tools.wire_types", "--check")),
    Check("protocol page", False, python("-m", "tools.protocol_page", "--check")),
    Check("ruff check", True, python("-m", "ruff", "check", ".")),
    Check("ruff format", True, python("-m", "ruff", "format", "--check", ".")),
)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
