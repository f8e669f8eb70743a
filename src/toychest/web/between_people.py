"""What people at a table want of each other, as their browsers ask for it."""

from typing import TypeAlias, assert_never

from toychest.contract import Seat
from toychest.host.asked import Asked
from toychest.host.leaving import leave, resign
from toychest.host.plea import Plea
from toychest.host.pleas import LendAsked, PleaAnswer
from toychest.web.browsers import Browsers
from toychest.web.connection import Connection
from toychest.web.leaving_messages import LeaveForGood, Resign, SeatLeft
from toychest.web.messages import TakeBack
from toychest.web.phrase_messages import Say
from toychest.web.plea_messages import AnswerPlea, DeleteTable, LendSeat, SayGoodbye
from toychest.web.plea_telling import plea_shown
from toychest.web.rematch_messages import AgreeRematch, DeclineRematch, OfferRematch
from toychest.web.rematch_requests import rematch_asked
from toychest.web.tables import Tables

BetweenPeople: TypeAlias = (
    TakeBack
    | AnswerPlea
    | LendSeat
    | SayGoodbye
    | DeleteTable
    | Resign
    | LeaveForGood
    | Say
    | OfferRematch
    | AgreeRematch
    | DeclineRematch
)


async def do_between_people(tables: Tables, browsers: Browsers, connection: Connection, message: BetweenPeople) -> None:
    """Do it, and answer whoever asked; the others are told by the host. Raises `NotYourSeat` and what refuses it."""
    match message:
        case TakeBack():
            connection.check_holds(message.seat)
            await _take_back(tables, browsers, connection, message)
        case AnswerPlea():
            connection.check_sits()
            answer = PleaAnswer(message.plea, message.is_yes, connection.seats)
            connection.tell(plea_shown(await tables.pleas.answer(browsers.hosted, answer), message.id))
        case LendSeat():
            connection.check_sits(message.seat)
            lent = LendAsked(Seat(message.seat), message.level, connection.seats, message.id)
            connection.tell(plea_shown(await tables.pleas.lend(browsers.hosted, lent), message.id))
        case DeleteTable():
            connection.check_sits()
            plea = await tables.pleas.delete(browsers.hosted, connection.seats, message.id)
            connection.tell(plea_shown(plea, message.id))
        case Say():
            connection.check_holds(message.seat)
            browsers.say(connection, message)
        case SayGoodbye():
            for seat in connection.seats:
                browsers.hosted.attendance.say_goodbye(seat)
            browsers.presence.tell()
        case Resign() | LeaveForGood():
            connection.check_holds(message.seat)
            await _go(tables, browsers, connection, message)
        case OfferRematch() | AgreeRematch() | DeclineRematch():
            await tables.rematches.ask(browsers.hosted, rematch_asked(message, connection.seats, connection))
        case _:
            assert_never(message)


async def _go(tables: Tables, browsers: Browsers, connection: Connection, message: Resign | LeaveForGood) -> None:
    """Give up the game, or where it goes on without them, the seat."""
    hosted, seat = browsers.hosted, Seat(message.seat)
    match message:
        case Resign():
            await resign(tables.host, hosted, seat, message.id, connection)
        case LeaveForGood():
            await leave(tables.host, hosted, seat)
            browsers.dismiss()
            connection.tell(SeatLeft(id=message.id, seat=message.seat))


async def _take_back(tables: Tables, browsers: Browsers, connection: Connection, message: TakeBack) -> None:
    """It is taken back, or asked for. The message is the request itself."""
    asked = Asked(message, message.seq, message.id, connection)
    came_of_it = await tables.pleas.take_back(browsers.hosted, asked, connection.seats)
    if came_of_it is None:
        browsers.answer_again(connection, message.id)
    elif isinstance(came_of_it, Plea):
        connection.tell(plea_shown(came_of_it, message.id))
