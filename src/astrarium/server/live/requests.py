"""Messages that change a match, carried out at its owner for a client of any server."""

import asyncio
from collections.abc import Callable
from functools import partial

from astrarium.server.live.contributions import commit, reveal
from astrarium.server.live.table import Table, Viewer, encode, resolve
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.messages import Act, Commit, Committed, Reveal, Revealed, Say

ChangingMessage = Act | Say | Commit | Reveal


class RemoteSender:
    """A client of another server: collects the frames of its answer."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.frames: list[bytes] = []
        self.send: Callable[[bytes], None] = self.frames.append


async def perform(lobby: Lobby, table: Table, sender: Viewer, message: ChangingMessage) -> None:
    """Carry out `message`; `sender` gets the answer. Raise NotOwner if another server runs the match."""
    match message:
        case Act():
            written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            table.act(message, sender, partial(resolve, written))
            await written
            lobby.hub.wake_bots(table)
        case Say():
            await table.post_chat(await lobby.name_of(sender.guest), message, sender)
        case Commit():
            await commit(table, sender.guest, message)
            sender.send(encode(Committed(message.id)))
        case Reveal():
            since = await reveal(table, sender.guest, message)
            sender.send(encode(Revealed(message.id, since)))
            await lobby.hub.begin_match(table, sender.guest)
