"""A real browser, and somebody who plays with it by clicking on the board or by keyboard alone."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect, sync_playwright

from stammtisch.engine import all_games
from stammtisch.web.languages import LANGUAGES
from tests.web.serving import Guest

MOUSE_LANGUAGE = dict(zip(all_games(), LANGUAGES, strict=False))
"""Each game is played by mouse in another language."""
PAIR_LANGUAGE = next(code for code in LANGUAGES if code not in MOUSE_LANGUAGE.values())
"""The language that is left over: two people play in it."""

STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce", "viewport": {"width": 1000, "height": 640}}
"""A smaller page without motion: painting is most of what a game in a browser costs; so it takes a third."""

PATIENCE = 60_000
"""Milliseconds after which a page that does not change hangs."""

expect.set_options(timeout=PATIENCE)
HESITATION = 5_000
MANY = 60
"""Attempts in which somebody who clicks about has surely chosen something."""

# Where a click meets what glows: its middle, or that of something in it; "gone" when it glows no longer, and nothing
# while something else passes over it.
POINT = """id => {
  const element = document.getElementById(id);
  if (!element?.classList.contains('choosable')) return 'gone';
  for (const part of [element.querySelector(':scope > .target') ?? element, ...element.querySelectorAll('[id]')]) {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest('.choosable')?.id === id) return [x, y];
  }
  return null;
}"""
MIDDLE = """selector => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# What can be chosen, all at one moment: others may move on at any time.
GLOWING = "[...document.querySelectorAll('.choosable')].map(each => each.id)"
BUTTONS = "[...document.querySelectorAll('.choice:not(.aside)')].map(each => each.dataset.choice)"
# A choice is on its way, or another position has come, or there is nothing to choose until one comes.
MOVED = """before => {
  const page = document.documentElement.dataset;
  if (page.busy === 'true' || (page.version ?? '') !== before) return true;
  return !document.querySelector('[data-part="show-result"]').hidden || !document.querySelector('.choice');
}"""
ASKED = "document.querySelector('.slate.asked') !== null && document.documentElement.dataset.busy !== 'true'"
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


def sign_in(context: BrowserContext, guest: Guest) -> None:
    """From now on the browser is that of a guest."""
    name, value = guest.cookie().split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": f"http://{guest.host}"}])


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

    @property
    def asked(self) -> bool:
        """Whether the table waits for a choice that is not on its way yet."""
        asked: bool = self.page.evaluate(ASKED)
        return asked

    def glowing(self) -> list[str]:
        """What can be clicked in the picture."""
        ids: list[str] = self.page.evaluate(GLOWING)
        return ids

    def buttons(self) -> list[str]:
        """The choices that can be pressed."""
        codes: list[str] = self.page.evaluate(BUTTONS)
        return codes

    def moved(self, version: str) -> bool:
        """Whether there is nothing to choose any more at a position."""
        moved: bool = self.page.evaluate(MOVED, version)
        return moved

    def click_on_board(self, element: str) -> None:
        try:
            point = self.page.wait_for_function(POINT, arg=element, timeout=PATIENCE).json_value()
        except TimeoutError:
            raise AssertionError(f"{element} glows, but nothing of it can be clicked") from None
        if point != "gone":
            self.page.mouse.click(*point)

    def play_by_mouse(self, rng: random.Random) -> None:
        """One choice, and what follows until the next."""
        version = self.version
        self.choose_by_mouse(rng)
        self.wait(version)

    def choose_by_mouse(self, rng: random.Random) -> None:
        """One choice by clicks on the board; what is only said in words by its button."""
        version = self.version
        for _ in range(MANY):
            glowing, buttons = self.glowing(), self.buttons()
            if glowing and (rng.random() < 0.95 or not buttons):
                self.click_on_board(rng.choice(glowing))
            elif buttons:
                self.press(rng.choice(buttons))
            if self.moved(version):
                return
        raise AssertionError("clicking about leads to no choice")

    def press(self, choice: str) -> None:
        """A button, unless somebody else's choice takes it away first."""
        button = self.page.locator(f".choice:not(.aside)[data-choice='{choice}']")
        for _ in range(PATIENCE // HESITATION):
            try:
                button.click(timeout=HESITATION)
            except TimeoutError:
                if button.count():
                    continue
            return
        raise AssertionError("a button cannot be pressed")

    def play_by_keyboard(self, rng: random.Random) -> None:
        """One choice without a mouse: along what glows with the arrows, or by the number of a button."""
        version, press = self.version, self.page.keyboard.press
        for _ in range(MANY):
            glowing, buttons = self.glowing(), self.buttons()
            if glowing and (rng.random() < 0.8 or not buttons):
                press("b")
                for _ in range(rng.randrange(5)):
                    press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
                press("Enter")
            elif buttons:
                press("Escape")
                press(str(1 + rng.randrange(min(9, len(buttons)))))
            if self.moved(version):
                self.wait(version)
                return
        raise AssertionError("the keyboard leads to no choice")
