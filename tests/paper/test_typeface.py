"""Our faces have every letter that is set in them."""

import pytest

from tests.paper.drawn import extents
from toychest.paper.castle.card_face import WIDTH
from toychest.paper.castle.card_sheets import card_sheets
from toychest.paper.castle.note import BLOCK, STEPS, note
from toychest.paper.page import MARGIN, PAPERS, Page
from toychest.paper.typeface import fitting, typeface, wrapped
from toychest.paper.words import Words
from toychest.words import LANGUAGES, say

pytestmark = pytest.mark.slow

FACES = ("rubik-800", "nunito-700")
ALPHABETS = {
    "pl": "ąćęłńóśźż",
    "hu": "áéíóöőúüű",
    "cs": "áčďéěíňóřšťúůýž",
    "sl": "čšž",
    "ro": "ăâîșț",
    "de": "äöüß",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "es": "áéíñóúü¿¡",
    "it": "àèéìòù",
    "nl": "éëïó",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’",
    "en": "abcdefghijklmnopqrstuvwxyz“”’–…×!?",
}


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_has_the_letters_of_every_language(face: str, language: str) -> None:
    letters = ALPHABETS[language] + ALPHABETS[language].upper()
    assert typeface(face).known(letters) == letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_we_say_on_paper_can_be_set(language: str) -> None:
    ids = [f"castle-paper-{step}" for step in (*STEPS, "title")]
    ids += [f"castle-face-{face}" for face in ("arrow", "loop", "sorcerer", "ghost")]
    said = "".join(say(id, {}, language) for id in ids)
    assert typeface("nunito-700").known(said) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_leaves_its_card(language: str) -> None:
    page = next(iter(card_sheets([1] * 7, PAPERS["a4"], Words(language), backs=False)))
    assert max(right - left for left, _, right, _ in extents(page, "card")) < WIDTH - 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_keeps_to_its_place(language: str) -> None:
    paper = PAPERS["letter"]
    page = Page("figures", paper, tuple(note(paper, MARGIN, Words(language), joined=True)))
    left, _, right, foot = extents(page, "note")[0]
    figures = max(figure[2] for figure in extents(page, "figure"))
    assert (left > figures, right <= paper.width - MARGIN, foot <= MARGIN + BLOCK) == (True, True, True)


def test_a_letter_that_no_face_has_is_left_out() -> None:
    assert typeface("nunito-700").known("Burg 城") == "Burg "


def test_a_long_text_is_set_smaller() -> None:
    size = fitting("a long text", 10, 20)
    assert typeface("rubik-800").width("a long text", size) == pytest.approx(20)


def test_a_text_is_broken_between_words() -> None:
    assert wrapped("one two three", 1, 4, "nunito-700") == ["one two", "three"]
