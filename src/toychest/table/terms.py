"""Terms: what a table agreed on before play that no rulebook knows. They stand in the header of its log."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

TakingBack: TypeAlias = Literal["free", "ask", "none"]


Expiry: TypeAlias = Literal["gentle", "strict"]
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=180, le=3600)]
Added: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=60)]


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everybody has `main` seconds, and `increment` more after each turn. Whoever has none left loses if it is
    `strict`; a `gentle` one only shows it.
    """

    expiry: Expiry
    main: Seconds
    increment: Added


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """`take_back`: what was decided may be taken back freely, if the others allow it, or not at all.

    That is about what has passed to somebody else: a seat that is still to act puts its own turn otherwise. Without a
    `clock` everybody takes the time they need.
    """

    take_back: TakingBack = "free"
    clock: ClockTerms | None = None

    @property
    def is_strict(self) -> bool:
        """Whether whoever runs out of time has lost."""
        return self.clock is not None and self.clock.expiry == "strict"


USUAL: Final = Terms()
"""The terms of a header without any, as of every log that was written before there were terms."""

NOBODY: Final = "nobody"
"""The hand of a seat whose holder left for good."""

PERSON: Final = "person"
"""The hand of whoever holds a seat."""
