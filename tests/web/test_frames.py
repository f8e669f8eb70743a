"""The frames of a WebSocket, by RFC 6455: whole, in pieces, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from toychest.web.frames import (
    BINARY,
    CLOSE,
    MOST_PARTS,
    PING,
    PROTOCOL_ERROR,
    SLICE,
    TEXT,
    TOO_LONG,
    FrameFault,
    FrameReader,
    close_code,
    framed,
)

LONGEST = 70_000
MASK = b"\x12\x34\x56\x78"
FINAL = MASKED = 0x80


def sent(kind: int, said: bytes, *, is_final: bool = True) -> bytes:
    """A frame as a browser sends it: masked."""
    return Frame(Opcode(kind), said, fin=is_final).serialize(mask=True)


def fault_in(received: bytes) -> int:
    with pytest.raises(FrameFault) as fault:
        FrameReader(LONGEST).feed(received)
    return fault.value.code


@given(st.binary(max_size=300), st.sampled_from([TEXT, BINARY]))
def test_a_message_is_heard_as_it_was_said(said: bytes, kind: int) -> None:
    assert FrameReader(LONGEST).feed(sent(kind, said)) == [(kind, said)]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536, LONGEST])
def test_a_message_of_every_length_is_heard(length: int) -> None:
    said = b"x" * length
    assert FrameReader(LONGEST).feed(sent(TEXT, said)) == [(TEXT, said)]


@given(st.lists(st.binary(max_size=200), min_size=1, max_size=4), st.integers(min_value=1, max_value=50))
def test_messages_are_heard_in_whatever_pieces_they_come(messages: list[bytes], size: int) -> None:
    received, reader = b"".join(sent(TEXT, said) for said in messages), FrameReader(LONGEST)
    pieces = (received[at : at + size] for at in range(0, len(received), size))
    assert [said for piece in pieces for _, said in reader.feed(piece)] == messages


def test_a_ping_may_come_between_the_parts_of_a_message() -> None:
    parts = sent(TEXT, b"go", is_final=False) + sent(PING, b"?") + sent(0, b" on")
    assert FrameReader(LONGEST).feed(parts) == [(PING, b"?"), (TEXT, b"go on")]


@pytest.mark.parametrize(
    "received",
    [
        framed(TEXT, b"not masked"),
        bytes((FINAL | 3, MASKED)) + MASK,
        bytes((PING, MASKED)) + MASK,
        b"\xc1\x80" + MASK,
        bytes((FINAL | PING, MASKED | 126)) + b"\x00\x80" + MASK + bytes(128),
        sent(0, b"never begun"),
        sent(TEXT, b"not ended", is_final=False) + sent(TEXT, b"another"),
    ],
    ids=str.split("open unknown parted extended long unbegun unended"),
)
def test_what_the_protocol_forbids_is_a_fault(received: bytes) -> None:
    assert fault_in(received) == PROTOCOL_ERROR


def test_a_message_that_is_too_long_is_refused_before_it_has_come() -> None:
    assert fault_in(sent(TEXT, b"x" * (LONGEST + 1))[:20]) == TOO_LONG


def test_a_message_of_too_many_parts_is_refused() -> None:
    assert fault_in(sent(TEXT, b"", is_final=False) + sent(0, b"", is_final=False) * (MOST_PARTS + 1)) == TOO_LONG


@pytest.mark.parametrize(("said", "code"), [(b"", 1005), (b"\x03\xe8bye", 1000), (b"\x0f\xa8", 4008)])
def test_a_close_has_its_code(said: bytes, code: int) -> None:
    assert close_code(said) == code


@pytest.mark.parametrize("said", [b"\x03", b"\x03\xed", b"\x00\x01", b"\xff\xff"])
def test_a_close_without_a_code_that_may_be_sent_is_a_fault(said: bytes) -> None:
    assert fault_in(bytes((FINAL | CLOSE, MASKED | len(said))) + b"\0\0\0\0" + said) == PROTOCOL_ERROR


def test_whoever_stops_in_between_is_told_the_rest_the_next_time() -> None:
    reader, said = FrameReader(LONGEST), [b"%d" % number for number in range(SLICE // 4)]
    first = next(reader.frames(b"".join(sent(TEXT, text) for text in said)))
    assert [first, *reader.frames()] == [(TEXT, text) for text in said]


@given(st.binary(max_size=400))
def test_whatever_comes_is_read_or_is_a_fault(received: bytes) -> None:
    try:
        heard = FrameReader(LONGEST).feed(received)
    except FrameFault:
        return
    assert sum(len(said) for _, said in heard) <= len(received)


def test_a_close_is_a_frame_of_its_own() -> None:
    assert FrameReader(LONGEST).feed(sent(CLOSE, b"\x03\xe8")) == [(CLOSE, b"\x03\xe8")]
