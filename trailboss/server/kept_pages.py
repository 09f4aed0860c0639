"""What is told about a game to everybody in the same words: made once, packed once, and kept.

Texts, rules and prints of a game are long. Making and packing them for each who asks would take the
event loop longer than a move.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

import msgspec
from litestar import MediaType, Response

from trailboss.server.access import AnyRequest, network_of
from trailboss.server.limits import COST_OF_PAGE, Limits

KEPT = 256
"""Pages in memory, some 30 kB each; there are more sets of options than anybody plays."""
PACKED_ALREADY = "packed_already"
"""The handlers that answer so, for whoever packs the other answers."""
_encode = msgspec.json.Encoder().encode


class KeptPages:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pages: OrderedDict[Hashable, bytes] = OrderedDict()

    def answer(
        self, request: AnyRequest, key: Hashable, make: Callable[[], Any], media: MediaType
    ) -> Response[Any]:
        """The page of that key; ``make`` says what is on it, if nobody has asked for it lately."""
        packed = self._pages.get(key)
        if packed is None:
            self._limits.requests.check(network_of(request), COST_OF_PAGE)
            packed = _packed(make, media)
        return self._kept(request, key, packed, media)

    async def answer_elsewhere(
        self,
        request: AnyRequest,
        key: Hashable,
        make: Callable[[], Awaitable[Any]],
        media: MediaType,
    ) -> Response[Any]:
        """The same where another process says what is on it."""
        packed = self._pages.get(key)
        if packed is None:
            self._limits.requests.check(network_of(request), COST_OF_PAGE)
            made = await make()
            packed = await asyncio.to_thread(_packed, lambda: made, media)
        return self._kept(request, key, packed, media)

    def _kept(
        self, request: AnyRequest, key: Hashable, packed: bytes, media: MediaType
    ) -> Response[Any]:
        self._pages[key] = packed
        self._pages.move_to_end(key)
        while len(self._pages) > KEPT:
            self._pages.popitem(last=False)
        vary = {"vary": "accept-encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, media_type=media, headers={"content-encoding": "gzip", **vary})
        return Response(gzip.decompress(packed), media_type=media, headers=vary)


def _packed(make: Callable[[], Any], media: MediaType) -> bytes:
    made = make()
    plain = made.encode() if media == MediaType.TEXT else _encode(made)
    return gzip.compress(plain, 6, mtime=0)
