"""Leaving for good: two who play each other end the game by it; else the seat is nobody's until those who stay decide.

the seat is nobody's -> a bot plays it (as for somebody who is away), or all who are here give it to somebody else
"""

import contextlib

from toychest.contract import Seat
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.table import left_seat
from toychest.table.errors import HandUnchanged
from toychest.table.requests import ChangeHand, Forfeit
from toychest.table.terms import NOBODY, PERSON


async def resign(host: Host, hosted: HostedTable, seat: Seat, id: str | None = None, by: object = None) -> None:
    """The seat gives the game up. Raises `CannotForfeit`."""
    await host.grant_next(hosted, Forfeit(seat, "resigned"), id, by)


async def leave(host: Host, hosted: HostedTable, seat: Seat) -> None:
    """The seat is nobody's, and its token is void. The log says so first: if the server ends between, it waits."""
    if not hosted.records[seat].is_kept:
        await change_hand(host, hosted, seat, NOBODY)
    hosted.attendance.say_goodbye(seat)
    await host.reseat(hosted, seat, left_seat(hosted.records[seat]))


async def sit_down(host: Host, hosted: HostedTable, seat: Seat) -> None:
    """Somebody else sits where somebody left for good: the log says that a person plays again."""
    if hosted.table.hand(seat) == NOBODY:
        await change_hand(host, hosted, seat, PERSON)


async def change_hand(host: Host, hosted: HostedTable, seat: Seat, by: str) -> None:
    """Whose hand plays the seat; nothing where it is so already, or the game is over."""
    with contextlib.suppress(HandUnchanged):
        await host.grant_next(hosted, ChangeHand(seat, by))


async def delete(host: Host, hosted: HostedTable) -> None:
    """Stored first, then told; a bot that thinks meanwhile finds no table. Raises `NoSuchTable`."""
    async with hosted.lock:
        await host.store.delete(hosted.code)
    for guest in list(hosted.guests):
        guest.go()
