"""What tiles and cards say about themselves, in phrases of the texts."""

import pytest

from trailboss.cli.speech import Speech
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.position import Table
from trailboss.kernel.description import Description, Phrase


def about(kind: str, id: str) -> list[Description]:
    return [*GAME.describe_thing(kind, id)]


@pytest.mark.rules("ELP-TRAIN-04", "ELP-TRAIN-05")
def test_a_train_card_tells_its_price_and_which_side_gives_what() -> None:
    price, basic, marked = about("train", "4")
    assert [phrase.id for phrase in price.requirements] == ["effect-workers", "effect-pay"]
    assert (basic.per, marked.per) == ("effect-basic-side", "effect-marked-side")
    assert basic.rewards == (
        Phrase("effect-either", {"money": 3, "kind": "objective"}),
        Phrase("effect-tile", {"kind": "bonus"}),
        Phrase("effect-hire", {"money": 0}),
    )
    assert [phrase.id for phrase in marked.rewards] == [
        "effect-certificates",
        "effect-tile",
        "effect-ride",
    ]


@pytest.mark.rules("ELP-TRAIN-04")
def test_paying_a_train_card_promises_one_of_two_and_only_the_side_in_play() -> None:
    table = Table().money(0, 8).area(0, engineers=4).visit(0, "space-f").do("use train")
    described = GAME.describe(table.state, table.state.parse("train 4"))
    assert described is not None
    either, *others = described.rewards
    assert either == Phrase("effect-either", {"money": 3, "kind": "objective"})
    assert [phrase.id for phrase in others] == ["effect-tile", "effect-hire"]


@pytest.mark.rules("ELP-MOVE-08", "ELP-WORK-04")
def test_a_cowboy_tells_of_the_further_step() -> None:
    for kind in ("worker", "card"):
        bonus, worth = about(kind, "cowboy")
        assert bonus.rewards == (Phrase("effect-further-steps", {"number": 1}),)
        assert worth.rewards == (Phrase("effect-vp", {"number": 2}),)


@pytest.mark.rules("ELP-RB-02", "ELP-RB-04", "ELP-RB-06")
def test_the_points_of_b_sides_are_marked_as_reconstructed() -> None:
    notes = {doubt.entry: doubt.note for doubt in GAME.doubtful_values()}
    for level in (2, 4, 6):
        (note,) = [note for entry, note in notes.items() if f"{level} b" in entry]
        assert "actions" in note
        assert "points" in note


SAID = [
    ("node", "plot-c-d", ["pay $3"]),
    ("card", "criollo", ["breeding value 1"]),
    ("card", "shorthorn", ["breeding value 4, 5 VP", "discard 3 cowboys, pay $6"]),
    ("worker", "builder", ["discard the worker, pay $2 → 1 certificate", "2 VP"]),
    ("worker", "all-rounder", ["discard the worker → $2", "3 VP"]),
    (
        "building",
        "B",
        [
            "discard a Galloway → $2",
            "hire a worker for $5",
            "hire a second worker of another type for $8",
        ],
    ),
    ("building", "D", ["discard a Pineywoods → $2", "pay $1 → 1 exchange token", "buy cattle"]),
    ("building", "E", ["discard a Santa Gertrudis → $2", "build or replace"]),
    ("building", "F", ["auxiliary action", "use the train"]),
    (
        "building",
        "3b",
        [
            "remove a Criollo from the game",
            "pay $2 → 1 bonus tile",
            "discard 3 builders, pay $6 → 4 VP",
        ],
    ),
    (
        "building",
        "4b",
        [
            "use the train",
            "discard a cattle card of any breed → $2 per point of its breeding value",
            "ride on up to 2 steps",
            "discard 4 builders, pay $8 → 7 VP",
        ],
    ),
    (
        "building",
        "5a",
        [
            "1 certificate",
            "pay $2 → gain a Shorthorn",
            "use the train",
            "discard 5 builders, pay $10 → 11 VP",
        ],
    ),
    ("tile", "corriente-2cowboys", ["1 × Corriente, 2 × cowboy → 3 VP"]),
    ("tile", "2bonuses-2engineers", ["2 × engineer, 2 bonus tiles → 5 VP"]),
    ("tile", "2posts12", ["2 discs on trading post 12 or higher → 4 VP"]),
    ("tile", "post14-bonus", ["1 bonus tile, 1 disc on trading post 14 or higher → 5 VP"]),
    ("tile", "6built", ["6 builders required by own buildings → 5 VP"]),
    ("tile", "breed-again", ["1 more card of a breed counts, 1 VP"]),
    ("aux", "money", ["$1", "without its disc: $3"]),
    ("aux", "certificate", ["without its disc: 1 certificate"]),
    (
        "disc",
        "exchange",
        [
            "strengthens the auxiliary action “exchange”",
            "without its disc: exchange up to 2 cards one by one",
        ],
    ),
    (
        "disc",
        "remove",
        [
            "pay $3 → unlocks the auxiliary action “remove cattle”",
            "without its disc: remove a cattle card of any breed from the game",
        ],
    ),
    ("disc", "permanent", ["$1, 1 permanent certificate"]),
    ("disc", "hand", ["pay $4 → hand limit +1"]),
    ("disc", "step", ["$2, step limit +1"]),
    ("post", "9", ["hire a worker for free"]),
    ("post", "16", ["1 exchange token", "9 VP"]),
    ("post", "18", ["12 VP"]),
]


@pytest.mark.parametrize(("kind", "id", "said"), SAID, ids=[f"{k} {id}" for k, id, _ in SAID])
def test_what_is_printed_is_told(kind: str, id: str, said: list[str]) -> None:
    assert Speech(GAME, "en").about(kind, id) == said


def told(table: Table, action: str) -> str:
    described = GAME.describe(table.state, table.state.parse(action))
    return "" if described is None else Speech(GAME, "en").effect(described)


@pytest.mark.rules("ELP-DEC-03", "ELP-MOVE-08")
def test_a_destination_tells_steps_cowboys_and_what_stands_there() -> None:
    table = Table().area(0, cowboys=2).building(1, "1a", "plot-c-d").building(0, "2a", "plot-e-f")
    table.riding(0, "space-b")
    assert told(table, "ride space-c") == "1 step, gain money, gain a certificate"
    assert told(table, "ride plot-c-d") == "2 steps, another player’s building 1a"
    assert told(table, "ride plot-e-f") == (
        "5 steps, discard 2 cowboys, your building 2a, gain a bonus tile, ride on"
    )
    table = Table().neutral("G", "space-c").riding(0, "el-paso")
    assert told(table, "ride space-b") == "1 step, discard for money, hire a worker"
    assert told(table, "ride space-c") == (
        "2 steps, neutral building G, gain an exchange token, auxiliary action"
    )


@pytest.mark.rules("ELP-DEC-11", "ELP-BLD-07")
def test_building_tells_its_price_replacing_the_difference() -> None:
    table = Table().money(0, 20).area(0, builders=4, engineers=1).building(0, "2a", "plot-c-d")
    table.visit(0, "space-e").do("use build")
    assert told(table, "build 3a") == "discard 3 builders, pay $6 → 4 VP"
    assert told(table, "replace plot-c-d") == "building 2a"
    replacing = Table().money(0, 20).area(0, builders=4).building(0, "2a", "plot-c-d")
    replacing.visit(0, "space-e").do("use build", "replace plot-c-d")
    assert told(replacing, "build 6a") == "discard 4 builders, pay $8 → 15 VP"
    table.do("build 3a")
    assert told(table, "site plot-a-b") == "pay $3"
    assert told(table, "site plot-g-a-inner") == ""


@pytest.mark.rules("ELP-DEC-07", "ELP-DEC-08", "ELP-HIRE-02")
def test_hiring_and_buying_tell_their_price() -> None:
    table = Table().money(0, 20).area(0, cowboys=2).visit(0, "space-d").do("use buy")
    assert told(table, "buy corriente") == "discard 2 cowboys, pay $4 → breeding value 3, 3 VP"
    table = Table().money(0, 20).visit(0, "space-b")
    assert told(table, "use hire") == "hire a worker for $5"
    assert told(table.do("use hire"), "hire cowboy") == "pay $5"
    assert told(table, "hire all-rounder") == "pay $9"


@pytest.mark.rules("ELP-DEC-15", "ELP-DEL-06", "ELP-SELL-05")
def test_delivering_tells_the_certificates_spent_and_a_discard_its_money() -> None:
    table = Table().money(0, 9).track(0, 4).area(0, engineers=1)
    table.delivering(0, "hereford", "corriente")
    assert told(table, "deliver 7") == "1 objective tile"
    assert told(table, "deliver 10") == "spend 2 certificates → 1 certificate, 2 VP"
    assert told(table, "dismiss engineer") == "$1"
    table.do("deliver 10")
    assert told(table, "disc hand") == "pay $4 → hand limit +1"
    table = Table().building(0, "3a", "plot-c-d").hand(0, "criollo", "corriente")
    table.visit(0, "plot-c-d").do("use sell")
    assert (told(table, "discard criollo"), told(table, "discard corriente")) == ("$2", "$6")


@pytest.mark.rules("ELP-DEC-10", "ELP-AUX-02")
def test_tiles_tell_their_points_and_auxiliary_actions_their_strength() -> None:
    table = Table().objectives("hereford", "3built").train(0, 1)
    assert told(table.do("use objective"), "take hereford") == "5 VP"
    table = Table().visit(0, "space-g")
    assert told(table, "aux money") == "$1"
    assert told(Table().cleared(0, "money").visit(0, "space-g"), "aux money") == "$3"
    assert told(Table().train(0, 3), "use money") == "$3"
