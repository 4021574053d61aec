"""The side of the table: the calendar, whose turn it is, and a panel for each player."""

from __future__ import annotations

import textwrap
from typing import Final

from stammtisch.games.goldbraeu.drawing.actions import held, lays_cards, on_panel
from stammtisch.games.goldbraeu.drawing.cards import ACTION_HEIGHT, ACTION_WIDTH
from stammtisch.games.goldbraeu.drawing.emblems import emblem
from stammtisch.games.goldbraeu.drawing.layout import HEIGHT, SIDE_WIDTH, SIDE_X
from stammtisch.games.goldbraeu.drawing.palette import GOLD
from stammtisch.games.goldbraeu.names import ACTIONS, BUSINESS_COUNT, COLOURS
from stammtisch.games.goldbraeu.state import DAYS_PER_WEEK, SET_UP
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.paints import CREAM, INK, PLAYERS
from stammtisch.pictures.svg import circle, group, path, rect, shorten, text, use
from stammtisch.pictures.words import listed, say, say_in

RIBBON_Y: Final = 58
CALENDAR_Y: Final = 108
CALENDAR_HEIGHT: Final = 152
# While the viewer's action cards lie below it.
CALENDAR_LOW: Final = 96
PROMPT_Y: Final = 270
PROMPT_HEIGHT: Final = 84
PLAYERS_Y: Final = 366
PANEL_PITCH: Final = (HEIGHT - PLAYERS_Y - 6) / 4
PANEL_HEIGHT: Final = PANEL_PITCH - 12
HEADER: Final = 44
NAME_WIDTH: Final = 15
# The action card of the day, in a player's panel.
LAID_X: Final = SIDE_WIDTH - ACTION_WIDTH - 14
LAID_Y: Final = HEADER + (PANEL_HEIGHT - HEADER - ACTION_HEIGHT) / 2


def panels(view: GoldbraeuView, names: list[str]) -> str:
    players = (_player(view, names, seat) for seat in range(view.terms.players))
    # Somebody who holds his action cards has them before him; the page around the picture asks the question.
    question = "" if _chooses_card(view) else _prompt(view, names)
    place = (SIDE_X + LAID_X, PLAYERS_Y + (view.seat or 0) * PANEL_PITCH + LAID_Y)
    return group(_ribbon(), _calendar(view), question, *players, held(view, place), id="panels")


def _chooses_card(view: GoldbraeuView) -> bool:
    return lays_cards(view) and bool(view.waiting >> (view.seat or 0) & 1)


def payday_holder(view: GoldbraeuView) -> int:
    """GB-18, GB-19: handed out on day 1 to whoever will be the start player of day 7."""
    days_to_go = DAYS_PER_WEEK - 1 - view.day % DAYS_PER_WEEK
    return (view.start + days_to_go) % view.terms.players


def prompt(view: GoldbraeuView, names: list[str]) -> str:
    """The question for those who are asked; for all others, who that is; at the end, who has won."""
    if not view.decisions:
        best = max(view.money)
        winners = [name for name, money in zip(names, view.money, strict=True) if money == best]
        return say("won" if len(winners) == 1 else "won_together", names=listed(winners), money=best)
    if view.seat is not None and view.waiting >> view.seat & 1:
        return say_in("question", view.decisions[-1])
    return say("waiting", names=listed([name for seat, name in enumerate(names) if view.waiting >> seat & 1]))


def _ribbon() -> str:
    return group(
        path("M-152-30H-112V26H-152l16-28z", fill="#7d1a14"),
        path("M152-30H112V26H152l-16-28z", fill="#7d1a14"),
        path("M-128-38Q0-56 128-38V28Q0 10-128 28z", fill="url(#gb-ribbon)", stroke="#5d120d", stroke_width=2.5),
        path("M-121-32Q0-50 121-32M-121 21Q0 4 121 21", fill="none", stroke="#ffd88a", stroke_width=1.6, opacity=0.85),
        text("Goldbräu", 0, 7, "gb-ribbon"),
        at=(SIDE_X + SIDE_WIDTH / 2, RIBBON_Y),
    )


def _calendar(view: GoldbraeuView) -> str:
    """Week and day, the seven days, the three parts of a day."""
    week, day = divmod(view.day, DAYS_PER_WEEK)
    if not view.decisions:
        left, right = say("over"), ""
    elif view.part == SET_UP:
        left, right = say("set_up"), ""
    else:
        left = say("week", week=week + 1)
        right = say("payday_day") if day == DAYS_PER_WEEK - 1 else say("day", day=day + 1)
    holds = _chooses_card(view)
    content = [
        rect(
            0,
            0,
            SIDE_WIDTH,
            CALENDAR_LOW if holds else CALENDAR_HEIGHT,
            rx=12,
            fill="url(#gb-parchment)",
            stroke=INK,
            stroke_width=1.5,
        ),
        text(left, 16, 32, "gb-week gb-left"),
        text(right, SIDE_WIDTH - 16, 31, "gb-small gb-right"),
        *(_day(view, index) for index in range(DAYS_PER_WEEK)),
        *(_part(view, index) for index in range(0 if holds else len(ACTIONS))),
    ]
    return group(*content, at=(SIDE_X, CALENDAR_Y), id="calendar", data_week=week + 1, data_day=day + 1)


def _day(view: GoldbraeuView, index: int) -> str:
    today = view.day % DAYS_PER_WEEK
    running = view.part != SET_UP and bool(view.decisions)
    x, y = 29 + index * (SIDE_WIDTH - 58) / (DAYS_PER_WEEK - 1), 68
    if running and index == today:
        disc = circle(x, y, 20, fill="url(#gb-gold)", stroke=INK, stroke_width=2.5)
    elif (view.part != SET_UP and index < today) or not view.decisions:
        disc = circle(x, y, 17, fill="#b99a68", stroke="#8a6a3c", stroke_width=1.5)
    else:
        disc = circle(x, y, 17, fill=CREAM, stroke="#b99a68", stroke_width=2)
    label = use("gb-purse", x, y, 0.72) if index == DAYS_PER_WEEK - 1 else text(str(index + 1), x, y + 7, "gb-small")
    return group(disc, label, id=f"day-{index + 1}")


def _part(view: GoldbraeuView, action: int) -> str:
    """Expansion, boss or contract, purchase: the one that runs is lit."""
    width = (SIDE_WIDTH - 24) / 3
    lit = view.part == action and bool(view.decisions)
    return group(
        rect(0, 0, width, 40, rx=20, fill=GOLD if lit else "#e9d6ab", stroke=INK if lit else "#b99a68", stroke_width=2),
        use(f"gb-icon-{ACTIONS[action]}", 21, 20, 0.66),
        text(say(ACTIONS[action]), 39, 25.5, "gb-card gb-left"),
        at=(8 + action * (width + 4), 100),
        id=f"part-{ACTIONS[action]}",
    )


def _prompt(view: GoldbraeuView, names: list[str]) -> str:
    words = prompt(view, [shorten(name, NAME_WIDTH) for name in names])
    lines = textwrap.wrap(words, 30, max_lines=3, placeholder=" …")
    asked = view.seat is not None and bool(view.waiting >> view.seat & 1)
    top = PROMPT_HEIGHT / 2 - (len(lines) - 1) * 12 + 7
    rim = GOLD if asked else "#8a5a2e"
    return group(
        rect(0, 0, SIDE_WIDTH, PROMPT_HEIGHT, rx=12, fill="#2a1709", stroke=rim, stroke_width=2.5),
        *(text(line, SIDE_WIDTH / 2, top + index * 24, "gb-prompt") for index, line in enumerate(lines)),
        at=(SIDE_X, PROMPT_Y),
        id="prompt",
    )


def _player(view: GoldbraeuView, names: list[str], seat: int) -> str:
    paint, colour = PLAYERS[seat], COLOURS[seat]
    waiting = bool(view.waiting >> seat & 1)
    winner = not view.decisions and view.money[seat] == max(view.money)
    header = f"M0 {HEADER}V12A12 12 0 0 1 12 0H{SIDE_WIDTH - 12}A12 12 0 0 1 {SIDE_WIDTH} 12V{HEADER}z"
    lit = rect(-5, -5, SIDE_WIDTH + 10, PANEL_HEIGHT + 10, rx=16, fill=GOLD) if waiting or winner else ""
    return group(
        lit,
        rect(0, 0, SIDE_WIDTH, PANEL_HEIGHT, rx=12, fill="url(#gb-parchment)", stroke=paint.dark, stroke_width=2),
        path(header, fill=paint.base),
        circle(26, HEADER / 2, 17, fill=paint.dark),
        use(emblem(colour), 26, HEADER / 2, 1.15, color=CREAM),
        text(shorten(names[seat], NAME_WIDTH), 52, 30, "gb-name gb-left", fill=paint.ink),
        _role(view, names[seat], seat, winner),
        _money(view, names[seat], seat),
        _supply(view, names[seat], seat),
        on_panel(view, names[seat], seat, (LAID_X, LAID_Y)),
        at=(SIDE_X, PLAYERS_Y + seat * PANEL_PITCH),
        title=say("player", name=names[seat], colour=colour, money=view.money[seat]),
        id=f"player-{colour}",
        data_waiting=str(waiting).lower(),
    )


def _role(view: GoldbraeuView, name: str, seat: int, winner: bool) -> str:
    """At the right end of the header: who looks at the picture, and in the end who has won."""
    x = SIDE_WIDTH - 30.0
    if winner:
        crown = path("M-16 9-18-9-8-2 0-13 8-2 18-9 16 9z", fill=GOLD, stroke=INK, stroke_width=1.5)
        return group(crown, at=(x, HEADER / 2), title=say("winner", name=name), id=f"winner-{COLOURS[seat]}")
    if seat == view.seat:
        return rect(x - 23, 11, 46, 23, rx=11, fill=CREAM) + text(say("you"), x, 28, "gb-small")
    return ""


def figures_of_players(view: GoldbraeuView, names: list[str]) -> str:
    """The start player's mug and the payday purse, which wander from panel to panel."""
    return _wanderer("start", view.start, names, 164) + _wanderer("payday", payday_holder(view), names, 206)


def _wanderer(key: str, seat: int, names: list[str], x: float) -> str:
    return group(
        use("gb-mug" if key == "start" else "gb-purse", 0, 0, 0.95),
        at=(SIDE_X + x, PLAYERS_Y + seat * PANEL_PITCH + 76),
        title=say(key, name=names[seat]),
        id=f"{key}-figure",
        data_owner=COLOURS[seat],
    )


def _money(view: GoldbraeuView, name: str, seat: int) -> str:
    money = view.money[seat]
    return group(
        use("gb-gold-coin", 30, 76, 1.35),
        text(str(money), 58, 88, "gb-money gb-left"),
        title=say("money", name=name, money=money),
        id=f"money-{COLOURS[seat]}",
        data_amount=money,
    )


def _supply(view: GoldbraeuView, name: str, seat: int) -> str:
    """Hidden shares, bosses and markers left."""
    colour = COLOURS[seat]
    players = view.terms.players
    used = sum(view.markers[business * players + seat] for business in range(BUSINESS_COUNT))
    entries = (
        ("hand_size", view.hand_sizes[seat], use("gb-card-back", -12, -16, 0.27)),
        ("bosses_left", view.terms.pieces.bosses - view.boss.count(seat), use(f"gb-boss-{colour}", 0, 16, 0.58)),
        ("markers_left", view.terms.markers - used, use(f"gb-block-{colour}", 0, 12, 0.66)),
    )
    parts = []
    for index, (key, count, icon) in enumerate(entries):
        parts.append(
            group(
                icon,
                text(str(count), 22, 9, "gb-stat gb-left"),
                at=(30 + index * 74, PANEL_HEIGHT - 34),
                title=say(key, name=name, count=count),
                id=f"{key.replace('_', '-')}-{colour}",
                data_count=count,
            )
        )
    return "".join(parts)
