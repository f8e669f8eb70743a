"""The catalogues as trees: every text of a language, and every way in which one text can be read."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import ast, parse

from toychest.games import GAMES
from toychest.words.catalogue import LOCALES, files_in, files_of

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


class Chosen(NamedTuple):
    """One variant on the way to a reading: the argument it hangs on, its key, and whether keys there are numbers."""

    selector: str
    key: str
    counted: bool


class Reading(NamedTuple):
    """One way to read a text: the variants chosen on the way, the arguments used, and the words."""

    chosen: tuple[Chosen, ...]
    arguments: frozenset[str]
    words: str


class Select(NamedTuple):
    """The keys of one selection, and the one that stands for all others."""

    selector: str
    keys: tuple[str, ...]
    default: str

    @property
    def is_counted(self) -> bool:
        """Whether the keys are numbers and plural categories, as `[0]`, `[one]` and `*[other]`."""
        return all(key in CATEGORIES or re.fullmatch(r"\d+", key) for key in self.keys) and self.keys != ("other",)


Messages = dict[str, ast.Message]


@cache
def entries_of(source: str) -> list[ast.EntryType]:
    """All that stands in a Fluent text, in order; each text is read once, for it takes long."""
    return parse(source).body or []


def messages_in(source: str) -> list[ast.Message]:
    """Every message of a Fluent text, in order, also those whose id came before."""
    return [entry for entry in entries_of(source) if isinstance(entry, ast.Message)]


@cache
def sources_of(language: str) -> tuple[str, ...]:
    """The text of every catalogue of a language."""
    files = [*files_in(LOCALES, language), *(file for game in GAMES for file in files_of(game, language))]
    return tuple(file.read_text("utf-8") for file in files)


@cache
def spoken(language: str) -> Messages:
    """Every message of a language by id."""
    return by_id(*sources_of(language))


def by_id(*sources: str) -> Messages:
    """Every message of some Fluent texts by id."""
    return {message.id.name: message for source in sources for message in messages_in(source)}


def texts(messages: Messages) -> Iterator[tuple[str, ast.Pattern]]:
    """`id` and `id.attribute`, each with its pattern."""
    for name, message in messages.items():
        if message.value:
            yield name, message.value
        yield from ((f"{name}.{each.id.name}", each.value) for each in message.attributes)


def selects(pattern: ast.Pattern) -> Iterator[Select]:
    """Every selection in a text, those within variants too."""
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            keys = {key_of(variant): variant for variant in expression.variants}
            default = next(key for key, variant in keys.items() if variant.default)
            yield Select(name_of(expression.selector), tuple(keys), default)
            for variant in expression.variants:
                yield from selects(variant.value)


def readings(pattern: ast.Pattern, messages: Messages) -> list[Reading]:
    """Every way to read a text: one for each choice of variants."""
    ways = [Reading((), frozenset(), "")]
    for element in pattern.elements:
        ways = [joined(way, more) for way in ways for more in readings_of(element, messages)]
    return ways


def readings_of(element: ast.TextElement | ast.Placeable, messages: Messages) -> list[Reading]:
    """Every way to read one part of a text; a message that it refers to counts with its arguments alone."""
    if isinstance(element, ast.TextElement):
        return [Reading((), frozenset(), element.value)]
    expression = element.expression
    if isinstance(expression, ast.VariableReference):
        return [Reading((), frozenset({expression.id.name}), "")]
    if isinstance(expression, ast.MessageReference):
        referred = messages[expression.id.name].value
        used = (
            frozenset().union(*(arguments_of(way) for way in readings(referred, messages))) if referred else frozenset()
        )
        return [Reading((), used, "")]
    if isinstance(expression, ast.SelectExpression):
        return [way for variant in expression.variants for way in readings_of_variant(expression, variant, messages)]
    return [Reading((), frozenset(), "")]


def readings_of_variant(select: ast.SelectExpression, variant: ast.Variant, messages: Messages) -> list[Reading]:
    """Every way to read one variant, with the choice that led to it."""
    keys = tuple(key_of(each) for each in select.variants)
    counted = Select(name_of(select.selector), keys, keys[-1]).is_counted
    chosen = Chosen(name_of(select.selector), key_of(variant), counted)
    return [way._replace(chosen=(chosen, *way.chosen)) for way in readings(variant.value, messages)]


def joined(one: Reading, other: Reading) -> Reading:
    """Two parts of a text read after each other."""
    return Reading(one.chosen + other.chosen, one.arguments | other.arguments, one.words + other.words)


def arguments_of(way: Reading) -> frozenset[str]:
    """What a reading uses or hangs on."""
    return way.arguments | {chosen.selector for chosen in way.chosen}


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def name_of(selector: object) -> str:
    """The argument that a selection hangs on, also through NUMBER()."""
    if isinstance(selector, ast.FunctionReference):
        return name_of(selector.arguments.positional[0])
    return selector.id.name if isinstance(selector, (ast.VariableReference, ast.MessageReference)) else ""
