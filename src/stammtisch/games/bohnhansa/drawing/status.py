"""The bar above the table: the name of the game, what is asked, the phase, how near the end is. (BH-70)"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from stammtisch.games.bohnhansa.decisions.harvest import placed_from_pile
from stammtisch.games.bohnhansa.drawing.layout import BAR_HEIGHT, GAP, WIDTH
from stammtisch.games.bohnhansa.drawing.palette import GOLD, SEATS
from stammtisch.games.bohnhansa.drawing.scene import Scene
from stammtisch.games.bohnhansa.names import LAST_HARVEST
from stammtisch.games.bohnhansa.state import CLOSING, FINAL, SET_UP, TRAVELLING
from stammtisch.pictures.paints import INK
from stammtisch.pictures.svg import circle, group, path, rect, shorten, text, use
from stammtisch.pictures.words import listed, say, say_in

RIBBON: Final = 148
PROMPT: Final = (290, 640)
PHASES: Final = (PROMPT[0] + PROMPT[1] + GAP, 236)
HARVESTS: Final = (PHASES[0] + PHASES[1] + GAP, WIDTH - PHASES[0] - PHASES[1] - 2 * GAP)
TALL: Final = BAR_HEIGHT - GAP
NAME_WIDTH: Final = 18
LONGEST: Final = 54  # letters that fit into the prompt at full size
LONGER: Final = 64  # and into each of two smaller lines


def status(scene: Scene) -> str:
    return group(_ribbon(), _prompt(scene), _phases(scene), _harvests(scene), id="status")


def prompt(scene: Scene, names: list[str]) -> str:
    """The question for who is asked, by the game or by an offer; for all others, who that is; at the end, who won."""
    if scene.over:
        winners = scene.winners()
        key = "won" if len(winners) == 1 else "won_together"
        return say(key, names=listed([names[seat] for seat in winners]), money=scene.scores[winners[0]])
    if scene.view.seat is not None and scene.waits_for(scene.view.seat):
        return say_in("question", scene.stage)
    if scene.has_offer():
        return say("addressed")
    return say("waiting", names=listed([names[seat] for seat in range(scene.players) if scene.waits_for(seat)]))


def title(scene: Scene) -> str:
    """Of the whole picture."""
    phase = scene.view.phase
    if scene.over:
        return say("title_over")
    if phase in (SET_UP, FINAL):
        return say("title_set_up" if phase == SET_UP else "title_final")
    return say("title", name=scene.names[scene.view.active], phase=say(f"phase_{phase}"))


def _ribbon() -> str:
    return group(
        path("M-138-18H-104V26H-138l12-22z", fill="#0f2c47"),
        path("M138-18H104V26H138l-12-22z", fill="#0f2c47"),
        path("M-118-27Q0-39 118-27V25Q0 13-118 25z", fill="url(#bh-ribbon)", stroke="#0c2236", stroke_width=2.5),
        path("M-112-21Q0-33 112-21M-112 18Q0 7 112 18", fill="none", stroke="#ffd88a", stroke_width=1.6, opacity=0.85),
        text(say("name"), 0, 6, "bh-ribbon"),
        at=(RIBBON, BAR_HEIGHT / 2 + 3),
    )


def _prompt(scene: Scene) -> str:
    words = prompt(scene, [shorten(name, NAME_WIDTH) for name in scene.names])
    x, width = PROMPT
    return group(
        rect(0, 0, width, TALL, rx=13, fill="#2a1709", stroke=GOLD if scene.is_asked() else "#8a5a2e", stroke_width=3),
        *_lines(words, width / 2),
        at=(x, GAP),
        id="prompt",
    )


def _lines(words: str, middle: float) -> list[str]:
    """A short question in a line, a long one in two smaller ones."""
    if len(words) <= LONGEST:
        return [text(words, middle, TALL / 2 + 8, "bh-prompt")]
    lines = wrap(words, LONGER, max_lines=2, placeholder="…")
    return [
        text(line, middle, TALL / 2 + 24 * (place - len(lines) / 2) + 18, "bh-long") for place, line in enumerate(lines)
    ]


def _phases(scene: Scene) -> str:
    """BH-30 to BH-53: the three phases in the colour of whose turn it is."""
    view = scene.view
    x, width = PHASES
    between = view.phase in (SET_UP, FINAL)
    paint = SEATS[view.active]
    parts = [rect(0, 0, width, TALL, rx=13, fill="url(#bh-parchment)", stroke=INK, stroke_width=1.5)]
    if between:
        words = say("over") if scene.over else say("set_up" if view.phase == SET_UP else "final")
        parts.append(text(words, width / 2, TALL / 2 + 8, "bh-phase"))
    else:
        for place in range(TRAVELLING, CLOSING + 1):
            now = view.phase == place
            left = 6 + (place - 1) * (width - 12) / 3
            parts.append(
                rect(left + 1, 7, (width - 12) / 3 - 2, TALL - 14, rx=9, fill=paint.base if now else "#e6d5ab")
                + text(
                    say(f"phase_short_{place}"),
                    left + (width - 12) / 6,
                    TALL / 2 + 6,
                    "bh-tag",
                    fill=paint.ink if now else "#8a7448",
                )
            )
    words = say("over") if scene.over else title(scene)
    return group(*parts, at=(x, GAP), title=words, id="phase", data_phase=view.phase)


def _harvests(scene: Scene) -> str:
    """A sheaf for each card of the pile that has been placed; the eighth brings the last round."""
    view = scene.view
    placed = placed_from_pile(scene.table)
    x, width = HARVESTS
    last = view.last >= 0 and view.phase != FINAL
    step = (width - 36) / (LAST_HARVEST - 1)
    beads = "".join(
        use("bh-sheaf", 18 + step * place, TALL / 2 + 10, 0.62)
        if place < placed
        else circle(18 + step * place, TALL / 2 + 11, 8, fill="#fff6df", stroke="#b99a68", stroke_width=2)
        for place in range(LAST_HARVEST)
    )
    hint = say("last_round_hint", count=view.last) if last else say("harvests_hint", count=placed, all=LAST_HARVEST)
    label = say("last_round") if last else say("harvests", count=placed, all=LAST_HARVEST)
    return group(
        rect(
            0,
            0,
            width,
            TALL,
            rx=13,
            fill="url(#bh-parchment)",
            stroke="#c5362b" if last else INK,
            stroke_width=3 if last else 1.5,
        ),
        text(label, width / 2, 21, "bh-tag", fill="#4a3116"),
        beads,
        at=(x, GAP),
        title=hint,
        id="harvests",
        data_placed=placed,
        data_turns_left=view.last,
    )
