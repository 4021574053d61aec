"""A real browser, and somebody who plays with it by clicking on the board or by keyboard alone."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, sync_playwright

from stammtisch.engine import all_games

PATIENCE = 60_000
"""Milliseconds after which a page that does not change hangs."""

HESITATION = 5_000

# A point where a click meets an element itself: its middle, or that of something in it.
POINT = """id => {
  const element = document.getElementById(id);
  if (!element) return null;
  for (const part of [element.querySelector(':scope > .target') ?? element, ...element.querySelectorAll('[id]')]) {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest('.choosable')?.id === id) return [x, y];
  }
  return null;
}"""
CHANGED = """before => {
  const page = document.documentElement;
  const result = document.querySelector('[data-part="show-result"]');
  if (!result) return false; // still on the page before
  return !result.hidden || (page.dataset.version !== before && document.querySelector('.choice'));
}"""


# Somebody who has read how each game goes; a blank page has no memory to write to.
READ = """for (const game of %s) {
  if (location.protocol !== 'about:') localStorage.setItem(`stammtisch.primer.${game}`, 'seen');
}"""


@contextmanager
def browsing() -> Iterator[Browser]:
    """Chromium of this machine, or Playwright's own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


class Player:
    """Somebody at a table page, who notes whatever goes wrong in it."""

    def __init__(self, browser: Browser | BrowserContext, host: str, newcomer: bool = False, **context: Any) -> None:
        """Given a context instead of a browser, another tab of it."""
        self.page: Page = (browser.new_context(**context) if isinstance(browser, Browser) else browser).new_page()
        self.page.set_default_timeout(PATIENCE)
        if not newcomer:
            self.page.add_init_script(READ % list(all_games()))
        self.host = host
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def go(self, path: str) -> None:
        self.page.goto(f"http://{self.host}{path}")

    def quick(self, game: str) -> None:
        """From the front page to a running game with one click."""
        self.go("/")
        self.page.click(f"button[value={game}]")
        self.wait("")

    def wait(self, version: str) -> None:
        """Until another position than that asks for a choice, or the game is over."""
        self.page.wait_for_function(CHANGED, arg=version, timeout=PATIENCE)

    @property
    def version(self) -> str:
        version: str = self.page.evaluate("document.documentElement.dataset.version ?? ''")
        return version

    @property
    def over(self) -> bool:
        return self.page.locator("[data-part=show-result]").is_visible()

    def glowing(self) -> list[str]:
        """What can be clicked in the picture."""
        ids: list[str] = self.page.evaluate("[...document.querySelectorAll('.choosable')].map(each => each.id)")
        return ids

    def click_on_board(self, element: str) -> None:
        point = self.page.evaluate(POINT, element)
        if point is not None:
            self.page.mouse.click(*point)
        else:
            # Others may have moved on meanwhile; but what still glows must be within reach.
            assert element not in self.glowing(), f"{element} glows, but nothing of it can be clicked"

    def play_by_mouse(self, rng: random.Random) -> None:
        """One choice by clicks on the board; what is only said in words by its button."""
        version = self.version
        for _ in range(6):
            glowing = self.glowing()
            words = self.page.locator(".choice:not(.aside)")
            if glowing and (rng.random() < 0.95 or not words.count()):
                self.click_on_board(rng.choice(glowing))
            elif words.count():
                self._press(words.nth(rng.randrange(words.count())))
            if self.page.evaluate("document.documentElement.dataset.busy === 'true'") or self.version != version:
                break
        self.wait(version)

    def _press(self, button: Locator) -> None:
        """A button, unless somebody else's choice takes it away first."""
        version = self.version
        try:
            button.click(timeout=HESITATION)
        except TimeoutError:
            assert self.version != version, "a button cannot be pressed"

    def play_by_keyboard(self, rng: random.Random) -> None:
        """One choice without a mouse: along what glows with the arrows, or by the number of a button."""
        version, press = self.version, self.page.keyboard.press
        for _ in range(6):
            if self.glowing() and rng.random() < 0.8:
                press("b")
                for _ in range(rng.randrange(5)):
                    press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
                press("Enter")
            else:
                press("Escape")
                press(str(1 + rng.randrange(min(9, self.page.locator(".choice").count()))))
            if self.page.evaluate("document.documentElement.dataset.busy === 'true'") or self.version != version:
                break
        self.wait(version)
