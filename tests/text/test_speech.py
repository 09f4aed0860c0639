"""What the texts sound like."""

import pytest

import trailboss
from trailboss import Decision, Event, Refusal
from trailboss.cli.speech import Speech, preferred_language
from trailboss.kernel.description import Description, Phrase
from trailboss.kit.voices import NAMES
from trailboss.text import LANGUAGES
from trailboss.text.fluent import BadMessage

TRAIL = "great_western_trail"
NBSP = "\u00a0"


def say(language: str) -> Speech:
    return Speech(trailboss.load(TRAIL), language)


# ---- languages


def test_the_languages() -> None:
    assert LANGUAGES == ("en", "pl", "uk")
    assert Speech(None, "uk").language == "uk"
    assert Speech(None, "de").language == "en"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({"LC_MESSAGES": "uk_UA.UTF-8", "LANG": "pl_PL.UTF-8"}, "uk"),
        ({"LC_ALL": "pl-PL", "LC_MESSAGES": "uk_UA", "LANG": "en_GB"}, "pl"),
        ({"LC_ALL": "", "LANG": "pl_PL"}, "pl"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, str], language: str) -> None:
    assert preferred_language(environ) == language


# ---- mistakes are never passed over


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(BadMessage, match=r"no message 'no-such' in en\.ftl"):
        say("pl").message("no-such")
    with pytest.raises(BadMessage, match="no message 'no-such'"):
        say("pl").ui("no-such")
    assert say("uk").thing("city", "atlantis") == "atlantis", "nobody has named it yet"


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(BadMessage, match=r"'event-paid' of en\.ftl: .*money"):
        say("en").message("event-paid", seat="Ania")


def test_without_a_game_there_are_only_the_programs_texts() -> None:
    assert Speech(None, "en").ui("your-turn") == "Your turn"
    with pytest.raises(BadMessage, match="no game"):
        Speech(None, "en").title()


# ---- samples


@pytest.mark.parametrize(
    ("event", "en", "pl", "uk"),
    [
        (
            Event("hired", (0, "builder", 7)),
            "Ania hires a builder for $7.",
            "Ania zatrudnia rzemieślnika za 7 dolarów.",
            "Ania наймає будівельника за 7 доларів.",
        ),
        (
            Event("paid_fee", (1, "a-1", 0, 1)),
            "Олена pays Ania a fee of $1 at plot a-1.",
            "Олена płaci graczowi Ania 1 dolara opłaty na polu a-1.",
            "Олена платить гравцеві Ania 1 долар за прохід на клітинці a-1.",
        ),
        (
            Event("drew", (0, 22)),
            "Ania draws 22 cards.",
            "Ania dobiera 22 karty.",
            "Ania добирає 22 карти.",
        ),
        (
            Event("discarded", (0, "black-angus")),
            "Ania discards a Black Angus.",
            "Ania odrzuca kartę krowy Black Angus.",
            "Ania скидає карту породи Black Angus.",
        ),
        (
            Event("delivered", (0, "new-york")),
            "Ania delivers to New York.",
            "Ania dostarcza bydło do Nowego Jorku.",
            "Ania доставляє худобу до Нью-Йорка.",
        ),
        (
            Event("moved_engine", (0, "3", "4.5")),
            "Ania moves the engine from 3 to 4½ (turnout of station 1).",
            f"Ania przesuwa lokomotywę z{NBSP}pola 3 na pole 4½ (bocznica stacji 1).",
            "Ania переміщує локомотив із клітинки 3 на клітинку 4½ (заїзд станції 1).",
        ),
        (
            Event("market_grew", (["longhorn", "hereford-7"],)),
            "New in the cattle market: Longhorn, Hereford (7 VP).",
            "Nowe karty na targu bydła: Longhorn, Hereford (7 PZ).",
            "Нові карти на ринку худоби: Longhorn, Hereford (7 ПБ).",
        ),
        (
            Event("forced", (0, "hire cowboy@row3")),
            "Ania has only one choice: “Hire a cowboy from row 3”.",
            f"Ania nie ma innego wyboru: „Zatrudnij kowboja z{NBSP}rzędu 3”.",
            "Ania не має іншого вибору: «Найняти ковбоя з ряду 3».",
        ),
    ],
)
def test_events(event: Event, en: str, pl: str, uk: str) -> None:
    assert [say(code).event(event, NAMES, 0) for code in LANGUAGES] == [en, pl, uk]


def test_an_empty_hand_is_revealed_in_words() -> None:
    event = Event("revealed_hand", (0, []))
    assert say("en").event(event, NAMES, 1) == "Ania has no cards in hand to reveal."
    assert say("pl").event(event, NAMES, 1) == "Ania nie ma na ręce kart do odkrycia."
    assert say("uk").event(event, NAMES, 1) == "Ania не має в руці карт, щоб відкрити."


def test_a_whispered_event_is_for_one_pair_of_ears() -> None:
    event = Event("drew_cards", (1, ["criollo"]), 1)
    assert say("en").event(event, NAMES, 1) == "Олена draws: Criollo."
    assert say("en").event(event, NAMES, 0) == ""
    assert say("en").event(event, NAMES, None) == ""


@pytest.mark.parametrize(
    ("number", "pl", "uk"),
    [
        (1, "Ania zdobywa 1 certyfikat.", "Ania отримує 1 сертифікат."),
        (3, "Ania zdobywa 3 certyfikaty.", "Ania отримує 3 сертифікати."),
        (5, "Ania zdobywa 5 certyfikatów.", "Ania отримує 5 сертифікатів."),
        (12, "Ania zdobywa 12 certyfikatów.", "Ania отримує 12 сертифікатів."),
        (21, "Ania zdobywa 21 certyfikatów.", "Ania отримує 21 сертифікат."),
        (0, "Ania nie bierze certyfikatów.", "Ania не бере сертифікатів."),
    ],
)
def test_plurals(number: int, pl: str, uk: str) -> None:
    event = Event("gained_certificates", (0, number))
    assert say("pl").event(event, NAMES, 0) == pl
    assert say("uk").event(event, NAMES, 0) == uk


@pytest.mark.parametrize(
    ("refusal", "en", "pl", "uk"),
    [
        (
            Refusal("GWT-BLD-02", "not-enough-builders", {"needs": 4, "has": 2}),
            "Too few builders: you need 4 and have 2 (GWT-BLD-02).",
            "Za mało rzemieślników: trzeba 4, a{}masz 2 (GWT-BLD-02).",
            "Замало будівельників: треба 4, а є 2 (GWT-BLD-02).",
        ),
        (
            Refusal("GWT-ACT-09", "no-such-card", {"demand": "galloway"}),
            "You need a Galloway in hand (GWT-ACT-09).",
            "Na ręce brakuje karty krowy Galloway (GWT-ACT-09).",
            "У руці бракує карти породи Galloway (GWT-ACT-09).",
        ),
        (
            Refusal("GWT-DEL-02", "city-taken", {"city": "philadelphia"}),
            "Your disc is already in Philadelphia (GWT-DEL-02).",
            "W{}Filadelfii leży już twój dysk (GWT-DEL-02).",
            "У Філадельфії вже лежить твій диск (GWT-DEL-02).",
        ),
        (
            Refusal(
                "GWT-TURN-01",
                "not-your-decision",
                {
                    "seats": [1, 0],
                    "question": {"kind": "place", "args": {}},
                },
            ),
            "It isn’t your decision now. Asked: Олена, Ania. "
            "Place your herder on a neutral building (GWT-TURN-01).",
            "To nie twoja decyzja. Teraz decyduje: Олена, Ania. "
            "Postaw ranczera na budynku neutralnym (GWT-TURN-01).",
            "Це не твоє рішення. Зараз вирішує: Олена, Ania. "
            "Постав скотаря на нейтральну будівлю (GWT-TURN-01).",
        ),
    ],
)
def test_refusals_end_with_their_rule(refusal: Refusal, en: str, pl: str, uk: str) -> None:
    told = [say(code).refusal(refusal, NAMES) for code in LANGUAGES]
    assert told == [en, pl.format(NBSP), uk]


def test_a_question_about_nothing_of_a_kind() -> None:
    station = Decision((0,), "disc", {"purpose": "station", "city": "", "station": 3})
    city = Decision((0,), "disc", {"purpose": "city", "city": "peoria", "station": 0})
    assert say("pl").decision(station, NAMES) == "Który dysk trafia na stację 3?"
    assert say("pl").decision(city, NAMES) == "Który dysk trafia do Peorii?"


def test_descriptions() -> None:
    sold = Description(
        (Phrase("effect-discard", {"demand": "galloway"}),), (Phrase("effect-money", {"money": 2}),)
    )
    assert say("en").effect(sold) == "discard a Galloway → $2"
    assert say("pl").effect(sold) == f"odrzuć kartę krowy Galloway → 2{NBSP}$"
    assert say("uk").effect(sold) == f"скинути карту породи Galloway → 2{NBSP}$"
    assert say("en").effect(Description(rewards=(Phrase("effect-cattle"),))) == "buy cattle"


def test_what_is_printed_on_things() -> None:
    assert say("en").about("building", "7a") == [
        "per pair of outlaws: 2 certificates, $2",
        "5 builders → 6 VP",
    ]
    assert say("en").about("building", "9a")[1] == (
        "engine back any distance → extraordinary delivery"
    )
    assert say("pl").about("aux", "certificate")[1] == (
        f"zapłać 2{NBSP}$, cofnij lokomotywę o{NBSP}2 pola → 2 certyfikaty"
    )
    assert say("en").about("arrow", "chicago-toledo") == ["6 VP"]
    assert say("en").about("local", "hire") == []


def test_a_menu_tells_what_the_building_does() -> None:
    state = trailboss.load(TRAIL).start(2, 7)
    state.apply(state.parse("place neutral-a"))
    assert [say("en").action(state, action) for action in state.actions()][:3] == [
        "Hire a worker",
        "Auxiliary action: $1",
        "Auxiliary action: draw 1 card, then discard 1",
    ]
    use = state.game.action("use sell")
    assert say("en").action(state, use) == "Discard a Galloway → $2"
    assert say("en").action(None, use) == "Discard for money"


def test_pass_and_stop_say_what_is_passed_and_stopped() -> None:
    state = trailboss.load(TRAIL).start(2, 7)
    assert say("en").action(None, state.game.action("stop")) == "Stop"
    assert say("uk").action(None, state.game.action("pass")) == "Відмовитися"


def test_options_and_categories() -> None:
    option = trailboss.games()[TRAIL].options[2]
    assert say("pl").option(option) == "Wariant simentalski"
    assert say("pl").option_value(option, True) == "włączony"
    assert say("pl").option_help(option).startswith("Na targu bydła")
    assert say("uk").category("job_market_token") == "Жетон ринку праці"
    assert say("uk").title() == "Великий Західний Шлях"
