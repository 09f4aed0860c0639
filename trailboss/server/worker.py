"""A process without pages: it plays for bots and watches the clocks of a site on PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from trailboss.server import logs
from trailboss.server.services import Services
from trailboss.server.settings import BadSetting, Settings

ENDING = (signal.SIGINT, signal.SIGTERM)


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Until told to stop; ``ready`` is called once jobs are taken."""
    if settings.database.startswith("sqlite"):
        raise BadSetting(
            "a SQLite file is one server's own, whose bots think in processes of that server: "
            "workers need PostgreSQL"
        )
    if not settings.bot_processes:
        raise BadSetting("a worker without bot_processes would do nothing")
    logs.set_up(settings.log_level, settings.log_format)
    asyncio.run(_work(settings, ready))


async def _work(settings: Settings, ready: Callable[[], None]) -> None:
    services = Services(settings)
    told_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in ENDING:
        loop.add_signal_handler(one, told_to_stop.set)
    working = asyncio.create_task(services.hall.keep_going())
    ready()
    await told_to_stop.wait()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    await services.close()
