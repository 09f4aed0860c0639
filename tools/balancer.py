"""A load balancer for trying things out: connections go to servers in turn, whoever answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

AT_ONCE = 65536
"""Bytes that are passed on in one go."""


class Balancer:
    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.led_to: list[int] = []
        """The servers that connections were led to, the last one last."""

    async def start(self, port: int = 0) -> asyncio.Server:
        return await asyncio.start_server(self._connected, "127.0.0.1", port)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        opened = await self._next()
        if opened is None:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
            return
        there_reader, there_writer = opened
        await asyncio.gather(_pass_on(reader, there_writer), _pass_on(there_reader, writer))

    async def _next(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """The next server in turn that takes the connection, None if nobody does."""
        for _ in range(len(self.ports)):
            port = self.ports.pop(0)
            self.ports.append(port)
            with suppress(OSError):
                opened = await asyncio.open_connection("127.0.0.1", port)
                self.led_to.append(port)
                return opened
        return None


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(AT_ONCE):
            writer.write(data)
            await writer.drain()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
