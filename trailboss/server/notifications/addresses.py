"""Which addresses are on the open internet."""

from __future__ import annotations

import ipaddress
import socket

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses that a gateway turns into the old ones at their end."""


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
    return address.is_global and not address.is_multicast


def _within(address: Address) -> list[Address]:
    """Old addresses that a new one carries, to which it may be handed on."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    carried = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _TRANSLATED:
        carried.append(ipaddress.IPv4Address(address.packed[-4:]))
    return [one for one in carried if one is not None]
