"""The words of every game, without playing it."""

from trailboss.kernel.option import read_options
from trailboss.kit.cases import once
from trailboss.kit.tables import extra_sets, game_of
from trailboss.kit.words import words_of


@once
def test_every_notation_is_declared(game: str) -> None:
    """Every action has a declared kind and arguments, and is found under its own text."""
    words = words_of(game)
    for text, action in game_of(game).notations.items():
        assert str(action) == text
        assert text == text.strip()
        assert "\n" not in text
        words.check_action(action)


@once
def test_every_kind_of_action_has_a_notation(game: str) -> None:
    kinds = {action.kind for action in game_of(game).notations.values()}
    assert kinds == set(game_of(game).vocabulary.actions)


@once
def test_reasons_at_the_end_are_declared(game: str) -> None:
    words_of(game).check_refusal("anything", game_of(game).over_refusal, seats=0)


@once
def test_things_have_distinct_ids(game: str) -> None:
    for kind, ids in game_of(game).vocabulary.things.items():
        assert ids, f"no {kind} at all"
        assert len(set(ids)) == len(ids), f"two {kind}s of one id"


@once
def test_what_is_printed_on_every_thing_can_be_told(game: str) -> None:
    """Or that nothing is: a client asks about all of them."""
    rules = game_of(game)
    at_tables = [read_options(rules.options, dict(extra)) for extra in extra_sets(rules.meta)]
    for kind, ids in rules.vocabulary.things.items():
        for id in ids:
            for options in (None, {}, *at_tables):
                for told in rules.describe_thing(kind, id, options):
                    for phrase in (*told.requirements, *told.rewards):
                        assert phrase.id in rules.vocabulary.phrases, f"{kind} {id}: {phrase.id}"
