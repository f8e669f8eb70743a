"""Check shipped puzzles again with ten times the work: do they keep their only answer?

usage: python -m tools.puzzle_check GAME [--sample N] [--times N] [--file FILE] [--keep OUT] [--json FILE] [--go-on]
       python -m tools.puzzle_check GAME --anew [--file FILE] --keep OUT
       python -m tools.puzzle_check GAME --games N [--json FILE]

A puzzle loses its only answer if a longer search prefers another move, or some other move comes nearer to it than a
puzzle's lead. Puzzles of which everything was tried are tried again in twenty imagined truths. With --file those of
another file than the shipped one are checked; --keep writes that file again without what lost its answer; --go-on goes
on in the sample from where the figures of --json say that it was broken off. --anew keeps
what today's judge would make of the same states, with its numbers; it goes on where it was stopped. --games makes
puzzles of so many bot games and says how many an hour that is on two cores, by this process's own seconds.
bench/puzzles.json holds what we quote, and how it was asked for.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tools.figures_file import keep_figures
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import Edition, Posed, Puzzle, PuzzleGame, PuzzlesMade, puzzles_of, read_puzzles
from toychest.contract.puzzle import FILE
from toychest.games import EDITIONS, GAMES
from toychest.puzzles.game_played import bot_game
from toychest.puzzles.judging import table_of_puzzle
from toychest.puzzles.maker import maker_of
from toychest.puzzles.recipe import Recipe, recipe_of, seed_for
from toychest.puzzles.won_turns import wins
from toychest.table import draws_for

if TYPE_CHECKING:  # it takes Numba along
    from toychest.puzzles.searched_maker import SearchedMaker

TRUTHS, CORES = 20, 2


def keeps_answer(edition: Edition, puzzle: Puzzle, recipe: Recipe) -> bool:
    """Whether the answer is still the only one, by this much work from another seed."""
    table = table_of_puzzle(edition, puzzle)
    seat = table.to_act[0]
    if puzzle.posed.asks == "end":
        truths = (table.rules.imagine(table.state, seat, draws_for(puzzle.id, number)) for number in range(TRUTHS))
        return all(wins(table.rules, truth, seat, puzzle.posed.answer) for truth in (table.state, *truths))
    from toychest.puzzles.searched_maker import SearchedMaker  # takes Numba along, whose folder is chosen first

    maker, moves = SearchedMaker(edition, recipe), tuple(table.legal_moves(seat))
    decision = maker.decision(table.state, puzzle.posed.at, puzzle.seats, seat, moves, seed_for(puzzle.id, 0, "check"))
    return maker.keeps(decision, (*puzzle.posed.answer, *puzzle.posed.equals))


def written(made: PuzzlesMade, games: Sequence[PuzzleGame], lost: set[str]) -> bytes:
    """The file without these puzzles, and without games that have no other."""
    lines = [msgspec.json.encode(made)]
    for game in games:
        left = tuple(each.posed for each in puzzles_of(game) if each.id not in lost)
        if left:
            lines.append(msgspec.json.encode(msgspec.structs.replace(game, puzzles=left)))
    return b"".join(line + b"\n" for line in lines)


def judge_anew(edition: Edition, made: PuzzlesMade, games: Sequence[PuzzleGame], out: Path) -> None:
    """The puzzles that today's judge would make of these states, game after game into a file."""
    from toychest.puzzles.searched_maker import SearchedMaker

    maker = SearchedMaker(edition, recipe_of(edition.game))
    done = read_puzzles(out.read_bytes())[1] if out.exists() else ()
    if not out.exists():
        out.write_bytes(msgspec.json.encode(msgspec.structs.replace(made, by=maker.version)) + b"\n")
    for game in games:
        if done and game.number <= done[-1].number:
            continue
        left = tuple(posed for puzzle in puzzles_of(game) if (posed := _anew(maker, edition, made.seed, puzzle, game)))
        print(f"game {game.number}: {len(left)} of {len(game.puzzles)}", flush=True)
        if left:
            with out.open("ab") as file:
                file.write(msgspec.json.encode(msgspec.structs.replace(game, puzzles=left)) + b"\n")


def pace(edition: Edition, games: int) -> dict[str, float]:
    """How many puzzles so many bot games have, and how many an hour two cores would make; loading is not counted."""
    maker, recipe = maker_of(edition, recipe_of(edition.game)), recipe_of(edition.game)
    maker.puzzles(bot_game(edition, recipe, "loading", 0))
    began = time.process_time()
    lines = [line for at in range(games) for line in maker.puzzles(bot_game(edition, recipe, "pace", at))]
    made, seconds = sum(len(line.puzzles) for line in lines), time.process_time() - began
    an_hour = round(CORES * 3600 * made / seconds)
    return {"games": games, "made": made, "core_seconds": round(seconds, 1), "an_hour_on_two_cores": an_hour}


def _anew(maker: "SearchedMaker", edition: Edition, seed: str, puzzle: Puzzle, game: PuzzleGame) -> Posed | None:
    """From the seeds that it was made from; what wins for certain needs no judge."""
    if puzzle.posed.asks == "end":
        return puzzle.posed
    table = table_of_puzzle(edition, puzzle)
    seat, at = table.to_act[0], puzzle.posed.at
    known = seed_for(f"{seed} {game.number}", at, "known")
    decision = maker.decision(table.state, at, puzzle.seats, seat, tuple(table.legal_moves(seat)), known)
    return maker.judged_anew(decision, puzzle.posed)


def main() -> int:
    """Check, tell each that loses its answer, and how many."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=50)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--go-on", action="store_true")
    asked = parser.parse_args()
    use_kernel_folder()
    edition = EDITIONS[f"{asked.game}-standard-0"]
    file = asked.file or Path(str(files(GAMES[asked.game].package).joinpath(FILE)))
    made, games = read_puzzles(file.read_bytes())
    if asked.games:
        made_so = pace(edition, asked.games)
        print(made_so)
        if asked.json is not None:
            keep_figures(asked.json, asked.game, "puzzle_check", made_so, "pace")
        return 0
    if asked.anew:
        judge_anew(edition, made, games, asked.keep)
        return 0
    lost = checked(edition, made, games, asked)
    if asked.keep is not None:
        asked.keep.write_bytes(written(made, games, lost))
    return 0


def checked(edition: Edition, made: PuzzlesMade, games: Sequence[PuzzleGame], asked: argparse.Namespace) -> set[str]:
    """The ids of those in a sample that lose their only answer."""
    found, recipe = [each for game in games for each in puzzles_of(game)], recipe_of(asked.game).times(asked.times)
    sample = random.Random(asked.game).sample(found, min(asked.sample, len(found)))
    figures = {"by": made.by, "puzzles": len(found), "sample": len(sample), "times": asked.times}
    before = begun(asked.json, asked.game, figures) if asked.go_on else (0, 0)
    lost = set[str]()
    for done, puzzle in enumerate(sample[before[0] :], start=before[0] + 1):
        is_kept = keeps_answer(edition, puzzle, recipe)
        lost |= set() if is_kept else {puzzle.id}
        print(f"{done}/{len(sample)} {puzzle.id} {'kept' if is_kept else 'LOST'}", flush=True)
        if asked.json is not None:
            counted = {"puzzles_checked": done, "lost": before[1] + len(lost)}
            keep_figures(asked.json, asked.game, "puzzle_check", {**figures, **counted}, "checked")
    print(f"{before[1] + len(lost)} of {len(sample)} lost their only answer at {asked.times} times the work")
    return lost


def begun(file: Path, game: str, figures: Mapping[str, Any]) -> tuple[int, int]:
    """How many of this very sample were checked before, and how many of those were lost."""
    stored = json.loads(file.read_text("utf-8"))[game]["checked"]
    if any(stored.get(name) != value for name, value in figures.items()):
        sys.exit("These are figures of another sample: it cannot go on.")
    return stored["puzzles_checked"], stored["lost"]


if __name__ == "__main__":
    sys.exit(main())
