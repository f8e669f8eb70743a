"""What tests of the server may ask for."""

import pytest

from toychest.web import websocket


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that hears everything at once: thousands of questions would else be answered at a person's pace."""
    monkeypatch.setattr(websocket, "MESSAGE_PACE", (1e9, 1e9))
