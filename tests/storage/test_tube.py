"""A tube: what is said in one round is one message, and messages are whole however they come."""

import asyncio

import msgspec
import pytest

from toychest.storage.scribe.tube import HEAD, Tube

pytestmark = pytest.mark.asyncio


class Far(asyncio.Transport):
    """What was written to the other end."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.is_closed = True


class End:
    """One end of a tube, and what it says and hears."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.waiting: list[int] = []
        self.is_lost = False
        self.far = Far()
        self.tube = Tube(msgspec.msgpack.decode, self.heard.append, self._gather, self._lose)

    def say(self, *words: int) -> None:
        for word in words:
            self.waiting.append(word)
            self.tube.say_soon()

    def _gather(self) -> list[int] | None:
        waiting, self.waiting = self.waiting, []
        return waiting or None

    def _lose(self) -> None:
        self.is_lost = True


def message(*words: int) -> bytes:
    said = msgspec.msgpack.encode(words)
    return len(said).to_bytes(HEAD, "big") + said


async def test_what_is_said_in_one_round_is_one_message() -> None:
    end = End()
    end.tube.connection_made(end.far)
    end.say(1, 2)
    await asyncio.sleep(0)
    end.say(3)
    await asyncio.sleep(0)
    assert end.far.written == [message(1, 2), message(3)]


async def test_what_is_said_before_it_is_open_is_said_then() -> None:
    end = End()
    end.say(1)
    await asyncio.sleep(0)
    end.say(2)
    end.tube.connection_made(end.far)
    await asyncio.sleep(0)
    assert end.far.written == [message(1, 2)]


async def test_while_the_other_end_is_slow_everything_becomes_one_message() -> None:
    end = End()
    end.tube.connection_made(end.far)
    end.tube.pause_writing()
    end.say(1)
    await asyncio.sleep(0)
    end.say(2)
    await asyncio.sleep(0)
    before = list(end.far.written)
    end.tube.resume_writing()
    assert (before, end.far.written) == ([], [message(1, 2)])


@pytest.mark.parametrize("step", [1, 3, 1000])
async def test_messages_are_whole_however_they_come(step: int) -> None:
    end = End()
    said = message(1, 2) + message() + message(*range(300))
    for at in range(0, len(said), step):
        end.tube.data_received(said[at : at + step])
    assert end.heard == [[1, 2], [], list(range(300))]


async def test_what_waits_is_said_before_it_is_closed() -> None:
    end = End()
    end.tube.connection_made(end.far)
    end.say(1)
    end.tube.close()
    assert (end.far.written, end.far.is_closed) == ([message(1)], True)


async def test_an_end_hears_that_the_other_is_gone() -> None:
    end = End()
    end.tube.connection_made(end.far)
    end.tube.connection_lost(None)
    end.say(1)
    await asyncio.sleep(0)
    assert (end.is_lost, end.far.written) == (True, [])
