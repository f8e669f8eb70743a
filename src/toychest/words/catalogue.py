"""One `say(id, args, language)` over our common sentences and those of every game; English stands in for a gap."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from toychest.games import GAMES

LANGUAGES: Final = ("en", "nl", "de", "es", "fr", "hu", "pl", "cs", "sl", "uk", "ru", "it", "ro")
LOCALES: Final = files("toychest.words").joinpath("locales")
TERMINAL: Final = "terminal.ftl"


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
        text, _ = self._bundle.format_pattern(pattern, {key: _variable(value) for key, value in args.items()})
        return str(text)


@cache
def read_catalogue(language: str) -> Catalogue | None:
    """The catalogue of a language, the games' own words included, or None while nobody has written it."""
    files = [*files_in(LOCALES, language), *(file for game in GAMES for file in files_of(game, language))]
    return Catalogue(language, [text_of(file) for file in files]) if files else None


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
        catalogue = read_catalogue(tongue)
        text = catalogue.sentence(id, args or {}) if catalogue else None
        if text is not None:
            return text
    return id


def _variable(value: Any) -> Any:
    """Fluent knows numbers and texts: a list is joined, None is `none`, yes and no are `true` and `false`."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return ", ".join(str(part) for part in value)
    return value
