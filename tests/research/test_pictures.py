"""The pictures of the environments: a document for every game, board and seat, with what lies open and nothing else."""

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from toychest.bots.playouts import chance_move
from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS
from toychest.research.rendering import PICTURES
from toychest.research.sheet import SEATS

pytestmark = pytest.mark.compiled
NAMES = ("seat_0", "seat_1", "seat_2", "seat_3")
BOARDS = [
    (game, option.name, choice, seats)
    for game, name, seats in (("toybattle", "terrain", 2), ("clockwork", "board", 4), ("castle", "board", 1))
    for option in EDITIONS[f"{game}-standard-0"].options
    if option.name == name
    for choice in option.choices
]


def played(game: str, seats: int, options: dict[str, Any], decisions: int = 12) -> Any:
    rules, luck = EDITIONS[f"{game}-standard-0"].rules, random.Random(5)
    state = rules.setup(seats, options)
    while (actors := rules.to_act(state)) and (decisions or actors[0] == CHANCE):
        decisions -= actors[0] != CHANCE
        is_chance = actors[0] == CHANCE
        move = chance_move(rules, state, luck) if is_chance else luck.choice(rules.legal_moves(state, actors[0]))
        state, _ = rules.apply(state, actors[0], move)
    return state


def drawn(game: str, state: Any, seat: Seat | None) -> str:
    drawn: str = PICTURES[game].load()(EDITIONS[f"{game}-standard-0"].rules.view(state, seat), NAMES, "a & b")
    return drawn


def words(picture: str) -> list[str]:
    return [part.text or "" for part in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize(("game", "option", "choice", "seats"), BOARDS)
def test_every_board_is_drawn_with_whose_turn_it_is(game: str, option: str, choice: Any, seats: int) -> None:
    state = played(game, seats, {option: choice})
    actor = EDITIONS[f"{game}-standard-0"].rules.to_act(state)[0]
    assert any(f"seat_{actor} to move" in word for word in words(drawn(game, state, actor)))


@pytest.mark.parametrize(("game", "seats"), [("toybattle", 2), ("clockwork", 4)])
def test_a_picture_shows_a_seat_nothing_that_it_cannot_tell_apart(game: str, seats: int) -> None:
    rules, luck = EDITIONS[f"{game}-standard-0"].rules, random.Random(1)
    state = played(game, seats, {})
    other = rules.imagine(state, Seat(0), luck.randrange)
    assert drawn(game, other, Seat(0)) == drawn(game, state, Seat(0))
    assert drawn(game, state, Seat(1)) != drawn(game, state, Seat(0))


def test_every_base_of_a_battle_and_every_visible_tile_is_there() -> None:
    state = played("toybattle", 2, {})
    view: Any = EDITIONS["toybattle-standard-0"].rules.view(state, Seat(0))
    told = words(drawn("toybattle", state, Seat(0)))
    assert {str(place.number) for place in view.places if place.owner is None} <= set(told)
    assert all(stack.tiles[-1].troop in told for stack in view.stacks)


def test_every_pawn_of_a_city_is_there() -> None:
    picture = drawn("clockwork", played("clockwork", 4, {}), Seat(0))
    assert all(colour in picture for colour in SEATS)
    assert all(words(picture).count(letter) == 2 for letter in "ABCD")


def test_every_treasure_and_every_card_of_a_castle_is_there() -> None:
    state = played("castle", 1, {})
    view: Any = EDITIONS["castle-standard-0"].rules.view(state, Seat(0))
    told = words(drawn("castle", state, Seat(0)))
    assert {treasure.picture for treasure in view.treasures} <= set(told)
    assert [word for word in told if word in ("arrow", "loop", "sorcerer", "ghost")] == [card.kind for card in view.row]


@pytest.mark.parametrize(("game", "seats"), [("toybattle", 2), ("clockwork", 3), ("castle", 1)])
def test_a_game_that_is_over_says_so(game: str, seats: int) -> None:
    assert any("over" in word for word in words(drawn(game, played(game, seats, {}, 5000), None)))
