"""Looking back over HTTP: a saved game is opened, and a finished one is played on from."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from toychest.contract import Seat
from toychest.host.branches import play_on
from toychest.host.opened_game import opened_game
from toychest.table import read_code, shown_name
from toychest.table.errors import LogError, TableError
from toychest.web.messages import TableStarted
from toychest.web.pages import body_of, refused
from toychest.web.replay_messages import GameOpened, PlayOn
from toychest.web.tables import Tables, seated
from toychest.web.wire import MALFORMED, answer

LONGEST_FILE: Final = 1_048_576
"""Bytes: the longest game anybody played has a tenth of it."""


class FileTooLong(LogError):
    """A file that is longer than any game."""

    code = "log-too-long"

    def __init__(self) -> None:
        super().__init__(f"a saved game has at most {LONGEST_FILE} bytes")


async def open_game(request: Request) -> Response:
    """A saved game, as the body of the request, lies among the tables from now on."""
    tables: Tables = request.app.state.tables
    try:
        file = await body_of(request, LONGEST_FILE)
        code, table = await opened_game(tables.host, file)
    except TableError as error:
        return refused(error)
    except msgspec.ValidationError:
        return refused(FileTooLong())
    outcome = table.outcome
    assert outcome is not None, "only a finished game is opened"
    return answer(
        GameOpened(
            code=code,
            game=table.edition.game,
            edition=table.edition.id,
            seats=[shown_name(name) for name in table.header.seats],
            outcome=outcome,
        ),
        201,
    )


async def start_branch(request: Request) -> Response:
    """A new table, played on from a finished game."""
    tables: Tables = request.app.state.tables
    try:
        wanted = msgspec.json.decode(await body_of(request), type=PlayOn)
        return answer(await _started(tables, wanted), 201)
    except (TableError, *MALFORMED) as error:
        return refused(error)


async def _started(tables: Tables, wanted: PlayOn) -> TableStarted:
    code = read_code(wanted.code)
    records, tokens = seated((await tables.load(code)).edition, wanted.seats)
    mixed_in = (Seat(min(tokens)), wanted.entropy) if wanted.entropy and tokens else None
    hosted = await play_on(tables.host, code, wanted.seq, records, mixed_in)
    return TableStarted(code=hosted.code, seats=list(tokens), tokens=list(tokens.values()))
