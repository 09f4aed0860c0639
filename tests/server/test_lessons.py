"""Tables for the chapters of guided games."""

from __future__ import annotations

import pytest

from tests.server.host import Host, Visitor
from trailboss import load
from trailboss.lessons.lesson import lessons_of

GAME = "great_western_trail"
LESSON = lessons_of(load(GAME))[0]


def begin(visitor: Visitor, chapter: str) -> str:
    return str(visitor.post(f"/api/games/{GAME}/lessons/{LESSON.id}/{chapter}")["id"])


def test_a_chapter_is_an_ordinary_table_at_its_position(host: Host) -> None:
    with host.guest("Ania") as ania:
        chapter = LESSON.chapters[3]
        info = ania.get(f"/api/tables/{begin(ania, chapter.id)}")
        assert (info["origin"], info["unrated"]) == ("lesson", ["lesson"])
        assert (info["status"], info["visibility"]) == ("playing", "private")
        assert info["lesson"] == f"{LESSON.id}/{chapter.id}"
        assert [(seat["mine"], seat["bot"]) for seat in info["seats"]] == [
            (True, None),
            (False, "greenhorn"),
        ]
        live = host.do(host.services.hall.gate.live(info["id"]))
        assert live.state.dump() == load(GAME).replay(LESSON.record, chapter.ply).dump()


def test_the_rival_moves_by_the_line(host: Host) -> None:
    with host.guest("Ania") as ania:
        first, second = LESSON.chapters[:2]
        with ania.at(begin(ania, first.id)).opened() as page:
            for step in first.steps:
                for text in step.do[:1]:
                    page.act(text, ply=step.ply)
                    page.shown(step.ply + 1)
            page.shown(second.ply)
        live = host.do(host.services.hall.gate.live(ania.get("/api/me/tables")[0]["id"]))
        assert live.state.record().moves == LESSON.record.moves[: second.ply]


def test_a_rival_thinks_for_itself_where_the_learner_left_the_line(host: Host) -> None:
    with host.guest("Ania") as ania:
        id = begin(ania, LESSON.chapters[0].id)
        with ania.at(id).opened() as page:
            page.act("place neutral-b", ply=0)
            page.act("end", ply=1)
            page.until("position", seat=0)
            host.do(host.services.hall.gate.live(id))


def test_a_rival_who_is_asked_at_once_lets_the_learner_go_first(host: Host) -> None:
    """Both choose a duel tile in secret: the line has the learner's first."""
    lesson = next(one for one in lessons_of(load("carson_city")) if one.id == "tiles")
    (chapter,) = lesson.chapters
    duel = next(step for step in chapter.steps if step.id == "tile")
    with host.guest("Ania") as ania:
        id = str(ania.post(f"/api/games/carson_city/lessons/tiles/{chapter.id}")["id"])
        bots = host.services.hall.bots
        with ania.at(id).opened() as page:
            for step in chapter.steps:
                for text in step.do[:1]:
                    page.shown(step.ply)
                    if step is duel:
                        live = host.do(host.services.hall.gate.live(id))
                        assert list(live.asked) == [0, 1]
                        assert host.do(bots.job(id)) is None
                    page.act(text, ply=step.ply)
            page.shown(len(lesson.record.moves))
        live = host.do(host.services.hall.gate.live(id))
        assert live.state.record().moves[: len(lesson.record.moves)] == lesson.record.moves


def test_chapters_that_were_left_are_called_off_but_not_a_game_that_went_on(host: Host) -> None:
    with host.guest("Ania") as ania:
        left, last, now = (begin(ania, LESSON.chapters[n].id) for n in (0, -1, 1))
        status = {one["id"]: one["status"] for one in ania.get("/api/me/tables")}
        assert status == {left: "cancelled", last: "playing", now: "playing"}


@pytest.mark.parametrize(
    "path", [f"{GAME}/lessons/first/moon", f"{GAME}/lessons/moon/goal", "moon/lessons/first/goal"]
)
def test_only_chapters_that_are_written_can_be_opened(host: Host, path: str) -> None:
    with host.guest("Ania") as ania:
        assert ania.ask("POST", f"/api/games/{path}").status_code == 404


def test_the_words_of_the_guide_come_in_the_language_asked_for(host: Host) -> None:
    with host.guest("Ania") as ania:
        told, *short = ania.get(f"/api/games/{GAME}/lessons/uk")
        assert {one["id"] for one in short} == {"north", "sam"}
        assert told["title"] == "Твоє перше коло"
        assert [one["plays_on"] for one in told["chapters"]].index(True) == len(LESSON.chapters) - 1
        assert ania.ask("GET", f"/api/games/{GAME}/lessons/xx").status_code == 404
