"""Every guide is played to its end by the rules as they are now, and keeps its limits in every language."""

import re
from collections.abc import Iterator

import pytest

from tests.games.guides import GUIDED, Stop, after_rival, begun, ended, guide_of, stops
from toychest.contract import OPEN, Beat, IllegalMove, Said, Saying, Seat
from toychest.games import GAMES
from toychest.table import Played, Progress, Table
from toychest.table.guide_progress import is_asking
from toychest.words import LANGUAGES, read_catalogue, say
from toychest.words.rulebook import paragraphs

STEPS, SECONDS, WORDS, FIRST_MOVE = 12, 180.0, 25, 20.0
READ, CLICK = 60 / 200, 3.0
"""Seconds for a word, and for a click."""

A_MISS: dict[str, Said] = {"kind": "Scrap", "spot": 33}
"""What fills a sentence after a miss."""

BROWSERS = re.compile("[“”„«»‘]")
"""What stands round the words on a button."""

LIGHT = re.compile(
    r"place [a-z0-9 ]+|tile \S+|hand [A-Z][a-z]+|spot \d+|card \d|turn \d (left|right)|action .+|score \d|"
    r"goal|treasures|tower|rival|medals|character \*"
)
FAITHFUL = {game: list(stops(game)) for game in GAMES}
ELSEWHERE = [
    pytest.param(stop, move, id=f"{game}-{stop.beat.name}-{move}".replace(" ", "_"))
    for game in GAMES
    for stop in FAITHFUL[game]
    for move in (stop.table.legal_moves(Seat(0)) if stop.beat.asks or stop.beat.refused else [])
    if not stop.beat.is_answered_by(move)
]


def said(game: str, language: str, beat: Beat, part: str = "") -> str:
    catalogue = read_catalogue(language)
    assert catalogue is not None
    text = catalogue.sentence(guide_of(game).words(beat, part).id, A_MISS)
    assert text, f"{game} has no words for {beat.name} {part} in {language}"
    return text


def count(text: str) -> int:
    return len([word for word in text.split() if re.search(r"\w", word)])


def words(game: str, language: str, beat: Beat) -> int:
    """How many words a beat has to read: its sentence, why that counted, and what the grown-up beside reads.

    A miss takes the place of what would be said after the move; `short` is heard instead of the sentence.
    """
    after = max(
        (count(said(game, language, beat, part)) for part in ("after", "missed") if part in beat.says), default=0
    )
    grown_up = count(said(game, language, beat, "grown-up")) if "grown-up" in beat.says else 0
    return count(said(game, language, beat)) + after + grown_up


def seconds(game: str, language: str, beat: Beat) -> float:
    """How long a beat takes: reading it, clicking what glows, and reading why that counted."""
    clicks = max(1, len(beat.lights)) if beat.move else 1
    return READ * words(game, language, beat) + CLICK * (clicks + ("after" in beat.says))


def until_first_move(game: str) -> Iterator[Beat]:
    for beat in guide_of(game).beats:
        yield beat
        if beat.asks:
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_played_to_its_end(game: str) -> None:
    assert tuple(stop.beat for stop in FAITHFUL[game]) == guide_of(game).beats


@pytest.mark.parametrize("game", GAMES)
def test_its_script_is_used_up_and_no_draw_is_left_to_the_seed(game: str) -> None:
    luck = [e for e in FAITHFUL[game][-1].table.entries if isinstance(e, Played) and e.seat < 0]
    assert [(entry.move, entry.scripted) for entry in luck] == [(move, True) for move in guide_of(game).chance]


@pytest.mark.parametrize("game", GAMES)
def test_the_game_goes_on_after_it(game: str) -> None:
    assert FAITHFUL[game][-1].table.outcome is None


@pytest.mark.parametrize("game", GAMES)
def test_a_try_in_vain_is_refused_by_the_rule_that_it_teaches(game: str) -> None:
    (stop,) = [stop for stop in FAITHFUL[game] if stop.beat.refused]
    with pytest.raises(IllegalMove) as refused:
        stop.table.check_move(Seat(0), stop.beat.move or "")
    assert (refused.value.code, refused.value.rule in stop.beat.rules) == (stop.beat.refused, True)


@pytest.mark.parametrize(("stop", "move"), ELSEWHERE)
def test_after_any_other_legal_move_the_guide_goes_on_or_ends(stop: Stop, move: str) -> None:
    after = stop.table.play(Seat(0), move).table
    at = ended(after)
    assert at.is_over or at.beat == len(guide_of(stop.table.edition.game).beats)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_it_teaches_is_on_the_page(game: str) -> None:
    taught = {rule for beat in guide_of(game).beats for rule in beat.rules}
    assert taught - set(paragraphs(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_glows_has_a_name_that_browsers_know(game: str) -> None:
    assert [light for beat in guide_of(game).beats for light in beat.lights if not LIGHT.fullmatch(light)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_move_of_the_notation_is_called_as_the_click_is(game: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        GUIDED[game].rules.read_move(OPEN)


@pytest.mark.parametrize(
    ("game", "step"), [(game, step) for game in GAMES for step in range(1, guide_of(game).steps + 1)]
)
def test_once_more_begins_at_any_step(game: str, step: int) -> None:
    guide = guide_of(game)
    at = begun(GUIDED[game], step).progress(acknowledged=guide.first_of(step))
    assert at is not None
    assert (at.beat, at.is_over) == (guide.first_of(step), False)


@pytest.mark.parametrize("game", GAMES)
def test_it_has_few_steps_and_none_is_left_out(game: str) -> None:
    steps = list(dict.fromkeys(beat.step for beat in guide_of(game).beats))
    assert (steps, len(steps) <= STEPS) == (list(range(1, len(steps) + 1)), True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_takes_three_minutes_at_the_most(game: str, language: str) -> None:
    assert sum(seconds(game, language, beat) for beat in guide_of(game).beats) <= SECONDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_own_move_comes_soon(game: str, language: str) -> None:
    assert sum(seconds(game, language, beat) for beat in until_first_move(game)) <= FIRST_MOVE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_step_says_little(game: str, language: str) -> None:
    steps: dict[int, int] = {}
    for beat in guide_of(game).beats:
        steps[beat.step] = steps.get(beat.step, 0) + words(game, language, beat)
    assert {step: number for step, number in steps.items() if number > WORDS} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_sentence_is_there_and_short(game: str, language: str) -> None:
    parts = [said(game, language, beat, part) for beat in guide_of(game).beats for part in beat.says]
    assert [text for text in parts if count(text) > WORDS] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_instead_of_a_picture_names_no_button(game: str, language: str) -> None:
    """A terminal says it, too, and has none. A card is named by what is printed on it, which is no button."""
    go, card = (say(id, language=language).rstrip("!") for id in ("castle-go", "castle-face-loop"))
    heard = [said(game, language, beat, "short") for beat in guide_of(game).beats if "short" in beat.says]
    buttons = [re.sub(rf"[“„«»‘]\s?{re.escape(card)}\s?[“”»«’]", card, text) for text in heard]
    assert [text for text in buttons if BROWSERS.search(text) or go in re.findall(r"\w+", text)] == []


def missed() -> Table:
    """The city after the learner has turned the card that they laid down themselves."""
    (stop,) = [stop for stop in FAITHFUL["clockwork"] if stop.beat.misses]
    return stop.table.play(Seat(0), "point 33").table


def test_a_miss_is_told_by_what_lay_there_and_where() -> None:
    at = missed().progress()
    assert at is not None
    assert at.missed == Saying("clockwork-guide-point.missed", {"seat": 0, "spot": 33, "kind": "Scrap"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_miss_is_told_in_every_language_with_the_spot_to_remember(language: str) -> None:
    point = next(beat for beat in guide_of("clockwork").beats if beat.misses)
    told = said("clockwork", language, point, "missed")
    assert ("33" in told, say("clockwork-kind-Scrap", language=language).split()[0].lower()[:4] in told.lower()) == (
        True,
        True,
    )


def test_from_a_miss_the_learner_goes_on_and_the_guide_is_through() -> None:
    table, guide = missed(), guide_of("clockwork")
    at = table.progress(acknowledged=guide.first_of(10) + 1)
    assert at == Progress(beat=len(guide.beats))


def test_after_a_miss_the_luck_and_the_rival_are_their_own() -> None:
    table = missed()
    assert not is_asking(guide_of("clockwork"), table.rules, table.frames)


def test_once_the_rival_has_moved_a_miss_is_past() -> None:
    guide = guide_of("clockwork")
    assert after_rival(missed(), guide).progress() == Progress(beat=len(guide.beats))
