"""Messages about the engine by which bots think fast, while it is got ready."""

from toychest.web.wire import Message, MessagePart


class EngineShown(MessagePart, frozen=True, kw_only=True):
    """So many parts of the engine, by which bots think fast, are compiled; `parts` of 0: none will be."""

    compiled: int
    parts: int


class EngineWarmed(Message, frozen=True, kw_only=True):
    """The engine of the game that is played here got further; with all of its parts compiled, it is ready."""

    engine: EngineShown
