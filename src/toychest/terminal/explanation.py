"""What a thing of a game is and does: its title, claims, and the paragraphs that they rest on."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from toychest.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Explanation:
    """`names` are what somebody may call the thing, in the reader's language and as it is typed."""

    title: str
    claims: tuple[str, ...]
    rules: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class Explainer:
    """Explains one game by the sentences `<game>-explain-<claim>`; `rests_on` are the paragraphs of each claim."""

    def __init__(self, game: str, rests_on: Mapping[str, Sequence[str]], voice: Voice) -> None:
        self._game = game
        self._rests_on = rests_on
        self._voice = voice

    def explain(self, title: str, claims: Iterable[str], names: Sequence[str] = (), **args: object) -> Explanation:
        """The thing of this title; `args` fill the claims that take some."""
        made = list(claims)
        return Explanation(
            title=title,
            claims=tuple(self._voice.say(f"{self._game}-explain-{claim}", args) for claim in made),
            rules=tuple(dict.fromkeys(rule for claim in made for rule in self._rests_on[claim])),
            names=(title, *names),
        )


def thing_called(text: str, things: Sequence[Explanation]) -> Explanation | None:
    """The thing of this name; the beginning of a name will do where it is the beginning of one only."""
    wanted = _letters(text)
    if not wanted:
        return None
    whole = [thing for thing in things if wanted in map(_letters, thing.names)]
    begun = [thing for thing in things if any(_letters(name).startswith(wanted) for name in thing.names)]
    return whole[0] if whole else begun[0] if len(begun) == 1 else None


def alike_together(things: Sequence[Explanation]) -> list[str]:
    """Every thing with what it does, a line each; those that do the same share one."""
    titles: dict[tuple[str, ...], list[str]] = {}
    for thing in things:
        titles.setdefault(thing.claims, []).append(thing.title)
    return [f"{', '.join(same)}: {' '.join(claims)}" for claims, same in titles.items()]


def _letters(text: str) -> str:
    """Letters and digits alone, without accents: "Cap'n" is `capn`."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if letter.isalnum())
