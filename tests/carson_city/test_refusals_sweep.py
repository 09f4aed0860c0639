"""Random games with every option set: whatever is refused names a rule that has to do with it."""

import pytest

from trailboss import Refusal, State
from trailboss.games.carson_city.game import GAME
from trailboss.kit.player import RandomPlayer
from trailboss.kit.tables import Options, combinations, dice, options_text
from trailboss.kit.voices import NAMES, check_sentence, speech
from trailboss.kit.words import words_of
from trailboss.text import LANGUAGES

_PLACING = "PLC-01 PLC-03 PLC-05 PLC-06 PLC-09 PLC-11 PLC-12 PY-03 PR-02 RIV-02"
_SIMULTANEOUS = "KIT-01 KIT-02 KIT-05 KIT-06"
_BUILDING = "ATK-02 ATK-03 CHURCH-01 PRISON-02 PR-01"
_WHITE = "PY-01 PY-02 PLC-03 PLC-09 PLC-11 PLC-12 ATK-02 RIV-02 KIT-02 KIT-05"
_LIFTING = "PLC-14 KIT-01 KIT-02 KIT-05"

OF_ACTION = {
    "claim": "PRC-01 SET-09 PY-11 RIV-02",
    "take": "PCH-01",
    "cash": "PY-08 PR-06 PR-10",
    "wait": "PY-08 PR-06 PR-10",
    "recruit": "PY-12 PY-13 OPT-02",
    "arm": "PR-12 OPT-02",
    "snatch": "PR-07 OPT-02",
    "double": "PY-08 OPT-02",
    "place": f"{_PLACING} {_SIMULTANEOUS}",
    "stake": f"{_PLACING} {_SIMULTANEOUS}",
    "attack": f"{_PLACING} {_BUILDING} {_SIMULTANEOUS}",
    "defend": f"{_PLACING} {_BUILDING} {_SIMULTANEOUS}",
    "white-place": _WHITE,
    "white-stake": _WHITE,
    "white-defend": _WHITE,
    "lift": _LIFTING,
    "lift-parcel": _LIFTING,
    "lift-white": _LIFTING,
    "tile": "DT-01 DT-05",
    "fight": "PRC-07 ATK-10 DUEL-04",
    "buy": "PRC-01 PRC-05 PRC-06",
    "purchase": "BLD-01",
    "site": "BLD-02 BLD-03 BLD-05 BLD-07",
    "house": "HSE-01 HSE-02 HSE-04 RIV-02",
    "keep": "BLD-02",
    "put": "BLD-09 BLD-11 DEC-20",
    "agree": "HSE-04",
    "refuse": "HSE-04",
    "points": "ACT-12 PR-05",
    "spend": "END-05",
    "least": "END-05",
    "road": "ROAD-05 ROAD-06 KIT-02",
    "lay": "ROAD-01 ROAD-02 ROAD-06 RIV-09 DEC-26 KIT-02",
    "pass": "",
    "stop": "",
    "back": "",
}
"""By kind of action: the rules about when and where it is done."""

_DECLINING = "pass stop back"
_PIECES = "place stake attack defend white-place white-stake white-defend"
_ALL_AT_ONCE = f"{_PIECES} lift lift-parcel lift-white road lay {_DECLINING}"

OF_QUESTION = {
    "start_parcel": ("SET-08 SET-09", "claim"),
    "persona": ("FLOW-01 PCH-01", "take"),
    "settle": ("PCH-02 PY-11", "claim"),
    "reward": ("PCH-02 PY-08 PR-06 PR-10", "cash wait"),
    "recruit": ("PCH-02 PY-12", "recruit"),
    "arm": ("PCH-02 PR-12", "arm"),
    "snatch": ("PCH-02 PR-07", "snatch"),
    "place": ("PLC-01 PLC-02 PLC-03 KIT-01 KIT-05", _PIECES),
    "together": ("KIT-02 KIT-05", _ALL_AT_ONCE),
    "orders": ("KIT-02 KIT-05 KIT-08", _ALL_AT_ONCE),
    "duel_tile": ("DT-05", "tile"),
    "next_duel": ("PRC-07 ATK-10", "fight"),
    "won_parcel": ("PRC-06", "buy"),
    "buy_parcel": ("PRC-09", "buy"),
    "construction": ("RES-02 BLD-01", "purchase"),
    "site": ("BLD-02 BLD-10", "site keep"),
    "house": ("BLD-02 BLD-10 HSE-01", "house keep"),
    "consent": ("HSE-03 HSE-04", "agree refuse"),
    "window": ("BLD-10", "put"),
    "double": ("PY-08", "double cash"),
    "buy_points": ("RES-02 ACT-12", "points"),
    "banker": ("PR-05", "points"),
    "cash_limit": ("END-05", "spend least"),
    "lay_road": ("ROAD-06", "lay"),
    "last_roads": ("RIV-12", "lay"),
}
"""By question: the rules about who is asked and what the answers are, the kinds they bind.
Every question also binds what declines it."""


TABLES = [
    pytest.param(
        options,
        id=options_text(options),
        marks=[pytest.mark.slow] if len(options) > 1 else [],
    )
    for options in combinations(GAME.meta)
]


def allowed(question: str, kind: str) -> set[str]:
    rules, bound = OF_QUESTION[question]
    found = OF_ACTION[kind].split()
    if kind in (*bound.split(), *_DECLINING.split()):
        found += rules.split()
    return {f"CAR-{rule}" for rule in found}


def check_all_refused(state: State, told: dict[tuple[str, ...], Refusal]) -> None:
    """All that is not offered now, to the first who is asked and to the first who is not."""
    decision = state.decision
    assert decision is not None
    asked, question = list(decision.seats), {"kind": decision.kind, "args": decision.args}
    rules = {kind: allowed(decision.kind, kind) for kind in OF_ACTION}
    others = [seat for seat in range(state.seats) if seat not in decision.seats]
    for seat in (decision.seat, *others[:1]):
        legal = set(state.actions(seat))
        for text, action in state.game.notations.items():
            if action in legal:
                continue
            refusal = state.why_not(text, seat)
            assert refusal is not None
            named = refusal.args.get("seats", asked), refusal.args.get("question", question)
            if named != (asked, question) or refusal.rule not in rules[action.kind]:
                pytest.fail(f"'{text}' of seat {seat} at {decision}: {refusal}")
            told[decision.kind, refusal.rule, refusal.reason] = refusal


@pytest.mark.rules("CAR-OPT-01")
@pytest.mark.parametrize("options", TABLES)
def test_every_refusal_names_a_rule_of_the_action_or_the_question(
    options: Options,
) -> None:
    """At the first question of each kind, every action of the game that is not offered."""
    number = combinations(GAME.meta).index(options)
    seats = GAME.meta.seats[number % len(GAME.meta.seats)]
    state = GAME.start(seats, number, dict(options))
    player = RandomPlayer(dice("refusals", number))
    told: dict[tuple[str, ...], Refusal] = {}
    asked: set[str] = set()
    while (decision := state.decision) is not None:
        if decision.kind not in asked:
            asked.add(decision.kind)
            check_all_refused(state, told)
        seat, action = player.choose(state)
        state.apply(action, seat)
    assert len(asked) > 8
    for refusal in told.values():
        words_of("carson_city").check_refusal(str(refusal), refusal, seats)
        for language in LANGUAGES:
            check_sentence(speech("carson_city", language).refusal(refusal, NAMES), refusal)


def test_every_kind_of_action_and_question_has_its_rules() -> None:
    assert OF_ACTION.keys() == GAME.vocabulary.actions.keys()
    assert OF_QUESTION.keys() == GAME.vocabulary.decisions.keys()
    named = [*OF_ACTION.values(), *(rules for rules, _ in OF_QUESTION.values())]
    assert {f"CAR-{rule}" for rules in named for rule in rules.split()} <= {
        rule.id for rule in GAME.ledger
    }
