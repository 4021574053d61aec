"""One tab's socket: what it says is checked and done, what happens is sent to it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import suppress
from typing import assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.analysis import may_be_advised
from stammtisch.engine import BadInput, Refusal
from stammtisch.store.tables import StaleVersion
from stammtisch.table.bot_turn import BotTurn, bot_turn
from stammtisch.web.house import House
from stammtisch.web.languages import LANGUAGES
from stammtisch.web.limits import Limits
from stammtisch.web.messages import (
    Agree,
    Chat,
    Choose,
    Hello,
    Hint,
    Hold,
    Incoming,
    Language,
    Replace,
    Say,
    Seat,
    Undo,
    Why,
    read_message,
)
from stammtisch.web.mistakes import Mistake, spell
from stammtisch.web.painter import pieces
from stammtisch.web.reasons import reason
from stammtisch.web.room import STAND_IN, Room
from stammtisch.web.speech import Speech
from stammtisch.web.updates import update
from stammtisch.web.viewer import Viewer

log = logging.getLogger(__name__)


class Tab:
    """The conversation with one tab."""

    def __init__(self, socket: WebSocket, house: House, limits: Limits, room: Room, viewer: Viewer) -> None:
        self.socket = socket
        self.house = house
        self.limits = limits
        self.room = room
        self.viewer = viewer
        self._pen = asyncio.Lock()
        self._asked: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until the tab is closed."""
        await self.socket.accept()
        self.room.audience.enter(self.viewer)
        sender = asyncio.create_task(self._send(), name="sender")
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._hear(message.get("text"))
        except WebSocketDisconnect:
            return
        finally:
            self.room.audience.exit(self.viewer)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            await self.viewer.wake.wait()
            self.viewer.wake.clear()
            while self.viewer.dirty:  # it may have moved on while it was drawn: messages are about the latest
                self.viewer.dirty = False
                try:
                    await self._show()
                except Exception:
                    self._broken("shown")
            while self.viewer.messages:
                await self._write(spelled(self.viewer.messages.popleft()))

    async def _show(self) -> None:
        """The position as it is now; others may move on while it is drawn."""
        room, viewer = self.room, self.viewer
        text = spelled(update(room, viewer))
        if room.table is not None:
            seat, _ = viewer.look(room.waiting())
            view, names = room.table.view(seat), room.table.names

            async def draw() -> str:
                painter = self.house.painter
                return spelled(await painter.draw(pieces, room.game.key, viewer.language, view, names))

            board = await asyncio.shield(
                room.audience.shared(("board", seat, viewer.language), lambda: asyncio.create_task(draw()))
            )
            text = f'{text[:-1]},"board":{board}}}'
        await self._write(text)

    def _broken(self, what: str) -> None:
        """Our own mistake: the log has it; the tab is told, and asks for everything anew after a moment."""
        log.exception("at table %s something could not be %s", self.room.id, what)
        self.room.audience.draw_anew()  # a picture that failed would fail again
        self.viewer.forget(0)
        text = spell(Mistake("broken"), self.viewer.language)
        self.viewer.hand({"type": "error", "text": text, "resync": True})

    async def _write(self, text: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the tab went away while we were writing
            async with self._pen:
                await self.socket.send_text(text)

    async def _hear(self, text: str | None) -> None:
        """Do what the tab says; whatever is wrong with it is said in one line, and the table goes on."""
        number: int | None = None
        try:
            if text is None:
                raise BadInput("Messages are text, not bytes.")
            if not self.limits.allows_message(self.viewer.person):
                raise Mistake("many_messages")
            message = read_message(text)
            number = message.id
            await self._do(message)
        except StaleVersion:
            self._correct(Mistake("stale"), number)
            self.viewer.refresh()
        except BadInput as error:
            self._correct(error, number)
        except Exception:
            self._broken("done")

    def _correct(self, error: BadInput, number: int | None) -> None:
        """Say what is wrong with a message, by its number where it has one."""
        about = {} if number is None else {"id": number}
        self.viewer.hand({"type": "error", "text": spell(error, self.viewer.language), **about})

    async def _do(self, message: Incoming) -> None:
        match message:
            case Choose():
                await self._choose(message.version, int(message.choice), message.id)
            case Say():
                await self._choose(message.version, self._read(message.notation), message.id)
            case Why():
                self._why(message)
            case Replace():
                await self.room.replace(message.seat, self.viewer.seats, time.time())
                self._answer(message.id, None)
            case Hint():
                self._hint(message.id)
            case Hold():
                self.viewer.holds = message.on
            case Undo():
                take_back = self.room.wish_back if message.ask else self.room.undo
                refusal = await take_back(self._seat(), message.version)
                self._answer(
                    message.id, None if refusal is None else ("", self._speech.no_way_back(refusal, self.room.names()))
                )
            case Agree():
                await self.room.answer_wish(self.viewer.seats, message.version, message.yes)
                self._answer(message.id, None)
            case Chat():
                await self._chat(message.text)
            case Hello():
                self.viewer.forget(0)
                self.viewer.refresh()
                self.viewer.hand({"type": "chat_log", "lines": await chat_lines(self.house, self.room)})
            case Language():
                if message.code not in LANGUAGES:
                    raise Mistake("languages", languages=", ".join(LANGUAGES))
                self.viewer.language = message.code
                self.viewer.forget(0)
                self.viewer.refresh()
            case Seat():
                if message.seat not in self.viewer.seats:
                    raise Mistake("not_your_seat")
                self.viewer.at = message.seat
                self.viewer.forget(0)
                self.viewer.refresh()
            case _:
                assert_never(message)

    @property
    def _speech(self) -> Speech:
        return Speech(self.room.game, self.viewer.language)

    def _seat(self) -> int:
        """The seat that this tab speaks for."""
        seat, _ = self.viewer.look(self.room.waiting())
        if seat is None:
            raise Mistake("take_device" if self.viewer.seats else "only_watching")
        return seat

    async def _choose(self, version: int, choice: int, number: int | None) -> None:
        refusal = await self.room.choose(self._seat(), version, choice)
        if refusal is None:
            # It is safe: said at once, before anything is drawn. The position follows, of this version or a later one.
            await self._write(spelled({"type": "done", "id": number, "version": self.room.version}))
        else:
            self._answer(number, self._spell(refusal))

    def _spell(self, refusal: Refusal | None) -> tuple[str, str] | None:
        if refusal is None:
            return None
        return refusal.rule, self._speech.refusal(refusal, self.room.names())

    def _answer(self, number: int | None, refusal: tuple[str, str] | None) -> None:
        if refusal is None:
            self.viewer.hand({"type": "done", "id": number})
        else:
            self.viewer.hand({"type": "refused", "id": number, "rule": refusal[0], "text": refusal[1]})

    def _why(self, message: Why) -> None:
        table = self.room.table
        if table is None:
            raise Mistake("not_begun")
        asked = (message.choice, message.notation, message.element)
        if sum(each is not None for each in asked) != 1:
            raise BadInput("Ask why with a choice, a notation or an element.")
        if message.element is not None:
            rule, text = self._spell(reason(table, self._seat(), message.element)) or ("", "")
            self.viewer.hand({"type": "why", "id": message.id, "rule": rule, "text": text})
            return
        seat = self._seat()
        choice = int(message.choice) if message.choice is not None else self._read(message.notation or "")
        self.room.game.codes.structure(choice)
        refusal = self._spell(table.state.refusal(seat, choice))
        if refusal is not None:
            self._answer(message.id, refusal)
        else:
            words = self._speech.choice(choice, table.view(seat), table.names)
            self.viewer.hand({"type": "done", "id": message.id, "words": words})

    def _hint(self, number: int | None) -> None:
        """Ask the Meister, if everybody agreed to hints; what else this tab says meanwhile need not wait."""
        table, seat = self.room.table, self._seat()
        if not self.room.row.hints:
            raise Mistake("no_hints")
        if table is None or not may_be_advised(table.state, seat):
            raise Mistake("hint_later")
        if self.viewer.person in self.house.advised:
            raise Mistake("still_advising")
        turn = bot_turn(table, seat, STAND_IN)
        self.house.advised.add(self.viewer.person)
        self._asked = asyncio.create_task(self._advise(number, self.room.version, turn, table.names))
        self._asked.add_done_callback(lambda _: self.house.advised.discard(self.viewer.person))

    async def _advise(self, number: int | None, version: int, turn: BotTurn, names: list[str]) -> None:
        """The answer names the version that was asked about: others go on meanwhile, and the tab knows how far."""
        speech, view = self._speech, turn.view
        try:
            counsel = await self.house.thinker.advise(turn)
            lines = [
                {
                    "choice": str(advice.choice),
                    "words": speech.choice(advice.choice, view, names),
                    "share": round(100 * advice.share),
                    "sure": advice.sure,
                }
                for advice in counsel.choices
            ]
            others = [
                {
                    "name": names[foreseen.seat],
                    "words": speech.of_another(foreseen.choice),
                    "share": round(100 * foreseen.likelihood),
                    "answers": self.room.game.codes.structure(foreseen.choice)[0] in self.room.game.answers,
                }
                for foreseen in counsel.others
            ]
        except Exception:
            self._broken("advised")
            return
        thought = {"looks": counsel.looks, "part": round(100 * counsel.choices[0].part), "others": others}
        self.viewer.hand({"type": "hint", "id": number, "version": version, "lines": lines, **thought})

    def _read(self, notation: str) -> int:
        """The choice that the tab's seat means by what it says."""
        table = self.room.table
        if table is None:
            raise Mistake("not_begun")
        choice: int = self.room.game.read_choice(notation, table.view(self._seat()))
        return choice

    async def _chat(self, text: str) -> None:
        words = " ".join(text.split())
        if not words.isprintable() or not words:
            raise Mistake("plain_words")
        if not self.limits.allows_word(self.viewer.person):
            raise Mistake("not_so_fast")
        await self.house.people.keep_guest(self.viewer.person, self.viewer.name)
        said = await self.house.tables.say(self.room.id, self.viewer.person, self.viewer.name, words)
        self.room.audience.tell({"type": "chat", "from": said.name, "text": said.text, "at": said.at})


def spelled(message: object) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


async def chat_lines(house: House, room: Room) -> list[dict[str, object]]:
    """What was said lately."""
    return [{"from": row.name, "text": row.text, "at": row.at} for row in await house.tables.chat(room.id, 100)]
