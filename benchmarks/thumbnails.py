"""Makes the small pictures of the front page from those of the documentation: `python -m benchmarks.thumbnails`.

Chromium has to be installed.
"""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.web.browser import browsing

ROOT: Final = Path(__file__).parents[1]
DRAWN: Final = ROOT / "docs" / "pictures"
SMALL: Final = ROOT / "src" / "stammtisch" / "web" / "static" / "pictures"
WIDTH: Final = 640
HEIGHT: Final = 400
QUALITY: Final = 55
"""Three pictures, style and page stay below 150 kB together."""


def main() -> None:
    with browsing() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for file in sorted(DRAWN.glob("*.svg")):
            (SMALL / f"{file.stem}.webp").write_bytes(_thumbnail(page, file.read_text("utf-8")))


def _thumbnail(page: Page, drawn: str) -> bytes:
    """The board without its margins: what is left of the upper left corner when the right fifth is cut off."""
    size = re.search(r'viewBox="0 0 (\S+) (\S+)"', drawn)
    assert size is not None
    width = float(size[1]) * 0.81
    cut = f'viewBox="0 0 {width:g} {width * HEIGHT / WIDTH:g}" width="{WIDTH}" height="{HEIGHT}"'
    page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{drawn.replace(size[0], cut, 1)}")
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    main()
