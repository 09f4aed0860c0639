"""Which addresses are on the open internet."""

from __future__ import annotations

import ipaddress
import socket

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses that a gateway turns into the old ones at their end."""
_GIVEN_OUT = ipaddress.ip_network("2000::/3")
"""The new addresses that anybody on the internet has. What lies outside is for a network of one's
own, or left from older times: ``::127.0.0.1``, ``fec0::1``, gateways inside (``64:ff9b:1::``)."""


def is_open(host: str) -> bool:
    """Whether an address, written as a number in whatever way, is one that everybody can call."""
    address = numeric(host)
    return address is not None and all(map(_is_open, (address, *_within(address))))


def numeric(host: str) -> Address | None:
    """The address that a host is written as; None for a name.

    Programs that connect also take what is left of older times: ``127.1``, ``0x7f.1``, ``0177.1``.
    """
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        pass
    try:
        return ipaddress.IPv4Address(socket.inet_aton(host))
    except (OSError, ValueError):
        return None


def _is_open(address: Address) -> bool:
    if not address.is_global or address.is_multicast:
        return False
    return address.version == 4 or address in _GIVEN_OUT or address in _TRANSLATED


def _within(address: Address) -> list[Address]:
    """Old addresses that a new one carries, to which it may be handed on."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    carried = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _TRANSLATED:
        carried.append(ipaddress.IPv4Address(address.packed[-4:]))
    return [one for one in carried if one is not None]
