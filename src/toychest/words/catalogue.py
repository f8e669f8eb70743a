"""One `say(id, args, language)` over our common sentences and those of every game; English stands in for a gap."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from toychest.games import GAMES

LOCALES: Final = files("toychest.words").joinpath("locales")
TERMINAL: Final = "terminal.ftl"


def languages_in(locales: Traversable) -> tuple[str, ...]:
    """Every language that has a folder, English first: who adds a folder adds a language."""
    folders = sorted(folder.name for folder in locales.iterdir() if folder.is_dir() and folder.name.isalpha())
    return ("en", *(name for name in folders if name != "en"))


LANGUAGES: Final = languages_in(LOCALES)
COMMANDS: Final = "commands.ftl"
"""What the command line says before anything else is needed: read alone, so that `--help` need not wait."""

PEOPLE: Final = ("name", "seats")
"""Arguments that name people: a list of them is joined as their language does, "Ana and Bo"; any other by commas."""

BEFORE_I: Final = re.compile("i|hi(?![ae])", re.IGNORECASE)

COMMAND: Final = "command-"
"""How every id in that file begins, and none elsewhere."""


class Catalogue:
    """The sentences of one language, by id; `id.name` is the attribute `name` of a sentence."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def sentence(self, id: str, args: Mapping[str, Any]) -> str | None:
        """The sentence with its arguments filled in, or None if this catalogue lacks it."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        variables = {key: _variable(key, value, self.language) for key, value in args.items()}
        text, _ = self._bundle.format_pattern(pattern, variables)
        return str(text)


@cache
def read_catalogue(language: str) -> Catalogue | None:
    """The catalogue of a language, the games' own words included, or None while nobody has written it."""
    ours = [file for file in files_in(LOCALES, language) if file.name != COMMANDS]
    files = [*ours, *(file for game in GAMES for file in files_of(game, language))]
    return Catalogue(language, [text_of(file) for file in files]) if files else None


@cache
def read_commands(language: str) -> Catalogue | None:
    """What the command line says in a language, alone, or None while nobody has written it."""
    file = LOCALES.joinpath(language, COMMANDS)
    return Catalogue(language, [text_of(file)]) if file.is_file() else None


def catalogue_of(id: str, language: str) -> Catalogue | None:
    """The catalogue that would have this sentence."""
    return read_commands(language) if id.startswith(COMMAND) else read_catalogue(language)


def words_of(game: str, language: str) -> str:
    """The words of a game for a browser, in English where the language has none; the terminal's are left out."""
    files = (language in LANGUAGES and files_of(game, language)) or files_of(game, "en")
    return "\n".join(text_of(file) for file in files if file.name != TERMINAL)


def text_of(file: Traversable) -> str:
    """What a file says; somebody's file that is no UTF-8 spoils its own sentences, not everybody's."""
    return file.read_bytes().decode("utf-8", errors="replace")


def files_of(game: str, language: str) -> list[Traversable]:
    """The words of a game in one language; none where nobody has written them."""
    return files_in(files(GAMES[game].package).joinpath("words"), language)


def files_in(folder: Traversable, language: str) -> list[Traversable]:
    """The Fluent files of one language."""
    spoken = folder.joinpath(language)
    found = [file for file in spoken.iterdir() if file.name.endswith(".ftl")] if spoken.is_dir() else []
    return sorted(found, key=lambda file: file.name)


def say(id: str, args: Mapping[str, Any] | None = None, language: str = "en") -> str:
    """The sentence `id` in `language`, else in English; the id itself where no catalogue has it."""
    for tongue in (language, "en"):
        catalogue = catalogue_of(id, tongue)
        text = catalogue.sentence(id, args or {}) if catalogue else None
        if text is not None:
            return text
    return id


def _variable(name: str, value: Any, language: str) -> Any:
    """Fluent knows numbers and texts: a list is joined as a browser joins it, None is `none`, yes and no are words."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        parts = [str(part) for part in value]
        return _named(parts, language) if name in PEOPLE and parts else ", ".join(parts)
    return value


def _named(people: list[str], language: str) -> str:
    """People as a browser names them; Spanish says another "and" before an i, which Babel does not know."""
    named = format_list(people, locale=language)
    if language == "es" and len(people) > 1 and BEFORE_I.match(people[-1]):
        return f"{named.removesuffix(f' y {people[-1]}')} e {people[-1]}"
    return named
