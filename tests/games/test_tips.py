"""Just in time: what nearly every game touches is taught by the guide, or said once when it first matters."""

import re

import pytest

from tests.conftest import IS_DEEP
from tests.games.guides import GUIDED, guide_of
from toychest.bots.arena.bout import Bout, BoutUnderWay
from toychest.bots.arena.contender import contenders
from toychest.games import GAMES
from toychest.terminal.tips import tip_id
from toychest.terminal.voice import Voice
from toychest.words import LANGUAGES, read_catalogue
from toychest.words.catalogue import files_of, text_of
from toychest.words.rulebook import paragraphs

BOUTS, MOST = (10, 9) if IS_DEEP else (4, 4)
"""Of so many games, what at least so many touch must be taught or tipped."""

LONGEST = 800
"""Entries after which a game is cut off: by then it has touched what it touches."""

WORDS = 25
TIP = re.compile(r"^(\S+)-tip-(\S+) = ", re.MULTILINE)


def tipped(game: str) -> set[str]:
    """The paragraphs that a game's tips are for."""
    text = "\n".join(text_of(file) for file in files_of(game, "en"))
    return {f"{GAMES[game].prefix} {name.replace('-', '.')}" for _, name in TIP.findall(text)}


def touched(game: str, number: int) -> set[str]:
    """The paragraphs of all that happened in one game of bots of level 1."""
    bots = tuple(contenders(game, ["1"] * guide_of(game).seats))
    bout = Bout(series="tips", number=number, edition=GUIDED[game].id, options={}, contenders=bots, seed=number)
    playing, rules = BoutUnderWay(bout), set[str]()
    while (seat := playing.actor()) is not None and len(playing.states) < LONGEST:
        after, events = playing.edition.rules.apply(playing.states[-1], seat, playing.move(seat))
        playing.states.append(after)
        rules |= {event.rule for event in events}
    return rules


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_nearly_every_game_touches_is_taught_or_tipped(game: str) -> None:
    games = [touched(game, number) for number in range(BOUTS)]
    often = {rule for rule in set().union(*games) if sum(rule in rules for rules in games) >= MOST}
    taught = {rule for beat in guide_of(game).beats for rule in beat.rules}
    assert often - taught - tipped(game) == set()
    assert {rule for rule in often - taught if not Voice().has(tip_id(game, rule))} == set(), "at the terminal"


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_is_for_a_paragraph_that_is_played(game: str) -> None:
    assert tipped(game) - set(paragraphs(game)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tip_is_short(game: str, language: str) -> None:
    catalogue = read_catalogue(language)
    assert catalogue is not None
    ids = [tip_id(game, rule) for rule in sorted(tipped(game))]
    said = {id: catalogue.sentence(id, {}) or "" for id in ids}
    assert {id for id, text in said.items() if not 0 < len(text.split()) <= WORDS} == set()
