"""`python -m tests.fuzz.run --inputs 1000000` (or `make fuzz`): no input crashes a parser."""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from hypothesis import HealthCheck, Phase, given, settings

from tests.fuzz.targets import Target, read_anything, targets


def fuzz(target: Target, inputs: int) -> int:
    """How many inputs were read; the first that crashes is raised, made as short as possible."""
    number = 0

    @settings(
        max_examples=inputs,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(target.inputs)
    def read(data: object) -> None:
        nonlocal number
        number += 1
        read_anything(target, data)

    read()
    return number


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    wanted = parser.parse_args().inputs
    total = crashes = 0
    for target in targets():
        began = time.monotonic()
        share = max(1, wanted * target.share // 1000)
        number = 0
        try:
            while number < share:  # it stops early where it has seen all there is
                number += fuzz(target, share - number)
        except Exception:
            traceback.print_exc()
            crashes += 1
        seconds = time.monotonic() - began
        print(f"{target.name}: {number} inputs in {seconds:.0f} s", flush=True)
        total += number
    print(f"{total} inputs, {crashes} parsers that crashed", flush=True)
    return 1 if crashes else 0


if __name__ == "__main__":
    sys.exit(main())
