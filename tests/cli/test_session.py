"""A game between a person and bots, without any screen; and its picture."""

from pathlib import Path

import pytest

from trailboss import BadOption, Record, load
from trailboss.cli.boards import drawing
from trailboss.cli.boards.layout import Eyes
from trailboss.cli.chronicle import Paragraph, Told, paragraphs
from trailboss.cli.picture import Picture
from trailboss.cli.session import Session, write_whole
from trailboss.cli.speech import Speech
from trailboss.cli.whynot import grouped, interesting

GAME = load("great_western_trail")


def session(seats: int = 3, person: int = 0, seed: int = 4) -> Session:
    made = Session.new(GAME, seats, person, ["random"], seed, {})
    made.bots_move()
    return made


def picture(table: Session, language: str = "en") -> Picture:
    speech = Speech(GAME, language)
    names = [f"Drover {seat}" for seat in range(table.state.seats)]
    return Picture(table, speech, Eyes(speech, names), drawing(GAME.meta.name))


def play_on(table: Session, seed: int, moves: int) -> None:
    import random

    chance = random.Random(seed)
    for _ in range(moves):
        if table.state.is_over:
            return
        table.play(chance.choice(table.choices()))
        table.bots_move()


def test_bots_move_until_the_person_is_asked() -> None:
    table = session(person=2)
    assert table.is_mine
    assert {ply.seat for ply in table.past} == {0, 1}


def test_recent_is_what_happened_since_the_own_last_move() -> None:
    table = session(person=2)
    assert table.recent() == table.past
    first = table.choices()[0]
    table.play(first)
    assert [(ply.seat, ply.text) for ply in table.recent()] == [(2, first.text)]


def test_a_final_action_is_one_that_undo_refuses() -> None:
    table = session()
    for _ in range(60):
        if table.state.is_over:
            break
        for action in table.choices():
            copy = Session(table.state.clone(), 0, ["random"])
            final = copy.is_final(action)
            copy.play(action)
            if copy.is_mine:
                assert copy.undo() is not final, action
        play_on(table, 1, 1)


def test_the_same_seed_gives_the_same_bots() -> None:
    tables = [session(seed=9), session(seed=9)]
    for table in tables:
        play_on(table, 5, 40)
    assert tables[0].state.record() == tables[1].state.record()


def test_resuming_replays_everything(tmp_path: Path) -> None:
    table = session()
    table.path = tmp_path / "game.trail"
    play_on(table, 2, 30)
    record = Record.read(table.path.read_text())
    again = Session.resumed(GAME, record, 0, ["random"])
    assert again.state.view(0) == table.state.view(0)
    assert [ply.events for ply in again.past] == [ply.events for ply in table.past]
    assert again.undoable() == table.undoable()


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    for text in ("one", "two"):
        write_whole(path, text)
        assert path.read_text() == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_keeps_being_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    write_whole(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_a_device_is_not_replaced() -> None:
    write_whole(Path("/dev/null"), "x")
    assert Path("/dev/null").is_char_device()


# ---- the picture


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("height", [24, 40, 60])
def test_the_picture_fits_the_screen(language: str, height: int) -> None:
    table = session(4)
    while not table.state.is_over:
        lines = picture(table, language).fitting(height, [])
        if height >= 40:
            assert len(lines) < height
        for line in lines:
            assert line.cell_len <= 100, line.plain
        play_on(table, table.state.ply, 3)


def test_the_question_and_its_answers_are_always_shown() -> None:
    table = session()
    play_on(table, 3, 10)
    shown = [line.plain for line in picture(table).fitting(24, [])]
    for number in range(1, len(table.choices()) + 1):
        assert any(f"{number:>3}" in line for line in shown)


def test_many_answers_stand_in_columns() -> None:
    for seed in range(40):
        table = session(seed=seed)
        while not table.state.is_over and len(table.choices()) < 12:
            play_on(table, table.state.ply, 1)
        if not table.state.is_over:
            break
    lines = picture(table).question()
    assert len(lines) < len(table.choices())


# ---- the chronicle


def test_a_paragraph_names_its_subject_once() -> None:
    told = Paragraph(0, ["Ann rides to B.", "Ann pays $2.", "New: cowboy.", "Ann draws 1 card."])
    assert told.text(["Ann"]) == "Ann rides to B, pays $2. New: cowboy. Ann draws 1 card."


def test_nothing_is_added_to_a_sentence_of_two() -> None:
    told = Paragraph(0, ["Ann shuffles. New pile: 9 cards.", "Ann draws 1 card."])
    assert told.text(["Ann"]) == "Ann shuffles. New pile: 9 cards. Ann draws 1 card."


def test_somebody_else_with_a_longer_name_is_somebody_else() -> None:
    told = Paragraph(0, ["Drover 1 rides.", "Drover 11 pays."])
    assert told.text(["Drover 1"]) == "Drover 1 rides. Drover 11 pays."


def test_every_event_of_whole_games_can_be_told_in_every_language() -> None:
    table = session(2)
    play_on(table, 6, 10_000)
    assert table.state.is_over
    moves = [Told(ply.seat, ply.events) for ply in table.past]
    for language in ("en", "pl", "uk"):
        for viewer in (None, 0):
            told = list(paragraphs(moves, Speech(GAME, language), ["A", "B"], viewer))
            assert len(told) > 40
            assert all(paragraph.sentences for paragraph in told)


def test_own_cards_are_told_once() -> None:
    table = session(2)
    play_on(table, 6, 200)
    moves = [Told(ply.seat, ply.events) for ply in table.past]
    told = " ".join(
        p.text(["A", "B"]) for p in paragraphs(moves, Speech(GAME, "en"), ["A", "B"], 0)
    )
    assert "A draws: " in told or "draws: " in told
    assert "draws 1 card, draws:" not in told


# ---- why not


def test_reasons_are_never_about_legal_actions() -> None:
    table = session()
    board = drawing(GAME.meta.name)
    found = 0
    for _ in range(60):
        refused = interesting(table.state, 0, board)
        found += len(refused)
        legal = {action.text for action in table.choices()}
        assert not legal & {one.action.text for one in refused}
        for refusal, actions in grouped(refused):
            assert refusal.rule in GAME.ledger
            assert actions
        play_on(table, table.state.ply, 1)
        if table.state.is_over:
            break
    assert found > 50


def test_against_a_solo_rival_there_are_no_bots() -> None:
    table = Session.new(GAME, 2, 0, ["random"], 4, {"solo": "sam"})
    assert table.bots == {}
    play_on(table, 1, 12)
    assert table.is_mine
    assert {ply.seat for ply in table.past} == {0}
    told = [event.kind for ply in table.past for event in table.seen(ply)]
    assert "sam_revealed" in told
    with pytest.raises(BadOption, match="seat 1 is held by sam"):
        Session.new(GAME, 2, 1, ["random"], 4, {"solo": "sam"})
