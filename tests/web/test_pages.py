"""What is asked over HTTP: the page and its headers, editions, rules, the QR picture, and nothing beside them."""

import asyncio
import gzip
import http.client
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.web.browser import PATIENCE
from tests.web.stage import CASTLE, Site, serving, start
from toychest.games import EDITIONS
from toychest.web import pages
from toychest.web.app import HEADERS, policy_at

pytestmark = pytest.mark.asyncio

SECRET = "what lies outside"
LONG = "// the same words again\n" * 200

EVERY_PATH = [
    "/",
    "/t/LAMB-7KQD",
    "/t/LAMB-7KQD/qr.svg",
    "/t/nonsense/qr.svg",
    "/api/editions",
    "/api/tables",
    "/api/tables/LAMB-7KQD/log",
    "/api/rules/castle-standard-0",
    "/api/rules/chess-0",
    "/words/castle/en.ftl",
    "/static/app.js",
    "/static/nothing.js",
    "/nothing",
    "/worker.js",
    "/print/castle/castle.pdf",
]

WAYS_OUT = [
    "/static/../secret.txt",
    "/static/..%2fsecret.txt",
    "/static/%2e%2e/secret.txt",
    "/static/%2e%2e%2fsecret.txt",
    "/static/..%5csecret.txt",
    "/static/assets/../../secret.txt",
    "/static//secret.txt",
    "/static/%00/../secret.txt",
    "/../secret.txt",
    "/t/..%2f..%2fsecret.txt",
    "/api/rules/..%2f..%2fsecret.txt",
    "/words/castle/..%2fsecret.ftl",
    "/words/..%2f/en.ftl",
]


@pytest_asyncio.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    """A server whose page lies in a folder beside a secret."""
    lay_out(tmp_path)
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    async with serving() as site:
        yield site


def lay_out(folder: Path) -> None:
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<!doctype html>the page")
    (folder / "static" / "app.js").write_text("// the script")
    (folder / "static" / "worker.js").write_text("// the worker")
    (folder / "secret.txt").write_text(SECRET)
    (folder / "static" / "link.txt").symlink_to(folder / "secret.txt")


class Answer:
    """What came back for a path that was sent to the letter: no client tidied it up."""

    def __init__(self, address: str, path: str, method: str, body: bytes | None, headers: dict[str, str]) -> None:
        line = http.client.HTTPConnection(address, timeout=PATIENCE)
        try:
            line.request(method, path, body, headers)
            response = line.getresponse()
            self.status = response.status
            self.headers = {name.lower(): value for name, value in response.getheaders()}
            self.body = response.read()
        finally:
            line.close()

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.text)


async def answer(
    site: Site, path: str, method: str = "GET", body: bytes | None = None, headers: dict[str, str] | None = None
) -> Answer:
    return await asyncio.to_thread(Answer, site.address, path, method, body, headers or {})


@pytest.mark.parametrize("path", EVERY_PATH)
async def test_every_answer_keeps_other_pages_and_scripts_out(site: Site, path: str) -> None:
    answered = (await answer(site, path)).headers
    wanted = {**HEADERS, "content-security-policy": policy_at(site.address)}
    assert {name: answered.get(name) for name in wanted} == wanted


async def test_no_script_from_elsewhere_may_run() -> None:
    policy = policy_at("games.example.org")
    assert "default-src 'self'" in policy
    assert "script-src" not in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize("host", ["games.example.org", "192.168.1.20:7170", "[2001:db8::1]:7170", "localhost"])
async def test_a_page_speaks_to_its_own_server_alone(host: str) -> None:
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy_at(host)


@pytest.mark.parametrize("host", ["", "games; script-src *", "games.example.org evil.example", "*", "a:b"])
async def test_nobody_writes_into_the_policy_by_a_name(host: str) -> None:
    assert "connect-src 'self';" in policy_at(host)


@pytest.mark.parametrize("path", [*WAYS_OUT, "/static/link.txt"])
async def test_no_path_leads_out_of_the_folder(site: Site, path: str) -> None:
    assert SECRET not in (await answer(site, path)).text


@pytest.mark.parametrize("path", ["/", "/t/LAMB-7KQD", "/t/lamb-7kqd", "/course", "/course/7"])
async def test_the_page_draws_every_screen(site: Site, path: str) -> None:
    assert "the page" in (await answer(site, path)).text


@pytest.mark.parametrize("path", ["/nothing", "/t", "/rules/of/chess"])
async def test_whoever_reads_is_told_kindly_that_an_address_is_wrong(site: Site, path: str) -> None:
    answered = await answer(site, path, headers={"accept": "text/html,*/*"})
    assert (answered.status, "the page" in answered.text) == (404, True)


@pytest.mark.parametrize("path", ["/api/nothing", "/words/nothing", "/nothing.json"])
async def test_a_program_is_refused_by_code(site: Site, path: str) -> None:
    answered = await answer(site, path)
    assert (answered.status, answered.json["code"]) == (404, "no-such-address")


async def test_an_address_of_programs_is_no_page_even_for_a_reader(site: Site) -> None:
    answered = await answer(site, "/api/nothing", headers={"accept": "text/html"})
    assert "the page" not in answered.text


async def test_the_worker_may_look_after_every_page(site: Site) -> None:
    answered = await answer(site, "/worker.js")
    assert (answered.text, answered.headers["cache-control"]) == ("// the worker", "no-cache")


async def test_the_script_is_served(site: Site) -> None:
    assert (await answer(site, "/static/app.js")).text == "// the script"


async def test_a_long_script_is_pressed_for_who_can_unpress_it(site: Site, tmp_path: Path) -> None:
    (tmp_path / "static" / "long.js").write_text(LONG)
    plain = await answer(site, "/static/long.js")
    pressed = await answer(site, "/static/long.js", headers={"accept-encoding": "gzip"})
    assert (plain.text, "content-encoding" in plain.headers) == (LONG, False)
    assert (gzip.decompress(pressed.body).decode(), pressed.headers["content-encoding"]) == (LONG, "gzip")


async def test_a_script_that_was_built_anew_is_read_anew(site: Site, tmp_path: Path) -> None:
    before = await answer(site, "/static/app.js")
    (tmp_path / "static" / "app.js").write_text("// another script")
    os.utime(tmp_path / "static" / "app.js", (1, 1))
    after = await answer(site, "/static/app.js")
    assert (before.text, after.text) == ("// the script", "// another script")


async def test_who_has_a_script_is_not_sent_it_again(site: Site) -> None:
    known = (await answer(site, "/static/app.js")).headers["etag"]
    again = await answer(site, "/static/app.js", headers={"if-none-match": known})
    assert (again.status, again.text) == (http.client.NOT_MODIFIED, "")


async def test_a_part_of_a_script_is_sent_alone(site: Site) -> None:
    part = await answer(site, "/static/app.js", headers={"range": "bytes=3-5"})
    assert (part.status, part.text) == (http.client.PARTIAL_CONTENT, "the")


async def test_every_edition_is_offered(site: Site) -> None:
    offered = (await answer(site, "/api/editions")).json["editions"]
    assert [edition["id"] for edition in offered] == list(EDITIONS)
    assert offered[0]["seatCounts"] == list(EDITIONS[CASTLE].seat_counts)


async def test_the_rules_of_an_edition_are_served(site: Site) -> None:
    assert "CAS 1.1" in (await answer(site, f"/api/rules/{CASTLE}")).json["paragraphs"]


@pytest.mark.parametrize(("asked", "language"), [("hu", "hu"), ("tlh", "en"), ("../..", "en")])
async def test_rules_come_in_a_language_that_we_speak(site: Site, asked: str, language: str) -> None:
    assert (await answer(site, f"/api/rules/{CASTLE}?language={asked}")).json["language"] == language


async def test_an_edition_that_does_not_exist_has_no_rules(site: Site) -> None:
    response = await answer(site, "/api/rules/chess-0")
    assert (response.status, response.json["code"]) == (404, "edition-unknown")


async def test_the_words_of_a_game_are_served_without_those_of_the_terminal(site: Site) -> None:
    text = (await answer(site, "/words/castle/de.ftl")).text
    assert ("castle-event-card-laid =" in text, "castle-terminal-gate =" in text) == (True, False)


async def test_a_language_that_nobody_speaks_is_served_english(site: Site) -> None:
    spoken = [(await answer(site, f"/words/castle/{language}.ftl")).text for language in ("tlh", "..", "en")]
    assert spoken[0] == spoken[1] == spoken[2]


async def test_a_game_that_does_not_exist_has_no_words(site: Site) -> None:
    assert (await answer(site, "/words/chess/en.ftl")).status == 404


async def test_the_qr_picture_is_a_picture(site: Site) -> None:
    response = await answer(site, "/t/LAMB-7KQD/qr.svg")
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in response.text


async def test_a_code_that_cannot_be_has_no_qr_picture(site: Site) -> None:
    assert (await answer(site, "/t/nonsense/qr.svg")).status == 404


async def test_a_table_is_started_by_asking_not_by_looking(site: Site) -> None:
    assert (await answer(site, "/api/tables")).status == http.client.METHOD_NOT_ALLOWED
    assert (await answer(site, "/api/tables", "POST", start())).status == http.client.CREATED
