"""Notifications in the language of whoever is told: mails, confirmation pages, the webhook."""

from __future__ import annotations

import json
from collections.abc import Iterator
from email.message import EmailMessage
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tests.server.host import GAME, Visitor, two_at_a_table
from tests.server.test_notifications import BROWSER, Outbox, end_turn
from trailboss.kernel.registry import load
from trailboss.server.notifications.notification import Notification
from trailboss.server.notifications.webhook import Webhook
from trailboss.server.speech import language_of, letter, title_of
from trailboss.tables.people_store import Person
from trailboss.text import Language

EMAIL = "/api/me/notifications/email"
LANGUAGE = "/api/me/notifications/language"
ADDRESS = "olena@example.org"
OLD = "/api/confirm-email/long-ago"


class Voice(NamedTuple):
    """What is said in one language."""

    language: Language
    hello: str
    asked: str
    button: str
    thanks: str
    old: str
    turn: str


VOICES = (
    Voice(
        "en",
        "Hello Olena,",
        "Trailboss: confirm your address",
        "Tell me by mail when it is my turn",
        "Thank you: you will be told.",
        "This link is old, or was used already.",
        "Great Western Trail: it is your turn",
    ),
    Voice(
        "pl",
        "Cześć, Olena!",
        "Trailboss: potwierdź swój adres",
        "Powiadamiaj mnie e-mailem, gdy nadejdzie moja tura",
        "Dziękujemy! Damy ci znać.",
        "Ten link wygasł albo został już użyty.",
        "Great Western Trail: twoja tura",
    ),
    Voice(
        "uk",
        "Привіт, Olena!",
        "Trailboss: підтвердь свою адресу",
        "Сповіщати мене про мій хід електронною поштою",
        "Дякуємо! Ми дамо тобі знати.",
        "Це посилання застаріло або вже використане.",
        "Великий Західний Шлях: твій хід",
    ),
)
OLD_IN: dict[str, str] = {voice.language: voice.old for voice in VOICES}

in_every_voice = pytest.mark.parametrize("voice", VOICES, ids=lambda voice: voice.language)


@pytest.fixture(scope="module")
def shared_outbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outbox]:
    made = Outbox(tmp_path_factory.mktemp("outbox"))
    with made.host:
        yield made


@pytest.fixture
def outbox(shared_outbox: Outbox) -> Outbox:
    shared_outbox.quiet()
    shared_outbox.empty()
    return shared_outbox


def ask_for_mail(visitor: Visitor, outbox: Outbox, **more: Any) -> tuple[EmailMessage, str]:
    """The mail that asks for confirmation, and the path of the link in it."""
    answer = visitor.ask("PUT", EMAIL, {"email": ADDRESS, **more})
    assert answer.is_success, answer.text
    outbox.quiet()
    mail = outbox.mailed[-1]
    link = next(word for word in mail.get_content().split() if "confirm-email" in word)
    return mail, "/api/confirm-email/" + link.rpartition("/")[2]


# ---- mails and pages


@in_every_voice
def test_mails_and_pages_are_in_the_language_of_who_asked(outbox: Outbox, voice: Voice) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table), outbox.host.visitor() as reader:
        mail, path = ask_for_mail(olena, outbox, language=voice.language)
        assert mail["Subject"] == voice.asked
        assert mail["Content-Language"] == voice.language
        assert "Olena" not in mail.get_content()  # whose address it is, nobody knows yet
        foreign = {"accept-language": "uk" if voice.language == "en" else "en"}
        page = reader.get(path, headers=foreign)
        assert f'<html lang="{voice.language}">' in page
        assert f"<button>{voice.button}</button>" in page
        assert f"<p>{voice.thanks}</p>" in reader.post(path, headers=foreign)
        end_turn(ania, table)
        outbox.quiet()
        told = outbox.mailed[-1]
        assert (told["To"], told["Subject"]) == (ADDRESS, voice.turn)
        assert told.get_content().startswith(voice.hello)
        assert f"/table/{table}\n" in told.get_content()


def test_english_for_whoever_does_not_say(outbox: Outbox) -> None:
    with outbox.host.guest("Olena") as olena:
        mail, _ = ask_for_mail(olena, outbox)
        assert mail["Subject"] == "Trailboss: confirm your address"
        assert olena.get("/api/me/notifications")["language"] == "en"


def test_a_change_of_language_counts_for_what_is_told_from_now_on(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table):
        olena.post(ask_for_mail(olena, outbox, language="pl")[1])
        olena.post("/api/me/notifications/push", BROWSER)
        answer = olena.ask("PUT", LANGUAGE, {"language": "uk"}).json()
        assert (answer["language"], answer["email"]) == ("uk", ADDRESS)
        end_turn(ania, table)
        outbox.quiet()
        assert outbox.mailed[-1]["Subject"] == "Великий Західний Шлях: твій хід"
        (push,) = outbox.pushed
        assert json.loads(push["data"])["title"] == "Великий Західний Шлях"


def test_ones_language_is_nobody_elses(outbox: Outbox) -> None:
    with outbox.host.guest("Ania") as ania, outbox.host.guest("Olena") as olena:
        ania.ask("PUT", LANGUAGE, {"language": "pl"})
        assert ania.get("/api/me/notifications")["language"] == "pl"
        assert olena.get("/api/me/notifications")["language"] == "en"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.5", "pl"),
        ("de-DE, UK-ua;q=0.8, en;q=0.5", "uk"),
        ("", "en"),
        ("*", "en"),
        ("de", "en"),
        (",;=,-,;;", "en"),
        ("../pl, pl/../uk, pl\\", "en"),
        ("polish, p", "en"),
    ],
)
def test_an_old_link_is_in_the_language_of_the_browser(
    outbox: Outbox, header: str, language: str
) -> None:
    with outbox.host.visitor() as reader:
        answer = reader.ask("POST", OLD, headers={"accept-language": header})
        assert answer.status_code == 404
        assert f'<html lang="{language}">' in answer.text
        assert OLD_IN[language] in answer.text


# ---- whoever means ill


@pytest.mark.parametrize(
    "language",
    ["", "de", "EN", "en-GB", "../en", "en\nBcc: x@y.zz", "<b>", "\u0000", "x" * 5000, 7, None, []],
    ids=str,
)
@pytest.mark.parametrize("path", [EMAIL, LANGUAGE])
def test_a_language_that_we_do_not_speak_is_refused(
    outbox: Outbox, path: str, language: Any
) -> None:
    with outbox.host.guest("Eve") as eve:
        eve.ask("PUT", LANGUAGE, {"language": "pl"})
        body = {"language": language} | ({"email": ADDRESS} if path == EMAIL else {})
        answer = eve.ask("PUT", path, body)
        assert answer.status_code == 400
        assert "; language: " in answer.json()["message"]
        assert len(answer.text) < 500
        outbox.quiet()
        assert outbox.mailed == []
        notifications = eve.get("/api/me/notifications")
        assert (notifications["language"], notifications["email_unconfirmed"]) == ("pl", None)


@pytest.mark.parametrize("language", OLD_IN)
def test_a_token_cannot_write_into_the_page(outbox: Outbox, language: str) -> None:
    hostile = "/api/confirm-email/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"
    with outbox.host.visitor() as eve:
        for method in ("GET", "POST"):
            page = eve.ask(method, hostile, headers={"accept-language": language})
            assert "<script" not in page.text
            assert page.status_code in (200, 404)


def test_a_name_is_a_name_and_no_text_of_ours() -> None:
    game = load(GAME)
    told = letter("turn-mail", "pl", name="{ $link }", game=game.meta.name, link="https://here")
    assert told.text.startswith("Cześć, { $link }!\n")


# ---- the webhook, and games with and without texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Great Western Trail: it is Olena’s turn. https://here"),
        ("pl", "Great Western Trail: teraz gra Olena. https://here"),
        ("uk", "Великий Західний Шлях: зараз ходить Olena. https://here"),
    ],
)
def test_the_webhook_speaks_the_language_of_the_host(language: Language, text: str) -> None:
    posted: list[dict[str, Any]] = []
    hook = Webhook("https://hook.example", language, lambda _url, body: posted.append(body))
    assert hook.send(Notification("p", "Olena", "t", load(GAME), "https://here", "")) == 1
    assert posted[0]["text"] == text
    assert posted[0]["game"] == GAME
    assert text.startswith(posted[0]["title"])


def test_a_game_without_texts_in_a_language_keeps_its_title() -> None:
    class Foreign:
        meta = SimpleNamespace(title="Tumbleweed")

        def text(self, language: str) -> str:
            if language == "pl":
                return "something = else\n"
            raise FileNotFoundError(language)

    game: Any = Foreign()
    assert title_of(game, "uk") == "Tumbleweed"
    assert title_of(game, "pl") == "Tumbleweed"


def test_a_stored_language_that_we_no_longer_speak_is_english() -> None:
    assert language_of(Person("p", "Olena", language="de")) == "en"
    assert language_of(Person("p", "Olena", language="uk")) == "uk"
