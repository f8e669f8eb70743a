"""Seats: a token proves who sits there, and only its hash is kept."""

import hmac
from hmac import compare_digest

import pytest

from tests.table.sitting import ANN, BEN
from toychest.contract import Seat
from toychest.table import FREE, bot_seat, errors, hash_of, held_seat, new_token, seats_of, taken_seat
from toychest.table.seats import LONGEST_NAME, SHORTEST_TOKEN

TOKEN = "t" * SHORTEST_TOKEN


def test_a_token_proves_its_seat() -> None:
    ann, token = held_seat("Ann")
    assert seats_of([ann, FREE], [token]) == {ANN}


def test_several_tokens_prove_several_seats() -> None:
    ann, first = held_seat("Ann")
    ben, second = held_seat("Ben")
    assert seats_of([ann, ben], [second, first]) == {ANN, BEN}


def test_a_wrong_token_proves_nothing() -> None:
    ann, _ = held_seat("Ann")
    assert seats_of([ann, FREE], [new_token(), ""]) == frozenset()


def test_the_hash_of_a_token_is_no_token() -> None:
    ann, token = held_seat("Ann")
    assert seats_of([ann], [hash_of(token)]) == frozenset()


def test_the_token_itself_is_not_kept() -> None:
    ann, token = held_seat("Ann")
    assert token not in repr(ann)


def test_tokens_are_long_and_differ() -> None:
    assert len(new_token()) == 32
    assert new_token() != new_token()


def test_a_free_seat_can_be_taken_with_a_token_of_ones_own() -> None:
    ben = taken_seat([FREE, FREE], BEN, "  Ben ", TOKEN)
    assert (ben.name, ben.is_free) == ("Ben", False)
    assert seats_of([FREE, ben], [TOKEN]) == {BEN}


def test_asking_for_a_seat_twice_is_the_same_as_asking_once() -> None:
    ben = taken_seat([FREE, FREE], BEN, "Ben", TOKEN)
    assert taken_seat([FREE, ben], BEN, "Ben", TOKEN) == ben


def test_a_held_seat_cannot_be_taken() -> None:
    ann, _ = held_seat("Ann")
    with pytest.raises(errors.SeatNotFree):
        taken_seat([ann], ANN, "Ben", TOKEN)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_cannot_be_taken(seat: int) -> None:
    with pytest.raises(errors.NoSuchSeat):
        taken_seat([FREE, FREE], Seat(seat), "Ben", TOKEN)


def test_a_token_short_enough_to_guess_is_refused() -> None:
    with pytest.raises(errors.TokenTooShort):
        taken_seat([FREE, FREE], BEN, "Ben", TOKEN[1:])


def test_a_long_name_is_refused() -> None:
    with pytest.raises(errors.NameTooLong, match="at most 40 characters, got 41"):
        held_seat("x" * (LONGEST_NAME + 1))


def test_a_bots_seat_is_not_free() -> None:
    assert not bot_seat(3, "Cog").is_free


def test_no_token_proves_a_bots_seat() -> None:
    assert seats_of([bot_seat(3, "Cog")], ["", hash_of("")]) == frozenset()


def test_nobody_sits_down_where_a_bot_sits() -> None:
    with pytest.raises(errors.SeatNotFree):
        taken_seat([bot_seat(3, "Cog")], ANN, "Ann", TOKEN)


def test_bots_of_one_level_are_told_apart_by_a_number() -> None:
    assert bot_seat(3, "Cog", ["Cog", "Ann", "Cog 2"]).name == "Cog 3"


def test_every_bot_has_its_own_luck() -> None:
    assert bot_seat(3, "Cog").bot_seed != bot_seat(3, "Cog").bot_seed


@pytest.mark.parametrize("held", [0, 1, 2, None], ids=["the first", "the second", "the third", "none"])
def test_a_token_is_compared_as_often_whichever_it_is(held: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = list[str]()

    def counted(one: str, other: str) -> bool:
        compared.append(other)
        return compare_digest(one, other)

    monkeypatch.setattr(hmac, "compare_digest", counted)
    record, token = held_seat("Ann")
    tokens = [f"a token that proves nothing: {at}" for at in range(3)]
    tokens = tokens if held is None else [*tokens[:held], token, *tokens[held + 1 :]]
    assert len(seats_of([record], tokens)) == (0 if held is None else 1)
    assert sorted(compared) == sorted(hash_of(token) for token in tokens)
