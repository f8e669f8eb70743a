"""Whose language the terminal speaks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from toychest.contract import Said
from toychest.words import LANGUAGES, say
from toychest.words.saying import is_known, plain

ASKED: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment says its language, strongest first."""


@dataclass(frozen=True, slots=True)
class Voice:
    """One language: what is said, and whether there is a sentence for it."""

    language: str = "en"

    def say(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence, in English where this language has none."""
        return say(id, args, self.language)

    def has(self, id: str) -> bool:
        """Whether any catalogue has this sentence."""
        return is_known(id)

    def speak(self, said: Said, names: Sequence[str] = ()) -> str:
        """What is to be said of a game, as a text; seats by these names."""
        return str(plain(said, names, self.language))

    def named(self, id: str, otherwise: str) -> str:
        """The sentence, or this text where no catalogue has it."""
        return self.say(id) if self.has(id) else otherwise

    def listed(self, texts: list[str]) -> str:
        """Several things in one line."""
        return ", ".join(texts)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the environment if the chest speaks it, else English."""
    asked = next((environment[name] for name in ASKED if environment.get(name)), "")
    language = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"
