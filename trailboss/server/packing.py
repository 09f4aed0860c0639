"""Longer messages are packed (permessage-deflate), each by itself.

A window kept from message to message would save a little more, but takes 40 kB for each connection,
and would let the length of one message tell of another.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

WORTH_PACKING = 300
"""Bytes. What is shorter fits into one packet as it is."""
WINDOW_BITS = 12
"""Four kilobytes: a change to a position is hardly longer."""
SETTINGS = {"level": 1, "memLevel": 5}
"""The quickest: better ones save a tenth of the bytes for half as much time again."""


class Packing(ServerPerMessageDeflateFactory):
    """What a connection agrees on with a client that can unpack."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=SETTINGS,
        )

    def process_request_params(
        self,
        params: Sequence[ExtensionParameter],
        accepted_extensions: Sequence[Extension],
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, _LongMessages(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class _LongMessages(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= WORTH_PACKING else frame
