"""Write the icons of the installed client from its chest: client/public/icon-*.png, drawn by Chromium.

usage: python -m tools.icons
"""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

CLIENT = Path(__file__).parent.parent / "client"
CHEST = CLIENT / "src" / "assets" / "chest.svg"
PAPER = "#faf4e8"
ICONS = {"icon-192": (192, 0.0, "transparent"), "icon-512": (512, 0.0, "transparent")} | {
    "icon-maskable-512": (512, 0.18, PAPER)  # a system cuts its own shape out of it: the chest keeps clear of the rim
}


def draw(page: Page, name: str, size: int, rim: float, ground: str) -> None:
    """One icon: the chest in a square, on a ground."""
    inner = round(size * (1 - 2 * rim))
    page.set_viewport_size({"width": size, "height": size})
    chest = CHEST.read_text(encoding="utf-8").replace("<svg ", f'<svg width="{inner}" height="{inner}" ', 1)
    page.set_content(
        f'<body style="margin:0;display:grid;place-items:center;width:{size}px;height:{size}px;background:{ground}">'
        f"{chest}</body>"
    )
    page.screenshot(path=CLIENT / "public" / f"{name}.png", omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"] if is_root else [])
        page = browser.new_page()
        for name, (size, rim, ground) in ICONS.items():
            draw(page, name, size, rim, ground)
        browser.close()


if __name__ == "__main__":
    main()
