"""Writes what bench/server.py and bench/attacks.py measured into docs/server.md; `--check` only looks.

python -m tools.server_page
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "server.md"
SERVER, ATTACKS = ROOT / "bench" / "server.json", ROOT / "bench" / "attacks.json"


def page(text: str, server: Any, attacks: Any) -> str:
    """The page with its tables as they were measured."""
    return _between(_between(text, "attacks", attack_lines(attacks)), "speed", speed_lines(server))


def attack_lines(measured: Any) -> Iterator[str]:
    yield "| beside | moves | p50 ms | p99 ms | of a core | its bot moved after | memory, most |"
    yield "|---|---|---|---|---|---|---|"
    for name, line in measured["attacks"].items():
        bot = "never" if line["bot_seconds"] is None else f"{line['bot_seconds']} s"
        moves = f"{line['moves']} | {line['p50_ms']} | {line['p99_ms']} | {line['server_cpu']:.0%}"
        yield f"| {name} | {moves} | {bot} | {line['mb_most']} MB |"
    yield ""
    yield f"`{measured['command']}`, load average {measured['load_average'][0]:.0f} on two cores."


def speed_lines(measured: Any) -> Iterator[str]:
    for title, lines in measured.get("rate", {}).items():
        yield f"| {title} | moves a second | p50 ms | p99 ms | CPU a move |"
        yield "|---|---|---|---|---|"
        for name, line in lines.items():
            figures = f"{line['moves_per_second']:.0f} | {line['p50_ms']} | {line['p99_ms']}"
            yield f"| {name} | {figures} | {line['cpu_us_per_move']:.0f} µs |"
        yield ""
    for name, said in (
        ("open", "500 moves a second over 1,000 tables: {moves_per_second} done, p50 {p50_ms} ms, p99 {p99_ms} ms."),
        ("memory", "1,000 tables with {connections} idle connections: {mb} MB, {empty_mb} MB before."),
        ("load", "A table of 3,000 entries is shown {first_ms} ms after it is entered, {again_ms} ms the next time."),
        (
            "start",
            "A server with 20,000 stored tables answers after {seconds} s, an empty one after {empty_seconds}.",
        ),
    ):
        if name in measured:
            yield f"- {said.format(**measured[name])}"
    if "flat" in measured:
        costs = (
            f"{name}: {line['move_ms']} ms, {line['cpu_us_per_move']} µs" for name, line in measured["flat"].items()
        )
        yield f"- What a move takes, one after another, and needs of a core: {'; '.join(costs)}."
    yield ""
    python = f", {measured['python']}" if "python" in measured else ""
    yield f"`{measured['command']}`, load average {measured['load_average'][0]:.0f} on two cores{python}."


def _between(text: str, name: str, lines: Iterator[str]) -> str:
    before, begin, rest = text.partition(f"<!-- {name} -->\n")
    _, end, after = rest.partition("<!-- end -->\n")
    assert begin, f"the page has no place for {name}"
    assert end, f"the page has no end of {name}"
    return f"{before}{begin}{chr(10).join(lines)}\n{end}{after}"


def main() -> None:
    measured = [msgspec.json.decode(file.read_bytes()) for file in (SERVER, ATTACKS)]
    old = PAGE.read_text(encoding="utf-8")
    new = page(old, *measured)
    if "--check" in sys.argv:
        sys.exit(0 if new == old else "docs/server.md is not what was measured: python -m tools.server_page")
    PAGE.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
