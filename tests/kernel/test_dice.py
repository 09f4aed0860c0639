"""The dice are frozen: every number below was written down once and must never change.

A failure here means that no record made so far replays any more. Do not mend the numbers.
"""

import hashlib
import pickle
import re
from collections import Counter
from typing import Any

import pytest

from trailboss.kernel import dice as dice_module
from trailboss.kernel.dice import Dice, Seed, seed_bytes
from trailboss.kernel.errors import BadSeed

SIDES = (1, 2, 3, 6, 10, 52, 100, 1000, 2**16, 2**31 + 1, 2**32)

# --- the seed

ONE = "00" * 31 + "01"
HASHED = "e0692294a243df99d6e8b5d2c3d151209f8e3b98a2133f4b0dc3182e886c85de"


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, "00" * 32),
        (1, ONE),
        (2024, "00" * 30 + "07e8"),
        (2**256 - 1, "ff" * 32),
        (bytes(31) + b"\x01", ONE),
        (ONE, ONE),
        ("FF" * 32, "ff" * 32),
        (b"tumbleweed", HASHED),
        (b"", "ff8ba646f4eacc2d2e3c68a7f430cd3bf0ab06538aa882507dfdb31259d88074"),
    ],
)
def test_every_form_of_a_seed(seed: Seed, expected: str) -> None:
    assert seed_bytes(seed).hex() == expected
    assert Dice(seed).seed.hex() == expected


def test_no_seed_is_a_fresh_one() -> None:
    seeds = {seed_bytes(None) for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


BAD_SEEDS: list[Any] = [
    -1,
    2**256,
    True,
    False,
    "",
    "7",
    "ab" * 31,
    "ab" * 33,
    "xy" * 32,
    "ab " * 21 + "a",  # 64 characters, and bytes.fromhex would skip the spaces
    " " * 64,
    "١٢" * 32,  # digits, but not hexadecimal ones
    1.5,
    bytearray(32),
    [1],
]


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=repr)
def test_a_bad_seed_is_named(seed: Any) -> None:
    with pytest.raises(BadSeed, match=re.escape(f"bad seed '{seed}'")):
        seed_bytes(seed)


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, "301b21bdcaa68855ca5d40c200641bb3a2710db9438dbc72c861c83e10f87ace"),
        (1, "3d29b80ab1e5d6ec34993b97c25fa4d417892af3ba010d0b3494e0a06bce7f90"),
        (2024, "ede1c111db266e5d32bbede95a0094335ff2de4ebeb6b7fbc5b3e18eac1df737"),
        (b"tumbleweed", "58b907ce68b970487a14b310d5db52265c29fbf2ee8acd622d52c06c25047db5"),
    ],
)
def test_the_commitment_is_frozen(seed: Seed, expected: str) -> None:
    assert Dice(seed).commitment() == expected


def test_the_commitment_can_be_checked_with_a_plain_hash() -> None:
    dice = Dice(2024)
    dice.below(6)
    revealed = bytes.fromhex("00" * 30 + "07e8")
    expected = hashlib.sha256(b"trailboss-commitment-1" + revealed).hexdigest()
    assert dice.commitment() == expected


# --- the stream

WORDS: dict[Any, list[int]] = {
    0: [
        *(427103735, 973179402, 1649759095, 4022653658, 2419903814),
        *(741796400, 2194315107, 2384355215, 3621010338, 3651233309),
        *(3925537558, 73618598, 3436766763, 3659412124, 2539764273),
        *(2084548233, 2797458571, 4133382117, 1603713440, 2392549454),
    ],
    1: [
        *(3912390495, 2519686578, 1796221102, 3448708755, 4136615458),
        *(3428327925, 3771955467, 415868861, 2396706503, 888329294),
        *(320565733, 2699526228, 4015406903, 1594687385, 811861497),
        *(1068282633, 258008204, 2488448929, 3313302153, 3799989203),
    ],
    b"tumbleweed": [
        *(2047196958, 3901239358, 835241815, 816654888, 1429453597),
        *(265073005, 1235700117, 56281120, 2760966538, 4061328284),
        *(1195409555, 824097107, 3952758097, 3991958461, 1586522686),
        *(381792381, 1372306645, 141812478, 2401427247, 485523058),
    ],
}


@pytest.mark.parametrize("seed", WORDS)
def test_the_words_are_frozen(seed: Seed) -> None:
    dice = Dice(seed)
    assert [dice.below(2**32) for _ in range(20)] == WORDS[seed]
    assert dice.position == 20


def test_the_stream_is_what_the_documentation_says() -> None:
    """Anybody can check a game with nothing but BLAKE2b."""
    for number in (0, 1, 2, 1000, 2**40):
        block = hashlib.blake2b(
            number.to_bytes(8, "little"), key=bytes(31) + b"\x01", person=b"trailboss-dice-1"
        ).digest()
        words = [int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)]
        dice = Dice(1, 16 * number)
        assert [dice.below(2**32) for _ in range(16)] == words


def test_the_version_is_the_one_that_these_numbers_freeze() -> None:
    assert dice_module.VERSION == 1


@pytest.mark.parametrize(
    ("seed", "expected", "position"),
    [
        (0, [0, 1, 0, 1, 8, 42, 0, 107, 24463, 73618598, 3436766763], 13),
        (1, [0, 1, 0, 4, 5, 14, 25, 467, 42941, 888329294, 320565733], 11),
        (2024, [0, 1, 0, 4, 3, 10, 33, 215, 8536, 355858510, 2710115333], 12),
        (b"", [0, 0, 1, 1, 7, 21, 23, 142, 54196, 1395641804, 308868038], 10),
        (b"tumbleweed", [0, 0, 1, 1, 8, 13, 5, 117, 51232, 1195409555, 824097107], 12),
        (2**256 - 1, [0, 1, 1, 4, 1, 18, 25, 650, 55695, 2037536824, 342492395], 18),
    ],
)
def test_below_is_frozen(seed: Seed, expected: list[int], position: int) -> None:
    dice = Dice(seed)
    assert [dice.below(n) for n in SIDES] == expected
    assert dice.position == position


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [0, 4, 2, 4, 5, 3, 5, 0, 3, 1, 4, 1]),
        (1, [1, 4, 2, 3, 0, 0, 0, 4, 1, 4, 4, 1]),
        (2024, [3, 3, 1, 3, 3, 2, 2, 5, 0, 2, 1, 3]),
        (b"tumbleweed", [2, 1, 2, 2, 4, 1, 4, 2, 3, 0, 4, 4]),
    ],
)
def test_the_stream_can_be_entered_anywhere(seed: Seed, expected: list[int]) -> None:
    dice = Dice(seed, 1000)
    assert [dice.below(6) for _ in range(12)] == expected
    walked = Dice(seed)
    for _ in range(1000):
        walked.below(2**32)
    assert [walked.below(6) for _ in range(12)] == expected
    assert dice.position == walked.position == 1012


SHUFFLED = {
    0: [1, 4, 10, 7, 0, 3, 2, 6, 9, 5, 8, 11],
    1: [0, 4, 7, 5, 8, 11, 1, 9, 6, 10, 2, 3],
    2024: [2, 0, 1, 3, 8, 5, 4, 10, 11, 6, 9, 7],
}


@pytest.mark.parametrize("seed", SHUFFLED)
def test_shuffle_is_frozen(seed: Seed) -> None:
    items, dice = list(range(12)), Dice(seed)
    dice.shuffle(items)
    assert items == SHUFFLED[seed]  # type: ignore[index]
    assert dice.position == 11


@pytest.mark.parametrize("seed", SHUFFLED)
def test_taking_one_by_one_is_the_shuffled_pile_from_its_end(seed: Seed) -> None:
    items, dice = list(range(12)), Dice(seed)
    assert [dice.take(items) for _ in range(12)] == SHUFFLED[seed][::-1]  # type: ignore[index]
    assert items == []
    assert dice.position == 11


def test_take_is_frozen_in_what_it_leaves_behind() -> None:
    items, dice = list("abcdef"), Dice(1)
    assert [dice.take(items), dice.take(items)] == ["d", "f"]
    assert items == ["a", "b", "c", "e"]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [(0, "fabcccdfafec"), (1, "daededdffcba"), (2024, "baebeffedbef")],
)
def test_pick_is_frozen(seed: Seed, expected: str) -> None:
    dice = Dice(seed)
    assert "".join(dice.pick("abcdef") for _ in range(12)) == expected


# --- behaviour


def test_one_item_is_no_chance_and_consumes_nothing() -> None:
    dice = Dice(5)
    assert (dice.below(1), dice.pick("a"), dice.take(["b"])) == (0, "a", "b")
    dice.shuffle([])
    dice.shuffle(["c"])
    assert dice.position == 0


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1, 2**40])
def test_what_cannot_be_chosen_is_refused_and_consumes_nothing(n: int) -> None:
    dice = Dice(5)
    with pytest.raises(ValueError, match=re.escape(f"below({n})")):
        dice.below(n)
    assert dice.position == 0


def test_nothing_to_take_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Dice(5).take([])


def test_words_past_the_last_full_range_are_rejected() -> None:
    """With 2^31+1 sides nearly every second word is thrown away: these are the ones kept."""
    dice = Dice(1)
    kept = [(dice.below(2**31 + 1), dice.position) for _ in range(4)]
    assert kept == [(1796221102, 3), (415868861, 8), (888329294, 10), (320565733, 11)]


def test_below_is_uniform_where_plain_modulo_would_not_be() -> None:
    """Of 3 * 2^30 sides, `word % n` would hit the lowest third twice as often as the others."""
    dice, n = Dice(99), 3 * 2**30
    thirds = Counter(dice.below(n) // 2**30 for _ in range(6000))
    assert all(abs(count - 2000) < 150 for count in thirds.values())


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
def test_below_is_uniform(sides: int) -> None:
    dice, rolls = Dice(b"uniform"), 400 * sides
    counts = Counter(dice.below(sides) for _ in range(rolls))
    chi_squared = sum((counts[face] - 400) ** 2 / 400 for face in range(sides))
    assert chi_squared < sides + 5 * (2 * sides) ** 0.5


def test_every_order_comes_out_of_a_shuffle_equally_often() -> None:
    dice, counts = Dice(b"orders"), Counter[str]()
    for _ in range(2400):
        items = list("abcd")
        dice.shuffle(items)
        counts["".join(items)] += 1
    assert len(counts) == 24
    assert all(60 < count < 145 for count in counts.values())


def test_clones_roll_the_same_and_apart() -> None:
    dice = Dice(7)
    dice.below(6)
    clone = dice.clone()
    ahead = [clone.below(6) for _ in range(40)]
    assert dice.position == 1
    assert [dice.below(6) for _ in range(40)] == ahead


def test_dice_can_be_pickled() -> None:
    dice = Dice(7, 30)
    dice.below(6)
    again = pickle.loads(pickle.dumps(dice))
    assert (again.seed, again.position) == (dice.seed, dice.position)
    assert [again.below(6) for _ in range(40)] == [dice.below(6) for _ in range(40)]
