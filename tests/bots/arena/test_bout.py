"""A bout: from its seed alone it is played again."""

import msgspec
import pytest

from toychest.bots.arena.bout import Bout, BoutPlayed, played
from toychest.bots.arena.contender import contenders

pytestmark = pytest.mark.compiled


def bout(game: str, seed: int, *bots: str) -> Bout:
    edition, seated = f"{game}-standard-0", tuple(contenders(game, bots))
    return Bout(series="a - b", number=3, edition=edition, options={}, contenders=seated, seed=seed)


def ending(game: str, seed: int) -> BoutPlayed:
    """How a bout of two bots ends, without how long they thought."""
    return msgspec.structs.replace(played(bout(game, seed, "2", "1")), seconds=())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["toybattle", "clockwork"])
def test_the_same_seed_is_the_same_bout(game: str) -> None:
    assert ending(game, 5) == ending(game, 5)


def test_another_seed_is_another_bout() -> None:
    assert ending("toybattle", 5).entries != ending("toybattle", 6).entries


def test_every_seat_has_a_place_and_only_who_thinks_takes_time() -> None:
    ended = played(bout("toybattle", 5, "1", "random"))
    assert (ended.number, ended.bots, sorted(ended.places)) == (3, ("1", "random"), [1, 2])
    assert [seconds > 0 for seconds in ended.seconds] == [True, False]
