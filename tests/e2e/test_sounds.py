"""Every sound as a real browser renders it: to be heard, without clipping, and each its own."""

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.serving import Server
from toychest.web.pages import STATIC

RENDER = """async ([file, volume, ROOTS]) => {
    const { perform, SCORES } = await import(file);
    const heard = {};
    for (const sound of Object.keys(SCORES)) {
        const audio = new OfflineAudioContext(1, 44100 * 2, 44100);
        perform(audio, sound, 3, volume);
        const samples = (await audio.startRendering()).getChannelData(0);
        const tone = (pitch, from, to) => {
            let re = 0, im = 0;
            for (let at = Math.round(from * 44100); at < to * 44100; at += 1) {
                re += samples[at] * Math.cos((2 * Math.PI * pitch * at) / 44100);
                im += samples[at] * Math.sin((2 * Math.PI * pitch * at) / 44100);
            }
            return Math.hypot(re, im) / ((to - from) * 44100);
        };
        let peak = 0, slope = 0, size = 0, last = 0;
        for (let at = 1; at < samples.length; at += 1) {
            peak = Math.max(peak, Math.abs(samples[at]));
            slope += (samples[at] - samples[at - 1]) ** 2;
            size += samples[at] ** 2;
            if (Math.abs(samples[at]) > 0.001) last = at;
        }
        heard[sound] = { peak, lasts: last / 44100, bright: Math.sqrt(slope / size) };
        for (const [name, from] of [['first', 0], ['middle', 0.5], ['end', 1.3]])
            heard[sound][name] = tone(ROOTS[sound] ?? 440, from, from + 0.2);
    }
    return heard;
}"""

ROOTS = {"won": 262, "lost": 196}
"""The lowest note of the chord that an end swells on, in hertz: nothing is struck there."""

Heard = dict[str, dict[str, float]]


def orchestra() -> str:
    [file] = Path(STATIC, "assets").glob("orchestra-*.js")
    return f"/static/assets/{file.name}"


def rendered(page: Page, volume: float) -> Heard:
    heard: Heard = page.evaluate(RENDER, [orchestra(), volume, ROOTS])
    return heard


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page that may play sounds: all of them are listened to on one."""
    server = Server(tmp_path_factory.mktemp("data"))
    page = browser.new_page(base_url=server.address, service_workers="block")
    page.goto("/")
    yield page
    page.close()
    server.stop()


@pytest.fixture(scope="module")
def heard(page: Page) -> Heard:
    return rendered(page, 1)


def test_no_sound_is_silent(heard: Heard) -> None:
    assert {sound: it["peak"] for sound, it in heard.items() if it["peak"] < 0.02} == {}


def test_no_sound_clips(heard: Heard) -> None:
    assert {sound: it["peak"] for sound, it in heard.items() if it["peak"] > 0.7} == {}


def test_all_are_about_as_loud(heard: Heard) -> None:
    peaks = {sound: 20 * math.log10(it["peak"]) for sound, it in heard.items()}
    assert max(peaks.values()) - min(peaks.values()) < 20, peaks


def test_dice_rattle_longer_and_brighter_than_a_troop_that_covers(heard: Heard) -> None:
    dice, cover = heard["dice"], heard["cover"]
    assert dice["lasts"] > 2 * cover["lasts"]
    assert dice["bright"] > 2 * cover["bright"]


@pytest.mark.parametrize("end", ROOTS)
def test_the_end_swells_and_dies_away(heard: Heard, end: str) -> None:
    """A flat tone does neither."""
    it = heard[end]
    assert it["first"] < it["middle"] / 2 > it["end"], it


def test_a_lower_volume_is_quieter(page: Page, heard: Heard) -> None:
    low = rendered(page, 0.3)
    assert all(low[sound]["peak"] < heard[sound]["peak"] / 2 for sound in heard)
