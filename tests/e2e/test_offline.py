"""Without the server: what was seen before opens all the same, and what is played live is not pretended."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, ONE_GO_FROM_WINNING, stage_table
from toychest.words import say

KEPT = """async (part) => {
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) if (url.includes(part)) return true;
    return false;
}"""


ALL_KEPT = """async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const wanted = loaded.filter((name) => /static.assets|editions|rules|replay/.test(name));
    const kept = await Promise.all(wanted.map((name) => caches.match(name, { ignoreVary: true })));
    return navigator.serviceWorker.controller !== null && kept.every((each) => each !== undefined);
}"""


def until_kept(page: Page) -> None:
    """Waits until all that the page has loaded is kept."""
    page.evaluate(f"async () => {{ while (!(await ({ALL_KEPT})())) await new Promise((go) => setTimeout(go, 50)); }}")


def cut_off(page: Page, server: Server) -> None:
    """No server, and no network."""
    server.stop()
    page.context.set_offline(True)


def test_home_and_rules_open_without_the_server(open_page: Opener, server: Server) -> None:
    page = open_page(service_workers="allow")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("button", name="All rules: Coded Castle").click()
    expect(page.get_by_role("term").first).to_be_visible()
    until_kept(page)
    cut_off(page, server)
    page.goto("/")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("button", name="All rules: Coded Castle").click()
    expect(page.get_by_role("term").first).to_be_visible()


READ_AHEAD = "() => performance.getEntriesByName('read-ahead').length > 0"


@pytest.mark.parametrize(("locale", "game"), [("en", "toybattle"), ("de", "clockwork"), ("en", "castle")])
def test_rules_and_how_to_play_that_nobody_opened_open_without_the_server(
    open_page: Opener, server: Server, locale: str, game: str
) -> None:
    page = open_page(service_workers="allow", locale=locale)
    page.wait_for_function(READ_AHEAD)
    until_kept(page)
    cut_off(page, server)
    page.goto(f"/howto/{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name=say("howto-numbered", language=locale)).first.click()
    expect(page.get_by_role("term").first).to_be_visible()


def test_a_finished_game_that_was_seen_opens_without_the_server(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], ONE_GO_FROM_WINNING)
    page = open_page(f"/t/{CODE}", seats, service_workers="allow")
    page.get_by_role("button", name="Go!").click()
    expect(page.get_by_role("heading", name="You saved the castle!")).to_be_visible()
    until_kept(page)
    cut_off(page, server)
    page.reload()
    expect(page.get_by_role("heading", name="You saved the castle!")).to_be_visible()


def test_a_table_that_runs_is_kept_nowhere(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], ONE_GO_FROM_WINNING)
    page = open_page(f"/t/{CODE}", seats, service_workers="allow")
    expect(page.get_by_role("button", name="Go!")).to_be_visible()
    until_kept(page)
    assert not page.evaluate(f"({KEPT})('{CODE}')")


def test_the_client_can_be_installed(open_page: Opener) -> None:
    page = open_page()
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())")
    icons = [page.request.get(urljoin(page.url, icon["src"])).headers["content-type"] for icon in manifest["icons"]]
    assert (manifest["start_url"], manifest["display"], set(icons)) == ("/", "standalone", {"image/png"})
