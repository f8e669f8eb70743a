"""The exercises of a game, as a browser is told them."""

import msgspec
import pytest

from tests.web.stage import serving, start
from toychest.games.castle.course import NUMBERS
from toychest.web.edition_messages import CourseShown
from toychest.web.messages import RequestRefused


async def shown() -> CourseShown:
    async with serving() as site:
        response = await site.get("/api/course/castle")
    return msgspec.json.decode(response.content, type=CourseShown)


@pytest.mark.asyncio
async def test_every_exercise_is_told_with_its_number() -> None:
    assert [exercise.number for exercise in (await shown()).exercises] == list(NUMBERS)


@pytest.mark.asyncio
async def test_an_exercise_is_an_ordinary_table() -> None:
    course = await shown()
    async with serving() as site:
        response = await site.post(start(edition=course.edition, options=course.exercises[0].options))
    assert response.status_code == 201


@pytest.mark.asyncio
async def test_a_game_without_a_course_says_so() -> None:
    async with serving() as site:
        response = await site.get("/api/course/toybattle")
    refused = msgspec.json.decode(response.content, type=RequestRefused)
    assert (response.status_code, refused.code) == (404, "no-such-address")
