"""A boxed game as the registry lists it: what an entry point of the group `toychest.games` names."""

from collections.abc import Mapping

import msgspec

from toychest.contract.edition import Edition


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One game with everything that is found through it.

    `name` is that of its entry point, begins the ids of its editions and of its sentences, and is never changed.
    `prefix` begins the ids of its paragraphs. `package` has its words, as `words/LANGUAGE/*.ftl`, and its rules page,
    as `rules.md`; the pages of our own games are in docs/rules. `shelf` is its place among the others.
    """

    name: str
    prefix: str
    package: str
    editions: Mapping[str, Edition]
    shelf: int = 9
