"""``trailboss puzzles``: one turn, one goal, one best line; found and proved by search."""

from pathlib import Path

import click

from trailboss.cli.arguments import language, language_option
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.registry import games, load


@click.command("puzzles")
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--verify", is_flag=True, help="Search every turn again; fail if a claim is wrong.")
@click.option("--find", is_flag=True, help="Search games of bots and write GAME's puzzles anew.")
@click.option("--number", default=14, show_default=True, help="How many to find.")
@click.option("--seed", default=1, show_default=True, help="Of the first game to search.")
@click.option("--games", "most", default=40, show_default=True, help="Search at most so many.")
@click.option("--deed", "deeds", multiple=True, help="A kind of action that may be a goal.")
@click.option("--answers", default=4, show_default=True, help="The fewest of a solution.")
@click.option("--positions", default=2500, show_default=True, help="At most so many in a turn.")
@click.option("--alike", default=1, show_default=True, help="Of one kind, at most so many.")
@language_option
def command(
    game: str | None,
    verify: bool,
    find: bool,
    number: int,
    seed: int,
    most: int,
    deeds: tuple[str, ...],
    answers: int,
    positions: int,
    alike: int,
    lang: str | None,
) -> None:
    """List the puzzles of GAME, or of all games, the easier first.

    They are solved in the browser: `trailboss serve` and there "Learn".
    """
    from trailboss.puzzles.puzzle import file_of, puzzles_of
    from trailboss.puzzles.verify import faults
    from trailboss.puzzles.words import Words

    if find:
        from trailboss.puzzles.find import Wish, to_text
        from trailboss.puzzles.find import find as found_in

        if game is None:
            raise click.UsageError("name the GAME to find puzzles of")
        rules = load(game)
        wish = Wish(deeds, answers, positions, alike, number, range(seed, seed + most))
        written = found_in(rules, wish)
        path = Path(str(file_of(rules)))
        path.parent.mkdir(exist_ok=True)
        path.write_text(to_text(written), encoding="utf-8")
        click.echo(f"{len(written['puzzle'])} puzzles of {len(written['deal'])} games")
        return
    found = [one for name in ([game] if game else games()) for one in puzzles_of(load(name))]
    wrong = [fault for one in found for fault in faults(one)] if verify else []
    for fault in wrong:
        click.echo(fault, err=True)
    if wrong:
        raise TrailbossError(f"{len(wrong)} faults in {len(found)} puzzles")
    for one in found:
        words = Words(one, language(lang))
        click.echo(f"{one.called}: {words.goal()} {'*' * one.rating} ({one.turns} turns)")
    if verify:
        click.echo(f"{len(found)} puzzles: one best line each, over every way to play the turn")
