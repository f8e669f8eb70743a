"""docs/protocol.md and the client's types are those of the messages."""

import pytest

from tests.docs.tree import ROOT
from tools.protocol_page import protocol_page, written
from tools.wire_types import wire_types

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("message", [each.__name__ for each in written()])
def test_every_message_is_on_the_page(message: str) -> None:
    assert f"**`{message}`** " in PAGE


@pytest.mark.parametrize("message", written(), ids=lambda message: str(message.__name__))
def test_every_message_says_what_it_is(message: type) -> None:
    assert message.__doc__


def test_the_page_is_fresh() -> None:
    assert protocol_page() == PAGE, "run `python -m tools.protocol_page`"


def test_the_clients_types_are_fresh() -> None:
    written_types = (ROOT / "client" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert wire_types() == written_types, "run `python -m tools.wire_types`"
