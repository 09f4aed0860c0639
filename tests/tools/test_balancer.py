"""The balancer of `make site`: in turn, and past whoever does not answer."""

import asyncio
from contextlib import AsyncExitStack

from tests.event_loop import run
from tools.balancer import Balancer
from tools.postgres import free_port


def test_connections_go_round_and_past_a_server_that_is_gone() -> None:
    run(scene())


async def scene() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data.upper())
        writer.close()

    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(await asyncio.start_server(echo, "127.0.0.1", 0))
            for _ in range(2)
        ]
        first, second = (int(server.sockets[0].getsockname()[1]) for server in servers)
        balancer = Balancer([first, free_port(), second])
        before = await stack.enter_async_context(await balancer.start())
        port = int(before.sockets[0].getsockname()[1])
        for word in (b"ania", b"olena", b"taras"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(word)
            assert await reader.read(100) == word.upper()
            writer.close()
            await writer.wait_closed()
        me = asyncio.current_task()
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task is not me))
        assert balancer.led_to == [first, second, first]
