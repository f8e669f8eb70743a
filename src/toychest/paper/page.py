"""A sheet of paper and what is drawn on it, in millimetres from its top left corner."""

from dataclasses import dataclass, replace
from typing import Final

from toychest.paper.shape import PagePart, in_ink

MARGIN: Final = 9.0
"""What every printer can be trusted to leave free."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright."""

    name: str
    width: float
    height: float

    @property
    def on_its_side(self) -> "Paper":
        """The same paper, lying."""
        return replace(self, width=self.height, height=self.width)

    @property
    def free_width(self) -> float:
        """Between the margins."""
        return self.width - 2 * MARGIN

    @property
    def free_height(self) -> float:
        """Between the margins."""
        return self.height - 2 * MARGIN


PAPERS: Final = {paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))}


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet; `name` says what is on it: "board", "cards"."""

    name: str
    paper: Paper
    parts: tuple[PagePart, ...]

    @property
    def in_ink(self) -> "Page":
        """The same sheet without filled areas."""
        return replace(self, parts=tuple(in_ink(part) for part in self.parts))
