"""docs/server.md says what was measured, and the bounds that the code has."""

import re

import msgspec
import pytest

from tools.server_page import ATTACKS, PAGE, SERVER, page
from toychest.web import backlog, clerk, frames, impatient_http, messages, pace, websocket
from toychest.web.limits import USUAL_LIMITS

TEXT = PAGE.read_text(encoding="utf-8")
MINUTES = {1.0: "a minute"}


def test_the_tables_are_what_was_measured() -> None:
    measured = [msgspec.json.decode(file.read_bytes()) for file in (SERVER, ATTACKS)]
    assert page(TEXT, *measured) == TEXT


@pytest.mark.parametrize(
    "said",
    [
        f"{websocket.MOST_MESSAGES} messages, {websocket.MOST_BYTES >> 20} MB",
        f"{backlog.MOST_WAITING >> 20} MB",
        f"{pace.EACH_SECOND:.0f} messages a second, {pace.AT_ONCE:.0f} at once",
        f"64 kB, {frames.MOST_PARTS} frames",
        f"{websocket.MOST_PINGS[1]:.0f} at once, then {websocket.MOST_PINGS[0]:.0f} a second",
        f"two looks, {impatient_http.WITHIN:.0f} seconds apart",
        f"{USUAL_LIMITS.sockets}, {USUAL_LIMITS.requests} a second, {USUAL_LIMITS.tables} a minute",
        f"{clerk.BUDGET:.0f} seconds of a processor, {MINUTES[clerk.PATIENCE / 60]} by the clock, "
        f"{clerk.MOST_MEMORY >> 30} GB, {clerk.MOST_WAITING} waiting",
        f"{messages.MOST_TOKENS}, {messages.MOST_TOKENS}, 40 letters",
    ],
)
def test_the_bounds_are_those_of_the_code(said: str) -> None:
    assert re.search(rf"\| {re.escape(said)}", TEXT)
