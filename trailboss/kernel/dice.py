"""The only source of chance: a frozen, versioned stream of numbers derived from a 256-bit seed.

Block number ``i`` of the stream is ``BLAKE2b(key=seed, person=b"trailboss-dice-1", data=i)``, read
as sixteen little-endian 32-bit words. Numbers below ``n`` come from single words by rejection
sampling. Nothing here may ever change: a record made today must replay in every future version. A
new stream would be a new ``VERSION`` beside this one.
"""

import hashlib
import secrets
import struct
from collections.abc import Sequence
from typing import Final, TypeVar

from trailboss.kernel.errors import BadSeed
from trailboss.kernel.native import CallersSeed, mypyc_attr

T = TypeVar("T")

VERSION: Final = 1
SEED_BYTES: Final = 32
_WORDS_PER_BLOCK: Final = 16
_WORD_RANGE: Final = 1 << 32
_PERSON: Final = b"trailboss-dice-1"
_unpack_block = struct.Struct("<16I").unpack

Seed = CallersSeed


def seed_bytes(seed: Seed) -> bytes:
    """The 256-bit seed behind whatever a caller may hand in.

    ``None`` makes a fresh seed, an int is taken as a big-endian number, a text as 64 hexadecimal
    digits. Bytes of another length than 32 are hashed down to 32.
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) == SEED_BYTES:
            return seed
        return hashlib.blake2b(seed, digest_size=SEED_BYTES, person=b"trailboss-seed-1").digest()
    if isinstance(seed, bool):
        raise BadSeed(repr(seed))
    if isinstance(seed, int):
        if not 0 <= seed < 1 << (8 * SEED_BYTES):
            raise BadSeed(str(seed))
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES:
        try:
            decoded = bytes.fromhex(seed)
        except ValueError:
            decoded = b""
        if len(decoded) == SEED_BYTES:  # fewer when there are spaces among the digits
            return decoded
    raise BadSeed(str(seed))


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A position in the stream of one seed. Cloning is cheap; two clones roll the same numbers."""

    __slots__ = ("_block", "_block_number", "position", "seed")

    def __init__(self, seed: Seed = None, position: int = 0) -> None:
        self.seed = seed_bytes(seed)
        self.position = position
        self._block_number = -1
        self._block: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """A uniform number in ``range(n)``. With nothing to choose (n = 1) nothing is consumed."""
        if n <= 1:
            if n < 1:
                raise ValueError(f"nothing to choose from: below({n})")
            return 0
        limit = _WORD_RANGE - _WORD_RANGE % n
        if not limit:
            raise ValueError(f"too many to choose from: below({n})")
        while True:
            number = self.position // _WORDS_PER_BLOCK
            if number != self._block_number:
                self._block = _block(self.seed, number)
                self._block_number = number
            word = self._block[self.position % _WORDS_PER_BLOCK]
            self.position += 1
            if word < limit:
                return word % n

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def take(self, items: list[T]) -> T:
        """Remove and return one item, each equally likely; the order of the rest may change."""
        index = self.below(len(items))
        last = items.pop()
        if index == len(items):
            return last
        taken = items[index]
        items[index] = last
        return taken

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place, from the end."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def commitment(self) -> str:
        """A hash that can be published before the game and checked once the seed is revealed."""
        return hashlib.sha256(b"trailboss-commitment-1" + self.seed).hexdigest()

    def clone(self) -> "Dice":
        new = Dice(self.seed, self.position)
        new._block_number = self._block_number
        new._block = self._block
        return new


def _block(seed: bytes, number: int) -> tuple[int, ...]:
    data = number.to_bytes(8, "little")
    return _unpack_block(hashlib.blake2b(data, key=seed, person=_PERSON).digest())
