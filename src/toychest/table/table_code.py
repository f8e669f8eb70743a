"""Table codes like LAMB-7KQD: short enough to read aloud, without the letters and digits that look alike."""

import secrets
from typing import Final

from toychest.table.errors import MalformedCode

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No O, 0, I or 1."""

GROUP: Final = 4


def new_code() -> str:
    """A code that nobody can guess: two groups of four."""
    return _grouped("".join(secrets.choice(ALPHABET) for _ in range(2 * GROUP)))


def code_of(sum: str) -> str:
    """The code of a table where a saved game is opened: always the same, from the sum of its last line."""
    number, letters = int(sum, 16), ""
    for _ in range(2 * GROUP):
        number, at = divmod(number, len(ALPHABET))
        letters += ALPHABET[at]
    return _grouped(letters)


def read_code(text: str) -> str:
    """The code that somebody typed, forgiving case, spaces and a missing dash. Raises `MalformedCode`."""
    letters = "".join(text.split()).replace("-", "").upper()
    if len(letters) != 2 * GROUP or not set(letters) <= set(ALPHABET):
        raise MalformedCode(text)
    return _grouped(letters)


def _grouped(letters: str) -> str:
    return f"{letters[:GROUP]}-{letters[GROUP:]}"
