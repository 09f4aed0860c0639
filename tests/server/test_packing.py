"""Longer messages are packed, each by itself."""

from __future__ import annotations

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from tests.server.host import Host
from trailboss.server import limits
from trailboss.server.packing import WORTH_PACKING, Packing

LONG = b'{"hand": ["galloway", "jersey"]}' * 20


def _text(data: bytes) -> Frame:
    return Frame(Opcode.TEXT, data)


def test_a_browser_reads_what_was_packed() -> None:
    asks = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    answer, server = Packing().process_request_params(asks.get_request_params(), [])
    client = asks.process_response_params(answer, [])
    packed = server.encode(_text(LONG))
    assert packed.rsv1
    assert len(packed.data) < len(LONG) / 5
    assert client.decode(packed).data == LONG
    assert server.decode(client.encode(_text(LONG))).data == LONG


def test_no_length_tells_of_an_earlier_message() -> None:
    _, server = Packing().process_request_params([], [])
    assert server.encode(_text(LONG)).data == server.encode(_text(LONG)).data
    assert not hasattr(server, "encoder")  # nor does it take memory


def test_short_messages_stay_as_they_are() -> None:
    _, server = Packing().process_request_params([], [])
    short = _text(LONG[: WORTH_PACKING - 1])
    assert server.encode(short) is short


def test_what_unpacks_to_too_much_is_refused(host: Host) -> None:
    with host.guest("Ania") as ania, ania.at(ania.open("me open")).opened() as page:
        page.raw(" " * 100 * limits.MESSAGE_BYTES.most)  # a few kilobytes on the wire
        assert page.closed()[0] == 1009
