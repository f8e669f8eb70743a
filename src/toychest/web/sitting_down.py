"""Sitting down by phone: keys for seats, beginning, and a lost phone's seat."""

from toychest.contract import Seat
from toychest.host.asked import Asked, SeatAsked
from toychest.host.host import Host
from toychest.host.leaving import sit_down
from toychest.host.lost_seats import Givings
from toychest.host.sittings import SittingOver, Sittings, free_seats
from toychest.table import requests, seats_of
from toychest.table.errors import NotWaiting, RequestError, SeatNotFree
from toychest.web.browsers import Browsers
from toychest.web.connection import Connection
from toychest.web.invitation import squares_of
from toychest.web.messages import SeatTaken
from toychest.web.sitting_messages import (
    AskSittingKey,
    BeginPlay,
    GiveSeat,
    RefuseSeat,
    Sit,
    SittingKeyGiven,
)

SittingMessage = AskSittingKey | Sit | BeginPlay | GiveSeat | RefuseSeat


class SeatsFree(RequestError):
    """Somebody is waited for: not every seat is taken."""

    code = "seats-free"

    def __init__(self, seats: int) -> None:
        super().__init__(f"{seats} seats are still free", seats=seats)


class SittingDown:
    """Whoever sits down by phone, at every table."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._sittings = Sittings(host)
        self._givings = Givings(host)

    async def do(self, browsers: Browsers, connection: Connection, message: SittingMessage) -> None:
        """What a browser asks for. Raises what refuses it."""
        match message:
            case AskSittingKey():
                await self._give_key(browsers, connection, message)
            case Sit():
                await self._sit(browsers, connection, message)
            case BeginPlay():
                await self._begin(browsers, connection, message.id)
            case GiveSeat(seat=seat):
                connection.check_belongs(seat)
                giving = await self._givings.ask(browsers.hosted, Seat(seat), connection.seats)
                browsers.give(giving, connection, message.id)
            case RefuseSeat(seat=seat):
                connection.check_sits(seat)
                browsers.give(await self._givings.refuse(browsers.hosted, Seat(seat)), connection, message.id)

    async def _give_key(self, browsers: Browsers, connection: Connection, message: AskSittingKey) -> None:
        hosted, seat = browsers.hosted, Seat(message.seat)
        connection.check_belongs(message.seat)
        may_give = seat in connection.seats or await self._givings.may_give(hosted, seat)
        key = await self._sittings.give(hosted, seat, may_give, connection.id)
        address = f"{connection.invited_to}t/{hosted.code}/sit/{key}"
        connection.tell(SittingKeyGiven(id=message.id, seat=message.seat, address=address, squares=squares_of(address)))

    async def _sit(self, browsers: Browsers, connection: Connection, message: Sit) -> None:
        """A key that was used is no error for whoever used it: the answer may have got lost."""
        hosted = browsers.hosted
        held = seats_of(hosted.records, [message.token])
        if held:
            connection.tell(SeatTaken(id=message.id, seat=min(held), token=message.token))
            return
        seat, key = await self._sittings.found(hosted, message.key)
        name = message.name.strip() or hosted.records[seat].name
        wanted = SeatAsked(seat, name, message.token, message.entropy, connection, key.over)
        try:
            await self._host.take_seat(hosted, wanted)
        except SeatNotFree as taken:
            raise SittingOver(free_seats(hosted)) from taken
        await self._sittings.use(hosted, seat)
        if hosted.has_middle or hosted.elsewhere.has_middle:
            await self._givings.sit_round_the_screen(hosted, seat)
        if key.over is not None:
            browsers.dismiss()
            await sit_down(self._host, hosted, seat)
            browsers.give(await self._givings.refuse(hosted, seat))
        connection.tell(SeatTaken(id=message.id, seat=seat, token=message.token))

    async def _begin(self, browsers: Browsers, connection: Connection, id: str) -> None:
        """The click before the first chance moves. Whoever makes it is told no more by it than before."""
        hosted = browsers.hosted
        connection.check_belongs()
        if free := free_seats(hosted):
            raise SeatsFree(len(free))
        seat = hosted.table.waits_for
        if seat is None or len(hosted.table.frames) > 1:
            raise NotWaiting(-1, seat)
        await self._host.grant(hosted, Asked(requests.OpenTurn(seat), hosted.table.seq + 1, id))
        browsers.answer_again(connection, id)
