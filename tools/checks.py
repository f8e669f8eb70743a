"""Run every check and test, one after another, and say at the end how each went.

usage: python3 play.py test [--fast]     (python3 play.py deep: the tests alone, with long samples)
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
LINT_IMPORTS = (
    "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo'], prog_name='lint-imports')"
)
CLIENT_SCRIPTS = ("format:check", "lint", "check", "test")
NODE = "20.19, 22.13, 24 or newer"
UNREACHABLE = re.compile("ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request")


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
    """One check by name; `run` gives its verdict's words."""

    name: str
    is_fast: bool
    run: Callable[[], str]


def main() -> int:
    arguments = wanted()
    if arguments.what == "deep":
        return tests(["--timeout=7200"], {"TOYCHEST_DEEP": "1"})
    verdicts = [verdict(check) for check in CHECKS if check.is_fast or not arguments.fast]
    headline("checks so far; the tests follow")
    print(table(verdicts), flush=True)
    code = tests(["-m", "not slow and not e2e"] if arguments.fast else [], {})
    failed = [each.name for each in verdicts if each.is_failure]
    if failed:
        print(f"failed before the tests: {', '.join(failed)}", flush=True)
    return int(code != 0 or bool(failed))


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="play.py", description="Run every check and test.")
    parser.add_argument("what", choices=["test", "deep"])
    parser.add_argument("--fast", action="store_true", help="only what fits into a few minutes")
    return parser.parse_args()


def verdict(check: Check) -> Verdict:
    headline(check.name)
    began = time.monotonic()
    words = check.run()
    print(words, flush=True)
    return Verdict(check.name, words, time.monotonic() - began)


def headline(name: str) -> None:
    print(f"\n=== {name} ".ljust(80, "="), flush=True)


def table(verdicts: list[Verdict]) -> str:
    return "\n".join(f"{each.name:<24} {each.seconds:6.1f} s  {each.words}" for each in verdicts)


def call(*command: str, folder: Path = ROOT) -> str:
    """Run a command in the open; its verdict."""
    return "ok" if subprocess.run(command, cwd=folder).returncode == 0 else "failed"


def python(*arguments: str) -> Callable[[], str]:
    return lambda: call(sys.executable, *arguments)


def tests(arguments: list[str], extra: dict[str, str]) -> int:
    """Run pytest in the open, so that its own summary closes the output.

    One worker more than two cores: the one that drives browsers mostly waits for them.
    """
    headline("pytest")
    command = [sys.executable, "-m", "pytest", "-n", "3", "--dist", "loadgroup", *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ | extra).returncode


def client() -> str:
    """The browser's half, where Node is there; a machine without it still plays, from the built bundle."""
    npm = shutil.which("npm")
    if npm is None or not is_new_enough(node_version()):
        return f"skipped: no Node {NODE}"
    if not has_node_modules() and (trouble := install_node_modules(npm)):
        return trouble
    runs = [call(npm, "run", "--silent", script, folder=CLIENT) for script in CLIENT_SCRIPTS]
    return "failed" if "failed" in runs else "ok"


def install_node_modules(npm: str) -> str:
    """Nothing when all went well; a machine that cannot reach the registry still tests the rest."""
    # Not `npm ci`: it refuses a lock that was made where other systems' optional packages could not be seen.
    command = [npm, "install", "--no-save", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True)
    if done.returncode == 0:
        node_mark().write_text(lock_hash())
        return ""
    print(done.stdout + done.stderr)
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


CHECKS = (
    Check("ruff format", True, python("-m", "ruff", "format", "--check", ".")),
    Check("ruff check", True, python("-m", "ruff", "check", ".")),
    Check("mypy --strict", True, python("-m", "mypy")),
    Check("imports", True, python("-c", LINT_IMPORTS)),
    Check("rule trace", True, python("-m", "tools.rule_trace")),
    Check("wire types", False, python("-m", "tools.wire_types", "--check")),
    Check("protocol page", False, python("-m", "tools.protocol_page", "--check")),
    Check("client", False, client),
)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
