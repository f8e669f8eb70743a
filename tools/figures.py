"""The figures in our pages, from what was measured: a page with other figures fails the tests.

usage: python -m tools.figures [--check]

    <!-- engine -->   docs/notes/kernels.md   bench/engine.json   (python bench/engine.py)
    <!-- levels -->   docs/bots.md            bots/levels.toml
    <!-- ladder -->   docs/bots.md            bench/ladder.json   (python -m tools.ladder)
    <!-- luck -->     docs/bots.md            bench/luck-GAME.json   (toychest arena GAME --json FILE)
    <!-- thinking --> docs/bots.md            bench/search.json   (python bench/search.py)
    <!-- first -->    docs/bots.md            bench/first_answer.json   (python bench/first_answer.py)
    <!-- doubt -->    docs/bots.md            bench/hints.json    (python -m tools.hint_errors)
    <!-- calibration --> docs/bots.md        bench/calibration.json (python -m tools.calibration)
    <!-- reviews -->  docs/notes/review.md   bench/reviews.json  (python -m tools.review_errors)
    <!-- agreement --> docs/notes/review.md  bench/review_agreement.json (python -m tools.review_agreement)
    <!-- puzzles -->  docs/puzzles.md        bench/puzzles.json  (python -m tools.puzzle_check)
    <!-- lengths -->  docs/rules/clockwork.md bench/city_lengths.json    (python -m tools.sensible_city)
"""

import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from toychest.bots.levels import LEVELS, Level, level_of
from toychest.bots.workers import kernel_cache

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
BOTS, KERNELS, REVIEW = DOCS / "bots.md", DOCS / "notes" / "kernels.md", DOCS / "notes" / "review.md"
CITY, PUZZLES = DOCS / "rules" / "clockwork.md", DOCS / "puzzles.md"
GAMES = {"toybattle": "Toy Battle", "clockwork": "Clockwork City", "castle": "Coded Castle"}
WAYS = {"machine": "machine", "airship": "airship", "dead-end": "dead end", "cap": "over 1,000 turns"}
SHARES = {"endgame_share": "yards emptied", "off_turn_share": "won on another's turn"}
COLD = ("empty cache", "without Numba")
FIRSTS = {"level 1": "answer of level 1", "level 6": "answer of level 6", "hint": "hint"}
PLANNING = (
    "card by card",
    "the row, by treasures and distance",
    "values without the ghost",
    "the row, by treasures, ghost and distance",
    "value iteration",
    "value iteration with the true stack",
)


def measured(name: str) -> Any:
    """What a bench wrote down."""
    return json.loads((ROOT / "bench" / f"{name}.json").read_text("utf-8"))


def table(heading: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table of Markdown."""
    rows = [heading, ["---"] * len(heading), *lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def engine() -> str:
    """Moves a second, and how many times as fast as the peers that is."""
    found = measured("engine")
    games = found["games"]
    heading = ["", *(GAMES[game] for game in games)]
    ours = [
        ["moves a second, one core", *(f"{each['moves_a_second'] / 1e6:.1f} M" for each in games.values())],
        ["two cores, by the clock on the wall", *(_gain(found["two_cores"][game]) for game in games)],
    ]
    loops = ", ".join(f"{name} {_gain(each)}" for name, each in found["two_cores"].items() if name not in games)
    note = f"What the second core gave to others in the same minutes: {loops}."
    peers = [
        [
            f"times as fast as {name}, {peer['by']}{_on_its_day(peer, found)}",
            *(_times(peer["ratio"][game]) for game in games),
        ]
        for name, peer in found["peers"].items()
    ]
    intro = f"Uniformly random games, chance included (`{found['command']}`, {found['day']}{_since(found)}):"
    return f"{intro}\n\n{table(heading, [*ours, *peers])}\n\n{note}"


def _on_its_day(peer: Any, found: Any) -> str:
    """That a peer was measured on another day, beside the kernels of then."""
    return "" if peer.get("day", found["day"]) == found["day"] else f" ({peer['day']}, the kernels of then)"


def _since(found: Any) -> str:
    """That other kernels were measured than those that we have now."""
    now = kernel_cache.sum_of(kernel_cache.PACKAGE, kernel_cache.GAMES)
    return "" if found.get("kernels") == now else "; the kernels have changed since"


def _gain(found: Any) -> str:
    low, high = found["interval"]
    counted = f"{found['rounds']} of {found['of']} rounds; all {found['gain_of_all']:.2f}x"
    return f"{found['gain']:.2f}x ({low:.2f} to {high:.2f}; {counted})"


def _times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}"


def levels() -> str:
    """How much each level thinks."""
    return table(["level", "name", *GAMES.values()], [_level(number) for number in LEVELS])


def _level(number: int) -> list[str]:
    toys, city, castle = (level_of(game, number) for game in GAMES)
    return [str(number), toys.name, _search(toys), _search(city), f"{PLANNING[number - 1]}{_softness(castle)}"]


def _search(level: Level) -> str:
    memory = f"; forgets, 1/e is left after {level.memory} entries" if level.memory else ""
    network = ", judged by the network" if level.has_network else ""
    return f"{level.iterations:,} imagined truths, {level.depth} ahead{network}{memory}{_softness(level)}"


def _softness(level: Level) -> str:
    return f"; takes any move within {100 * level.softness:g} points of the best" if level.softness else ""


def ladder() -> str:
    """Who beats whom how often."""
    found = measured("ladder")["series"]
    parts = [
        _steps(found["toybattle"], "each level against the one below, on all terrains"),
        _steps(found["toybattle-top"], "the strongest against the one below"),
        _steps(found["toybattle-network"], "with the network and without it, in equal time"),
        _steps(found["toybattle-network"], "the same by terrain", True),
        _steps(found["toybattle-greedy"], "level 6 without its network against the best move one ahead (greedy)", True),
        _steps(found["clockwork"], "each level against the one below, two seats"),
        _steps(found["clockwork-top"], "the strongest against the one below"),
        _steps(found["clockwork-network"], "with the network and without it, in equal time"),
        _steps(found["castle"], "each level by itself, on all four boards"),
        _castle(found["castle"]),
        _steps(found["toybattle-weights"], "fitted weights against hand-made ones, level 4"),
        _steps(found["clockwork-weights"], "the same in Clockwork City"),
        _steps(found["clockwork-memory"], "level 4 that forgets nothing against one with the memory of level 1"),
    ]
    return "\n\n".join([*parts, _minutes(found)])


def _minutes(found: dict[str, Any]) -> str:
    """A series that was played while the cores did other work, too, has no minutes."""
    timed = [each["minutes"] for each in found.values() if each["minutes"] is not None]
    untimed = [name for name, each in found.items() if each["minutes"] is None]
    rest = f"; how long these take by themselves was not measured: {', '.join(untimed)}" if untimed else ""
    return f"Played on two cores in {sum(timed):.0f} minutes in all{rest}."


def _steps(series: Any, what: str, is_by_choice: bool = False) -> str:
    steps = series["choices"] if is_by_choice else series["steps"]
    lines = [[_named(step["series"]), f"{step['share']} %", f"{step['low']} to {step['high']}"] for step in steps]
    note, heading = _cut_off(sum(step["cut_off"] for step in steps)), ["", "won", "95 % interval"]
    return f"`{series['command']}`: {what}; {steps[0]['games']} games each.{note}\n\n{table(heading, lines)}"


def luck() -> str:
    """What a few games say as they ended, and without luck."""
    found = {game: measured(f"luck-{game}") for game in GAMES}
    heading = ["", "games", "won, and its interval", "without luck, and its interval", "a game is worth"]
    lines = [_lucky(GAMES[game], each["series"][0]) for game, each in found.items()]
    commands = "; ".join(f"`{each['command']}`" for each in found.values())
    return f"{table(heading, lines)}\n\n{commands}."


def _lucky(game: str, series: Any) -> list[str]:
    without = series["adjusted"]
    won = _interval(series["wins"] / series["games"], series["low"], series["high"])
    left = _interval(without["share"], without["low"], without["high"])
    worth = "too few to say" if without["worth"] is None else f"{without['worth']:.1f} games"
    return [f"{game}, {_named(series['series'])}", str(series["games"]), won, left, worth]


def _interval(share: float, low: float, high: float) -> str:
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def _cut_off(games: int) -> str:
    if games == 1:
        return " 1 game was cut off and counts half."
    return f" {games} games were cut off and count half." if games else ""


def _named(series: str) -> str:
    return series.split(", ")[-1] if ", " in series else series.replace(" - ", " against ")


def _castle(series: Any) -> str:
    """By board: what each level wins."""
    boards: dict[str, list[str]] = {}
    for step in series["choices"]:
        boards.setdefault(_named(step["series"]), []).append(f"{step['share']:g}")
    return table(["board", *map(str, LEVELS)], [[board, *shares] for board, shares in boards.items()])


def thinking() -> str:
    """How long a move takes, and iterations a second."""
    found = measured("search")
    heading = ["seconds for a move (mean, most)", *map(str, LEVELS), "iterations a second, level 6"]
    lines = []
    for game, by_level in found["games"].items():
        rate = by_level["6"]["iterations_a_second"]
        times = [f"{each['mean']:.3f}, {each['most']:.3f}" for each in by_level.values()]
        lines.append([GAMES[game], *times, f"{rate:,}" if rate else "planner"])
    peer = found["openspiel_gin_rummy"]
    beside = (
        f"`{found['command']}`, one core. In the same run OpenSpiel's search in C++ made "
        f"{peer['iterations_a_second']:,} iterations a second on gin rummy, each with a random rollout of "
        f"{peer['moves_an_iteration']:g} moves; ours have no rollout: every move of a new node is judged instead."
    )
    return f"{table(heading, lines)}\n\n{beside}"


def first() -> str:
    """How long whoever has just started Toychest waits, now and before engines got ready in the background."""
    found = measured("first_answer")
    whens = [when for when in ("now", "before") if when in found]
    told = [(kind, when) for kind in COLD for when in whens if kind in found[when]]
    heading = ["seconds to the first", *(f"{kind}, {when}" for kind, when in told)]
    lines = [
        [
            f"{what}, {GAMES[game]}",
            *(_seconds(found[when][kind].get(game, {}).get(key)) for kind, when in told),
        ]
        for game in GAMES
        for key, what in FIRSTS.items()
        if key in found["now"][COLD[0]][game]
    ]
    pages = " and ".join(f"{found[when]['page']:.1f} s {when}" for when in whens)
    busy = " and ".join(f"{found[when]['load before']:g} {when}" for when in whens)
    beside = (
        f"The page, from a fresh copy with empty caches: {pages}. `{found['command']}`, {found['machine']}; pauses are "
        f"included. The machine was busy: its load was {busy}."
    )
    return f"{table(heading, lines)}\n\n{beside}"


def _seconds(seconds: float | None) -> str:
    return "" if seconds is None else f"{seconds:.1f}"


def doubt() -> str:
    """How far off the chance to win is that a hint tells."""
    heading = ["", "states", "games played on from each", "standard error in an even game", "won more than told"]
    lines = [
        [GAMES[game], str(each["states"]), f"{each['playouts']:,}", _error_of(each), points(each["above"])]
        for game, each in measured("hints").items()
    ]
    commands = [f"`{each['command']}`" for each in measured("hints").values()]
    return "\n\n".join([table(heading, lines), "; ".join(commands) + "."])


def _error_of(found: Any) -> str:
    """And what other samples of as many states would have given, where that was found out."""
    within = f" ({100 * found['low']:.1f} to {100 * found['high']:.1f})" if "low" in found else ""
    return points(found["error"]) + within


def reviews() -> str:
    """What a review leaves unexplained, and how long it takes."""
    found = measured("reviews")
    heading = ["points of the first seat", "recipe", "games", "luck", "hidden", "rest", "seconds, median", "most"]
    lines = [
        [GAMES[game], each["recipe"], str(each["games"]), *_lines_of(each), *_times_of(each)]
        for game, each in found.items()
    ]
    commands = [f"`{each['command']}`" for each in found.values()]
    return "\n\n".join([table(heading, lines), "; ".join(commands) + "."])


def _lines_of(found: Any) -> list[str]:
    """Mean and standard deviation of three lines of a bill."""
    return [f"{found[f'{name}_mean']:.1f} ± {found[f'{name}_sd']:.1f}" for name in ("luck", "hidden", "rest")]


def _times_of(found: Any) -> list[str]:
    return [f"{found[f'seconds_{name}']:.1f}" for name in ("median", "most")]


def agreement() -> str:
    """How far two seeds blame the same moves, and how often they blame the strongest level."""
    found = measured("review_agreement")
    heading = ["", "decisions", "large by one seed at least", "by both", "nearly so", "level 6, ten times: large"]
    lines = [
        [GAMES[game], str(each["decisions"]), str(each["large_by_either"]), *_agreed(each)]
        for game, each in found.items()
    ]
    commands = "; ".join(f"`{each['command']}`" for each in found.values())
    return f"{table(heading, lines)}\n\n{commands}."


def _agreed(found: Any) -> list[str]:
    either, blamed = max(found["large_by_either"], 1), f"{found['strongest_large']} of {found['strongest']}"
    shared = [f"{found[name]} ({100 * found[name] / either:.0f} %)" for name in ("large_by_both", "agree")]
    return [*shared, blamed]


def puzzles() -> str:
    """How many puzzles lose their only answer when they are checked with more work, and how fast they are made."""
    heading, lines, commands = ["", "judged by", "checked again", "work", "lost", "an hour on two cores"], [], []
    for game, found in measured("puzzles").items():
        checked, pace = found["checked"], found["pace"]
        again = f"{checked['puzzles_checked']} of {checked['puzzles']}"
        an_hour = f"{pace['an_hour_on_two_cores']:,} (by {pace['made']} of {pace['games']} games)"
        lines.append([GAMES[game], checked["by"], again, f"{checked['times']} times", str(checked["lost"]), an_hour])
        commands += [f"`{each['command']}`" for each in (checked, pace)]
    return f"{table(heading, lines)}\n\n{'; '.join(commands)}."


def calibration() -> str:
    """What was won where so much was said."""
    found = measured("calibration")
    heading = ["said, in a hundred", *(f"{GAMES[game]}: won (decisions)" for game in found)]
    tenths = range(max(len(each["lines"]) for each in found.values()))
    lines = [
        [f"{10 * tenth} to {10 * tenth + 10}", *(_calibrated(each["lines"], tenth) for each in found.values())]
        for tenth in tenths
    ]
    commands = "; ".join(f"`{each['command']}`" for each in found.values())
    offs = ", ".join(f"{GAMES[game]} {points(each['error'])}" for game, each in found.items())
    return f"{table(heading, lines)}\n\nOff by, on average: {offs}. {commands}."


def _calibrated(lines: Any, tenth: int) -> str:
    found = next((line for line in lines if int(10 * line["said"]) == tenth), None)
    return (
        ""
        if found is None
        else f"said {100 * found['said']:.0f}, won {100 * found['won']:.0f} ({found['decisions']:,})"
    )


def points(share: float) -> str:
    """A share in points of a hundred."""
    return f"{100 * share:.1f} points"


def lengths() -> str:
    """How many turns a city takes, and how it ends."""
    found = measured("city_lengths")
    spread = ["turns, median", "half of all", "nine of ten", "mean"]
    heading = ["seats", "games", *spread, *WAYS.values(), *SHARES.values()]
    intro = (
        f"Games of a simple sensible player on the ring (`{found['command']}`, figures in `bench/city_lengths.json`)."
    )
    return f"{intro}\n\n{table(heading, [_city(seats, each) for seats, each in found['seats'].items()])}"


def _city(seats: str, found: Any) -> list[str]:
    low, high = found["turns_5_to_95"]
    lower, middle, upper = found["turns_quartiles"]
    lasts = [f"{middle:g}", f"{lower:g} to {upper:g}", f"{low} to {high}", f"{found['turns_mean']:.0f}"]
    shares = [found["share"].get(way, 0) for way in WAYS] + [found[share] for share in SHARES]
    return [seats, f"{found['games']:,}", *lasts, *map(_share, shares)]


def _share(share: float) -> str:
    if not share:
        return "none seen"
    return f"{100 * share:.1f} %" if share >= 0.001 else "under 0.1 %"


BLOCKS: dict[Path, tuple[Callable[[], str], ...]] = {
    KERNELS: (engine,),
    BOTS: (levels, ladder, luck, first, thinking, doubt, calibration),
    CITY: (lengths,),
    REVIEW: (reviews, agreement),
    PUZZLES: (puzzles,),
}
"""What is written into each page, between the marks of its name."""


def written(page: Path) -> str:
    """A page with the figures that were measured."""
    text = page.read_text("utf-8")
    for block in BLOCKS[page]:
        name = block.__name__
        marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.S)
        made = block()
        text, count = marks.subn(lambda found, made=made: f"{found[1]}{made}\n{found[2]}", text)  # type: ignore[misc]
        if count != 1:
            raise ValueError(f"{page.name}: expected the marks of {name!r} once, got them {count} times")
    return text


def main() -> None:
    """Write the figures, or say which pages have others."""
    stale = [page for page in BLOCKS if page.read_text("utf-8") != written(page)]
    if "--check" in sys.argv[1:]:
        sys.exit("\n".join(f"{page.name}: run python -m tools.figures" for page in stale) or 0)
    for page in stale:
        page.write_text(written(page), "utf-8")
        print(page.name)


if __name__ == "__main__":
    main()
