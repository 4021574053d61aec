"""The bar above the table: the name of the game, what is asked, the round. (HA-20)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.drawing.layout import BAR_HEIGHT, GAP, WIDTH
from stammtisch.games.heavenale.drawing.palette import GOLD
from stammtisch.games.heavenale.drawing.scene import Scene
from stammtisch.pictures.paints import INK
from stammtisch.pictures.svg import circle, group, path, rect, shorten, text
from stammtisch.pictures.words import listed, say, say_in

RIBBON: Final = 178
PROMPT_X: Final = 352
PROMPT_WIDTH: Final = 900
ROUND_X: Final = PROMPT_X + PROMPT_WIDTH + GAP
ROUND_WIDTH: Final = WIDTH - ROUND_X - GAP
NAME_WIDTH: Final = 20
RIBBON_LETTERS: Final = 13  # a longer title is written smaller


def status(scene: Scene) -> str:
    return group(_ribbon(), _prompt(scene), _round(scene), id="status")


def prompt(scene: Scene, names: list[str]) -> str:
    """The question for who is asked; for all others, who that is; at the end, who has won."""
    if scene.over:
        winners = scene.winners()
        key = "won" if len(winners) == 1 else "won_together"
        return say(key, names=listed([names[seat] for seat in winners]), points=points(scene.scores[winners[0]].total))
    if scene.view.seat is not None and scene.waits_for(scene.view.seat):
        return say_in("question", scene.stage)
    return say("waiting", name=names[scene.view.actor])


def ducats(count: int) -> str:
    """1 ducat, 2 ducats."""
    return say("ducat" if count == 1 else "ducats", count=count)


def points(count: int) -> str:
    """1 point, 2 points."""
    return say("point" if count == 1 else "points", count=count)


def _ribbon() -> str:
    return group(
        path("M-168-22H-128V30H-168l14-26z", fill="#7d1a14"),
        path("M168-22H128V30H168l-14-26z", fill="#7d1a14"),
        path("M-144-30Q0-44 144-30V28Q0 14-144 28z", fill="url(#ha-ribbon)", stroke="#5d120d", stroke_width=2.5),
        path("M-138-24Q0-38 138-24M-138 21Q0 8 138 21", fill="none", stroke="#ffd88a", stroke_width=1.6, opacity=0.85),
        group(text(say("name"), 0, 7, "ha-ribbon"), scale=min(1.0, RIBBON_LETTERS / len(say("name")))),
        at=(RIBBON, BAR_HEIGHT / 2 + 4),
    )


def _prompt(scene: Scene) -> str:
    words = prompt(scene, [shorten(name, NAME_WIDTH) for name in scene.names])
    asked = scene.view.seat is not None and scene.waits_for(scene.view.seat)
    return group(
        rect(
            0,
            0,
            PROMPT_WIDTH,
            BAR_HEIGHT - 14,
            rx=14,
            fill="#2a1709",
            stroke=GOLD if asked else "#8a5a2e",
            stroke_width=3,
        ),
        text(words, PROMPT_WIDTH / 2, BAR_HEIGHT / 2 + 2, "ha-prompt"),
        at=(PROMPT_X, GAP),
        id="prompt",
    )


def _round(scene: Scene) -> str:
    """A bead for each round, and who began this one."""
    view = scene.view
    rounds = view.terms.rounds
    if scene.over:
        words = say("over")
    elif scene.stage == "choose_start":
        words = say("set_up")
    else:
        words = say("round", round=view.round + 1, rounds=rounds)
    beads = "".join(_bead(index, rounds, view.round, scene.over) for index in range(rounds))
    return group(
        rect(0, 0, ROUND_WIDTH, BAR_HEIGHT - 14, rx=14, fill="url(#ha-parchment)", stroke=INK, stroke_width=1.5),
        text(words, 20, BAR_HEIGHT / 2 + 2, "ha-round ha-left"),
        beads,
        at=(ROUND_X, GAP),
        id="round",
        data_round=min(view.round + 1, rounds),
    )


def _bead(index: int, rounds: int, now: int, over: bool) -> str:
    x, y = ROUND_WIDTH - 30 - (rounds - 1 - index) * 36, (BAR_HEIGHT - 14) / 2
    if index == now and not over:
        return circle(x, y, 15, fill="url(#ha-gold)", stroke=INK, stroke_width=2.5) + text(
            str(index + 1), x, y + 7, "ha-coin"
        )
    if index < now:
        return circle(x, y, 12, fill="#b99a68", stroke="#8a6a3c", stroke_width=1.5)
    return circle(x, y, 12, fill="#fff6df", stroke="#b99a68", stroke_width=2)
