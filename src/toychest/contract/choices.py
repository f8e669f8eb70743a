"""What is chosen before play: options of the rulebook, and how its disputed points are read."""

from collections.abc import Mapping

import msgspec

from toychest.contract.rules import Json, UnknownOption


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that the rulebook offers before play.

    Where `takes_file` is set, `{"file": text}` brings something of one's own instead of a choice.
    """

    name: str
    choices: tuple[Json, ...]
    default: Json
    takes_file: bool = False

    def has_choice(self, value: Json) -> bool:
        """This very value, of this very type (1 is not True), or a file where one is taken."""
        if self.takes_file and isinstance(value, dict):
            return list(value) == ["file"] and isinstance(value["file"], str)
        return any(value == choice and type(value) is type(choice) for choice in self.choices)


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """A named choice where printings differ or are silent; `rule` is the ruling that explains it."""

    name: str
    rule: str
    choices: tuple[str, ...]
    default: str


def chosen(offered: tuple[Option, ...], options: Mapping[str, Json]) -> Mapping[str, Json]:
    """The value of every option, defaults filled in. Raises `UnknownOption`."""
    by_name = {option.name: option for option in offered}
    for name, value in options.items():
        if name not in by_name:
            raise UnknownOption(name, value, tuple(by_name))
        if not by_name[name].has_choice(value):
            raise UnknownOption(name, value, by_name[name].choices)
    return {option.name: options.get(option.name, option.default) for option in offered}


def readings_by(rulings: object, **disputes: tuple[str, ...]) -> tuple[Reading, ...]:
    """The disputed points of a game: each names its ruling and what else may be played; `rulings` has the defaults."""
    return tuple(
        Reading(name=name, rule=rule, choices=(getattr(rulings, name), *others), default=getattr(rulings, name))
        for name, (rule, *others) in disputes.items()
    )
