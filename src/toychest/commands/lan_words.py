"""What `serve --lan` says: the address that others open, as letters and as a picture to scan."""

import io
import os
from typing import TextIO

import segno

from toychest.terminal.voice import language_of
from toychest.words import say


def network_words(address: str | None, out: TextIO) -> str:
    """For whoever starts a server for the network; without an address there is none to be found.

    A picture is drawn where somebody sees it: through a pipe it would be noise.
    """
    language = language_of(os.environ)
    if address is None:
        return say("lan-nowhere", {}, language)
    can_draw = out.isatty() and (out.encoding or "").lower().startswith("utf")
    return "\n".join([say("lan-open", {"address": address}, language), *([qr_in_blocks(address)] if can_draw else [])])


def qr_in_blocks(address: str) -> str:
    """The address as a picture of half blocks, light on a dark screen, with a rim around it."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
