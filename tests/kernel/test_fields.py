"""Dumping and reading back the own part of a state."""

import json

from trailboss.kernel.fields import Fields

FIELDS = Fields(ints=("round",), lists=("money",), lists_of_lists=("hand",))


class Table:
    def __init__(self) -> None:
        self.round = 2
        self.money = [3, 4]
        self.hand = [[1], [2, 2]]


def test_what_is_dumped_is_independent_and_reads_back() -> None:
    table = Table()
    dump = FIELDS.dump(table)
    assert dump == {"round": 2, "money": [3, 4], "hand": [[1], [2, 2]]}
    assert list(dump) == list(FIELDS.names)
    other = Table()
    dump["hand"][1].append(9)
    FIELDS.load(other, json.loads(json.dumps(dump)))
    assert (other.round, other.money, other.hand) == (2, [3, 4], [[1], [2, 2, 9]])
    assert table.hand == [[1], [2, 2]]
