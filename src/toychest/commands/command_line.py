"""A command as it is typed here: by play.py in its own folder, else by name."""

import shlex
import sys
from pathlib import Path


def command_line(*words: str) -> str:
    """What somebody types to start the program with these words."""
    is_by_play = (Path(sys.prefix).parent / "play.py").is_file()
    return " ".join(["python3 play.py" if is_by_play else "toychest", *map(shlex.quote, words)])
