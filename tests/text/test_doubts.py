"""Doubtful values are told with things by their names."""

import trailboss
from trailboss.text.doubts import doubts_in


def told(game: str, language: str) -> set[str]:
    return {doubt.entry for doubt in doubts_in(trailboss.load(game), language)}


def test_things_are_called_by_their_names() -> None:
    assert {"the plot before B", "train card 1 marked"} <= told("el_paso", "en")
    assert "neutral C (gain money)" in told("el_paso", "en")
    assert {"pole przed B", "karta pociągu 1 (strona oznaczona)"} <= told("el_paso", "pl")
    assert {"місце робітника: ковбой 4", "Сент-Луїс"} <= told("great_western_trail", "uk")
    assert "Kapitan (strona żółta)" in told("carson_city", "pl")
