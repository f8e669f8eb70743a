"""Files that somebody names: where they are, and what is written in one's own."""

import os
import stat
from pathlib import Path

from toychest.games.own_file import LONGEST
from toychest.terminal.refusals import ChoiceRefused
from toychest.terminal.voice import Voice


def path_of(text: str) -> Path:
    """The file that is meant; a `~` that is nobody's home is a name like any other."""
    try:
        return Path(text).expanduser()
    except (RuntimeError, ValueError):
        return Path(text)


def is_there(text: str) -> bool:
    """Whether anything is called so; what cannot be a name is not there."""
    return os.path.exists(path_of(text))


def read_own_file(text: str, voice: Voice) -> str:
    """What a file of one's own says; never more of it is read than such a file may hold. Raises `ChoiceRefused`."""
    try:
        content = _content(path_of(text))
        if content is None:
            raise ChoiceRefused([voice.say("terminal-file-none", {"file": text})])
        if len(content) > LONGEST:
            raise ChoiceRefused([voice.say("terminal-file-too-long", {"file": text, "most": LONGEST})])
        return content.decode()
    except (OSError, ValueError) as refused:
        raise ChoiceRefused([unread(text, refused, voice)]) from refused


def _content(file: Path) -> bytes | None:
    """The file's first bytes, one more than it may have; None for a folder or a device."""
    if not stat.S_ISREG(file.stat().st_mode):
        return None
    with file.open("rb") as opened:
        return opened.read(LONGEST + 1)


def unread(text: str, refused: OSError | ValueError, voice: Voice) -> str:
    """Why a file that was named was not read."""
    if isinstance(refused, FileNotFoundError):
        return voice.say("terminal-file-missing", {"file": text})
    return voice.say("terminal-file-unreadable", {"file": text, "because": because_of(refused)})


def because_of(refused: OSError | ValueError) -> str:
    """Why a file was not opened, in a word or two of the system's."""
    if isinstance(refused, UnicodeDecodeError):
        return "UTF-8"
    return (refused.strerror if isinstance(refused, OSError) else None) or str(refused)
