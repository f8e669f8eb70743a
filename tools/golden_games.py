"""Write the golden games: finished logs that every later release must replay to the same events.

usage: python tools/golden_games.py           write the logs that are missing, and every transcript
       python tools/golden_games.py --check   say which transcript is no longer true

A log (NAME.log) is never rewritten: it is what somebody once played. Its transcript (NAME.told) says what happened, and
a change in it is a change of the rules. A game by a house rule is one that would have gone otherwise without.
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
from toychest.conformance.choices import house_ruled
from toychest.contract import Edition, Json, Rules, Seat
from toychest.games import EDITIONS
from toychest.table import Log, Table, new_table, read_log, replay, write_log
from toychest.table.errors import TableError

GAMES = Path(__file__).parent.parent / "tests" / "games"
STANDARD = "castle-standard-0"
OWN_BOARD = """name = "pond"
symbols = ["drop", "fish", "boat", "leaf"]
lines = ["S.w.", ".OX.", "..O."]
walls = [["a1", "a2"]]
tower = 8
"""
OWN_DECK = """up = 5
right = 3
down = 5
left = 3
loop = 4
sorcerer = 4
ghost = 2
"""
OWN_PUZZLE = """sorcerer = "b1"
treasures = ["c1", "d1"]
row = ["up", "right", "loop"]
"""
OPTIONS_FOR: dict[str, dict[str, Json]] = {"young_gates-off": {"profile": "young"}}
"""What a house rule is about, where that is not the default."""


def choices(name: str) -> list[str]:
    """Everything but the default that this option offers."""
    return [
        choice
        for option in EDITIONS[STANDARD].options
        for choice in option.choices
        if option.name == name and choice != option.default
    ]


def house_rule(edition: Edition) -> str:
    """Its only house rule, as part of a file's name."""
    ((name, value),) = edition.house_rules.items()
    return f"{name}-{value}"


WHIM = 0.25
"""How often a player of a game that may cycle picks any move."""

LONGEST = {
    "clockwork/golden/house-turn_cap-200": 1500,
    "clockwork/golden/house-turn_cap-400": 3000,
    "clockwork/golden/house-dead_end-name_family": 3000,
}
"""Where a game must be longer than the edition's cap to show what it is about."""

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
    "castle/golden/one-treasure": (STANDARD, 2, {"treasures": 1}),
    "castle/golden/all-treasures": (STANDARD, 2, {"treasures": 28}),
    "castle/golden/own-board": (STANDARD, 2, {"board": {"file": OWN_BOARD}}),
    "castle/golden/own-deck": (STANDARD, 2, {"deck": {"file": OWN_DECK}}),
    "castle/golden/own-puzzle": (STANDARD, 1, {"puzzle": {"file": OWN_PUZZLE}}),
    **{f"castle/golden/board-{name}": (STANDARD, 2, {"board": name}) for name in choices("board")},
    **{f"castle/golden/puzzle-{name}": (STANDARD, 1, {"puzzle": name}) for name in choices("puzzle")},
    **{
        f"castle/golden/printing-{each.printing}": (each.id, 2, {})
        for each in EDITIONS.values()
        if each.game == "castle" and each.id != STANDARD
    },
    **{
        f"castle/golden/house-{house_rule(each)}": (each.id, 2, OPTIONS_FOR.get(house_rule(each), {}))
        for each in house_ruled(EDITIONS[STANDARD])
    },
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

CITY = "clockwork-standard-0"
HAMLET = """name = "hamlet"
towers = 0
yards = [2, 4, 6, 8, 10, 11]
paths = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]]
[fields]
{fields}
[spots]
{spots}
""".format(
    fields="\n".join(f"{field} = [{60 + 60 * field}, 380]" for field in range(15)),
    spots="\n".join(f"{spot} = [{40 + 50 * (spot % 18)}, {90 if spot < 18 else 680}]" for spot in range(1, 36))
    + "\n36 = [40, 560]",
)
"""One long bridge that ends nowhere: here a pawn can be shut in behind the last yard."""
CROWDS: dict[str, tuple[int, dict[str, Json]]] = {
    "field_cap-none": (4, {}),
    "no_move-stop_short": (4, {"board": {"file": HAMLET}}),
    "offturn_win-own_turn": (4, {}),
    "extra_sets-one_each": (4, {}),
    "endgame_demands-one_per_rival": (3, {}),
}
"""Seats and options of a house rule that a quiet ring for two does not show."""
WANTED |= {
    "clockwork/golden/two": (CITY, 2, {}),
    "clockwork/golden/three": (CITY, 3, {}),
    "clockwork/golden/four": (CITY, 4, {}),
    "clockwork/golden/forked": (CITY, 3, {"board": "forked"}),
    "clockwork/golden/own-board": (CITY, 2, {"board": {"file": HAMLET}}),
    **{f"clockwork/golden/memory-{aid}": (CITY, 2, {"memory_aid": aid}) for aid in ("last_3", "last_6", "on")},
    **{
        f"clockwork/golden/printing-{each.printing}": (each.id, 2, {})
        for each in EDITIONS.values()
        if each.game == "clockwork" and each.id != CITY
    },
    **{
        f"clockwork/golden/house-{house_rule(each)}": (each.id, *CROWDS.get(house_rule(each), (2, {})))
        for each in house_ruled(EDITIONS[CITY])
    },
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
    edition, seats, options = WANTED[name]
    whims = random.Random(seed.removeprefix("golden "))
    table = new_table(EDITIONS[edition], options, [f"Player {seat + 1}" for seat in range(seats)], seed)
    longest = LONGEST.get(name, table.edition.longest)
    while table.outcome is None and table.seq <= longest:
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
