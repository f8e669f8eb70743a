"""Browser profiles that tests take up one after another: warm, and as empty as new ones."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Opener, Server
from tests.e2e.profiles import Profiles
from tests.e2e.timing import stop_time

ELSEWHERE = "http://127.0.0.1:1"
"""Another server's origin."""


@pytest.fixture
def own(browser: Browser) -> Iterator[Profiles]:
    """Profiles that no other test has had."""
    found = Profiles(browser)
    yield found
    found.close()


def test_the_next_test_is_given_the_same_profile_without_its_pages(own: Profiles, server: Server) -> None:
    first = own.taken(server.address)
    page = first.context.new_page()
    own.give_back(first, server.address)
    assert own.taken(ELSEWHERE) is first
    assert page not in first.context.pages


def test_two_at_a_time_have_profiles_of_their_own(own: Profiles, server: Server) -> None:
    assert own.taken(server.address).context is not own.taken(server.address).context


def test_nobody_is_given_a_profile_that_has_been_at_this_origin(own: Profiles, server: Server) -> None:
    first = own.taken(server.address)
    own.give_back(first, server.address)
    assert own.taken(server.address) is not first


def test_nobody_is_given_a_profile_with_other_eyes(own: Profiles, server: Server) -> None:
    first = own.taken(server.address, locale="de")
    own.give_back(first, server.address)
    assert own.taken(ELSEWHERE, locale="de") is not first


def test_nobody_is_given_a_profile_that_was_changed_for_all_pages_to_come(own: Profiles, server: Server) -> None:
    first = own.taken(server.address)
    first.context.add_init_script("localStorage.setItem('is', 'changed')")
    own.give_back(first, server.address)
    assert own.taken(ELSEWHERE) is not first


def test_nobody_is_given_a_profile_whose_time_stood_still(own: Profiles, server: Server) -> None:
    first = own.taken(server.address)
    page = first.context.new_page()
    page.goto(server.address)
    stop_time(page)
    own.give_back(first, server.address)
    assert own.taken(ELSEWHERE) is not first


def test_nobody_is_given_a_profile_that_was_closed(own: Profiles, server: Server) -> None:
    first = own.taken(server.address)
    first.context.close()
    own.give_back(first, server.address)
    assert own.taken(ELSEWHERE) is not first


def test_a_server_that_was_stopped_spoils_nothing(own: Profiles, server: Server) -> None:
    first = own.taken(server.address)
    server.stop()
    own.give_back(first, server.address)
    assert own.taken(ELSEWHERE) is not first


def test_two_pages_of_a_test_share_nothing_that_is_remembered(open_page: Opener) -> None:
    one, other = open_page(), open_page()
    one.evaluate("localStorage.setItem('toychest.test', 'mine')")
    assert other.evaluate("localStorage.getItem('toychest.test')") is None
