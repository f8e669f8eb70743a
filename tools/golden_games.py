"""Write the golden games: finished logs that every later release must replay to the same events.

usage: python tools/golden_games.py           write the logs that are missing, and every transcript
       python tools/golden_games.py --check   say which transcript is no longer true

Which there are, `golden/wanted.toml` beside each game's tests says. A log (NAME.log) is never rewritten: it is what
somebody once played. Its transcript (NAME.told) says what happened, and a change in it is a change of the rules. A game
by a house rule is one that would have gone otherwise without.
What chance hardly ever brings about, players made: the two in house-both_at_objective-shared helped each other, and in
house-no_move-stop_short two waited in the last yard for the third.
"""

import itertools
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tools import sensible_city
from toychest.contract import Json, Rules, Seat
from toychest.games import EDITIONS
from toychest.table import Log, Table, new_table, read_log, replay, write_log
from toychest.table.errors import TableError

GAMES = Path(__file__).parent.parent / "tests" / "games"
WHIM = 0.25
"""How often a player of a game that may cycle picks any move."""


class Wanted(msgspec.Struct, frozen=True):
    """A golden game as `golden/wanted.toml` beside a game's tests asks for it."""

    seats: int
    edition: str = ""
    options: dict[str, Json] = {}
    files: dict[str, str] = {}
    longest: int = 0


def wanted_in(folder: Path) -> dict[str, Wanted]:
    """Every golden game of one game, by its path: edition, files and longest filled in."""
    asked = msgspec.toml.decode((folder / "wanted.toml").read_bytes(), type=dict[str, Wanted])
    return {f"{folder.parent.name}/golden/{name}": _filled(each, folder) for name, each in asked.items()}


def _filled(wanted: Wanted, folder: Path) -> Wanted:
    edition = wanted.edition or f"{folder.parent.name}-standard-0"
    files = {name: {"file": (folder / file).read_text(encoding="utf-8")} for name, file in wanted.files.items()}
    longest = wanted.longest or EDITIONS[edition].longest
    return msgspec.structs.replace(wanted, edition=edition, options=wanted.options | files, longest=longest)


WANTED = {
    name: wanted
    for asked in sorted(GAMES.glob("*/golden/wanted.toml"))
    for name, wanted in wanted_in(asked.parent).items()
}


def golden_game(name: str) -> Log:
    """A whole game that shows what its edition is about."""
    for attempt in itertools.count():
        log = played_at_random(name, f"golden {name}" if attempt == 0 else f"golden {name} {attempt}")
        if log is not None and shows_its_house_rules(log):
            return log
    raise AssertionError("there is always another game")


def shows_its_house_rules(log: Log) -> bool:
    """Whether the printing alone would have refused one of these moves, told of them otherwise, or offered others."""
    edition = EDITIONS[log.header.edition]
    if not edition.house_rules:
        return True
    as_printed = EDITIONS[log.header.edition.partition("+")[0]].rules
    try:
        differs = transcript(log, as_printed) != transcript(log, edition.rules)
    except TableError:
        return True
    return differs or _offers(log, as_printed) != _offers(log, edition.rules)


def _offers(log: Log, rules: Rules[Any, Any]) -> list[list[Any]]:
    """What whoever was to act might have played, entry by entry."""
    states = [frame.state for frame in replay(rules, log.header, log.entries)]
    return [[rules.legal_moves(state, seat) for seat in rules.to_act(state)] for state in states]


def played_at_random(name: str, seed: str) -> Log | None:
    """A whole game by players who pick as `_picked` says, and take one back now and then; None if it took too long."""
    wanted, whims = WANTED[name], random.Random(seed.removeprefix("golden "))
    names = [f"Player {seat + 1}" for seat in range(wanted.seats)]
    table = new_table(EDITIONS[wanted.edition], wanted.options, names, seed)
    while table.outcome is None and table.seq <= wanted.longest:
        table = _one_request_later(table, whims)
    return None if table.outcome is None else table.log


def _one_request_later(table: Table, whims: random.Random) -> Table:
    waited_for = table.waits_for
    if waited_for is not None:
        return table.open_turn(waited_for).table
    seat = table.to_act[0]
    earliest = table.earliest_take_back(seat)
    if earliest is not None and whims.random() < 0.05:
        return table.take_back(seat, earliest).table
    return table.play(seat, _picked(table, seat, whims)).table


def _picked(table: Table, seat: Seat, whims: random.Random) -> str:
    """Any legal move; where pawns at random would wander for ever, mostly a sensible one."""
    whim = 1 if table.edition.values.get("turn_cap", "none") != "none" else WHIM  # a cap wants a long game
    if not table.edition.may_cycle or whims.random() < whim:
        return whims.choice(table.legal_moves(seat))
    rules = table.edition.rules
    move: str = rules.write_move(sensible_city.choice(table.state, seat, rules.legal_moves(table.state, seat), whims))
    return move


def transcript(log: Log, rules: Rules[Any, Any] | None = None) -> str:
    """What happened in a game, entry by entry: `seq seat move`, then an indented line for each event.

    `rules` other than the log's own say what would have happened by them.
    """
    return "".join(f"{line}\n" for line in _lines(log, rules or EDITIONS[log.header.edition].rules))


def _lines(log: Log, rules: Rules[Any, Any]) -> Iterator[str]:
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
            log.write_bytes(write_log(golden_game(name)))
    for log in golden_logs():
        log.with_suffix(".told").write_text(transcript(read_log(log.read_bytes())))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
