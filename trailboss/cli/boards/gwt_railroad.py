"""The railroad with its engines, stations and station masters, and the cities above it."""

from rich.text import Text

from trailboss.cli.boards.layout import Eyes, Section, View, labelled, symbol, symbols
from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.pieces import Arrow

DARK = "*"
"""Behind what has dark corners: only there dark discs may go while white ones are left."""


def railroad_section(c: Components, view: View, eyes: Eyes) -> Section:
    track, numbers = _track(c, view)
    label = eyes.words.ui("gwt-railroad")
    lines = [*labelled(label, [track], eyes.width), *labelled("", [numbers], eyes.width)]
    lines += labelled(eyes.words.ui("gwt-stations"), _stations(c, view), eyes.width)
    return Section("railroad", lines)


def masters_section(c: Components, view: View, eyes: Eyes) -> Section:
    label = eyes.words.ui("gwt-masters")
    return Section("masters", labelled(label, _masters(c, view, eyes), eyes.width))


def _track(c: Components, view: View) -> tuple[Text, Text]:
    """Spaces as dots or engines; between them ``o`` is a turnout, ``x`` a cross, ``ø`` both."""
    engines: dict[str, list[int]] = {}
    for seat, player in enumerate(view["players"]):
        engines.setdefault(player["engine"], []).append(seat)
    track, numbers = Text(), Text()
    for index, (space, number) in enumerate(zip(c.spaces, c.space_number, strict=True)):
        here = engines.get(space, [])
        if number < 0:
            mark = "ø" if _crossed(c, index - 1, index + 1) else "o"
            track.append_text(symbols(here) if here else _joint(mark))
            continue
        if index and c.space_number[index - 1] >= 0:
            track.append_text(_joint("x" if _crossed(c, index - 1, index) else "─"))
        if number % 5 == 0 or index == c.terminal:
            numbers.append(" " * (track.cell_len - numbers.cell_len))
            numbers.append(str(number), "dim")
        track.append_text(symbols(here) if here else Text("·", "dim"))
    return track, numbers


def _joint(mark: str) -> Text:
    return Text(mark, "red" if mark in "xø" else "dim")


def _crossed(c: Components, before: int, after: int) -> bool:
    """Whether a cross lies between two spaces: then transport to the last city costs less."""
    return c.transport[before][-1] > c.transport[after][-1]


def _stations(c: Components, view: View) -> list[Text]:
    items = []
    for station in c.stations:
        place = ""
        if station.position < len(c.spaces):
            place = "@" + c.spaces[station.position].replace(".5", "½")
        text = Text.assemble(
            (f"{station.number}", "bold"), f"{place} ${station.cost} {station.vp}★"
        )
        if station.dark:
            text.append(DARK)
        owners = [seat for seat, p in enumerate(view["players"]) if station.number in p["stations"]]
        items.append(text.append_text(symbols(owners)))
    return items


def _masters(c: Components, view: View, eyes: Eyes) -> list[Text]:
    owners = {id: seat for seat, p in enumerate(view["players"]) for id in p["masters"]}
    items = []
    for station, spot in zip(c.spot_of_station, view["masters"], strict=True):
        if spot["tile"] is not None:
            name = eyes.words.thing("master", spot["tile"])
            items.append(Text.assemble((f"{c.stations[station].number} ", "bold"), name))
    for id, seat in owners.items():
        items.append(Text.assemble(symbol(seat), (f" {eyes.words.thing('master', id)}", "dim")))
    return items


# ---- the cities


def cities_section(c: Components, view: View, eyes: Eyes) -> Section:
    items = []
    for index, city in enumerate(c.cities):
        text = Text.assemble((f"{city.value}", "bold"), f" {eyes.words.thing('city', city.id)}")
        if city.dark:
            text.append(DARK)
        if city.vp:
            text.append(f" {city.vp}★")
        if city.money:
            text.append(f" +${city.money}", "green")
        for seat, player in enumerate(view["players"]):
            discs = player["cities"].get(city.id, 0)
            text.append_text(Text(" ").append_text(symbols([seat] * discs)) if discs else Text())
        arrow = next((a for a in c.arrows if a.cities[0] == index), None)
        if arrow is not None:
            text.append(f"  →{_arrow(eyes, arrow)}→", "dim")
        items.append(text)
    return Section("cities", labelled(eyes.words.ui("gwt-cities"), items, eyes.width))


def _arrow(eyes: Eyes, arrow: Arrow) -> str:
    parts = []
    if arrow.objective:
        parts.append(eyes.words.ui("gwt-objective"))
    if arrow.token:
        parts.append(eyes.words.ui("gwt-token"))
    if arrow.vp:
        parts.append(f"{arrow.vp}★")
    return " ".join(parts)
