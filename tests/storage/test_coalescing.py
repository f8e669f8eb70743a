"""Notifications: many become few, one's own are not heard, and what nobody understands does no harm."""

import asyncio

import pytest

from toychest.storage.coalescing import LONGEST, Coalescing, read, read_aloud, written


@pytest.mark.asyncio
async def test_what_is_said_at_once_is_one_message_with_the_latest_numbers() -> None:
    sent: list[str] = []

    async def send(message: str) -> None:
        sent.append(message)

    said = Coalescing("ash", send)
    for seq in (1, 3, 2):
        said.say("LAMB-7KQD", seq)
    said.say("KEYS-2PQR", 9)
    await said.close()
    assert sent == ["ash LAMB-7KQD 3 KEYS-2PQR 9"]


@pytest.mark.asyncio
async def test_a_phrase_is_a_message_of_its_own() -> None:
    sent: list[str] = []

    async def send(message: str) -> None:
        sent.append(message)

    said = Coalescing("ash", send)
    said.say("LAMB-7KQD", 3)
    said.say_aloud("LAMB-7KQD", "0:hello")
    await said.close()
    assert sent == ["ash LAMB-7KQD 3", "ash ! LAMB-7KQD 0:hello"]
    assert [read_aloud(message, "birch") for message in sent] == [None, ("LAMB-7KQD", "0:hello")]
    assert [read(message, "birch") for message in sent] == [[("LAMB-7KQD", 3)], []]
    assert read_aloud(sent[1], "ash") is None


@pytest.mark.asyncio
async def test_what_cannot_be_sent_is_dropped_and_what_comes_later_is_not() -> None:
    sent: list[str] = []
    is_cut = asyncio.Event()

    async def send(message: str) -> None:
        sent.append(message)
        if len(sent) == 1:
            is_cut.set()
            raise OSError("the line is cut")

    said = Coalescing("ash", send)
    said.say("LAMB-7KQD", 1)
    await is_cut.wait()
    said.say("LAMB-7KQD", 2)
    await said.close()
    assert sent == ["ash LAMB-7KQD 1", "ash LAMB-7KQD 2"]


def test_no_message_is_too_long_and_none_is_lost() -> None:
    changes = {f"CODE-{number:04}": number for number in range(2000)}
    messages = list(written("ash", changes))
    assert max(map(len, messages)) <= LONGEST
    assert dict(change for message in messages for change in read(message, "birch")) == changes


def test_nobody_hears_their_own_words() -> None:
    assert read("ash LAMB-7KQD 3", "ash") == []


@pytest.mark.parametrize("message", ["", "ash", "ash LAMB-7KQD", "ash LAMB-7KQD x", "ash LAMB-7KQD -1"])
def test_what_nobody_understands_is_nothing(message: str) -> None:
    assert read(message, "birch") == []
