"""Sam, the solo rival: his card with what it says, his specialization, what he has left."""

from rich.text import Text

from trailboss.cli.boards.layout import Eyes, Section, View, labelled


def sam_section(view: View, eyes: Eyes) -> Section:
    sam, ui = view["sam"], eyes.words.ui
    card = sam["card"] or (sam["discard"] or [None])[-1]
    lines = labelled(eyes.names[sam["seat"]], _card(eyes, card), eyes.width, gap=1)
    special = eyes.words.thing("worker", sam["specialization"])
    items = [
        Text.assemble(ui("gwt-sam-specialization"), " ", (special, "bold")),
        Text(ui("gwt-sam-deck", n=len(sam["deck"]))),
        Text(ui("gwt-sam-discs", n=sam["discs"])),
    ]
    if "branchlets" in sam:
        items.append(Text(ui("gwt-sam-branchlets", n=sam["branchlets"])))
    return Section("sam", lines + labelled("", items, eyes.width))


def _card(eyes: Eyes, card: str | None) -> list[Text]:
    """The one being carried out, or else the last, word by word: some say a lot."""
    if card is None:
        return [Text(eyes.words.ui("gwt-sam-waits"), "dim")]
    said = " ".join(eyes.words.about("sam_card", card)).split(" ")
    return [Text(eyes.words.ui("gwt-sam-card", card=card), "bold"), *map(Text, said)]
