"""Every variant of a text: arguments and keys as in English, and every plural form that a language counts with.

Each check is a function over Fluent texts, tried on a planted fault before it is asked about the catalogues."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale

from tests.words.catalogues import (
    CATEGORIES,
    Messages,
    Reading,
    by_id,
    messages_in,
    readings,
    selects,
    sources_of,
    spoken,
    texts,
)
from toychest.words import LANGUAGES

pytestmark = pytest.mark.slow

OTHERS = LANGUAGES[1:]

FEWER_FORMS = {
    "castle-turned-count": ("cs pl ro ru sl uk", "at most two cards are turned"),
    "castle-turned-which": ("cs pl ro ru sl uk", "at most two cards are turned"),
    "castle-paper-written": ("cs pl ro sl", "the outer selection asks for one file or several; sl: strani is dual too"),
    "terminal-number-unknown": ("cs pl ro", "a number follows a preposition: one form for all"),
    "review-with-age": ("cs", "instrumental, one form for all from two on"),
    "choices-changed": ("ro", "a participle, one form for all from two on"),
    "castle-event-puzzle-solved": ("ru sl", "more than so many takes one genitive from three on"),
    "castle-outcome-puzzle-solved.because": ("ru sl", "more than so many takes one genitive from three on"),
    "castle-unfit-file-too-long.help": ("ro", "a bound that is never one"),
    "castle-unfit-name-unfit.help": ("ro", "a bound that is never one"),
    "castle-unfit-too-many-columns": ("ro", "always more than one"),
    "castle-unfit-too-many-rows": ("ro", "always more than one"),
    "castle-unfit-deck-too-large": ("ro", "always more than one"),
    "castle-unfit-deck-too-large.help": ("ro", "a bound that is never one"),
    "castle-unfit-too-many-treasures": ("ro", "always more than one"),
    "castle-unfit-puzzle-row": ("ro", "always more than one"),
    "clockwork-unfit-file-too-long.help": ("ro", "a bound that is never one"),
    "clockwork-unfit-name-unfit.help": ("ro", "a bound that is never one"),
}
"""Texts that count with fewer forms than their language has: in which languages, and why they may."""


@cache
def counted_with(language: str) -> frozenset[str]:
    """The plural categories of whole numbers by CLDR; what only fractions or millions need is left out."""
    form = Locale.parse(language).plural_form
    return frozenset(form(number) for number in range(1000))


def lost_arguments(translated: Messages, english: Messages) -> Iterator[tuple[str, str]]:
    """Each argument that English always says, where one variant of the translation neither says it nor hangs on it."""
    meant = {id: readings(pattern, english) for id, pattern in texts(english)}
    for id, pattern in texts(translated):
        for way in readings(pattern, translated):
            alike = [other for other in meant[id] if agree(way, other)] or meant[id]
            always = frozenset.intersection(*map(said, alike))
            yield from ((id, lost) for lost in sorted(always - way.arguments - {each.selector for each in way.chosen}))


def agree(one: Reading, other: Reading) -> bool:
    """Whether no argument has led to different keys; numbers are counted otherwise in every language."""
    keys = {each.selector: each.key for each in one.chosen if not each.counted}
    return all(keys.get(each.selector, each.key) == each.key for each in other.chosen if not each.counted)


def said(way: Reading) -> frozenset[str]:
    """The arguments that a reading says, but for numbers that it counts by."""
    return way.arguments - {each.selector for each in way.chosen if each.counted}


def strange_keys(translated: Messages, english: Messages) -> Iterator[tuple[str, str]]:
    """Each key that English does not have for the argument, and each of English that is missing where it chooses."""
    known = keys_by_argument(english)
    meant = {
        id: {each.selector: set(each.keys) for each in selects(text) if not each.is_counted}
        for id, text in texts(english)
    }
    for id, pattern in texts(translated):
        for each in selects(pattern):
            if not each.is_counted:
                allowed = meant[id].get(each.selector, set(each.keys) & (known[each.selector] | {"other"}))
                yield from ((id, key) for key in sorted(allowed ^ set(each.keys)))


def keys_by_argument(messages: Messages) -> dict[str, set[str]]:
    """Every key that is written anywhere for an argument."""
    known: dict[str, set[str]] = defaultdict(set)
    for _, pattern in texts(messages):
        for each in selects(pattern):
            known[each.selector] |= set(each.keys)
    return known


def lost_forms(translated: Messages, language: str) -> Iterator[tuple[str, str]]:
    """Each plural category of a language that a text counts without; the default may stand for one."""
    for id, pattern in texts(translated):
        for each in selects(pattern):
            if each.is_counted and set(each.keys) & (CATEGORIES - {"other"}):
                lost = counted_with(language) - set(each.keys)
                if len(lost) > 1 or each.default in counted_with(language):
                    yield from ((id, form) for form in sorted(lost))


def twice(*sources: str) -> list[str]:
    """Every id that is written more than once."""
    written = Counter(message.id.name for source in sources for message in messages_in(source))
    return [id for id, times in written.items() if times > 1]


def test_an_argument_lost_from_one_variant_is_found() -> None:
    english = by_id("ask = { $n ->\n  [one] { $name } has a card\n *[other] { $name } has { $n }\n }\n")
    german = by_id("ask = { $n ->\n  [one] Eine Karte\n *[other] { $name } hat { $n }\n }\n")
    assert list(lost_arguments(german, english)) == [("ask", "name")]


def test_a_number_may_be_said_in_words() -> None:
    english = by_id("has = { $n ->\n  [one] 1 card\n *[other] { $n } cards\n }\n")
    german = by_id("has = { $n ->\n  [one] eine Karte\n *[other] { $n } Karten\n }\n")
    assert list(lost_arguments(german, english)) == []


def test_a_misspelt_key_is_found() -> None:
    english = by_id("what = { $kind ->\n  [wand] a wand\n *[ghost-room] a ghost\n }\n")
    german = by_id("what = { $kind ->\n  [wamd] ein Stab\n *[ghost-room] ein Geist\n }\n")
    assert list(strange_keys(german, english)) == [("what", "wamd"), ("what", "wand")]


def test_a_language_may_choose_where_english_does_not() -> None:
    english = by_id("card = { $card ->\n  [up] up\n *[down] down\n }\nno = No { card }\n")
    german = by_id("card = hoch\nno = { $card ->\n  [up] Kein hoch\n *[down] Kein runter\n }\n")
    assert list(strange_keys(german, english)) == []


def test_a_lost_plural_form_is_found() -> None:
    polish = by_id("cards = { $n ->\n  [one] karta\n *[other] kart\n }\n")
    assert list(lost_forms(polish, "pl")) == [("cards", "few"), ("cards", "many")]


@pytest.mark.parametrize(
    ("language", "forms"), [("fi", "one other"), ("lt", "one few other"), ("sl", "one two few other"), ("ja", "other")]
)
def test_forms_are_those_of_the_language(language: str, forms: str) -> None:
    assert counted_with(language) == set(forms.split())


def test_the_default_stands_for_one_form() -> None:
    assert list(lost_forms(by_id("cards = { $n ->\n  [one] karta\n  [few] karty\n *[other] kart\n }\n"), "pl")) == []


def test_an_id_twice_is_found() -> None:
    assert twice("a = eins\nb = zwei\na = drei\n") == ["a"]


@pytest.mark.parametrize("language", OTHERS)
def test_no_variant_loses_an_argument(language: str) -> None:
    assert list(lost_arguments(spoken(language), spoken("en"))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_key_is_one_of_english(language: str) -> None:
    assert list(strange_keys(spoken(language), spoken("en"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_is_there(language: str) -> None:
    """What may have fewer forms has fewer: nobody keeps a reason that is needed no more."""
    allowed = {id for id, (languages, _) in FEWER_FORMS.items() if language in languages.split()}
    assert {id for id, _ in lost_forms(spoken(language), language)} ^ allowed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_written_twice(language: str) -> None:
    assert twice(*sources_of(language)) == []
