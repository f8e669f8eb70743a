"""Write the golden games: finished logs that every later release must replay to the same events.

usage: python tools/golden_games.py           write the logs that are missing, and every transcript
       python tools/golden_games.py --check   say which transcript is no longer true

A log (NAME.log) is never rewritten: it is what somebody once played. Its transcript (NAME.told) says what happened, and
a change in it is a change of the rules.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from toychest.contract import Json
from toychest.games import EDITIONS
from toychest.table import Log, Table, new_table, read_log, replay, write_log

GAMES = Path(__file__).parent.parent / "tests" / "games"
STANDARD = "castle-standard-0"
WANTED: dict[str, tuple[str, int, dict[str, Json]]] = {
    "castle/golden/alone": (STANDARD, 1, {}),
    "castle/golden/pair": (STANDARD, 2, {}),
    "castle/golden/four": (STANDARD, 4, {}),
    "castle/golden/base": (STANDARD, 2, {"profile": "base"}),
    "castle/golden/young": (STANDARD, 3, {"profile": "young"}),
    "castle/golden/older": (STANDARD, 2, {"profile": "older"}),
    "castle/golden/oldest": (STANDARD, 1, {"profile": "oldest"}),
    "castle/golden/quarter-turns": (STANDARD, 2, {"half_turns": False}),
    "castle/golden/half-turns": (STANDARD, 2, {"half_turns": True}),
}

BATTLE = "toybattle-standard-0"
TERRAINS = ("pool", "clouds", "jungle", "cemetery", "caribbean", "station", "battlefield", "croisette", "tournament")
WANTED |= {
    "toybattle/golden/castle": (BATTLE, 2, {}),
    "toybattle/golden/castle-again": (BATTLE, 2, {"terrain": "castle"}),
    "toybattle/golden/castle-once-more": (BATTLE, 2, {"terrain": "castle", "beginner": False}),
    "toybattle/golden/beginner": (BATTLE, 2, {"beginner": True}),
    "toybattle/golden/suppress-forced": (f"{BATTLE}+suppress=forced", 2, {"terrain": "battlefield"}),
    "toybattle/golden/both-shared": (f"{BATTLE}+both_at_objective=shared", 2, {"terrain": "jungle"}),
    "toybattle/golden/no-progress-none": (f"{BATTLE}+no_progress=none", 2, {}),
    **{f"toybattle/golden/{terrain}": (BATTLE, 2, {"terrain": terrain}) for terrain in TERRAINS},
}


def played_at_random(name: str) -> Log:
    """A whole game by players who pick any legal move, and take one back now and then."""
    edition, seats, options = WANTED[name]
    whims = random.Random(name)
    table = new_table(EDITIONS[edition], options, [f"Player {seat + 1}" for seat in range(seats)], f"golden {name}")
    while table.outcome is None:
        table = _one_request_later(table, whims)
    return table.log


def _one_request_later(table: Table, whims: random.Random) -> Table:
    waited_for = table.waits_for
    if waited_for is not None:
        return table.open_turn(waited_for).table
    seat = table.to_act[0]
    earliest = table.earliest_take_back(seat)
    if earliest is not None and whims.random() < 0.05:
        return table.take_back(seat, earliest).table
    return table.play(seat, whims.choice(table.legal_moves(seat))).table


def transcript(log: Log) -> str:
    """What happened in a game, entry by entry: `seq seat move`, then an indented line for each event."""
    return "".join(f"{line}\n" for line in _lines(log))


def _lines(log: Log) -> Iterator[str]:
    rules = EDITIONS[log.header.edition].rules
    frames = replay(rules, log.header, log.entries)
    for frame in frames[1:]:
        yield f"{frame.seq} {frame.seat} {frame.move}"
        for event in frame.events:
            facts = msgspec.json.encode(event.public | event.secret, order="sorted").decode()
            yield f"    {event.kind} {event.rule} {facts}"
    yield msgspec.json.encode(rules.outcome(frames[-1].state)).decode()


def golden_logs() -> list[Path]:
    """Every golden log of every game."""
    return sorted(GAMES.glob("*/golden/*.log"))


def stale() -> list[str]:
    """The transcripts that no longer say what their logs lead to, and the logs that are missing."""
    missing = [name for name in WANTED if not (GAMES / f"{name}.log").exists()]
    changed = [log.stem for log in golden_logs() if transcript(read_log(log.read_bytes())) != _told(log)]
    return missing + changed


def _told(log: Path) -> str:
    told = log.with_suffix(".told")
    return told.read_text() if told.exists() else ""


def main() -> int:
    if "--check" in sys.argv:
        for name in stale():
            print(f"{name}: its transcript is no longer true")
        return int(bool(stale()))
    for name in WANTED:
        log = GAMES / f"{name}.log"
        if not log.exists():
            log.parent.mkdir(exist_ok=True)
            log.write_bytes(write_log(played_at_random(name)))
    for log in golden_logs():
        log.with_suffix(".told").write_text(transcript(read_log(log.read_bytes())))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
