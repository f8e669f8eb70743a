"""Puzzles over HTTP: all of them, and the one of a day. Whoever plays one sits at its socket (puzzle_socket.py)."""

from collections.abc import Mapping
from datetime import date

from starlette.requests import Request
from starlette.responses import Response

from toychest.contract import Edition
from toychest.puzzles.day import puzzle_of_day, puzzles_by_game
from toychest.puzzles.hardness import easiest_first, hardnesses
from toychest.web.messages import RequestRefused
from toychest.web.puzzle_messages import DayShown, PuzzleListed, PuzzlesListed, PuzzlesOfGame
from toychest.web.tables import Tables
from toychest.web.wire import answer


async def puzzles(request: Request) -> Response:
    """Every puzzle by what it is about and how hard it is."""
    return answer(puzzles_listed(_editions(request)))


async def puzzle_today(request: Request) -> Response:
    """The puzzle of a day."""
    found, text = puzzles_by_game(_editions(request)), request.path_params["day"]
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return answer(RequestRefused(id=None, code="no-such-day", facts={"got": text[:40]}), 400)
    if not found:
        return answer(RequestRefused(id=None, code="no-such-puzzle", facts={}), 404)
    game, puzzle = puzzle_of_day(found, day)
    hardness = hardnesses(found[game])[puzzle.id]
    return answer(DayShown(day=day.isoformat(), id=puzzle.id, game=game, hardness=hardness))


def puzzles_listed(editions: Mapping[str, Edition]) -> PuzzlesListed:
    """Every puzzle, the easiest of each game first."""
    all_of = [(game, found, hardnesses(found)) for game, found in puzzles_by_game(editions).items()]
    return PuzzlesListed(
        games=[
            PuzzlesOfGame(
                game=game,
                puzzles=[
                    PuzzleListed(
                        id=each.id,
                        theme=each.posed.theme,
                        hardness=grades[each.id],
                        options={name: value for name, value in each.options.items() if isinstance(value, str)},
                    )
                    for each in easiest_first(found)
                ],
            )
            for game, found, grades in all_of
        ]
    )


def _editions(request: Request) -> Mapping[str, Edition]:
    tables: Tables = request.app.state.tables
    return tables.host.editions
