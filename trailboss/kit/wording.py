"""How a text is worded in one language: plurals, quotes, alphabets, hard spaces."""

import re

from trailboss.kit.messages import Select, variables

PLURALS = {
    "en": ("one", "other"),
    "pl": ("one", "few", "many", "other"),
    "uk": ("one", "few", "many", "other"),
}
_CYRILLIC = "а-яіїєґА-ЯІЇЄҐ"


def check_plural(where: str, language: str, select: Select) -> None:
    categories = [key for key in select.keys if not re.fullmatch(r"-?\d+", key)]
    assert select.default == "other", f"{where}: the default is not 'other'"
    if categories != ["other"]:
        assert tuple(categories) == PLURALS[language], f"{where}: has {categories}"
    if language == "uk":  # 21 and 61 are 'one' too
        texts = dict(zip(select.keys, select.variants, strict=True))
        if "one" in texts and select.variable in variables(texts["few"]):
            assert select.variable in variables(texts["one"]), f"{where}: [one] without the number"


def check_typography(where: str, language: str, text: str) -> None:
    """Typographic quotes, dashes and dots; no word mixes alphabets; a dollar follows its number."""
    assert not re.search(r"['\"]|\.\.\.| - |--", text), f"{where}: {text}"
    mixed = rf"[a-zA-Z][{_CYRILLIC}]|[{_CYRILLIC}][a-zA-Z]"
    assert not re.search(mixed, text), f"{where} mixes alphabets: {text}"
    if language != "uk":
        assert not re.search(f"[{_CYRILLIC}]", text), f"{where}: {text}"
    if language != "en":
        assert not re.search(r"(?<!\u00a0)\$", text), f"{where}: no hard space before $: {text}"
